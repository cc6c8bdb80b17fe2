"""What the document tuned, with what it chose."""
from __future__ import annotations

from dataclasses import dataclass

from bot.players.battlesheep.conversation import TurnParams


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``."""

    most_iterations: int = 25_000
    """Playouts of each turn by the clock, at most; 0: as many as the time allows."""
    exploration: float = 5.0
    """UCT: the factor of the square root."""
    batch: int = 2048
    """UCT: playouts at a time, at most."""
    reward_1: float = 0.4
    """For the first rank."""
    reward_2: float = 0.3
    """For the second rank."""
    reward_3: float = 0.2
    """For the third rank."""
    reward_4: float = 0.1
    """For the last rank."""

    def by_rank(self) -> list[float]:
        """The rewards of ranks 1 to 4."""
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]
