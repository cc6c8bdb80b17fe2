"""The rules of Battle Sheep, plain and complete, up to the scores: the one source for referee, tests and simulator.

Source: the hand-outs of the course (hexagons 2022, squares 2024).
"""
from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from bot.battlesheep.rules.state import FREE, PLAYERS, WALL, Cell, Grid, Move
from botkit.arrays import Floats


class RuleError(ValueError):
    """A start or move that the rules forbid; the message says why."""


class Slide(NamedTuple):
    """Moves that differ only in the number of sheep: from 1 to ``most`` of them may go."""

    x: int
    y: int
    direction: int
    to_x: int
    to_y: int
    most: int


@dataclass(frozen=True)
class Direction:
    """One way to slide: its number in the protocol, and its step from a cell of an even or odd row."""

    number: int
    even_step: Cell
    odd_step: Cell

    def step(self, x: int, y: int) -> Cell:
        dx, dy = self.odd_step if y % 2 else self.even_step
        return x + dx, y + dy


@dataclass(frozen=True)
class Edition:
    """What differs between the yearly editions.

    A player's score is ``cell_points`` for each cell, ``largest_points`` for each cell of the
    largest region, and the rounded sum over regions of ``region_points * size ** region_exponent``.
    """

    name: str
    directions: tuple[Direction, ...]
    joining: tuple[int, ...]
    """Numbers of the directions whose cells touch: they join regions and make borders."""
    cell_points: int
    largest_points: int
    region_points: int
    region_exponent: float
    teams: bool = False
    """Players 1 and 3 play against 2 and 4, and each counts the mean of its team's scores."""

    def score(self, region_sizes: Sequence[int]) -> int:
        """The score of a player whose connected regions have these sizes."""
        shape = math.fsum(self.region_points * size**self.region_exponent for size in region_sizes)
        whole = self.cell_points * sum(region_sizes) + self.largest_points * max(region_sizes, default=0)
        return whole + math.floor(shape + 0.5)

    def team_means(self, values: Floats) -> Floats:
        """[P, ..]: of the players' own ``values`` [P, ..] what counts: with teams, the mean of a team's."""
        return (values + np.roll(values, PLAYERS // 2, axis=0)) / 2 if self.teams else values


HEX = Edition(
    name="hex",
    directions=(
        Direction(1, (-1, -1), (0, -1)),
        Direction(2, (0, -1), (1, -1)),
        Direction(3, (-1, 0), (-1, 0)),
        Direction(4, (1, 0), (1, 0)),
        Direction(5, (-1, 1), (0, 1)),
        Direction(6, (0, 1), (1, 1)),
    ),
    joining=(1, 2, 3, 4, 5, 6),
    cell_points=3,
    largest_points=1,
    region_points=0,
    region_exponent=1.0,
)

SQUARE = Edition(
    name="square",
    directions=tuple(
        Direction(number, step, step)
        for number, step in (
            (1, (-1, -1)), (2, (0, -1)), (3, (1, -1)), (4, (-1, 0)),
            (6, (1, 0)), (7, (-1, 1)), (8, (0, 1)), (9, (1, 1)),
        )
    ),
    joining=(2, 4, 6, 8),
    cell_points=0,
    largest_points=0,
    region_points=1,
    region_exponent=1.25,
)
TEAMS = replace(SQUARE, name="teams", teams=True)
EDITIONS = {edition.name: edition for edition in (HEX, SQUARE, TEAMS)}


class Board:
    """Cells with their owners and flocks. Starts are placed, then moves are played, in any order of players."""

    def __init__(self, edition: Edition, owner: Grid, sheep: Grid = ()) -> None:
        """``owner``: rows of :data:`WALL`, :data:`FREE` or a player; ``sheep``: rows of counts (none: all 0)."""
        self.edition = edition
        self.owner = [list(row) for row in owner]
        self.height, self.width = len(self.owner), len(self.owner[0])
        self.sheep = [list(row) for row in sheep] if sheep else [[0] * self.width for _ in self.owner]
        self._direction = {direction.number: direction for direction in edition.directions}

    def inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def is_free(self, x: int, y: int) -> bool:
        return self.inside(x, y) and self.owner[y][x] == FREE

    def cells(self) -> Iterator[Cell]:
        """All cells of the map that are not walls, row by row."""
        for y in range(self.height):
            for x in range(self.width):
                if self.owner[y][x] != WALL:
                    yield x, y

    def touching(self, x: int, y: int) -> list[Cell]:
        """The positions that touch a cell, including those outside the map."""
        edition = self.edition
        return [direction.step(x, y) for direction in edition.directions if direction.number in edition.joining]

    def border_cells(self, edge_counts: bool = True) -> list[Cell]:
        """Free cells next to a wall, where a flock may start, row by row.

        ``edge_counts``: the map's edge counts as a wall (in one public copy of the 2022 server it does not).
        """
        def is_wall(x: int, y: int) -> bool:
            return self.owner[y][x] == WALL if self.inside(x, y) else edge_counts

        return [
            (x, y) for x, y in self.cells()
            if self.owner[y][x] == FREE and any(is_wall(*cell) for cell in self.touching(x, y))
        ]

    def accepted_starts(self) -> list[Cell]:
        """Starting cells that every known server accepts, or those that some refuse if there are no others.

        The cells with the most open directions come first.
        """
        def open_directions(cell: Cell) -> int:
            return sum(self.is_free(*direction.step(*cell)) for direction in self.edition.directions)

        cells = self.border_cells(edge_counts=False) or self.border_cells()
        return sorted(cells, key=open_directions, reverse=True)

    def place(self, player: int, x: int, y: int, sheep: int) -> None:
        """Puts a player's whole flock on its starting cell. Raises :class:`RuleError`."""
        if not self.is_free(x, y):
            raise RuleError(f"a flock starts on a free cell, not on {x} {y}")
        if (x, y) not in self.border_cells():
            raise RuleError(f"a flock starts next to a wall or the map's edge, not on {x} {y}")
        self.owner[y][x] = player
        self.sheep[y][x] = sheep

    def landing(self, x: int, y: int, direction: Direction) -> Cell:
        """Where a slide from ``(x, y)`` stops; the cell itself if it is blocked at once."""
        ahead = direction.step(x, y)
        while self.is_free(*ahead):
            x, y = ahead
            ahead = direction.step(x, y)
        return x, y

    def slides(self, player: int) -> list[Slide]:
        """Everything that a player may do, row by row and in the order of the directions."""
        slides = []
        for x, y in self.cells():
            if self.owner[y][x] != player or self.sheep[y][x] < 2:
                continue
            for direction in self.edition.directions:
                target = self.landing(x, y, direction)
                if target != (x, y):
                    slides.append(Slide(x, y, direction.number, *target, self.sheep[y][x] - 1))
        return slides

    def moves(self, player: int) -> list[Move]:
        """All legal moves, in the order of :meth:`slides`, fewer sheep first."""
        return [
            Move(slide.x, slide.y, sheep, slide.direction)
            for slide in self.slides(player) for sheep in range(1, slide.most + 1)
        ]

    def can_move(self, player: int) -> bool:
        return any(
            self.owner[y][x] == player and self.sheep[y][x] > 1
            and any(self.is_free(*direction.step(x, y)) for direction in self.edition.directions)
            for x, y in self.cells()
        )

    def next_player(self, player: int, barred: Collection[int] = ()) -> int:
        """The first player after ``player``, perhaps itself, that can move and is not ``barred``; 0: there is none."""
        following = ((player - 1 + k) % PLAYERS + 1 for k in range(1, PLAYERS + 1))
        return next((other for other in following if other not in barred and self.can_move(other)), 0)

    def play(self, player: int, move: Sequence[int]) -> Cell:
        """Plays ``(x, y, sheep, direction)`` and returns the cell it lands on. Raises :class:`RuleError`."""
        x, y, sheep, number = move
        if number not in self._direction:
            raise RuleError(f"there is no direction {number}; there are {', '.join(map(str, self._direction))}")
        if not self.inside(x, y) or self.owner[y][x] != player:
            raise RuleError(f"player {player} has no flock on {x} {y}")
        if not 1 <= sheep < self.sheep[y][x]:
            raise RuleError(f"of {self.sheep[y][x]} sheep on {x} {y} one must stay and one must go, not {sheep}")
        to_x, to_y = self.landing(x, y, self._direction[number])
        if (to_x, to_y) == (x, y):
            raise RuleError(f"the way from {x} {y} in direction {number} is blocked")
        self.sheep[y][x] -= sheep
        self.sheep[to_y][to_x] = sheep
        self.owner[to_y][to_x] = player
        return to_x, to_y

    def region_sizes(self, player: int) -> list[int]:
        """Sizes of the player's connected regions."""
        left = {(x, y) for x, y in self.cells() if self.owner[y][x] == player}
        sizes = []
        while left:
            edge = [left.pop()]
            size = 0
            while edge:
                size += 1
                for cell in self.touching(*edge.pop()):
                    if cell in left:
                        left.remove(cell)
                        edge.append(cell)
            sizes.append(size)
        return sizes

    def scores(self) -> list[int]:
        """Each player's own score, before scores of a team are averaged."""
        return [self.edition.score(self.region_sizes(player)) for player in range(1, PLAYERS + 1)]
