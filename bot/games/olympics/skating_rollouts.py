"""How skating will end after the coming turn: played on at random, all three skaters together.

Skaters meet mostly when they are close to one another, and a few of them are close for the whole run: distributions
of each skater by itself miss that. Later orders are unknown, so that only how often skaters take which rank counts.
"""
from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.games.olympics.batch import JOINT_ACTIONS, RISKS, skate
from bot.games.olympics.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS
from bot.games.olympics.rules import ACTIONS, PLAYERS, SKATING_TURNS

USUAL_RANKS = (0.21, 0.30, 0.18, 0.31)
"""How often skaters take the action of each rank, from games of strong bots; other games come first."""
LAST_RANKS = (0.05, 0.12, 0.10, 0.73)
"""The same in the last turn."""


def rankings_after(
    states: np.ndarray,
    ranks: np.ndarray,
    turns_left: int,
    samples: int,
    random: np.random.Generator,
    twins: tuple[int, int] | None = None,
    alike: float = 0.0,
) -> np.ndarray:
    """Probability of each ranking after each joint action of this turn.

    ``states`` [P] of skating, ``ranks`` [A] of the actions in this turn's order, ``turns_left`` with this turn.
    Every joint action is played on with the same ``samples`` sequences of ranks. ``twins`` are two players who act
    ``alike`` with this probability, turn after turn, until they do not; in the coming turns, whatever they do in this
    one (that they part for good if they differ in it has been tried: no better). Returns [K, A, A, A].
    """
    joint = np.indices((ACTIONS,) * PLAYERS).reshape(PLAYERS, JOINT_ACTIONS)
    skaters = skate(np.repeat(states[:, None], JOINT_ACTIONS, 1), ranks[joint])
    skaters = np.repeat(skaters, samples, 1)  # [P, joint * samples]
    drawn = random.random((turns_left - 1, PLAYERS, samples))
    together = random.random((turns_left - 1, samples)) < alike
    together = np.logical_and.accumulate(together[::-1])[::-1]
    for left in range(turns_left - 1, 0, -1):
        limits = _limits()[left]
        later = (drawn[left - 1] >= limits[0]).astype(np.int64)
        for limit in limits[1:-1]:
            later += drawn[left - 1] >= limit
        if twins is not None:
            later[twins[1]] = np.where(together[left - 1], later[twins[0]], later[twins[1]])
        skaters = skate(skaters, np.tile(later, JOINT_ACTIONS))
    ranking = _ranking_of_results(skaters // RISKS)
    column = np.repeat(np.arange(JOINT_ACTIONS), samples)
    counts = np.bincount(ranking * JOINT_ACTIONS + column, minlength=RANKINGS * JOINT_ACTIONS)
    return np.asarray(counts.reshape(RANKINGS, ACTIONS, ACTIONS, ACTIONS) / samples)


@lru_cache(maxsize=1)
def _limits() -> np.ndarray:  # [SKATING_TURNS + 1, A]
    """Where a uniform number begins to mean the next rank, by turns left."""
    limits = np.tile(np.cumsum(USUAL_RANKS), (SKATING_TURNS + 1, 1))
    limits[1] = np.cumsum(LAST_RANKS)
    return limits


def _ranking_of_results(results: np.ndarray) -> np.ndarray:
    """[P, B] -> [B]."""
    medals = [sum((results[other] > results[player]).astype(np.int64) for other in range(PLAYERS) if other != player)
              for player in range(PLAYERS)]
    return np.asarray(_ranking_of_medals().take((medals[0] * 3 + medals[1]) * 3 + medals[2]))


@lru_cache(maxsize=1)
def _ranking_of_medals() -> np.ndarray:
    table = np.zeros(27, np.int64)
    for ranking, (first, second, third) in enumerate(RANKING_MEDALS[:NO_MEDALS]):
        table[(first * 3 + second) * 3 + third] = ranking
    return table
