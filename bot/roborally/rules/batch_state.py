"""The state of many games in arrays, between turns and within one.

Shapes: P players, B games, R = 5 registers. The last axis of an array is the game, so that every operation works on
all games at once.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

import numpy as np

from bot.roborally.rules.constants import DEFAULT_FACING, DIRECTIONS, HAND_SIZE, KIND, NORTH, REGISTERS, UNLIMITED
from bot.roborally.rules.editions import Rules
from bot.roborally.rules.state import Robot, Status
from bot.roborally.rules.tables import WAY_SHIFT, FloorTables, meeting
from botkit.arrays import Bools, Ints, Ints8, Ints16

N = TypeVar("N", np.int8, np.int16, np.int64)

ACTIVE, POWERED_DOWN, VIRTUAL, SITS_OUT, OUT = range(5)
STATUS_BY_NUMBER = (Status.ACTIVE, Status.POWERED_DOWN, Status.VIRTUAL, Status.SITS_OUT, Status.OUT)
CARD_KIND = np.array(KIND)
"""[85] kind by card number; -1 for no card."""

FACING_BITS, TURN_MASK = 2, DIRECTIONS - 1
"""The bits of a facing in a stance; the mask that takes quarter turns modulo four."""


@dataclass
class State:
    """All robots of all games between turns. Cells are numbers of :class:`FloorTables`."""

    cell: Ints  # [P, B]; limbo off the board
    facing: Ints  # [P, B]
    archive: Ints  # [P, B]
    archive_facing: Ints  # [P, B]
    next_checkpoint: Ints  # [P, B], from 1
    damage: Ints16  # [P, B]
    lives: Ints16  # [P, B]
    status: Ints8  # [P, B]
    registers: Ints16  # [R, P, B], NO_CARD in open ones

    @classmethod
    def of(cls, robots: Sequence[Robot], tables: FloorTables, games: int) -> State:
        """A state in which all ``games`` have the same robots."""

        def spread(values: Sequence[int], kind: type[N]) -> np.ndarray[Any, np.dtype[N]]:
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
    def takes_cards(self) -> Bools:
        """[P, B] bool: which robots are dealt cards."""
        return (self.status == ACTIVE) | (self.status == VIRTUAL)

    @property
    def open(self) -> Ints:
        """[P, B]: how many registers, from the first on, each robot fills."""
        return np.where(self.takes_cards, np.clip(HAND_SIZE - self.damage, 0, REGISTERS), 0)

    @classmethod
    def joined(cls, states: Sequence[State]) -> State:
        """The games of all ``states``, one after another; all have the same number of players."""
        return cls(**{name: np.concatenate([vars(state)[name] for state in states], axis=-1) for name in STATE_ARRAYS})

    def take(self, games: Ints) -> State:
        """Copies of the games with these indices, in this order."""
        return State(**{name: value.take(games, axis=-1) for name, value in vars(self).items()})

    def put(self, games: Ints, state: State) -> None:
        """Replaces the games with these indices by the games of ``state``."""
        for name, value in vars(self).items():
            value[..., games] = getattr(state, name)


@dataclass(frozen=True)
class Orders:
    """The decisions of all players. Programs of robots without cards are ignored."""

    programs: Ints16  # [R, P, B] card numbers
    power_down: Bools | None = None  # [P, B]
    facing: Ints | None = None  # [P, B], DEFAULT_FACING for the default
    deck: Ints16 | None = None  # [n, B] cards, top first, for registers of powered-down robots that lock


STATE_ARRAYS = tuple(field.name for field in fields(State))
_TURN_ARRAYS = ("power_down", "face", "deck", "drawn", "destroyed", "under_way")


class BatchTurn(State):
    """A turn under way in the games that nobody has won yet; games that are won are stored away.

    It changes the arrays of the state from which it starts.
    """

    def __init__(self, tables: FloorTables, rules: Rules, state: State, orders: Orders) -> None:
        super().__init__(**vars(state))
        self.registers = np.where(state.takes_cards, orders.programs, state.registers).astype(np.int16)
        self.tables, self.rules = tables, rules
        self.register = 0
        shape = (state.players, state.games)
        self.winners = np.zeros(shape, bool)
        self._state = state
        self.under_way = np.arange(state.games)  # [B] the index of each game in the state
        self.power_down = np.zeros(shape, bool) if orders.power_down is None else orders.power_down
        self.face = np.full(shape, DEFAULT_FACING) if orders.facing is None else orders.facing
        self.deck = np.zeros((0, state.games), np.int16) if orders.deck is None else orders.deck
        self.drawn = np.zeros(state.games, np.int64)
        self.destroyed = np.zeros(shape, np.int16)  # order of destruction from 1, 0: not destroyed
        self._destructions = 1

    def state(self) -> State:
        """The games under way as they are now."""
        locked = np.arange(REGISTERS)[:, None, None] >= HAND_SIZE - self.damage
        arrays = {name: getattr(self, name) for name in STATE_ARRAYS}
        return State(**{**arrays, "registers": self.registers * locked})

    def finish(self) -> None:
        """Puts the games under way back into the state."""
        if self.games == self._state.games:
            vars(self._state).update(vars(self.state()))
        else:
            self._state.put(self.under_way, self.state())

    def end_won(self) -> None:
        """Stores away the games in which a robot has reached the last checkpoint, and goes on with the others."""
        won = self.next_checkpoint > len(self.tables.checkpoints)
        if not won.any():
            return
        ended = won.any(axis=0)
        games = self.under_way[ended]
        self.winners[:, games] = won[:, ended]
        self._state.put(games, self.state().take(np.flatnonzero(ended)))
        going = np.flatnonzero(~ended)
        for name in (*STATE_ARRAYS, *_TURN_ARRAYS):
            setattr(self, name, getattr(self, name).take(going, axis=-1))

    def solid(self) -> Bools:
        """[P, B]: robots with a body."""
        return self.status != VIRTUAL

    def alive(self) -> Bools:
        """[P, B]: robots with a body on the board that are not destroyed."""
        return (self.destroyed == 0) & self.solid() & (self.cell != self.tables.limbo)

    def enter(self, players: Ints, where: Ints, cell: Ints, games: Ints) -> Bools:
        """Puts robots on ``cell[players, where]`` of ``games[where]``; returns which of them fell and are destroyed."""
        target, game = cell[players, where], games.take(where)
        fell = ~self.tables.on_floor.take(target) & (self.destroyed[players, game] == 0)
        self.cell[players, game] = np.where(self.tables.on_board.take(target), target, self.tables.limbo)
        if fell.any():
            self.destroy(players[fell], game[fell])
        return fell

    def move_apart(self, ways: Ints, row: Ints | int = 0) -> Ints:
        """Moves all robots at once in the games in which no robots meet; returns the other games.

        ``ways``: those of lone robots by stance, from ``row`` on. Several falls are a meeting: their order matters.
        """
        way = ways.take(self.cell * DIRECTIONS + self.facing + row)
        cell, facing = way >> WAY_SHIFT + FACING_BITS, way >> WAY_SHIFT & TURN_MASK
        fell = (cell == self.tables.limbo) & (self.cell != cell)
        meet = meeting(way.astype(np.uint32))
        falls = np.count_nonzero(fell)
        if falls:
            meet |= fell.sum(axis=0) > 1
        games = np.flatnonzero(meet)
        cell[:, games], facing[:, games] = self.cell.take(games, axis=1), self.facing.take(games, axis=1)
        self.cell, self.facing = cell, facing
        if falls:
            self.destroy(*(fell & ~meet).nonzero())
        return games

    def place(self, cell: Ints, games: Ints) -> None:
        """Moves all robots of ``games`` at once to ``cell`` [P, g]; those that fall are destroyed."""
        self.cell[:, games] = after = self.tables.after_fall.take(cell)
        players, where = (after != cell).nonzero()
        if players.size:
            self.destroy(players, games.take(where))

    def destroy(self, players: Ints, games: Ints, moment: Ints16 | int = 0) -> None:
        """Destroys robots, each at a moment from 0; at the same moment in the order of players."""
        self.destroyed[players, games] = self._destructions + moment
        self._destructions += int(np.max(moment)) + 1
        self.lives[players, games] -= self.lives[players, games] != UNLIMITED
        self.status[self.lives == 0] = OUT
        if not self.rules.wrecks_stay:
            self.leave(players, games)

    def leave(self, players: Ints, games: Ints) -> None:
        """Takes robots off the board, with the values that players see for such robots."""
        self.cell[players, games] = self.tables.limbo
        self.facing[players, games] = NORTH
        self.damage[players, games] = 0
