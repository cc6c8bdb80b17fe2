"""Points, intervals and Elo against values from elsewhere or by simulation."""
from __future__ import annotations

import math
from random import Random

import numpy as np
import pytest

from arena.contract.ranks import points_of, ranks_of
from arena.stats.estimates import (
    difference_of_means,
    elo_of,
    elo_of_sets,
    gain_in_pairs,
    leading_means,
    mean_of_groups,
    mean_of_sets,
    outcome_counts,
    score_of,
    student_95,
    times_summary,
    why_vague,
)


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.5, 0.5]),
        ([1, 2, 3], [1.0, 0.5, 0.0]),
        ([2, 1, 2], [0.25, 1.0, 0.25]),
        ([1, 1, 3], [0.75, 0.75, 0.0]),
        ([1, 1, 1], [0.5, 0.5, 0.5]),
        ([4, 1, 2, 3], [0.0, 1.0, 2 / 3, 1 / 3]),
        ([2, 1, 2, 2], [1 / 3, 1.0, 1 / 3, 1 / 3]),
    ],
)
def test_points_go_from_one_for_the_first_to_zero_for_the_last_and_are_shared(
    ranks: list[int], points: list[float]
) -> None:
    assert points_of(ranks) == pytest.approx(points)
    assert sum(points_of(ranks)) == pytest.approx(len(ranks) / 2)


def test_elo_and_score_are_inverse() -> None:
    assert elo_of(0.5) == 0.0
    assert elo_of(0.75) == pytest.approx(190.848, abs=1e-3)
    for elo in (-300.0, -5.0, 0.0, 12.5):
        assert elo_of(score_of(elo)) == pytest.approx(elo)
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf


def test_the_interval_of_a_mean_holds_the_truth_in_95_of_100_matches() -> None:
    rng = np.random.default_rng(7)
    outcomes, chances = [0.0, 0.25, 0.5, 0.75, 1.0], [0.1, 0.2, 0.3, 0.25, 0.15]
    truth = float(np.dot(outcomes, chances))
    inside_mean = inside_elo = 0
    for _ in range(300):
        sets = rng.choice(outcomes, 100, p=chances).tolist()
        interval = mean_of_sets(sets)
        inside_mean += interval.low <= truth <= interval.high
        elo = elo_of_sets(sets)
        inside_elo += elo.low <= elo_of(truth) <= elo.high
    assert 0.91 <= inside_mean / 300 <= 0.985
    assert 0.91 <= inside_elo / 300 <= 0.985


@pytest.mark.parametrize("chances", [[0.1, 0.2, 0.4, 0.2, 0.1], [0.05, 0.1, 0.15, 0.4, 0.3]])
@pytest.mark.parametrize("sets", [3, 8, 20])
def test_intervals_of_few_sets_hold_the_truth_in_95_of_100_matches(sets: int, chances: list[float]) -> None:
    rng = np.random.default_rng(sets)
    outcomes = [0.0, 0.25, 0.5, 0.75, 1.0]
    truth = float(np.dot(outcomes, chances))
    matches = rng.choice(outcomes, (4000, sets), p=chances).tolist()
    intervals = [mean_of_sets(match) for match in matches]
    assert sum(one.low <= truth <= one.high for one in intervals) / 4000 >= 0.905


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (9, 2.2622), (10, 2.2281), (11, 2.2010),
     (15, 2.1314), (20, 2.0860), (30, 2.0423), (100, 1.9840), (1000, 1.9623)],
)
def test_quantiles_of_students_distribution_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_95(freedom) == pytest.approx(quantile, abs=0.0003)


def test_equal_sets_tell_less_the_fewer_they_are() -> None:
    few, many = mean_of_sets([0.75] * 2), mean_of_sets([0.75] * 50)
    assert few.low < 0.1 and few.high > 0.99 and 0.5 < many.low < many.value < many.high < 0.9
    hundred = mean_of_sets([1.0] * 100)
    assert mean_of_sets([0.75] * 5, games=2) == mean_of_sets([0.75] * 5), "games of a set are not independent"
    assert 0.96 < hundred.low < 0.97
    assert hundred.high == 1.0
    gain = mean_of_sets([0.25], least=-1.0)
    assert -1.0 < gain.low < -0.9 and gain.high > 0.99


