"""Moments that decided a game: the most expensive answers, as sentences."""
from __future__ import annotations

from msgspec.structs import force_setattr

from arena.contract.files import Json
from arena.contract.judgement import GameAnalysis, Judgement
from arena.judge.moments import sentence
from tests.arena.analysed import analysed, toy_game


def sentences(record: Json, *judgements: Judgement) -> list[str]:
    game = GameAnalysis(0, "chance", 0.5, (1.0, 0.0), {(one.turn, one.seat): one for one in judgements})
    return [sentence(record, game, one).replace("\u00a0", " ") for one in judgements]


def test_a_sentence_says_who_what_and_what_would_have_been_better() -> None:
    record = toy_game()
    assert sentences(record, Judgement(1, 0, "3", 0.30, (("9", 0.50), ("8", 0.45)), causes=("pit", "late"))) == [
        "Turn 2: greedy played “3”, and its chance fell from 50 % to 30 % (pit, late). Better was “9”."
    ]


def test_answers_are_put_in_words() -> None:
    record = toy_game()
    game = analysed(record).game
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
    assert sentences(record, analysed(record).game.judgements[1, 0])[0].startswith("Turn 1:")
