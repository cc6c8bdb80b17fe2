"""Uniform programs in arrays."""
from __future__ import annotations

from collections import Counter

import numpy as np

from bot.roborally.reference.playouts import UniformPrograms
from bot.roborally.rules.constants import NO_CARD
from bot.roborally.rules.hands import deal, shuffled
from tests.bot.roborally.actions import action_of, actions_of_hand
from tests.bot.roborally.rules.test_hands import GAMES, robot, state_of


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
    hand, draws = (3, 4, 8, 50, 51, 53, 70), 40_000
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
