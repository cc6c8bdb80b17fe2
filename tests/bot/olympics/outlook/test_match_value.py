"""What rankings are worth in the match: against enumeration of all medals to come, and where the answer is plain."""
from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from bot.olympics.outlook.match_value import (
    DIVISIONS,
    MOST_POINTS,
    RUN_TURNS,
    SAME_SHARES,
    STRENGTH,
    USUAL_SHARES,
    MatchValue,
    medal_shares,
    runs_to_come,
    whole_logarithms,
)
from bot.olympics.outlook.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS, pair_medals
from bot.olympics.rules.constants import GAMES, GOLD, HURDLES, MEDAL_POINTS, PLAYERS, SKATING, TURNS

BY_GAME = ((0.5, 0.25, 0.25), (0.6, 0.2, 0.2), (0.4, 0.4, 0.2), (0.3, 0.3, 0.4))
GRID_ERROR = 2e-3
"""Logarithms are rounded to a grid."""
MEDALS = [
    [[2, 1, 0], [1, 2, 0], [1, 0, 2], [0, 2, 1]],
    [[1, 0, 2], [2, 1, 0], [1, 1, 1], [3, 0, 0]],
    [[0, 2, 1], [0, 0, 3], [1, 2, 0], [0, 1, 2]],
]


def _payoffs(value: MatchValue, medals: Any) -> Any:
    """``medals`` [G, pairs, 9]; returns [G, P, K]."""
    return value.payoffs(medals[None])[0]


def _certain(rankings: tuple[int, ...]) -> Any:
    """Medals of pairs of games that end for sure in these rankings: [G, pairs, 9]."""
    probabilities = np.zeros((GAMES, RANKINGS))
    probabilities[np.arange(GAMES), rankings] = 1
    return np.stack([pair_medals(row[:, None])[:, :, 0] for row in probabilities])


NOTHING = _certain((NO_MEDALS,) * GAMES)


def _uncertain(seed: int) -> tuple[Any, Any]:
    probabilities = np.random.default_rng(seed).dirichlet(np.full(RANKINGS, 0.3), GAMES)
    return probabilities, np.stack([pair_medals(row[:, None])[:, :, 0] for row in probabilities])


def _scores(player: int) -> list[int]:
    return [sum(worth * count for worth, count in zip(MEDAL_POINTS, game)) for game in MEDALS[player]]


def _outcomes(totals: list[float]) -> list[float]:
    return [sum(0.5 if mine > theirs else 0.25 if mine == theirs else 0.0
                for other, theirs in enumerate(totals) if other != player) for player, mine in enumerate(totals)]


def test_the_last_turns_outcome_is_that_of_the_final_scores() -> None:
    value = MatchValue(MEDALS, [TURNS] * GAMES, SAME_SHARES)
    for seed in range(40):
        rankings = tuple(np.random.default_rng(seed).integers(0, RANKINGS, GAMES).tolist())
        totals = [float(np.prod([score + MEDAL_POINTS[RANKING_MEDALS[k, player]]
                                 for score, k in zip(_scores(player), rankings)])) for player in range(PLAYERS)]
        payoffs = _payoffs(value, _certain(rankings))
        for game, ranking in enumerate(rankings):
            assert payoffs[game, :, ranking] == pytest.approx(_outcomes(totals))


def test_a_product_of_zero_ties_with_another_zero() -> None:
    medals = [[[1, 0, 0]] * 3 + [[0, 0, 5]], [[0, 0, 1]] * 4, [[0, 1, 0]] * 4]
    payoffs = _payoffs(MatchValue(medals, [TURNS] * GAMES, SAME_SHARES), _certain((NO_MEDALS,) * GAMES))
    assert payoffs[0, :, NO_MEDALS] == pytest.approx([0.25, 0.25, 1.0])


def test_no_run_follows_one_that_the_match_cuts_off() -> None:
    cut, over = (_payoffs(MatchValue(MEDALS, [end] * GAMES, SAME_SHARES), _certain((NO_MEDALS,) * GAMES))
                 for end in (None, TURNS))
    assert (cut == over).all()


