"""The numbers of actions: a bijection between the actions of a hand and 0, 1, 2, ...

Actions are ranked in the lexicographic order of their classes: the rank of an action is the number of
actions before it. Unlike a mixed-radix code, this leaves no number unused, so a uniform number is a
uniform action. The rows of :func:`~bot.roborally.rules.hands.all_programs` have the same numbers.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.roborally.rules.hands import Classes, classes_of

Action = tuple[int, ...]
"""The class of each open register."""


class ActionSpace:
    """The actions that fill ``length`` registers from a multiset with the given ``multiplicities``."""

    def __init__(self, multiplicities: Sequence[int], length: int) -> None:
        """Raises :class:`ValueError` if there are fewer cards than registers."""
        self.multiplicities, self.length = tuple(multiplicities), length
        if length > sum(self.multiplicities):
            raise ValueError(f"{sum(self.multiplicities)} cards cannot fill {length} registers")
        self.count = count_sequences(_key(self.multiplicities), length)

    def rank(self, action: Action) -> int:
        """The number of an action, 0..count-1. Raises :class:`ValueError` if it is not in this space."""
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

    def _completions(self, left: Sequence[int], chosen: int, place: int) -> int:
        """The number of actions that continue with class ``chosen`` in register ``place``."""
        if not left[chosen]:
            return 0
        rest = [*left[:chosen], left[chosen] - 1, *left[chosen + 1:]]
        return count_sequences(_key(rest), self.length - place - 1)


def action_space(hand: Sequence[int], length: int) -> tuple[Classes, ActionSpace]:
    """The classes of a hand, and the space of its actions."""
    classes = classes_of(hand)
    return classes, ActionSpace([len(cards) for cards in classes], length)


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


def _key(multiplicities: Sequence[int]) -> tuple[int, ...]:
    """The key for counting, which depends only on the multiplicities, not on their order."""
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
