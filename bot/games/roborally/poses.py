"""Where each kind of card leads a robot that is alone."""
from __future__ import annotations

import dataclasses

import numpy as np
import numpy.typing as npt

from bot.games.roborally.batch import play_register
from bot.games.roborally.batch_state import BatchTurn, Orders, State
from bot.games.roborally.constants import DIRECTIONS, KIND, KINDS, REGISTERS
from bot.games.roborally.editions import Rules, Step
from bot.games.roborally.state import Robot
from bot.games.roborally.tables import FloorTables

SAMPLE_CARDS = [KIND.index(kind) for kind in range(KINDS)]
"""One card of each kind."""
PLACE_BITS, PLACE = 20, (1 << 20) - 1
"""Room for the sum of the places after all registers."""
GAME_STEPS = (Step.TOUCH, Step.REPAIR)
"""What the tables of poses leave out."""


class Poses:
    """Where each kind of card leads a robot that is alone. A pose is ``DIRECTIONS * floor cell + facing``; L cells.

    One more pose, ``destroyed``, stands for a robot off the board.
    """

    def __init__(self, tables: FloorTables, rules: Rules) -> None:
        self.tables = tables
        floor = tables.on_floor.nonzero()[0]
        self.count = DIRECTIONS * floor.size
        self.destroyed = self.count
        self.cell = np.append(np.repeat(floor, DIRECTIONS), tables.limbo)  # [poses + 1]
        self.facing = np.append(np.tile(np.arange(DIRECTIONS), floor.size), 0)  # [poses + 1]
        base = np.full(tables.limbo + 1, self.destroyed)
        base[floor] = np.arange(floor.size) * DIRECTIONS
        self._base = base
        alone = dataclasses.replace(
            rules, register_steps=tuple(step for step in rules.register_steps if step not in GAME_STEPS)
        )
        moves = [self._play(alone, register) for register in range(1, REGISTERS + 1)]
        self.after = np.stack([after for after, _ in moves])  # [R, kinds, poses + 1]
        self.hits = np.stack([hits for _, hits in moves])  # [R, kinds, poses + 1] damage by wall lasers
        self.reaches = np.append(tables.checkpoints, -1)[:, None] == self.cell  # [K + 1, poses + 1] the next checkpoint
        self._size = self.count + 1
        self._moves = self._all_moves()

    def of(self, cell: npt.NDArray[np.int64], facing: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Poses of robots by cell and facing; ``destroyed`` for those off the board."""
        base = self._base.take(cell)
        return np.where(base == self.destroyed, base, base + facing)

    def of_robot(self, robot: Robot) -> int:
        """The pose of a robot; ``destroyed`` for one off the board."""
        cell = self.tables.limbo if robot.cell is None else self.tables.number(robot.cell)
        return int(self.of(np.array(cell), np.array(robot.facing)))

    def play(
        self, pose: npt.NDArray[np.int64], leg: npt.NDArray[np.int64], kinds: npt.NDArray[np.int64]
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Pose, leg (checkpoints reached) and hits by wall lasers after a program; all of one shape.

        ``kinds`` [R, ...]: the kind of card in each register; robots without cards may have any.
        """
        place, hits = self.follow(leg * self._size + pose, kinds)
        return place % self._size, place // self._size, hits

    def follow(
        self, place: npt.NDArray[np.int64], kinds: npt.NDArray[np.int64]
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The same by place, ``leg * (poses + 1) + pose``."""
        total = np.zeros_like(place)
        for moves, row in zip(self._moves, kinds * self.reaches.size):
            move = moves.take(row + place)
            total = total + move
            place = move & PLACE
        return place, total >> PLACE_BITS

    def _all_moves(self) -> list[npt.NDArray[np.int64]]:
        """By register, [kinds * (K + 1) * S] by kind and place: the next place, and hits in the higher bits."""
        leg = np.arange(len(self.reaches))[:, None]
        after, hits = self.after[:, :, None].astype(np.int64), self.hits[:, :, None].astype(np.int64)
        place = (leg + self.reaches[leg, after]) * self._size + after  # [R, kinds, K + 1, S]
        return list((place + (hits << PLACE_BITS)).reshape(REGISTERS, -1))

    def _play(self, rules: Rules, register: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """One register from every pose with every kind of card."""
        games = KINDS * (self.count + 1)
        state = State.of([Robot((0, 0), 0, archive=(0, 0))], self.tables, games)
        state.cell[0] = np.tile(self.cell, KINDS)
        state.facing[0] = np.tile(self.facing, KINDS)
        cards = np.repeat(np.array(SAMPLE_CARDS, np.int16), self.count + 1)
        turn = BatchTurn(self.tables, rules, state, Orders(np.broadcast_to(cards, (REGISTERS, 1, games))))
        play_register(turn, register)
        off = turn.destroyed[0] > 0
        after = np.where(off, self.destroyed, self.of(turn.cell[0], turn.facing[0]))
        return after.reshape(KINDS, -1), (turn.damage[0] * ~off).reshape(KINDS, -1)
