"""When a turn's time ends, for every bot of this game; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, between, effort
from botkit.client.times import UNLIMITED, TurnTime

USUAL_TURN_MS = 1000.0
"""The limit that is assumed if the referee sets none; numbers of samples are meant for it."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every RoboRally bot. For the names of times see :mod:`botkit.client.times`."""

    samples: int = effort()
    """Simulated games for each decision; 0: as many as the time allows. With a number, the clock is ignored."""
    seed: int = 1
    """The seed of all random numbers."""
    think_share: float = between(0.8, 0.0, 1.0)
    """The share of the referee's limit for the search."""
    margin_ms: float = between(35.0, 0.0)
    """The part of this that is kept back for the last batch and the answer, in milliseconds."""
    first_margin_ms: float = between(285.0, 0.0)
    """The same for the first turn, because a program may start slowly on a busy machine."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search ends in a turn with a limit of ``limit_ms`` (0: no limit)."""
        if self.samples:
            return UNLIMITED
        limit_ms = limit_ms or USUAL_TURN_MS
        kept_ms = self.first_margin_ms if is_first else self.margin_ms
        return TurnTime.before(limit_ms, max(limit_ms * self.think_share - kept_ms, 0.0))
