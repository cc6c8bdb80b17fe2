"""Ratings: against closed forms, games of known strengths, and whatever order the games came in."""
from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest

from arena.stats.estimates import score_of
from arena.stats.ratings import Ratings, Sets, fit, history
from arena.stats.yardstick import AT_ANCHOR, ELO, GAINS


def sets_of(lineups: list[list[int]], games: int, half_wins: list[list[int]]) -> Sets:
    return Sets(np.arange(len(lineups)), np.array(lineups), np.full(len(lineups), games), np.array(half_wins) / 2)


def simulated(
    random: np.random.Generator, strength: np.ndarray, sets: int, seats: int, games: int, alike: bool
) -> Sets:
    """Sets of games whose rankings follow Plackett's and Luce's model; ``alike``: all games of a set come out alike."""
    players = np.array([random.choice(len(strength), seats, replace=False) for _ in range(sets)])
    luck = random.gumbel(size=(sets, 1 if alike else games, seats))
    results = np.repeat(strength[players][:, None] + luck, games if alike else 1, axis=1)  # [S, G, N]
    behind = (results[..., :, None] > results[..., None, :]).sum(axis=(1, 3))
    return Sets(np.arange(sets), players, np.full(sets, games), behind)


def test_two_bots_differ_by_the_logarithm_of_their_wins() -> None:
    """Bradley and Terry's closed form; with so many games the prior is nothing."""
    found = fit([sets_of([[0, 1]], 4_000_000, [[6_000_000, 2_000_000]])], 2)
    assert found.rating[0] - found.rating[1] == pytest.approx(400 * math.log10(3), abs=0.01)
    assert found.rating.mean() == pytest.approx(AT_ANCHOR)


def test_three_bots_in_a_row_differ_by_the_sum() -> None:
    """0 has met 1, and 1 has met 2: the chain's likelihood falls apart into its pairs."""
    found = fit([sets_of([[0, 1], [1, 2]], 1_000_000, [[1_500_000, 500_000], [1_200_000, 800_000]])], 3)
    assert found.rating[0] - found.rating[2] == pytest.approx(400 * math.log10(3 * 1.5), abs=0.01)


def test_the_prior_is_a_draw_against_a_mean_player() -> None:
    """One game, won: the fitted strength solves 1 + 1/2 = P(ahead of the other) + P(ahead of the mean)."""
    found = fit([sets_of([[0, 1]], 1, [[2, 0]])], 2)
    strength = (found.rating[0] - AT_ANCHOR) / ELO
    assert 1 / (1 + math.exp(-2 * strength)) + 1 / (1 + math.exp(-strength)) == pytest.approx(1 + 1 / 2)


def test_ties_are_half_a_win() -> None:
    tied, halves = (fit([sets_of([[0, 1, 2]], 2, [wins])], 3).rating for wins in ([6, 3, 3], [6, 4, 2]))
    assert tied[1] == pytest.approx(tied[2])
    assert halves[1] > halves[2]


def test_every_bot_expects_the_points_that_it_had() -> None:
    games = simulated(np.random.default_rng(3), np.array([0.5, 0.0, -0.2, 1.0, -1.0]), 4000, 3, 6, alike=False)
    rating = fit([games], 5).rating
    had, expected = np.zeros(5), np.zeros(5)
    for players, count, wins in zip(games.players, games.games, games.points):
        for entry, one in enumerate(players):
            had[one] += wins[entry]
            expected[one] += count * sum(score_of(rating[one] - rating[other]) for other in players if other != one)
    assert expected == pytest.approx(had, abs=1.0)  # the prior's game
    assert rating == pytest.approx(AT_ANCHOR + ELO * (np.array([0.5, 0.0, -0.2, 1.0, -1.0]) - 0.06), abs=20)


def test_who_lost_all_games_has_a_finite_rating_and_a_wide_interval() -> None:
    found = fit([sets_of([[0, 1], [0, 2], [1, 2]], 50, [[0, 100], [0, 100], [50, 50]])], 3)
    assert -1000 < found.rating[0] - found.rating[1] < -400
    assert found.high[0] - found.low[0] > 1.5 * (found.high[1] - found.low[1])
    assert found.rating[1] == pytest.approx(found.rating[2])


def test_copies_of_a_bot_tell_nothing_of_each_other() -> None:
    with_copies = fit([sets_of([[0, 1, 1]] * 2, 3, [[9, 6, 3], [7, 5, 6]])], 2)
    assert with_copies.rating[0] > with_copies.rating[1]
    alone = fit([sets_of([[0, 1]] * 4, 3, [[9 - 4, 1]] * 2 + [[4, 2], [2, 4]])], 2)
    assert with_copies.rating == pytest.approx(alone.rating)


def test_the_order_of_the_games_does_not_matter() -> None:
    random = np.random.default_rng(5)
    games = simulated(random, random.normal(size=12), 3000, 4, 4, alike=False)
    first = fit([games], 12)
    for _ in range(3):
        order = random.permutation(3000)
        again = fit([Sets(games.ids, games.players[order], games.games[order], games.points[order])], 12)
        assert (again.rating == first.rating).all()
        assert np.abs(again.low - first.low).max() < 1e-9
    seats = random.permuted(np.tile(np.arange(4), (3000, 1)), axis=1)
    turned = Sets(games.ids, np.take_along_axis(games.players, seats, 1), games.games,
                  np.take_along_axis(games.points, seats, 1))
    assert (fit([turned], 12).rating == first.rating).all()


