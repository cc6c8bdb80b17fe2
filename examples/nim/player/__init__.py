"""The Nim bot."""
