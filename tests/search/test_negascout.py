from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bot.search.clock import Deadline
from bot.search.negascout import NegaScout, Roll, Settings, deepen

Node = tuple[int, ...]
SETTINGS = [
    Settings(scout, star1, star2, bits, use_deeper=False)
    for scout, star1, star2, bits in product((False, True), (False, True), (False, True), (0, 6))
]


class RandomTree:
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


def plain(game: RandomTree, position: Node, depth: int) -> float:
    if depth <= 1:
        return game.value(position)
    return sum(
        chance * max(game.win if child is None else -plain(game, child, depth - 2) for child in children)
        for chance, children in game.rolls(position)
    )


@pytest.mark.parametrize("settings", SETTINGS)
def test_every_mixture_of_parts_gives_the_value_of_expectiminimax(settings: Settings) -> None:
    for seed in range(60):
        game = RandomTree(seed, spread=9.0 if seed % 2 else 1.0)
        wanted = plain(game, (), 7)
        assert NegaScout(game, settings).value((), 7) == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_best_move_is_that_of_expectiminimax(settings: Settings) -> None:
    for seed in range(30):
        game = RandomTree(seed)
        children: list[Node | None] = [(number,) for number in range(5)]
        values = [-plain(game, (number,), 5) for number in range(5)]
        index, value = NegaScout(game, settings).best(children, 6, Deadline.never())
        assert value == pytest.approx(max(values), abs=1e-9)
        assert values[index] == pytest.approx(max(values), abs=1e-9)


def nodes(settings: Settings, spread: float) -> int:
    total = 0
    for seed in range(30):
        search = NegaScout(RandomTree(seed, spread), settings)
        search.value((), 9)
        total += search.nodes
    return total


def test_star1_saves_nodes_where_values_come_near_to_a_win() -> None:
    everything = nodes(Settings(scout=False, star1=False, table_bits=0), 9.9)
    star1 = nodes(Settings(scout=False, star1=True, table_bits=0), 9.9)
    assert star1 < 0.95 * everything


def test_a_search_again_is_answered_by_the_table() -> None:
    search = NegaScout(RandomTree(3), Settings(table_bits=12))
    first = search.value((), 9)
    before = search.nodes
    assert search.value((), 9) == first
    assert search.nodes == before + 1


def test_a_move_that_wins_is_chosen() -> None:
    index, value = NegaScout(RandomTree(1), Settings()).best([(1,), None, (2,)], 4, Deadline.never())
    assert (index, value) == (1, RandomTree.win)


def test_deepening_ends_with_the_time_and_drops_what_overruns() -> None:
    search = NegaScout(RandomTree(5), Settings())
    deadline = Deadline.after_ms(500)
    found = list(deepen(search, [(1,), (2,), (3,)], deadline, range(2, 100, 2)))
    assert deadline.left_ms() > -2000.0
    assert [iteration.depth for iteration in found] == list(range(2, 2 * len(found) + 2, 2))
    assert 2 < len(found) < 49


def test_deepening_predicts_from_the_last_two_times() -> None:
    first, second, third, *_ = deepen(
        NegaScout(RandomTree(5), Settings()), [(1,), (2,), (3,)], Deadline.after_ms(500), range(2, 100, 2)
    )
    assert first.predicted == 0
    assert second.predicted == pytest.approx(9 * first.seconds)
    growth = 0.5 * min(20.0, second.seconds / first.seconds) + 0.5 * 9
    assert third.predicted == pytest.approx(growth * second.seconds)
