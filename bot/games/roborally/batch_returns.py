"""The end of a turn in many games at once: robots come back, power down, sit out and materialise."""
from __future__ import annotations

import numpy as np

from bot.games.roborally.batch_state import ACTIVE, DEFAULT_FACING, OUT, POWERED_DOWN, SITS_OUT, VIRTUAL
from bot.games.roborally.batch_turn import BatchTurn
from bot.games.roborally.tables import MOST_PLAYERS

LAST = np.iinfo(np.int64).max
"""In the order of return, behind all robots."""


def come_back(turn: BatchTurn) -> None:
    """Destroyed robots with lives left return, in the order of their destruction."""
    gone = turn.destroyed > 0
    turn.status[gone & (turn.lives == 0)] = OUT
    gone &= turn.lives != 0
    games = np.flatnonzero(gone.any(axis=0))
    order = turn.destroyed.take(games, axis=1) * np.int64(MOST_PLAYERS) + np.arange(len(gone))[:, None]
    order = np.where(gone.take(games, axis=1), order, LAST)
    while games.size:
        player = order.argmin(axis=0)
        _return_one(turn, player, games)
        order[player, np.arange(games.size)] = LAST
        left = np.flatnonzero(order.min(axis=0) < LAST)
        order, games = order.take(left, axis=1), games.take(left)


def _return_one(turn: BatchTurn, player: np.ndarray, games: np.ndarray) -> None:
    tables = turn.tables
    archive = turn.archive[player, games]
    tries = np.concatenate((archive[:, None], tables.around.take(archive, axis=0)), axis=1)  # [g, tries]
    taken = (tries[:, :, None] == turn.cell.take(games, axis=1).T[:, None]).any(axis=2)
    cell = tries[np.arange(games.size), taken.argmin(axis=1)]
    default = tables.facing_back[turn.next_checkpoint[player, games] - 1, cell]
    chosen = turn.face[player, games]
    turn.cell[player, games] = cell
    turn.facing[player, games] = np.where(chosen == DEFAULT_FACING, default, chosen)
    turn.damage[player, games] = turn.rules.return_damage
    turn.status[player, games] = ACTIVE


def power_down(turn: BatchTurn) -> None:
    """Robots power down or wake up; one that is down has no damage."""
    down = turn.power_down & (turn.destroyed == 0) & (turn.status != OUT)
    turn.status = np.where(turn.status == OUT, OUT, np.where(down, POWERED_DOWN, ACTIVE)).astype(np.int8)
    turn.damage = turn.damage * ~down


def sit_out(turn: BatchTurn) -> None:
    """Robots that sat out return virtual; those destroyed in this turn leave the board for the next one."""
    back = turn.status == SITS_OUT
    turn.status[back] = VIRTUAL
    turn.cell = np.where(back, turn.archive, turn.cell)
    turn.facing = np.where(back, turn.archive_facing, turn.facing)
    turn.damage[back] = turn.rules.return_damage
    gone = turn.destroyed > 0
    turn.status[gone] = SITS_OUT
    turn.leave(*gone.nonzero())
    turn.destroyed[gone] = 0


def materialise(turn: BatchTurn) -> None:
    """Virtual robots that share their cell with no body get one."""
    for player in range(len(turn.cell)):
        virtual = turn.status[player] == VIRTUAL
        if virtual.any():
            bodies = turn.solid() & (turn.cell != turn.tables.limbo)
            taken = ((turn.cell == turn.cell[player]) & bodies).any(axis=0)
            turn.status[player] = np.where(virtual & ~taken, ACTIVE, turn.status[player])
