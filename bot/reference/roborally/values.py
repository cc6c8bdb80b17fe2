"""The value functions of the seed's report, for one player: higher is better.

All take a state after a turn and give [B] float. ``winners`` [P, B] bool as the simulator returns them.
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bot.games.roborally.batch_state import ACTIVE, OUT, VIRTUAL, State
from bot.games.roborally.tables import FloorTables


@dataclass(frozen=True)
class Hodgepodge:
    """The seed's table of weights; tuned by hand there, data here."""

    won: float = 100.0
    """Won 1, lost -1, neither 0."""
    active: float = 3.0
    """Active 1; destroyed, or not taking part in the next turn, -1."""
    advantage: float = 5.0
    """Minimum checkpoint advantage."""
    progress: float = 1.0
    """Checkpoint to reach next, from 1."""
    damage: float = -0.3
    distance: float = -0.1
    """Manhattan distance."""


def minimum_checkpoint_advantage(state: State, player: int) -> np.ndarray:
    """Checkpoints reached more than the opponent who has reached most; 0 without opponents."""
    others = [other for other in range(state.players) if other != player]
    if not others:
        return np.zeros(state.games)
    return np.asarray(state.next_checkpoint[player] - state.next_checkpoint[others].max(axis=0))


def manhattan_distance(state: State, tables: FloorTables, player: int) -> np.ndarray:
    """Cells to the next checkpoint along x and y, walls or not; from the archive cell for a robot off the board."""
    cell = np.where(state.cell[player] == tables.limbo, state.archive[player], state.cell[player])
    goal = tables.checkpoints.take(np.minimum(state.next_checkpoint[player], len(tables.checkpoints)) - 1)
    along = (np.abs(axis.take(cell).astype(np.int64) - axis.take(goal)) for axis in (tables.x, tables.y))
    return np.asarray(sum(along) * (state.next_checkpoint[player] <= len(tables.checkpoints)))


def outcome(state: State, winners: np.ndarray, player: int) -> np.ndarray:
    """1 if the player has won, -1 if another has or the player is out, 0 otherwise."""
    lost = (winners.any(axis=0) & ~winners[player]) | (state.status[player] == OUT)
    return np.asarray(winners[player].astype(np.int64) - lost)


def hodgepodge(state: State, winners: np.ndarray, tables: FloorTables, player: int, weights: Hodgepodge) -> np.ndarray:
    """The seed's linear combination of features."""
    status = state.status[player]
    active = np.where((status == ACTIVE) | (status == VIRTUAL), 1, -1)
    return np.asarray(
        weights.won * outcome(state, winners, player)
        + weights.active * active
        + weights.advantage * minimum_checkpoint_advantage(state, player)
        + weights.progress * state.next_checkpoint[player]
        + weights.damage * state.damage[player]
        + weights.distance * manhattan_distance(state, tables, player)
    )
