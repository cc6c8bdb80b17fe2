"""A clock that a search moves itself: it goes on by one at every look."""
from __future__ import annotations

from botkit.search.clock import Deadline


class Looks(Deadline):
    """Counts the looks at it, and passes at the one with the number ``last``."""

    def __init__(self, last: float) -> None:
        super().__init__(last)
        self.count = 0

    def now(self) -> float:
        self.count += 1
        return float(self.count)
