"""Trees of simultaneous moves on small games whose solutions are known."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from botkit.search.clock import Deadline
from botkit.search.decoupled import WARM_UP, JointTree, Smitsimax
from botkit.search.result import SearchResult
from tests.botkit.search.looks import Looks

ITERATIONS = 2000


class Matrix:
    """Both players choose once, for ``payoff`` of the first; the second gets the rest."""

    players = 2

    def __init__(self, payoff: list[list[float]]) -> None:
        self.payoff = payoff

    def moves(self, position: tuple[int, ...], player: int) -> Sequence[int]:
        return () if position else range(len(self.payoff))

    def play(self, position: tuple[int, ...], moves: Sequence[int | None]) -> tuple[int, ...]:
        return tuple(move for move in moves if move is not None)

    def rewards(self, position: tuple[int, ...]) -> Sequence[float]:
        first = self.payoff[position[0]][position[1]]
        return first, 1.0 - first


class Counting:
    """Four turns, in which three players count up by 0, 1 or 2; the third has no move in odd turns.

    The first wants a great sum of its own, the second a small one, the third has what the first two leave.
    """

    players = 3
    turns = 4

    def __init__(self) -> None:
        self.given: list[Sequence[int | None]] = []

    def moves(self, position: tuple[int, ...], player: int) -> Sequence[int]:
        turn = position[-1]
        return () if turn == self.turns or (player == 2 and turn % 2) else (0, 1, 2)

    def play(self, position: tuple[int, ...], moves: Sequence[int | None]) -> tuple[int, ...]:
        self.given.append((position[-1], *moves))
        return (*(total + (move or 0) for total, move in zip(position, moves)), position[-1] + 1)

    def rewards(self, position: tuple[int, ...]) -> Sequence[float]:
        one, two, _, _ = position
        return one / 8, 1 - two / 8, (8 - one + two) / 16


START = (0, 0, 0, 0)
TREES: list[Callable[..., Any]] = [JointTree, Smitsimax]
each_tree = pytest.mark.parametrize("tree", TREES, ids=["uct", "smitsimax"])


def last(search: Any, player: int, iterations: int = ITERATIONS, deadline: Deadline | None = None) -> SearchResult[int]:
    *_, result = search.results(player, deadline or Deadline.never(), iterations)
    return result


@each_tree
def test_a_dominant_move_is_found_by_both_players(tree: Callable[..., Any]) -> None:
    search = tree(Matrix([[0.2, 0.1, 0.3], [0.9, 0.8, 0.7], [0.3, 0.4, 0.2]]), (), seed=1)
    assert last(search, 0).answer == 1
    assert last(search, 1).answer == 2
    assert last(search, 0).value == pytest.approx(0.7, abs=0.05)


@each_tree
def test_players_look_to_the_end(tree: Callable[..., Any]) -> None:
    search = tree(Counting(), START, seed=1)
    result = last(search, 0, 4000)
    assert result.answer == 2
    assert result.line[0] == 2
    assert result.value > 0.6
    assert last(search, 1, 1).answer == 0


@each_tree
def test_a_player_without_moves_plays_none(tree: Callable[..., Any]) -> None:
    game = Counting()
    last(tree(game, START, seed=1), 0)
    assert {third for turn, _, _, third in game.given if turn % 2} == {None}
    assert {third for turn, _, _, third in game.given if turn % 2 == 0} == {0, 1, 2}


@each_tree
def test_there_is_no_result_for_who_has_no_moves(tree: Callable[..., Any]) -> None:
    assert list(tree(Counting(), (0, 0, 0, 1)).results(2, Deadline.never(), 10)) == []
    assert list(tree(Counting(), (0, 0, 0, 4)).results(0, Deadline.never(), 10)) == []


@each_tree
def test_a_seed_and_an_effort_decide_the_result(tree: Callable[..., Any]) -> None:
    one, other, third = (last(tree(Counting(), START, seed=seed), 0, 500) for seed in (7, 7, 8))
    assert one == other
    assert one != third


@each_tree
@pytest.mark.parametrize("iterations", [1, 16, 17, 40])
def test_there_are_as_many_iterations_as_asked_for(tree: Callable[..., Any], iterations: int) -> None:
    game = Valued()
    assert last(tree(game, START, seed=1), 0, iterations).effort == iterations
    assert game.asked <= iterations


@each_tree
def test_it_ends_at_the_deadline(tree: Callable[..., Any]) -> None:
    assert last(tree(Counting(), START, seed=1), 0, 0, Looks(30)).effort == 30
    assert last(tree(Counting(), START, seed=1), 0, 0, Deadline.after_ms(-1)).effort == 1


@each_tree
def test_the_tree_is_kept_for_what_was_played(tree: Callable[..., Any]) -> None:
    search = tree(Counting(), START, seed=1)
    last(search, 0)
    search.follow((2, 0, 1), (2, 0, 1, 1))
    known = search.statistics(0)
    visits = sum(known.visits.values())
    assert visits > 10
    last(search, 0, 5)
    assert sum(known.visits.values()) == pytest.approx(visits + 5)


def test_a_joint_tree_begins_anew_where_another_position_was_expected() -> None:
    search = JointTree(Counting(), START, seed=1)
    last(search, 0)
    search.follow((2, 0, 1), (1, 0, 1, 1))
    assert search.statistics(0).ranked() == []


class Valued(Counting):
    """By its estimate, the first player has to begin with 0."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def value(self, position: tuple[int, ...]) -> Sequence[float]:
        self.asked += 1
        return float(position[0] == 0), 0.5, 0.5


