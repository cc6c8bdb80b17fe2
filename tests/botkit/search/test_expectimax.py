from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from botkit.search.clock import Deadline, Stopped
from botkit.search.expectimax import TOLERANCE, Expectimax, Roll, deepen

Node = tuple[int, ...]
BITS = 12


class RandomGame:
    """Rolls, moves and values drawn by lot from a position's path; some moves win at once."""

    win = 10.0

    def __init__(self, seed: int, spread: float = 9.0) -> None:
        self.seed = seed
        self.spread = spread

    def random(self, node: Node) -> Random:
        return Random(hash((self.seed, node)))

    def rolls(self, position: Node) -> list[Roll[Node]]:
        random = self.random(position)
        weights = [random.randint(1, 3) for _ in range(random.randint(1, 3))]
        return [
            (
                weight / sum(weights),
                [None if random.random() < 0.03 else (*position, number, move) for move in range(random.randint(1, 3))],
            )
            for number, weight in enumerate(weights)
        ]

    def value(self, position: Node) -> float:
        return self.random((-1, *position)).uniform(-self.spread, self.spread)


class Plain:
    """Expectiminimax without any cut."""

    def __init__(self, game: RandomGame) -> None:
        self.game = game
        self.nodes = 0

    def value(self, position: Node, depth: int) -> float:
        self.nodes += 1
        if depth <= 1:
            return self.game.value(position)
        return sum(
            probability * max(self.game.win if child is None else -self.value(child, depth - 2) for child in children)
            for probability, children in self.game.rolls(position)
        )


@pytest.mark.parametrize("spread", [9.0, 1.0])
@pytest.mark.parametrize("bits", [BITS, 0])
def test_the_value_is_that_of_expectiminimax(spread: float, bits: int) -> None:
    for seed in range(60):
        game = RandomGame(seed, spread)
        assert Expectimax(game, bits).value((), 7) == pytest.approx(Plain(game).value((), 7), abs=1e-9)


def test_the_best_move_is_that_of_expectiminimax() -> None:
    for seed in range(60):
        game = RandomGame(seed)
        children: list[Node | None] = [(number,) for number in range(5)]
        values = [-Plain(game).value((number,), 5) for number in range(5)]
        index, value = Expectimax(game, BITS).best(children, 6, Deadline.never())
        assert value == pytest.approx(max(values), abs=1e-9)
        assert values[index] == pytest.approx(max(values), abs=1e-9)


def test_most_nodes_are_cut_off() -> None:
    cut = uncut = 0
    for seed in range(30):
        game = RandomGame(seed, 9.9)
        search, plain = Expectimax(game, BITS), Plain(game)
        search.value((), 9)
        plain.value((), 9)
        cut, uncut = cut + search.estimates, uncut + plain.nodes
    assert cut < 0.66 * uncut


class Windows(Expectimax[Node]):
    """Notes how wide the windows are in which the positions of one depth are searched."""

    def __init__(self, game: RandomGame, depth: int) -> None:
        super().__init__(game, BITS)
        self.depth = depth
        self.widths: list[float] = []

    def _before_roll(self, position: Node, depth: int, alpha: float, beta: float) -> float:
        if depth == self.depth:
            self.widths.append(beta - alpha)
        return super()._before_roll(position, depth, alpha, beta)


def test_only_the_first_move_and_better_ones_are_searched_with_more_than_a_null_window() -> None:
    for seed in range(20):
        search = Windows(RandomGame(seed), depth=5)
        children: list[Node | None] = [(number,) for number in range(5)]
        values = [-Plain(search._game).value((number,), 5) for number in range(5)]
        better = sum(value > max(values[:number]) for number, value in enumerate(values) if number)
        search.best(children, 6, Deadline.never())
        tests = [width for width in search.widths if width == pytest.approx(TOLERANCE)]
        assert (len(tests), len(search.widths) - len(tests)) == (4, 1 + better)


class Line:
    """One roll and one move each time; the value of a position says how far from the root it is."""

    win = 100.0

    def rolls(self, position: int) -> list[Roll[int]]:
        return [(1.0, [position + 1])]

    def value(self, position: int) -> float:
        return float(position)


def test_a_search_again_is_answered_by_the_table() -> None:
    search = Expectimax(RandomGame(3), BITS)
    first = search.value((), 9)
    before = search.nodes
    assert search.value((), 9) == first
    assert search.nodes == before + 1


def test_a_deeper_search_is_not_answered_by_entries_of_a_shallower_one() -> None:
    search = Expectimax(Line(), BITS)
    assert [search.value(0, depth) for depth in (3, 5, 9)] == [-1.0, 2.0, 4.0]


