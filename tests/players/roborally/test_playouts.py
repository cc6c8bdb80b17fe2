"""The seed's forms of play."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest
from bot.players.roborally.playouts import POLICIES, VALUES, Playouts

from bot.games.roborally.batch import Simulator
from bot.games.roborally.batch_state import State
from bot.games.roborally.dealing import deal, shuffled
from bot.games.roborally.editions import RULES_2005
from bot.games.roborally.rules import check_order
from bot.players.roborally.decision import Decision, Position
from bot.players.roborally.params import Params
from bot.search.clock import Deadline
from tests.players.roborally.positions import PROSPECTS, ROBOTS

GAMES = 200


def playouts(policy: str, tries: int = 10) -> Playouts:
    return Playouts(PROSPECTS, Simulator(PROSPECTS.travel.poses.tables, RULES_2005), policy, tries, [1])


def mean_turns_to_go(policy: str, turns: int) -> float:
    state = State.of(ROBOTS, PROSPECTS.travel.poses.tables, GAMES)
    winners = np.zeros((len(ROBOTS), GAMES), bool)
    playouts(policy).play_on(state, winners, turns)
    return float(np.where(winners, 0.0, PROSPECTS.turns_to_go(state)).mean())


@pytest.mark.parametrize("policy", ["uniform", "search", "path"])
def test_policies_play_cards_of_the_hand(policy: str) -> None:
    state = State.of(ROBOTS, PROSPECTS.travel.poses.tables, GAMES)
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
    state = State.of(ROBOTS, PROSPECTS.travel.poses.tables, 2)
    before = state.take(np.arange(2))
    winners = np.array([[True, False], [False, False], [False, False]])
    playouts("uniform").play_on(state, winners, 1)
    assert (state.cell[:, 0] == before.cell[:, 0]).all()
    assert (state.cell[:, 1] != before.cell[:, 1]).any()


@pytest.mark.parametrize("others", POLICIES)
@pytest.mark.parametrize("value", VALUES)
def test_every_form_of_the_bot_gives_legal_orders_again_and_again(others: str, value: str) -> None:
    params = Params(
        iterations=200, scenarios=32, batch=64, allocation="uniform", width=0, depth=2, others=others, value=value,
    )
    hand = Random(4).sample(range(1, 85), 9)
    position = Position(1, ROBOTS, hand)
    orders = {Decision(position, PROSPECTS, RULES_2005, params, None).search(Deadline.never()) for _ in range(2)}
    assert len(orders) == 1
    check_order(ROBOTS[1], hand, orders.pop(), RULES_2005)
