"""What can be wrong with where games run."""
from __future__ import annotations


class ExecutorError(Exception):
    """No executor as asked for, or one that has failed; the message says what to do."""
