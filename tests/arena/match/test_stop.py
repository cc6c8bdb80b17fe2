"""The sequential test of a match counts whole sets in their order."""
from __future__ import annotations

from arena.commands.play import SoFar
from arena.match.stop import StopRule
from arena.match.tally import SetPoints
from arena.stats.sprt import Sprt
from tests.conftest import toy_match


def test_only_whole_sets_count_in_a_sequential_test() -> None:
    sets = SetPoints(2, 2)
    for index, points in ((5, 0.0), (0, 1.0), (3, 1.0), (1, 0.5), (4, 0.0)):
        sets.add(index, (points, 1.0 - points))
    assert (sets.whole(0), sets.whole(1)) == ([0.75, 0.0], [0.25, 1.0])
    assert sets.leading() == [0.75]
    assert sets.leading({2}) == [0.75, 0.0]
    assert (sets.games, sets.total(0)) == (5, 2.5)


def test_a_sequential_test_waits_for_the_sets_in_their_order() -> None:
    """Games that are over quickly come back early: their sets alone would say too much."""
    so_far = SoFar(toy_match("builtin:random", "builtin:greedy"), StopRule(200, Sprt(0.0, 100.0)), [])
    for index in range(1, 100):
        so_far.tally.sets.add(index, (1.0, 0.0))
    assert not so_far.is_over()
    assert "LLR 0.00" in so_far.progress()
    so_far.tally.sets.add(0, (1.0, 0.0))
    assert so_far.is_over()
