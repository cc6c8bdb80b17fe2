"""What a player loses by, over many games: figures that are worked out by hand."""
from __future__ import annotations

import dataclasses
from copy import deepcopy
from dataclasses import astuple
from operator import attrgetter
from pathlib import Path

import pytest
from msgspec.structs import replace

from arena.contract.judgement import GameAnalysis, Judgement
from arena.contract.record import Replay, Seat, Turn
from arena.judge.losses import (
    LOSS,
    NO_CAUSE,
    PHASES,
    PlayedGame,
    causes,
    compared,
    faults,
    habits,
    loss_by,
    loss_in,
    mean_balance,
    mean_loss,
    most_expensive,
    own_numbers,
    rows_by,
    times,
)

TURNS = 9


def answer(turn: int, loss: float, *named: str) -> Judgement:
    return Judgement(turn, 0, "a", 0.5 - loss, (("b", 0.5),), causes=named)


def game(
    *answers: Judgement, seed: int = 1, seat: int = 0, ranks: tuple[int, int] = (1, 2), judged: bool = True,
    other: str = "other", edition: str = "plain", file: str = "games",
) -> PlayedGame:
    turns = [Turn({0: [], 1: []}, ["a", "a"], [1.0, 1.0], [None, None]) for _ in range(TURNS)]
    names = ["me", other] if seat == 0 else [other, "me"]
    players = [Seat(name) for name in names]
    record = Replay(players, [[], []], turns, [0.0, 0.0], list(ranks), seed=seed, edition=edition)
    analysis = GameAnalysis("points", 0.5, (1.0, 0.0))
    analysis.judgements = {(one.turn, seat): one for one in answers}
    return PlayedGame(f"seed {seed}", record, seat, analysis if judged else None, f"{seed}.html", Path(file))


def test_the_loss_of_a_game_is_the_sum_of_its_answers_and_the_interval_is_over_seeds() -> None:
    games = [game(answer(0, 0.2), answer(8, 0.1)), game(seed=1), game(answer(4, 0.4), seed=2)]
    found = mean_loss(games, LOSS)
    assert found.value == pytest.approx((0.3 + 0.4) / 3)
    assert found.low == 0.0 and found.high > 1.0, "two seeds say little, and a loss is not below 0"


def test_losses_are_split_by_phase_and_by_cause() -> None:
    games = [game(answer(0, 0.2, "pit", "laser"), answer(3, 0.1, "pit"), answer(8, 0.06))]
    assert [mean_loss(games, loss_in(phase)).value for phase in PHASES] == pytest.approx([0.2, 0.1, 0.06])
    assert causes(games) == ["pit", "laser", NO_CAUSE]
    by_cause = [mean_loss(games, loss_by(cause)).value for cause in causes(games)]
    assert by_cause == pytest.approx([0.2, 0.1, 0.06])
    assert sum(by_cause) == pytest.approx(mean_loss(games, LOSS).value)


def test_rows_of_opponents_and_maps_have_only_their_games_the_fewest_points_first() -> None:
    games = [
        game(other="strong", ranks=(2, 1), edition="cross"), game(answer(0, 0.1), other="weak", edition="chess"),
        game(other="weak", edition="chess", judged=False),
    ]
    strong, weak = rows_by(attrgetter("opponents"), games)
    assert [(row.name, row.games, row.judged, row.points.value) for row in (strong, weak)] == [
        ("strong", 1, 1, 0.0), ("weak", 2, 1, 1.0)]
    assert (strong.loss.value, weak.loss.value) == pytest.approx((0.0, 0.1)), "games that are not judged have no loss"
    assert [row.name for row in rows_by(lambda game: [game.record.edition], games)] == ["cross", "chess"]


def test_a_mistake_is_found_again_by_cause_and_phase() -> None:
    games = [
        game(answer(0, 0.3, "pit"), answer(1, 0.1, "pit"), answer(7, 0.2, "pit"), answer(8, 0.005, "pit")),
        game(answer(0, 0.02, "pit"), answer(6, 0.04, "laser"), seed=2),
    ]
    (habit,) = habits(games)
    assert (habit.cause, habit.phase, len(habit.mistakes)) == ("pit", PHASES[0], 3)
    assert habit.loss == pytest.approx(0.42 / 2)
    assert [mistake.answer.loss for mistake in habit.mistakes] == pytest.approx([0.3, 0.1, 0.02])
    assert [one.answer.turn for one in most_expensive(games, 2)] == [0, 7]
    assert len(habits([game(answer(0, 0.1, "pit")), game(answer(1, 0.1, "pit"), seed=2)])) == 1, "twice is again"


def test_without_a_known_cause_no_mistake_is_found_again_and_there_are_no_causes() -> None:
    plain = [answer(0, 0.3), answer(1, 0.1), answer(2, 0.2)]
    assert habits([game(*plain)]) == [] == causes([game(*plain)])
    assert len(habits([game(*plain, answer(6, 0.2, "pit"))])) == 1


