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

SHARED_MARGIN_MS, SHARED_MARGIN = 40.0, 0.6
"""The least margin on a core that is shared, in ms, but no greater part of the limit than the second number. With two
others, Linux takes the core away for 7 to 16 ms at a time: when the turn begins, and when its search ends."""


class TurnTime(NamedTuple):
    """Milliseconds from the beginning of a turn; infinite for a search that is bounded by iterations alone."""

    end_ms: float
    """When the search ends by itself."""
    stop_ms: float
    """When it is stopped by force."""
    limit_ms: float = math.inf
    """What the referee allows, where this decides the other two."""

    @classmethod
    def before(cls, limit_ms: float, end_ms: float) -> TurnTime:
        """The time of a search that is stopped halfway between its end and the referee's limit."""
        return cls(end_ms, (end_ms + limit_ms) / 2, limit_ms)

    def on_shared_core(self) -> TurnTime:
        """The same where other programs have the core now and then."""
        least_ms = self.limit_ms - min(SHARED_MARGIN_MS, SHARED_MARGIN * self.limit_ms)
        return TurnTime.before(self.limit_ms, least_ms) if least_ms < self.end_ms else self


UNLIMITED = TurnTime(math.inf, math.inf)
