"""Skaters by themselves."""
from __future__ import annotations

import numpy as np
import pytest

from bot.olympics.outlook.outcomes import PlayModel
from bot.olympics.outlook.skating_outcomes import skating_outcomes
from bot.olympics.rules.batch import MOST_SPACES
from bot.olympics.rules.constants import ACTIONS, FALL_RISK, FALLEN, LETTERS, SKATING_SPACES
from bot.olympics.rules.plain import play_turn
from bot.olympics.rules.state import Skating

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


def gains_by_the_rules(risk: int, left: int) -> np.ndarray:
    """The distribution of a random skater's gain [MOST_SPACES + 1] by the plain rules, all ways one by one."""
    out = np.zeros(MOST_SPACES + 1)
    if not left:
        out[0] = 1
        return out
    for rank in range(ACTIONS):
        for is_touched in (False, True):
            place = 0 if risk < 0 else SKATING_SPACES[rank]
            other = place if is_touched else place + 1
            run = Skating(LETTERS, [0, other, other], [risk, FALLEN, FALLEN])
            play_turn(run, [rank, 0, 0])
            share = (0.2 if is_touched else 0.8) / ACTIONS
            out[run.spaces[0]:] += share * gains_by_the_rules(run.risks[0], left - 1)[: out.size - run.spaces[0]]
    return out


@pytest.mark.parametrize("risk", range(FALLEN, FALL_RISK))
def test_gains_are_those_of_the_rules(risk: int) -> None:
    gains = skating_outcomes(RANDOM).gains
    for left in range(4):
        assert gains[left, risk - FALLEN] == pytest.approx(gains_by_the_rules(risk, left), abs=1e-6), left
