"""Points, intervals and Elo of a match.

Games with the same seed and rotated seats form a set. Only the sets are independent, so every interval here is
computed over sets, not over games.

Sources: Student (W. Gosset), "The Probable Error of a Mean", 1908 (intervals of a mean of few sets); B. Welch, "The
Generalization of 'Student's' Problem", 1947 (the difference of two means); M. Abramowitz,
I. Stegun, "Handbook of Mathematical Functions", 26.7.5 (quantiles of Student's distribution); W. Hoeffding,
"Probability Inequalities for Sums of Bounded Random Variables", 1963, theorem 1 (intervals without a spread);
C. Clopper, E. Pearson, "The Use of Confidence or Fiducial Limits", 1934 (the same where all is lost); M. Van den Bergh,
"A practical introduction to the GSPRT" and the documentation of fishtest (pairs of games as pentanomial outcomes,
logistic Elo).
"""
from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from statistics import fmean
from typing import TypeVar

import numpy as np
import numpy.typing as npt

K = TypeVar("K", bound=Hashable)
Floats = npt.NDArray[np.float64]
NORMAL_95 = 1.959963984540054
"""The standard normal distribution has 95 % of its mass between minus and plus this."""
STUDENT_95 = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
"""The same for Student's distribution with one to nine degrees of freedom."""
HOEFFDING_95 = math.log(2 / 0.05)
"""For n values in 0..1: with 95 % probability, the relative entropy of their mean to the true one is below this / n."""
SAME = 1e-9
"""Means that differ by less differ by rounding alone."""
BISECTIONS = 50
QUANTILES = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "max": 1.0}


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % interval; a bound is infinite if the data give none."""

    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, float | None]:
        """The fields for JSON, with ``None`` for infinity, which JSON does not have."""
        numbers = {"value": self.value, "low": self.low, "high": self.high}
        return {name: round(x, 6) if math.isfinite(x) else None for name, x in numbers.items()}


def leading_means(sets: Iterable[tuple[int, int, float]]) -> list[float]:
    """The mean points of the whole sets before the first gap; of each set: its size, its games so far, their points.

    A sequential test uses only these, because short games come back early and would otherwise be preferred.
    """
    return [points / size for size, games, points in takewhile(lambda row: row[1] == row[0], sets)]


def student_95(freedom: int) -> float:
    """Student's distribution with ``freedom`` (from 1) degrees of freedom has 95 % between minus and plus this.

    From ten degrees on, this is the expansion around the normal distribution, with an error below 0.001.
    """
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    z, n = NORMAL_95, float(freedom)
    return (z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
            + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3))


def mean_of_sets(sets: Sequence[float], least: float = 0.0, most: float = 1.0, games: int = 1) -> Interval:
    """The mean of the sets' values, which lie in ``least``..``most``, with Student's interval over the sets.

    If all sets are equal, or there is only one, the spread is unknown: then the interval is Hoeffding's, which holds
    for any values in ``least``..``most``. ``games``: of a set; if all are won, or all are lost, each of them counts.
    Without sets the mean is NaN.
    """
    values = np.asarray(sets, dtype=float)  # [S]
    return _mean(values, np.ones_like(values), least, most, games)


def mean_of_groups(groups: Iterable[Sequence[float]], least: float = 0.0, most: float = 1.0) -> Interval:
    """The mean of all values, in ``least``..``most``, of groups that are independent; values of one group are not."""
    return _mean(*_means_and_sizes(groups), least, most)


def _means_and_sizes(groups: Iterable[Sequence[float]]) -> tuple[Floats, Floats]:
    groups = list(groups)
    return np.array([fmean(group) for group in groups]), np.array([float(len(group)) for group in groups])


def _mean(means: Floats, sizes: Floats, least: float, most: float, games: int = 1) -> Interval:
    """The mean of the values of groups by the groups' means and sizes [G], see :func:`mean_of_sets`."""
    if not len(means):
        return Interval(math.nan, least, most)
    mean, variance = _mean_and_variance(means, sizes)
    if not 0.0 < variance < math.inf:
        is_extreme = min(mean - least, most - mean) < SAME
        values = float(sizes.sum() ** 2 / (sizes**2).sum()) * (games if is_extreme else 1)
        return _without_spread(mean, values, least, most)
    error = student_95(len(means) - 1) * math.sqrt(variance)
    return Interval(mean, max(least, mean - error), min(most, mean + error))


