from __future__ import annotations

import math
from dataclasses import astuple, replace

import pytest
from msgspec import structs

from arena.contract.judgement import GRADES, GameAnalysis, Judgement
from arena.contract.record import Replay, Seat, Turn
from arena.judge.losses import BotLosses, comparisons, games_to_tell, losses_of_bots, most_expensive
from arena.stats.estimates import mean_of_sets


def game(number: int, losses: dict[int, list[float]], results: tuple[float, ...]) -> GameAnalysis:
    """A game in which each seat lost so much by its answers, one a turn."""
    found = GameAnalysis(number, "points", 0.5, results)
    for seat, lost in losses.items():
        for turn, loss in enumerate(lost):
            found.judgements[turn, seat] = Judgement(turn, seat, "x", 1.0 - loss, (("y", 1.0),), causes=("a", "b"))
    return found


def record(*names: str, turns: int = 3) -> Replay:
    nothing: list[None] = [None] * len(names)
    return Replay([Seat(name) for name in names], [], [Turn({}, [*nothing], [*nothing], [*nothing])] * turns)


RECORDS = [record("good", "bad"), record("bad", "good")]
GAMES = {
    0: game(0, {0: [0.0, 0.0, 0.03], 1: [0.3, 0.0, 0.0]}, (1.0, 0.0)),
    1: game(1, {0: [0.0, 0.06, 0.0], 1: [0.0, 0.0, 0.0]}, (1.0, 0.0)),
}


def test_a_bot_is_followed_through_its_seats() -> None:
    good, bad = losses_of_bots(RECORDS, GAMES)
    assert (good.name, len(good.answers), good.loss().value) == ("good", 6, pytest.approx(0.03 / 6))
    assert (bad.name, bad.loss().value) == ("bad", pytest.approx(0.36 / 6))
    assert [bad.share(grade) for grade in ("inaccuracy", "mistake", "blunder")] == [2 / 6, 2 / 6, 1 / 6]


def test_phases_are_thirds_of_the_game() -> None:
    _, bad = losses_of_bots(RECORDS, GAMES)
    assert bad.by_phase() == pytest.approx({"first third": 0.15, "second third": 0.03, "last third": 0.0})


def test_questions_before_the_game_are_no_part_of_its_thirds() -> None:
    asked = record("good", "bad", turns=5)
    early = Replay(asked.players, [], [structs.replace(turn, before_game=index < 2)
                                       for index, turn in enumerate(asked.turns)])
    found = game(0, {0: [0.9, 0.9, 0.1, 0.2, 0.3]}, (1.0, 0.0))
    del found.judgements[0, 0], found.judgements[1, 0]
    (good,) = losses_of_bots({0: early}, {0: found})
    assert good.by_phase() == pytest.approx({"first third": 0.1, "second third": 0.2, "last third": 0.3})


def test_games_of_one_seed_are_not_independent() -> None:
    records = [structs.replace(one, seed=seed) for seed in (1, 2) for one in RECORDS]
    games = {number: replace(GAMES[number % 2], number=number) for number in range(4)}
    good, _ = losses_of_bots(records, games)
    assert good.loss() == mean_of_sets([good.loss().value] * 2)
    (one,) = comparisons(records, games, losses_of_bots(records, games))
    assert one.loss == mean_of_sets([one.loss.value] * 2, -1.0, 1.0)


def test_an_answer_with_two_causes_counts_for_each_by_half() -> None:
    _, bad = losses_of_bots(RECORDS, GAMES)
    assert bad.by_cause() == pytest.approx({"a": 0.09, "b": 0.09})


def test_the_most_expensive_answers_come_first() -> None:
    assert [(number, one.turn, round(one.loss, 6)) for number, one in most_expensive(GAMES, 2)] == [
        (0, 0, 0.3), (1, 1, 0.06)
    ]


def test_neighbours_are_compared_by_loss_and_by_result() -> None:
    (one,) = comparisons(RECORDS, GAMES, losses_of_bots(RECORDS, GAMES))
    assert (one.better, one.worse, one.games) == ("good", "bad", 2)
    assert one.loss.value == pytest.approx((0.09 + 0.02) / 2)
    assert one.result.value == 0.0
    assert math.isinf(one.games_by_result)


def test_of_one_game_the_interval_is_that_of_its_answers() -> None:
    found, _ = losses_of_bots(RECORDS, {1: GAMES[1]})
    assert found.name == "bad"
    (good,) = [bot for bot in losses_of_bots(RECORDS, {0: GAMES[0]}) if bot.name == "good"]
    assert good.loss() == mean_of_sets([0.0, 0.0, 1.0 - 0.97])
    both, _ = losses_of_bots(RECORDS, GAMES)
    assert both.loss() == mean_of_sets([sum(one.loss for one in game) / 3 for game in both.games])


def test_a_bot_without_answers_has_no_share_and_no_phase() -> None:
    nobody = BotLosses("nobody")
    assert math.isnan(nobody.share("blunder"))
    assert nobody.by_phase() == {}
    early = losses_of_bots(RECORDS, {0: game(0, {0: [0.5]}, (0.0, 1.0))})[0]
    assert early.by_phase() == pytest.approx({"first third": 0.5})


def test_a_loss_on_the_threshold_of_a_grade_is_not_of_it() -> None:
    exact = Judgement(0, 0, "x", 0.0, (("y", GRADES["mistake"]),))
    bot = BotLosses("x", [[exact]])
    assert exact.loss == GRADES["mistake"]
    assert (bot.share("mistake"), bot.share("inaccuracy")) == (0.0, 1.0)


def test_the_balance_is_a_mean_over_games() -> None:
    good, bad = losses_of_bots(RECORDS, GAMES)
    assert astuple(good.mean_balance()) == pytest.approx((0.5, 0.5, 0.015, 0.0, 0.015))
    assert astuple(bad.mean_balance()) == pytest.approx((0.5, 0.5, 0.18, 0.0, 0.18))


def test_only_the_wanted_seats_count() -> None:
    (good,) = losses_of_bots(RECORDS, GAMES, {0: {0}, 1: ()})
    assert (good.name, len(good.games)) == ("good", 1)
    assert [one.seat for _, one in most_expensive(GAMES, 5, {0: {0}, 1: {0}})] == [0, 0]


def test_bots_that_have_not_met_are_not_compared() -> None:
    apart = [record("good", "third"), record("fourth", "bad")]
    bots = [bot for bot in losses_of_bots(apart, GAMES) if bot.name in ("good", "bad")]
    assert comparisons(apart, GAMES, bots) == []


def test_how_many_games_tell_two_apart() -> None:
    assert games_to_tell([[0.1], [0.3]] * 50) == 2
    assert games_to_tell([[1.0], [-0.8]] * 500) == pytest.approx((1.96 * 0.9 / 0.1) ** 2, abs=2)
    assert games_to_tell([[1.0, 1.0], [-0.8, -0.8]] * 500) == pytest.approx(2 * (1.96 * 0.9 / 0.1) ** 2, abs=4)
    assert math.isinf(games_to_tell([[-0.1], [0.1]]))
    assert math.isinf(games_to_tell([[0.5]]))
