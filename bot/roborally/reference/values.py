"""The four value functions of the report, for one player: higher is better.

Each takes the states after a turn and the winners [P, B] bool as the simulator returns them, and gives [B] float.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import numpy as np

from bot.roborally.rules.batch_state import ACTIVE, OUT, VIRTUAL, State
from bot.roborally.rules.constants import OUTCOME
from bot.roborally.rules.travel import Travel
from botkit.arrays import Bools, Floats, Ints


@dataclass(frozen=True)
class Hodgepodge:
    """The report's table of weights, which its authors tuned by hand."""

    won: float = 100.0
    """For 1 if won, -1 if lost, otherwise 0."""
    active: float = 3.0
    """For 1 if active; -1 if destroyed, or not taking part in the next turn."""
    advantage: float = 5.0
    """For the minimum checkpoint advantage."""
    progress: float = 1.0
    """For the checkpoint to reach next, from 1."""
    damage: float = -0.3
    distance: float = -0.1
    """For the Manhattan distance to that checkpoint."""


WEIGHTS = Hodgepodge()


def advantage(travel: Travel, state: State, winners: Bools, player: int) -> Floats:
    """Minimum checkpoint advantage: how many more checkpoints than the best opponent; 0 without opponents."""
    others = np.delete(state.next_checkpoint, player, axis=0)
    if not len(others):
        return np.zeros(state.games)
    return (state.next_checkpoint[player] - others.max(axis=0)).astype(np.float64)


def manhattan(travel: Travel, state: State, winners: Bools, player: int) -> Floats:
    """Minus the Manhattan distance; each checkpoint still to reach adds the width and height of the floor."""
    floor = travel.poses.tables.floor
    ahead = len(floor.checkpoints) + 1 - state.next_checkpoint[player]
    return _known(winners, player) - (floor.width + floor.height) * ahead - manhattan_distance(travel, state, player)


def turns(travel: Travel, state: State, winners: Bools, player: int) -> Floats:
    """Minus the informed distance, in turns to go."""
    return _known(winners, player) - travel.turns_to_go(state)[player]


def hodgepodge(travel: Travel, state: State, winners: Bools, player: int) -> Floats:
    """The linear combination of features with the weights of :class:`Hodgepodge`."""
    status = state.status[player]
    active = np.where((status == ACTIVE) | (status == VIRTUAL), 1.0, -1.0)
    lost = (winners.any(axis=0) & ~winners[player]) | (status == OUT)
    return (
        WEIGHTS.won * (winners[player] * 1.0 - lost)
        + WEIGHTS.active * active
        + WEIGHTS.advantage * advantage(travel, state, winners, player)
        + WEIGHTS.progress * state.next_checkpoint[player]
        + WEIGHTS.damage * state.damage[player]
        + WEIGHTS.distance * manhattan_distance(travel, state, player)
    )


def manhattan_distance(travel: Travel, state: State, player: int) -> Ints:
    """[B]: cells to the next checkpoint along x and y, walls or not; a robot off the board counts from its archive."""
    tables = travel.poses.tables
    cell = np.where(state.cell[player] == tables.limbo, state.archive[player], state.cell[player])
    last = len(tables.checkpoints)
    goal = tables.checkpoints.take(np.minimum(state.next_checkpoint[player], last) - 1)
    along_x, along_y = (np.abs(axis.take(cell).astype(np.int64) - axis.take(goal)) for axis in (tables.x, tables.y))
    return (along_x + along_y) * (state.next_checkpoint[player] <= last)


def _known(winners: Bools, player: int) -> Floats:
    """[B]: the value of a known outcome."""
    return OUTCOME * (2.0 * winners[player] - winners.any(axis=0))


Value = Callable[[Travel, State, Bools, int], Floats]
VALUES: dict[str, Value] = {"hodgepodge": hodgepodge, "turns": turns, "manhattan": manhattan, "advantage": advantage}
