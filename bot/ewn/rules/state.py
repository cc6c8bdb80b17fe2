"""The board, the pieces and a position of EWN: plain data, which the protocol and the rules share.

Squares are numbered ``5 * row + column``: A1 is 0, E1 is 4, E5 is 24. Red starts around A1 and runs
for E5, Blue the other way. Pieces carry the labels 1 to 6; in tuples, label ``l`` stands at ``l - 1``.
"""
from __future__ import annotations

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
        """Where the pieces of ``colour`` are."""
        return self.blue if colour == BLUE else self.red
