from __future__ import annotations

import math

import pytest

from arena.judge.judgement import GameAnalysis, Judgement
from arena.judge.losses import comparisons, games_to_tell, losses_of_bots, most_expensive
from arena.record import Replay, Seat, Turn


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


def test_how_many_games_tell_two_apart() -> None:
    assert games_to_tell([0.1, 0.3] * 50) == 2
    assert games_to_tell([1.0, -0.8] * 500) == pytest.approx((1.96 * 0.9 / 0.1) ** 2, abs=2)
    assert math.isinf(games_to_tell([-0.1, 0.1]))
