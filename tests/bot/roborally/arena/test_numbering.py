"""The numbers of actions."""
from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from random import Random

import pytest

from bot.roborally.arena.numbering import Action, ActionSpace, action_of, action_space, program_of
from bot.roborally.rules.constants import DECK_SIZE, REGISTERS
from bot.roborally.rules.hands import all_actions
from tests.bot.roborally.seed_algorithms import action_number, number_action

EXAMPLE = (11, 83, 57, 49, 35, 21, 3, 50, 4)
"""The hand of the seed's report."""
MOST_EXHAUSTIVE = 6


def multiplicities_of_hands(most: int) -> list[tuple[int, ...]]:
    """What multiplicities hands of up to ``most`` cards can have."""
    return [m for size in range(1, most + 1) for n in range(1, size + 1)
            for m in combinations_with_replacement(range(1, size + 1), n) if sum(m) == size]


def actions_of(space: ActionSpace) -> list[Action]:
    return [tuple(action) for action in all_actions(space.multiplicities, space.length).tolist()]


def test_the_example_of_the_report() -> None:
    classes, space = action_space(EXAMPLE, REGISTERS)
    assert len(classes) == 5
    assert len(list(permutations(EXAMPLE, REGISTERS))) == 15_120
    assert space.count == 1_250


@pytest.mark.parametrize("multiplicities", multiplicities_of_hands(MOST_EXHAUSTIVE))
def test_numbers_are_a_bijection_for_all_small_hands(multiplicities: tuple[int, ...]) -> None:
    for length in range(min(REGISTERS, sum(multiplicities)) + 1):
        space = ActionSpace(multiplicities, length)
        cards = [index for index, m in enumerate(multiplicities) for _ in range(m)]
        actions = sorted(set(permutations(cards, length)))
        assert [tuple(action) for action in all_actions(multiplicities, length).tolist()] == actions
        assert [space.rank(action) for action in actions] == list(range(space.count))
        assert [space.unrank(number) for number in range(space.count)] == actions


def test_numbers_are_inverse_for_random_hands_and_all_numbers_of_locks() -> None:
    random = Random(7)
    for _ in range(10_000):
        hand = random.sample(range(1, DECK_SIZE + 1), 9)
        length = random.randint(0, REGISTERS)
        classes, space = action_space(hand, length)
        number = random.randrange(space.count)
        action = space.unrank(number)
        assert space.rank(action) == number
        assert action_of(classes, program_of(classes, action)) == action
        assert space.rank(space.unrank(space.count - 1)) == space.count - 1


def test_unranking_uniform_numbers_samples_uniformly() -> None:
    _, space = action_space((1, 2, 7, 9, 49, 50), 3)
    random, draws = Random(11), 40_000
    counts = Counter(space.unrank(random.randrange(space.count)) for _ in range(draws))
    expected = draws / space.count
    chi_square = sum((counts[action] - expected) ** 2 / expected for action in actions_of(space))
    degrees = space.count - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5


def test_the_mean_number_of_actions_is_that_of_the_specification() -> None:
    random = Random(13)
    counts = sorted(action_space(random.sample(range(1, DECK_SIZE + 1), 9), REGISTERS)[1].count for _ in range(4_000))
    assert 3_800 < sum(counts) / len(counts) < 4_200
    assert 2_600 < counts[len(counts) // 2] < 3_200


def test_bad_numbers_and_actions_are_refused() -> None:
    space = ActionSpace((1, 2), 2)
    for number in (-1, space.count):
        with pytest.raises(ValueError, match="no action has the number"):
            space.unrank(number)
    for action in ((0, 0), (0,), (2, 0)):
        with pytest.raises(ValueError, match="class"):
            space.rank(action)
    with pytest.raises(ValueError, match="cannot fill"):
        ActionSpace((1, 1), 3)


def test_the_printed_algorithms_do_not_fit_together() -> None:
    space = ActionSpace((1, 1, 1), 2)
    wrong = [a for a in actions_of(space) if number_action((1, 1, 1), 2, action_number((1, 1, 1), a)) != a]
    assert wrong


def test_the_corrected_algorithms_leave_numbers_unused() -> None:
    space = ActionSpace((1, 2), 2)
    codes = [action_number((1, 2), action, last_first=True) for action in actions_of(space)]
    assert sorted(codes) == [0, 1, 3]
    assert [number_action((1, 2), 2, code) for code in codes] == actions_of(space)
