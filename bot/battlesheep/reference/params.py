"""The parameters that the document tuned, with the values that it chose."""
from __future__ import annotations

from dataclasses import dataclass

from bot.battlesheep.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``."""

    most_iterations: int = 25_000
    """The most playouts in a turn that is timed by the clock; 0: as many as the time allows."""
    exploration: float = between(5.0, 0.01)
    """UCT: the factor of the square root."""
    batch: int = between(2048, 1)
    """UCT: the most playouts at a time."""
    reward_1: float = 0.4
    """The reward of the first rank."""
    reward_2: float = 0.3
    """The reward of the second rank."""
    reward_3: float = 0.2
    """The reward of the third rank."""
    reward_4: float = 0.1
    """The reward of the last rank."""

    def by_rank(self) -> list[float]:
        """The rewards of ranks 1 to 4."""
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]
