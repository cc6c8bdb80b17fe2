"""Reduced programs as the classes of their cards."""
from __future__ import annotations

from collections.abc import Sequence

from bot.roborally.rules.hands import all_actions, classes_of

Action = tuple[int, ...]


def action_of(hand: Sequence[int], program: Sequence[int]) -> Action:
    """The class of each card of a program."""
    return tuple(next(index for index, cards in enumerate(classes_of(hand)) if card in cards) for card in program)


def actions_of(multiplicities: Sequence[int], length: int) -> list[Action]:
    """All actions, by their numbers."""
    return [tuple(action) for action in all_actions(multiplicities, length).tolist()]


def actions_of_hand(hand: Sequence[int], length: int) -> list[Action]:
    """All actions of a hand, by their numbers."""
    return actions_of([len(cards) for cards in classes_of(hand)], length)
