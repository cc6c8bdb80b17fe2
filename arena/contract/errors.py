"""Errors whose messages are sentences, and one of another kind in their place."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class ExecutorError(Exception):
    """The place where games run cannot be had, or has failed; the message says what to do."""


@contextmanager
def told_as(kind: type[Exception], *errors: type[Exception], about: str = "") -> Iterator[None]:
    """Raises an error of this kind, with the same message, in place of ``errors``; ``about`` stands before it."""
    try:
        yield
    except errors as error:
        raise kind(f"{about}{error}") from None
