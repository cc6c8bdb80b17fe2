"""The value of all current runs together, against their values one by one."""
from __future__ import annotations

import numpy as np
import pytest

from bot.olympics.analysis.joint_value import JointValue
from bot.olympics.outlook.match_value import SAME_SHARES, MatchValue
from bot.olympics.outlook.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS, pair_medals
from bot.olympics.rules.constants import GAMES, PLAYERS
from botkit.arrays import Floats, Ints

SCORELESS = [[[0, 0, 2]] * 4, [[1, 0, 1], [0, 0, 2], [0, 1, 1], [1, 0, 0]], [[1, 1, 0]] * 4]
USUAL = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]


def _outcomes(value: MatchValue, rankings: Ints) -> Floats:  # [P, F]
    tables = [JointValue(value, player) for player in range(PLAYERS)]
    return np.stack([table.outcomes(rankings) for table in tables])


@pytest.mark.parametrize("medals", [USUAL, SCORELESS])
@pytest.mark.parametrize("ends", [[30, 33, 31, 32], [97, None, 99, 100]])
def test_the_mean_over_independent_rankings_is_what_each_game_is_worth_by_itself(
    medals: list[list[list[int]]], ends: list[int | None]
) -> None:
    value = MatchValue(medals, ends, SAME_SHARES)
    likely = np.random.default_rng(3).dirichlet(np.ones(RANKINGS), GAMES)  # [G, K]
    payoffs = value.payoffs(pair_medals(likely.T).transpose(2, 0, 1)[None])[0]  # [G, P, K]
    every = np.indices((RANKINGS,) * GAMES).reshape(GAMES, -1)
    outcomes = _outcomes(value, every) * np.prod([likely[game, every[game]] for game in range(GAMES)], 0)
    for game in range(GAMES):
        for player in range(PLAYERS):
            by_ranking = np.bincount(every[game], outcomes[player], RANKINGS) / likely[game]
            assert by_ranking == pytest.approx(payoffs[game, player], abs=1e-9)


def test_at_the_end_it_is_the_rule_of_the_score() -> None:
    value = MatchValue(USUAL, [100] * GAMES, SAME_SHARES)
    rankings = np.random.default_rng(4).integers(NO_MEDALS, size=(GAMES, 50))
    outcomes = _outcomes(value, rankings)
    for future in range(rankings.shape[1]):
        scores = [1] * PLAYERS
        for game in range(GAMES):
            for player in range(PLAYERS):
                gold, silver, _ = USUAL[player][game]
                medal = RANKING_MEDALS[rankings[game, future], player]
                scores[player] *= 3 * (gold + (medal == 0)) + silver + (medal == 1)
        beaten = [sum((mine > other) + 0.5 * (mine == other) for other in scores) - 0.5 for mine in scores]
        assert outcomes[:, future] == pytest.approx(np.array(beaten) / 2, abs=1e-9)
