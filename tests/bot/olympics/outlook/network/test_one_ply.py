"""What the network expects of this turn's actions."""
from __future__ import annotations

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.network.one_ply import OnePly
from bot.olympics.rules.constants import ACTIONS, PLAYERS, RIGHT, TURNS
from bot.olympics.rules.state import Archery, Diving, Hurdles, Position, Skating
from botkit.arrays import Floats

EVEN = [[[1, 0, 0]] * 4] * PLAYERS


def outcomes(position: Position) -> Floats:
    network = OnePly(Forecaster(MEDAL_SHARES))
    for _ in network.look(position):
        pass
    return network.outcomes


def test_players_in_the_same_state_expect_the_same() -> None:
    runs = [Hurdles("." * 30, [4] * 3, [0] * 3), Archery([3, 5], [(1, 2)] * 3), Skating("LDUR", [2] * 3, [0] * 3, 9),
            Diving("LUD", [4] * 3, [1] * 3)]
    expected = outcomes(Position(30, EVEN, runs))
    assert expected.shape == (PLAYERS, ACTIONS)
    assert expected == pytest.approx(np.tile(expected[0], (PLAYERS, 1)))
    assert 0.3 < expected.mean() < 0.7


def test_the_last_dive_follows_the_letter() -> None:
    expected = outcomes(Position(TURNS, EVEN, [None, None, None, Diving("R", [50, 52, 51], [6, 6, 0])]))
    assert expected.argmax(1)[:2].tolist() == [RIGHT, RIGHT]
    assert expected[0, RIGHT] > expected[0].min() + 0.1


def test_who_is_far_ahead_in_medals_expects_more() -> None:
    ahead = [[[5, 1, 0]] * 4, [[1, 1, 0]] * 4, [[1, 1, 0]] * 4]
    expected = outcomes(Position(80, ahead, [None, None, None, Diving("RLU", [3, 3, 3], [0, 0, 0])]))
    assert expected[0].min() > 0.9 > 0.5 > expected[1].max()


def test_nothing_of_the_turn_before_is_kept() -> None:
    network = OnePly(Forecaster(MEDAL_SHARES))
    first, second = Diving("RL", [3, 9, 3], [0, 2, 1]), Diving("UU", [1, 1, 3], [0, 0, 1])
    for dive in (first, second):
        for _ in network.look(Position(60, EVEN, [None, None, None, dive])):
            pass
    assert np.array_equal(network.outcomes, outcomes(Position(60, EVEN, [None, None, None, second])))
