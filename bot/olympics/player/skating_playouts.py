"""How skating will end after the coming turn, by random playouts of all three skaters together.

Skaters mostly meet if they are close to one another, and some stay close for the whole run; distributions for each
skater alone miss that. Later orders are unknown, so only the frequency with which skaters take each rank matters.
"""
from __future__ import annotations

import numpy as np

from bot.olympics.outlook.rankings import RANKINGS, ranking_of_results
from bot.olympics.rules.batch import JOINT, RISKS, skate
from bot.olympics.rules.constants import ACTIONS, JOINT_ACTIONS, PLAYERS
from botkit.arrays import Floats, Ints

USUAL_RANKS = (0.21, 0.30, 0.18, 0.31)
"""How often skaters take the action of each rank, from games of strong bots, which put other games first."""
LAST_RANKS = (0.05, 0.12, 0.10, 0.73)
"""The same in the last turn."""


def rankings_after(
    states: Ints,
    ranks: Ints,
    turns_left: int,
    samples: int,
    random: np.random.Generator,
    correlated: tuple[int, int],
    correlation: float = 0.0,
) -> Floats:
    """The probability of each ranking after each joint action of this turn.

    ``states`` [P] of skating, ``ranks`` [A] of the actions in this turn's order, ``turns_left`` with this turn.
    Every joint action is played out with the same ``samples`` sequences of ranks. In each coming turn, the two
    ``correlated`` players act alike with probability ``correlation``, until they differ for the first time; their
    actions in this turn do not matter for it (to let these count was tried, and was no better). Returns [K, A, A, A].
    """
    skaters = skate(np.repeat(states[:, None], JOINT_ACTIONS, 1), ranks[JOINT])
    skaters = np.repeat(skaters, samples, 1)  # [P, joint * samples]
    drawn = random.random((turns_left - 1, PLAYERS, samples))
    together = random.random((turns_left - 1, samples)) < correlation
    together = np.logical_and.accumulate(together[::-1])[::-1]
    for left in range(turns_left - 1, 0, -1):
        limits = np.cumsum(USUAL_RANKS if left > 1 else LAST_RANKS)[:-1]
        later: Ints = np.add.reduce(drawn[left - 1] >= limits[:, None, None], 0, np.int64)
        later[correlated[1]] = np.where(together[left - 1], later[correlated[0]], later[correlated[1]])
        skaters = skate(skaters, np.tile(later, JOINT_ACTIONS))
    ranking = ranking_of_results(skaters // RISKS)
    column = np.repeat(np.arange(JOINT_ACTIONS), samples)
    counts = np.bincount(ranking * JOINT_ACTIONS + column, minlength=RANKINGS * JOINT_ACTIONS)
    return counts.reshape(RANKINGS, ACTIONS, ACTIONS, ACTIONS) / samples
