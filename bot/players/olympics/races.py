"""The strategy of the lower leagues, where every game is a race."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bot.games.olympics.appeal import turns_to_finish
from bot.games.olympics.rules import FINISH, HURDLE_STUN, MEDAL_POINTS, PLAYERS, Hurdles, Position, hurdle_move
from bot.players.olympics.params import Params
from bot.search.clock import Deadline

ACTIONS = 4
DEPTH = 6
STUNS = HURDLE_STUN + 1
RUNS_AHEAD = 3.0
"""Medal points added to a race's score before it divides."""

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]


class Races:
    """Tries every sequence of actions, ``DEPTH`` turns deep, on all tracks at once.

    The value of a sequence is the sum over the races of how many turns it leaves to the finish,
    measured against the fastest rival and divided by the race's score.
    """

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None

    def prepare(self) -> None:
        """Nothing to build."""

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        totals = np.zeros(ACTIONS**DEPTH)  # [4 ** DEPTH], the first action varies slowest
        for race, run in enumerate(position.runs):
            if isinstance(run, Hurdles):
                points = sum(worth * count for worth, count in zip(MEDAL_POINTS, position.medals[seat][race]))
                totals += _values(run, seat) / (points + RUNS_AHEAD)
        return int(totals.reshape(ACTIONS, -1).max(axis=1).argmax())


def _values(run: Hurdles, seat: int) -> Floats:  # [4 ** DEPTH]
    """How each sequence of actions leaves a runner beside its fastest rival, from -1 to 1."""
    table, turns = _step_table(run.track), _turns_table(run.track)
    mine = np.array([run.positions[seat] * STUNS + run.stuns[seat]])
    for _ in range(DEPTH):
        mine = table[mine].ravel()
    rival = min(turns[run.positions[p] * STUNS + run.stuns[p]] for p in range(PLAYERS) if p != seat)
    behind: Floats = DEPTH + turns[mine] - rival
    return -np.tanh(behind / 2.0)


def _step_table(track: str) -> Indices:
    """[C, A]: the cell and stun (as ``cell * STUNS + stun``) after each action."""
    return np.array(
        [
            [_index(*(hurdle_move(track, cell, stun, action) if cell < FINISH else (cell, 0))) for action in range(ACTIONS)]
            for cell in range(FINISH + 1)
            for stun in range(STUNS)
        ]
    )


def _turns_table(track: str) -> Floats:
    """[C]: the least number of turns to the finish from each cell and stun."""
    return np.array([turns + stun if turns else 0.0 for turns in turns_to_finish(track) for stun in range(STUNS)])


def _index(cell: int, stun: int) -> int:
    return cell * STUNS + stun
