"""The one clock of a search."""
from __future__ import annotations

import math
from time import perf_counter

NODES_PER_LOOK = 64
"""Nodes that are searched one by one between two looks at the clock: below 2 ms."""


class Stopped(Exception):
    """The deadline has passed in the middle of a search's step."""


class Deadline:
    """A moment on the monotonic clock at which an answer must be ready.

    A search asks :meth:`passed` between steps of about 2 ms at most; for longer steps its player keeps back a margin.
    Nothing inside a search looks at the clock for another reason.
    """

    __slots__ = ("end",)

    def __init__(self, end: float) -> None:
        """``end`` in seconds of :func:`time.perf_counter`; infinite for no limit."""
        self.end = end

    @classmethod
    def after_ms(cls, ms: float, start: float | None = None) -> Deadline:
        """``ms`` milliseconds after ``start`` (now, if not given)."""
        return cls((perf_counter() if start is None else start) + ms / 1000.0)

    @classmethod
    def never(cls) -> Deadline:
        """No limit, for searches that are bounded by iterations alone."""
        return cls(math.inf)

    def now(self) -> float:
        """The time on the clock of ``end``, to measure what steps of a search take."""
        return perf_counter()

    def left_ms(self) -> float:
        """Milliseconds left; negative once the deadline has passed."""
        return (self.end - self.now()) * 1000.0

    def passed(self) -> bool:
        return self.now() >= self.end

    def check(self) -> None:
        """Raises :class:`Stopped` once the time is over."""
        if self.passed():
            raise Stopped
