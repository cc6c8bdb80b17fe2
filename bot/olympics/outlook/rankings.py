"""Who gets which medal in a run, with which probability, and the value of a player's own result by this.

Players' results are independent of one another, or those of two players are equal (:func:`tied_cases`). Several beliefs
are handled at once; B in an array's shape is their number.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from bot.olympics.rules.constants import BRONZE, FINISH, GOLD, MEDALS, PLAYERS, SILVER
from botkit.arrays import Floats, Ints

PAIRS = ((0, 1), (0, 2), (1, 2))
OTHERS = ((1, 2), (0, 2), (0, 1))

RANKING_MEDALS = np.array([  # [K, P]: the medal of each player in each ranking
    (GOLD, SILVER, BRONZE), (GOLD, BRONZE, SILVER), (SILVER, GOLD, BRONZE),
    (BRONZE, GOLD, SILVER), (SILVER, BRONZE, GOLD), (BRONZE, SILVER, GOLD),
    (GOLD, SILVER, SILVER), (SILVER, GOLD, SILVER), (SILVER, SILVER, GOLD),
    (GOLD, GOLD, BRONZE), (GOLD, BRONZE, GOLD), (BRONZE, GOLD, GOLD),
    (GOLD, GOLD, GOLD),
    (BRONZE, BRONZE, BRONZE),
])
RANKINGS = len(RANKING_MEDALS)
NO_MEDALS = RANKINGS - 1
"""The end of the match cuts the run off; its value is that of bronze for everyone."""
RANKING_BY_MEDALS = np.zeros((MEDALS,) * PLAYERS, np.int64)
"""The ranking in which the players have these medals."""
RANKING_BY_MEDALS[tuple(RANKING_MEDALS[:NO_MEDALS].T)] = np.arange(NO_MEDALS)

PAIR_MEDALS = MEDALS * MEDALS
PAIR_OF_MEDALS = np.zeros((len(PAIRS), PAIR_MEDALS, RANKINGS))
"""1 if a ranking gives a pair of players these two medals (``first * MEDALS + second``)."""
for _pair, (_one, _other) in enumerate(PAIRS):
    PAIR_OF_MEDALS[_pair, RANKING_MEDALS[:, _one] * MEDALS + RANKING_MEDALS[:, _other], np.arange(RANKINGS)] = 1.0


def ranking_of_results(results: Ints) -> Ints:
    """The ranking by results: [P, B] -> [B]. A medal is the number of players with a better result."""
    medals = [sum((results[other] > results[player]).astype(np.int64) for other in others)
              for player, others in enumerate(OTHERS)]
    rankings: Ints = RANKING_BY_MEDALS[tuple(medals)]
    return rankings


def pair_medals(rankings: Floats) -> Floats:
    """Joint distribution of the medals of each pair of players. ``rankings`` [K, B]; returns [pairs, 9, B]."""
    flat = PAIR_OF_MEDALS.reshape(-1, RANKINGS) @ rankings
    return flat.reshape(len(PAIRS), PAIR_MEDALS, -1)


# ---------------------------------------------------------------------------------------------- a player's own result

CASES = (
    (GOLD, GOLD, GOLD), (GOLD, SILVER, SILVER), (BRONZE, GOLD, GOLD),
    (GOLD, GOLD, BRONZE), (GOLD, BRONZE, GOLD), (SILVER, GOLD, SILVER), (SILVER, SILVER, GOLD),
    (SILVER, GOLD, BRONZE), (SILVER, BRONZE, GOLD),
    (GOLD, SILVER, BRONZE), (GOLD, BRONZE, SILVER), (BRONZE, GOLD, SILVER), (BRONZE, SILVER, GOLD),
)
"""All combinations of medals of a player and of the two others, in the order of ``OTHERS``."""


def _ranking_of_case() -> Ints:  # [P, cases]
    medals = np.empty((PLAYERS, PLAYERS, len(CASES)), np.int64)
    for player, others in enumerate(OTHERS):
        medals[player, [player, *others]] = np.array(CASES).T
    return RANKING_BY_MEDALS[tuple(medals.swapaxes(0, 1))]


RANKING_OF_CASE = _ranking_of_case()


def independent_cases(results: Floats, players: Sequence[int] = range(PLAYERS)) -> Floats:
    """The probability of each case for each own result of ``players``, if the others' results are independent.

    ``results`` [P, ..., N]: distributions over N values in ascending order. If they do not sum to 1, the probabilities
    include that both others have one of these values. Returns [cases, players, ..., N].
    """
    ones, others = np.array(OTHERS)[list(players)].T
    total = np.cumsum(results, -1)
    below = total - results
    above = total[..., -1:] - total
    one, other = results[ones], results[others]
    below_one, below_other, above_one, above_other = below[ones], below[others], above[ones], above[others]
    out = np.empty((len(CASES), *one.shape), results.dtype)
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


def tied_cases(results: Floats, players: Sequence[int]) -> Floats:
    """The same if the results of the two others are equal. Returns [cases, players, ..., N]."""
    ones, others = np.array(OTHERS)[list(players)].T
    equal = 0.5 * (results[ones] + results[others])
    upto = np.cumsum(equal, -1)
    out = np.zeros((len(CASES), *equal.shape))
    out[0], out[1], out[2] = equal, upto - equal, upto[..., -1:] - upto
    return out


def race_cases(
    cases: Callable[[Floats, Sequence[int]], Floats], standing: Floats, players: Sequence[int], as_it_stands: bool
) -> Floats:
    """The probability that a race ends in each case, for a runner that is in a cell at a time and had not finished.

    A race ends when somebody finishes, so cases in which nobody has finished are left out.
    ``cases``: :func:`independent_cases` or :func:`tied_cases`. ``standing`` [P, B, T + 1, FINISH + 1]: where players
    are at each time; the last cell counts on arrival only. ``as_it_stands``: whether the race is assumed to end at the
    last time in any case. Returns [cases, players, B, T + 1, FINISH + 1].
    """
    out = cases(standing, players)
    going_on = cases(standing[..., :FINISH], players)
    if as_it_stands:
        going_on[..., -1, :] = 0
    out[..., :FINISH] -= going_on
    return out


def result_values(cases: Floats, payoff: Floats) -> Floats:
    """The value of each own result. ``cases`` [cases, P, B, ..., N], ``payoff`` [P, B, K]; returns [P, B, ..., N]."""
    pay = np.take_along_axis(payoff, RANKING_OF_CASE[:, None], 2).transpose(2, 0, 1)  # [cases, P, B]
    values: Floats = np.add.reduce(cases * pay.reshape(*pay.shape, *(1,) * (cases.ndim - 3)), 0)
    return values


def ranking_probabilities(cases: Floats, results: Floats, player: int) -> Floats:
    """Probability of each ranking [K, B], from a player's ``cases`` and ``results`` [cases, B, ..., N], [B, ..., N]."""
    likely = cases * results
    out = np.zeros((RANKINGS, likely.shape[1]), likely.dtype)
    out[RANKING_OF_CASE[player]] = np.add.reduce(likely.reshape(*likely.shape[:2], -1), 2)
    return out
