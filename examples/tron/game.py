"""Light cycles: both riders move at once and leave walls; who rides into one is out.

A position holds the walls as a set of bits: a cell is ``y * STRIDE + x``, with a border of walls around the field.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

WIDTH, HEIGHT = 16, 12
STRIDE = WIDTH + 2
STEPS = {"UP": -STRIDE, "RIGHT": 1, "DOWN": STRIDE, "LEFT": -1}
BORDER = sum(1 << cell for cell in range(STRIDE * (HEIGHT + 2))
             if cell % STRIDE in (0, STRIDE - 1) or cell // STRIDE in (0, HEIGHT + 1))
INSIDE = (1 << STRIDE * (HEIGHT + 2)) - 1 & ~BORDER


class Position(NamedTuple):
    """``walls``: bits, the riders' cells among them. ``alive``: by player."""

    walls: int
    heads: tuple[int, int]
    alive: tuple[bool, bool] = (True, True)


def start(random: Random) -> Position:
    """The riders begin opposite each other."""
    cell = cell_at(1 + random.randrange(WIDTH // 2 - 1), 1 + random.randrange(HEIGHT))
    heads = (cell, STRIDE * (HEIGHT + 2) - 1 - cell)
    return Position(BORDER | 1 << heads[0] | 1 << heads[1], heads)


def cell_at(x: int, y: int) -> int:
    """``x`` and ``y`` from 1 on."""
    return y * STRIDE + x


class Tron:
    """The game as ``botkit.search.decoupled`` wants it."""

    players = 2

    def moves(self, position: Position, player: int) -> Sequence[str]:
        """The steps that hit no wall; any one where there is none. Nothing once a rider is out."""
        if not all(position.alive):
            return ()
        walls, head = position.walls, position.heads[player]
        return [step for step, change in STEPS.items() if not walls >> head + change & 1] or ("UP",)

    def play(self, position: Position, moves: Sequence[str | None]) -> Position:
        """Both ride one cell. Two in one cell are both out."""
        walls = position.walls
        one, other = (head + STEPS[move or "UP"] for head, move in zip(position.heads, moves))
        alive = (one != other and not walls >> one & 1, one != other and not walls >> other & 1)
        return Position(walls | 1 << one | 1 << other, (one, other), alive)

    def rewards(self, position: Position) -> Sequence[float]:
        """A win is 1, and nothing if both are out: 1/2."""
        one, other = position.alive
        return (0.5, 0.5) if one == other else (float(one), float(other))

    def value(self, position: Position) -> Sequence[float]:
        """An estimate by territory: who is first in more of the free cells; a lead of ten is worth 3/4."""
        mine, its = territory(position)
        share = 0.5 + 0.5 * (mine - its) / (abs(mine - its) + 10)
        return share, 1.0 - share


def territory(position: Position) -> tuple[int, int]:
    """How many free cells each rider can reach before the other one; bits spread over the field all at once."""
    free = ~position.walls & INSIDE
    one, other = (1 << head for head in position.heads)
    mine = its = 0
    while one or other:
        one, other = spread(one) & free, spread(other) & free
        free &= ~(one | other)
        one, other = one & ~other, other & ~one
        mine |= one
        its |= other
    return bin(mine).count("1"), bin(its).count("1")


def spread(cells: int) -> int:
    """The neighbours of a set of cells."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE
