"""Skaters by themselves."""
from __future__ import annotations

import numpy as np
import pytest

from bot.olympics.outlook.outcomes import PlayModel
from bot.olympics.outlook.skating_outcomes import skating_outcomes
from bot.olympics.rules.constants import FALLEN

RANDOM = PlayModel(1.0, 0.0, 0.0)
SERIOUS = PlayModel(0.0, 1.0, 0.0)
MIXED = PlayModel(0.1, 0.2, 0.6)


def test_a_serious_skater_gains_more_than_a_random_one() -> None:
    spaces = np.arange(skating_outcomes(RANDOM).most + 1)
    careless, careful = skating_outcomes(RANDOM).gains @ spaces, skating_outcomes(SERIOUS).gains @ spaces
    assert (careful[3:] >= careless[3:] - 1e-5).all()
    assert careful[15, -FALLEN] > careless[15, -FALLEN] + 3


def test_a_fallen_skater_gains_nothing_until_it_stands() -> None:
    gains = skating_outcomes(MIXED).gains
    assert gains[2, 0, 0] == pytest.approx(1)
    assert gains[3, 0, 0] == pytest.approx(0)
