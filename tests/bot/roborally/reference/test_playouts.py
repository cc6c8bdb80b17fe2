"""The playout policies of the report."""
from __future__ import annotations

import numpy as np
import pytest

from bot.roborally.reference.playouts import Playouts
from bot.roborally.rules.batch_state import State
from bot.roborally.rules.hands import deal, shuffled
from tests.bot.roborally.player.positions import PROSPECTS, ROBOTS

GAMES = 200
TRAVEL = PROSPECTS.travel


def playouts(policy: str) -> Playouts:
    return Playouts(TRAVEL, policy, 10, [1])


def start(games: int) -> State:
    return State.of(ROBOTS, TRAVEL.poses.tables, games)


def mean_turns_to_go(policy: str, turns: int) -> float:
    state = start(GAMES)
    winners = np.zeros((len(ROBOTS), GAMES), bool)
    playouts(policy).play_on(state, winners, turns)
    return float(np.where(winners, 0.0, TRAVEL.turns_to_go(state)).mean())


@pytest.mark.parametrize("policy", ["uniform", "search", "path"])
def test_policies_play_cards_of_the_hand(policy: str) -> None:
    state = start(GAMES)
    hands = deal(state, shuffled(GAMES, np.random.default_rng(1))).hands
    programs = playouts(policy).programs(hands, state)
    for game in range(0, GAMES, 10):
        for player in range(len(ROBOTS)):
            program = set(programs[:, player, game].tolist())
            assert len(program) == 5
            assert program <= set(hands[:, player, game].tolist())


def test_searching_policies_get_on_faster_than_the_uniform_one() -> None:
    assert mean_turns_to_go("path", 3) < mean_turns_to_go("search", 3) + 0.3
    assert mean_turns_to_go("search", 3) < mean_turns_to_go("uniform", 3) - 0.5


def test_games_that_are_won_are_not_played_on() -> None:
    state = start(2)
    before = state.take(np.arange(2))
    winners = np.array([[True, False], [False, False], [False, False]])
    playouts("uniform").play_on(state, winners, 1)
    assert (state.cell[:, 0] == before.cell[:, 0]).all()
    assert (state.cell[:, 1] != before.cell[:, 1]).any()
