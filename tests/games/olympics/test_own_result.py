"""Chances of medals by one's own result, against enumeration of all results of all players."""
from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from bot.games.olympics import own_result
from bot.games.olympics.own_result import race_chances
from bot.games.olympics.rankings import RANKING_MEDALS, RANKINGS
from bot.games.olympics.rules import FINISH, PLAYERS

RESULTS = 6


BRANCHES = 2


def _beliefs(seed: int) -> np.ndarray:
    """Random distributions [P, B, RESULTS]."""
    beliefs = np.random.default_rng(seed).random((PLAYERS, BRANCHES, RESULTS))
    return np.asarray(beliefs / beliefs.sum(-1, keepdims=True))


def _medals(results: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(other > mine for other in results) for mine in results)


def test_worth_and_rankings_are_those_of_all_joint_results() -> None:
    beliefs = _beliefs(1)
    payoff = np.random.default_rng(2).random((PLAYERS, BRANCHES, RANKINGS))
    index = {tuple(medals): ranking for ranking, medals in enumerate(RANKING_MEDALS[:-1])}
    worth = np.zeros((PLAYERS, BRANCHES, RESULTS))
    rankings = np.zeros((RANKINGS, BRANCHES))
    for results in product(range(RESULTS), repeat=PLAYERS):
        ranking = index[_medals(results)]
        chances = [beliefs[player, :, result] for player, result in enumerate(results)]
        rankings[ranking] += np.prod(chances, axis=0)
        for player, result in enumerate(results):
            others = np.prod([chance for other, chance in enumerate(chances) if other != player], axis=0)
            worth[player, :, result] += others * payoff[player, :, ranking]
    chance = own_result.chances(beliefs)
    assert own_result.worth(chance, payoff) == pytest.approx(worth)
    for player in range(PLAYERS):
        assert own_result.rankings(chance, beliefs, player) == pytest.approx(rankings)


def _runs(seed: int, times: int) -> np.ndarray:
    """Where three runners are at each time: random, some finish. [P, B, T + 1, FINISH + 1]."""
    standing = np.zeros((PLAYERS, BRANCHES, times + 1, FINISH + 1))
    standing[:, :, 0, 20] = 1
    random = np.random.default_rng(seed)
    for time, player, branch in product(range(times), range(PLAYERS), range(BRANCHES)):
        now, after = standing[player, branch, time], standing[player, branch, time + 1]
        for cell in range(FINISH):
            for step, chance in zip((1, 2, 3), random.dirichlet(np.ones(3))):
                after[min(cell + step, FINISH)] += now[cell] * chance
    return standing


def test_every_race_ends_in_some_ranking() -> None:
    standing = _runs(3, 12)
    total = own_result.rankings(race_chances(standing, as_it_stands=True), standing, 1)
    assert total.sum(0) == pytest.approx(np.ones(BRANCHES))


def test_a_race_over_several_turns_is_worth_what_its_rankings_are_worth() -> None:
    standing = _runs(4, 4)
    payoff = np.random.default_rng(5).random((PLAYERS, BRANCHES, RANKINGS))
    chance = race_chances(standing, as_it_stands=False)
    rankings = own_result.rankings(chance, standing, 0)
    assert ((rankings.sum(0) > 0.5) & (rankings.sum(0) < 1)).all()
    for player, worth in enumerate(own_result.worth(chance, payoff)):
        assert (worth * standing[player]).sum((1, 2)) == pytest.approx((payoff[player] * rankings.T).sum(1))


def test_twins_have_equal_results() -> None:
    beliefs = np.repeat(_beliefs(6)[:1], PLAYERS, 0)
    twins = own_result.twin_chances(beliefs, 1)
    assert twins.sum(0) == pytest.approx(np.ones((BRANCHES, RESULTS)))
    assert twins[0] == pytest.approx(beliefs[0])  # all equal: gold for everyone
    assert twins[1, :, -1] == pytest.approx(1 - beliefs[0, :, -1])  # the best result leaves silver to both


def test_a_race_against_twins_ends_too() -> None:
    standing = _runs(7, 12)
    standing[2] = standing[1]
    twins = own_result.twin_race_chances(standing, 0, as_it_stands=True)
    chance = np.stack([twins] * PLAYERS, 1)
    assert own_result.rankings(chance, standing, 0).sum(0) == pytest.approx(np.ones(BRANCHES))
