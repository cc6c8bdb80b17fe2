"""The numbers of reduced programs: the rows of all actions."""
from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from random import Random

import pytest

from bot.roborally.rules.constants import DECK_SIZE, NO_CARD, REGISTERS
from bot.roborally.rules.hands import all_programs, classes_of
from tests.bot.roborally.actions import action_of, actions_of, actions_of_hand
from tests.bot.roborally.rules.test_hands import robot
from tests.bot.roborally.seed_algorithms import action_number, number_action

EXAMPLE = (11, 83, 57, 49, 35, 21, 3, 50, 4)
"""The hand of the document."""
SMALL = [
    parts for classes in range(1, 7) for parts in combinations_with_replacement(range(1, 7), classes) if sum(parts) <= 6
]
"""The sizes of the classes of all hands of up to six cards."""


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
    for _ in range(20):
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
