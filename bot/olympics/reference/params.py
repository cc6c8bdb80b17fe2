"""The parameters of the reference bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.client.parameters import CommonParams, effort
from bot.client.times import UNLIMITED, TurnTime


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``. For the names of times see :mod:`bot.client.times`."""

    iterations: int = effort()
    """Paths through the tree in each turn, whatever the clock says; 0: by the clock."""
    seed: int = 1
    """The seed of all random numbers."""
    think_ms: float = 30.0
    """How long a turn's search may take, in milliseconds."""
    first_think_ms: float = 400.0
    """The same in the first turn."""
    grace_ms: float = 2.0
    """How long after its end a search that goes on is stopped by force, in milliseconds."""
    message: bool = False
    """Whether answers carry what the bot expects, for the contest's viewer."""
    exploration: float = 0.15
    """The constant of PUCT."""
    batch: int = 256
    """Paths that descend the tree in parallel."""
    prior_sharpness: float = 60.0
    """How strongly the prior prefers actions with a better expected outcome."""
    prior_uniform: float = 0.1
    """The share of the prior that is uniform over all actions."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a turn ends. The contest does not say its limit, so ``limit_ms`` is ignored."""
        if self.iterations:
            return UNLIMITED
        think_ms = self.first_think_ms if is_first else self.think_ms
        return TurnTime(think_ms, think_ms + self.grace_ms)
