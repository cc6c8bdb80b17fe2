from __future__ import annotations

import pytest

from arena.contract.judgement import GameAnalysis, Judgement, percent


def judged(value: float, noise: float = 0.0, turn: int = 0, seat: int = 0) -> Judgement:
    return Judgement(turn, seat, "given", value, (("best", 0.6), ("second", 0.5)), noise)


def test_a_loss_is_the_difference_to_the_best_answer() -> None:
    assert judged(0.45).loss == pytest.approx(0.15)
    assert judged(0.6).loss == 0.0


def test_an_answer_better_than_the_best_one_found_costs_nothing() -> None:
    assert (judged(0.7).loss, judged(0.7).expected) == (0.0, 0.7)


def test_a_difference_within_the_noise_is_no_loss() -> None:
    assert judged(0.58, noise=0.03).loss == 0.0
    assert judged(0.55, noise=0.03).loss == pytest.approx(0.05)
    assert Judgement(0, 0, "given", 0.25, (("best", 0.5),), noise=0.25).loss == 0.0, "as large as the noise"


@pytest.mark.parametrize(
    ("value", "grade"),
    [(0.6, ""), (0.592, ""), (0.588, "inaccuracy"), (0.552, "inaccuracy"), (0.548, "mistake"), (0.502, "mistake"),
     (0.498, "blunder")],
)
def test_an_inaccuracy_costs_one_percent_a_mistake_five_a_blunder_ten(value: float, grade: str) -> None:
    assert judged(value).grade == grade


def test_a_loss_on_the_threshold_is_of_the_grade_below() -> None:
    judgement = Judgement(0, 0, "given", 0.0, (("best", 0.05),))
    assert (judgement.loss, judgement.grade) == (0.05, "inaccuracy")


def test_files_keep_values_with_five_digits() -> None:
    judgement = Judgement(3, 1, "a", 0.123456, (("c", 0.654321),), 0.0123456, False, ("diving",), "too late")
    assert judgement.rounded() == Judgement(
        3, 1, "a", 0.12346, (("c", 0.65432),), 0.01235, False, ("diving",), "too late")


def test_the_balance_adds_up_to_the_way_from_par_to_the_result() -> None:
    game = GameAnalysis("points", 0.5, (1.0, 0.0))
    game.judgements = {(0, 0): judged(0.5), (1, 1): judged(0.3, turn=1, seat=1), (2, 0): judged(0.4, turn=2)}
    game.luck = {0: (0.25, -0.25), 2: (-0.05, 0.05)}
    first, second = game.balance(0), game.balance(1)
    assert (first.loss, first.luck) == (pytest.approx(0.3), pytest.approx(0.2))
    assert (second.loss, second.luck) == (pytest.approx(0.3), pytest.approx(-0.2))
    for one in (first, second):
        assert one.result - one.par == pytest.approx(one.luck + one.others - one.loss)


def test_of_answers_that_cost_as_much_the_earlier_one_comes_first_and_of_a_turn_the_first_seat() -> None:
    game = GameAnalysis("points", 0.5, (1.0, 0.0))
    game.judgements = {(turn, seat): judged(value, turn=turn, seat=seat)
                       for turn, seat, value in ((5, 0, 0.3), (2, 1, 0.4), (2, 0, 0.4), (1, 0, 0.4), (0, 0, 0.6))}
    assert [(one.turn, one.seat) for one in game.most_expensive(9)] == [(5, 0), (1, 0), (2, 0), (2, 1)]
    assert len(game.most_expensive(3)) == 3


def test_a_seat_is_judged_if_all_of_its_answers_were_looked_at() -> None:
    game = GameAnalysis("points", 0.5, (1.0, 0.0), covered={(0, 0), (1, 0), (0, 1)}, is_judged=False)
    assert (game.judged_seats(2), game.judged_seats(1)) == ([0], [0, 1])


@pytest.mark.parametrize(("value", "digits", "sign", "text"), [
    (0.1234, 1, "", "12.3"), (-0.0004, 1, "", "0.0"), (0.0004, 1, "+", "0.0"), (0.004, 0, "+", "0"),
    (0.05, 1, "+", "+5.0"),
])
def test_a_value_that_is_rounded_to_nothing_has_no_sign(value: float, digits: int, sign: str, text: str) -> None:
    assert percent(value, digits, sign) == f"{text}\N{NO-BREAK SPACE}%"
