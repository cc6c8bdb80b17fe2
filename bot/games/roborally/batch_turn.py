"""A turn of many games under way, in arrays: the robots as they are now, and what befalls them.

Shapes: P players, B games, R = 5 registers. The last axis of an array is the game, so that every
operation works on all games at once.
"""
from __future__ import annotations

import numpy as np

from bot.games.roborally.batch_state import DEFAULT_FACING, VIRTUAL, Orders, State
from bot.games.roborally.cards import DIRECTIONS, HAND_SIZE, NORTH, REGISTERS
from bot.games.roborally.editions import UNLIMITED, Rules
from bot.games.roborally.kernels import FACING_BITS, TURN_MASK, meeting
from bot.games.roborally.tables import WAY_SHIFT, FloorTables

_ROBOT_FIELDS = ("cell", "facing", "archive", "archive_facing", "next_checkpoint", "damage", "lives", "status")
_TURN_FIELDS = ("registers", "power_down", "face", "deck", "drawn", "destroyed", "games")


class BatchTurn:
    """Works on the games that nobody has won yet; won ones are stored away. Uses up the arrays of the state."""

    # as in State
    cell: np.ndarray
    facing: np.ndarray
    archive: np.ndarray
    archive_facing: np.ndarray
    next_checkpoint: np.ndarray
    damage: np.ndarray
    lives: np.ndarray
    status: np.ndarray

    def __init__(self, tables: FloorTables, rules: Rules, state: State, orders: Orders) -> None:
        self.tables, self.rules = tables, rules
        self.register = 0
        self.winners = np.zeros((state.players, state.games), bool)
        self._state = state
        self.games = np.arange(state.games)  # the index in the state of each game under way
        for name in _ROBOT_FIELDS:
            setattr(self, name, getattr(state, name))
        shape = (state.players, state.games)
        registers: np.ndarray = np.where(state.takes_cards, orders.programs, state.registers)
        self.registers: np.ndarray = registers.astype(np.int16)
        self.power_down = np.zeros(shape, bool) if orders.power_down is None else orders.power_down
        self.face = np.full(shape, DEFAULT_FACING) if orders.facing is None else orders.facing
        self.deck = np.zeros((0, state.games), np.int16) if orders.deck is None else orders.deck
        self.drawn = np.zeros(state.games, np.int64)
        self.destroyed = np.zeros(shape, np.int16)  # order of destruction from 1, 0: not destroyed
        self._destructions = 1

    def state(self) -> State:
        """The games under way as they are now."""
        locked = np.arange(REGISTERS)[:, None, None] >= HAND_SIZE - self.damage
        robots = {name: getattr(self, name) for name in _ROBOT_FIELDS}
        return State(registers=self.registers * locked, **robots)

    def finish(self) -> None:
        """Puts the games under way into the state."""
        if self.games.size == self._state.games:
            vars(self._state).update(vars(self.state()))
        else:
            self._state.put(self.games, self.state())

    def end_won(self) -> None:
        """Stores the games away in which a robot has reached the last checkpoint, and goes on with the others."""
        won = self.next_checkpoint > len(self.tables.checkpoints)
        if not won.any():
            return
        ended = won.any(axis=0)
        games = self.games[ended]
        self.winners[:, games] = won[:, ended]
        self._state.put(games, self.state().take(np.flatnonzero(ended)))
        going = np.flatnonzero(~ended)
        for name in (*_ROBOT_FIELDS, *_TURN_FIELDS):
            setattr(self, name, getattr(self, name).take(going, axis=-1))

    def solid(self) -> np.ndarray:
        """[P, B] robots with a body."""
        return np.asarray(self.status != VIRTUAL)

    def alive(self) -> np.ndarray:
        """[P, B] robots with a body on the board that are not destroyed."""
        return np.asarray((self.destroyed == 0) & self.solid() & (self.cell != self.tables.limbo))

    def enter(self, players: np.ndarray, where: np.ndarray, cell: np.ndarray, games: np.ndarray) -> np.ndarray:
        """Puts robots on ``cell[players, where]`` of ``games[where]``; returns which fell and are destroyed."""
        target, game = cell[players, where], games.take(where)
        fell = ~self.tables.on_floor.take(target) & (self.destroyed[players, game] == 0)
        self.cell[players, game] = np.where(self.tables.on_board.take(target), target, self.tables.limbo)
        if fell.any():
            self.destroy(players[fell], game[fell])
        return np.asarray(fell)

    def move_apart(self, ways: np.ndarray, row: np.ndarray | int = 0) -> np.ndarray:
        """Moves all robots at once in the games in which none meets another; returns the other games.

        ``ways``: of lone robots, by stance from ``row`` on. Several that fall meet, too: there the order counts.
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

    def put(self, cell: np.ndarray, games: np.ndarray) -> None:
        """Moves all robots of ``games`` at once to ``cell`` [P, g]; those that fall are destroyed."""
        self.cell[:, games] = after = self.tables.after_fall.take(cell)
        players, where = (after != cell).nonzero()
        if players.size:
            self.destroy(players, games.take(where))

    def destroy(self, players: np.ndarray, games: np.ndarray, moment: np.ndarray | int = 0) -> None:
        """Destroys robots, each at a moment from 0; at the same one the order of players counts."""
        self.destroyed[players, games] = self._destructions + moment
        self._destructions += int(np.max(moment)) + 1
        self.lives[players, games] -= self.lives[players, games] != UNLIMITED
        if not self.rules.wrecks_stay:
            self.leave(players, games)

    def leave(self, players: np.ndarray, games: np.ndarray) -> None:
        """Takes robots off the board, as players are shown them there."""
        self.cell[players, games] = self.tables.limbo
        self.facing[players, games] = NORTH
        self.damage[players, games] = 0
