"""What commands end with, beside 0."""

FAILED = 1
"""Differences were found, or something failed."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""By Ctrl-C: the code of shells."""
