"""A floor as lookup tables for the batched simulator.

Cells are numbers in a grid with a border of one cell on every side, so that a step off the board leads to a number
too: cell (x, y) is ``(y + 1) * stride + x + 1``. One more number, ``limbo``, stands for robots that have left the
board; it is so large that no table of distances confuses it with a cell.
"""
from __future__ import annotations

from itertools import islice

import numpy as np

from bot.roborally.rules.constants import DIRECTIONS, KIND, MOST_PLAYERS, QUARTERS, REGISTERS, STEPS, Cell
from bot.roborally.rules.floor import DELTAS, Floor, facing_towards, shifted
from botkit.arrays import Bools, Ints, Ints8, Ints16, Uints8, Uints32

CHAIN_BITS = MOST_PLAYERS
OWN_BIT = 1
"""In the bits of a chain, the bit of the robot that makes the step."""
LONGEST_SIDE = BEAM_STRIDE = 64
"""Of a floor, in cells; a power of two that exceeds the distance of two cells in line."""
EXPRESS_BELTS, ALL_BELTS = range(2)
NO_PUSHER = -1
NOWHERE = 0x7F7F7F7F
"""The box without cells, see :meth:`FloorTables._way`."""
WAY_SHIFT = 32
PAIRS = [np.triu_indices(players, 1) for players in range(MOST_PLAYERS + 1)]
"""By the number of players, the first and the second of each pair."""
FAR = -100
"""A coordinate that is in line with no cell."""