@pytest.mark.parametrize("seed", range(5))
def test_bounds_answer_for_their_position_at_their_depth_alone(seed: int) -> None:
    """In a table of one slot, where all positions meet, and after a search of less depth."""
    small, large = Expectimax(RandomGame(seed), 0), Expectimax(RandomGame(seed), 20)
    for depth in (2, 4, 6):
        value = Expectimax(RandomGame(seed), 20).value((), depth)
        assert small.value((), depth) == pytest.approx(value, abs=TOLERANCE)
        assert large.value((), depth) == pytest.approx(value, abs=TOLERANCE)


def test_a_move_that_wins_is_chosen() -> None:
    index, value = Expectimax(RandomGame(1), BITS).best([(1,), None, (2,)], 4, Deadline.never())
    assert (index, value) == (1, RandomGame.win)


class Clock(Deadline):
    """Stands still but for the searches of :class:`Timed`."""

    __slots__ = ("time",)

    def __init__(self, end: float) -> None:
        super().__init__(end)
        self.time = 0.0

    def now(self) -> float:
        return self.time


def numbered(children: Sequence[Any]) -> dict[int, Any]:
    return dict(enumerate(children))


class Timed(Expectimax[Node]):
    """A search whose depths take the given seconds, and find its last child best; later ones fail."""

    def __init__(self, seconds: list[float], clock: Clock) -> None:
        super().__init__(RandomGame(1), 0)
        self.seconds = iter(seconds)
        self.clock = clock
        self.orders: list[list[Node | None]] = []

    def best(self, children: list[Node | None], depth: int, deadline: Deadline) -> tuple[int, float]:  # type: ignore[override]
        self.clock.time += next(self.seconds)
        self.orders.append(children)
        self.estimates += 1
        if deadline.passed():
            raise Stopped
        return len(children) - 1, 1.0


@pytest.mark.parametrize(("seconds", "end", "depths"), [
    ([1.0, 1.0], 10.01, 2),  # 9 times as long as the first at first
    ([1.0, 1.0], 9.99, 1),
    ([1.0, 4.0, 1.0], 5 + 26.01, 3),  # then half of 9 and half of 4
    ([1.0, 4.0, 1.0], 5 + 25.99, 2),
    ([1.0, 100.0, 1.0], 101 + 1450.1, 3),  # half of 9 and half of 20, at most
    ([1.0, 100.0, 1.0], 101 + 1449.9, 2),
    ([1.0, 20.0], 10.01, 1),  # overruns, and is dropped
])
def test_a_depth_is_begun_if_its_predicted_time_is_left(seconds: list[float], end: float, depths: int) -> None:
    clock = Clock(end)
    search = Timed([*seconds, math.inf], clock)
    found = list(deepen(search, numbered([(1,), (2,)]), clock, range(2, 2 * len(seconds) + 2, 2)))
    assert [result.effort for result in found] == [2, 4, 6][:depths]


def test_the_best_move_of_a_depth_is_tried_first_in_the_next() -> None:
    clock = Clock(math.inf)
    search = Timed([1.0] * 3, clock)
    found = list(deepen(search, numbered([(1,), (2,), (3,)]), clock, (2, 4, 6)))
    assert [result.answer for result in found] == [2, 1, 0]
    assert search.orders == [[(1,), (2,), (3,)], [(3,), (1,), (2,)], [(2,), (3,), (1,)]]


def test_deepening_ends_when_the_result_is_forced_or_nothing_was_estimated() -> None:
    children = numbered([(1,), None])
    assert len(list(deepen(Expectimax(RandomGame(1), BITS), children, Deadline.never(), range(2, 9, 2)))) == 1

    class Ending(Line):
        def rolls(self, position: int) -> list[Roll[int]]:
            return [(0.5, [None]), (0.5, [position + 1 if position < 4 else None])]

    found = list(deepen(Expectimax(Ending(), BITS), numbered([1, 2]), Deadline.never(), range(2, 100, 2)))
    assert all(before.value != after.value for before, after in pairwise(found))
    assert found[-1].effort < 20


@pytest.mark.wall_time
def test_a_search_by_the_clock_ends_with_the_time() -> None:
    deadline = Deadline.after_ms(500)
    found = list(deepen(Expectimax(RandomGame(5), BITS), numbered([(1,), (2,), (3,)]), deadline, range(2, 100, 2)))
    assert deadline.left_ms() > -2000.0
    assert 2 < len(found) < 49
