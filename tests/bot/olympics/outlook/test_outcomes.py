"""Result distributions against plain enumeration, and against runs played with the rules."""
from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.outcomes import (
    ArcheryOutcomes,
    HurdlesOutcomes,
    PlayModel,
    diving_outcomes,
    rings,
    skating_outcomes,
)
from bot.olympics.rules.batch import COMBOS, FINISHED, MOST_SPACES, PLANE, STUNS
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY_LIMIT,
    FALL_RISK,
    FALLEN,
    FINISH,
    LETTERS,
    PLAYERS,
    SKATING_SPACES,
)
from bot.olympics.rules.plain import archery_move, hurdle_move, play_turn
from bot.olympics.rules.state import Skating

RANDOM = PlayModel(1.0, 0.0, 0.0)
SERIOUS = PlayModel(0.0, 1.0, 0.0)
MIXED = PlayModel(0.1, 0.2, 0.6)
TRACK = ".....#...#....#...#....#......"
SAMPLES = 6000
TOLERANCE = 0.025  # four standard deviations of a sampled probability


def cell_of(arrow: tuple[int, int]) -> int:
    return (arrow[0] + ARCHERY_LIMIT) * PLANE + arrow[1] + ARCHERY_LIMIT


def test_a_random_runner_is_where_random_steps_lead() -> None:
    source = Random(1)
    positions = HurdlesOutcomes(TRACK, RANDOM).positions
    seen = np.zeros(FINISH + 1)
    for _ in range(SAMPLES):
        position, stun = 9, 0
        for _ in range(6):
            position, stun = hurdle_move(TRACK, position, stun, source.randrange(4))
        seen[position] += 1 / SAMPLES
    assert np.abs(positions[6, 9 * STUNS] - seen).max() < TOLERANCE


def test_a_random_arrow_ends_where_random_winds_lead() -> None:
    source = Random(2)
    winds = [1, 2, 1, 2, 1]
    results = ArcheryOutcomes(winds, RANDOM).results(np.array([cell_of((3, -2))]), np.array([len(winds)]))[0]
    seen = np.zeros_like(results)
    for _ in range(SAMPLES):
        arrow = (3, -2)
        for wind in winds:
            arrow = archery_move(arrow, wind, source.randrange(4))
        seen[rings()[cell_of(arrow)]] += 1 / SAMPLES
    assert np.abs(results - seen).max() < TOLERANCE


@pytest.mark.parametrize("skill", [0.0, 0.4, 1.0])
def test_diving_points_are_those_of_all_sequences_of_hits_and_misses(skill: float) -> None:
    gains = diving_outcomes(PlayModel(0.0, 0.0, skill)).gains
    hit = skill + (1 - skill) / len(LETTERS)
    for left, combo in product(range(6), (0, 3)):
        exact = np.zeros(gains.shape[2])
        for hits in product((True, False), repeat=left):
            points, streak, probability = 0, combo, 1.0
            for this in hits:
                streak = streak + 1 if this else 0
                points += streak
                probability *= hit if this else 1 - hit
            exact[points] += probability
        assert np.allclose(gains[left, combo], exact, atol=1e-6)


@pytest.mark.parametrize("model", [SERIOUS, MIXED, PlayModel(0.1, 0.3, 0.7)])
def test_no_diver_can_win_more_than_a_combo_to_the_end(model: PlayModel) -> None:
    outcomes = diving_outcomes(model)
    for left, combo in product(range(6), range(4)):
        most = sum(range(combo + 1, combo + 1 + left))
        assert outcomes.window(np.array([combo]), left)[-1] == most


def test_modes_are_kept_through_a_run() -> None:
    mixed = PlayModel(0.5, 0.5, 0.0)
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
    def nearest(arrow: tuple[int, int], used: int) -> tuple[int, int]:
        if used == len(winds):
            return arrow
        ends = (nearest(archery_move(arrow, winds[used], action), used + 1) for action in range(4))
        return min(ends, key=lambda end: end[0] ** 2 + end[1] ** 2)

    for arrow in [(9, 5), (-6, 8), (0, -3)]:
        greedy = outcomes.results(np.array([cell_of(arrow)]), np.array([len(winds)]))[0]
        assert greedy.max() == pytest.approx(1)
        assert greedy.argmax() <= rings()[cell_of(nearest(arrow, 0))]
    one_left = outcomes.results(np.array([cell_of((0, 5))]), np.array([1]))[0]
    assert one_left.argmax() == rings()[cell_of((0, 0))]


def test_a_serious_runner_takes_the_fewest_turns() -> None:
    outcomes = HurdlesOutcomes(TRACK, SERIOUS)

    @cache
    def fewest(position: int, stun: int) -> int:
        if position == FINISH:
            return 0
        return 1 + min(fewest(*hurdle_move(TRACK, position, stun, action)) for action in range(4))

    for position in range(FINISH):
        assert outcomes.positions[:, position * STUNS, FINISH].argmax() == fewest(position, 0)


def test_a_run_without_turns_left_stays_as_it_stands() -> None:
    diving = diving_outcomes(MIXED)
    states = np.array([7 * COMBOS + 1, 9 * COMBOS, 7 * COMBOS])
    window = diving.window(states, 0)
    assert window.tolist() == [7, 8, 9]
    assert diving.results(states, np.zeros(PLAYERS, np.int64), window).tolist() == [[1, 0, 0], [0, 0, 1], [1, 0, 0]]


