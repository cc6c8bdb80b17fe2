"""How hands are dealt, and which programs they allow."""
from __future__ import annotations

from itertools import product
from random import Random

import numpy as np

from bot.roborally.rules.batch_state import State
from bot.roborally.rules.constants import DECK_SIZE, KIND
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.hands import classes_of, deal, deal_unseen, shuffled
from bot.roborally.rules.state import Robot, Status
from bot.roborally.rules.tables import FloorTables

GAMES = 300


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
