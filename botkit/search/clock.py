"""The one clock of a search."""
from __future__ import annotations

import math
from time import perf_counter

NODES_PER_LOOK = 64
"""Nodes that are searched one by one between two looks at the clock: below 2 ms."""
LOOK_S = 0.0005
MOST_STEPS_PER_LOOK = 1024


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


class Progress:
    """How far a search is from its beginning to its end, by what it counts or by the clock."""

    def __init__(self, deadline: Deadline, limit: int = 0) -> None:
        """``limit``: the end in what the search counts, by which alone it is then measured; 0: the deadline.

        Raises :class:`ValueError` if there is neither.
        """
        if not limit and deadline.end == math.inf:
            raise ValueError("this search divides its time: it wants a deadline, or a fixed effort")
        self._deadline, self._limit = deadline, limit
        self._began = self._looked = deadline.now()
        self.done = 0
        self.steps = NODES_PER_LOOK if limit else 1
        """How many steps to make until the next look; by the clock, as many as take about ``LOOK_S``."""

    def share(self) -> float:
        """A look: from 0 to 1; 1 once the search is over."""
        now = self._deadline.now()
        if now >= self._deadline.end:
            return 1.0
        if self._limit:
            return min(self.done / self._limit, 1.0)
        quick = now - self._looked < LOOK_S
        self.steps = min(self.steps * 2, MOST_STEPS_PER_LOOK) if quick else max(self.steps // 2, 1)
        self._looked = now
        return (now - self._began) / (self._deadline.end - self._began)
