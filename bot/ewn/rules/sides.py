"""The pieces of one colour as one number, and the moves of whole arrays of such numbers.

A *side* packs six squares, five bits each, label 1 lowest, in its owner's own frame: its home corner
is 0, its target 24, whatever the colour. A position is the side of the *mover*, who is about to
roll, and the side of the *other*; square ``s`` of one frame is ``24 - s`` of the other's.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.ewn.rules.plain import STEPS, mirrored, movable_labels
from bot.ewn.rules.state import CAPTURED, DICE, PIECES, RED, SQUARES, TARGET, Position
from botkit.arrays import AnyFloats, Bools, Floats, Ints

BITS = 5
OFF_BOARD = SQUARES
"""The square number of a captured piece inside a side."""
NO_CAPTURE = SQUARES
"""The column of :func:`after_captures` in which nothing is taken."""
WAYS = 3
"""Most moves of one piece."""

_SHIFTS = np.arange(PIECES, dtype=np.int64) * BITS
_MASK = (1 << BITS) - 1
_HOME_TARGET = TARGET[RED]
_NO_END = -1


def _rolls() -> tuple[Ints, Floats, Floats]:
    """By mask of living labels: labels in order, probability of each alone, probability of each pair of neighbours."""
    order = np.full((1 << PIECES, PIECES), 0, np.int64)
    alone = np.zeros((1 << PIECES, PIECES))
    pair = np.zeros((1 << PIECES, PIECES))
    for mask in range(1, 1 << PIECES):
        squares = tuple(0 if mask >> label & 1 else CAPTURED for label in range(PIECES))
        living = [label for label in range(PIECES) if mask >> label & 1]
        dead = [label for label in range(PIECES) if not mask >> label & 1]
        order[mask] = living + dead
        for die in DICE:
            labels = movable_labels(squares, die)
            table = alone if len(labels) == 1 else pair
            table[mask, living.index(labels[0] - 1)] += 1.0 / PIECES
    return order, alone, pair


_ENDS = np.array([(*steps, *[_NO_END] * (WAYS - len(steps))) for steps in (*STEPS[RED], ())])  # [26, 3]
_ORDER, ALONE, PAIR = _rolls()  # [64, 6] each
COUNT = np.array([bin(mask).count("1") for mask in range(1 << PIECES)])  # [64]


def pack(position: Position) -> tuple[int, int]:
    """The sides of the mover and of the other."""
    frames = position.red, mirrored(position.blue)
    mover, other = frames if position.to_move == RED else frames[::-1]
    return packed(mover), packed(other)


def packed(squares: Sequence[int]) -> int:
    """One side, of the squares of its six pieces."""
    return sum((OFF_BOARD if s == CAPTURED else s) << BITS * i for i, s in enumerate(squares))


def squares_of(sides: Ints) -> Ints:
    """The six squares of each side, ``OFF_BOARD`` for a captured piece: [S] -> [S, 6]."""
    return (sides[:, None] >> _SHIFTS) & _MASK


def masks_of(squares: Ints) -> Ints:
    """Bit ``i`` set where label ``i + 1`` lives: [S, 6] -> [S]."""
    return ((squares != OFF_BOARD) << np.arange(PIECES)).sum(axis=1)


class Rolls(NamedTuple):
    """How the die chooses among a side's living pieces, in order of label; zero beyond them.

    The mean over the die of the best choice is the sum of ``alone * best[piece]`` and
    ``pair * max(best[piece], best[next piece])``.
    """

    alone: AnyFloats  # [S, A]
    pair: AnyFloats  # [S, A]


class Moves(NamedTuple):
    """Every move of every side, three ways for each living piece in order of label."""

    sides: Ints  # [S, 3A] the mover's side after the move
    hits: Ints  # [S, 3A] the end, in the other's frame
    legal: Bools  # [S, 3A]


def most_pieces(sides: Ints) -> int:
    """The number of living pieces of the fullest side."""
    return int(COUNT[masks_of(squares_of(sides))].max())


def rolls(sides: Ints, pieces: int) -> Rolls:
    """The rolls of sides [S] with at most ``pieces`` living pieces each."""
    masks = masks_of(squares_of(sides))
    return Rolls(ALONE[masks, :pieces], PAIR[masks, :pieces])


def moves(sides: Ints, pieces: int) -> Moves:
    """The moves of sides [S] with at most ``pieces`` living pieces each, whatever the die."""
    squares = squares_of(sides)
    label = np.repeat(_ORDER[masks_of(squares), :pieces], WAYS, axis=1)  # [S, 3A]
    rows = np.arange(sides.size)[:, None]
    ends = _ENDS[squares[rows, label]][:, ::WAYS].reshape(label.shape)
    legal = ends != _NO_END
    after = np.broadcast_to(sides[:, None], label.shape).copy()
    for other in range(PIECES):
        hit = squares[:, other, None] == ends
        after += np.where(hit, (OFF_BOARD - squares[:, other, None]) << _SHIFTS[other], 0)
    after += (ends - squares[rows, label]) << _SHIFTS[label]
    return Moves(np.where(legal, after, sides[:, None]), np.where(legal, SQUARES - 1 - ends, NO_CAPTURE), legal)


def after_captures(sides: Ints) -> Ints:
    """Each side without the piece on each square, unchanged where there is none: [S] -> [S, 26]."""
    squares = squares_of(sides)
    after = np.repeat(sides[:, None], NO_CAPTURE + 1, axis=1)
    for label in range(PIECES):
        living = (squares[:, label] != OFF_BOARD).nonzero()[0]
        square = squares[living, label]
        after[living, square] += (OFF_BOARD - square) << _SHIFTS[label]
    return after


def arrived(sides: Ints) -> Bools:
    """Whether a piece stands on its target: [S] -> bool [S]."""
    return (squares_of(sides) == _HOME_TARGET).any(axis=1)


def wiped_out(sides: Ints) -> Bools:
    """Whether no piece is left: [S] -> bool [S]."""
    return (squares_of(sides) == OFF_BOARD).all(axis=1)
