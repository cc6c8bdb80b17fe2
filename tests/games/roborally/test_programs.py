"""The classes of cards that do the same."""
from __future__ import annotations

from itertools import product
from random import Random

from bot.games.roborally.constants import DECK_SIZE, KIND
from bot.games.roborally.programs import classes_of


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
