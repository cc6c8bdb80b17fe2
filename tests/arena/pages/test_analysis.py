"""The data of an analysis for its page."""
from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import force_setattr

from arena.contract.files import Json
from arena.contract.judgement import GameAnalysis, Judgement
from arena.pages.analysis import analysis_data, better_answers, sentence
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
    kept.judgements.pop((1, 1))
    kept.judgements[1, 0] = replace(kept.judgements[1, 0], best=(("9", 0.7),))
    first, other = analysis_data(record, kept, GAME)["expected"]
    assert first[1] == [1, 0.7]
    assert other[1] == [1, pytest.approx(0.3)]


def test_the_values_of_a_turn_add_up_to_what_all_can_have() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.judgements[3, 0] = replace(kept.judgements[3, 0], best=(("9", 0.78),))
    first, second = analysis_data(record, kept, GAME)["expected"]
    assert first[3] == [3, 0.6]
    assert second[3] == [3, 0.4]


def test_a_player_that_has_nothing_to_decide_keeps_what_its_last_answer_has_left() -> None:
    record = toy_game()
    kept = analysed(record)
    for seat in range(2):
        del kept.judgements[2, seat]
    first, second = analysis_data(record, kept, GAME)["expected"]
    assert first[2] == [2, pytest.approx(0.3 / 0.8)]
    assert second[2] == [2, pytest.approx(0.5 / 0.8)]


def test_what_nobody_has_judged_is_a_gap() -> None:
    record = toy_game()
    kept = analysed(record, is_whole=False)
    kept.judgements = {key: one for key, one in kept.judgements.items() if key[0] not in (2, 3)}
    kept.covered = set(kept.judgements)
    (first, _) = analysis_data(record, kept, GAME)["expected"]
    assert [turn for turn, value in first if value is None] == [2, 3]


def test_of_a_player_that_is_not_judged_nothing_is_invented() -> None:
    record = toy_game()
    kept = analysed(record, is_whole=False)
    kept.judgements = {key: one for key, one in kept.judgements.items() if key[1] == 0}
    kept.covered = set(kept.judgements)
    first, other = analysis_data(record, kept, GAME)["expected"]
    assert [turn for turn, value in first if value is not None] == list(range(10))
    assert {value for _, value in other} == {None}


def test_the_best_answer_is_worth_no_less_than_any_other() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.judgements[3, 1] = Judgement(3, 1, "4", 0.636, (("9", 0.49), ("8", 0.7)), 0.2)
    found = next(one for one in analysis_data(record, kept, GAME)["judgements"] if (one["turn"], one["seat"]) == (3, 1))
    assert (found["best"], found["value"], found["loss"]) == ([["9", 0.636], ["8", 0.636]], 0.636, 0.0)


def test_a_message_for_the_viewer_is_no_part_of_an_answer() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.judgements[3, 1] = replace(kept.judgements[3, 1], answer="4 hi there")
    said = analysis_data(record, kept, replace(GAME, answer_part=lambda line: line.partition(" ")[0]))
    assert next(one for one in said["judgements"] if (one["turn"], one["seat"]) == (3, 1))["answer"] == "4"
    assert not any("hi there" in moment["sentence"] for moment in said["moments"])


def test_only_answers_that_have_cost_something_have_better_ones() -> None:
    record = toy_game()
    judgements = analysed(record).judgements.values()
    assert better_answers(judgements) == {(1, 0): "9", (3, 1): "9", (5, 0): "9", (8, 0): "9"}


def test_a_player_that_is_out_of_the_game_keeps_the_value_of_its_fault() -> None:
    record = toy_game()
    kept = analysed(record)
    for turn in range(4, len(record.turns)):
        record.turns[turn].inputs.pop(0, None)
        kept.judgements.pop((turn, 0))
    kept.judgements[3, 0] = replace(kept.judgements[3, 0], value=0.0, fault="no answer")
    first, _ = analysis_data(record, kept, GAME)["expected"]
    assert [value for turn, value in first if turn > 3] == [0.0] * 6


def sentences(record: Json, *judgements: Judgement) -> list[str]:
    game = GameAnalysis("chance", 0.5, (1.0, 0.0), {(one.turn, one.seat): one for one in judgements})
    return [sentence(record, game, one).replace("\u00a0", " ") for one in judgements]


def test_a_sentence_says_who_what_and_what_would_have_been_better() -> None:
    record = toy_game()
    assert sentences(record, Judgement(1, 0, "3", 0.30, (("9", 0.50), ("8", 0.45)), causes=("pit", "late"))) == [
        "Turn 2: greedy played “3”, and its chance fell from 50 % to 30 % (pit, late). Better was “9”."
    ]


def test_answers_are_put_in_words() -> None:
    record = toy_game()
    game = analysed(record)
    said = sentence(record, game, game.judgements[1, 0], lambda answer: f"digit {answer}")
    assert "played “digit 3”" in said and "Better was “digit 9”" in said


def test_an_answer_that_does_not_count_is_told_by_its_fault() -> None:
    (said,) = sentences(toy_game(), Judgement(2, 1, "x", 0.0, (("9", 0.4),), fault="not a digit"))
    assert said == (
        "Turn 3: random had no answer that counts (not a digit), and its chance fell from 40 % to 0 %. Better was “9”."
    )


def test_small_losses_are_told_with_a_decimal() -> None:
    assert "from 50.4 % to 49.6 %" in sentences(toy_game(), Judgement(2, 1, "1", 0.4964, (("9", 0.5042),)))[0]


def test_turns_are_counted_from_the_first_of_the_game() -> None:
    record = toy_game()
    force_setattr(record.turns[0], "before_game", True)
    assert sentences(record, analysed(record).judgements[1, 0])[0].startswith("Turn 1:")
