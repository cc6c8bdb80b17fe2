"""The parameters of the RoboRally bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.roborally.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``; ``samples`` is the effort."""

    width: int = between(512, 1)
    """How many programs enter the search: those that are best for a lone robot."""
    scenarios: int = between(1536, 1)
    """Scenarios that are sampled for a decision of one second; fewer if there is less time."""
    first_samples: int = between(12, 1)
    """Sequential halving: samples of each program in the first round."""
    finalists: int = 48
    """Sequential halving: so many programs are compared by a second turn; 0: none."""
    later_samples: int = between(96, 1)
    """Of two turns, for each of them in the first round."""
    batch: int = between(2048, 2)
    """Games that are simulated at once."""
    sweeps: int = between(5, 1)
    """Value iteration: sweeps for each leg of the course."""
    hit_cost: float = between(0.3, 0.0)
    """What a hit by a wall laser costs a robot that is alone, in turns."""
    power_down_margin: float = 0.0
    """How much a power-down must add to the probability to win."""
