"""What is compared in each set: points, which say who is ahead, or gains, which say by how much."""
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from arena.contract.measure import RANK, Measure
from arena.stats.estimates import Interval, elo_of_sets, mean_of_sets, signed
from arena.stats.ratings import ELO_SCALE, GAIN_SCALE, Scale
from arena.stats.sprt import GainSprt, Sprt
from arena.stats.verdict import verdict_of, verdict_of_gains


class Yardstick(NamedTuple):
    """How the values of sets are read.

    ``scale``: of the ratings. ``test``: of two strengths. ``verdict``: which of three it is, for a difference in Elo.
    ``lost``, ``won``: the least and the most that a set can give. ``difference``: how much stronger the first player
    is, by the sets' values. ``show``: such a difference for people.
    """

    scale: Scale
    test: type[Sprt]
    verdict: Callable[[Sequence[float], float], str | None]
    lost: float
    won: float
    difference: Callable[[Sequence[float]], Interval]
    show: Callable[[float], str]

    @property
    def sought(self) -> str:
        """The unit of the difference that a duel looks for."""
        return "Elo" if self.scale is ELO_SCALE else "normalized Elo"

    @property
    def unit(self) -> str:
        """What differences are."""
        return self.test.unit

    def mean(self, sets: Sequence[float]) -> Interval:
        """The mean of the sets' values."""
        return mean_of_sets(sets, self.lost, self.won)

    def shown(self, value: float) -> str:
        """A value of a set for people."""
        return self.show(value) if self is GAINS else f"{value:.3f}"

    def of_the_other(self, sets: Sequence[float]) -> list[float]:
        """The values of the other one of two players."""
        return [(1.0 if self.won == 1.0 else 0.0) - value for value in sets]

    def in_words(self, difference: Interval) -> str:
        """A difference with its interval."""
        low, high = self.show(difference.low), self.show(difference.high)
        return f"{self.show(difference.value)} ({low} to {high})"


POINTS = Yardstick(ELO_SCALE, Sprt, verdict_of, 0.0, 1.0, elo_of_sets, signed)
GAINS = Yardstick(GAIN_SCALE, GainSprt, verdict_of_gains, -math.inf, math.inf,
                  partial(mean_of_sets, least=-math.inf, most=math.inf), GAIN_SCALE.show)


def yardstick_of(measure: Measure | None) -> Yardstick:
    """How programs are compared that are measured so; ``None``: they play each other."""
    return POINTS if measure is None or measure.compare == RANK else GAINS
