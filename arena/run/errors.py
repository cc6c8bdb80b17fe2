"""The errors of the places where games run."""
from __future__ import annotations


class ExecutorError(Exception):
    """The executor cannot be had, or has failed; the message says what to do."""