def test_values_take_the_place_of_playouts() -> None:
    game = Valued()
    assert last(JointTree(game, START, seed=1), 0, 40).answer == 0
    assert game.asked == 40


def test_playouts_of_the_games_own_are_asked_with_random_numbers() -> None:
    """Those after other first moves than 0 are worth 0.25 on average."""
    class Played(Counting):
        def playout(self, position: tuple[int, ...], random: Random) -> Sequence[float]:
            return 0.5 * float(position[0] == 0) + 0.5 * random.random(), 0.5, 0.5

    one, other = (last(JointTree(Played(), START, seed=seed), 0, 40) for seed in (1, 2))
    assert one.answer == other.answer == 0
    assert 0.25 < one.value != other.value < 1.0


class Coin(Matrix):
    """The first move pays what is ``sure``; the second pays 1 or nothing, as a coin falls."""

    def __init__(self, sure: float, seed: int) -> None:
        super().__init__([[sure], [0.0], [1.0]])
        self.random = Random(seed)

    def moves(self, position: tuple[int, ...], player: int) -> Sequence[int]:
        return () if position else (range(2), range(1))[player]

    def play(self, position: tuple[int, ...], moves: Sequence[int | None]) -> tuple[int, ...]:
        return (1 + self.random.randrange(2) if moves[0] else 0, 0)


def test_chance_is_met_by_a_tree_a_player() -> None:
    result = last(Smitsimax(Coin(0.6, 1), (), seed=1), 0)
    assert result.answer == 0
    assert dict(result.alternatives)[1] == pytest.approx(0.5, abs=0.15)


def test_a_tree_a_player_is_not_misled_by_bad_luck_at_first() -> None:
    answers = [last(Smitsimax(Coin(0.3, seed), (), seed=seed), 0, 120).answer for seed in range(40)]
    assert sum(answers) >= 30


class Flat(Matrix):
    """What the first player gets depends on its own move alone."""

    def __init__(self, payoff: list[float]) -> None:
        super().__init__([[reward] * len(payoff) for reward in payoff])


def visits_of(search: Any, moves: int, iterations: int = 200) -> list[int]:
    """The first player's, of each move."""
    last(search, 0, iterations)
    return [search.statistics(0).visits[move] for move in range(moves)]


def test_small_differences_decide_in_a_tree_a_player() -> None:
    visits = visits_of(Smitsimax(Flat([0.500, 0.502, 0.498]), (), seed=1), 3)
    assert visits[1] > sum(visits) / 2


def test_without_exploration_the_best_move_is_made_once_all_are_known() -> None:
    visits = visits_of(Smitsimax(Flat([-3.0, -2.0, -4.0]), (), exploration=0.0, seed=1), 3)
    assert visits[0] + visits[2] <= WARM_UP


def test_equal_moves_are_made_equally_often() -> None:
    assert min(visits_of(Smitsimax(Flat([0.5, 0.5, 0.5]), (), seed=1), 3)) >= 60


@pytest.mark.parametrize("unit", [2.0**-20, 2.0**20])
def test_rewards_of_a_tree_a_player_may_have_any_unit(unit: float) -> None:
    class Scaled(Counting):
        def rewards(self, position: tuple[int, ...]) -> Sequence[float]:
            return [unit * reward for reward in super().rewards(position)]

    one, other = (Smitsimax(game, START, seed=1) for game in (Counting(), Scaled()))
    assert visits_of(one, 3) == visits_of(other, 3)


def test_without_anything_else_everybody_moves_at_random_to_the_end() -> None:
    game = Counting()
    last(JointTree(game, START, seed=1), 0, 1)
    assert [turn for turn, *_ in game.given] == [0, 1, 2, 3]
    results = [last(JointTree(Counting(), START, seed=seed), 0, 1).value for seed in range(100)]
    assert sum(results) / 100 == pytest.approx(0.5, abs=0.08)
