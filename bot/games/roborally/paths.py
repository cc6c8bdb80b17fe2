"""Shortest paths: cells from a checkpoint around walls and pits."""
from __future__ import annotations

from collections import deque

import numpy as np

from bot.games.roborally.board import Board, Cell, shifted
from bot.games.roborally.cards import FACINGS
from bot.games.roborally.poses import Poses

LEG = 1000
"""More than any path has cells."""


def shortest_paths(board: Board, goal: Cell) -> dict[Cell, int]:
    """The least number of steps to ``goal`` around walls and pits, for every cell that has a way."""
    distances = {goal: 0}
    queue = deque([goal])
    while queue:
        cell = queue.popleft()
        for direction in range(len(FACINGS)):
            neighbour = shifted(cell, direction)
            if board.is_floor(neighbour) and neighbour not in distances and not board.wall(cell, direction):
                distances[neighbour] = distances[cell] + 1
                queue.append(neighbour)
    return distances


def remoteness(poses: Poses) -> np.ndarray:
    """[K + 1, S] float32 by leg and pose: cells to the next checkpoint, and ``LEG`` for each one to reach.

    A destroyed robot is further than any other; one that has won has nowhere to go.
    """
    board = poses.tables.board
    legs = len(board.checkpoints)
    result = np.zeros((legs + 1, poses.count + 1), np.float32)
    for leg, checkpoint in enumerate(board.checkpoints):
        cells = np.full(poses.tables.limbo + 1, board.width * board.height)
        for cell, distance in shortest_paths(board, checkpoint).items():
            cells[poses.tables.number(cell)] = distance
        result[leg] = LEG * (legs - leg) + cells.take(poses.cell)
        result[leg, poses.destroyed] = LEG * (legs + 1)
    return result
