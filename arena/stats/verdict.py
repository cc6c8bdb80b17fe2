"""Which of three it is: a player is stronger than another, weaker, or about as strong; on the mean points of sets.

Two sequential tests run side by side on the same sets: Elo 0 against ``elo``, and Elo 0 against ``-elo``. Each ends at
its first bound, whatever comes after it. The player is stronger if the first test accepts ``elo``, weaker if the second
one accepts ``-elo``, and about as strong if both accept 0. So a verdict can be told again from the sets in their order.

However much stronger a player is, a set says little between 0 and a small ``elo``. So more such tests, against
differences that are ``LARGER`` times as large, find a player early that is much stronger or weaker.

Gains may be of any size. So ``elo`` is then normalized: a mean gain of ``elo * ln 10 / 800`` times the spread of the
gains over seeds, which is as hard to find as so many Elo are in games without draws.

Sources: M. Sobel, A. Wald, "A Sequential Decision Procedure for Choosing One of Three Hypotheses Concerning the Unknown
Mean of a Normal Distribution", 1949; with the likelihood ratio of :mod:`arena.stats.sprt`. M. Van den Bergh, "Comments
on normalized Elo": a sequential t-test, in which the spread under each hypothesis is the most likely one.
"""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from arena.stats.estimates import Floats, score_of
from arena.stats.sprt import FEWEST_GAINS, MOST_ELO, PENTANOMIAL, bounds, log_losses

STRONGER, WEAKER, EQUAL = "stronger", "weaker", "equal"
LARGER = (1.0, 2.0, 4.0, 8.0, 16.0)
ALPHA = 0.0004
"""The probability that a test finds a player stronger that is as strong, and the same for weaker: a contest has many
versions. All tests together do so with a probability of 0.001: they mostly err on the same sets."""
BETA = 0.05
"""The probability to miss a difference of ``elo``."""
LOWER, UPPER = bounds(ALPHA, BETA)
NORMALIZED = math.log(10.0) / 800.0
"""Of an Elo: the share of the spread."""
TINY = 1e-300
"""In place of the mean square of gains that are all 0."""


def verdict_of(sets: Sequence[float], elo: float) -> str | None:
    """``STRONGER``, ``WEAKER`` or ``EQUAL``; ``None``: not clear yet. ``sets``: mean points in 0..1, in their order."""
    outcomes, places = np.unique(np.round([*PENTANOMIAL, *sets], 9), return_inverse=True)
    counts = np.cumsum(np.eye(len(outcomes))[places[len(PENTANOMIAL):]], axis=0)  # [S, K]: after each set
    better = [score_of(min(larger * elo, MOST_ELO)) for larger in LARGER]
    return _verdict(log_losses(outcomes, counts, (0.5, *better, *(1.0 - score for score in better))))


def verdict_of_gains(gains: Sequence[float], elo: float) -> str | None:
    """The same by gains in their order; not clear while there are too few to know their spread."""
    better = elo * NORMALIZED * np.array(LARGER)
    losses = _losses_of_gains(np.array(gains, dtype=float), np.array([0.0, *better, *-better]))
    losses[:, :FEWEST_GAINS - 1] = 0.0
    return _verdict(losses)


def _losses_of_gains(gains: Floats, effects: Floats) -> Floats:
    """Minus the logarithm of the likelihood [M, S], after each of the gains [S], that their mean is ``effect`` spreads.

    The spread is the most likely one: the root of ``a u^2 - effect m u = 1`` for ``u = 1 / spread``, the mean ``m`` and
    the mean square ``a``. Nothing is added that is the same for all effects.
    """
    number = np.arange(1, len(gains) + 1)
    lean = effects[:, None] * (np.cumsum(gains) / number)
    square = np.maximum(np.cumsum(gains**2) / number, TINY)
    inverse = (lean + np.sqrt(lean**2 + 4.0 * square)) / (2.0 * square)
    return number * (square * inverse**2 / 2.0 - lean * inverse + effects[:, None] ** 2 / 2.0 - np.log(inverse))


def _verdict(losses: Floats) -> str | None:
    """By the losses [1 + 2 L, S] of these strengths: as strong, L times stronger, and as many times weaker."""
    equal, *others = losses
    ends = [_end(equal - other) for other in others]
    differing = [(end[0], place >= len(LARGER)) for place, end in enumerate(ends) if end and end[1]]
    if differing:
        return WEAKER if min(differing)[1] else STRONGER
    return EQUAL if ends[0] and ends[len(LARGER)] else None


def _end(ratios: Floats) -> tuple[int, bool] | None:
    """After how many sets the ratios [S] reach a bound, and whether it is that of a difference; ``None``: never."""
    ends = np.flatnonzero((ratios <= LOWER) | (ratios >= UPPER))
    return (int(ends[0]) + 1, bool(ratios[ends[0]] >= UPPER)) if len(ends) else None
