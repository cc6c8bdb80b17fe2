"""The exit codes of commands, besides 0."""

FAILED = 1
"""Differences were found, or something failed."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""Interrupted by Ctrl-C: the code that shells use."""