def _mean_and_variance(means: Floats, sizes: Floats) -> tuple[float, float]:
    """The mean of all values of independent groups [G], and its variance: infinite for one group.

    It is a ratio, of the sum of the values to their number, and both vary from group to group (Cochran, Sampling
    Techniques, third edition, 6.4).
    """
    mean = float(sizes @ means / sizes.sum())
    if len(means) == 1:
        return mean, math.inf
    if np.ptp(means) <= SAME:
        return mean, 0.0
    parts = sizes * (means - mean) / sizes.sum()
    return mean, float(parts @ parts) * len(means) / (len(means) - 1)


def _without_spread(mean: float, values: float, least: float, most: float) -> Interval:
    """Hoeffding's interval of a mean of so many independent values; at an end of the range, Clopper and Pearson's."""
    if not math.isfinite(most - least):
        return Interval(mean, least, most)
    share, entropy = min(1.0, max(0.0, (mean - least) / (most - least))), HOEFFDING_95 / values
    low, high = (least + (most - least) * _farthest(share, end, entropy) for end in (0.0, 1.0))
    return Interval(mean, low, high)


def _farthest(mean: float, end: float, entropy: float) -> float:
    """The true mean farthest from ``mean``, towards ``end``, to which its relative entropy is not above ``entropy``."""
    near, far = mean, end
    for _ in range(BISECTIONS):
        middle = (near + far) / 2.0
        near, far = (middle, far) if _relative_entropy(mean, middle) <= entropy else (near, middle)
    return far


def _relative_entropy(mean: float, other: float) -> float:
    parts = ((mean, other), (1.0 - mean, 1.0 - other))
    return sum(one * math.log(one / two) if two > 0.0 else math.inf for one, two in parts if one > 0.0)


def gain_in_pairs(new: Mapping[K, float], old: Mapping[K, float], most: float = 1.0) -> Interval:
    """By how much the one is better than the other, at most ``most``, over the sets (by any name) that both have."""
    return mean_of_sets([new[name] - old[name] for name in new if name in old], -most, most)


def difference_of_means(first: Iterable[Sequence[float]], second: Iterable[Sequence[float]]) -> Interval:
    """The mean of all values of independent groups less that of others, with Welch's interval: infinite if unknown."""
    both = [_means_and_sizes(groups) for groups in (first, second)]
    if not all(len(means) for means, _ in both):
        return Interval(math.nan, -math.inf, math.inf)
    (left, left_variance), (right, right_variance) = (_mean_and_variance(*groups) for groups in both)
    gap, parts = left - right, (left_variance, right_variance)
    if not 0.0 < sum(parts) < math.inf:
        return Interval(gap, -math.inf, math.inf)
    freedom = sum(parts) ** 2 / sum(part**2 / (len(means) - 1) for part, (means, _) in zip(parts, both))
    error = student_95(max(1, int(freedom))) * math.sqrt(sum(parts))
    return Interval(gap, gap - error, gap + error)


def why_vague(sets: Sequence[float]) -> str:
    """In words, why the interval of :func:`mean_of_sets` is not told from the spread; empty if it is."""
    if not sets or np.ptp(sets) > SAME:
        return ""
    if len(sets) == 1:
        return "one seed only, which is a single observation"
    return f"all {len(sets)} seeds gave the same points, so the spread is unknown"


def elo_of(score: float) -> float:
    """Logistic Elo difference of an expected score; infinite at 0 and 1."""
    if score <= 0.0:
        return -math.inf
    if score >= 1.0:
        return math.inf
    return -400.0 * math.log10(1.0 / score - 1.0)


def score_of(elo: float) -> float:
    """The expected score of a player that is stronger by ``elo``."""
    return 1.0 / (1.0 + math.pow(10.0, -elo / 400.0))


def elo_of_sets(sets: Sequence[float], games: int = 1) -> Interval:
    """Elo difference with its 95 % interval, from the mean scores of sets (pairs of games with two players).

    ``games``: of a set.
    """
    score = mean_of_sets(sets, games=games)
    return Interval(elo_of(score.value), elo_of(score.low), elo_of(score.high))


def outcome_counts(sets: Sequence[float]) -> dict[str, int]:
    """How often each mean score of a set occurred; with two players these are the pentanomial 0, 0.25, 0.5, 0.75, 1."""
    return dict(Counter(f"{score:g}" for score in sorted(sets)))


def times_summary(ms: Sequence[float]) -> dict[str, float]:
    """Percentiles of answer times in milliseconds; empty without times."""
    if not ms:
        return {}
    values = np.quantile(np.asarray(ms, dtype=float), [*QUANTILES.values()])
    return {name: round(float(value), 3) for name, value in zip(QUANTILES, values)}
