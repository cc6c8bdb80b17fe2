"""The sequential test of a match counts whole sets in their order."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from arena.commands.play import SoFar
from arena.match.stop import StopRule
from arena.match.summary import leading_set_points, set_points
from arena.stats.sprt import Sprt
from tests.conftest import toy_match


def test_only_whole_sets_count_in_a_sequential_test() -> None:
    class Played:
        def __init__(self, index: int, points: float) -> None:
            self.index, self.points = index, (points, 1 - points)

    match = toy_match("builtin:random", "builtin:greedy")
    games: Any = [Played(0, 1.0), Played(1, 0.5), Played(3, 1.0), Played(4, 0.0), Played(5, 0.0)]
    assert set_points(match, games, 0) == [0.75, 0.0]
    assert leading_set_points(match, games) == [0.75]


def test_a_sequential_test_waits_for_the_sets_in_their_order() -> None:
    """Games that are over quickly come back early: their sets alone would say too much."""
    def won(index: int) -> Any:
        return SimpleNamespace(index=index, points=(1.0, 0.0))

    match, sprt = toy_match("builtin:random", "builtin:greedy"), Sprt(0.0, 100.0)
    games = [won(index) for index in range(1, 100)]
    so_far = SoFar(match, StopRule(200, sprt), [], games)
    assert not so_far.is_over()
    assert "LLR 0.00" in so_far.progress()
    so_far.outcomes.append(won(0))
    assert so_far.is_over()
