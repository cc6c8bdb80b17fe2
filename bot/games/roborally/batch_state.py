"""The state of many games in arrays. Shapes: P players, B games, R = 5 registers."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bot.games.roborally.cards import HAND_SIZE, KIND, REGISTERS
from bot.games.roborally.state import Robot, Status
from bot.games.roborally.tables import FloorTables

ACTIVE, POWERED_DOWN, VIRTUAL, SITS_OUT, OUT = range(5)
STATUS_BY_NUMBER = (Status.ACTIVE, Status.POWERED_DOWN, Status.VIRTUAL, Status.SITS_OUT, Status.OUT)
DEFAULT_FACING = -1
CARD_KIND = np.array(KIND)
"""[85] kind by card number; -1 for no card."""


@dataclass
class State:
    """All robots of all games between turns. Cells are numbers of :class:`FloorTables`."""

    cell: np.ndarray  # [P, B] int64; limbo off the board
    facing: np.ndarray  # [P, B] int64
    archive: np.ndarray  # [P, B] int64
    archive_facing: np.ndarray  # [P, B] int64
    next_checkpoint: np.ndarray  # [P, B] int64, from 1
    damage: np.ndarray  # [P, B] int16
    lives: np.ndarray  # [P, B] int16
    status: np.ndarray  # [P, B] int8
    registers: np.ndarray  # [R, P, B] int16, NO_CARD in open ones

    @classmethod
    def of(cls, robots: Sequence[Robot], tables: FloorTables, games: int) -> State:
        """``games`` times the same robots."""

        def spread(values: Sequence[int], kind: type) -> np.ndarray:
            return np.repeat(np.array(values, kind)[:, None], games, axis=1)

        cells = [tables.limbo if robot.cell is None else tables.number(robot.cell) for robot in robots]
        registers = np.array([robot.registers for robot in robots], np.int16).T
        return cls(
            cell=spread(cells, np.int64),
            facing=spread([robot.facing for robot in robots], np.int64),
            archive=spread([tables.number(robot.archive) for robot in robots], np.int64),
            archive_facing=spread([robot.archive_facing for robot in robots], np.int64),
            next_checkpoint=spread([robot.next_checkpoint for robot in robots], np.int64),
            damage=spread([robot.damage for robot in robots], np.int16),
            lives=spread([robot.lives for robot in robots], np.int16),
            status=spread([STATUS_BY_NUMBER.index(robot.status) for robot in robots], np.int8),
            registers=np.repeat(registers[:, :, None], games, axis=2),
        )

    @property
    def players(self) -> int:
        return int(self.cell.shape[0])

    @property
    def games(self) -> int:
        return int(self.cell.shape[1])

    @property
    def takes_cards(self) -> np.ndarray:
        """[P, B] bool."""
        return np.asarray((self.status == ACTIVE) | (self.status == VIRTUAL))

    @property
    def open(self) -> np.ndarray:
        """[P, B] how many registers each robot fills, the first ones."""
        return np.where(self.takes_cards, open_registers(self.damage), 0)

    def take(self, games: np.ndarray) -> State:
        """The games with these indices, in this order; copies."""
        return State(**{name: value.take(games, axis=-1) for name, value in vars(self).items()})

    def put(self, games: np.ndarray, state: State) -> None:
        """Replaces the games with these indices by those of ``state``."""
        for name, value in vars(self).items():
            value[..., games] = getattr(state, name)


@dataclass(frozen=True)
class Orders:
    """What all players decide. Programs of robots without cards are ignored."""

    programs: np.ndarray  # [R, P, B] card numbers
    power_down: np.ndarray | None = None  # [P, B] bool
    facing: np.ndarray | None = None  # [P, B] int64, DEFAULT_FACING for the default
    deck: np.ndarray | None = None  # [n, B] cards, top first, for registers of powered-down robots that lock


def open_registers(damage: np.ndarray) -> np.ndarray:
    """How many registers are open, by damage."""
    return np.asarray(np.clip(HAND_SIZE - damage, 0, REGISTERS))
