"""What a player's own result leads to, while the results of the others are drawn from what is believed of them.

Chances are kept by the player's own medal and those of the two others, in the order of ``OTHERS``: ``CASES``.
Several beliefs are looked at side by side: B in an array's shape counts them.
"""
from __future__ import annotations

import numpy as np

from bot.games.olympics.rankings import RANKINGS, rankings_of
from bot.games.olympics.rules import BRONZE, FINISH, GOLD, SILVER

OTHERS = ((1, 2), (0, 2), (0, 1))
_ONE, _OTHER = np.array(OTHERS).T

CASES = (
    (GOLD, GOLD, GOLD), (GOLD, SILVER, SILVER), (BRONZE, GOLD, GOLD),
    (GOLD, GOLD, BRONZE), (GOLD, BRONZE, GOLD), (SILVER, GOLD, SILVER), (SILVER, SILVER, GOLD),
    (SILVER, GOLD, BRONZE), (SILVER, BRONZE, GOLD),
    (GOLD, SILVER, BRONZE), (GOLD, BRONZE, SILVER), (BRONZE, GOLD, SILVER), (BRONZE, SILVER, GOLD),
)
"""All medals of a player and of the two others."""
RANKING_OF_CASE = rankings_of([(player, *others) for player, others in enumerate(OTHERS)], *CASES).T  # [P, cases]


def chances(results: np.ndarray) -> np.ndarray:
    """Chance of each case for each own result.

    ``results`` [P, ..., N]: distributions over N values in ascending order; they may hold less than all the mass of a
    player, then the chances are that of the others both being in there. Returns [cases, P, ..., N].
    """
    total = np.cumsum(results, -1)
    below = total - results
    above = total[..., -1:] - total
    one, other = results[_ONE], results[_OTHER]
    below_one, below_other, above_one, above_other = below[_ONE], below[_OTHER], above[_ONE], above[_OTHER]
    out = np.empty((len(CASES), *results.shape))
    np.multiply(one, other, out=out[0])
    np.multiply(one, below_other, out=out[3])
    np.multiply(below_one, other, out=out[4])
    np.multiply(above_one, other, out=out[5])
    np.multiply(one, above_other, out=out[6])
    np.multiply(above_one, below_other, out=out[7])
    np.multiply(below_one, above_other, out=out[8])
    apart = out[[0, 3, 4]]  # both equal; the one before the other; the other before the one
    upto = np.cumsum(apart, -1)
    out[1], out[9], out[10] = upto - apart
    over = upto[..., -1:] - upto
    out[2] = over[0]
    out[11] = over[1] - above_one * (below_other + other)
    out[12] = over[2] - above_other * (below_one + one)
    return out


def race_chances(standing: np.ndarray, as_it_stands: bool) -> np.ndarray:
    """Chance that a race ends in each case, for a runner in a cell at a time that has not finished before.

    ``standing`` [P, B, T + 1, FINISH + 1]: where players are at each time, in the last cell only when they get there.
    ``as_it_stands``: whether at the last time the race is taken to end in any case. Returns [cases, *standing.shape].
    """
    out = chances(standing)
    going_on = chances(standing[..., :FINISH])
    if as_it_stands:
        going_on[..., -1, :] = 0
    out[..., :FINISH] -= going_on
    return out


def twin_chances(results: np.ndarray, player: int) -> np.ndarray:
    """The chances of ``player`` if the two others' results are equal. ``results`` [P, ..., N]; [cases, ..., N]."""
    one, other = OTHERS[player]
    equal = 0.5 * (results[one] + results[other])
    upto = np.cumsum(equal, -1)
    out = np.zeros((len(CASES), *equal.shape))
    out[0], out[1], out[2] = equal, upto - equal, upto[..., -1:] - upto
    return out


def twin_race_chances(standing: np.ndarray, player: int, as_it_stands: bool) -> np.ndarray:
    """:func:`race_chances` of ``player`` if the two others run side by side. Returns [cases, B, T + 1, FINISH + 1]."""
    out = twin_chances(standing, player)
    going_on = twin_chances(standing[..., :FINISH], player)
    if as_it_stands:
        going_on[..., -1, :] = 0
    out[..., :FINISH] -= going_on
    return out


def worth(chance: np.ndarray, payoff: np.ndarray) -> np.ndarray:
    """What each own result is worth. ``chance`` [cases, P, B, ..., N], ``payoff`` [P, B, K]; returns [P, B, ..., N]."""
    pay = np.take_along_axis(payoff, RANKING_OF_CASE[:, None], 2).transpose(2, 0, 1)  # [cases, P, B]
    return np.asarray(np.add.reduce(chance * pay.reshape(*pay.shape, *(1,) * (chance.ndim - 3)), 0))


def rankings(chance: np.ndarray, results: np.ndarray, player: int) -> np.ndarray:
    """Probability of each ranking [K, B], from the chances [cases, P, B, ..., N] of ``player`` and its results."""
    likely = chance[:, player] * results[player]
    out = np.zeros((RANKINGS, likely.shape[1]))
    out[RANKING_OF_CASE[player]] = np.add.reduce(likely.reshape(*likely.shape[:2], -1), 2)
    return out
