"""Everything about the RoboRally bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Params:
    """Times are in milliseconds."""

    iterations: int = 0
    """Simulated turns of each decision; 0: as many as the time allows. With a number, the clock is not looked at."""
    seed: int = 1
    time_share: float = 0.8
    """The part of the referee's time for a turn that the search uses."""
    reserve_ms: float = 35.0
    """What is kept back of that part, for the last batch and the answer."""
    start_ms: float = 250.0
    """What is kept back of the first turn's time: a program may start slowly on a busy machine."""
    grace_ms: float = 60.0
    """How long after its time a search is stopped by force."""
    allocation: str = "halving"
    """Who gets samples: ``halving``, ``ucb`` or ``uniform``."""
    value: str = "chances"
    """What a sample counts: ``chances`` or ``turns`` (by turns to go), or the seed's ``hodgepodge``, ``advantage``
    and ``manhattan``."""
    others: str = "styles"
    """What the others play: ``styles`` (all of :mod:`opponents`, weighed by what they do), one of its styles by name,
    or a policy: ``uniform``, ``search``, ``path``, ``frozen``."""
    depth: int = 1
    """Turns of a sample; those after the first are played by the policy ``playout``."""
    playout: str = "uniform"
    tries: int = 10
    """Programs that the policies ``search`` and ``path`` compare."""
    width: int = 512
    """How many programs enter the search, the best of all for a robot that is alone; 0: all, in random order."""
    scenarios: int = 1536
    """Programs of the others that are sampled for a decision of a second; fewer if there is less time."""
    first_samples: int = 12
    """Sequential halving: samples of each program in the first round."""
    finalists: int = 24
    """Sequential halving: so many programs are compared by a second turn; 0: none."""
    later_samples: int = 192
    """Of two turns, for each of them in the first round."""
    exploration: float = 0.15
    """UCB: the factor of the square root."""
    batch: int = 2048
    """Games that are simulated at once."""
    sweeps: int = 5
    """Value iteration: sweeps for each leg of the course."""
    hit_cost: float = 0.3
    """Turns that a hit by a wall laser is worth when programs are planned alone."""
    power_down_margin: float = 0.0
    """The chance to win that a power-down must add."""
