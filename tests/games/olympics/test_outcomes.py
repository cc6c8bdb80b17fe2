"""Result distributions against plain enumeration, and rankings against runs played with the rules."""
from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

from bot.games.olympics.batch import COMBOS, PLANE, RISKS, STUNS
from bot.games.olympics.gain_outcomes import GainOutcomes, diving_outcomes, skating_outcomes
from bot.games.olympics.outcomes import (
    LONGEST_RACE,
    ArcheryOutcomes,
    Habits,
    HurdlesOutcomes,
)
from bot.games.olympics.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS
from bot.games.olympics.rules import (
    ARCHERY_LIMIT,
    FALLEN,
    FINISH,
    LETTERS,
    PLAYERS,
    Archery,
    Diving,
    Hurdles,
    MiniGame,
    archery_move,
    hurdle_move,
)

RANDOM = Habits(1.0, 0.0, 0.0)
SERIOUS = Habits(0.0, 1.0, 0.0)
MIXED = Habits(0.1, 0.2, 0.6)
TRACK = ".....#...#....#...#....#....."
SAMPLES = 6000
TOLERANCE = 0.025  # four standard deviations of a sampled probability
INDEX = {tuple(medals): ranking for ranking, medals in enumerate(RANKING_MEDALS[:NO_MEDALS].tolist())}


