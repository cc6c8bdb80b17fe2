"""Probabilities of rankings against plain enumeration of three players' results."""
from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from bot.games.olympics.rankings import (
    NO_MEDALS,
    PAIRS,
    RANKING_MEDALS,
    RANKINGS,
    pair_medals,
    ranking_probabilities,
    result_worth,
)
from bot.games.olympics.rules import PLAYERS

RESULTS = 6
BATCH = 5
INDEX = {tuple(medals): ranking for ranking, medals in enumerate(RANKING_MEDALS[:NO_MEDALS].tolist())}


def _distributions(seed: int) -> tuple[Any, Any]:
    source = np.random.default_rng(seed)
    results = source.random((PLAYERS, RESULTS, BATCH)) * (source.random((PLAYERS, RESULTS, BATCH)) < 0.7) + 1e-3
    results /= results.sum(1, keepdims=True)
    return results, np.cumsum(results, 1) - results


def _ranking_of(results: tuple[int, ...]) -> int:
    return INDEX[tuple(sum(other > mine for other in results) for mine in results)]


def _enumerated(results: Any) -> Any:
    out = np.zeros((RANKINGS, BATCH))
    for values in product(range(RESULTS), repeat=PLAYERS):
        out[_ranking_of(values)] += np.prod([results[p, v] for p, v in enumerate(values)], axis=0)
    return out


@pytest.mark.parametrize("seed", range(5))
def test_rankings_are_as_likely_as_by_enumeration(seed: int) -> None:
    results, below = _distributions(seed)
    assert np.allclose(ranking_probabilities(results, below), _enumerated(results), atol=1e-12)


def test_pairs_of_medals_are_the_rankings_seen_by_two() -> None:
    rankings = _enumerated(_distributions(1)[0])
    rankings[NO_MEDALS] = 0.25
    pairs = pair_medals(rankings)
    for pair, (one, other) in enumerate(PAIRS):
        for mine, theirs in product(range(3), repeat=2):
            wanted = sum(rankings[k] for k in range(RANKINGS)
                         if RANKING_MEDALS[k, one] == mine and RANKING_MEDALS[k, other] == theirs)
            assert np.allclose(pairs[pair, mine * 3 + theirs], wanted)


@pytest.mark.parametrize("seed", range(5))
def test_the_worth_of_a_result_is_the_mean_over_the_others_results(seed: int) -> None:
    results, below = _distributions(seed)
    payoff = np.random.default_rng(seed).random((PLAYERS, RANKINGS))
    worth = result_worth(results[:, :, 0], below[:, :, 0], payoff)
    for player in range(PLAYERS):
        one, other = (p for p in range(PLAYERS) if p != player)
        for mine in range(RESULTS):
            mean = 0.0
            for a, b in product(range(RESULTS), repeat=2):
                values = [a, b]
                values.insert(player, mine)
                mean += results[one, a, 0] * results[other, b, 0] * payoff[player, _ranking_of(tuple(values))]
            assert worth[player, mine] == pytest.approx(mean)