@pytest.mark.parametrize(("least", "most"), [(0.0, 1.0), (-1.0, 1.0), (-3.0, 2.0)])
def test_the_interval_of_equal_sets_is_hoeffdings(least: float, most: float) -> None:
    """2 exp(-n D) is 5 % where D is the relative entropy of the mean to a bound (Hoeffding 1963, theorem 1)."""
    found = mean_of_sets([0.25] * 400, least, most)
    mean = (0.25 - least) / (most - least)
    for bound in (found.low, found.high):
        true = (bound - least) / (most - least)
        entropy = mean * math.log(mean / true) + (1 - mean) * math.log((1 - mean) / (1 - true))
        assert 2 * math.exp(-400 * entropy) == pytest.approx(0.05, rel=1e-6)


@pytest.mark.parametrize(("games", "bound"), [(5, 0.5218), (10, 0.3085), (20, 0.1684), (30, 0.1157), (100, 0.0362)])
def test_the_interval_of_lost_games_is_that_of_clopper_and_pearson(games: int, bound: float) -> None:
    """The upper bounds are those of tables for 0 of n at 95 %; those of n of n are the same the other way round."""
    lost = mean_of_sets([0.0] * games)
    assert (lost.low, lost.high) == (0.0, pytest.approx(bound, abs=1e-4))
    assert mean_of_sets([1.0] * games).low == pytest.approx(1.0 - bound, abs=1e-4)
    if games % 2 == 0:
        assert mean_of_sets([0.0] * (games // 2), games=2) == lost, "where all is lost, each game of a set counts"


def test_ten_lost_games_tell_more_than_nine() -> None:
    ten, nine = elo_of_sets([0.0] * 5, 2), elo_of_sets([0.0] * 4 + [0.5], 2)
    assert ten.high == pytest.approx(-140.2, abs=0.1)
    assert ten.high < nine.high < 0.0


def test_sets_that_differ_by_rounding_are_equal() -> None:
    sets = [0.5833333333333333, 0.5833333333333334]
    assert mean_of_sets(sets).as_json() == mean_of_sets([sets[0]] * 2).as_json()
    assert mean_of_sets(sets).low < 0.1 and mean_of_sets(sets).high > 0.9
    assert why_vague(sets) == "all 2 seeds gave the same points, so the spread is unknown"
    groups = [[sets[0]], [sets[1], sets[1]]]
    assert mean_of_groups(groups).low < 0.2 and mean_of_groups(groups).high > 0.9
    assert difference_of_means(groups, groups).high == math.inf


def test_a_gain_is_that_over_the_sets_that_both_have() -> None:
    gain = gain_in_pairs({0: 0.3, 1: 0.5, 2: 0.0, 3: 1.0}, {0: 0.2, 1: 0.5, 3: 0.9, 4: 0.1})
    assert gain.value == pytest.approx(0.2 / 3)
    assert gain.low < 0.0 < gain.value < gain.high
    assert gain_in_pairs({0: 1.0}, {0: 0.0}).value == 1.0 and gain_in_pairs({0: 1.0}, {0: 0.0}).low < 0.0


def test_intervals_without_enough_data_are_as_wide_as_can_be() -> None:
    assert mean_of_sets([1.0]).low == pytest.approx(0.025) and mean_of_sets([1.0]).high == 1.0
    assert (elo_of_sets([0.5]).low, elo_of_sets([0.5]).high) == pytest.approx((-1522.4, 1522.4), abs=0.1)
    assert elo_of_sets([]).as_json() == {"value": None, "low": None, "high": None}
    assert mean_of_sets([0.3, 0.3], most=math.inf).high == math.inf


def test_pairs_are_counted_as_pentanomial() -> None:
    assert outcome_counts([0.5, 1.0, 0.25, 0.5]) == {"0.25": 1, "0.5": 2, "1": 1}


def test_times_are_summed_up_by_percentiles() -> None:
    summary = times_summary([float(ms) for ms in range(1, 1002)])
    assert (summary["p50"], summary["p99"], summary["p99.9"], summary["max"]) == (501.0, 991.0, 1000.0, 1001.0)
    assert times_summary([]) == {}


def test_times_are_told_in_thousandths_of_a_millisecond() -> None:
    assert times_summary([0.1234567] * 3) == {"p50": 0.123, "p99": 0.123, "p99.9": 0.123, "max": 0.123}


def test_ranks_count_from_one_and_ties_share_the_better_one() -> None:
    assert ranks_of([7, 9, 7, 1]) == [2, 1, 2, 4]


def test_the_difference_of_two_means_has_welchs_interval() -> None:
    found = difference_of_means([[1.0], [2.0], [3.0], [4.0]], [[2.0], [4.0], [6.0]])
    assert found.value == -1.5
    assert (found.low, found.high) == pytest.approx((-1.5 - 4.2100, -1.5 + 4.2100), abs=1e-3)  # 3 degrees of freedom
    for values in ([[1.0]], [[1.0], [1.0]]):
        assert math.isinf(difference_of_means(values, [[1.0], [1.0]]).high), "nothing says how much they vary"
    assert math.isnan(difference_of_means([], [[1.0]]).value)


def test_groups_of_one_size_are_sets_and_others_count_by_their_values() -> None:
    found, sets = mean_of_groups([[0.0, 0.5], [1.0, 0.5], [0.25, 0.25]]), mean_of_sets([0.25, 0.75, 0.25])
    assert (found.low, found.value, found.high) == pytest.approx((sets.low, sets.value, sets.high))
    assert mean_of_groups([[0.0], [1.0, 1.0, 1.0]]).value == 0.75
    assert (mean_of_groups([]).low, mean_of_groups([]).high) == (0.0, 1.0)
    equal = mean_of_groups([[0.5], [0.5, 0.5, 0.5]])
    assert 0.99 < equal.high < 1.0 and mean_of_groups([[0.5], [0.5] * 3] * 500).high < 0.6


def test_the_interval_of_groups_holds_the_mean_in_19_of_20_samples() -> None:
    random = Random(5)
    hits = 0
    for _ in range(400):
        groups = [[0.5 + 0.4 * random.choice((-1, 1))] * random.randint(1, 4) for _ in range(40)]
        found = mean_of_groups(groups)
        hits += found.low <= 0.5 <= found.high
    assert 0.92 <= hits / 400 <= 0.98


def test_the_difference_of_two_means_counts_values_and_not_groups() -> None:
    found = difference_of_means([[1.0], [0.0, 0.0, 0.0]], [[0.5, 0.5], [0.0]])
    assert found.value == pytest.approx(0.25 - 1.0 / 3.0)


def test_groups_of_different_sizes_count_by_their_values() -> None:
    """A ratio estimator: the variance is the sum of (size * (mean - overall mean) / values)^2, times n / (n - 1)."""
    found = mean_of_groups([[0.0, 0.0, 0.0], [1.0]], -math.inf, math.inf)
    error = 12.7062 * math.sqrt(2 * (3 * 0.25 / 4) ** 2 * 2)
    assert (found.value, found.high) == (0.25, pytest.approx(0.25 + error))
    alike = [[1.0, 0.0] * 8, [1.0, 0.0], [0.5, 0.5]]
    one_large = mean_of_groups(alike)
    assert one_large.high - one_large.low > mean_of_groups([[0.5]] * 3).high - mean_of_groups([[0.5]] * 3).low


def test_a_sequential_test_sees_whole_sets_up_to_the_first_one_that_is_not() -> None:
    assert leading_means([(2, 2, 1.5), (2, 2, 0.0), (2, 1, 1.0), (2, 2, 2.0)]) == [0.75, 0.0]
    assert leading_means([(2, 0, 0.0), (2, 2, 2.0)]) == []
