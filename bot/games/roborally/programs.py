"""Reduced programs: cards of equal effect are one class, and every program of classes has a number.

Two rotations are equivalent if they turn alike, because rotating robots do not meet. Two moves are
equivalent if they move alike and nothing can come between their priorities: their numbers are adjacent,
or linked through adjacent equivalent cards of the same hand. An action assigns a class to each open
register. Actions are ranked by counting: the rank of an action is the number of actions that come before
it in the order of their first differing class. Unlike a mixed-radix code this leaves no number unused.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from bot.games.roborally.cards import KIND, LAST_ROTATION

Classes = tuple[tuple[int, ...], ...]
"""The cards of a hand by class, each class and the classes among themselves in ascending order."""
Action = tuple[int, ...]
"""The class of each open register."""


def classes_of(hand: Sequence[int]) -> Classes:
    """Splits a hand into classes of equivalent cards."""
    groups: dict[tuple[int, int], list[int]] = {}
    run, previous = 0, 0
    for card in sorted(hand):
        if card > LAST_ROTATION and (card != previous + 1 or KIND[card] != KIND[previous]):
            run += 1
        groups.setdefault((KIND[card], run if card > LAST_ROTATION else 0), []).append(card)
        previous = card
    return tuple(sorted(tuple(group) for group in groups.values()))


class ActionSpace:
    """The actions that fill ``length`` registers from a multiset with the given ``multiplicities``."""

    def __init__(self, multiplicities: Sequence[int], length: int) -> None:
        """Raises :class:`ValueError` if there are fewer cards than registers."""
        self.multiplicities, self.length = tuple(multiplicities), length
        if length > sum(self.multiplicities):
            raise ValueError(f"{sum(self.multiplicities)} cards cannot fill {length} registers")
        self.count = count_sequences(_key(self.multiplicities), length)

    def rank(self, action: Action) -> int:
        """The number of an action, 0..count-1. Raises :class:`ValueError` if it is none of this space."""
        if len(action) != self.length:
            raise ValueError(f"an action has {self.length} classes, not {len(action)}")
        left, rank = list(self.multiplicities), 0
        for place, chosen in enumerate(action):
            if not 0 <= chosen < len(left) or not left[chosen]:
                raise ValueError(f"class {chosen} of register {place + 1} has no card left")
            rank += sum(self._completions(left, other, place) for other in range(chosen))
            left[chosen] -= 1
        return rank

    def unrank(self, rank: int) -> Action:
        """The action with this number. Raises :class:`ValueError` for a number out of range."""
        if not 0 <= rank < self.count:
            raise ValueError(f"no action has the number {rank}; there are {self.count}")
        left, action = list(self.multiplicities), []
        for place in range(self.length):
            chosen = 0
            while rank >= (completions := self._completions(left, chosen, place)):
                rank -= completions
                chosen += 1
            left[chosen] -= 1
            action.append(chosen)
        return tuple(action)

    def all_actions(self) -> Iterator[Action]:
        """All actions in the order of their numbers."""
        return self._extend(list(self.multiplicities), ())

    def _extend(self, left: list[int], start: Action) -> Iterator[Action]:
        if len(start) == self.length:
            yield start
            return
        for chosen, cards in enumerate(left):
            if cards:
                left[chosen] -= 1
                yield from self._extend(left, (*start, chosen))
                left[chosen] += 1

    def array(self) -> Any:
        """All actions in the order of their numbers, int64 [count, length]."""
        left = np.array([self.multiplicities], np.int64)  # [actions so far, classes]
        actions = np.zeros((1, 0), np.int64)
        for _ in range(self.length):
            rows, chosen = left.nonzero()
            actions = np.concatenate((actions[rows], chosen[:, None]), axis=1)
            left = left[rows]
            left[np.arange(len(rows)), chosen] -= 1
        return actions

    def _completions(self, left: Sequence[int], chosen: int, place: int) -> int:
        """How many actions go on with class ``chosen`` in register ``place``."""
        if not left[chosen]:
            return 0
        rest = [*left[:chosen], left[chosen] - 1, *left[chosen + 1:]]
        return count_sequences(_key(rest), self.length - place - 1)


def program_of(classes: Classes, action: Action) -> tuple[int, ...]:
    """A program of cards for an action; equivalent cards are used in ascending order."""
    unused = [list(reversed(cards)) for cards in classes]
    return tuple(unused[chosen].pop() for chosen in action)


def action_of(classes: Classes, program: Sequence[int]) -> Action:
    """The action of a program. Raises :class:`ValueError` for a card that is not in the hand."""
    class_by_card = {card: index for index, cards in enumerate(classes) for card in cards}
    for card in program:
        if card not in class_by_card:
            raise ValueError(f"card {card} is not in the hand")
    return tuple(class_by_card[card] for card in program)


def action_space(hand: Sequence[int], length: int) -> tuple[Classes, ActionSpace]:
    """The classes of a hand, and the space of its actions."""
    classes = classes_of(hand)
    return classes, ActionSpace([len(cards) for cards in classes], length)


def _key(multiplicities: Sequence[int]) -> tuple[int, ...]:
    """The count depends on the multiplicities alone, not on their order."""
    return tuple(sorted(m for m in multiplicities if m))


@cache
def count_sequences(multiplicities: tuple[int, ...], length: int) -> int:
    """The number of sequences of ``length`` classes that the multiplicities allow."""
    if not length:
        return 1
    return sum(
        count_sequences(_key([*multiplicities[:i], m - 1, *multiplicities[i + 1:]]), length - 1)
        for i, m in enumerate(multiplicities)
    )
