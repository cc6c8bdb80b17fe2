from __future__ import annotations

from time import perf_counter

import numpy as np
import pytest

from botkit.search.clock import Deadline, Stopped
from botkit.search.layers import CHUNK, Costs, DiceLayer, LayerWork, deepen
from tests.botkit.search.looks import Looks

FREE = LayerWork(Deadline.never())
PLENTY = 10**9
COSTS = Costs(damping=0.68, layer=2000.0, back_up=0.2)


class Countdown:
    """Positions are numbers: the side to roll takes 1 or 2 away, fixed by the die; who faces 0 has lost.

    The value of a number that is not 0 is guessed as 0.
    """

    def __init__(self, numbers: np.ndarray) -> None:
        self.numbers = numbers
        self.widths: list[int] = []

    def __len__(self) -> int:
        return len(self.numbers)

    def children(self) -> np.ndarray:
        return np.maximum(self.numbers - np.array([[1], [2]]), 0)

    def expand(self, work: LayerWork) -> tuple[DiceLayer, np.ndarray]:
        children = self.children()
        flat = children.ravel()
        going_on = flat.nonzero()[0]
        kept, index = work.distinct(flat[going_on], 1000)
        links = np.full(flat.size, kept.size)
        links[going_on] = index
        return Countdown(kept), links.reshape(children.shape)

    def look_ahead(self, work: LayerWork) -> np.ndarray:
        return np.where(self.children() == 0, 1.0, 0.0).mean(axis=0) if len(self) else np.empty(0)

    def back_up(self, links: np.ndarray, values: np.ndarray, work: LayerWork) -> np.ndarray:
        return -np.append(values, -1.0)[links].mean(axis=0)


def plain(number: int, depth: int) -> float:
    if number == 0:
        return -1.0
    if depth == 0:
        return 0.0
    return -sum(plain(max(number - step, 0), depth - 1) for step in (1, 2)) / 2


def test_every_depth_has_the_values_of_plain_recursion_and_the_last_is_exact() -> None:
    numbers = np.array([1, 2, 5, 9])
    found = list(deepen(Countdown(numbers), Deadline.never(), PLENTY, PLENTY, COSTS))
    assert [depth.effort for depth in found] == list(range(1, 11))
    for depth in found:
        values = dict(depth.alternatives)
        assert [values[place] for place in range(4)] == pytest.approx([-plain(n, depth.effort) for n in numbers])
        assert list(values.values()) == sorted(values.values(), reverse=True)
        assert depth.alternatives[0] == (depth.answer, depth.value)
        assert depth.exact == (depth is found[-1])


class Known:
    """Positions whose values for the side to roll are given; nothing comes after them."""

    def __init__(self, values: list[float], following: int) -> None:
        self.values = np.array(values)
        self.following = following

    def __len__(self) -> int:
        return len(self.values)

    def expand(self, work: LayerWork) -> tuple[DiceLayer, np.ndarray]:
        return Known([0.0] * self.following, 0), np.empty(0)

    def look_ahead(self, work: LayerWork) -> np.ndarray:
        return self.values

    def back_up(self, links: np.ndarray, values: np.ndarray, work: LayerWork) -> np.ndarray:
        return self.values


@pytest.mark.parametrize(("values", "answers"), [
    ([0.2, 0.1, 0.3], (1, 1)),
    ([0.1 + 5e-7, 0.1], (0, 1)),  # estimates that differ by less than the rounding of float32
    ([0.1 + 5e-13, 0.1], (0, 0)),
])
def test_the_answer_is_the_worst_position_for_the_other_side_and_the_first_of_equal_ones(
    values: list[float], answers: tuple[int, int]
) -> None:
    found = [depth.answer for depth in deepen(Known(values, 0), Deadline.never(), PLENTY, PLENTY, COSTS)]
    assert tuple(found) == answers


def test_a_limit_of_depth_or_of_positions_ends_the_search() -> None:
    start = Countdown(np.arange(1, 200))
    assert [d.effort for d in deepen(start, Deadline.never(), 3, PLENTY, COSTS)] == [1, 2, 3]
    assert [d.effort for d in deepen(start, Deadline.never(), PLENTY, 10, COSTS)] == [1, 2]


def test_the_first_depth_is_made_without_time_and_no_more() -> None:
    over = Deadline(perf_counter() - 1)
    assert [d.effort for d in deepen(Countdown(np.array([9])), over, PLENTY, PLENTY, COSTS)] == [1]


class StandingStill(Deadline):
    """A clock that goes on by hand alone."""

    __slots__ = ("time",)

    def __init__(self, end: float, time: float = 7.0) -> None:
        super().__init__(end)
        self.time = time

    def now(self) -> float:
        return self.time


def test_the_only_clock_of_a_search_is_that_of_its_deadline() -> None:
    before, after = StandingStill(7.0), StandingStill(7.1)
    assert [d.effort for d in deepen(Countdown(np.array([9])), before, PLENTY, PLENTY, COSTS)] == [1]
    found = list(deepen(Countdown(np.array([9])), after, PLENTY, PLENTY, COSTS))
    assert found[-1].exact


