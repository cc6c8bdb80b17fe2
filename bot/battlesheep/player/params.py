"""Everything about the Battle Sheep bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.battlesheep.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``."""

    exploration: float = between(0.2, 0.01)
    """UCT: the factor of the square root."""
    batch: int = between(2048, 1)
    """UCT: the most playouts at a time."""
    sheep_numbers: int = 7
    """The most numbers of sheep that are tried for each slide of a flock, evenly spread; 0: all."""
    value_weight: float = between(0.4, 0.0, 1.0)
    """The weight of the learned value against the playout's ranks on an empty map; it falls with the free cells."""
    value_until: float = between(0.2, 0.0, 0.99)
    """The share of free cells at which that weight reaches 0."""