@pytest.mark.parametrize(("seats", "alike"), [(2, False), (4, False), (2, True), (4, True)])
def test_intervals_hold_the_true_strength_in_95_of_100(seats: int, alike: bool) -> None:
    """Also where the games of a set come out alike, and so tell no more than one."""
    random = np.random.default_rng(7)
    strength = random.normal(0.0, 0.6, 8)
    truth = AT_ANCHOR + ELO * (strength - strength.mean())
    held = []
    for _ in range(150):
        found = fit([simulated(random, strength, 160, seats, seats, alike)], 8)
        held += list((found.low < truth) & (truth < found.high))
    assert 0.93 <= np.mean(held) <= 0.985


def test_games_of_few_and_of_many_players_go_together() -> None:
    pairs = simulated(np.random.default_rng(1), np.array([1.0, 0.0, -1.0, 0.0]), 3000, 2, 2, alike=False)
    fours = simulated(np.random.default_rng(2), np.array([1.0, 0.0, -1.0, 0.0]), 3000, 4, 4, alike=False)
    found = fit([pairs, fours], 4)
    assert found.rating == pytest.approx(AT_ANCHOR + ELO * np.array([1.0, 0.0, -1.0, 0.0]), abs=15)
    assert (found.high - found.low < fit([pairs], 4).high - fit([pairs], 4).low).all()


def test_an_anchor_has_its_rating_for_sure() -> None:
    games = simulated(np.random.default_rng(1), np.array([1.0, 0.0, -1.0]), 50, 3, 6, alike=False)
    found = fit([games], 3, anchor=2)
    assert (found.rating[2], found.low[2], found.high[2]) == (AT_ANCHOR, AT_ANCHOR, AT_ANCHOR)
    mean: Ratings = fit([games], 3)
    assert found.rating - found.rating[0] == pytest.approx(mean.rating - mean.rating[0])


def test_a_history_ends_with_the_rating_and_begins_with_the_first_games() -> None:
    games = simulated(np.random.default_rng(1), np.array([1.0, 0.0, -1.0, 0.3]), 400, 3, 6, alike=False)
    late = games.players.copy()
    late[:200] = np.where(late[:200] == 3, (late[:200, [0]] + 1) % 3, late[:200])
    lines = history([Sets(games.ids, late, games.games, games.points)], 4, 10)
    final = fit([Sets(games.ids, late, games.games, games.points)], 4).rating
    assert [line[-1] for line in lines] == [(2400, pytest.approx(rating)) for rating in final]
    assert [len(line) for line in lines] == [10, 10, 10, 5]
    assert history([], 2, 10) == [(), ()]


def test_no_games_leave_everyone_at_the_mean() -> None:
    found = fit([], 3)
    assert list(found.rating) == [AT_ANCHOR] * 3
    assert (found.low < AT_ANCHOR - 300).all()


def test_gains_are_fitted_as_differences_whatever_their_size() -> None:
    """A closed form: with two bots, the mean gain, but for the prior's game."""
    found = fit([Sets(np.arange(99), np.array([[0, 1]] * 99), np.ones(99, int), np.array([[500.0, -500.0]] * 99))], 2,
                by=GAINS)
    assert found.rating == pytest.approx([250.0, -250.0], rel=0.01)
    one = Sets(np.arange(1), np.array([[0, 1]]), np.ones(1, int), np.array([[-0.02, 0.02]]))
    anchored = fit([one], 2, 0, GAINS)
    assert anchored.rating[0] == 0.0 < anchored.rating[1] < 0.04


def test_intervals_of_gains_hold_the_true_ones_in_95_of_100() -> None:
    random, true, inside = np.random.default_rng(7), np.array([0.02, 0.0, -0.02]), []
    for _ in range(100):
        players = np.array([random.choice(3, 2, replace=False) for _ in range(90)])
        gain = true[players[:, 0]] - true[players[:, 1]] + random.normal(0.0, 0.05, 90)
        found = fit([Sets(np.arange(90), players, np.ones(90, int), np.stack([gain, -gain], axis=1))], 3,
                    by=GAINS)
        inside += [*((found.low <= true) & (true <= found.high))]
    assert 0.92 < np.mean(inside) < 0.98


def test_where_all_sets_come_out_alike_the_model_tells_the_interval() -> None:
    """Among equals, the variance of the points in a game of four is 5/3 times that of as many independent pairs."""
    number = np.arange(3000)
    fours = Sets(number, np.tile(np.arange(4), (3000, 1)), np.full(3000, 4), np.full((3000, 4), 6.0))
    met = np.array([pair for pair in combinations(range(4), 2) for _ in number])
    pairs = Sets(np.arange(len(met)), met, np.full(len(met), 4), np.full((len(met), 2), 2.0))
    of_fours, of_pairs = (fit([block], 4) for block in (fours, pairs))
    assert (of_fours.high - of_fours.low) / (of_pairs.high - of_pairs.low) == pytest.approx(math.sqrt(5 / 3), rel=0.001)


def test_a_bot_that_has_met_nobody_makes_no_interval_wider() -> None:
    games = simulated(np.random.default_rng(1), np.array([1.0, 0.0, -1.0]), 50, 3, 6, alike=False)
    alone, beside = fit([games], 3), fit([games], 5)
    assert beside.rating[:3] == pytest.approx(alone.rating)
    assert beside.high[:3] == pytest.approx(alone.high)
