"""The numbers of the game: directions, players, the 84 program cards, and which registers damage locks."""
from __future__ import annotations

Cell = tuple[int, int]
"""x to the east, y to the south, both from 0."""

DIRECTIONS = 4
NORTH, EAST, SOUTH, WEST = range(DIRECTIONS)
FACINGS = "NESW"
"""The letters of the facings and directions, in the order of their numbers (clockwise quarter turns)."""

MOST_PLAYERS = 8
UNLIMITED = -1
"""The number of lives of a robot that always comes back."""

OUTCOME = 100.0
"""The value of a known winner for a search, in turns or cells to go."""

REGISTERS = 5
HAND_SIZE = 9
DECK_SIZE = 84
NO_CARD = 0
"""An empty register."""
DEFAULT_FACING = -1
"""In arrays, stands for no choice of a facing."""

U_TURN, ROTATE_LEFT, ROTATE_RIGHT, BACK_UP, MOVE_1, MOVE_2, MOVE_3 = range(7)
KINDS = 7
QUARTERS = (2, 3, 1, 0, 0, 0, 0)
"""Clockwise quarter turns that a card of each kind makes."""
STEPS = (0, 0, 0, -1, 1, 2, 3)
"""Cells that a card of each kind moves; negative: against the facing."""

LAST_ROTATION = 42
"""Cards up to this number rotate, those above move."""


def kind_of(card: int) -> int:
    """The kind of card 1..84. Raises :class:`ValueError` for any other number."""
    if not 1 <= card <= DECK_SIZE:
        raise ValueError(f"no card has number {card}")
    if card <= 6:
        return U_TURN
    if card <= LAST_ROTATION:
        return ROTATE_LEFT if card % 2 else ROTATE_RIGHT
    if card <= 48:
        return BACK_UP
    if card <= 66:
        return MOVE_1
    return MOVE_2 if card <= 78 else MOVE_3


KIND: tuple[int, ...] = (-1, *map(kind_of, range(1, DECK_SIZE + 1)))
"""Kinds by card number; -1 for no card (0)."""
