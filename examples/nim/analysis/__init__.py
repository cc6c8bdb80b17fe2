"""The judge of answers in Nim."""
