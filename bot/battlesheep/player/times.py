"""When a turn's time ends, for every bot of this game; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, between, effort
from botkit.client.times import UNLIMITED, TurnTime

USUAL_TURN_MS = 1000.0
"""The limit that is assumed if the referee sets none."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every bot of this game. For the names of times see :mod:`botkit.client.times`."""

    iterations: int = effort()
    """Playouts in each turn; 0: as many as the time allows. With a number, the clock is ignored."""
    seed: int = 1
    """The seed of all random numbers."""
    turn_ms: float = between(0.0, 0.0)
    """The referee's limit for a turn, in milliseconds; 0: the limit that it sends."""
    margin_ms: float = between(100.0, 0.0)
    """The part of a turn's limit that is kept back to send the answer, in milliseconds."""
    margin_share: float = between(0.2, 0.0, 1.0)
    """No more than this share of the limit is kept back."""
    first_margin_ms: float = between(300.0, 0.0)
    """The same for the start: the program is loaded then, which takes an unknown time."""
    first_margin_share: float = between(0.4, 0.0, 1.0)
    """The same for the start: no more than this share is kept back."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search ends in a turn with a limit of ``limit_ms`` (0: no limit)."""
        if self.iterations:
            return UNLIMITED
        limit_ms = self.turn_ms or limit_ms or USUAL_TURN_MS
        margin_ms, share = self.margin_ms, self.margin_share
        if is_first:
            margin_ms, share = self.first_margin_ms, self.first_margin_share
        return TurnTime.before(limit_ms, limit_ms - min(margin_ms, share * limit_ms))
