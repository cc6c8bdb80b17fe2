from __future__ import annotations

import warnings
from collections.abc import Sequence
from random import Random

import pytest

from botkit.search.clock import Deadline
from botkit.search.mcts import Mcts, Settings
from botkit.search.result import SearchResult
from tests.botkit.search.looks import Looks
from tests.botkit.search.trees import Path, RandomTree, exact

LINES = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)
Board = tuple[int, int]
"""The cells of the player to move, and of the other one."""


class TicTacToe:
    def moves(self, position: Board) -> list[int]:
        own, other = position
        if any(other & line == line for line in LINES):
            return []
        return [cell for cell in range(9) if not (own | other) >> cell & 1]

    def player(self, position: Board) -> int:
        return bin(position[0] | position[1]).count("1") % 2

    def play(self, position: Board, move: int) -> Board:
        own, other = position
        return other, own | 1 << move

    def rewards(self, position: Board) -> tuple[float, float]:
        if not any(position[1] & line == line for line in LINES):
            return 0.5, 0.5
        return (0.0, 1.0) if self.player(position) == 0 else (1.0, 0.0)


class OnOneBoard(TicTacToe):
    """The same, on a list that every move changes."""

    def moves(self, position: list[int]) -> list[int]:  # type: ignore[override]
        return super().moves((position[0], position[1]))

    def play(self, position: list[int], move: int) -> list[int]:  # type: ignore[override]
        position[:] = super().play((position[0], position[1]), move)
        return position

    def copy(self, position: list[int]) -> list[int]:
        return position[:]


class Even(RandomTree):
    def value(self, position: Path) -> list[float]:
        return [0.5] * self.players


def board(text: str) -> Board:
    """X and O by rows; X is to move if there are as many of both."""
    marks = text.replace(" ", "")
    cells = {mark: sum(1 << cell for cell, other in enumerate(marks) if other == mark) for mark in "XO"}
    turn = marks.count("X") == marks.count("O")
    return (cells["X"], cells["O"]) if turn else (cells["O"], cells["X"])


def last(search: Mcts[Path, int], iterations: int = 0) -> SearchResult[int]:
    *_, result = search.results(Deadline.never(), iterations)
    return result


def tic_tac_toe(text: str, seed: int = 1, settings: Settings | None = None) -> Mcts[Board, int]:
    return Mcts(TicTacToe(), board(text), settings, seed)


@pytest.mark.parametrize(("text", "move"), [
    ("XX. OO. ...", 2),  # wins at once
    ("X.. OO. X..", 5),  # the only move that does not lose, and there is none that wins
    ("X.O .O. ..X", 6),  # both at once
])
def test_it_finds_the_only_good_move(text: str, move: int) -> None:
    *_, result = tic_tac_toe(text).results(Deadline.never(), 300)
    assert result.answer == move


def test_it_finds_a_win_in_three() -> None:
    *_, result = tic_tac_toe("X.. .O. O.X").results(Deadline.never())  # a fork at the corner that also defends
    assert (result.answer, result.value) == (2, 1.0)
    assert result.effort < 300


def test_a_win_is_proven_and_ends_the_search() -> None:
    *_, result = tic_tac_toe("XX. OO. ...").results(Deadline.never())
    assert (result.answer, result.value) == (2, 1.0)
    assert result.effort < 20


@pytest.mark.parametrize(("players", "chance"), [(1, 0.0), (2, 0.0), (3, 0.0), (1, 0.4), (2, 0.4), (3, 0.4)])
def test_a_small_game_is_solved_exactly(players: int, chance: float) -> None:
    """With thirds, with dice, and whoever is to move.

    To a third player it matters which of two equal moves is played: without playouts it is the first one.
    """
    for seed in range(40):
        game = (RandomTree if players < 3 else Even)(seed, players, chance)
        result = last(Mcts(game, (), Settings(exploration=3.0), seed))
        wanted = {move: exact(game, (move,))[game.player(())] for move in game.moves(())}
        assert result.value == pytest.approx(max(wanted.values()))
        assert wanted[result.answer] == pytest.approx(result.value)


def test_outcomes_come_as_often_as_their_probability_says() -> None:
    class Roll(RandomTree):
        def chances(self, position: Path) -> list[tuple[float, int]]:
            return [(0.5, 0), (0.3, 1), (0.2, 2)] if len(position) == 1 else []

        def moves(self, position: Path) -> list[int]:
            return [0] if not position else [0, 1] if len(position) < 12 else []

        def value(self, position: Path) -> Sequence[float]:
            return [0.5, 0.5]

        def player(self, position: Path) -> int:
            return 0

    search = Mcts(Roll(0), ())
    search.follow(0)
    for _ in range(100):
        search._iterate()
    assert search._root.visits == [50, 30, 20]


