"""The sequential test: against a published calculation, and its error rates in 10,000 simulated matches."""
from __future__ import annotations

import math

import numpy as np
import pytest
from numpy.typing import NDArray

from arena.stats.estimates import score_of
from arena.stats.sprt import ALPHA, BETA, PENTANOMIAL, GainSprt, Sprt, bounds, log_losses

LOWER, UPPER = bounds(ALPHA, BETA)
TESTS = 10_000
TOLERANCE = 0.005
"""Three standard errors of a rate of 5 % over 10,000 tests are 0.0065."""


def ratios(
    outcomes: NDArray[np.float64], counts: NDArray[np.float64], mean0: float, mean1: float
) -> NDArray[np.float64]:
    first, second = log_losses(outcomes, counts, (mean0, mean1))
    return first - second


def most_likely(counts: NDArray[np.float64], mean: float) -> float:
    """The largest log-likelihood of outcomes 0, 1/2, 1 with that mean: the share of 1/2 is all that is free."""
    middle = np.linspace(0.0, 2 * min(mean, 1 - mean), 2_000_001)[1:-1]
    first, last = 1 - mean - middle / 2, mean - middle / 2
    return float((counts[0] * np.log(first) + counts[1] * np.log(middle) + counts[2] * np.log(last)).max())


@pytest.mark.parametrize("counts", [[30, 51, 40], [60, 5, 3], [1, 1, 30]])
@pytest.mark.parametrize(("elo0", "elo1"), [(0.0, 20.0), (-150.0, 80.0)])
def test_the_ratio_is_that_of_the_most_likely_distributions(counts: list[int], elo0: float, elo1: float) -> None:
    seen = np.array(counts, dtype=float)
    mean0, mean1 = score_of(elo0), score_of(elo1)
    expected = most_likely(seen, mean1) - most_likely(seen, mean0)
    found = ratios(np.array([0.0, 0.5, 1.0]), seen[None], mean0, mean1)[0]
    assert found == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize(("wins", "losses"), [(60, 40), (7, 13), (200, 180)])
def test_the_ratio_of_won_and_lost_sets_is_that_of_walds_test_for_a_coin(wins: int, losses: int) -> None:
    """Only sets that were played count: no outcome that was not seen."""
    mean0, mean1 = score_of(0.0), score_of(40.0)
    expected = wins * np.log(mean1 / mean0) + losses * np.log((1 - mean1) / (1 - mean0))
    assert Sprt(0.0, 40.0).llr([1.0] * wins + [0.0] * losses) == pytest.approx(expected, abs=0.001)


def test_sets_of_the_games_of_more_players_count_as_they_are() -> None:
    sets = [0.4, 0.4, 0.6, 0.8, 0.4, 0.6] * 5
    outcomes = np.array([0.0, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 1.0])
    counts = np.array([[0.0, 0.0, 15.0, 0.0, 10.0, 0.0, 5.0, 0.0]])
    expected = ratios(outcomes, counts, score_of(0.0), score_of(30.0))[0]
    assert Sprt(0.0, 30.0).llr(sets) == pytest.approx(expected, abs=1e-9)


