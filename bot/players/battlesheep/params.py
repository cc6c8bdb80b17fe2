"""Everything about the Battle Sheep bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.players.parameters import choice, effort
from bot.players.times import UNLIMITED, TurnTime

USUAL_TURN_MS = 1000.0
"""For a referee that sets no limit."""


@dataclass(frozen=True)
class Params:
    """What can be set with ``--set NAME=VALUE``. Names of times: see :mod:`bot.players.times`."""

    iterations: int = effort()
    """Playouts of each turn; 0: as many as the time allows. With a number, the clock is not looked at."""
    seed: int = 1
    """Of all that is drawn by lot."""
    turn_ms: float = 0.0
    """What the referee allows for every turn, in milliseconds; 0: what it says itself."""
    margin_ms: float = 100.0
    """What is kept back of a turn's limit, for the answer's way, in milliseconds."""
    margin_share: float = 0.2
    """No more than this share of the limit is kept back."""
    first_margin_ms: float = 300.0
    """What is kept back when a start is asked for: the program is loaded then, which takes unknown time."""
    first_margin_share: float = 0.4
    """No more than this share of the limit is kept back then."""
    exploration: float = 0.4
    """UCT: the factor of the square root."""
    wave: int = 2048
    """UCT: playouts at a time, at most."""
    reward_1: float = 1.0
    """What the first rank is worth."""
    reward_2: float = 0.6667
    """What the second rank is worth."""
    reward_3: float = 0.3333
    """What the third rank is worth."""
    reward_4: float = 0.0
    """What the last rank is worth."""
    choices: int = 7
    """Numbers of sheep that are tried for each slide of a flock, at most, evenly spread; 0: all."""
    start: str = choice("search", "seed")
    """How the starting cell is chosen: ``search``, like a move, or ``seed``, by the seed's rule."""
    trust: float = 0.8
    """The weight of the learned value against the playout's ranks on an empty map; it falls with the free cells."""
    trust_until: float = 0.2
    """The share of free cells at which that weight has fallen to 0."""
    teams: bool = False
    """Whether to play in teams although the referee does not say so."""

    def by_rank(self) -> list[float]:
        """The rewards of ranks 1 to 4."""
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]

    def turn_time(self, limit_ms: float, is_first: bool) -> TurnTime:
        """When the search of a turn ends that the referee gives ``limit_ms`` (0: no limit)."""
        if self.iterations:
            return UNLIMITED
        limit_ms = self.turn_ms or limit_ms or USUAL_TURN_MS
        margin_ms, share = self.margin_ms, self.margin_share
        if is_first:
            margin_ms, share = self.first_margin_ms, self.first_margin_share
        return TurnTime.before(limit_ms, limit_ms - min(margin_ms, share * limit_ms))
