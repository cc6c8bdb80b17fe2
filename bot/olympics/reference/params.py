"""The parameters of the reference bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.olympics.player.times import TurnParams
from botkit.client.parameters import between, effort


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``. For the names of times see :mod:`botkit.client.times`."""

    iterations: int = effort()
    """Paths through the tree in each turn, whatever the clock says; 0: by the clock."""
    exploration: float = between(0.15, 0.01)
    """The constant of PUCT."""
    batch: int = between(256, 1)
    """Paths that descend the tree in parallel."""
    prior_sharpness: float = between(60.0, 0.0)
    """How strongly the prior prefers actions with a better expected outcome."""
    prior_uniform: float = between(0.1, 0.0, 1.0)
    """The share of the prior that is uniform over all actions."""
