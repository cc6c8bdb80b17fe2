"""Stronger, weaker or as strong: what sets of known strength are found to be."""
from __future__ import annotations

import numpy as np
import pytest

from arena.stats.estimates import score_of
from arena.stats.verdict import EQUAL, STRONGER, WEAKER, verdict_of, verdict_of_gains


def sets(elo: float, number: int, seed: int) -> list[float]:
    """Points of pairs of games that a bot wins which is stronger by ``elo``."""
    wins = np.random.default_rng(seed).random((number, 2)) < score_of(elo)
    return [float(points) for points in wins.mean(axis=1)]


@pytest.mark.parametrize(("elo", "verdict"), [(120, STRONGER), (-120, WEAKER), (0, EQUAL)])
def test_a_known_difference_is_found_and_never_its_opposite(elo: float, verdict: str) -> None:
    found = [verdict_of(sets(elo, 400, seed), 50.0) for seed in range(40)]
    assert found.count(verdict) >= 36
    assert set(found) <= {verdict, None} or verdict == EQUAL


def test_bots_that_are_as_strong_are_hardly_ever_found_to_differ() -> None:
    found = [verdict_of(sets(0, 300, seed), 50.0) for seed in range(400)]
    assert found.count(STRONGER) + found.count(WEAKER) <= 2


def test_a_week_of_versions_that_are_as_strong_seldom_has_a_false_alarm() -> None:
    weeks = [[verdict_of(sets(0, 200, 1000 * week + version), 100.0) for version in range(24)] for week in range(40)]
    assert sum(STRONGER in week or WEAKER in week for week in weeks) <= 4


@pytest.mark.parametrize(("elo", "verdict"), [(300, STRONGER), (-300, WEAKER)])
def test_a_difference_much_larger_than_the_one_sought_is_found_in_few_sets(elo: float, verdict: str) -> None:
    found = [verdict_of(sets(elo, 40, seed), 50.0) for seed in range(40)]
    assert found.count(verdict) >= 36
    assert set(found) <= {verdict, None}


def test_a_version_that_loses_every_game_is_found_in_24_games() -> None:
    """As many as the test against 800 Elo takes. Eleven seeds that favour the same bot are by chance once in 2,048."""
    assert (verdict_of([0.0] * 11, 50.0), verdict_of([0.0] * 12, 50.0)) == (None, WEAKER)


@pytest.mark.parametrize("seed", range(4))
def test_a_difference_between_the_one_sought_and_four_times_as_much_is_found_early(seed: int) -> None:
    """Pairs that two versions of a bot played: Elo -101, with an interval from -139 to -65."""
    played = np.repeat([0.0, 0.25, 0.5, 0.75], [3, 21, 21, 1])
    assert verdict_of([float(one) for one in np.random.default_rng(seed).permutation(played)], 50.0) == WEAKER


def test_few_sets_are_not_clear() -> None:
    assert verdict_of([], 50.0) is None
    assert verdict_of([1.0, 0.5, 1.0], 50.0) is None
    assert verdict_of(sets(30, 40, 1), 50.0) is None


@pytest.mark.parametrize("lean", [-0.25, 0.25])
def test_half_way_between_as_strong_and_another_strength_is_not_clear(lean: float) -> None:
    """One side is ruled out, the other is not."""
    assert verdict_of([0.5, 0.5, 0.5 + lean, 0.5, 0.5, 0.5, 0.5] * 80, 50.0) is None


def test_the_first_decision_holds_whatever_comes_after_it() -> None:
    won = [1.0] * 60
    first = next(number for number in range(60) if verdict_of(won[:number], 50.0))
    assert verdict_of([*won[:first], *[0.0] * 500], 50.0) == STRONGER
    assert verdict_of([*[0.0] * first, *[1.0] * 500], 50.0) == WEAKER


def test_games_that_are_all_drawn_or_mirror_each_other_show_equal_strength() -> None:
    assert verdict_of([0.5] * 200, 50.0) == EQUAL


def test_sets_of_more_than_two_players_have_other_points() -> None:
    """Six games of a bot against two copies of another, with ties: points are multiples of 1/24."""
    points = np.clip(np.random.default_rng(1).normal(0.62, 0.2, 200), 0, 1)
    assert verdict_of([float(np.round(24 * value) / 24) for value in points], 50.0) == STRONGER


@pytest.mark.parametrize(("mean", "verdict"), [(0.3, STRONGER), (-0.3, WEAKER), (0.0, EQUAL)])
def test_gains_are_told_apart_by_their_spread_alone(mean: float, verdict: str) -> None:
    gains = np.random.default_rng(1).normal(mean, 1.0, (60, 600))
    found = [verdict_of_gains(0.001 * row, 50.0) for row in gains]
    assert found.count(verdict) >= 40 and set(found) <= {verdict, None}
    assert found == [verdict_of_gains(1e6 * row, 50.0) for row in gains]


@pytest.mark.parametrize("shape", ["normal", "standard_t", "exponential"])
def test_gains_of_programs_that_are_as_good_hardly_ever_differ(shape: str) -> None:
    """Also where single seeds differ much, or all of the difference is on few of them."""
    random = np.random.default_rng(2)
    draw = {"normal": lambda: random.normal(size=300), "standard_t": lambda: random.standard_t(3, 300),
            "exponential": lambda: random.choice([-1.0, 1.0], 300) * random.exponential(1.0, 300)}[shape]
    found = [verdict_of_gains(draw(), 50.0) for _ in range(400)]
    assert found.count(STRONGER) + found.count(WEAKER) <= 3


def test_few_gains_are_not_clear_and_the_same_program_is_as_good() -> None:
    assert verdict_of_gains([1.0] * 19, 50.0) is None and verdict_of_gains([], 50.0) is None
    assert (verdict_of_gains([0.01] * 20, 50.0), verdict_of_gains([0.0] * 400, 50.0)) == (STRONGER, EQUAL)
