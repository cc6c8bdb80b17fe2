"""Which of three it is: a player is stronger than another, weaker, or about as strong; on the mean points of sets.

Two sequential tests run side by side on the same sets: Elo 0 against ``elo``, and Elo 0 against ``-elo``. Each ends at
its first bound, whatever comes after it. The player is stronger if the first test accepts ``elo``, weaker if the second
one accepts ``-elo``, and about as strong if both accept 0. So a verdict can be told again from the sets in their order.

Source: M. Sobel, A. Wald, "A Sequential Decision Procedure for Choosing One of Three Hypotheses Concerning the Unknown
Mean of a Normal Distribution", 1949; with the likelihood ratio of :mod:`arena.stats.sprt`.
"""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from arena.stats.estimates import score_of
from arena.stats.sprt import PENTANOMIAL, bounds, log_likelihood_ratio

STRONGER, WEAKER, EQUAL = "stronger", "weaker", "equal"
ALPHA = 0.001
"""The probability to find a player stronger that is as strong, and the same for weaker: a contest has many versions."""
BETA = 0.05
"""The probability to miss a difference of ``elo``."""
LOWER, UPPER = bounds(ALPHA, BETA)


def verdict_of(sets: Sequence[float], elo: float) -> str | None:
    """``STRONGER``, ``WEAKER`` or ``EQUAL``; ``None``: not clear yet. ``sets``: mean points in 0..1, in their order."""
    outcomes, places = np.unique(np.round([*PENTANOMIAL, *sets], 9), return_inverse=True)
    counts = np.cumsum(np.eye(len(outcomes))[places[len(PENTANOMIAL):]], axis=0)  # [S, K]: after each set
    is_stronger = _decision(log_likelihood_ratio(outcomes, counts, 0.5, score_of(elo)))
    is_weaker = _decision(log_likelihood_ratio(1.0 - outcomes, counts, 0.5, score_of(elo)))
    if is_stronger:
        return STRONGER
    if is_weaker:
        return WEAKER
    return EQUAL if (is_stronger, is_weaker) == (False, False) else None


def _decision(ratios: npt.NDArray[np.float64]) -> bool | None:
    """Whether the second hypothesis is accepted where the ratios [S] first reach a bound; ``None``: they do not."""
    ends = np.flatnonzero((ratios <= LOWER) | (ratios >= UPPER))
    return bool(ratios[ends[0]] >= UPPER) if len(ends) else None
