from __future__ import annotations

from random import Random

import pytest

from botkit.search.alpha_beta import deepen
from botkit.search.clock import NODES_PER_LOOK, Deadline
from botkit.search.result import MOST_ALTERNATIVES
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
        return self.random((-1, *position)).choice([-1.0, -0.5, 0.0, 0.5, 1.0])


def negamax(game: RandomTree, position: Node, depth: int) -> float:
    moves = game.moves(position)
    if not moves or depth == 0:
        return game.value(position)
    return max(-negamax(game, (*position, move), depth - 1) for move in moves)


def trees() -> list[RandomTree]:
    games = [RandomTree(seed) for seed in range(60)]
    return [game for game in games if game.moves(())]


@pytest.mark.parametrize("depth", [1, 2, 3, 5, 8])
def test_every_alternative_has_the_value_of_plain_negamax(depth: int) -> None:
    for game in trees():
        (result,) = deepen(game, (), Deadline.never(), [depth])
        wanted = {move: -negamax(game, (move,), depth - 1) for move in game.moves(())}
        assert dict(result.alternatives) == wanted
        assert (result.answer, result.value) == result.alternatives[0]
        assert result.value == max(wanted.values())
        assert result.effort == depth


def test_alternatives_are_ranked_and_equal_ones_keep_the_games_order() -> None:
    for game in trees():
        (result,) = deepen(game, (), Deadline.never(), [3])
        keys = [(-value, move) for move, value in result.alternatives]
        assert keys == sorted(keys)


def test_no_more_than_the_best_alternatives_are_reported() -> None:
    game = RandomTree(3, most=40)
    (result,) = deepen(game, (), Deadline.never(), [1])
    values = sorted((-game.value((move,)) for move in game.moves(())), reverse=True)
    assert len(values) > MOST_ALTERNATIVES
    assert [value for _, value in result.alternatives] == values[:MOST_ALTERNATIVES]


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
    list(deepen(game, (), Deadline.never(), [depth]))
    below = depth - 1
    assert len(game.valued) == width * (width ** (below // 2) + width ** (below - below // 2) - 1)


def test_a_reply_that_is_better_than_needed_refutes_a_move() -> None:
    """Below move 0, reply 0 leaves 0; after reply 1 there is a move worth 0.5, so the other one is not looked at."""

    class Refuted(RandomTree):
        def moves(self, position: Node) -> list[int]:
            return list(range({(): 1, (0,): 2, (0, 1): 2}.get(position, 0)))

        def value(self, position: Node) -> float:
            self.valued.append(position)
            return {(0, 0): 0.0, (0, 1, 0): -0.5, (0, 1, 1): -1.0}[position]

    game = Refuted(0)
    (result,) = deepen(game, (), Deadline.never(), [4])
    assert game.valued == [(0, 0), (0, 1, 0)]
    assert result.value == -0.0


def test_it_ends_once_every_line_was_searched_to_its_end() -> None:
    for game in trees():
        *shorter, last = deepen(game, (), Deadline.never(), range(1, 100))
        assert last.effort <= LONGEST
        assert last.value == negamax(game, (), LONGEST)
        assert [result.effort for result in shorter] == list(range(1, last.effort))


def test_a_depth_that_is_not_done_in_time_is_dropped() -> None:
    game = RandomTree(3, most=12)
    looks = Looks(20)
    results = list(deepen(game, (), looks, range(1, 100)))
    assert [result.effort for result in results] == list(range(1, len(results) + 1))
    assert looks.count == 20
    assert 10 * NODES_PER_LOOK < len(game.valued) <= 20 * NODES_PER_LOOK
    whole = list(deepen(game, (), Deadline.never(), range(1, len(results) + 1)))
    assert results == whole
