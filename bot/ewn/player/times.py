"""How deep, or for how long, the game's bots search; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, between, effort
from botkit.client.times import UNLIMITED, TurnTime

LEAST_TURN_MS, LEAST_THINK_MS = 3.0, 1.0
"""The times that count even if no time is left: a move must be sent."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every bot of this game."""

    depth: int = effort()
    """Search depth in moves and rolls, our move included; an odd one is rounded down. 0: as deep as the time allows."""
    turn_ms: float = between(1000.0, 0.0)
    """The judge's limit for a move, in milliseconds."""
    game_ms: float = between(240_000.0, 0.0)
    """The judge's limit for all moves of a game, in milliseconds, unless the judge says how much is left."""
    think_share: float = between(0.8, 0.0, 1.0)
    """The share of a move's time for the search."""
    margin_ms: float = between(15.0, 0.0)
    """The part of this that is kept back for the last step of the search and the answer, in milliseconds."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search ends for a move with ``limit_ms`` by the game's clock; the first move is no exception."""
        if self.depth:
            return UNLIMITED
        limit_ms = max(min(self.turn_ms, limit_ms), LEAST_TURN_MS)
        return TurnTime.before(limit_ms, max(LEAST_THINK_MS, limit_ms * self.think_share - self.margin_ms))