@pytest.mark.parametrize("seed", range(3))
def test_payoffs_agree_with_an_enumeration_of_medals_and_runs_to_come(seed: int) -> None:
    """One run of skating is still to come, and perhaps one of hurdles; medals of the current runs are uncertain."""
    ends = [TURNS - 16, TURNS - 5, TURNS - 16, TURNS - 5]
    rankings, pairs = _uncertain(seed)
    payoffs = _payoffs(MatchValue(MEDALS, ends, SAME_SHARES), pairs)
    exact = np.full(PLAYERS, 0.0)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        win = _exact_win(rankings, ends, one, other)
        exact[one] += 0.5 * win
        exact[other] += 0.5 * (1 - win)
    for game in range(GAMES):  # whichever game is looked at, the mean is the outcome
        assert payoffs[game] @ rankings[game] == pytest.approx(exact, abs=GRID_ERROR)


@pytest.mark.parametrize("game", [0, 3])
def test_the_payoff_of_a_ranking_is_the_outcome_if_it_is_certain(game: int) -> None:
    ends = [TURNS - 5, TURNS - 16, TURNS - 5, TURNS - 16]
    rankings, pairs = _uncertain(game)
    payoffs = _payoffs(MatchValue(MEDALS, ends, SAME_SHARES), pairs)
    for ranking in (0, 4, NO_MEDALS):
        known = rankings.copy()
        known[game] = np.arange(RANKINGS) == ranking
        win = _exact_win(known, ends, 0, 1), _exact_win(known, ends, 0, 2)
        assert payoffs[game, 0, ranking] == pytest.approx(sum(win) / 2, abs=GRID_ERROR)


def _exact_win(probabilities: Any, ends: list[int], one: int, other: int) -> float:
    """Chance that ``one`` beats ``other``, ties half, by going through every combination."""
    games = []
    for game in range(GAMES):
        points: dict[tuple[int, int], float] = {}
        for ranking in range(RANKINGS):
            now = [_scores(p)[game] + MEDAL_POINTS[RANKING_MEDALS[ranking, p]] for p in (one, other)]
            for runs, probability in enumerate(runs_to_come(game, TURNS - ends[game])):
                if probability < 1e-12:
                    continue
                for medals in product(product(range(3), repeat=2), repeat=runs):
                    share = probability * probabilities[game, ranking]
                    more = [0, 0]
                    for pair in medals:
                        for side, (medal, player) in enumerate(zip(pair, (one, other))):
                            share *= _shares(player)[medal]
                            more[side] += MEDAL_POINTS[medal]
                    key = now[0] + more[0], now[1] + more[1]
                    points[key] = points.get(key, 0.0) + share
        games.append(points)
    totals = {(1, 1): 1.0}
    for points in games:
        following: dict[tuple[int, int], float] = {}
        for (a, b), probability in totals.items():
            for (c, d), share in points.items():
                following[a * c, b * d] = following.get((a * c, b * d), 0.0) + probability * share
        totals = following
    return sum(probability * (1.0 if a > b else 0.5 if a == b else 0.0) for (a, b), probability in totals.items())


def _shares(player: int) -> list[float]:
    seen = np.array(MEDALS[player]).sum(0)
    shares = np.array(USUAL_SHARES) * STRENGTH + seen
    return [float(share) for share in shares / shares.sum()]


def test_runs_to_come_are_those_that_end_in_time() -> None:
    assert runs_to_come(SKATING, 15)[0] == 1
    assert runs_to_come(SKATING, 16)[1] == 1
    assert runs_to_come(SKATING, 32)[2] == 1

    @cache
    def probability_of_none(turns: int) -> float:
        return 1 - sum(probability for length, probability in RUN_TURNS[HURDLES].items() if length + 1 <= turns)

    assert runs_to_come(HURDLES, 16)[0] == pytest.approx(probability_of_none(16))
    assert sum(runs_to_come(HURDLES, 100)) == pytest.approx(1)


def test_several_beliefs_are_looked_at_one_by_one() -> None:
    value = MatchValue([[[1, 2, 1]] * 4, [[2, 0, 1]] * 4, [[0, 3, 0]] * 4], [70, 80, None, 90], SAME_SHARES)
    some = np.stack([_uncertain(seed)[1] for seed in range(5)])
    assert value.payoffs(some) == pytest.approx(np.stack([_payoffs(value, medals) for medals in some]), abs=1e-12)