def test_two_versions_are_compared_in_pairs_of_the_same_seed_and_seat() -> None:
    first = [game(answer(0, 0.1 * seed), seed=seed) for seed in (1, 2, 3)]
    second = [game(answer(0, 0.1 * seed + 0.2 + 0.01 * seed), seed=seed) for seed in (1, 2, 3)]
    points, losses, *_ = compared(first, second)
    assert (points.name, points.gap.value, points.pairs) == ("points", 0.0, 3)
    assert losses.gap.value == pytest.approx(-0.22)
    assert losses.gap.high - losses.gap.low < 0.1, "the seeds differ much, the pairs little"

    elsewhere = [game(*one.answers, seed=one.record.seed or 0, seat=1, file="other") for one in second]
    unpaired = compared(first, elsewhere)[1]
    assert unpaired.pairs == 0
    assert unpaired.gap.value == pytest.approx(0.2 - unpaired.second.value)
    assert unpaired.gap.low < 0.0 < unpaired.gap.high
    won, lost = ([game(seed=seed, ranks=ranks, file=f"{seed}") for seed in seeds] for seeds, ranks in (
        ((1, 2), (1, 2)), ((3, 4), (2, 1))))
    gap = compared(won, lost)[0].gap
    assert (gap.value, gap.low, gap.high) == (1.0, -1.0, 1.0), "points differ by 1 at most"


def test_games_of_one_seed_in_two_editions_are_independent() -> None:
    assert game(edition="plain").seed != game(edition="teams").seed


def test_versions_that_nobody_has_judged_are_compared_by_points_alone() -> None:
    found = compared([game(judged=False, seed=seed) for seed in (1, 2)], [game(seed=seed) for seed in (1, 2)])
    assert [one.name for one in found] == ["points"]


def test_opponents_are_compared_in_the_games_in_which_they_met() -> None:
    """With no seat in common there is no pair of games, but each game is a pair of its players."""
    mine = [game(answer(0, 0.1 + 0.01 * seed), seed=seed) for seed in (1, 2, 3)]
    others = [dataclasses.replace(one, seat=1) for one in mine]
    for one, loss in zip(others, (0.3, 0.5, 0.2)):
        assert one.analysis
        one.analysis.judgements[2, 1] = Judgement(2, 1, "a", 0.5 - loss, (("b", 0.5),))
    points, losses, *_ = compared(mine, others)
    assert (points.pairs, points.gap.value, losses.pairs) == (3, 1.0, 3)
    assert losses.gap.value == pytest.approx((0.11 + 0.12 + 0.13 - 0.3 - 0.5 - 0.2) / 3)
    read_again = [dataclasses.replace(one, record=deepcopy(one.record)) for one in others]
    assert [one.pairs for one in compared(mine, read_again)] == [3] * len(compared(mine, others))
    apart = compared(mine, [game(seed=seed, seat=1) for seed in (4, 5, 6)])
    assert [one.pairs for one in apart] == [0] * len(apart)


def test_the_balance_is_a_mean_over_judged_games() -> None:
    first, second, not_judged = game(answer(0, 0.2)), game(answer(3, 0.1), seed=2), game(judged=False)
    assert first.analysis
    first.analysis.luck[4] = (0.3, -0.3)
    assert astuple(mean_balance([first, second, not_judged])) == pytest.approx((1.0, 0.5, 0.15, 0.15, 0.5))


def test_questions_before_the_game_are_no_part_of_its_thirds() -> None:
    one = game(answer(2, 0.1), answer(5, 0.2), answer(7, 0.3))
    one.record.turns[:] = [replace(turn, before_game=index < 2) for index, turn in enumerate(one.record.turns)]
    assert [mean_loss([one], loss_in(phase)).value for phase in PHASES] == pytest.approx([0.1, 0.2, 0.3])
    started = game(answer(0, 0.4))
    started.record.turns[:] = [replace(turn, before_game=True) for turn in started.record.turns]
    assert mean_loss([started], loss_in(PHASES[0])).value == pytest.approx(0.4)


def test_own_numbers_are_by_turn_and_texts_are_left_out() -> None:
    def said(seed: int, *values: float | str) -> PlayedGame:
        one = game(seed=seed)
        for turn, value in zip(one.record.turns, values):
            turn.pdata[0] = {"depth": value}
        return one

    found = own_numbers([said(1, 3, 5, "deep"), said(2, 4), said(3, "deep", 1)])
    assert found == {"depth": [(1, 2, 3.5, 3, 4), (2, 2, 3, 1, 5)]}


def test_the_start_of_a_bot_is_no_time_of_its_answers_also_where_its_name_was_asked_first() -> None:
    def timed(*ms: float, before: int = 0) -> PlayedGame:
        one = game()
        turns = zip(one.record.turns, ms)
        one.record.turns[:] = [
            replace(turn, ms=[time, 0.0], before_game=index < before) for index, (turn, time) in enumerate(turns)]
        return one

    assert times([timed(300.0, 2.0, 3.0)]) == {"p50": 2.5, "p99": 2.99, "p99.9": 2.999, "max": 3.0}
    asked = timed(300.0, 7.0, 2.0, 3.0, before=2)
    assert times([asked])["p50"] == 2.5, "the first answer in the game is not the start"


def test_faults_are_counted_in_words() -> None:
    one = game()
    one.record.turns[3].faults[0] = "crash_later: it ended"
    other = replace(one.record.players[0], end_faults=["ignores_sigterm: killed"])
    one.record.players[0] = other
    assert faults([one, game()]) == {"crash": 1, "ignores SIGTERM": 1}
