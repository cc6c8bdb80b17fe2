"""Games that have come to nothing, such as through somebody else's referee: each is told, ten in a row end the play."""
from __future__ import annotations

import sys

MOST_IN_A_ROW = 10


class TooManyFailed(Exception):
    """Too many games have failed in a row, so that more would tell nothing."""


class FailuresInARow:
    """Counts failed games. ``all``: how many there were in all; ``last``: what was said of the last one."""

    def __init__(self) -> None:
        self.all = 0
        self.last = ""
        self._in_a_row = 0

    def add(self, said: str) -> None:
        """Tells a failure on stderr. Raises :class:`TooManyFailed` if there have been too many in a row."""
        self.all += 1
        self.last = said
        self._in_a_row += 1
        print(said, file=sys.stderr)
        if self._in_a_row == MOST_IN_A_ROW:
            raise TooManyFailed(f"{MOST_IN_A_ROW} games in a row have failed, so no more are played")

    def clear(self) -> None:
        """Call this after a game that has not failed."""
        self._in_a_row = 0
