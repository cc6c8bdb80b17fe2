"""Rankings and values of leaves: against runs played with the rules, and against what single payoffs say."""
from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.match_value import SAME_SHARES, MatchValue
from bot.olympics.outlook.outcomes import LONGEST_RACE, ArcheryOutcomes, HurdlesOutcomes, PlayModel, diving_outcomes
from bot.olympics.outlook.rankings import NO_MEDALS, RANKINGS, pair_medals, ranking_of_results
from bot.olympics.reference.leaves import RaceRankings, WinTable, rankings_by_results
from bot.olympics.rules.batch import COMBOS, PLANE, STUNS
from bot.olympics.rules.constants import ARCHERY_LIMIT, FINISH, GAMES, PLAYERS
from bot.olympics.rules.plain import is_over, play_turn, results
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame

RANDOM = PlayModel(1.0, 0.0, 0.0)
MIXED = PlayModel(0.1, 0.2, 0.6)
TRACK = ".....#...#....#...#....#......"
SAMPLES = 6000
TOLERANCE = 0.025  # four standard deviations of a sampled probability


def _races(model: PlayModel) -> RaceRankings:
    return RaceRankings(HurdlesOutcomes(TRACK, model))


def _sampled(make: type[MiniGame], *parts: object) -> np.ndarray:
    """Shares of rankings of runs played by three random players."""
    source = Random(1)
    counts: Counter[int] = Counter()
    for _ in range(SAMPLES):
        run = make(*[list(part) if isinstance(part, (list, tuple)) else part for part in parts])  # type: ignore[arg-type]
        while not is_over(run):
            play_turn(run, [source.randrange(4) for _ in range(PLAYERS)])
        counts[int(ranking_of_results(np.array(results(run))[:, None])[0])] += 1
    return np.array([counts[ranking] / SAMPLES for ranking in range(RANKINGS)])


def test_random_races_end_as_they_do_when_played() -> None:
    states = np.array([[9 * STUNS], [12 * STUNS + 1], [14 * STUNS + 2]])
    rankings = _races(RANDOM).rankings(states, np.array([100]))[:, 0]
    assert np.abs(rankings - _sampled(Hurdles, TRACK, [9, 12, 14], [0, 1, 2])).max() < TOLERANCE


def test_random_archery_ends_as_it_does_when_played() -> None:
    winds, arrows = [1, 2, 1, 2, 1], [(3, -2), (-2, 2), (1, 4)]  # near: far ones are told apart by rings only
    cells = np.array([[(x + ARCHERY_LIMIT) * PLANE + y + ARCHERY_LIMIT] for x, y in arrows])
    distributions = ArcheryOutcomes(winds, RANDOM).results(cells, np.array([len(winds)])).astype(float)
    assert np.abs(rankings_by_results(distributions)[:, 0] - _sampled(Archery, winds, arrows)).max() < TOLERANCE


def test_random_diving_ends_as_it_does_when_played() -> None:
    outcomes = diving_outcomes(RANDOM)
    states = np.array([[10 * COMBOS + 2], [13 * COMBOS], [12 * COMBOS + 1]])
    results = outcomes.results(states, np.array([6]), outcomes.window(states[:, 0], 6)).astype(float)
    rankings = rankings_by_results(results)[:, 0]
    assert np.abs(rankings - _sampled(Diving, "UDLRUD", [10, 13, 12], [2, 0, 1])).max() < TOLERANCE


def test_a_race_that_is_over_is_ranked_as_it_stands() -> None:
    finished = np.array([[FINISH * STUNS], [20 * STUNS + 2], [FINISH * STUNS]])
    ranking = ranking_of_results(np.array([[29], [20], [29]]))[0]
    assert _races(MIXED).rankings(finished, np.array([50]))[ranking, 0] == pytest.approx(1)


@pytest.mark.parametrize("turns_left", [0, 3, LONGEST_RACE, 90])
def test_probabilities_of_a_race_add_up_to_one(turns_left: int) -> None:
    states = np.array([[9 * STUNS], [12 * STUNS + 1], [0]])
    rankings = _races(MIXED).rankings(states, np.array([turns_left]))
    assert rankings.sum() == pytest.approx(1, abs=1e-5)
    assert (rankings[NO_MEDALS, 0] == pytest.approx(1)) == (turns_left <= 3)


def test_races_too_long_to_follow_change_little() -> None:
    race = _races(MIXED)
    states = np.array([9 * STUNS, 12 * STUNS + 1, 4 * STUNS])
    last = race.look_ahead(states)
    assert last < LONGEST_RACE
    some, full = (race.rankings(states[:, None], np.array([100]), turns) for turns in (last, LONGEST_RACE))
    assert np.abs(some - full).max() < 2e-3


def test_slow_races_are_followed_as_far_as_there_are_tables() -> None:
    race = _races(RANDOM)
    start = np.zeros(PLAYERS, np.int64)
    assert race.look_ahead(start) == LONGEST_RACE
    assert race.rankings(start[:, None], np.array([10]), LONGEST_RACE).sum() == pytest.approx(1, abs=1e-5)


def test_a_finished_race_needs_no_look_ahead() -> None:
    states = np.array([FINISH * STUNS, 4 * STUNS, 9 * STUNS])
    assert _races(MIXED).look_ahead(states) == 0



@pytest.mark.parametrize("won", [[[1, 2, 0], [2, 0, 1], [0, 1, 2]], [[1, 0, 0], [0, 0, 1], [0, 0, 3]]])
def test_values_of_leaves_are_those_of_single_payoffs(won: list[list[int]]) -> None:
    """The second case has players without a point, whose products are 0."""
    value = MatchValue([[counts] * GAMES for counts in won], [80, 90, None, 70], SAME_SHARES)
    rankings = np.random.default_rng(5).dirichlet(np.ones(RANKINGS), GAMES)
    medals = np.stack([pair_medals(row[:, None])[:, :, 0] for row in rankings])
    payoffs = value.payoffs(medals[None])[0]
    table, one = WinTable(value), np.zeros((3, 1), np.int64)
    for game, ranking in product(range(GAMES), range(RANKINGS)):
        known = medals.copy()
        known[game] = pair_medals(np.eye(RANKINGS)[:, [ranking]])[:, :, 0]
        outcomes = table.values(known[..., None], one)[:, 0]
        assert payoffs[game, :, ranking] == pytest.approx(outcomes, abs=1e-9)
        assert outcomes.sum() == pytest.approx(1.5)
