"""The rules of EinStein wuerfelt nicht!, plain and scalar, as the referee and the tests use them."""
from __future__ import annotations

from collections.abc import Sequence

from bot.ewn.rules.state import BLUE, CAPTURED, DICE, HOME, RED, SIDE, SQUARES, TARGET, Move, Position, Squares


def _steps(colour: int, square: int) -> Squares:
    row, column = divmod(square, SIDE)
    sign = 1 if colour == RED else -1
    ends = ((row + sign * down, column + sign * right) for down, right in ((1, 1), (1, 0), (0, 1)))
    return tuple(SIDE * r + c for r, c in ends if 0 <= r < SIDE and 0 <= c < SIDE)


STEPS = tuple(tuple(_steps(colour, square) for square in range(SQUARES)) for colour in (RED, BLUE))
"""Where a piece can go, by colour and square; the diagonal comes first."""


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
    """The position after a legal move; whatever stood on its target, own or not, is captured."""
    red, blue = (_after(position.squares(colour), move) for colour in (RED, BLUE))
    return Position(red, blue, 1 - position.to_move)


def _after(squares: Squares, move: Move) -> Squares:
    left = (CAPTURED if square == move.end else square for square in squares)
    return tuple(move.end if square == move.start else square for square in left)


def winner(position: Position) -> int | None:
    """The colour that stands on its target or has taken every piece; ``None`` while the game goes on."""
    for colour in (1 - position.to_move, position.to_move):
        if TARGET[colour] in position.squares(colour) or set(position.squares(1 - colour)) == {CAPTURED}:
            return colour
    return None


def mirrored(squares: Squares) -> Squares:
    """The same pieces seen from the other corner: square ``s`` becomes ``24 - s``."""
    return tuple(square if square == CAPTURED else SQUARES - 1 - square for square in squares)


def is_arrangement(squares: Sequence[int], colour: int) -> bool:
    """Whether the pieces 1 to 6 fill the home of ``colour``."""
    return sorted(squares) == list(HOME[colour])
