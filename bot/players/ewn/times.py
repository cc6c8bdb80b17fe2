"""How deep, or for how long, the game's bots search; names of times: see :mod:`bot.players.times`."""
from __future__ import annotations

from dataclasses import dataclass

from bot.players.parameters import CommonParams, effort
from bot.players.times import UNLIMITED, TurnTime

LEAST_TURN_MS, LEAST_THINK_MS = 3.0, 1.0
"""Even if no time is left: a move must be sent."""


@dataclass(frozen=True)
class Times(CommonParams):
    """What can be set in every bot of the game."""

    depth: int = effort()
    """Search depth in moves and rolls, our move included; 0: as deep as the time allows."""
    turn_ms: float = 1000.0
    """What the judge allows for a move, in milliseconds."""
    game_ms: float = 240_000.0
    """What the judge allows for all moves of a game, in milliseconds, unless it says what is left."""
    think_share: float = 0.8
    """The part of a move's time in which to think."""
    margin_ms: float = 15.0
    """What is kept back of that part, for the last step of the search and the answer, in milliseconds."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a move ends that has ``limit_ms`` by the game's clock; the first move is no exception."""
        if self.depth:
            return UNLIMITED
        limit_ms = max(min(self.turn_ms, limit_ms), LEAST_TURN_MS)
        return TurnTime.before(limit_ms, max(LEAST_THINK_MS, limit_ms * self.think_share - self.margin_ms))