def test_the_players_outcomes_sum_to_one_and_a_half() -> None:
    assert _payoffs(MatchValue([[[1, 0, 1]] * 4] * 3, [70] * 4, BY_GAME), _uncertain(1)[1]).sum(1) == pytest.approx(1.5)


def test_the_last_medal_decides_between_equals() -> None:
    payoffs = _payoffs(MatchValue([[[2, 1, 0]] * 4] * 3, [None] * 4, SAME_SHARES), NOTHING)
    for ranking, row in enumerate(RANKING_MEDALS):
        behind = [(row[other] > row[0]) + 0.5 * (row[other] == row[0]) for other in (1, 2)]
        assert payoffs[3, 0, ranking] == pytest.approx(sum(behind) / 2, abs=1e-9)


@pytest.mark.parametrize("won", [
    ([2, 6, 5, 1], [3, 4, 1, 5], [1, 1, 1, 1]), ([8, 9, 7, 5], [6, 4, 15, 7], [2, 2, 2, 2]),
])
def test_equal_products_tie(won: tuple[list[int], ...]) -> None:
    silver = [[[0, points, 0] for points in player] for player in won]
    payoffs = _payoffs(MatchValue(silver, [None] * 4, SAME_SHARES), NOTHING)
    assert payoffs[:, :, NO_MEDALS] == pytest.approx(np.tile([0.75, 0.75, 0.0], (4, 1)), abs=1e-9)


def test_a_game_without_points_makes_every_other_game_worthless() -> None:
    won = [[[0, 0, 1]] + [[1, 0, 0]] * 3] + [[[1, 0, 0]] * 4] * 2
    payoffs = _payoffs(MatchValue(won, [None] * 4, SAME_SHARES), NOTHING)
    assert payoffs[1:, 0] == pytest.approx(np.zeros((3, RANKINGS)), abs=1e-9)
    winning = RANKING_MEDALS[:, 0] == GOLD
    assert payoffs[0, 0, winning].max() > 0.2


def test_at_first_medals_are_as_usual() -> None:
    none = np.zeros((PLAYERS, GAMES, 3), np.int64)
    assert medal_shares(none, SAME_SHARES) == pytest.approx(np.tile(USUAL_SHARES, (PLAYERS, GAMES, 1)))
    assert medal_shares(none, BY_GAME) == pytest.approx(np.tile(BY_GAME, (PLAYERS, 1, 1)))


def test_medals_of_one_game_count_there_only_or_everywhere() -> None:
    won = np.zeros((PLAYERS, GAMES, 3), np.int64)
    won[1, 2, 0] = STRENGTH
    same, by_game = medal_shares(won, SAME_SHARES), medal_shares(won, BY_GAME)
    assert same[1, :, 0] == pytest.approx((USUAL_SHARES[0] + 1) / 2)
    assert by_game[1, :, 0] == pytest.approx([0.5, 0.6, (0.4 + 1) / 2, 0.3])
    assert by_game[[0, 2]] == pytest.approx(np.tile(BY_GAME, (2, 1, 1)))


@pytest.mark.parametrize("steps", DIVISIONS)
def test_logarithms_of_products_are_sums(steps: int) -> None:
    logarithm = whole_logarithms(1.0, steps)
    for one in range(1, MOST_POINTS + 1):
        for other in range(1, MOST_POINTS // one + 1):
            assert logarithm[one * other] == logarithm[one] + logarithm[other]


@pytest.mark.parametrize("steps", DIVISIONS)
def test_logarithms_are_close_and_in_order(steps: int) -> None:
    logarithm = whole_logarithms(1.0, steps)
    numbers = np.arange(1, MOST_POINTS + 1)
    assert np.abs(logarithm[1:] - steps * np.log2(numbers)).max() < 2.0
    assert (np.diff(logarithm[1:17]) >= 0).all()


@pytest.mark.parametrize("octaves", [0.0, 0.3, 1.0, 2.5, 7.0, 19.0])
def test_logarithms_take_the_finest_division_that_fits(octaves: float) -> None:
    steps = 500
    octave = whole_logarithms(octaves, steps)[2]
    assert octave == DIVISIONS[0] or octave * octaves <= steps
    finer = [each for each in DIVISIONS if each > octave]
    assert not finer or finer[0] * octaves > steps
