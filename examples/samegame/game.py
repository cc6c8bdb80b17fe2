"""SameGame: groups of equal stones vanish, the others fall and close up; large groups count more than many small ones.

Columns are texts from the bottom up, so that stones fall by themselves.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

WIDTH, HEIGHT, COLOURS = 10, 10, "abcd"
CLEARED = 200
"""Points for an empty board."""

Columns = tuple[str, ...]
Cell = tuple[int, int]
"""Column from the left and row from the bottom, from 0 on."""


class Board(NamedTuple):
    """``groups``: all of two stones or more, which can be taken. ``score``: points so far."""

    columns: Columns
    score: int
    groups: Sequence[Sequence[Cell]]


class SameGame:
    """The game as ``botkit.search.beam`` wants it. A move is a cell of the group that is taken."""

    def moves(self, board: Board) -> Sequence[Cell]:
        return [group[0] for group in board.groups]

    def play(self, board: Board, move: Cell) -> Board:
        """Raises :class:`ValueError` where no group is."""
        for group in board.groups:
            if move in group:
                break
        else:
            raise ValueError(f"there is no group at {move}")
        columns = without(board.columns, group)
        points = (len(group) - 2) ** 2 + (0 if columns else CLEARED)
        return Board(columns, board.score + points, groups_of(columns))

    def value(self, board: Board) -> float:
        """The score, and what the groups count as they are."""
        return board.score + sum((len(group) - 2) ** 2 for group in board.groups)

    def key(self, board: Board) -> Columns:
        return board.columns


def drawn(random: Random) -> Board:
    """A full board of random stones."""
    return board_of(["".join(COLOURS[int(random.random() * len(COLOURS))] for _ in range(HEIGHT))
                     for _ in range(WIDTH)])


def board_of(columns: Sequence[str]) -> Board:
    """A board at the beginning of a game."""
    return Board(tuple(columns), 0, groups_of(tuple(columns)))


def without(columns: Columns, group: Sequence[Cell]) -> Columns:
    """What is left when a group is taken; empty columns close up."""
    taken = set(group)
    changed = {x for x, _ in group}
    left = ["".join([stone for y, stone in enumerate(column) if (x, y) not in taken]) if x in changed else column
            for x, column in enumerate(columns)]
    return tuple([column for column in left if column])


def groups_of(columns: Columns) -> list[list[Cell]]:
    """Connected stones of one colour, at least two; from the left and the bottom."""
    stones = {(x, y): stone for x, column in enumerate(columns) for y, stone in enumerate(column)}
    groups = []
    while stones:
        cell, colour = next(iter(stones.items()))
        del stones[cell]
        group = [cell]
        for x, y in group:
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if stones.get(near) == colour:
                    del stones[near]
                    group.append(near)
        if len(group) > 1:
            groups.append(group)
    return groups
