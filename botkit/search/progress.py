"""How far a search is that divides its time: temperatures fall, changes get smaller."""
from __future__ import annotations

import math

from botkit.search.clock import NODES_PER_LOOK, Deadline

LOOK_S = 0.0005
MOST_STEPS_PER_LOOK = 1024


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
