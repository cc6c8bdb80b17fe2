"""A factory floor, parsed from its tokens, and lookups by cell and direction."""
from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.roborally.rules.constants import DIRECTIONS, EAST, FACINGS, NORTH, SOUTH, WEST, Cell

DELTAS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The change of a cell's coordinates by one step in each direction."""

AROUND: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Where a robot comes back if its archive cell is taken: these neighbours in order, then farther ones."""

WALL, PIT, BELT, EXPRESS, GEAR, PUSHER, LASER, REPAIR = "wall", "pit", "belt", "express", "gear", "pusher", "laser", "H"
ALL_FEATURES = frozenset((WALL, PIT, BELT, EXPRESS, GEAR, PUSHER, LASER, REPAIR))

_TOKEN = re.compile(
    r"(?P<wall>[nesw])|(?P<pit>X)|C(?P<belt>[NESW])|E(?P<express>[NESW])|G(?P<gear>[LR])"
    r"|P(?P<push>[NESW])(?P<registers>[1-5]+)|Z(?P<beam>[NESW])(?P<beams>[1-9])|(?P<repair>HH?)"
)


@dataclass(frozen=True)
class Pusher:
    """A pusher: it pushes robots on it, in some registers (1..5)."""

    direction: int
    registers: frozenset[int]


@dataclass(frozen=True)
class Laser:
    """A wall laser that fires ``beams`` beams, starting in ``cell``."""

    cell: Cell
    direction: int
    beams: int


def shifted(cell: Cell, direction: int) -> Cell:
    """The next cell in a direction; it may be off the board."""
    dx, dy = DELTAS[direction]
    return cell[0] + dx, cell[1] + dy


def facing_towards(cell: Cell, goal: Cell) -> int:
    """The facing towards ``goal`` along the longer axis; along x if both are equal, north on ``goal`` itself."""
    dx, dy = goal[0] - cell[0], goal[1] - cell[1]
    if (dx, dy) == (0, 0):
        return NORTH
    if abs(dx) >= abs(dy):
        return EAST if dx > 0 else WEST
    return SOUTH if dy > 0 else NORTH


class Floor:
    """An immutable floor with its checkpoints. All lookups are by cell; walls are known from both sides."""

    def __init__(self, rows: Sequence[str], checkpoints: Sequence[Cell]) -> None:
        """``rows``: one string of blank-separated tokens for each row.

        Raises :class:`ValueError` for an unknown token, rows of different widths, or a checkpoint
        that is off the board or in a pit.
        """
        grid = [row.split() for row in rows]
        self.rows: tuple[str, ...] = tuple(" ".join(row) for row in grid)
        self.width, self.height = len(grid[0]) if grid else 0, len(grid)
        if not self.width or any(len(row) != self.width for row in grid):
            raise ValueError("a floor needs rows of one width")
        self.pits: set[Cell] = set()
        self.belts: dict[Cell, int] = {}
        self.express: set[Cell] = set()
        self.gears: dict[Cell, int] = {}
        self.pushers: dict[Cell, Pusher] = {}
        self.lasers: list[Laser] = []
        self.repair_sites: dict[Cell, str] = {}
        self.walls: set[tuple[Cell, int]] = set()
        for y, row in enumerate(grid):
            for x, token in enumerate(row):
                self._parse((x, y), token)
        self.checkpoints: tuple[Cell, ...] = tuple((x, y) for x, y in checkpoints)
        for cell in self.checkpoints:
            if not self.is_floor(cell):
                raise ValueError(f"checkpoint {cell} is off the board or in a pit")

    def _parse(self, cell: Cell, token: str) -> None:
        if token == ".":
            return
        for part in token.split("+"):
            match = _TOKEN.fullmatch(part)
            if match is None:
                raise ValueError(f"unknown feature {part!r} in cell {cell}")
            value = match.groupdict()
            if value["wall"]:
                direction = FACINGS.index(value["wall"].upper())
                self.walls |= {(cell, direction), (shifted(cell, direction), (direction + 2) % DIRECTIONS)}
            elif value["pit"]:
                self.pits.add(cell)
            elif value["belt"] or value["express"]:
                self.belts[cell] = FACINGS.index(value["belt"] or value["express"])
                if value["express"]:
                    self.express.add(cell)
            elif value["gear"]:
                self.gears[cell] = 3 if value["gear"] == "L" else 1
            elif value["push"]:
                registers = frozenset(map(int, value["registers"]))
                self.pushers[cell] = Pusher(FACINGS.index(value["push"]), registers)
            elif value["beam"]:
                self.lasers.append(Laser(cell, FACINGS.index(value["beam"]), int(value["beams"])))
            else:
                self.repair_sites[cell] = part

    def contains(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def is_floor(self, cell: Cell) -> bool:
        """Whether a robot can stand here: on the board, and not a pit."""
        return self.contains(cell) and cell not in self.pits

    def wall(self, cell: Cell, direction: int) -> bool:
        """Whether a wall stops a step out of ``cell``."""
        return (cell, direction) in self.walls

    def ahead(self, cell: Cell, direction: int) -> Iterator[Cell]:
        """The cells that a beam crosses after ``cell``, until a wall or the edge."""
        while not self.wall(cell, direction):
            cell = shifted(cell, direction)
            if not self.contains(cell):
                return
            yield cell

    def cells_around(self, cell: Cell) -> Iterator[Cell]:
        """Floor cells for a robot that cannot come back on ``cell``, in the order of the rules."""
        x, y = cell
        for k in range(1, self.width + self.height):
            for dx, dy in AROUND:
                if self.is_floor((x + k * dx, y + k * dy)):
                    yield x + k * dx, y + k * dy


def shortest_paths(floor: Floor, goal: Cell) -> dict[Cell, int]:
    """The least number of steps to ``goal`` around walls and pits, for every cell from which there is a way."""
    distances = {goal: 0}
    queue = deque([goal])
    while queue:
        cell = queue.popleft()
        for direction in range(DIRECTIONS):
            neighbour = shifted(cell, direction)
            if floor.is_floor(neighbour) and neighbour not in distances and not floor.wall(cell, direction):
                distances[neighbour] = distances[cell] + 1
                queue.append(neighbour)
    return distances
