"""Skating played out at random: exact for the last turn, and sound before it."""
from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from bot.olympics.outlook.rankings import RANKING_MEDALS
from bot.olympics.player.skating_playouts import rankings_after
from bot.olympics.rules.batch import RISKS
from bot.olympics.rules.constants import ACTIONS, FALLEN, LETTERS, PLAYERS
from bot.olympics.rules.plain import play_turn, results
from bot.olympics.rules.state import Skating

ORDER = "RULD"
RANKS = np.array([ORDER.index(letter) for letter in LETTERS])


def _states(spaces: list[int], risks: list[int]) -> np.ndarray:
    return np.array([space * RISKS + risk - FALLEN for space, risk in zip(spaces, risks)])


@pytest.mark.parametrize(("spaces", "risks"), [([20, 21, 20], [0, 4, 1]), ([30, 30, 29], [-2, 3, 0])])
def test_the_last_turn_is_that_of_the_rules(spaces: list[int], risks: list[int]) -> None:
    rankings = rankings_after(_states(spaces, risks), RANKS, 1, 2, np.random.default_rng(1), (0, 1))
    for actions in product(range(ACTIONS), repeat=PLAYERS):
        run = Skating(ORDER, list(spaces), list(risks), 1)
        play_turn(run, actions)
        reached = results(run)
        (ranking,) = np.nonzero(rankings[:, actions[0], actions[1], actions[2]])[0]
        assert list(RANKING_MEDALS[ranking]) == [sum(other > mine for other in reached) for mine in reached]


def test_a_long_lead_is_kept_and_a_short_one_is_open() -> None:
    far = rankings_after(_states([40, 10, 10], [0, 0, 0]), RANKS, 5, 64, np.random.default_rng(2), (0, 1))
    near = rankings_after(_states([12, 10, 10], [0, 0, 0]), RANKS, 8, 64, np.random.default_rng(2), (0, 1))
    first = RANKING_MEDALS[:, 0] == 0
    assert far[first].sum(0) == pytest.approx(np.ones((ACTIONS,) * 3))
    assert 0.2 < near[first].sum(0).mean() < 0.95


def test_every_joint_action_has_a_distribution() -> None:
    rankings = rankings_after(_states([0, 0, 0], [0, 0, 0]), RANKS, 15, 16, np.random.default_rng(3), (0, 1))
    assert rankings.sum(0) == pytest.approx(np.ones((ACTIONS,) * 3))


def test_touching_at_a_high_risk_costs_ground() -> None:
    rankings = rankings_after(_states([10, 10, 25], [3, 0, 0]), RANKS, 8, 256, np.random.default_rng(4), (0, 2))
    last = RANKING_MEDALS[:, 1] == 2
    safe, fast = int(np.flatnonzero(RANKS == 0)[0]), int(np.flatnonzero(RANKS == 3)[0])
    apart = rankings[last, safe, fast, safe].sum()
    together = rankings[last, safe, safe, safe].sum()
    assert together > apart


def test_correlated_skaters_end_alike() -> None:
    def ties(correlation: float) -> float:
        states, random = _states([10, 4, 4], [0, 0, 0]), np.random.default_rng(5)
        rankings = rankings_after(states, RANKS, 10, 128, random, (1, 2), correlation)
        level = RANKING_MEDALS[:, 1] == RANKING_MEDALS[:, 2]
        return float(rankings[level][:, :, range(ACTIONS), range(ACTIONS)].sum(0).mean())

    assert ties(1.0) == 1.0
    assert ties(0.9) > ties(0.0) + 0.1
