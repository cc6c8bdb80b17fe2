"""How hands are dealt, and which programs they allow."""
from __future__ import annotations

from itertools import combinations_with_replacement, permutations, product
from random import Random

import numpy as np
import pytest

from bot.roborally.rules.batch_state import State
from bot.roborally.rules.constants import DECK_SIZE, KIND, NO_CARD, REGISTERS
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.hands import all_programs, classes_of, deal, deal_unseen, shuffled
from bot.roborally.rules.state import Robot, Status
from bot.roborally.rules.tables import FloorTables
from tests.bot.roborally.actions import action_of, actions_of, actions_of_hand
from tests.bot.roborally.seed_algorithms import action_number, number_action

GAMES = 300
EXAMPLE = (11, 83, 57, 49, 35, 21, 3, 50, 4)
"""The hand of the document."""
SMALL = [
    parts for classes in range(1, 7) for parts in combinations_with_replacement(range(1, 7), classes) if sum(parts) <= 6
]
"""The sizes of the classes of all hands of up to six cards."""


def state_of(*robots: Robot, games: int = GAMES) -> State:
    return State.of(robots, FloorTables(Floor([". . ."], [(2, 0)])), games)


def robot(**fields: object) -> Robot:
    return Robot((0, 0), 0, archive=(0, 0), lives=3, **fields)  # type: ignore[arg-type]


def test_no_card_is_dealt_twice_or_while_it_is_locked() -> None:
    state = state_of(robot(), robot(damage=7, registers=[0, 0, 5, 70, 84]), robot(status=Status.POWERED_DOWN),
                     robot(damage=2))
    dealt = deal(state, shuffled(GAMES, np.random.default_rng(1)))
    for game in range(GAMES):
        hands = [[card for card in dealt.hands[:, player, game] if card] for player in range(4)]
        assert [len(hand) for hand in hands] == [9, 2, 0, 7]
        cards = [*(card for hand in hands for card in hand), *dealt.deck[:, game], 5, 70, 84]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(range(1, DECK_SIZE + 1))


def test_what_one_player_does_not_see_is_dealt_to_the_others() -> None:
    robots = [robot(), robot(damage=7, registers=[0, 0, 5, 70, 84]), robot(status=Status.POWERED_DOWN), robot(damage=2)]
    hand = tuple(range(10, 19))
    hands, deck = deal_unseen(robots, 0, hand, GAMES, np.random.default_rng(1))
    for game in range(GAMES):
        dealt = [[card for card in hands[:, player, game] if card] for player in range(4)]
        assert [len(cards) for cards in dealt] == [0, 2, 0, 7]
        cards = [*(card for cards in dealt for card in cards), *deck[:, game], *hand, 5, 70, 84]
        assert sorted(cards) == list(range(1, DECK_SIZE + 1))


def test_rotations_alike_are_one_class_and_moves_only_if_linked() -> None:
    assert classes_of((7, 41, 8, 1, 6)) == ((1, 6), (7, 41), (8,))
    assert classes_of((49, 51, 52, 53, 66, 67)) == ((49,), (51, 52, 53), (66,), (67,))


def test_equivalence_is_the_least_one_with_adjacent_equal_moves() -> None:
    random = Random(5)
    for _ in range(500):
        hand = random.sample(range(1, DECK_SIZE + 1), 9)
        same = {(a, b): a == b or (KIND[a] == KIND[b] and (a <= 42 or abs(a - b) == 1)) for a in hand for b in hand}
        for c, a, b in product(hand, hand, hand):
            same[a, b] = same[a, b] or (same[a, c] and same[c, b])
        found = {(a, b) for members in classes_of(hand) for a in members for b in members}
        assert found == {pair for pair, linked in same.items() if linked}


def test_the_example_of_the_document() -> None:
    assert len(classes_of(EXAMPLE)) == 5
    assert len(list(permutations(EXAMPLE, REGISTERS))) == 15_120
    assert len(actions_of_hand(EXAMPLE, REGISTERS)) == 1_250


def test_numbers_are_a_bijection_in_ascending_order_for_all_small_hands() -> None:
    for multiplicities in SMALL:
        cards = [index for index, m in enumerate(multiplicities) for _ in range(m)]
        for length in range(min(REGISTERS, len(cards)) + 1):
            assert actions_of(multiplicities, length) == sorted(set(permutations(cards, length)))


@pytest.mark.parametrize("damage", [0, 3, 5, 7, 9])
def test_a_program_has_the_number_of_its_action(damage: int) -> None:
    random = Random(damage)
    for _ in range(2 if damage < 5 else 6):
        cards = random.sample(range(1, DECK_SIZE + 1), 9 + REGISTERS)
        hand, locks = cards[: 9 - damage], max(0, damage - 4)
        registers = [NO_CARD] * (REGISTERS - locks) + cards[9 : 9 + locks]
        programs = all_programs(hand, robot(damage=damage, registers=registers)).tolist()
        length = REGISTERS - locks
        assert [action_of(hand, program[:length]) for program in programs] == actions_of_hand(hand, length)
        assert all(program[length:] == registers[length:] for program in programs)
        assert all(len({*program}) == REGISTERS for program in programs)


def test_the_mean_number_of_actions_is_that_of_the_document() -> None:
    random = Random(1)
    counts = sorted(len(actions_of_hand(random.sample(range(1, DECK_SIZE + 1), 9), REGISTERS)) for _ in range(400))
    assert 3_700 < sum(counts) / len(counts) < 4_300
    assert counts[len(counts) // 2] == 2_880


def test_the_printed_algorithms_do_not_fit_together() -> None:
    actions = actions_of((1, 1, 1), 2)
    assert [a for a in actions if number_action((1, 1, 1), 2, action_number((1, 1, 1), a)) != a]


def test_the_corrected_algorithms_leave_numbers_unused() -> None:
    actions = actions_of((1, 2), 2)
    codes = [action_number((1, 2), action, last_first=True) for action in actions]
    assert sorted(codes) == [0, 1, 3]
    assert [number_action((1, 2), 2, code) for code in codes] == actions
