"""The playout policies of the report, and uniform programs in arrays."""
from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from bot.roborally.reference.playouts import Playouts, UniformPrograms
from bot.roborally.rules.batch_state import State
from bot.roborally.rules.constants import NO_CARD
from bot.roborally.rules.hands import deal, shuffled
from tests.bot.roborally.actions import action_of, actions_of_hand
from tests.bot.roborally.player.positions import PROSPECTS, ROBOTS
from tests.bot.roborally.rules.test_hands import GAMES, robot, state_of

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


def test_programs_come_from_the_hand_and_keep_the_locks() -> None:
    state = state_of(robot(), robot(damage=7, registers=[0, 0, 5, 70, 84]))
    random = np.random.default_rng(2)
    dealt = deal(state, shuffled(GAMES, random))
    source = UniformPrograms(dealt.hands, state)
    programs = source.cards(source.draw(random))
    for game in range(GAMES):
        hand = [card for card in dealt.hands[:, 0, game] if card]
        assert len(set(programs[:, 0, game])) == 5
        assert set(programs[:, 0, game]) <= set(hand)
        assert programs[2:, 1, game].tolist() == [5, 70, 84]
        assert set(programs[:2, 1, game]) <= set(dealt.hands[:, 1, game]) - {NO_CARD}


def test_every_reduced_program_is_as_likely_as_the_others() -> None:
    hand, draws = (3, 4, 8, 50, 51, 53, 70), 15_000
    state = state_of(robot(damage=2), games=draws)
    hands = np.zeros((9, 1, draws), np.int16)
    hands[:len(hand), 0] = np.array(hand)[:, None]
    source = UniformPrograms(hands, state)
    programs = source.cards(source.draw(np.random.default_rng(3)))[:, 0].T
    actions = actions_of_hand(hand, 5)
    counts = Counter(action_of(hand, program) for program in programs.tolist())
    expected = draws / len(actions)
    chi_square = sum((counts[action] - expected) ** 2 / expected for action in actions)
    assert chi_square < len(actions) + 4 * (2 * len(actions)) ** 0.5