def test_the_same_seed_gives_the_same_answer_and_another_one_another_search() -> None:
    def values(seed: int) -> list[SearchResult[int]]:
        return list(tic_tac_toe("... ... ...", seed).results(Deadline.never(), 200))

    assert values(5) == values(5)
    assert values(5)[-1].alternatives != values(6)[-1].alternatives


def test_a_game_on_one_board_is_searched_like_one_with_new_positions() -> None:
    position = [0, 0]
    there: Mcts[list[int], int] = Mcts(OnOneBoard(), position, seed=3)
    here = tic_tac_toe("... ... ...", seed=3)
    for move in (4, 0, 8):
        assert list(there.results(Deadline.never(), 100)) == list(here.results(Deadline.never(), 100))
        there.follow(move)
        here.follow(move)
    assert list(there.results(Deadline.never(), 100)) == list(here.results(Deadline.never(), 100))


def test_it_stops_at_the_deadline_with_an_answer() -> None:
    looks = Looks(40)
    *_, result = tic_tac_toe("... ... ...").results(looks)
    assert looks.count == 40
    assert result.effort == 40  # the first one is made without a look
    *_, result = tic_tac_toe("... ... ...").results(Looks(0))
    assert result.effort == 1


def test_bounds_follow_the_visits_of_their_position() -> None:
    search = tic_tac_toe("... ... ...")
    list(search.results(Deadline.never(), 600))
    root = search._root
    fresh = [mean + search._widths[root.total] * urge for mean, urge in zip(root.means, root.urges)]
    assert root.bounds == pytest.approx(fresh, abs=0.02)


def test_results_come_early_and_often() -> None:
    efforts = [result.effort for result in tic_tac_toe("... ... ...").results(Deadline.never(), 400)]
    assert efforts[:5] == [1, 2, 3, 4, 6]
    assert all(later <= earlier * 1.5 + 1 for earlier, later in zip(efforts, efforts[1:]))
    assert efforts[-1] == 400


def test_the_tree_is_kept_between_turns() -> None:
    search = tic_tac_toe("... ... ...")
    *_, result = search.results(Deadline.never(), 500)
    move, reply = result.line[:2]
    search.follow(move)
    search.follow(reply)
    kept = search.result()
    assert kept.effort == 0
    assert kept.alternatives
    assert search.nodes == sum(1 for _ in nodes(search._root))
    assert next(search.results(Deadline.never(), 1)).effort == 1


def nodes(node: object) -> Sequence[object]:
    return [node, *(below for child in node.children if child for below in nodes(child))]  # type: ignore[attr-defined]


def test_it_follows_moves_that_it_has_not_tried() -> None:
    search = tic_tac_toe("... ... ...")
    for move in (0, 4, 8):
        search.follow(move)
    assert search.result().answer == 1
    with pytest.raises(ValueError, match=r"4 is not one of the moves: \[1, 2, 3, 5, 6, 7"):
        search.follow(4)


def test_a_full_tree_is_told_once_and_searched_on() -> None:
    search = tic_tac_toe("X.. .O. ...", settings=Settings(max_nodes=30))
    with pytest.warns(UserWarning, match=r"the tree is full \(30 nodes\)") as told:
        *_, result = search.results(Deadline.never(), 2000)
    assert len(told) == 1
    assert search.nodes == 30
    assert result.effort == 2000
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        list(search.results(Deadline.never(), 3000))


def test_a_full_tree_has_room_again_after_a_move() -> None:
    search = tic_tac_toe("X.. .O. ...", settings=Settings(max_nodes=30))
    with pytest.warns(UserWarning):
        *_, result = search.results(Deadline.never(), 200)
    search.follow(result.answer)
    kept = search.nodes
    assert kept < 30
    list(search.results(Deadline.never(), 200))
    assert search.nodes == 30


class Flat:
    """Six moves, then the end: only the last one wins. ``asked``: what was valued."""

    def __init__(self) -> None:
        self.asked: list[Path] = []

    def moves(self, position: Path) -> list[int]:
        return list(range(6)) if len(position) < 3 else []

    def player(self, position: Path) -> int:
        return 0

    def play(self, position: Path, move: int) -> Path:
        return (*position, move)

    def rewards(self, position: Path) -> Sequence[float]:
        return [float(position[0] == 5)]


class Valued(Flat):
    def value(self, position: Path) -> Sequence[float]:
        self.asked.append(position)
        return [position[0] / 5]

    def playout(self, position: Path, random: Random) -> Sequence[float]:
        raise AssertionError("a value takes its place")


def test_a_value_takes_the_place_of_playouts() -> None:
    game = Valued()
    result = last(Mcts(game, ()), 60)
    assert result.answer == 5
    assert result.value == 1.0
    assert game.asked


def test_a_playout_of_the_games_own_is_used() -> None:
    class Played(Flat):
        def playout(self, position: Path, random: Random) -> Sequence[float]:
            return [0.75 if position[0] == 3 else 0.25 * random.random()]

    assert last(Mcts(Played(), ()), 40).answer == 3


