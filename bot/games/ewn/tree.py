"""EWN one position at a time, for a scalar search: sides as numbers, everything about a side kept once known."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.games.ewn import sides
from bot.games.ewn.layer import Value
from bot.games.ewn.rules import CAPTURED, DICE, PIECES, RED, SQUARES, STEPS, TARGET, Position, movable_labels
from bot.games.ewn.sides import BITS, OFF_BOARD, packed

Pair = tuple[int, int]
"""The side that is about to roll and the one that waits, see :mod:`bot.games.ewn.sides`."""
Step = tuple[int, int]
"""What a side becomes by a move, and the square it hits in the other's frame."""
MOST_SIDES = 1 << 18
"""What is known of sides is forgotten beyond this many."""
_LAST = SQUARES - 1


class Tree:
    """The game as :mod:`bot.search.negascout` wants it. A position is a :data:`Pair`, whatever the colours."""

    def __init__(self, value: Value) -> None:
        self.win = value.win
        self._value = value
        self._steps: dict[int, list[tuple[float, list[Step]]]] = {}
        self._captures: dict[int, list[int]] = {}
        self._mover_rows: dict[int, np.ndarray] = {}
        self._other_rows: dict[int, np.ndarray] = {}

    def after(self, position: Position) -> Pair | None:
        """``position`` as the search wants it; ``None`` if the side that has just moved has won."""
        mover, other = sides.pack(position)
        return None if _wiped_out(mover) or _arrived(other) else (mover, other)

    def rolls(self, position: Pair) -> Sequence[tuple[float, list[Pair | None]]]:
        """Rolls with the same choice of pieces are one; captures of the other side come first."""
        mover, other = position
        steps = self._steps.get(mover)
        if steps is None:
            steps = self._steps[mover] = _steps(mover)
        taken = self._captures.get(other)
        if taken is None:
            taken = self._captures[other] = _after_captures(other)
        return [(chance, _children(choices, other, taken)) for chance, choices in steps]

    def value(self, position: Pair) -> float:
        """The value for the side about to roll; neither side has won."""
        mover, other = position
        row = self._mover_rows.get(mover)
        if row is None:
            row = self._mover_rows[mover] = self._value.mover_rows(np.array([mover]))[0]
        column = self._other_rows.get(other)
        if column is None:
            column = self._other_rows[other] = self._value.other_rows(np.array([other]))[0]
        return float(self._value.finish(self._value.combine(row.copy(), column)))

    def forget(self) -> None:
        """Bounds the memory; to be called between moves."""
        if len(self._mover_rows) + len(self._steps) > MOST_SIDES:
            for known in (self._steps, self._captures, self._mover_rows, self._other_rows):
                known.clear()


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


_WON = -1
"""Instead of a side: there is no position after this, the game is won."""


def _squares(side: int) -> tuple[int, ...]:
    squares = (side >> BITS * label & (1 << BITS) - 1 for label in range(PIECES))
    return tuple(CAPTURED if square == OFF_BOARD else square for square in squares)


def _arrived(side: int) -> bool:
    return TARGET[RED] in _squares(side)


def _wiped_out(side: int) -> bool:
    return all(square == CAPTURED for square in _squares(side))


def _steps(side: int) -> list[tuple[float, list[Step]]]:
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


def _after_captures(side: int) -> list[int]:
    """The side without the piece on each square."""
    squares = _squares(side)
    after = []
    for square in range(SQUARES):
        left = [CAPTURED if at == square else at for at in squares]
        after.append(_WON if all(at == CAPTURED for at in left) else packed(left))
    return after