def _sampled(make: type[MiniGame], *parts: object) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Shares of rankings of runs played by three random players."""
    source = Random(1)
    counts: Counter[int] = Counter()
    for _ in range(SAMPLES):
        run = make(*[list(part) if isinstance(part, (list, tuple)) else part for part in parts])  # type: ignore[arg-type]
        while not run.over():
            run.step([source.randrange(4) for _ in range(PLAYERS)])
        results = run.results()
        counts[INDEX[tuple(sum(other > mine for other in results) for mine in results)]] += 1
    return np.array([counts[ranking] / SAMPLES for ranking in range(RANKINGS)])


def test_random_races_end_as_they_do_when_played() -> None:
    states = np.array([[9 * STUNS], [12 * STUNS + 1], [14 * STUNS + 2]])
    rankings = HurdlesOutcomes(TRACK + ".", RANDOM).rankings(states, np.array([100]))[:, 0]
    assert np.abs(rankings - _sampled(Hurdles, TRACK + ".", [9, 12, 14], [0, 1, 2])).max() < TOLERANCE


def test_random_archery_ends_as_it_does_when_played() -> None:
    winds, arrows = [1, 2, 1, 2, 1], [(3, -2), (-2, 2), (1, 4)]  # near: far ones are told apart by rings only
    cells = np.array([[(x + ARCHERY_LIMIT) * PLANE + y + ARCHERY_LIMIT] for x, y in arrows])
    rankings = ArcheryOutcomes(winds, RANDOM).rankings(cells, np.array([len(winds)]))[:, 0]
    assert np.abs(rankings - _sampled(Archery, winds, arrows)).max() < TOLERANCE


def test_random_diving_ends_as_it_does_when_played() -> None:
    outcomes = diving_outcomes(RANDOM)
    states = np.array([[10 * COMBOS + 2], [13 * COMBOS], [12 * COMBOS + 1]])
    window = outcomes.window(states[:, 0], 6)
    rankings = outcomes.rankings(states, np.array([6]), window)[:, 0]
    assert np.abs(rankings - _sampled(Diving, "UDLRUD", [10, 13, 12], [2, 0, 1])).max() < TOLERANCE


@pytest.mark.parametrize("skill", [0.0, 0.4, 1.0])
def test_diving_points_are_those_of_all_sequences_of_hits_and_misses(skill: float) -> None:
    gains = diving_outcomes(Habits(0.0, 0.0, skill)).gains
    hit = skill + (1 - skill) / len(LETTERS)
    for left, combo in product(range(6), (0, 3)):
        exact = np.zeros(gains.shape[2])
        for hits in product((True, False), repeat=left):
            points, streak, chance = 0, combo, 1.0
            for this in hits:
                streak = streak + 1 if this else 0
                points += streak
                chance *= hit if this else 1 - hit
            exact[points] += chance
        assert np.allclose(gains[left, combo], exact, atol=1e-6)


@pytest.mark.parametrize("habits", [SERIOUS, MIXED, Habits(0.1, 0.3, 0.7)])
def test_no_diver_can_win_more_than_a_combo_to_the_end(habits: Habits) -> None:
    outcomes = diving_outcomes(habits)
    for left, combo in product(range(6), range(4)):
        most = sum(range(combo + 1, combo + 1 + left))
        assert outcomes.window(np.array([combo]), left)[-1] == most


def test_modes_are_kept_through_a_run() -> None:
    mixed = Habits(0.5, 0.5, 0.0)
    half = 0.5 * diving_outcomes(RANDOM).gains + 0.5 * diving_outcomes(SERIOUS).gains
    assert np.allclose(diving_outcomes(mixed).gains, half, atol=1e-6)


def test_a_serious_diver_hits_every_letter() -> None:
    gains = diving_outcomes(SERIOUS).gains
    assert gains[5, 2].argmax() == 3 + 4 + 5 + 6 + 7
    assert gains[5, 2].max() == 1


def test_a_serious_archer_ends_as_near_as_anyone_can() -> None:
    winds = [4, 7, 1, 3, 5]
    outcomes = ArcheryOutcomes(winds, SERIOUS)

    @cache
    def nearest(arrow: tuple[int, int], used: int) -> int:
        if used == len(winds):
            return arrow[0] ** 2 + arrow[1] ** 2
        return min(nearest(archery_move(arrow, winds[used], action), used + 1) for action in range(4))

    arrows = [(9, 5), (-6, 8), (0, -3)]
    cells = np.array([[(x + ARCHERY_LIMIT) * PLANE + y + ARCHERY_LIMIT] for x, y in arrows])
    rankings = outcomes.rankings(cells, np.array([len(winds)]))[:, 0]
    best = [nearest(arrow, 0) for arrow in arrows]
    ranks = tuple(sum(other < mine for other in best) for mine in best)
    assert rankings[INDEX[ranks]] == pytest.approx(1)


def test_a_serious_runner_takes_the_fewest_turns() -> None:
    outcomes = HurdlesOutcomes(TRACK + ".", SERIOUS)

    @cache
    def fewest(position: int, stun: int) -> int:
        if position == FINISH:
            return 0
        return 1 + min(fewest(*hurdle_move(TRACK + ".", position, stun, action)) for action in range(4))

    for position in range(FINISH):
        assert outcomes.finished[:, position * STUNS].argmax() == fewest(position, 0)


def test_a_serious_skater_gains_more_than_a_random_one() -> None:
    spaces = np.arange(skating_outcomes(RANDOM).most + 1)
    careless, careful = skating_outcomes(RANDOM).gains @ spaces, skating_outcomes(SERIOUS).gains @ spaces
    assert (careful[3:] >= careless[3:] - 1e-5).all()
    assert careful[15, -FALLEN] > careless[15, -FALLEN] + 3


def test_a_fallen_skater_gains_nothing_until_it_stands() -> None:
    gains = skating_outcomes(MIXED).gains
    assert gains[2, 0, 0] == pytest.approx(1)
    assert gains[3, 0, 0] == pytest.approx(0)


def test_a_run_without_turns_left_is_ranked_as_it_stands() -> None:
    diving = diving_outcomes(MIXED)
    states = np.array([[7 * COMBOS + 1], [9 * COMBOS], [7 * COMBOS]])
    rankings = diving.rankings(states, np.array([0]), diving.window(states[:, 0], 0))
    assert rankings[INDEX[1, 0, 1], 0] == 1
    race = HurdlesOutcomes(TRACK + ".", MIXED)
    finished = np.array([[FINISH * STUNS], [20 * STUNS + 2], [FINISH * STUNS]])
    assert race.rankings(finished, np.array([50]))[INDEX[0, 2, 0], 0] == pytest.approx(1)


@pytest.mark.parametrize("turns_left", [0, 3, LONGEST_RACE, 90])
def test_probabilities_of_a_race_add_up_to_one(turns_left: int) -> None:
    states = np.array([[9 * STUNS], [12 * STUNS + 1], [0]])
    rankings = HurdlesOutcomes(TRACK + ".", MIXED).rankings(states, np.array([turns_left]))
    assert rankings.sum() == pytest.approx(1, abs=1e-5)
    assert (rankings[NO_MEDALS, 0] == pytest.approx(1)) == (turns_left <= 3)


def test_the_worth_of_a_state_is_the_mean_of_its_rankings() -> None:
    payoff = np.random.default_rng(2).random((PLAYERS, RANKINGS))
    race = HurdlesOutcomes(TRACK + ".", MIXED)
    runners = np.array([9 * STUNS, 12 * STUNS + 1, 4 * STUNS])
    archery = ArcheryOutcomes([3, 1, 6, 2, 4, 4], MIXED)
    cells = np.array([700, 840, 911])
    for worth, rankings, states in (
        (race.worth(runners, payoff, 100, 2), race.rankings(runners[:, None], np.array([100])), runners),
        (race.worth(runners, payoff, 9, 2), race.rankings(runners[:, None], np.array([9])), runners),
        (archery.worth(cells, 5, payoff, 2), archery.rankings(cells[:, None], np.array([5])), cells),
        (*_worth_and_rankings(skating_outcomes(MIXED), np.array([8 * RISKS + 2, 5 * RISKS, 7 * RISKS + 6]), payoff),),
        (*_worth_and_rankings(diving_outcomes(MIXED), np.array([8 * COMBOS + 2, 5 * COMBOS, 7 * COMBOS + 3]), payoff),),
    ):
        mean = payoff @ rankings[:, 0]
        for player in range(PLAYERS):
            assert worth[player, 0, states[player]] == pytest.approx(mean[player], abs=1e-4)


def _worth_and_rankings(
    outcomes: GainOutcomes, states: np.ndarray[tuple[int], np.dtype[np.int64]], payoff: object
) -> tuple[object, object, object]:
    rankings = outcomes.rankings(states[:, None], np.array([7]), outcomes.window(states, 7))
    return outcomes.worth(states, 7, payoff, 2), rankings, states


def test_the_worth_of_random_archery_is_the_mean_over_the_next_actions() -> None:
    payoff = np.random.default_rng(3).random((PLAYERS, RANKINGS))
    winds = [3, 1, 6, 2, 4, 4]
    cells = np.array([700, 840, 911])
    worth = ArcheryOutcomes(winds, RANDOM).worth(cells, len(winds), payoff, 2)
    for player in range(PLAYERS):
        x, y = divmod(int(cells[player]), PLANE)
        after = [archery_move((x - ARCHERY_LIMIT, y - ARCHERY_LIMIT), winds[0], action) for action in range(4)]
        mean = np.mean([worth[player, 1, (a + ARCHERY_LIMIT) * PLANE + b + ARCHERY_LIMIT] for a, b in after])
        assert worth[player, 0, cells[player]] == pytest.approx(mean, abs=1e-5)


def test_races_too_long_to_follow_change_little() -> None:
    race = HurdlesOutcomes(TRACK + ".", MIXED)
    states = np.array([9 * STUNS, 12 * STUNS + 1, 4 * STUNS])
    last = race.look_ahead(states)
    assert last < LONGEST_RACE
    some, full = (race.rankings(states[:, None], np.array([100]), turns) for turns in (last, LONGEST_RACE))
    assert np.abs(some - full).max() < 2e-3


def test_slow_races_are_followed_as_far_as_there_are_tables() -> None:
    race = HurdlesOutcomes(TRACK + ".", RANDOM)
    start = np.zeros(PLAYERS, np.int64)
    assert race.look_ahead(start) == LONGEST_RACE
    assert race.rankings(start[:, None], np.array([10]), LONGEST_RACE).sum() == pytest.approx(1, abs=1e-5)


def test_a_finished_race_needs_no_look_ahead() -> None:
    states = np.array([FINISH * STUNS, 4 * STUNS, 9 * STUNS])
    assert HurdlesOutcomes(TRACK + ".", MIXED).look_ahead(states) == 0
