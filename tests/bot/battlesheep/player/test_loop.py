"""The Battle Sheep bot: its loop on good and bad input; its decisions, legal, in time, and better than chance."""
from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from arena.contract.setup import Limits, Setup
from bot.battlesheep import protocol
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player.loop import Bot
from bot.battlesheep.player.params import Params
from bot.battlesheep.player.simulation import POINTS_BY_RANK, RankRewards, SimulationBatch
from bot.battlesheep.rules.plain import EDITIONS, Board
from botkit.client.session import OutOfTime
from botkit.search.uct import ROOT, Uct
from tests.bot.battlesheep.player.games import decision, game, play
from tests.botkit.client.conversation import talk

PARAMS = Params(iterations=40)


def game_lines() -> tuple[list[str], list[str]]:
    """The first lines of a game, and a request for a start."""
    referee = BattlesheepReferee(Setup(1, 4, "hex", Limits(300, 100)))
    requests = referee.requests()
    (seat,) = requests
    return list(referee.init_lines(seat)), list(requests[seat].lines)


@pytest.mark.parametrize("bad", ["1 2 3", "x " * 12, "9 " * 12, "", "0 " * 12])
def test_a_request_that_cannot_be_read_costs_that_turn_only(bad: str) -> None:
    first, request = game_lines()
    broken = [*request[:3], bad, *request[4:]]
    answers, messages = talk(Bot(PARAMS), [*first, *broken, *request, "END", *request])
    assert len(answers) == 1
    assert messages[0].startswith("row 2 of the owners")


def test_the_turn_after_a_request_that_cannot_be_read_begins_with_its_own_first_line() -> None:
    first, request = game_lines()
    bot = Bot(PARAMS)
    began = []
    line = bot.session.line

    def told() -> str:
        text = line()
        began.append(bot.session.turn_start)
        return text

    bot.session.line = told  # type: ignore[method-assign]
    talk(bot, [*first, *request[:3], "bad", *request[4:], *request, "END"])
    assert began[-2] > began[len(first) + 3] > 0.0


@pytest.mark.parametrize(("change", "message"), [
    (lambda first: [first[0].replace("1 4 hex", "1 5 hex"), *first[1:]], "a game of 5 players; it has 4"),
    (lambda first: ["hello", *first[1:]], "the first line: wants 8 words"),
    (lambda first: [first[0].replace("hex", "cube"), *first[1:]], "no edition is called 'cube'; there are: hex"),
    (lambda first: [first[0], "7 " * 12, *first[2:]], "row 0 of the map: wants numbers from -1 to 0"),
    (lambda first: ["1 4 hex 17 1 16 1000 1000", "0 " * 17], "a line has at most 16 cells"),
    (lambda first: [first[0].replace(" 16 ", " 2147483648 "), *first[1:]], "flocks of 2147483648 sheep; they are"),
])
def test_a_game_that_cannot_be_read_ends_the_bot_with_the_reason(
    change: Callable[[list[str]], list[str]], message: str
) -> None:
    first, request = game_lines()
    with pytest.raises(SystemExit, match=message):
        talk(Bot(PARAMS), [*change(first), *request])


def bot(**params):
    return Bot(Params(**params))


@pytest.mark.parametrize(("seat", "edition"), [*enumerate(["hex", "square15", "teams"])])
def test_every_answer_is_legal_in_every_edition_and_seat(seat, edition):
    referee, seats = game(bot(iterations=20), edition, seat, seat)
    play(referee, seats)
    assert referee.requests() == {}
    assert seats[seat].failures == ""


def test_the_player_is_told_that_it_plays_in_teams():
    for edition, teams in (("square", False), ("teams", True)):
        _, seats = game(bot(), edition)
        assert seats[0].bot.edition.teams == teams


def test_fixed_iterations_and_seed_give_the_same_game_and_other_seeds_others():
    def answers(seed):
        return play(*game(bot(iterations=50, seed=seed), seed=3))

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_every_answer_takes_less_processor_time_than_its_limit():
    referee, seats = game(bot(), seed=3)
    play(referee, seats)
    assert 0 < seats[0].least_spare_ms < 100


def test_it_beats_random_players_nearly_always():
    ranks = []
    for seed in range(3):
        referee, seats = game(bot(iterations=120), "hex", seed, seed)
        play(referee, seats)
        ranks.append(referee.result().ranks[seed])
    assert sum(ranks) <= 4, ranks


def test_it_keeps_out_of_a_dead_end():
    """Two sheep may leave to the left, where there is one cell, or to the right, where there are eight."""
    grid = [[-1] * 12 for _ in range(3)]
    grid[1] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1]
    sheep = [[0] * 12 for _ in range(3)]
    sheep[1][1] = 3
    opening = protocol.Opening(1, 4, "hex", 12, 3, 16, 1000, 1000, grid)
    result = decision(bot(iterations=200), opening, protocol.MoveTurn(grid, sheep))
    board = Board(EDITIONS["hex"], grid, sheep)
    board.play(1, result.answer)
    assert board.can_move(1)


@pytest.mark.parametrize(("row", "value"), [("1.#2#3#4", 1.0), ("1.#2222#333#4444", 0.0)])
def test_the_value_is_the_share_of_points_that_the_player_can_expect(row, value):
    grid = [[{".": 0, "#": -1, **{p: int(p) for p in "1234"}}[cell] for cell in row]] * 2
    sheep = [[4 if cell == "1" else int(cell.isdigit()) for cell in row]] * 2
    opening = protocol.Opening(1, 4, "square", len(row), 2, 16, 1000, 1000, grid)
    result = decision(bot(iterations=100, value_weight=0.0), opening, protocol.MoveTurn(grid, sheep))
    assert result.value == pytest.approx(value)
    assert result.alternatives[0] == (result.answer, result.value)
    assert {move for move, _ in result.alternatives} <= set(Board(EDITIONS["square"], grid, sheep).moves(1))


