"""How programs are compared that play alone."""
from __future__ import annotations

import math

import pytest

from arena.contract.measure import BETTER, COMPARE, Measure


@pytest.mark.parametrize(("compare", "better", "gain"), [
    ("rank", "more", 1.0), ("rank", "less", -1.0), ("mean", "more", 25.0), ("mean", "less", -25.0),
    ("relative", "more", 0.25), ("relative", "less", -0.25), ("log", "more", math.log(4 / 3)),
    ("log", "less", -math.log(4 / 3)),
])
def test_the_gain_of_100_over_75(compare: str, better: str, gain: float) -> None:
    assert Measure(compare, better).gain(100.0, 75.0) == pytest.approx(gain)


@pytest.mark.parametrize("better", BETTER)
@pytest.mark.parametrize("compare", COMPARE)
def test_a_failed_run_is_behind_and_gains_are_the_opposite_of_each_other(compare: str, better: str) -> None:
    measure = Measure(compare, better, -1.0)
    for score in (0.0, 0.5, 7.0):
        assert measure.gain(score, score) == 0.0
        for other in (-1.0, 0.0, 3.0, 7.5):
            assert measure.gain(score, other) == pytest.approx(-measure.gain(other, score))
            one, two = measure.ranks([score, other])
            assert (measure.gain(score, other) > 0.0) <= (one < two)
    assert measure.gain(7.0, -1.0) == (7.0 if compare == "mean" else 1.0)
    assert measure.ranks([-1.0, 7.0, -1.0]) == [2, 1, 2]


@pytest.mark.parametrize("compare", ["relative", "log"])
@pytest.mark.parametrize("nothing", [0.0, -3.0])
def test_a_score_without_a_ratio_is_last_where_less_is_better_too(compare: str, nothing: float) -> None:
    """AtCoder's testers give 0 for an answer that breaks the rules."""
    measure = Measure(compare, "less", -1.0)
    assert measure.gain(nothing, 7.0) == -1.0
    assert measure.ranks([nothing, 7.0, -1.0]) == [2, 1, 2]


def test_less_is_better_for_ranks() -> None:
    assert Measure("mean", "less", -1.0).ranks([5.0, 3.0, -1.0, 3.0]) == [3, 1, 4, 1]
    assert Measure("mean", "more", -1.0).ranks([5.0, 3.0, -1.0, 3.0]) == [1, 2, 4, 2]
