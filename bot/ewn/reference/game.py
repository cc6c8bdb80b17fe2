"""EWN one position at a time, as :mod:`botkit.search.expectimax` needs it, and a value; sides are numbers."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bot.ewn.rules import sides
from bot.ewn.rules.plain import STEPS, movable_labels, winner
from bot.ewn.rules.sides import BITS, OFF_BOARD, packed
from bot.ewn.rules.state import CAPTURED, DICE, PIECES, RED, SIDE, SQUARES, TARGET, Position
from botkit.arrays import Floats, Ints

Pair = tuple[int, int]
"""The side that is about to roll and the other side; see :mod:`bot.ewn.rules.sides`."""
Step = tuple[int, int]
"""What a side becomes by a move, and the square it hits in the other's frame."""
MOST_SIDES = 1 << 16
"""The number of sides for which results are cached."""
_LAST = SQUARES - 1
_WON = -1
"""In place of a side: the game is won, and there is no position after it."""
_STEPS_TO_TARGET = np.array([max(SIDE - 1 - s // SIDE, SIDE - 1 - s % SIDE) for s in range(SQUARES)] + [SQUARES])
DETERMINACY = np.rint(PIECES * (sides.ALONE + 2 * sides.PAIR).sum(axis=1)) / np.maximum(sides.COUNT, 1)
"""[64] by mask of living labels: for how many rolls a living piece can move, on average."""


class ClassicValue:
    """Difference of the least distance to the target plus difference of the mean determinacy.

    Source: the TCG 2023 final project of b09902004; here its two parts have weights. A win counts ``win``, far beyond
    every such value.
    """

    win = 100.0

    def __init__(self, distance: float = 1.0, determinacy: float = 1.0) -> None:
        self._distance = distance
        self._determinacy = determinacy

    def merits(self, some: Ints) -> Floats:
        """What the sides [S] contribute to the value, each for itself."""
        squares = sides.squares_of(some)
        nearest = _STEPS_TO_TARGET[squares].min(axis=1)
        determinacy = DETERMINACY[sides.masks_of(squares)]
        return self._determinacy * determinacy - self._distance * nearest


class EwnGame:
    """A position is a :data:`Pair`, whatever the colours."""

    def __init__(self, value: ClassicValue) -> None:
        self.win = value.win
        self._merit = lru_cache(MOST_SIDES)(lambda side: float(value.merits(np.array([side]))[0]))

    def after(self, position: Position) -> Pair | None:
        """``position`` in the form that the search needs; ``None`` if the side that has just moved has won."""
        return None if winner(position) is not None else sides.pack(position)

    def rolls(self, position: Pair) -> Sequence[tuple[float, list[Pair | None]]]:
        """Rolls with their probabilities and children, captures first; rolls with the same choice of pieces are one."""
        mover, other = position
        taken = _after_captures(other)
        return [(probability, _children(choices, other, taken)) for probability, choices in _steps(mover)]

    def value(self, position: Pair) -> float:
        """The value for the side about to roll; neither side has won."""
        mover, other = position
        return self._merit(mover) - self._merit(other)


def _children(choices: list[Step], other: int, taken: list[int]) -> list[Pair | None]:
    quiet: list[Pair | None] = []
    captures: list[Pair | None] = []
    for side, hit in choices:
        rolling = taken[hit]
        if side == _WON or rolling == _WON:
            captures.append(None)
        elif rolling == other:
            quiet.append((other, side))
        else:
            captures.append((rolling, side))
    return captures + quiet


def _squares(side: int) -> tuple[int, ...]:
    squares = (side >> BITS * label & (1 << BITS) - 1 for label in range(PIECES))
    return tuple(CAPTURED if square == OFF_BOARD else square for square in squares)


@lru_cache(MOST_SIDES)
def _steps(side: int) -> list[tuple[float, list[Step]]]:
    """The probability and the moves of each distinct roll, the likeliest first."""
    squares = _squares(side)
    dice: dict[tuple[int, ...], int] = {}
    for die in DICE:
        labels = movable_labels(squares, die)
        dice[labels] = dice.get(labels, 0) + 1
    likely_first = sorted(dice.items(), key=lambda roll: -roll[1])
    return [(count / PIECES, _choices(squares, labels)) for labels, count in likely_first]


def _choices(squares: tuple[int, ...], labels: tuple[int, ...]) -> list[Step]:
    choices = []
    for label in labels:
        for end in STEPS[RED][squares[label - 1]]:
            after = [CAPTURED if square == end else square for square in squares]
            after[label - 1] = end
            choices.append((_WON if end == TARGET[RED] else packed(after), _LAST - end))
    return choices


@lru_cache(MOST_SIDES)
def _after_captures(side: int) -> list[int]:
    """For each square, the side without its piece there."""
    squares = _squares(side)
    after = []
    for square in range(SQUARES):
        left = [CAPTURED if at == square else at for at in squares]
        after.append(_WON if all(at == CAPTURED for at in left) else packed(left))
    return after
