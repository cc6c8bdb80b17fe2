"""Points, intervals and Elo against values from elsewhere or by simulation."""
from __future__ import annotations

import math

import numpy as np
import pytest

from bot.arena.statistics import (
    elo_of,
    elo_of_sets,
    likelihood_of_superiority,
    mean_of_sets,
    outcome_counts,
    points_of,
    score_of,
    times_summary,
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
    for seed in range(300):
        sets = rng.choice(outcomes, 100, p=chances).tolist()
        interval = mean_of_sets(sets, seed)
        inside_mean += interval.low <= truth <= interval.high
        elo = elo_of_sets(sets)
        inside_elo += elo.low <= elo_of(truth) <= elo.high
    assert 0.91 <= inside_mean / 300 <= 0.985
    assert 0.91 <= inside_elo / 300 <= 0.985


def test_intervals_without_enough_data_are_as_wide_as_can_be() -> None:
    assert (mean_of_sets([1.0]).low, mean_of_sets([1.0]).high) == (0.0, 1.0)
    assert elo_of_sets([0.5]).high == math.inf
    assert elo_of_sets([]).as_json() == {"value": None, "low": None, "high": None}


def test_superiority_is_even_for_equal_players_and_sure_for_a_clear_winner() -> None:
    assert likelihood_of_superiority([0.25, 0.75] * 20) == pytest.approx(0.5)
    assert (likelihood_of_superiority([0.75, 1.0] * 20) or 0.0) > 0.999
    assert likelihood_of_superiority([0.5, 0.5]) is None


def test_pairs_are_counted_as_pentanomial() -> None:
    assert outcome_counts([0.5, 1.0, 0.25, 0.5]) == {"0.25": 1, "0.5": 2, "1": 1}


def test_times_are_summed_up_by_percentiles() -> None:
    summary = times_summary([float(ms) for ms in range(1, 1002)])
    assert (summary["p50"], summary["p99"], summary["p99.9"], summary["max"]) == (501.0, 991.0, 1000.0, 1001.0)
    assert times_summary([]) == {}