def chances_with_mean(mean: float, outcomes: NDArray[np.float64], draws: float) -> NDArray[np.float64]:
    """A distribution of set outcomes with the given mean: even, but for a share ``draws`` in the middle, tilted."""
    base = np.full(len(outcomes), (1 - draws) / (len(outcomes) - 1))
    base[len(outcomes) // 2] = draws
    low, high = -50.0, 50.0
    for _ in range(200):
        tilt = (low + high) / 2
        weights = base * np.exp(tilt * outcomes)
        weights /= weights.sum()
        low, high = (tilt, high) if np.dot(weights, outcomes) < mean else (low, tilt)
    return weights


def simulate(
    elo0: float, elo1: float, truth: float, outcomes: NDArray[np.float64], draws: float, most_sets: int
) -> tuple[float, float]:
    """Shares of 10,000 tests that accept ``elo1``, and that are undecided after ``most_sets`` sets."""
    rng = np.random.default_rng(11)
    chances = chances_with_mean(score_of(truth), outcomes, draws)
    counts = np.zeros((TESTS, len(outcomes)))
    running = np.arange(TESTS)
    accepted = 0
    for _ in range(most_sets):
        drawn = rng.choice(len(outcomes), len(running), p=chances)
        counts[running, drawn] += 1
        llr = ratios(outcomes, counts[running], score_of(elo0), score_of(elo1))
        accepted += int((llr >= UPPER).sum())
        running = running[(llr > LOWER) & (llr < UPPER)]
        if not len(running):
            break
    return accepted / TESTS, len(running) / TESTS


PAIRS = np.array(PENTANOMIAL)
TRIPLES = np.array([0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1.0])


@pytest.mark.parametrize(
    ("outcomes", "draws", "elo0", "elo1"),
    [(PAIRS, 0.35, -45.0, 45.0), (PAIRS, 0.7, 0.0, 75.0), (TRIPLES, 0.2, 0.0, 90.0)],
)
def test_error_rates_of_10000_simulated_tests_are_within_5_percent(
    outcomes: NDArray[np.float64], draws: float, elo0: float, elo1: float
) -> None:
    wrong, open0 = simulate(elo0, elo1, elo0, outcomes, draws, 3000)
    right, open1 = simulate(elo0, elo1, elo1, outcomes, draws, 3000)
    assert open0 == open1 == 0.0
    assert wrong <= 0.05 + TOLERANCE
    assert right >= 0.95 - TOLERANCE


def test_the_test_decides_clear_cases_and_leaves_scarce_ones_open() -> None:
    test = Sprt(0.0, 20.0)
    assert test.llr([]) == 0.0
    assert test.report([])["result"] == "undecided"
    assert test.report([0.75, 0.25] * 3)["result"] == "undecided"
    assert test.report([0.5, 0.75] * 100)["result"] == "Elo 20 accepted"
    assert test.report([0.5, 0.25] * 100)["result"] == "Elo 0 accepted"
    assert test.decided([0.5, 0.75] * 100)
    assert test.decided([0.5, 0.25] * 100)
    assert not test.decided([0.75, 0.25] * 3)


def test_the_bounds_are_walds_for_errors_of_5_percent() -> None:
    assert pytest.approx(-2.944439) == LOWER
    assert pytest.approx(2.944439) == UPPER


def test_a_report_has_what_the_test_goes_by() -> None:
    sets = [0.5, 0.75, 1.0] * 4
    report = Sprt(-5.0, 20.0).report(sets)
    assert report.pop("llr") == pytest.approx(Sprt(-5.0, 20.0).llr(sets), abs=5e-5)
    assert report == {"elo0": -5.0, "elo1": 20.0, "alpha": 0.05, "beta": 0.05, "lower": -2.9444, "upper": 2.9444,
                      "sets": 12, "result": "undecided"}


@pytest.mark.parametrize("elo0", [5.0, 0.0])
def test_the_order_of_the_hypotheses_is_checked(elo0: float) -> None:
    with pytest.raises(ValueError, match="below"):
        Sprt(elo0, 0.0)


@pytest.mark.parametrize(("elo0", "elo1"), [(0.0, 1e308), (-2001.0, 0.0), (0.0, math.inf)])
def test_a_hypothesis_that_is_certainty_is_refused(elo0: float, elo1: float) -> None:
    with pytest.raises(ValueError, match="from -2000 to 2000"):
        Sprt(elo0, elo1)


def test_the_largest_hypotheses_have_a_ratio() -> None:
    assert Sprt(0.0, 2000.0).report([0.5] * 20)["result"] == "Elo 0 accepted"
    assert Sprt(-2000.0, 0.0).report([0.5] * 20)["result"] == "Elo 0 accepted"


def seeds_to_decide(test: GainSprt, truth: float, spread: float, rng: np.random.Generator) -> tuple[int, str]:
    """After how many seeds the test ends, and what it accepts."""
    gains = rng.normal(truth, spread, 4000)
    ends = next(seeds for seeds in range(1, len(gains) + 1) if test.decided(gains[:seeds]))  # an array saves half
    return ends, test.report(gains[:ends].tolist())["result"]


@pytest.mark.parametrize(("truth", "right"), [(0.01, "gain 0.01 accepted"), (0.0, "gain 0 accepted")])
def test_a_gain_of_1_percent_with_a_spread_of_5_is_decided_and_at_most_2_of_100_are_wrong(
    truth: float, right: str
) -> None:
    rng = np.random.default_rng(7)
    ends, results = zip(*(seeds_to_decide(GainSprt(0.0, 0.01), truth, 0.05, rng) for _ in range(200)))
    assert sum(result != right for result in results) <= 4
    assert 180.0 < np.mean(ends) < 270.0


@pytest.mark.parametrize("spread", [0.02, 0.01, 0.001])
def test_gains_that_differ_little_are_decided_early_and_right(spread: float) -> None:
    rng = np.random.default_rng(8)
    ends, results = zip(*(seeds_to_decide(GainSprt(0.0, 0.01), 0.01, spread, rng) for _ in range(100)))
    assert results.count("gain 0.01 accepted") >= 97
    assert np.mean(ends) < 50.0


def test_programs_that_are_the_same_and_those_far_apart_are_decided_at_once() -> None:
    test = GainSprt(0.0, 0.01)
    assert not test.decided([0.0] * 19) and test.report([0.0] * 20)["result"] == "gain 0 accepted"
    assert test.report([0.8, 0.9] * 10)["result"] == "gain 0.01 accepted"
    assert {"gain0", "gain1", "alpha", "lower"} <= test.report([]).keys()
    with pytest.raises(ValueError, match="gain"):
        GainSprt(0.02, 0.01)


def test_the_ratio_of_gains_is_that_of_two_normal_means_with_the_spread_of_a_sample() -> None:
    """Of n gains: n * gap * (mean - middle) / variance; the variance of a sample has n - 1 below."""
    assert GainSprt(0.0, 1.0).llr([0.0, 2.0] * 10) == pytest.approx(20 * 1.0 * (1.0 - 0.5) / (20 / 19))
