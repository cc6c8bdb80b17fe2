"""How many complete runs of a game are still to come."""
from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.olympics.constants import ARCHERY, DIVING, HURDLES, SKATING, TURNS

RUN_TURNS = {
    HURDLES: dict(zip(range(12, 21), (0.05, 0.09, 0.13, 0.17, 0.22, 0.15, 0.10, 0.06, 0.03))),
    ARCHERY: dict.fromkeys(range(12, 16), 0.25),
    SKATING: {15: 1.0},
    DIVING: dict.fromkeys(range(12, 16), 0.25),
}
"""The lengths of runs in turns, with their probabilities."""
REST = 1
"""The turns between a run's end and the next run's first turn."""
MOST_RUNS = 1 + TURNS // (12 + REST)


@lru_cache(maxsize=1024)
def runs_to_come(game: int, turns_left: int) -> tuple[float, ...]:
    """Probability of each number of complete runs in the turns after one has ended. Returns [MOST_RUNS + 1]."""
    counts = np.zeros(MOST_RUNS + 1)
    counts[0] = 1.0
    for turns, probability in RUN_TURNS[game].items():
        if turns + REST <= turns_left:
            more = np.array(runs_to_come(game, turns_left - turns - REST))
            counts[0] -= probability
            counts[1:] += probability * more[:-1]
    return tuple(counts)
