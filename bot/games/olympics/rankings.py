"""Who gets which medal in one run: all ways in which three players can finish, and how likely each is.

Players' results are taken as independent of one another; ties share the better medal, as in the rules.
"""
from __future__ import annotations

from collections.abc import Callable
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
    work = np.empty_like(result[0])
    for ranking, (first, second, third) in enumerate(STRICT):
        np.multiply(above[first], below[third], out=work)
        work *= result[second]
        np.add.reduce(work, 0, out=out[ranking])
    equal = np.empty_like(result[0])
    for tie, (one, other) in enumerate(PAIRS):
        third = PLAYERS - one - other
        np.multiply(result[one], result[other], out=equal)
        np.multiply(equal, above[third], out=work)
        np.add.reduce(work, 0, out=out[_BEHIND[tie]])
        np.multiply(equal, below[third], out=work)
        np.add.reduce(work, 0, out=out[_LEADING[tie]])
    equal *= result[PLAYERS - one - other]
    np.add.reduce(equal, 0, out=out[ALL_EQUAL])
    return out


_BEHIND = tuple(FIRST_WINNER + PLAYERS - one - other for one, other in PAIRS)
_LEADING = tuple(FIRST_LOSER + LOSER.index((one, other, PLAYERS - one - other)) for one, other in PAIRS)


def result_worth(result: np.ndarray, below: np.ndarray, payoff: np.ndarray) -> np.ndarray:
    """What each result is worth to each player, the others' results being drawn.

    ``result``, ``below`` [P, N] as in :func:`ranking_probabilities`; ``payoff`` [P, K]: a player's worth of each
    ranking. Returns [P, N]; its mean under ``result`` is the mean of ``payoff`` under the rankings.
    """
    worth = np.zeros(result.shape)
    for player in range(PLAYERS):
        one, other = (p for p in range(PLAYERS) if p != player)
        pay, mirrored = _pay_of(player, payoff[player])
        equal = result[one] * result[other]
        worth[player] = (
            pay(GOLD, GOLD, GOLD) * equal + pay(GOLD, SILVER, SILVER) * _before(equal)
            + pay(BRONZE, GOLD, GOLD) * _after(equal)
            + _worth_with_rival_first(result, below, one, other, pay)
            + _worth_with_rival_first(result, below, other, one, mirrored)
        )
    return worth


Pay = Callable[[int, int, int], float]
"""A player's worth of a ranking, by its own medal and those of two others."""


def _pay_of(player: int, payoff: np.ndarray) -> tuple[Pay, Pay]:
    """By the medals of the two others in their order, and in reverse. ``payoff`` [K]."""
    worth = {tuple(medals): float(value) for medals, value in zip(RANKING_MEDALS[:NO_MEDALS].tolist(), payoff)}

    def pay(mine: int, one: int, other: int) -> float:
        medals = [one, other]
        medals.insert(player, mine)
        return worth[tuple(medals)]

    return pay, lambda mine, other, one: pay(mine, one, other)


def _worth_with_rival_first(
    result: np.ndarray, below: np.ndarray, rival: int, third: int, pay: Pay
) -> np.ndarray:
    """The part of a player's worth of each result [N] in which ``rival`` is ahead of ``third``.

    ``pay``: by the medals of the player, the rival and the third.
    """
    apart = result[rival] * below[third]
    above = 1 - below[rival] - result[rival]
    between = _after(apart) - _after(result[rival]) * (below[third] + result[third])
    return np.asarray(
        pay(GOLD, SILVER, BRONZE) * _before(apart)
        + pay(GOLD, GOLD, BRONZE) * apart
        + pay(SILVER, GOLD, BRONZE) * above * below[third]
        + pay(SILVER, GOLD, SILVER) * above * result[third]
        + pay(BRONZE, GOLD, SILVER) * between
    )


def _before(values: np.ndarray) -> np.ndarray:
    """Sum of the values before each: [N] -> [N]."""
    return np.asarray(np.cumsum(values) - values)


def _after(values: np.ndarray) -> np.ndarray:
    """Sum of the values after each: [N] -> [N]."""
    return np.asarray(values.sum() - np.cumsum(values))
