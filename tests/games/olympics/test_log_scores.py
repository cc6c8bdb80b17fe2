"""Whole logarithms: exact for products, close to the true ones, and as fine as asked."""
from __future__ import annotations

import numpy as np
import pytest

from bot.games.olympics.log_scores import DIVISIONS, MOST_POINTS, whole_logarithms


@pytest.mark.parametrize("steps", DIVISIONS)
def test_products_are_sums(steps: int) -> None:
    logarithm = whole_logarithms(1.0, steps)
    for one in range(1, MOST_POINTS + 1):
        for other in range(1, MOST_POINTS // one + 1):
            assert logarithm[one * other] == logarithm[one] + logarithm[other]


@pytest.mark.parametrize("steps", DIVISIONS)
def test_they_are_close_and_in_order(steps: int) -> None:
    logarithm = whole_logarithms(1.0, steps)
    numbers = np.arange(1, MOST_POINTS + 1)
    assert np.abs(logarithm[1:] - steps * np.log2(numbers)).max() < 2.0
    assert (np.diff(logarithm[1:17]) >= 0).all()


@pytest.mark.parametrize("octaves", [0.0, 0.3, 1.0, 2.5, 7.0, 19.0])
def test_they_take_the_finest_division_that_fits(octaves: float) -> None:
    steps = 500
    octave = whole_logarithms(octaves, steps)[2]
    assert octave == DIVISIONS[0] or octave * octaves <= steps
    finer = [each for each in DIVISIONS if each > octave]
    assert not finer or finer[0] * octaves > steps
