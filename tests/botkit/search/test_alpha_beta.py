from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from botkit.search import alpha_beta
from botkit.search.alpha_beta import Table, deepen
from botkit.search.clock import NODES_PER_LOOK, Deadline
from tests.botkit.search.looks import Looks

Node = tuple[int, ...]
LONGEST = 6
"""No game of the random trees has more moves."""


class RandomTree:
    """Numbers of moves and values are drawn from a position's path."""

    def __init__(self, seed: int, most: int = 4) -> None:
        self.seed = seed
        self.most = most
        self.valued: list[Node] = []

    def random(self, position: Node) -> Random:
        return Random(hash((self.seed, position)))

    def moves(self, position: Node) -> list[int]:
        if len(position) == LONGEST:
            return []
        return list(range(self.random(position).randint(0 if position else 1, self.most)))

    def play(self, position: Node, move: int) -> Node:
        return (*position, move)

    def value(self, position: Node) -> float:
        self.valued.append(position)
        known = [-0.5, 0.0, 0.5] if self.moves(position) else [-1.0, 0.0, 1.0]
        return self.random((-1, *position)).choice(known)


def negamax(game: RandomTree, position: Node, depth: int) -> float:
    """The value, where a win is worth a little less for every move that it is away."""
    moves = game.moves(position)
    if not moves or depth == 0:
        return game.value(position)
    return max(later(-negamax(game, (*position, move), depth - 1)) for move in moves)


def later(value: float) -> float:
    return value * 0.999 if abs(value) > 0.9 else value


def told(value: float) -> float:
    return round(value) if abs(value) > 0.9 else value


class Wide(RandomTree):
    """Goes on for LONGEST moves in every line."""

    def moves(self, position: Node) -> list[int]:
        return list(range(8 if len(position) < LONGEST else 0))


def trees() -> list[RandomTree]:
    games = [RandomTree(seed) for seed in range(60)]
    return [game for game in games if game.moves(())]


@pytest.mark.parametrize("depth", [1, 2, 3, 5, 8])
def test_every_alternative_has_the_value_of_plain_negamax(depth: int) -> None:
    for game in trees():
        (result,) = deepen(game, (), Deadline.never(), [depth], compares=True)
        wanted = {move: later(-negamax(game, (move,), depth - 1)) for move in game.moves(())}
        ranked = sorted(wanted, key=lambda move: (-wanted[move], move))  # nearer wins first; else the game's order
        assert result.alternatives == tuple((move, told(wanted[move])) for move in ranked)
        assert (result.answer, result.value) == result.alternatives[0]
        assert result.effort == depth


@pytest.mark.parametrize("depth", [1, 2, 3, 5, 8])
def test_the_best_move_alone_has_the_same_value(depth: int) -> None:
    for game in trees():
        *_, result = deepen(game, (), Deadline.never(), range(1, depth + 1))
        value = negamax(game, (), result.effort)
        assert result.value == told(value)
        assert later(-negamax(game, (result.answer,), result.effort - 1)) == value
        assert result.effort == depth or abs(value) > 0.9 or value == negamax(game, (), LONGEST)


def test_a_search_that_compares_tells_the_values_of_all_moves() -> None:
    game = RandomTree(3, most=40)
    (result,) = deepen(game, (), Deadline.never(), [1], compares=True)
    assert dict(result.alternatives) == {move: -game.value((move,)) for move in game.moves(())}
    assert len(result.alternatives) > 20


