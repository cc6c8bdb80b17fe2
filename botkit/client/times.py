"""When the search of a turn ends.

The following names mean the same in the ``Params`` of every game, in milliseconds from the beginning of a turn:

- ``turn_ms``, ``game_ms``: what the referee allows for a turn, and for all turns of a game
- ``think_ms``: how long a turn's search may take; ``think_share``: the same as a share of what the referee allows
- ``margin_ms``: the part of this that is kept back, so that the search ends by itself in time
- ``grace_ms``: how long after that end a search that has not ended is stopped by force
- ``first_``: for the first turn, in which the program is loaded too
"""
from __future__ import annotations

import math
from typing import NamedTuple


class TurnTime(NamedTuple):
    """Milliseconds from the beginning of a turn; infinite for a search that is bounded by iterations alone."""

    end_ms: float
    """When the search ends by itself."""
    stop_ms: float
    """When it is stopped by force."""

    @classmethod
    def before(cls, limit_ms: float, end_ms: float) -> TurnTime:
        """The time of a search that is stopped halfway between its end and the referee's limit."""
        return cls(end_ms, (end_ms + limit_ms) / 2)


UNLIMITED = TurnTime(math.inf, math.inf)
