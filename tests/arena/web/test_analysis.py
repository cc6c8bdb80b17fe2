"""The data of an analysis for its page."""
from __future__ import annotations

from dataclasses import replace

import pytest

from arena.web.analysis import analysis_data, better_answers
from tests.arena.analysed import analysed, toy_game


def test_the_parts_of_a_result_add_up() -> None:
    record = toy_game()
    for one in analysis_data(record, analysed(record))["balances"]:
        assert one["par"] - one["loss"] + one["luck"] + one["others"] == pytest.approx(one["result"])
    first = analysis_data(record, analysed(record))["balances"][0]
    assert first["loss"] == pytest.approx(0.2 + 0.02 + 0.5)
    assert first["luck"] == pytest.approx(0.2)
    assert first["grades"] == {"inaccuracy": 1, "mistake": 0, "blunder": 2}


def test_an_analysis_of_some_answers_does_not_explain_the_result() -> None:
    record = toy_game()
    (first, _) = analysis_data(record, analysed(record, is_whole=False))["balances"]
    assert "others" not in first
    assert first["answers"] == 10


def test_of_two_players_the_one_that_is_not_asked_expects_what_the_other_leaves() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.judgements.pop((1, 1))
    kept.game.judgements[1, 0] = replace(kept.game.judgements[1, 0], best=(("9", 0.7),))
    first, other = analysis_data(record, kept)["expected"]
    assert first[1] == [1, 0.7]
    assert other[1] == [1, pytest.approx(0.3)]


def test_of_many_players_the_ones_that_are_not_asked_keep_what_their_last_answer_has_left_them() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.results = (1.0, 0.5, 0.0)
    for key in [(0, 0), (2, 0), (3, 0)]:
        del kept.game.judgements[key]
    first, *_, third = analysis_data(record, replace(kept, is_whole=False))["expected"]
    assert first[:5] == [[1, 0.5], [2, 0.3], [3, 0.3], [4, 0.5], [5, 0.5]]
    assert [turn for turn, _ in third] == [1, 4, 5, 6, 7, 8, 9]


def test_what_nobody_has_judged_is_left_out() -> None:
    record = toy_game()
    kept = analysed(record)
    kept.game.judgements = {key: one for key, one in kept.game.judgements.items() if key[0] not in (2, 3)}
    (first, _) = analysis_data(record, kept)["expected"]
    assert [turn for turn, _ in first] == [0, 1, 4, 5, 6, 7, 8, 9]


def test_only_answers_that_have_cost_something_have_better_ones() -> None:
    record = toy_game()
    judgements = analysed(record).game.judgements.values()
    assert better_answers(judgements) == {(1, 0): "9", (3, 1): "9", (5, 0): "9", (8, 0): "9"}