@pytest.mark.parametrize(("width", "depth"), [(2, 6), (3, 5), (4, 4)])
def test_no_more_positions_are_valued_than_necessary(width: int, depth: int) -> None:
    """Where all values are equal, these are the leaves of the minimal tree (Knuth and Moore 1975) below each move."""

    class Flat(RandomTree):
        def moves(self, position: Node) -> list[int]:
            return list(range(width))

        def value(self, position: Node) -> float:
            self.valued.append(position)
            return 0.0

    game = Flat(0)
    list(deepen(game, (), Deadline.never(), [depth], compares=True))
    below = depth - 1
    assert len(game.valued) == width * (width ** (below // 2) + width ** (below - below // 2) - 1)


def test_a_reply_that_is_better_than_needed_refutes_a_move() -> None:
    """Below move 0, reply 0 leaves 0; after reply 1 there is a move worth 0.5, so the other one is not looked at."""

    class Refuted(RandomTree):
        def moves(self, position: Node) -> list[int]:
            return list(range({(): 1, (0,): 2, (0, 1): 2}.get(position, 0)))

        def value(self, position: Node) -> float:
            self.valued.append(position)
            return {(0, 0): 0.0, (0, 1, 0): -0.5, (0, 1, 1): -0.9}[position]

    game = Refuted(0)
    (result,) = deepen(game, (), Deadline.never(), [4])
    assert game.valued == [(0, 0), (0, 1, 0)]
    assert result.value == -0.0


def test_it_ends_once_every_line_was_searched_to_its_end() -> None:
    for game in trees():
        *shorter, last = deepen(game, (), Deadline.never(), range(1, 100), compares=True)
        assert last.effort <= LONGEST
        assert last.value == told(negamax(game, (), LONGEST))
        assert [result.effort for result in shorter] == list(range(1, last.effort))


def test_a_depth_that_is_not_done_in_time_is_dropped() -> None:
    game = Wide(3, most=12)
    looks = Looks(20)
    results = list(deepen(game, (), looks, range(1, 100)))
    assert [result.effort for result in results] == list(range(1, len(results) + 1))
    assert looks.count == 20
    assert 10 * NODES_PER_LOOK < len(game.valued) <= 20 * NODES_PER_LOOK
    whole = list(deepen(game, (), Deadline.never(), range(1, len(results) + 1)))
    assert results == whole


class Heap:
    """Whoever takes the last of ``heap`` wins; one to three are taken. A loss is put off by taking one."""

    def __init__(self) -> None:
        self.valued = 0

    def moves(self, heap: int) -> list[int]:
        return [taken for taken in (1, 2, 3) if taken <= heap]

    def play(self, heap: int, taken: int) -> int:
        return heap - taken

    def value(self, heap: int) -> float:
        self.valued += 1
        return -1.0 if heap == 0 else 0.0


@pytest.mark.parametrize("compares", [False, True])
def test_the_line_says_how_near_the_win_is(compares: bool) -> None:
    for heap, moves in [(1, 1), (2, 1), (3, 1), (5, 3), (6, 3), (7, 3), (11, 5)]:
        *_, result = deepen(Heap(), heap, Deadline.never(), range(1, 20), compares=compares)
        assert (result.answer, result.value) == (heap % 4, 1.0)
        assert len(result.line) == moves
        assert sum(result.line) == heap


def test_the_nearest_win_is_played() -> None:
    """Both moves win: 0 at once after three more, 1 at once. The order of moves misleads."""

    class Two(Heap):
        def moves(self, heap: int) -> list[int]:
            return {9: [1, 2], 8: [1], 7: [1], 6: [], 5: []}.get(heap, [])

        def play(self, heap: int, taken: int) -> int:
            return 5 if (heap, taken) == (9, 2) else heap - taken

        def value(self, heap: int) -> float:
            return -1.0 if heap in (5, 6) else 0.0

    (result,) = deepen(Two(), 9, Deadline.never(), [6])
    assert (result.answer, result.line) == (2, (2,))


def test_the_farthest_loss_is_played() -> None:
    *_, result = deepen(Heap(), 8, Deadline.never(), range(1, 20))
    assert result.value == -1.0
    assert len(result.line) == 4


def test_a_win_ends_the_search_and_so_does_a_loss() -> None:
    assert [result.effort for result in deepen(Heap(), 6, Deadline.never(), range(1, 20))][-1] == 3
    assert [result.effort for result in deepen(Heap(), 8, Deadline.never(), range(1, 20))][-1] == 4


def test_positions_that_come_again_are_searched_once() -> None:
    """40 moves are millions of lines, but 40 positions."""
    game = Heap()
    *_, result = deepen(game, 40, Deadline.never(), [40])
    assert result.value == -1.0
    assert game.valued < 200


def test_positions_with_the_same_key_are_one() -> None:
    class Even(Heap):
        def play(self, heap: int, taken: int) -> int:
            return heap - taken + 1000 * taken

        def moves(self, heap: int) -> list[int]:
            return super().moves(heap % 1000)

        def key(self, heap: int) -> int:
            return heap % 1000

        def value(self, heap: int) -> float:
            self.valued += 1
            return -1.0 if heap % 1000 == 0 else 0.0

    game = Even()
    *_, result = deepen(game, 30, Deadline.never(), [30])
    assert (result.answer, result.value) == (2, 1.0)
    assert game.valued < 200


def test_a_kept_table_answers_from_what_is_known() -> None:
    table: Table = {}
    first, second = Heap(), Heap()
    wanted = list(deepen(first, 30, Deadline.never(), [30], table=table))
    assert list(deepen(second, 30, Deadline.never(), [30], table=table)) == wanted
    assert second.valued < first.valued


def test_a_full_table_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alpha_beta, "MOST_ENTRIES", 10)
    table: Table = {}
    *_, result = deepen(Heap(), 18, Deadline.never(), range(1, 20), table=table)
    assert (result.answer, result.value) == (2, 1.0)
    assert 0 < len(table) <= 10


class Exchange:
    """In () one can win a pawn, which is taken back with a queen, or wait. A depth of one sees the pawn alone."""

    tree: ClassVar[dict[str, dict[str, str]]] = {
        "start": {"take": "pawn won", "wait": "even"}, "pawn won": {"retake": "queen lost"}, "even": {"pass": "even"},
        "queen lost": {"pass": "queen lost"}}
    worth: ClassVar[dict[str, float]] = {"start": 0.0, "pawn won": -0.1, "even": 0.0, "queen lost": -0.8}

    def moves(self, position: str) -> list[str]:
        return list(self.tree[position])

    def play(self, position: str, move: str) -> str:
        return self.tree[position][move]

    def value(self, position: str) -> float:
        return self.worth[position]


class NoisyExchange(Exchange):
    def noisy(self, position: str) -> list[str]:
        return [move for move in self.moves(position) if move.endswith("take")]


def test_an_exchange_is_searched_to_its_end() -> None:
    (result,) = deepen(Exchange(), "start", Deadline.never(), [1])
    assert (result.answer, result.value) == ("take", 0.1)
    (result,) = deepen(NoisyExchange(), "start", Deadline.never(), [1])
    assert (result.answer, result.value) == ("wait", 0.0)


class Points:
    """Every move brings its number of points; all are worth the same everywhere. ``moves`` has the order."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.valued = 0

    def moves(self, position: Node) -> list[int]:
        return self.order

    def play(self, position: Node, move: int) -> Node:
        return (*position, move)

    def value(self, position: Node) -> float:
        self.valued += 1
        return (sum(position[-2::-2]) - sum(position[-1::-2])) / 100


def test_moves_that_were_good_elsewhere_are_tried_first() -> None:
    """In the best order 6^2 + 6^3 - 1 lines are valued of 7,776 (Knuth and Moore 1975); here they come in the worst."""
    best, worst = Points([5, 4, 3, 2, 1, 0]), Points([0, 1, 2, 3, 4, 5])
    for game in (best, worst):
        (result,) = deepen(game, (), Deadline.never(), [5])
        assert (result.answer, result.value) == (5, 0.05)
    assert best.valued < 300
    assert worst.valued < 4 * best.valued
