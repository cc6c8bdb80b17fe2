"""The Olympics bot."""
