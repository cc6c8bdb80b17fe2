"""Who meets whom in the standings, in leagues that are simulated."""
from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from arena.league import pairing
from arena.league.pairing import Pairing
from arena.stats.estimates import score_of
from arena.stats.ratings import Sets, fit
from arena.stats.yardstick import AT_ANCHOR

BOTS, SETS, REFITS = 20, 600, 20
"""Of a league of a week; the ratings are fitted so often."""


def widths(seed: int) -> tuple[float, float]:
    """The mean interval of the best four bots by the ratings, and of the rest."""
    random = Random(seed)
    true = [random.gauss(AT_ANCHOR, 150.0) for _ in range(BOTS)]
    sets: list[tuple[list[int], list[int]]] = []
    rating = np.full(BOTS, AT_ANCHOR)
    drawn = Pairing({}, Counter(), Counter())
    for _ in range(REFITS):
        drawn.ratings = dict(enumerate(rating))
        for _ in range(SETS // REFITS):
            one, two = drawn.draw(range(BOTS), 2, random)
            wins = sum(2 * (random.random() < score_of(true[one] - true[two])) for _ in range(2))
            sets.append(([one, two], [wins, 4 - wins]))
        players, half_wins = (np.array(column) for column in zip(*sets))
        ratings = fit([Sets(np.arange(len(sets)), players, np.full(len(sets), 2), half_wins / 2)], BOTS)
        rating = ratings.rating
    order = np.argsort(-rating)
    width = (ratings.high - ratings.low)[order]
    return float(width[:4].mean()), float(width[4:].mean())


def test_the_best_bots_intervals_are_narrower_for_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    best, rest = np.mean([widths(seed) for seed in range(4)], axis=0)
    monkeypatch.setattr(pairing, "importance_of", lambda elo: 1.0)
    best_alike, rest_alike = np.mean([widths(seed) for seed in range(4)], axis=0)
    assert best < 0.87 * best_alike and rest < 1.4 * rest_alike, (best, best_alike, rest, rest_alike)


def test_a_game_tells_the_less_the_more_often_the_pair_has_met() -> None:
    drawn = Pairing({1: 1500.0, 2: 1500.0}, Counter(), Counter())
    weights = []
    for _ in range(3):
        assert sorted(drawn.draw([1, 2], 2, Random(1))) == [1, 2]
        weights.append(drawn.weight(1, 2))
    assert weights == [pytest.approx(0.25 / (1 + met)) for met in (1, 2, 3)]


def test_a_bot_far_behind_the_best_one_waits_longer_and_the_newest_of_equals_comes_first() -> None:
    drawn = Pairing({1: 1900.0, 2: 1500.0}, Counter({1: 11, 2: 6}), Counter())
    assert drawn.draw([1, 2], 2, Random(1))[0] == 1
    assert Pairing({}, Counter(), Counter()).draw([1, 2, 3], 3, Random(1))[0] == 3
