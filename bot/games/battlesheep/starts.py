"""Where a flock may start, and the seed's rule for choosing among these cells."""
from __future__ import annotations

from bot.games.battlesheep.rules import Board, Cell

WANTED_WAYS = 4


def accepted_starts(board: Board) -> list[Cell]:
    """Starting cells that every known server accepts; those that some refuse only if there are no others.

    One public copy of the 2022 server wants a wall inside the map, not the map's edge. The cells with
    the most ways out come first.
    """
    def ways(cell: Cell) -> int:
        return sum(distance > 0 for distance in _distances(board, cell))

    return sorted(board.border_cells(edge_counts=False) or board.border_cells(), key=ways, reverse=True)


def seed_start(board: Board) -> Cell:
    """The start rule of the seed report: four or more ways out, and the smallest sum of their lengths."""

    def worse(cell: Cell) -> tuple[int, int]:
        distances = _distances(board, cell)
        ways = sum(distance > 0 for distance in distances)
        return max(0, WANTED_WAYS - ways), sum(distances)

    return min(accepted_starts(board), key=worse)


def _distances(board: Board, cell: Cell) -> list[int]:
    """How far a flock on ``cell`` slides in each direction."""
    lengths = []
    for direction in board.edition.directions:
        steps = 0
        ahead = direction.step(*cell)
        while board.is_free(*ahead):
            steps += 1
            ahead = direction.step(*ahead)
        lengths.append(steps)
    return lengths
