"""A turn of many games under way, in arrays: the robots as they are now, and what befalls them.

Shapes: P players, B games, R = 5 registers. The last axis of an array is the game, so that every
operation works on all games at once.
"""
from __future__ import annotations

import numpy as np

from bot.games.roborally.batch_state import DEFAULT_FACING, VIRTUAL, Orders, State, open_registers
from bot.games.roborally.cards import NORTH, REGISTERS
from bot.games.roborally.editions import UNLIMITED, Rules
from bot.games.roborally.tables import FloorTables

_ROBOT_FIELDS = ("cell", "facing", "archive", "archive_facing", "next_checkpoint", "damage", "lives", "status")
_TURN_FIELDS = ("registers", "power_down", "face", "deck", "drawn", "destroyed", "games")


class BatchTurn:
    """Works on the games that nobody has won yet; won ones are stored away."""

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
            setattr(self, name, getattr(state, name).copy())
        shape = (state.players, state.games)
        registers: np.ndarray = np.where(state.takes_cards, orders.programs, state.registers)
        self.registers: np.ndarray = registers.astype(np.int16)
        self.power_down = np.zeros(shape, bool) if orders.power_down is None else orders.power_down
        self.face = np.full(shape, DEFAULT_FACING) if orders.facing is None else orders.facing
        self.deck = np.zeros((0, state.games), np.int16) if orders.deck is None else orders.deck
        self.drawn = np.zeros(state.games, np.int64)
        self.destroyed = np.zeros(shape, np.int16)  # order of destruction from 1, 0: not destroyed
        self._destructions = 0

    def store(self, games: np.ndarray) -> None:
        """Puts the games (indices among those under way) into the state."""
        if not games.size:
            return
        target = self.games.take(games)
        for name in _ROBOT_FIELDS:
            getattr(self._state, name)[:, target] = getattr(self, name).take(games, axis=1)
        locked = np.arange(REGISTERS)[:, None, None] >= open_registers(self.damage.take(games, axis=1))
        self._state.registers[:, :, target] = self.registers.take(games, axis=2) * locked

    def keep(self, games: np.ndarray) -> None:
        """Goes on with these games only."""
        for name in (*_ROBOT_FIELDS, *_TURN_FIELDS):
            setattr(self, name, getattr(self, name).take(games, axis=-1))

    def end_won(self) -> None:
        """Stores the games away in which a robot has reached the last checkpoint."""
        won = self.next_checkpoint > len(self.tables.checkpoints)
        ended = won.any(axis=0)
        if ended.any():
            self.winners[:, self.games[ended]] = won[:, ended]
            self.store(np.flatnonzero(ended))
            self.keep(np.flatnonzero(~ended))

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

    def put(self, cell: np.ndarray) -> None:
        """Moves all robots at once to ``cell`` [P, B]; those that fall are destroyed."""
        before, self.cell = self.cell, self.tables.after_fall.take(cell)
        fell = (self.cell == self.tables.limbo) & (before != self.tables.limbo)
        if fell.any():
            self.destroy(*fell.nonzero())

    def destroy(self, players: np.ndarray, games: np.ndarray) -> None:
        """Destroys robots at the same moment (the order of players counts)."""
        self._destructions += 1
        self.destroyed[players, games] = self._destructions
        self.lives[players, games] -= self.lives[players, games] != UNLIMITED
        if not self.rules.wrecks_stay:
            self.leave(players, games)

    def leave(self, players: np.ndarray, games: np.ndarray) -> None:
        """Takes robots off the board, as players are shown them there."""
        self.cell[players, games] = self.tables.limbo
        self.facing[players, games] = NORTH
        self.damage[players, games] = 0
