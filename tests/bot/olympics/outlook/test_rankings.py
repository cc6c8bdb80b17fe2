"""Probabilities of medals by one's own result, against enumeration of all results of all players."""
from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from bot.olympics.outlook.rankings import (
    NO_MEDALS,
    PAIRS,
    RANKING_MEDALS,
    RANKINGS,
    independent_cases,
    pair_medals,
    race_cases,
    ranking_of_results,
    ranking_probabilities,
    result_values,
    tied_cases,
)
from bot.olympics.rules.constants import FINISH, PLAYERS

EVERYONE = range(PLAYERS)
RESULTS = 6
BRANCHES = 2


def _beliefs(seed: int) -> np.ndarray:
    """Random distributions [P, B, RESULTS]."""
    beliefs = np.random.default_rng(seed).random((PLAYERS, BRANCHES, RESULTS))
    return np.asarray(beliefs / beliefs.sum(-1, keepdims=True))


def _medals(results: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(other > mine for other in results) for mine in results)


def test_values_and_rankings_are_those_of_all_joint_results() -> None:
    beliefs = _beliefs(1)
    payoff = np.random.default_rng(2).random((PLAYERS, BRANCHES, RANKINGS))
    index = {tuple(medals): ranking for ranking, medals in enumerate(RANKING_MEDALS[:-1])}
    values = np.zeros((PLAYERS, BRANCHES, RESULTS))
    rankings = np.zeros((RANKINGS, BRANCHES))
    for results in product(range(RESULTS), repeat=PLAYERS):
        ranking = index[_medals(results)]
        chances = [beliefs[player, :, result] for player, result in enumerate(results)]
        rankings[ranking] += np.prod(chances, axis=0)
        for player, result in enumerate(results):
            others = np.prod([chance for other, chance in enumerate(chances) if other != player], axis=0)
            values[player, :, result] += others * payoff[player, :, ranking]
    cases = independent_cases(beliefs)
    assert result_values(cases, payoff) == pytest.approx(values)
    for player in range(PLAYERS):
        assert ranking_probabilities(cases[:, player], beliefs[player], player) == pytest.approx(rankings)


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
    total = ranking_probabilities(race_cases(independent_cases, standing, EVERYONE, True)[:, 1], standing[1], 1)
    assert total.sum(0) == pytest.approx(np.ones(BRANCHES))


def test_a_race_over_several_turns_is_worth_what_its_rankings_are_worth() -> None:
    standing = _runs(4, 4)
    payoff = np.random.default_rng(5).random((PLAYERS, BRANCHES, RANKINGS))
    cases = race_cases(independent_cases, standing, EVERYONE, False)
    rankings = ranking_probabilities(cases[:, 0], standing[0], 0)
    assert ((rankings.sum(0) > 0.5) & (rankings.sum(0) < 1)).all()
    for player, values in enumerate(result_values(cases, payoff)):
        assert (values * standing[player]).sum((1, 2)) == pytest.approx((payoff[player] * rankings.T).sum(1))


def test_tied_opponents_have_equal_results() -> None:
    beliefs = np.repeat(_beliefs(6)[:1], PLAYERS, 0)
    tied = tied_cases(beliefs, [1])[:, 0]
    assert tied.sum(0) == pytest.approx(np.ones((BRANCHES, RESULTS)))
    assert tied[0] == pytest.approx(beliefs[0])  # all equal: gold for everyone
    assert tied[1, :, -1] == pytest.approx(1 - beliefs[0, :, -1])  # the best result leaves silver to both


def test_a_race_against_tied_opponents_ends_too() -> None:
    standing = _runs(7, 12)
    standing[2] = standing[1]
    tied = race_cases(tied_cases, standing, [0], True)[:, 0]
    assert ranking_probabilities(tied, standing[0], 0).sum(0) == pytest.approx(np.ones(BRANCHES))


def test_rankings_of_results_are_those_of_their_medals() -> None:
    results = np.array(list(product(range(3), repeat=PLAYERS))).T
    for ranking, column in zip(ranking_of_results(results), results.T):
        assert tuple(RANKING_MEDALS[ranking]) == _medals(tuple(column))


def test_pairs_of_medals_are_the_rankings_seen_by_two() -> None:
    rankings = np.random.default_rng(1).dirichlet(np.ones(RANKINGS), 5).T
    assert rankings[NO_MEDALS].min() > 0
    pairs = pair_medals(rankings)
    for pair, (one, other) in enumerate(PAIRS):
        for mine, theirs in product(range(3), repeat=2):
            wanted = sum(rankings[k] for k in range(RANKINGS)
                         if RANKING_MEDALS[k, one] == mine and RANKING_MEDALS[k, other] == theirs)
            assert np.allclose(pairs[pair, mine * 3 + theirs], wanted)
