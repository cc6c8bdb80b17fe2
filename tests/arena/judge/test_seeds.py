"""Gains by features of the seed, on seeds whose gains are known."""
from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as msgspec_replace

from arena.contract.measure import Measure
from arena.contract.record import Replay, Seat, Turn, Value
from arena.judge.losses import PlayedGame, mean_over_seeds
from arena.judge.seeds import feature_rows, features_of, gains_of, worst_seeds
from tests.arena.judge.test_result_parts import GAME

ALONE = replace(GAME, measure=Measure("relative"))


def played(seed: int, *scores: float, **said: Value) -> PlayedGame:
    turn = Turn({}, [None] * len(scores), [None] * len(scores), [None] * len(scores),
                pdata={seat: said | {"steps": seat} for seat in range(len(scores))})
    record = Replay([Seat("a") for _ in scores], [[]] * len(scores), [turn], list(scores), [1] * len(scores), seed=seed)
    return PlayedGame(f"game {seed}", record, 0)


def test_the_gain_is_least_where_a_feature_says_so() -> None:
    """It loses 2 % where N > 500, and K has nothing to do with it."""
    games = [played(seed, 98.0 if n > 500 else 101.0 + seed % 3, 100.0, N=n, K=seed % 4, name="x")
             for seed, n in enumerate(range(20, 1020, 25))]
    gains = gains_of(ALONE, games)
    first, second = feature_rows(gains)
    assert first.condition == "N > 495" and first.seeds == 20 and second.condition.startswith("K ")
    assert first.gain.value == pytest.approx(-0.02) and first.others.value > 0.01
    assert first.gap.high < 0.0 and second.gap.low < 0.0 < second.gap.high
    assert mean_over_seeds(gains).low < mean_over_seeds(gains).value < 0.01
    game, gain = worst_seeds(gains_of(ALONE, games))[0]
    assert (game.record.seed, gain) == (20, pytest.approx(-0.02))


def test_the_gain_over_each_opponent_is_that_over_its_scores() -> None:
    games = [played(seed, 100.0, 50.0, 200.0) for seed in range(3)]
    games = [replace(game, record=msgspec_replace(game.record, players=[Seat(name) for name in "abc"]))
             for game in games]
    for opponent, gain in (("b", 0.5), ("c", -0.5), ("", 0.0)):
        assert [one for _, one in gains_of(ALONE, games, opponent)] == [gain] * 3
    assert gains_of(ALONE, games, "d") == []


def test_a_feature_is_a_number_that_all_say_alike() -> None:
    assert features_of(played(1, 1.0, 2.0, N=5, name="x").record) == {"N": 5}
    assert features_of(played(1, 1.0, N=5).record) == {"N": 5, "steps": 0}


def test_what_one_of_several_says_is_its_own_unless_it_says_it_of_the_match() -> None:
    record = played(1, 1.0, 2.0, 3.0, N=5).record
    (turn,) = record.turns
    turn.pdata[0]["moves"] = 1000
    turn.pdata[1]["M"] = 7
    turn.tdata["M"] = 7
    del turn.pdata[2]  # a program of somebody else, which says nothing
    assert features_of(record) == {"N": 5, "M": 7}


def test_few_seeds_and_games_of_one_alone_say_nothing() -> None:
    games = [played(seed, 98.0, 100.0, N=seed) for seed in range(8)]
    assert feature_rows(gains_of(ALONE, games)) == []
    assert gains_of(ALONE, [played(1, 5.0)]) == gains_of(GAME, games) == []
