"""Nim: two players take objects from one heap at a time, as many as they like; who takes the last one wins."""
from __future__ import annotations

from typing import NamedTuple

PLAYERS = 2
Position = tuple[int, ...]
"""The sizes of the heaps. Nothing else matters, not even whose move it is."""


class Move(NamedTuple):
    """``taken`` objects of heap number ``heap``, from 0, are taken."""

    heap: int
    taken: int


def legal_moves(position: Position) -> list[Move]:
    """The moves of whoever is to move, largest first; none: the game is over, and the player before has won."""
    moves = [Move(heap, taken) for heap, size in enumerate(position) for taken in range(1, size + 1)]
    return sorted(moves, key=lambda move: -move.taken)


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    return tuple(size - move.taken if heap == move.heap else size for heap, size in enumerate(position))
