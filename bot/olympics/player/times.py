"""When a turn's time ends, for every bot of this game; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, between, effort_name
from botkit.client.times import UNLIMITED, TurnTime


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every Olympics bot."""

    seed: int = 1
    """The seed of all random numbers."""
    think_ms: float = between(30.0, 0.0)
    """How long a turn's search may take, in milliseconds."""
    first_think_ms: float = between(800.0, 0.0)
    """The same in the first turn: enough on a third of a core, too, or the first whole search is a later turn's."""
    grace_ms: float = between(2.0, 0.0)
    """How long after its end a search that goes on is stopped by force, in milliseconds."""
    message: bool = False
    """Whether answers carry what the bot expects, for the contest's viewer."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a turn ends. The contest does not say its limit, so ``limit_ms`` is not looked at."""
        if getattr(self, effort_name(self)):
            return UNLIMITED
        think_ms = self.first_think_ms if is_first else self.think_ms
        return TurnTime(think_ms, think_ms + self.grace_ms)
