"""The data of an analysis for its page."""
from __future__ import annotations

from dataclasses import replace

import pytest

from arena.contract.judgement import Judgement
from arena.pages.analysis import analysis_data, better_answers
from tests.arena.analysed import analysed, toy_game
from tests.arena.toy import GAME


def test_the_parts_of_a_result_add_up() -> None:
    record = toy_game()
    for one in analysis_data(record, analysed(record), GAME)["balances"]:
        assert one["par"] - one["loss"] + one["luck"] + one["others"] == pytest.approx(one["result"])
    first = analysis_data(record, analysed(record), GAME)["balances"][0]
    assert first["loss"] == pytest.approx(0.2 + 0.02 + 0.5)
    assert first["luck"] == pytest.approx(0.2)
    assert first["grades"] == {"inaccuracy": 1, "mistake": 0, "blunder": 2}


def test_an_analysis_of_some_answers_does_not_explain_the_result() -> None:
    record = toy_game()
    (first, _) = analysis_data(record, analysed(record, is_whole=False), GAME)["balances"]
    assert "others" not in first


def test_of_two_players_the_one_that_is_not_asked_expects_what_the_other_leaves() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.judgements.pop((1, 1))
    kept.game.judgements[1, 0] = replace(kept.game.judgements[1, 0], best=(("9", 0.7),))
    first, other = analysis_data(record, kept, GAME)["expected"]
    assert first[1] == [1, 0.7]
    assert other[1] == [1, pytest.approx(0.3)]


def test_the_values_of_a_turn_add_up_to_what_all_can_have() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.judgements[3, 0] = replace(kept.game.judgements[3, 0], best=(("9", 0.78),))
    first, second = analysis_data(record, kept, GAME)["expected"]
    assert first[3] == [3, 0.6]
    assert second[3] == [3, 0.4]


def test_a_player_that_has_nothing_to_decide_keeps_what_its_last_answer_has_left() -> None:
    record = toy_game()
    kept = analysed(record)
    for seat in range(2):
        del kept.game.judgements[2, seat]
    first, second = analysis_data(record, kept, GAME)["expected"]
    assert first[2] == [2, pytest.approx(0.3 / 0.8)]
    assert second[2] == [2, pytest.approx(0.5 / 0.8)]


def test_what_nobody_has_judged_is_a_gap() -> None:
    record = toy_game()
    kept = analysed(record, is_whole=False)
    kept.game.judgements = {key: one for key, one in kept.game.judgements.items() if key[0] not in (2, 3)}
    kept.game.covered = set(kept.game.judgements)
    (first, _) = analysis_data(record, kept, GAME)["expected"]
    assert [turn for turn, value in first if value is None] == [2, 3]


def test_of_a_player_that_is_not_judged_nothing_is_invented() -> None:
    record = toy_game()
    kept = analysed(record, is_whole=False)
    kept.game.judgements = {key: one for key, one in kept.game.judgements.items() if key[1] == 0}
    kept.game.covered = set(kept.game.judgements)
    first, other = analysis_data(record, kept, GAME)["expected"]
    assert [turn for turn, value in first if value is not None] == list(range(10))
    assert {value for _, value in other} == {None}


def test_the_best_answer_is_worth_no_less_than_any_other() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.judgements[3, 1] = Judgement(3, 1, "4", 0.636, (("9", 0.49), ("8", 0.7)), 0.2)
    found = next(one for one in analysis_data(record, kept, GAME)["judgements"] if (one["turn"], one["seat"]) == (3, 1))
    assert (found["best"], found["value"], found["loss"]) == ([["9", 0.636], ["8", 0.636]], 0.636, 0.0)


def test_a_message_for_the_viewer_is_no_part_of_an_answer() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.judgements[3, 1] = replace(kept.game.judgements[3, 1], answer="4 hi there")
    said = analysis_data(record, kept, replace(GAME, answer_part=lambda line: line.partition(" ")[0]))
    assert next(one for one in said["judgements"] if (one["turn"], one["seat"]) == (3, 1))["answer"] == "4"
    assert not any("hi there" in moment["sentence"] for moment in said["moments"])


def test_only_answers_that_have_cost_something_have_better_ones() -> None:
    record = toy_game()
    judgements = analysed(record).game.judgements.values()
    assert better_answers(judgements) == {(1, 0): "9", (3, 1): "9", (5, 0): "9", (8, 0): "9"}


def test_a_player_that_is_out_of_the_game_keeps_the_value_of_its_fault() -> None:
    record = toy_game()
    kept = analysed(record)
    for turn in range(4, len(record.turns)):
        record.turns[turn].inputs.pop(0, None)
        kept.game.judgements.pop((turn, 0))
    kept.game.judgements[3, 0] = replace(kept.game.judgements[3, 0], value=0.0, fault="no answer")
    first, _ = analysis_data(record, kept, GAME)["expected"]
    assert [value for turn, value in first if turn > 3] == [0.0] * 6
