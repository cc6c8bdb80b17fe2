"""The batched simulator, driven by the full-width search, against the plain rules."""
from __future__ import annotations

from functools import cache, partial
from random import Random
from time import perf_counter

import numpy as np
import pytest

from bot.ewn.arena.verify import win_probability
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.network import LearnedValue, Shape
from bot.ewn.rules import plain as rules
from bot.ewn.rules import sides
from bot.ewn.rules.state import DICE, RED, Position, Squares
from botkit.search.clock import Deadline
from botkit.search.layers import Costs, LayerWork, deepen
from tests.bot.ewn.positions import exchanged, expectiminimax, scattered, side, undecided

FREE = LayerWork(Deadline.never())
COSTS = Costs(damping=1.0, layer=0.0, back_up=0.0)
NO_LIMIT = 64, 10**9


def small_network() -> LearnedValue:
    random = np.random.default_rng(3)
    layers = Shape(first=16, second=8, rank=6).layers()
    return LearnedValue(type(layers)(*(random.normal(0, 0.4, layer.shape).astype(np.float32) for layer in layers)))


def static(position: Position, value: LearnedValue) -> float:
    won = rules.winner(position)
    if won is not None:
        return value.win if won == position.to_move else -value.win
    mover, other = (np.array([number]) for number in sides.pack(position))
    raw = (value.embed_movers(mover) * value.embed_others(other)).sum(axis=1)
    return float(np.ravel(value.finish(raw))[0])


def test_values_are_those_of_plain_expectiminimax() -> None:
    positions, value = undecided(Random(4), 6), small_network()
    layer = EwnLayer.of(positions, value)
    deeper, links = layer.expand(FREE)
    found = [layer.look_ahead(FREE), layer.back_up(links, deeper.look_ahead(FREE), FREE)]
    for depth, values in enumerate(found, 1):
        wanted = [expectiminimax(position, partial(static, value=value), depth) for position in positions]
        np.testing.assert_allclose(values, wanted, atol=2e-6)


def test_a_layer_holds_the_positions_of_the_rules_each_once() -> None:
    for position in undecided(Random(6), 40):
        layer, _ = EwnLayer.of([position], small_network()).expand(FREE)
        found = list(zip(layer.movers[layer.mover_of].tolist(), layer.others[layer.other_of].tolist()))
        after = {rules.play(position, move) for die in DICE for move in rules.legal_moves(position, die)}
        assert len(found) == len(set(found))
        assert set(found) == {sides.pack(child) for child in after if rules.winner(child) is None}


def test_a_search_to_the_end_gives_the_exact_chance() -> None:
    random = Random(7)
    for pieces in (2, 3, 3, 4):
        position = scattered(random, pieces)
        *_, last = deepen(EwnLayer.of([position], small_network()), Deadline.never(), *NO_LIMIT, COSTS)
        assert last.exact
        assert (1 - last.value) / 2 == pytest.approx(win_probability(position), abs=1e-12)


@pytest.mark.parametrize(
    ("red", "blue", "chance"),
    [
        (side(l1=6, l6=5), side(l1=18, l6=19), 0.618928643482),
        (side(l1=6, l2=5), side(l5=18, l6=19), 0.684625619362),
    ],
)
def test_known_chances_of_red_to_win(red: Squares, blue: Squares, chance: float) -> None:
    positions = [Position(red, blue, RED), exchanged(Position(red, blue, RED))]
    *_, last = deepen(EwnLayer.of(positions, small_network()), Deadline.never(), *NO_LIMIT, COSTS)
    assert last.exact
    assert [(1 - value) / 2 for _, value in last.alternatives] == pytest.approx([chance] * 2, abs=1e-12)


class Steps:
    """Lends a search what it needs, and measures the time between its looks at the clock."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._last = perf_counter()

    def check(self) -> None:
        now = perf_counter()
        self.seconds.append(now - self._last)
        self._last = now

    def distinct(self, keys: np.ndarray, span: int) -> tuple[np.ndarray, np.ndarray]:
        found = LayerWork(Deadline.never()).distinct(keys, span)
        self._last = perf_counter()
        return found


@cache
def very_many_positions() -> list[Position]:
    random = Random(8)
    return [scattered(random, 6) for _ in range(40_000)]


@pytest.mark.parametrize("step", ["look_ahead", "expand"])
@pytest.mark.wall_time
def test_no_part_of_a_step_with_very_many_sides_takes_long(step: str) -> None:
    layer = EwnLayer.of(very_many_positions(), small_network())
    shares = []
    for _ in range(3):
        steps = Steps()
        getattr(layer, step)(steps)
        shares.append(max(steps.seconds) / sum(steps.seconds))
    assert min(shares) < 0.15