def test_values_are_the_mean_of_what_results_are_worth() -> None:
    source = np.random.default_rng(3)
    winds = [3, 1, 6, 2, 4, 4]
    archery, cells = ArcheryOutcomes(winds, MIXED), np.array([700, 840, 911])
    at_end = source.random((PLAYERS, 48))
    values = archery.values(at_end, 5, 3)
    for depth in range(3):
        results = archery.results(cells, np.full(PLAYERS, 5 - depth))
        assert values[range(PLAYERS), depth, cells] == pytest.approx((results * at_end).sum(1), abs=1e-6)
    diving, states = diving_outcomes(MIXED), np.array([8 * COMBOS + 2, 5 * COMBOS, 7 * COMBOS + 3])
    window = diving.window(states, 7)
    at_end = source.random((PLAYERS, window.size))
    values = diving.values(at_end, window, 7, 2)
    results = diving.results(states, np.full(PLAYERS, 7), window)
    assert values[range(PLAYERS), 0, states] == pytest.approx((results * at_end).sum(1), abs=1e-6)


def test_the_value_of_random_play_is_the_mean_over_the_next_actions() -> None:
    at_end = np.random.default_rng(3).random((PLAYERS, 48))
    winds, arrows = [3, 1, 6, 2, 4, 4], [(3, -2), (-9, 9), (20, 1)]
    values = ArcheryOutcomes(winds, RANDOM).values(at_end, len(winds), 2)
    for player, arrow in enumerate(arrows):
        after = [values[player, 1, cell_of(archery_move(arrow, winds[0], action))] for action in range(4)]
        assert values[player, 0, cell_of(arrow)] == pytest.approx(np.mean(after), abs=1e-5)


def test_a_race_lasts_as_long_as_nobody_finishes() -> None:
    serious = HurdlesOutcomes("." * 30, SERIOUS)
    states = np.array([20, 11, 2]) * STUNS
    assert serious.mean_end(states, 90) == pytest.approx(3)  # three cells a turn
    assert serious.mean_end(states, 2) == pytest.approx(2)  # the match ends first
    random, source, lengths = HurdlesOutcomes(TRACK, RANDOM), Random(5), []
    for _ in range(SAMPLES):
        runners, turns = [(9, 0), (12, 1), (14, 2)], 0
        while max(position for position, _ in runners) < FINISH:
            runners = [hurdle_move(TRACK, *runner, source.randrange(4)) for runner in runners]
            turns += 1
        lengths.append(turns)
    start = np.array([9 * STUNS, 12 * STUNS + 1, 14 * STUNS + 2])
    assert random.mean_end(start, 90) == pytest.approx(np.mean(lengths), abs=0.15)


def test_the_value_of_a_race_is_the_mean_of_its_ends() -> None:
    outcomes = HurdlesOutcomes(TRACK, MIXED)
    at_end = np.random.default_rng(4).random((PLAYERS, 11, FINISH + 1))
    values = outcomes.values(at_end, 3)
    for depth, state in product(range(3), (0, 9 * STUNS, 20 * STUNS + 2)):
        exact = (outcomes.positions[: 11 - depth, state] * at_end[:, depth:]).sum((1, 2))
        assert values[:, depth, state] == pytest.approx(exact, abs=1e-6)
    assert values[:, 1, FINISHED] == pytest.approx(at_end[:, 1, FINISH])


def test_a_serious_skater_gains_more_than_a_random_one() -> None:
    spaces = np.arange(skating_outcomes(RANDOM).most + 1)
    careless, careful = skating_outcomes(RANDOM).gains @ spaces, skating_outcomes(SERIOUS).gains @ spaces
    assert (careful[3:] >= careless[3:] - 1e-5).all()
    assert careful[15, -FALLEN] > careless[15, -FALLEN] + 3


def test_a_fallen_skater_gains_nothing_until_it_stands() -> None:
    gains = skating_outcomes(MIXED).gains
    assert gains[2, 0, 0] == pytest.approx(1)
    assert gains[3, 0, 0] == pytest.approx(0)


def gains_by_the_rules(risk: int, left: int) -> np.ndarray:
    """The distribution of a random skater's gain [MOST_SPACES + 1] by the plain rules, all ways one by one."""
    out = np.zeros(MOST_SPACES + 1)
    if not left:
        out[0] = 1
        return out
    for rank in range(ACTIONS):
        for is_touched in (False, True):
            place = 0 if risk < 0 else SKATING_SPACES[rank]
            other = place if is_touched else place + 1
            run = Skating(LETTERS, [0, other, other], [risk, FALLEN, FALLEN])
            play_turn(run, [rank, 0, 0])
            share = (0.2 if is_touched else 0.8) / ACTIONS
            out[run.spaces[0]:] += share * gains_by_the_rules(run.risks[0], left - 1)[: out.size - run.spaces[0]]
    return out


@pytest.mark.parametrize("risk", range(FALLEN, FALL_RISK))
def test_gains_are_those_of_the_rules(risk: int) -> None:
    gains = skating_outcomes(RANDOM).gains
    for left in range(4):
        assert gains[left, risk - FALLEN] == pytest.approx(gains_by_the_rules(risk, left), abs=1e-6), left
