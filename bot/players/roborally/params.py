"""Everything about the RoboRally bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass, replace

from bot.players.parameters import choice, effort
from bot.players.times import UNLIMITED, TurnTime

USUAL_TURN_MS = 1000.0
"""For a referee that sets no limit; the numbers of samples are meant for it."""
FEWEST_SCENARIOS = 32
"""Sampled in the shortest turn."""


@dataclass(frozen=True)
class Params:
    """What can be set with ``--set NAME=VALUE``. Names of times: see :mod:`bot.players.times`."""

    iterations: int = effort()
    """Simulated turns of each decision; 0: as many as the time allows. With a number, the clock is not looked at."""
    seed: int = 1
    """Of all that is drawn by lot."""
    think_share: float = 0.8
    """The part of the referee's time for a turn in which to think."""
    margin_ms: float = 35.0
    """What is kept back of that part, for the last batch and the answer, in milliseconds."""
    first_margin_ms: float = 285.0
    """The same for the first turn: a program may start slowly on a busy machine; in milliseconds."""
    allocation: str = choice("halving", "ucb", "uniform")
    """Who gets samples."""
    value: str = choice("chances", "turns", "hodgepodge", "advantage", "manhattan")
    """What a sample counts: a name in ``playouts.VALUES``. The last three are the seed's."""
    others: str = choice("styles", "careful", "greedy", "uniform", "search", "path", "frozen")
    """What the others play: ``styles`` (all of ``opponents.STYLES``, weighed by what they do), one of these by name,
    or one of ``playouts.POLICIES``."""
    depth: int = 1
    """Turns of a sample; those after the first are played by the policy ``playout``."""
    playout: str = choice("uniform", "search", "path", "frozen")
    """The policy of later turns: a name in ``playouts.POLICIES``."""
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

    def turn_time(self, limit_ms: float, is_first: bool) -> TurnTime:
        """When the search of a turn ends that the referee gives ``limit_ms`` (0: no limit)."""
        if self.iterations:
            return UNLIMITED
        limit_ms = limit_ms or USUAL_TURN_MS
        kept_ms = self.first_margin_ms if is_first else self.margin_ms
        return TurnTime.before(limit_ms, max(limit_ms * self.think_share - kept_ms, 0.0))

    def suiting(self, think_ms: float) -> Params:
        """The parameters with numbers of samples that suit the time to think."""
        share = think_ms / (USUAL_TURN_MS * self.think_share)
        if share >= 1.0:
            return self
        return replace(
            self,
            scenarios=max(round(self.scenarios * share), FEWEST_SCENARIOS),
            first_samples=max(round(self.first_samples * share), 1),
            later_samples=max(round(self.later_samples * share), 1),
        )
