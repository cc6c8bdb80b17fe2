"""The exit codes of commands, besides 0."""

FAILED = 1
"""Differences were found, something failed, or a file is damaged and only a part of it was read."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""Interrupted by Ctrl-C: the code that shells use."""
