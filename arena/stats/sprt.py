"""Sequential test between two strengths, on the mean points of whole sets.

Two hypotheses on the expected points of a set, ``score_of(elo0)`` and ``score_of(elo1)``, are compared by the
generalised log-likelihood ratio: for each, the most likely distribution of set outcomes with that mean is
taken. With two players a set is a pair of games with seats exchanged, and the outcomes are pentanomial; with
more players a set is all seat assignments, and the outcomes are those that have occurred.

Sources: A. Wald, "Sequential Tests of Statistical Hypotheses" (1945) for the bounds; M. Van den Bergh,
"A practical introduction to the GSPRT" and "Comments on normalized Elo" for the maximum-likelihood ratio and
the use of pairs, as in fishtest.
"""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from arena.contract.files import Json
from arena.stats.estimates import Floats, score_of

ALPHA = 0.05
"""The probability to accept the second hypothesis although the first one is true."""
BETA = 0.05
"""The probability to accept the first hypothesis although the second one is true."""
MOST_ELO = 2000.0
"""The largest Elo of a hypothesis, up or down: beyond it the expected points are almost 0 or 1."""
FEWEST_GAINS = 20
"""With fewer, their spread is known so badly that the test would be wrong more often."""
LEAST_SPREAD = 0.01
"""The spread of gains is taken for at least this share of what is between the hypotheses."""
PENTANOMIAL = (0.0, 0.25, 0.5, 0.75, 1.0)
UNSEEN = 1e-3
"""The count given to an outcome that has not occurred, so that any mean is possible (as in fishtest)."""
BISECTIONS = 22
"""This many leave an error of 1e-6 in the tilt, and much less in the ratio, which is stationary there."""


def bounds(alpha: float, beta: float) -> tuple[float, float]:
    """Wald's bounds of the log-likelihood ratio, where the first or the second hypothesis is accepted."""
    return math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha)


class Sprt:
    """The test of ``elo0`` against the greater ``elo1``. Raises :class:`ValueError` for unusable hypotheses."""

    unit = "Elo"
    most = MOST_ELO
    alpha, beta = ALPHA, BETA

    def __init__(self, elo0: float, elo1: float) -> None:
        if not elo0 < elo1:
            raise ValueError(f"of {elo0:g} and {elo1:g} {self.unit}, the first must be below the second")
        if not -self.most <= elo0 < elo1 <= self.most:
            raise ValueError(f"{elo0:g} and {elo1:g} {self.unit} must be from {-self.most:g} to {self.most:g}")
        self.elo0, self.elo1 = elo0, elo1
        self.lower, self.upper = bounds(self.alpha, self.beta)

    def llr(self, sets: Sequence[float]) -> float:
        """The log-likelihood ratio of the sets' mean points."""
        if not sets:
            return 0.0
        outcomes, counts = np.unique(np.round([*PENTANOMIAL, *sets], 9), return_counts=True)
        counts -= np.isin(outcomes, PENTANOMIAL)
        loss0, loss1 = log_losses(outcomes, counts[None].astype(float), (score_of(self.elo0), score_of(self.elo1)))
        return float((loss0 - loss1)[0])

    def decided(self, sets: Sequence[float]) -> bool:
        return not self.lower < self.llr(sets) < self.upper

    def report(self, sets: Sequence[float]) -> Json:
        """The part on the test in the output of ``play --json``."""
        llr = self.llr(sets)
        accepted = f"{self.unit} {self.elo1 if llr >= self.upper else self.elo0:g} accepted"
        name = self.unit.lower()
        return {
            f"{name}0": self.elo0, f"{name}1": self.elo1, "alpha": self.alpha, "beta": self.beta, "llr": round(llr, 4),
            "lower": round(self.lower, 4), "upper": round(self.upper, 4), "sets": len(sets),
            "result": accepted if self.decided(sets) else "undecided",
        }


class GainSprt(Sprt):
    """The test of two mean gains of one program over another on the same seeds, which may be any numbers.

    Their mean is taken for normal, with the spread that they have shown. It is wrong less often than the test of Elo.
    """

    unit = "gain"
    most = math.inf
    alpha = beta = 0.01

    def llr(self, sets: Sequence[float]) -> float:
        """The log-likelihood ratio of the gains; 0 while there are too few to know their spread."""
        if len(sets) < FEWEST_GAINS:
            return 0.0
        gap = self.elo1 - self.elo0
        variance = max(float(np.var(sets, ddof=1)), (LEAST_SPREAD * gap) ** 2)
        return len(sets) * gap * (float(np.mean(sets)) - (self.elo0 + self.elo1) / 2.0) / variance


def in_words(report: Json) -> str:
    """How a test stands, by :meth:`Sprt.report`."""
    unit = Sprt.unit if "elo0" in report else GainSprt.unit
    first, second = (report[f"{unit.lower()}{number}"] for number in (0, 1))
    return (f"SPRT {first:g} against {second:g} {unit}: {report['result']} (log-likelihood ratio"
            f" {report['llr']:.2f} between {report['lower']:.2f} and {report['upper']:.2f})")


def log_losses(outcomes: Floats, counts: Floats, means: Sequence[float]) -> Floats:
    """How much less likely each of the means is than the one that was seen, as a logarithm [M, T].

    Of T tests at once; ``outcomes`` [K]: the possible points of a set; ``counts`` [T, K]: how often each occurred.
    """
    counts = np.maximum(counts, UNSEEN)  # [T, K]
    excess = outcomes - np.array(means)[:, None]  # [M, K]
    tilted = _tilts(excess, counts)[..., None] * excess[:, None]  # [M, T, K]
    return np.einsum("tk,mtk->mt", counts, np.log1p(tilted))


def _tilts(excess: Floats, counts: Floats) -> Floats:
    """The x [M, T] for which counts / (1 + x excess) is the most likely distribution with each mean.

    ``excess`` [M, K]: by how much the outcomes exceed the mean. The tilt is the root of a decreasing function between
    the poles (Van den Bergh, proposition 1.1).
    """
    low = np.repeat(-1.0 / excess.max(1, keepdims=True), len(counts), 1)
    high = np.repeat(-1.0 / excess.min(1, keepdims=True), len(counts), 1)
    excess = excess[:, None]  # [M, 1, K]
    for _ in range(BISECTIONS):
        middle = (low + high) / 2.0
        rising = np.einsum("tk,mtk->mt", counts, excess / (1.0 + middle[..., None] * excess)) > 0.0
        low = np.where(rising, middle, low)
        high = np.where(rising, high, middle)
    return (low + high) / 2.0
