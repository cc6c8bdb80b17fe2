"""What rankings are worth in the match: against the tables of ``match_value``, and where the answer is plain."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot.games.olympics.match_value import MatchValue
from bot.games.olympics.medal_shares import Shares
from bot.games.olympics.payoffs import Payoffs
from bot.games.olympics.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS, pair_medals
from bot.games.olympics.rules import GOLD, PLAYERS
from bot.games.olympics.weights import MEDAL_SHARES

GRID_ERROR = 0.004
"""Both round logarithms of primes, ``match_value`` to a coarser grid."""


def _payoffs(payoffs: Payoffs, medals: np.ndarray) -> np.ndarray:
    """``medals`` [G, pairs, 9]; [G, P, K]."""
    return payoffs.of(medals[None])[0]


def _medals(seed: int) -> np.ndarray:
    """Of four runs, random rankings. [G, pairs, 9]."""
    rankings = np.random.default_rng(seed).dirichlet(np.ones(RANKINGS), 4)
    return np.stack([pair_medals(row[:, None])[:, :, 0] for row in rankings])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("usual", [None, MEDAL_SHARES])
def test_payoffs_are_those_of_the_exact_tables(seed: int, usual: Shares | None) -> None:
    source = Random(seed)
    won = [[[source.randint(0, 3) for _ in range(3)] for _ in range(4)] for _ in range(PLAYERS)]
    ends = [source.choice([None, 60, 80, 95]) for _ in range(4)]
    mine = _payoffs(Payoffs(won, ends, usual), _medals(seed))
    assert mine == pytest.approx(MatchValue(won, ends, usual).payoffs(_medals(seed)), abs=GRID_ERROR)


def test_several_beliefs_are_looked_at_one_by_one() -> None:
    payoffs = Payoffs([[[1, 2, 1]] * 4, [[2, 0, 1]] * 4, [[0, 3, 0]] * 4], [70, 80, None, 90])
    some = np.stack([_medals(seed) for seed in range(5)])
    assert payoffs.of(some) == pytest.approx(np.stack([_payoffs(payoffs, medals) for medals in some]), abs=1e-12)


def test_the_players_outcomes_sum_to_one_and_a_half() -> None:
    assert _payoffs(Payoffs([[[1, 0, 1]] * 4] * 3, [70] * 4), _medals(1)).sum(1) == pytest.approx(1.5)


def test_the_last_medal_decides_between_equals() -> None:
    nothing = np.zeros((RANKINGS, 1))
    nothing[NO_MEDALS] = 1
    medals = np.stack([pair_medals(nothing)[:, :, 0]] * 4)
    payoffs = _payoffs(Payoffs([[[2, 1, 0]] * 4] * 3, [None] * 4), medals)
    for ranking, row in enumerate(RANKING_MEDALS):
        behind = [(row[other] > row[0]) + 0.5 * (row[other] == row[0]) for other in (1, 2)]
        assert payoffs[3, 0, ranking] == pytest.approx(sum(behind) / 2, abs=1e-9)


@pytest.mark.parametrize("won", [
    ([2, 6, 5, 1], [3, 4, 1, 5], [1, 1, 1, 1]), ([8, 9, 7, 5], [6, 4, 15, 7], [2, 2, 2, 2]),
])
def test_equal_products_tie(won: tuple[list[int], ...]) -> None:
    nothing = np.zeros((RANKINGS, 1))
    nothing[NO_MEDALS] = 1
    medals = np.stack([pair_medals(nothing)[:, :, 0]] * 4)
    silver = [[[0, points, 0] for points in player] for player in won]
    payoffs = _payoffs(Payoffs(silver, [None] * 4), medals)
    assert payoffs[:, :, NO_MEDALS] == pytest.approx(np.tile([0.75, 0.75, 0.0], (4, 1)), abs=1e-9)
    exact = MatchValue(silver, [None] * 4).payoffs(medals)
    assert exact[:, :, NO_MEDALS] == pytest.approx(np.tile([0.75, 0.75, 0.0], (4, 1)), abs=1e-9)


def test_a_game_without_points_makes_every_other_game_worthless() -> None:
    nothing = np.zeros((RANKINGS, 1))
    nothing[NO_MEDALS] = 1
    medals = np.stack([pair_medals(nothing)[:, :, 0]] * 4)
    won = [[[0, 0, 1]] + [[1, 0, 0]] * 3] + [[[1, 0, 0]] * 4] * 2
    payoffs = _payoffs(Payoffs(won, [None] * 4), medals)
    assert payoffs[1:, 0] == pytest.approx(np.zeros((3, RANKINGS)), abs=1e-9)
    winning = RANKING_MEDALS[:, 0] == GOLD
    assert payoffs[0, 0, winning].max() > 0.2
