"""The value of a match against plain enumeration of all medals to come."""
from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from bot.games.olympics.match_value import RUN_TURNS, MatchValue, runs_to_come
from bot.games.olympics.medal_shares import STRENGTH, USUAL_SHARES
from bot.games.olympics.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS, pair_medals
from bot.games.olympics.rules import HURDLES, MEDAL_POINTS, PLAYERS, SKATING, TURNS

GAMES = 4
ONE = np.zeros((3, 1), np.int64)
"""The kinds of a single position."""
MEDALS = [
    [[2, 1, 0], [1, 2, 0], [1, 0, 2], [0, 2, 1]],
    [[1, 0, 2], [2, 1, 0], [1, 1, 1], [3, 0, 0]],
    [[0, 2, 1], [0, 0, 3], [1, 2, 0], [0, 1, 2]],
]


def _certain(rankings: tuple[int, ...]) -> Any:
    """Medals of pairs of games that end for sure in these rankings: [G, pairs, 9]."""
    chances = np.zeros((GAMES, RANKINGS))
    chances[np.arange(GAMES), rankings] = 1
    return np.stack([pair_medals(row[:, None])[:, :, 0] for row in chances])


def _uncertain(seed: int) -> tuple[Any, Any]:
    chances = np.random.default_rng(seed).dirichlet(np.full(RANKINGS, 0.3), GAMES)
    return chances, np.stack([pair_medals(row[:, None])[:, :, 0] for row in chances])


def _scores(player: int) -> list[int]:
    return [sum(worth * count for worth, count in zip(MEDAL_POINTS, game)) for game in MEDALS[player]]


def _outcomes(totals: list[float]) -> list[float]:
    return [sum(0.5 if mine > theirs else 0.25 if mine == theirs else 0.0
                for other, theirs in enumerate(totals) if other != player) for player, mine in enumerate(totals)]


def test_the_last_turns_outcome_is_that_of_the_final_scores() -> None:
    value = MatchValue(MEDALS, [TURNS] * GAMES)
    for seed in range(40):
        rankings = tuple(np.random.default_rng(seed).integers(0, RANKINGS, GAMES).tolist())
        totals = [float(np.prod([score + MEDAL_POINTS[RANKING_MEDALS[k, player]]
                                 for score, k in zip(_scores(player), rankings)])) for player in range(PLAYERS)]
        assert value.values(_certain(rankings)[..., None], ONE)[:, 0] == pytest.approx(_outcomes(totals))


def test_a_product_of_zero_ties_with_another_zero() -> None:
    medals = [[[1, 0, 0]] * 3 + [[0, 0, 5]], [[0, 0, 1]] * 4, [[0, 1, 0]] * 4]
    value = MatchValue(medals, [TURNS] * GAMES).values(_certain((NO_MEDALS,) * GAMES)[..., None], ONE)
    assert value[:, 0] == pytest.approx([0.25, 0.25, 1.0])


def test_no_run_follows_one_that_the_match_cuts_off() -> None:
    cut = MatchValue(MEDALS, [None] * GAMES).values(_certain((NO_MEDALS,) * GAMES)[..., None], ONE)
    over = MatchValue(MEDALS, [TURNS] * GAMES).values(_certain((NO_MEDALS,) * GAMES)[..., None], ONE)
    assert (cut == over).all()


@pytest.mark.parametrize("seed", range(3))
def test_values_agree_with_an_enumeration_of_medals_and_runs_to_come(seed: int) -> None:
    """One run of skating is still to come, and perhaps one of hurdles; medals of the running runs are uncertain."""
    ends = [TURNS - 16, TURNS - 5, TURNS - 16, TURNS - 5]
    chances, pairs = _uncertain(seed)
    value = MatchValue(MEDALS, ends).values(pairs[..., None], ONE)[:, 0]
    exact = np.full(PLAYERS, 0.0)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        win = _exact_win(chances, ends, one, other)
        exact[one] += 0.5 * win
        exact[other] += 0.5 * (1 - win)
    assert value == pytest.approx(exact, abs=2e-3)


def _exact_win(chances: Any, ends: list[int], one: int, other: int) -> float:
    """Chance that ``one`` beats ``other``, ties half, by going through every combination."""
    games = []
    for game in range(GAMES):
        points: dict[tuple[int, int], float] = {}
        for ranking in range(RANKINGS):
            now = [_scores(p)[game] + MEDAL_POINTS[RANKING_MEDALS[ranking, p]] for p in (one, other)]
            for runs, chance in enumerate(runs_to_come(game, TURNS - ends[game])):
                if chance < 1e-12:
                    continue
                for medals in product(product(range(3), repeat=2), repeat=runs):
                    share = chance * chances[game, ranking]
                    more = [0, 0]
                    for pair in medals:
                        for side, (medal, player) in enumerate(zip(pair, (one, other))):
                            share *= _shares(player)[medal]
                            more[side] += MEDAL_POINTS[medal]
                    key = now[0] + more[0], now[1] + more[1]
                    points[key] = points.get(key, 0.0) + share
        games.append(points)
    totals = {(1, 1): 1.0}
    for points in games:
        following: dict[tuple[int, int], float] = {}
        for (a, b), chance in totals.items():
            for (c, d), share in points.items():
                following[a * c, b * d] = following.get((a * c, b * d), 0.0) + chance * share
        totals = following
    return sum(chance * (1.0 if a > b else 0.5 if a == b else 0.0) for (a, b), chance in totals.items())


def _shares(player: int) -> list[float]:
    seen = np.array(MEDALS[player]).sum(0)
    shares = np.array(USUAL_SHARES) * STRENGTH + seen
    return [float(share) for share in shares / shares.sum()]


def test_outcomes_of_all_players_add_up() -> None:
    value = MatchValue(MEDALS, [40, 45, 47, 50])
    assert value.values(_uncertain(4)[1][..., None], ONE).sum() == pytest.approx(1.5)


def test_payoffs_are_values_with_one_games_ranking_known() -> None:
    value = MatchValue(MEDALS, [60, 62, 63, 64])
    pairs = _uncertain(5)[1]
    payoffs = value.payoffs(pairs)
    for game, ranking in product(range(GAMES), range(RANKINGS)):
        known = pairs.copy()
        known[game] = _certain((ranking,) * GAMES)[game]
        assert payoffs[game, :, ranking] == pytest.approx(value.values(known[..., None], ONE)[:, 0])


def test_runs_to_come_are_those_that_end_in_time() -> None:
    assert runs_to_come(SKATING, 15)[0] == 1
    assert runs_to_come(SKATING, 16)[1] == 1
    assert runs_to_come(SKATING, 32)[2] == 1

    @cache
    def chance_of_none(turns: int) -> float:
        return 1 - sum(chance for length, chance in RUN_TURNS[HURDLES].items() if length + 1 <= turns)

    assert runs_to_come(HURDLES, 16)[0] == pytest.approx(chance_of_none(16))
    assert sum(runs_to_come(HURDLES, 100)) == pytest.approx(1)
