"""What is compared: points, which say who is ahead, or gains, which say by how much; and the ratings that follow."""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from arena.stats.estimates import Floats, Interval, elo_of_sets, mean_of_sets
from arena.stats.sprt import GainSprt, Sprt
from arena.stats.verdict import verdict_of, verdict_of_gains

ELO = 400.0 / math.log(10.0)
"""Elo points per unit of strength."""
AT_ANCHOR = 1500.0
"""Rating of the anchor."""
LONGEST_STEP = 2.0
"""The most that a step changes a strength; far from the solution, a full step of Newton's method may not converge."""


class Yardstick:
    """Who was ahead of whom, and the Elo scale.

    ``test``: of two strengths. ``sought``: the unit of the difference that a duel looks for. ``lost``, ``won``: the
    least and the most that a set can give, and ``draw`` what each of two equals is given. ``anchor``: the rating of the
    anchor. ``strength``: the rating of one strength. ``provisional``: an interval that is wider says little. ``slack``:
    what a chart shows around a rating. ``digits``: of a rating in JSON.
    """

    test, sought = Sprt, "Elo"
    lost, draw, won = 0.0, 0.5, 1.0
    anchor, strength, longest_step, provisional, slack, digits = AT_ANCHOR, ELO, LONGEST_STEP, 300.0, 30.0, 1

    @property
    def unit(self) -> str:
        """What differences are."""
        return self.test.unit

    def mean(self, sets: Sequence[float]) -> Interval:
        return mean_of_sets(sets, self.lost, self.won)

    def difference(self, sets: Sequence[float]) -> Interval:
        """How much stronger the first player is, by the sets' values."""
        return elo_of_sets(sets)

    def verdict(self, sets: Sequence[float], elo: float) -> str | None:
        """Which of three it is, for a difference in Elo."""
        return verdict_of(sets, elo)

    def shown(self, value: float) -> str:
        """A value of a set for people."""
        return f"{value:.3f}"

    def in_words(self, difference: Interval) -> str:
        """A difference with its interval."""
        return f"{self.signed(difference.value)} ({self.signed(difference.low)} to {self.signed(difference.high)})"

    def signed(self, difference: float) -> str:
        """A difference for people, with its sign."""
        return f"{round(difference):+d}" if math.isfinite(difference) else ("+∞" if difference > 0 else "-∞")

    def show(self, rating: float) -> str:
        """A rating for people."""
        return f"{rating:.0f}" if math.isfinite(rating) else "\N{EN DASH}"

    def expected(self, gap: Floats) -> Floats:
        """What one bot may expect against another, by the difference of their strengths."""
        return 1.0 / (1.0 + np.exp(-gap))

    def slope(self, gap: Floats) -> Floats:
        """By how much that grows with the difference."""
        return self.expected(gap) * self.expected(-gap)

    def noise(self, surprises: Sequence[Floats]) -> float:
        """The variance of what a pair of equals is given, as a multiple of the slope."""
        return 1.0


class GainYardstick(Yardstick):
    """Gains in the measure of the contest; the mean of all, or the anchor, is 0."""

    test, sought = GainSprt, "normalized Elo"
    lost, draw, won = -math.inf, 0.0, math.inf
    anchor, strength, longest_step, provisional, slack, digits = 0.0, 1.0, math.inf, math.inf, 0.0, 6

    def difference(self, sets: Sequence[float]) -> Interval:
        return self.mean(sets)

    def verdict(self, sets: Sequence[float], elo: float) -> str | None:
        return verdict_of_gains(sets, elo)

    def shown(self, value: float) -> str:
        return self.show(value)

    def signed(self, difference: float) -> str:
        return self.show(difference)

    def show(self, rating: float) -> str:
        return f"{rating:+.3g}" if math.isfinite(rating) else super().show(rating)

    def expected(self, gap: Floats) -> Floats:
        return gap

    def slope(self, gap: Floats) -> Floats:
        return np.ones_like(gap)

    def noise(self, surprises: Sequence[Floats]) -> float:
        """That which was seen."""
        squares = [np.mean(surprise**2) for surprise in surprises if surprise.size]
        return float(np.mean(squares)) if squares else 0.0


POINTS, GAINS = Yardstick(), GainYardstick()
