"""Everything about the EWN bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.players.parameters import choice, effort
from bot.players.times import UNLIMITED, TurnTime

MOVES_TO_GO = 8
"""A move gets no more than this part of the time that is left for the game."""
LEAST_TURN_MS, LEAST_THINK_MS = 3.0, 1.0
"""Even if no time is left: a move must be sent."""


@dataclass(frozen=True)
class Params:
    """What can be set with ``--set NAME=VALUE``. Names of times: see :mod:`bot.players.times`."""

    iterations: int = effort()
    """Search depth as the seed counts it, moves and rolls; 0: as deep as the time allows. The layers take 4 at least:
    the first of them are the positions after our move, and their values those after every answer to it."""
    seed: int = 0
    """Nothing in this bot is drawn by lot: the same input always gives the same answer."""
    turn_ms: float = 1000.0
    """What the judge allows for a move, in milliseconds."""
    game_ms: float = 240_000.0
    """What the judge allows for all moves of a game, in milliseconds, unless it says what is left."""
    think_share: float = 0.8
    """The part of a move's time in which to think."""
    margin_ms: float = 15.0
    """What is kept back of that part, for the last layer and the answer, in milliseconds."""
    search: str = choice("layers", "negascout")
    """How: a name in ``thinker.THINKERS``: ``layers`` has full width, in whole arrays."""
    evaluation: str = choice("learned", "combined", "distance", "determinacy")
    """What a leaf is worth: a name in ``thinker.VALUES``; all but the first are the seed's."""
    positions: int = 700_000
    """Most positions in one layer of the full-width search."""
    star1: bool = True
    """Cut off rolls in NegaScout."""
    star2: bool = False
    """Probe one move of each roll first in NegaScout."""
    table: bool = True
    """Keep chance nodes of NegaScout in a table through the game."""

    def turn_time(self, left_ms: float) -> TurnTime:
        """When the search of a move ends that has ``left_ms`` left for the rest of the game."""
        if self.iterations:
            return UNLIMITED
        limit_ms = max(min(self.turn_ms, left_ms / MOVES_TO_GO), LEAST_TURN_MS)
        return TurnTime.before(limit_ms, max(LEAST_THINK_MS, limit_ms * self.think_share - self.margin_ms))
