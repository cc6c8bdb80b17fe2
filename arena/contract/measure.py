"""How programs are compared that each play alone for a score, on the same seeds.

The measures are those of heuristic contests: AtCoder's relative score (Topcoder's, too) is the share of the better
score that the other one has.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from arena.contract.ranks import ranks_of

RANK, MEAN, RELATIVE, LOG = "rank", "mean", "relative", "log"
COMPARE = (RANK, MEAN, RELATIVE, LOG)
MORE, LESS = "more", "less"
BETTER = (MORE, LESS)


@dataclass(frozen=True)
class Measure:
    """``compare``: one of ``COMPARE``. ``better``: one of ``BETTER``. ``fault_score``: of a run that has failed."""

    compare: str = RANK
    better: str = MORE
    fault_score: float | None = None

    def ranks(self, scores: Sequence[float]) -> list[int]:
        """Ranks from 1; runs that have failed, or have no score above 0 where only that has a ratio, come last."""
        return ranks_of([self._key(score) for score in scores])

    def _key(self, score: float) -> tuple[bool, float]:
        return not self._failed(score), 0.0 if self._failed(score) else score if self.better == MORE else -score

    def _failed(self, score: float) -> bool:
        return score == self.fault_score or (self.compare in (RELATIVE, LOG) and score <= 0.0)

    def gain(self, score: float, other: float) -> float:
        """By how much a score is better than the other one of the same seed, in this measure.

        ``rank``: 1, 0 or -1. ``mean``: the difference. ``relative``: the same as a share of the greater one, so -1
        to 1. ``log``: the natural logarithm of their ratio. A run that is last in :meth:`ranks` is behind by the whole
        of the other's score, which is 1 in all measures but ``mean``.
        """
        one, two = self._key(score), self._key(other)
        if self.compare == RANK or one == two:
            return float((one > two) - (one < two))
        sign = 1.0 if one > two else -1.0
        if self._failed(score) or self._failed(other):
            return sign * (abs(other if self._failed(score) else score) if self.compare == MEAN else 1.0)
        if self.compare == MEAN:
            return sign * abs(score - other)
        return sign * abs(log(score / other) if self.compare == LOG else (score - other) / max(score, other))
