"""Nim: two players take objects from one heap at a time, as many as they like; who takes the last one wins."""
from __future__ import annotations

from examples.nim.rules.state import Move, Position


def legal_moves(position: Position) -> list[Move]:
    """The moves of whoever is to move, largest first; none: the game is over, and the player before has won."""
    moves = [Move(heap, taken) for heap, size in enumerate(position) for taken in range(1, size + 1)]
    return sorted(moves, key=lambda move: -move.taken)


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    return tuple(size - move.taken if heap == move.heap else size for heap, size in enumerate(position))