def test_a_failing_search_is_answered_with_its_best_move_so_far(monkeypatch):
    referee, seats = game(bot(iterations=500))
    sizes, found = [], []
    grow, result = Uct._grow, Uct.result

    def fail_later(self, size, deadline):
        sizes.append(size)
        if len(sizes) == 7:
            raise ZeroDivisionError("on purpose")
        return grow(self, size, deadline)

    monkeypatch.setattr(Uct, "_grow", fail_later)
    monkeypatch.setattr(Uct, "result", lambda self: found.append(result(self)) or found[-1])
    answer = seats[0].answer(list(referee.requests()[0].lines))
    assert not referee.apply({0: answer})
    assert len(sizes) == 7 and seats[0].result.effort == sum(sizes[:6])
    assert "on purpose" in seats[0].failures
    cells = referee.board.accepted_starts()
    assert found[-1].answer > 0 and len(cells) > 1


def roots_before_the_search(monkeypatch):
    """How many visits each search for a move begins with: those of the tree that it took over."""
    visits = []
    results = Uct.results

    def noted(self, deadline, iterations=0):
        visits.append(int(self.tree.visits[ROOT]))
        return results(self, deadline, iterations)

    monkeypatch.setattr(Uct, "results", noted)
    return visits


def test_the_tree_is_kept_from_move_to_move(monkeypatch):
    """With hundreds of iterations a move, most replies of three random players are in the tree."""
    visits = roots_before_the_search(monkeypatch)
    play(*game(bot(iterations=500)))
    assert sum(kept > 0 for kept in visits) >= 4


@pytest.mark.parametrize("stopped_in", ["play", "rewards"])
def test_a_tree_that_was_stopped_in_the_middle_of_a_batch_is_not_gone_on_with(stopped_in, monkeypatch):
    visits = roots_before_the_search(monkeypatch)
    method = getattr(SimulationBatch, stopped_in)

    def stopped(self, *arguments):
        if seats[0].bot._last and seats[0].bot._last.search.iterations >= 400:
            raise OutOfTime
        return method(self, *arguments)

    monkeypatch.setattr(SimulationBatch, stopped_in, stopped)
    referee, seats = game(bot(iterations=600))
    play(referee, seats)
    assert len(visits) > 4 and not any(visits)


def test_a_tree_that_was_moved_on_but_not_searched_is_dropped(monkeypatch):
    """Its root would not be the position that it is kept with."""
    followed = Bot._followed

    def stopped(self, root):
        followed(self, root)
        raise OutOfTime

    referee, seats = game(bot(iterations=20))
    for turn in range(9):  # two of ours, after the start
        (seat, request), = referee.requests().items()
        if turn == 8:
            assert seat == 0 and seats[0].bot._last
            monkeypatch.setattr(Bot, "_followed", stopped)
        referee.apply({seat: seats[seat].answer(list(request.lines))})
    assert seats[0].bot._last is None


def test_a_tree_that_cannot_be_followed_is_not_used(monkeypatch):
    visits = roots_before_the_search(monkeypatch)

    def fail(self, game, moves):
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(Uct, "follow", fail)
    referee, seats = game(bot(iterations=200))
    play(referee, seats)
    assert "on purpose" in seats[0].failures
    assert not any(visits)


@pytest.mark.parametrize(("row", "player"), [((0, 0, 1), 2), ((0, 0, 0), 1), ((0, 1, 2), 3), ((0, 0, 0, 1), 2)])
def test_with_fewer_starts_than_players_it_starts_all_the_same(row, player):
    opening = protocol.Opening(player, 4, "hex", len(row), 1, 16, 1000, 1000, ((0,) * len(row),))
    own = bot(iterations=100)
    x, y = decision(own, opening, protocol.StartTurn((row,))).answer
    assert (row[x], y) == (0, 0)
    assert own.session._failures == []


def test_asked_for_a_start_where_none_is_left_it_says_so_and_goes_on(capsys):
    opening = protocol.Opening(4, 4, "hex", 3, 1, 16, 1000, 1000, ((0, 0, 0),))
    result = decision(bot(iterations=10), opening, protocol.StartTurn(((1, 2, 3),)))
    assert tuple(result.answer) == (0, 0)
    assert "asked for a start without having one" in capsys.readouterr().err


def test_asked_without_a_move_it_says_so_and_goes_on(capsys):
    grid = ((1, -1), (-1, 2))
    opening = protocol.Opening(1, 4, "hex", 2, 2, 16, 1000, 1000, grid)
    result = decision(bot(iterations=10), opening, protocol.MoveTurn(grid, ((5, 0), (0, 5))))
    assert tuple(result.answer) == (0, 0, 1, 1)
    assert "without having one" in capsys.readouterr().err


def test_rewards_of_ranks_are_shared_between_equals():
    rewards = RankRewards(EDITIONS["hex"], POINTS_BY_RANK)
    shares = rewards.of_scores(np.array([[9.0, 5.0], [9.0, 5.0], [3.0, 5.0], [1.0, 5.0]]))
    assert np.allclose(shares[:, 0], [5 / 6, 5 / 6, 1 / 3, 0], atol=1e-4)
    assert np.allclose(shares[:, 1], 0.5, atol=1e-4)


def test_a_start_whose_time_is_over_has_a_way_out_in_many_directions():
    for seed in range(5):
        referee, seats = game(bot(), seed=seed)
        assert not referee.apply({0: seats[0].answer(list(referee.requests()[0].lines), late_s=10.0)})
        assert len(referee.board.slides(1)) >= 4