class FloorTables:
    """Tables of one floor. Shapes: C = ``limbo + 1`` cell numbers, D = 4 directions."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.stride = floor.width + 2
        self.cells = self.stride * (floor.height + 2)
        self.limbo = 3 * self.cells
        size = self.limbo + 1
        cells = [(x, y) for y in range(floor.height) for x in range(floor.width)]
        self.inner = np.array([self.number(cell) for cell in cells])  # [width * height]
        self.delta = np.array([dy * self.stride + dx for dx, dy in DELTAS])  # [D]
        self.x, self.y = np.zeros((2, size), np.int8)  # [C]
        self.x[self.limbo] = self.y[self.limbo] = FAR
        self.x[self.inner], self.y[self.inner] = zip(*cells)

        self.on_floor = np.zeros(size, bool)  # [C] on the board and no pit
        self.on_board = np.zeros(size, bool)  # [C]
        self.on_board[self.inner] = True
        self.after_fall = np.full(size, self.limbo)  # [C] where a robot is after entering a cell
        self.on_floor[self.inner] = [floor.is_floor(cell) for cell in cells]
        self.after_fall[self.on_floor] = self.on_floor.nonzero()[0]

        self._look_ahead(cells)
        self._measure()
        self._lay_belts()
        self.gear = np.zeros(size, np.int64)  # [C] clockwise quarters
        for cell, quarters in floor.gears.items():
            self.gear[self.number(cell)] = quarters
        self.push = np.full((REGISTERS + 1, size), NO_PUSHER)  # [register, C] direction
        for cell, pusher in floor.pushers.items():
            self.push[sorted(pusher.registers), self.number(cell)] = pusher.direction
        self.pushes = np.any(self.push != NO_PUSHER, axis=1, keepdims=True)[:, 0]  # [register]
        self.repairs = np.zeros(size, bool)  # [C]
        self.repairs[[self.number(cell) for cell in floor.repair_sites]] = True
        self.checkpoints = np.array([self.number(cell) for cell in floor.checkpoints])
        self.is_checkpoint = np.zeros(size, bool)  # [C]
        self.is_checkpoint[self.checkpoints] = True
        self.beam_layers = self._layers_of_beams()
        self._ways_back(cells)
        self._lone_ways()

    def number(self, cell: Cell) -> int:
        return (cell[1] + 1) * self.stride + cell[0] + 1

    def _look_ahead(self, cells: list[Cell]) -> None:
        """Makes the tables of how far a beam goes, and how many steps a chain can make before a wall stops it."""
        view = np.zeros((self.limbo + 1, DIRECTIONS), np.int8)
        steps = np.zeros((self.limbo + 1, DIRECTIONS), np.int8)
        for cell in cells:
            for direction in range(DIRECTIONS):
                seen = list(self.floor.ahead(cell, direction))
                last = seen[-1] if seen else cell
                view[self.number(cell), direction] = len(seen)
                walled = self.floor.wall(last, direction)
                steps[self.number(cell), direction] = min(len(seen), CHAIN_BITS) if walled else CHAIN_BITS
        self.view = view.reshape(-1)  # [C * D] cells before a wall or the edge
        self.steps = steps.reshape(-1)  # [C * D] steps before a wall, at most CHAIN_BITS; the edge stops none

    def _measure(self) -> None:
        """``chain_bit`` [D * span]: bit k for a robot k cells ahead, by ``offset + its cell - own cell``."""
        self.offset, self.span = 4 * self.cells, 8 * self.cells
        bits = np.zeros((DIRECTIONS, self.span), np.uint8)
        for direction in range(DIRECTIONS):
            for distance in range(CHAIN_BITS):
                bits[direction, self.offset + distance * self.delta[direction]] = 1 << distance
        self.chain_bit = bits.reshape(-1)
        reach = np.zeros((CHAIN_BITS + 1, 1 << CHAIN_BITS), np.uint8)
        for occupied in range(1 << CHAIN_BITS):
            length = 0
            while length < CHAIN_BITS - 1 and occupied >> (length + 1) & 1:
                length += 1
            reach[length + 1:, occupied] = 1 << length
        self.reach = reach.reshape(-1)  # by steps and occupied bits, see last_moved
        self.reach_row = self.steps.astype(np.int64) << CHAIN_BITS  # [C * D]

    def last_moved(self, occupied: Ints, start: Ints, towards: Ints) -> Uints8:
        """The bit of the last robot that a step moves; 0 if it moves none.

        ``occupied``: bits of the robots ahead; ``start``, ``towards``: cell and direction of the step.
        """
        return self.reach.take(self.reach_row.take(start * DIRECTIONS + towards) + occupied)

    def _lay_belts(self) -> None:
        """Makes the tables of belts, for express belts and for all: who is carried, where to, and how it turns."""
        floor, size = self.floor, self.limbo + 1
        self.carried = np.zeros((2, size), bool)  # [all?, C] on a belt
        self.walled = np.zeros(size, bool)  # [C] a wall stops the belt
        self.carry_to = np.arange(size)  # [C]
        self.carry_turn = np.zeros(size, np.int64)  # [C] clockwise quarters
        for cell, direction in floor.belts.items():
            number, target = self.number(cell), shifted(cell, direction)
            self.carried[EXPRESS_BELTS, number] = cell in floor.express
            self.carried[ALL_BELTS, number] = True
            self.walled[number] = floor.wall(cell, direction)
            self.carry_to[number] = self.number(target)
            turn = (floor.belts.get(target, direction) - direction) % DIRECTIONS
            self.carry_turn[number] = turn if turn != 2 else 0

    def _lone_ways(self) -> None:
        """Makes the tables of a robot that meets no other, by its stance ``D * cell + facing``, of S = C * D."""
        cell, facing = np.divmod(np.arange(DIRECTIONS * (self.limbo + 1)), DIRECTIONS)
        self.card_row = (np.array(KIND) + 1) * cell.size  # [85] by card: a row for no card, then one for each kind
        cards = [self._way(cell, cell, cell, facing)]
        for quarters, steps in zip(QUARTERS, STEPS):
            at, last, faces = cell, cell, (facing + quarters) % DIRECTIONS
            towards = (faces + 2 * (steps < 0)) % DIRECTIONS
            for _ in range(abs(steps)):
                free = self.steps.take(at * DIRECTIONS + towards) > 0
                at = self.after_fall.take(at + free * self.delta.take(towards))
                last = np.where(at == self.limbo, last, at)
            cards.append(self._way(cell, last, at, faces))
        self.card_ways = np.concatenate(cards)  # [(1 + kinds) * S]
        self.belt_ways = []  # [all?] of [S], where walls and robots stop belts
        for carried in self.carried:
            riding = (carried & ~self.walled).take(cell)
            at = np.where(riding, self.after_fall.take(self.carry_to.take(cell)), cell)
            last = np.where(at == self.limbo, cell, at)
            faces = (facing + self.carry_turn.take(cell) * riding) % DIRECTIONS
            self.belt_ways.append(self._way(cell, last, at, faces))

    def _way(self, first: Ints, last: Ints, end: Ints, facing: Ints) -> Ints:
        """The stance at the end in the upper half, and the box of the cells from ``first`` to ``last`` in the lower.

        The four bytes of a box are the least x and y, and 127 minus the greatest x and y.
        """
        x, y = (axis.take((first, last)).astype(np.int64) for axis in (self.x, self.y))
        box = x.min(axis=0) | y.min(axis=0) << 8 | 127 - x.max(axis=0) << 16 | 127 - y.max(axis=0) << 24
        box = np.where(first == self.limbo, NOWHERE, box)
        return (end * DIRECTIONS + facing) << WAY_SHIFT | box

    def _layers_of_beams(self) -> list[tuple[Ints16, Ints8]]:
        """Wall lasers in layers whose beams do not cross.

        A layer is ``code`` [C] int16 (BEAM_STRIDE * laser + distance, -1 outside beams) and ``beams`` [C] int8.
        """
        layers: list[tuple[Ints16, Ints8]] = []
        for index, laser in enumerate(self.floor.lasers):
            line = [self.number(c) for c in (laser.cell, *self.floor.ahead(laser.cell, laser.direction))]
            fitting = [layer for layer in layers if (layer[0][line] < 0).all()]
            if not fitting:
                fitting = [(np.full(self.limbo + 1, -1, np.int16), np.zeros(self.limbo + 1, np.int8))]
                layers += fitting
            code, beams = fitting[0]
            code[line] = BEAM_STRIDE * index + np.arange(len(line))
            beams[line] = laser.beams
        return layers

    def _ways_back(self, cells: list[Cell]) -> None:
        """Makes the tables of the return: cells to try after the archive cell, and the facing there."""
        size = self.limbo + 1
        self.around = np.full((size, MOST_PLAYERS), self.limbo)  # [C, tries]
        self.facing_back = np.zeros((len(self.checkpoints), size), np.int64)  # [checkpoint, C]
        for cell in cells:
            tries = [self.number(other) for other in islice(self.floor.cells_around(cell), MOST_PLAYERS)]
            self.around[self.number(cell), :len(tries)] = tries
            for index, checkpoint in enumerate(self.floor.checkpoints):
                self.facing_back[index, self.number(cell)] = facing_towards(cell, checkpoint)


def meeting(boxes: Uints32) -> Bools:
    """[B]: whether any two of the boxes [P, B] uint32 share a cell.

    Two do if, with the greatest and the least coordinates of one exchanged, no sum of their bytes exceeds 127.
    """
    first, second = PAIRS[len(boxes)]
    total = boxes.take(first, axis=0)
    total += (boxes << 16 | boxes >> 16).take(second, axis=0)
    total &= np.uint32(0x80808080)
    return (total == 0).any(axis=0)
