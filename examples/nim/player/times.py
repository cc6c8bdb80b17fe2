"""When a turn's time ends, for every bot of this game; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, effort
from botkit.client.times import UNLIMITED, TurnTime

USUAL_TURN_MS = 100.0
"""Where the referee has no limit."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every Nim bot."""

    depth: int = effort()
    """Moves that the search looks ahead; 0: as many as the time allows."""
    margin_share: float = 0.3
    """The part of a turn's limit that is kept back."""
    first_margin_share: float = 0.6
    """The same for the first turn, in which the program is loaded."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a turn ends that the referee gives ``limit_ms`` (0: no limit)."""
        if self.depth:
            return UNLIMITED
        limit_ms = limit_ms or USUAL_TURN_MS
        margin_share = self.first_margin_share if is_first else self.margin_share
        return TurnTime.before(limit_ms, limit_ms * (1.0 - margin_share))
