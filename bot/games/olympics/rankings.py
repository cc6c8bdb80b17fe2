"""Who gets which medal in one run: all ways in which three players can finish, and how likely each is.

Players' results are taken as independent of one another; ties share the better medal, as in the rules.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from bot.games.olympics.rules import BRONZE, GOLD, PLAYERS, SILVER

MEDALS = 3
PAIRS = ((0, 1), (0, 2), (1, 2))
PAIR_MEDALS = MEDALS * MEDALS

# The rankings in their order: three different results; one winner, two behind; two winners; all equal; none.
STRICT = tuple(permutations(range(PLAYERS)))  # first, second, third
WINNER = STRICT[::2]  # first, and the two behind
LOSER = ((0, 1, 2), (0, 2, 1), (1, 2, 0))  # the two winners, and third
STRICT_PLACES = np.array(STRICT).T
LOSER_PLACES = np.array(LOSER).T  # [P, rankings] who is first, second and third in each
FIRST_WINNER = len(STRICT)
FIRST_LOSER = FIRST_WINNER + len(WINNER)
ALL_EQUAL = FIRST_LOSER + len(LOSER)
NO_MEDALS = ALL_EQUAL + 1
"""The run is cut off by the end of the match: worth to everyone what bronze is worth."""
RANKINGS = NO_MEDALS + 1


def _medals() -> np.ndarray:
    medals = np.full((RANKINGS, PLAYERS), BRONZE)
    for ranking, order in enumerate(STRICT):
        medals[ranking, list(order)] = (GOLD, SILVER, BRONZE)
    for ranking, (winner, *behind) in enumerate(WINNER, FIRST_WINNER):
        medals[ranking, winner] = GOLD
        medals[ranking, behind] = SILVER
    for ranking, (*winners, _) in enumerate(LOSER, FIRST_LOSER):
        medals[ranking, winners] = GOLD
    medals[ALL_EQUAL] = GOLD
    return medals


RANKING_MEDALS = _medals()  # [K, P]: the medal of each player in each ranking


def _pair_of_medals() -> np.ndarray:
    matrix = np.zeros((len(PAIRS), PAIR_MEDALS, RANKINGS))
    for pair, (one, other) in enumerate(PAIRS):
        matrix[pair, RANKING_MEDALS[:, one] * MEDALS + RANKING_MEDALS[:, other], np.arange(RANKINGS)] = 1.0
    return matrix


PAIR_OF_MEDALS = _pair_of_medals()  # [pairs, medal * MEDALS + medal, K], 1 where the ranking gives a pair these


def pair_medals(rankings: np.ndarray) -> np.ndarray:
    """Joint distribution of the medals of each pair of players. ``rankings`` [K, B]; returns [pairs, 9, B]."""
    flat = PAIR_OF_MEDALS.reshape(-1, RANKINGS) @ rankings
    return np.asarray(flat.reshape(len(PAIRS), PAIR_MEDALS, -1))


def ranking_probabilities(result: np.ndarray, below: np.ndarray) -> np.ndarray:
    """Probability of each ranking.

    ``result`` [P, N, B]: the distribution of each player's result over N values in ascending order;
    ``below`` [P, N, B]: the probability of a result strictly below each. Returns [K, B], the same type.
    """
    above = 1 - below
    above -= result
    out = np.zeros((RANKINGS, result.shape[2]), result.dtype)
    first, second, third = STRICT_PLACES
    strict = above.take(first, 0)
    strict *= below.take(third, 0)
    strict *= result.take(second, 0)
    np.add.reduce(strict, 1, out=out[:FIRST_WINNER])
    one, other, third = LOSER_PLACES
    equal = result.take(one, 0)
    equal *= result.take(other, 0)
    np.add.reduce(equal * above.take(third, 0), 1, out=out[FIRST_WINNER:FIRST_LOSER][::-1])  # winners: 2, 1, 0
    np.add.reduce(equal * below.take(third, 0), 1, out=out[FIRST_LOSER:ALL_EQUAL])
    np.add.reduce(equal[-1] * result[third[-1]], 0, out=out[ALL_EQUAL])
    return out


def rankings_of(orders: Sequence[tuple[int, ...]], *medals: tuple[int, ...]) -> np.ndarray:
    """The ranking in which the players of each order get the ``medals``: [medals, orders]."""
    known = {tuple(row): ranking for ranking, row in enumerate(RANKING_MEDALS[:NO_MEDALS].tolist())}
    return np.array([[known[tuple(row[order.index(player)] for player in range(PLAYERS))] for order in orders]
                     for row in medals])


_RIVALS_EQUAL = rankings_of(WINNER, (GOLD, GOLD, GOLD), (GOLD, SILVER, SILVER), (BRONZE, GOLD, GOLD))
_RIVAL_FIRST = rankings_of(
    STRICT, (GOLD, SILVER, BRONZE), (GOLD, GOLD, BRONZE), (SILVER, GOLD, BRONZE), (SILVER, GOLD, SILVER),
    (BRONZE, GOLD, SILVER),
)
"""By the medals of a player, a rival and the third."""


def result_worth(result: np.ndarray, below: np.ndarray, payoff: np.ndarray) -> np.ndarray:
    """What each result is worth to each player, the others' results being drawn.

    ``result``, ``below`` [P, N] as in :func:`ranking_probabilities`; ``payoff`` [P, K]: a player's worth of each
    ranking. Returns [P, N]; its mean under ``result`` is the mean of ``payoff`` under the rankings.
    """
    payoff = payoff.astype(result.dtype)
    one, other = STRICT_PLACES[1:, ::2]
    equal = result.take(one, 0) * result.take(other, 0)
    all_equal, alone_first, alone_last = payoff[np.arange(PLAYERS), _RIVALS_EQUAL][:, :, None]
    apart = _worth_with_rival_first(result, below, payoff)
    worth = all_equal * equal + alone_first * _before(equal) + alone_last * _after(equal) + apart[::2] + apart[1::2]
    return np.asarray(worth, np.float64)


def _worth_with_rival_first(result: np.ndarray, below: np.ndarray, payoff: np.ndarray) -> np.ndarray:
    """The part of :func:`result_worth` in which a rival is ahead of the third: [strict rankings, N].

    For each player first with either rival: the order of ``STRICT``.
    """
    player, rival, third = STRICT_PLACES
    first, rival_below = result.take(rival, 0), below.take(rival, 0)
    second, third_below = result.take(third, 0), below.take(third, 0)
    apart = first * third_below
    above = 1 - rival_below - first
    between = _after(apart) - _after(first) * (third_below + second)
    pay = payoff[player, _RIVAL_FIRST][:, :, None]
    return np.asarray(
        pay[0] * _before(apart)
        + pay[1] * apart
        + pay[2] * above * third_below
        + pay[3] * above * second
        + pay[4] * between
    )


def _before(values: np.ndarray) -> np.ndarray:
    """Sum of the values before each: [..., N] -> [..., N]."""
    return np.asarray(values.cumsum(-1) - values)


def _after(values: np.ndarray) -> np.ndarray:
    """Sum of the values after each: [..., N] -> [..., N]."""
    return np.asarray(np.add.reduce(values, -1, keepdims=True) - values.cumsum(-1))