@pytest.mark.parametrize(("end", "depths"), [(13.9, [1, 2]), (14.1, [1, 2, 3])])
def test_a_depth_is_begun_if_its_predicted_time_is_left(
    monkeypatch: pytest.MonkeyPatch, end: float, depths: list[int]
) -> None:
    """Every depth takes 4 s. After two of them the third, of three equally dear layers, is predicted to take 6 s."""
    clock = StandingStill(end, 0.0)
    look_ahead = Countdown.look_ahead

    def slow(layer: Countdown, work: LayerWork) -> np.ndarray:
        clock.time += 4.0
        return look_ahead(layer, work)

    monkeypatch.setattr(Countdown, "look_ahead", slow)
    costs = Costs(damping=1.0, layer=1e9, back_up=0.0)
    found = deepen(Countdown(np.arange(1, 200)), clock, PLENTY, PLENTY, costs)
    assert [depth.effort for depth in found] == depths


def test_equal_positions_are_kept_once() -> None:
    layer, links = Countdown(np.array([3, 4])).expand(FREE)
    assert isinstance(layer, Countdown)
    assert sorted(layer.numbers.tolist()) == [1, 2, 3]
    assert layer.numbers[links].tolist() == [[2, 3], [1, 2]]


@pytest.mark.parametrize(("count", "span"), [(0, 10), (1, 1 << 40), (1000, 50), (300_000, 1 << 50), (300_000, 1 << 16)])
def test_distinct_keys_stand_for_all_keys(count: int, span: int) -> None:
    keys = np.random.default_rng(count).integers(0, span, count)
    keys = np.concatenate([keys, keys[::-1], keys[: count // 2]])
    kept, index = FREE.distinct(keys, span)
    assert np.array_equal(kept[index], keys)
    assert len(np.unique(kept)) <= len(kept) <= 1.02 * len(np.unique(kept))


def test_work_stops_when_its_time_is_over() -> None:
    with pytest.raises(Stopped):
        LayerWork(Deadline(0.0)).distinct(np.arange(10), 10)


STEPS = 4
"""Keys are written, read back, numbered and looked up, ``CHUNK`` at a time."""


@pytest.mark.parametrize("last", [1, 45, STEPS * 30])
def test_a_search_of_many_positions_stops_at_the_step_in_which_its_time_is_over(last: int) -> None:
    keys = np.random.default_rng(1).integers(0, 1 << 50, 30 * CHUNK)
    looks = Looks(last)
    with pytest.raises(Stopped):
        LayerWork(looks).distinct(keys, 1 << 50)
    assert looks.count == last


SEARCHES = [  # positions in the last layer and milliseconds of each depth, measured with EWN
    [(3, 0.5), (45, 1.2), (510, 2.4), (4266, 5.4)],
    [(6, 1.0), (102, 2.8), (714, 4.9), (7118, 12.9), (31307, 34.3)],
    [(3, 0.5), (33, 0.8), (258, 1.5), (1648, 3.2), (6510, 6.3), (27696, 10.4), (66875, 40.6), (204351, 65.1),
     (312163, 176.4), (737977, 384.4)],
    [(6, 0.6), (36, 1.0), (310, 2.4), (1257, 3.3), (5911, 5.3), (14362, 11.4), (40093, 21.1), (63985, 38.8),
     (123366, 50.0), (135456, 69.3), (193826, 118.1)],
    [(3, 0.8), (18, 1.2), (153, 2.1), (550, 2.1), (2598, 3.2), (5917, 5.9), (19655, 7.8), (28020, 14.8),
     (70845, 23.3), (63372, 31.0), (128171, 45.7), (83704, 50.9), (136041, 53.9), (61566, 58.8), (82106, 57.2)],
    [(3, 0.8), (21, 1.8), (96, 1.6), (365, 2.5), (667, 3.2), (1879, 3.7), (2135, 5.3), (4422, 5.3), (3749, 8.4),
     (5933, 9.7), (3444, 11.6), (4174, 12.8), (765, 14.0), (561, 16.5)],
]


@pytest.mark.parametrize("search", SEARCHES, ids=len)
def test_times_of_measured_searches_are_predicted_within_a_factor_of_2(
    search: list[tuple[int, float]]
) -> None:
    sizes = [size for size, _ in search]
    for number in range(3, len(search)):
        assert 0.5 < search[number][1] / COSTS.next_seconds(sizes[:number], search[number - 1][1]) < 2


def test_a_layer_is_predicted_to_grow_like_the_last_one_of_the_same_side() -> None:
    """Here the sides' layers grow four times and twice; the first growth is of one layer alone."""
    costs, sizes = Costs(damping=1.0, layer=0.0, back_up=0.0), (1, 4, 8, 32, 64)
    assert [costs.next_size(sizes[:known]) for known in range(1, 6)] == [0, 16, 32, 64, 256]


def test_a_predicted_time_grows_with_the_work() -> None:
    costs = Costs(damping=0.5, layer=10.0, back_up=0.1)  # the next layer: 40 * 4 * 0.5
    work, more = 20 + 50 + 1, 30 + 120 + 5
    assert costs.next_seconds([10, 40], 2.0) == pytest.approx(2.0 * more / work)


def test_nothing_is_predicted_from_one_depth() -> None:
    for sizes in ([], [3]):
        assert (COSTS.next_size(sizes), COSTS.next_seconds(sizes, 0.001)) == (0, 0)
