"""The parameters of the bot with the network."""
from __future__ import annotations

from dataclasses import dataclass

from bot.client.parameters import CommonParams, effort
from bot.client.times import UNLIMITED, TurnTime


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``. For the names of times see :mod:`bot.client.times`.

    Values are expected outcomes, from 0 to 1.
    """

    answers: int = effort()
    """Joint answers of the others to each of the best actions that are looked at, in each turn; 0: by the clock."""
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
    temperature: float = 0.004
    """The difference in value that players hardly notice."""
    margin: float = 0.03
    """Only actions whose value is at most this much below the best are looked at again."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a turn ends. The contest does not say its limit, so ``limit_ms`` is not looked at."""
        if self.answers:
            return UNLIMITED
        think_ms = self.first_think_ms if is_first else self.think_ms
        return TurnTime(think_ms, think_ms + self.grace_ms)
