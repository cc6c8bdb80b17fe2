"""Beam search on small problems whose best plans are known."""
from __future__ import annotations

from collections.abc import Hashable
from itertools import product
from random import Random

import pytest

from botkit.search.beam import beam
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from tests.botkit.search.looks import Looks

Walk = tuple[int, int, float]
"""Step, place and what was found."""
STEPS = 7


class Trail:
    """From left to right through a field of numbers, a place up or down in each step."""

    def __init__(self, seed: int = 1, keyed: bool = True, steps: int = STEPS) -> None:
        random = Random(seed)
        self.field = [[random.randrange(10) for _ in range(steps + 1)] for _ in range(2 * steps + 1)]
        self.keyed, self.steps = keyed, steps
        self.played = 0

    def moves(self, walk: Walk) -> list[int]:
        return [1, -1] if walk[0] < self.steps else []

    def play(self, walk: Walk, move: int) -> Walk:
        self.played += 1
        step, place, found = walk
        return step + 1, place + move, found + self.field[place + move][step + 1]

    def value(self, walk: Walk) -> float:
        return walk[2]

    def key(self, walk: Walk) -> Hashable:
        return walk[:2] if self.keyed else (walk, self.played)


START = (0, STEPS, 0.0)


def last(trail: Trail, width: int, deadline: Deadline | None = None, horizon: int = 0) -> SearchResult[int]:
    *_, result = beam(trail, START, deadline or Deadline.never(), width, horizon)
    return result


def worth(trail: Trail, plan: tuple[int, ...]) -> float:
    walk = START
    for move in plan:
        walk = trail.play(walk, move)
    return walk[2]


@pytest.mark.parametrize("seed", range(10))
def test_a_wide_beam_finds_the_best_plan(seed: int) -> None:
    trail = Trail(seed)
    result = last(trail, 100)
    assert result.value == worth(trail, result.line) == max(worth(trail, p) for p in product((1, -1), repeat=STEPS))
    assert result.answer == result.line[0]


def test_a_beam_of_one_is_greedy() -> None:
    trail = Trail()
    walk, plan = START, []
    while moves := trail.moves(walk):
        plan.append(max(moves, key=lambda move: trail.play(walk, move)[2]))
        walk = trail.play(walk, plan[-1])
    assert last(trail, 1).line == tuple(plan)


def test_states_of_the_same_key_are_one() -> None:
    """After n steps there are n + 1 places, and 2^n ways to them."""
    trail = Trail()
    assert last(trail, 1000).effort == STEPS + 1
    assert trail.played == STEPS * (STEPS + 1)
    assert last(Trail(keyed=False), 1000).effort == 2**STEPS


def test_of_two_states_with_the_same_key_the_better_stays() -> None:
    """The way down and up pays at its end; the one up and down, which leads to the same place, is tried first."""

    class Late(Trail):
        def play(self, walk: Walk, move: int) -> Walk:
            step, place, _ = walk
            return step + 1, place + move, float((step, place, move) == (1, STEPS - 1, 1))

    late = Late(steps=2)
    *_, result = beam(late, START, Deadline.never(), 10)
    assert (result.line, result.value) == ((-1, 1), 1.0)


def test_plans_end_at_the_horizon() -> None:
    trail = Trail()
    result = last(trail, 100, horizon=3)
    assert len(result.line) == 3
    assert result.value == max(worth(trail, plan) for plan in product((1, -1), repeat=3))


def test_a_search_by_the_clock_ends_once_nothing_is_dropped() -> None:
    trail = Trail()
    results = list(beam(trail, START, Deadline.after_ms(60_000)))
    assert results[-1].value == last(trail, 1000).value
    values = [result.value for result in results[STEPS:]]
    assert values == sorted(values)


def test_the_first_pass_tells_its_leader_in_every_step() -> None:
    lengths = [len(result.line) for result in beam(Trail(), START, Deadline.never(), 1)]
    assert lengths[:STEPS] == [*range(1, STEPS + 1)]


def test_the_width_follows_the_time_that_is_left() -> None:
    """A state costs two looks. The beams by the clock are ever wider, find ever more, and are ready in time."""
    steps, found = 30, []
    for looks in (300, 1_000, 8_000):
        clock = Looks(looks)
        *_, result = beam(Trail(4, keyed=False, steps=steps), (0, steps, 0.0), clock)
        found.append((result.effort, result.value))
        assert len(result.line) == steps
    assert [effort for effort, _ in found] == sorted({effort for effort, _ in found})
    assert [value for _, value in found] == sorted({value for _, value in found})
    assert found[-1][0] > 8_000 / 2 / steps / 2


def test_a_long_plan_is_found_in_a_short_time() -> None:
    """The clock stops the search in the middle of a pass; the plan of the one before stands."""
    result = last(Trail(keyed=False), 0, Looks(100))
    assert len(result.line) == STEPS


def test_there_is_no_result_without_moves_or_time() -> None:
    assert list(beam(Trail(), (STEPS, 0, 0.0), Deadline.never())) == []
    assert list(beam(Trail(), START, Deadline.after_ms(-1))) == []
