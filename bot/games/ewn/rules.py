"""The rules of EinStein wuerfelt nicht!, plain and scalar: what the referee and the tests go by.

Squares are numbered ``5 * row + column``: A1 is 0, E1 is 4, E5 is 24. Red starts around A1 and runs
for E5, Blue the other way. Pieces carry the labels 1 to 6; in tuples, label ``l`` stands at ``l - 1``.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

SIDE = 5
SQUARES = SIDE * SIDE
PIECES = 6
DICE = range(1, PIECES + 1)
RED, BLUE = 0, 1
CAPTURED = -1
"""The square of a piece that is off the board."""

TARGET = (SQUARES - 1, 0)
HOME = ((0, 1, 2, 5, 6, 10), (14, 18, 19, 22, 23, 24))

Squares = tuple[int, ...]


def _steps(colour: int, square: int) -> Squares:
    row, column = divmod(square, SIDE)
    sign = 1 if colour == RED else -1
    ends = ((row + sign * down, column + sign * right) for down, right in ((1, 1), (1, 0), (0, 1)))
    return tuple(SIDE * r + c for r, c in ends if 0 <= r < SIDE and 0 <= c < SIDE)


STEPS = tuple(tuple(_steps(colour, square) for square in range(SQUARES)) for colour in (RED, BLUE))
"""Where a piece can go, by colour and square: the diagonal first."""


class Move(NamedTuple):
    """From one square to another."""

    start: int
    end: int


class Position(NamedTuple):
    """The squares of Red's and of Blue's pieces by label, and the colour that is about to roll."""

    red: Squares
    blue: Squares
    to_move: int

    def squares(self, colour: int) -> Squares:
        return self.blue if colour == BLUE else self.red


def movable_labels(squares: Squares, die: int) -> tuple[int, ...]:
    """The labels that ``die`` (1 to 6) lets their owner move: the die's own, or its living neighbours."""
    living = [label for label in DICE if squares[label - 1] != CAPTURED]
    if die in living:
        return (die,)
    lower = [label for label in living if label < die][-1:]
    higher = [label for label in living if label > die][:1]
    return tuple(lower + higher)


def legal_moves(position: Position, die: int) -> list[Move]:
    """Every move of the side to roll with ``die``; empty only when it has no piece or stands on its target."""
    own = position.squares(position.to_move)
    starts = [own[label - 1] for label in movable_labels(own, die)]
    return [Move(start, end) for start in starts for end in STEPS[position.to_move][start]]


def play(position: Position, move: Move) -> Position:
    """The position after a legal move; whatever stood on its end, own or not, is captured."""
    red, blue = (_after(position.squares(colour), move, colour == position.to_move) for colour in (RED, BLUE))
    return Position(red, blue, 1 - position.to_move)


def _after(squares: Squares, move: Move, mine: bool) -> Squares:
    left = (CAPTURED if square == move.end else square for square in squares)
    return tuple(move.end if mine and square == move.start else square for square in left)


def winner(position: Position) -> int | None:
    """The colour that stands on its target or has taken every piece; ``None`` while the game goes on."""
    for colour in (1 - position.to_move, position.to_move):
        if TARGET[colour] in position.squares(colour) or not any_left(position.squares(1 - colour)):
            return colour
    return None


def any_left(squares: Squares) -> bool:
    """Whether a piece is on the board."""
    return any(square != CAPTURED for square in squares)


def mirrored(squares: Squares) -> Squares:
    """The same pieces seen from the other corner: square ``s`` becomes ``24 - s``."""
    return tuple(square if square == CAPTURED else SQUARES - 1 - square for square in squares)


def exchanged(position: Position) -> Position:
    """The same position with the colours exchanged."""
    return Position(mirrored(position.blue), mirrored(position.red), 1 - position.to_move)


def arrangements(colour: int) -> Iterator[Squares]:
    """All 720 ways to set the pieces up at home."""
    return permutations(HOME[colour])


def is_arrangement(squares: Sequence[int], colour: int) -> bool:
    """Whether the pieces 1 to 6 fill the home of ``colour``."""
    return sorted(squares) == list(HOME[colour])


def leaf_count(position: Position, plies: int) -> int:
    """Perft: the number of sequences of ``plies`` rolls and moves."""
    if plies == 0 or winner(position) is not None:
        return int(plies == 0)
    return sum(
        leaf_count(play(position, move), plies - 1) for die in DICE for move in legal_moves(position, die)
    )


def win_probability(position: Position, known: dict[Position, float] | None = None) -> float:
    """The chance of the side to roll to win when both play best; exact but for rounding.

    Plain recursion over every roll and move: meant for few pieces, up to about four. ``known``
    keeps the values of positions between calls.
    """
    known = {} if known is None else known
    if position not in known:
        won_by = winner(position)
        known[position] = (
            float(won_by == position.to_move) if won_by is not None else _mean_over_dice(position, known)
        )
    return known[position]


def _mean_over_dice(position: Position, known: dict[Position, float]) -> float:
    after: dict[Move, float] = {}
    total = 0.0
    for die in DICE:
        moves = legal_moves(position, die)
        for move in moves:
            if move not in after:
                after[move] = 1.0 - win_probability(play(position, move), known)
        total += max(after[move] for move in moves)
    return total / PIECES