class Told(Flat):
    """A playout is one move, and 4 wins it; third moves in the tree are noted."""

    def play(self, position: Path, move: int) -> Path:
        if len(position) == 2:
            self.asked.append((*position, move))
        return super().play(position, move)

    def playout_with_moves(self, position: Path, random: Random) -> tuple[list[float], list[list[int]]]:
        move = random.randrange(6)
        return [float(move == 4)], [[move]]

    def rewards(self, position: Path) -> Sequence[float]:
        return [0.5]


def first_tries(game: Told) -> set[int]:
    """Of ten positions that are met late, the move that the tree tries first."""
    last(Mcts(game, ()), 400)
    tries = {position[:2]: position[2] for position in reversed(game.asked)}
    return set(list(tries.values())[:10])


def test_moves_that_were_good_in_playouts_come_first() -> None:
    assert first_tries(Told()) == {4}


def test_estimates_are_those_of_the_player_who_moves() -> None:
    """What the other one played in playouts says nothing."""

    class Other(Told):
        def playout_with_moves(self, position: Path, random: Random) -> tuple[list[float], list[list[int]]]:
            (reward,), (moves,) = super().playout_with_moves(position, random)
            return [0.5, reward], [[], moves]

        def rewards(self, position: Path) -> Sequence[float]:
            return [0.5, 0.5]

    search = Mcts(Other(), ())
    last(search, 300)
    assert max(range(6), key=search._estimates[1].__getitem__) == 4
    assert set(search._estimates[0].values()) == {0.5}


def test_an_estimate_counts_for_ten_visits() -> None:
    class Won(Told):
        def playout_with_moves(self, position: Path, random: Random) -> tuple[list[float], list[list[int]]]:
            return [1.0], [[]]

    search = Mcts(Won(), ())
    last(search, 1)
    assert search.result().value == pytest.approx((10 * 0.5 + 1.0) / 11)


def test_moves_that_cannot_be_keys_are_refused_in_a_sentence() -> None:
    class Listed(TicTacToe):
        def moves(self, position: Board) -> list[list[int]]:  # type: ignore[override]
            return [[cell] for cell in super().moves(position)]

    with pytest.raises(TypeError, match="make them tuples"):
        Mcts(Listed(), board("........."))


def test_with_priors_nothing_is_estimated() -> None:
    class Prior(Told):
        def priors(self, position: Path, moves: Sequence[int]) -> list[float]:
            return [0.1, 0.5, 0.1, 0.1, 0.1, 0.1]

    assert first_tries(Prior()) == {1}


def test_priors_come_first_and_a_prior_of_zero_last() -> None:
    class Prior(Valued):
        def priors(self, position: Path, moves: Sequence[int]) -> list[float]:
            return [0.0, 0.1, 0.2, 0.6, 0.1, 0.0]

    game = Prior()
    list(Mcts(game, (), Settings(exploration=1.0, first_play=0.0)).results(Deadline.never(), 4))
    assert game.asked[0] == (3,)
    assert not {(0,), (5,)} & set(game.asked)


def test_a_move_without_a_prior_is_found_where_all_others_lose() -> None:
    class Prior(Flat):
        def priors(self, position: Path, moves: Sequence[int]) -> list[float]:
            return [0.2, 0.2, 0.2, 0.2, 0.2, 0.0]

    assert last(Mcts(Prior(), ()), 500).answer == 5


def test_a_sure_draw_is_better_than_a_move_that_seems_worse() -> None:
    class Draw(Flat):
        def moves(self, position: Path) -> list[int]:
            return [] if position[:1] == (1,) else super().moves(position)

        def rewards(self, position: Path) -> Sequence[float]:
            return [0.5]

        def value(self, position: Path) -> Sequence[float]:
            return [0.45]

    result = last(Mcts(Draw(), (), Settings(exploration=2.0)), 150)
    assert (result.answer, result.value) == (1, 0.5)


def test_the_line_is_play_that_both_expect() -> None:
    *_, result = tic_tac_toe("X.. OO. X..").results(Deadline.never(), 500)
    assert result.line[0] == result.answer
    position = board("X.. OO. X..")
    for move in result.line:
        assert move in TicTacToe().moves(position)
        position = TicTacToe().play(position, move)


def test_without_a_player_to_move_it_says_why() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        next(tic_tac_toe("XXX OO. ...").results(Deadline.never()))

    class Dice(Flat):
        def chances(self, position: Path) -> list[tuple[float, int]]:
            return [(0.5, 0), (0.5, 1)]

    with pytest.raises(ValueError, match="follow the outcome first"):
        next(Mcts(Dice(), ()).results(Deadline.never()))


def test_a_solved_position_is_not_searched() -> None:
    search = tic_tac_toe("XX. OO. ...")
    list(search.results(Deadline.never()))
    (result,) = search.results(Deadline.never())
    assert (result.answer, result.value) == (2, 1.0)
