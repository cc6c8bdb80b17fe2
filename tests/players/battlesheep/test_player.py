"""What the Battle Sheep bot decides: legal, in time, the same with fixed iterations, and better than chance."""
from __future__ import annotations

import math
from random import Random
from time import perf_counter, process_time

import numpy as np
import pytest

from bot.arena.game import Limits, Setup
from bot.arena.games.battlesheep.baselines import RandomPlayer
from bot.arena.games.battlesheep.referee import BattlesheepReferee
from bot.games.battlesheep.rules import Board
from bot.players.battlesheep.params import Params
from bot.players.battlesheep.player import SEED_START, Player
from bot.players.session import Session
from bot.protocol import battlesheep as protocol
from bot.search import uct


class Own:
    """The bot without a process."""

    def __init__(self, referee, seat, params):
        lines = list(referee.init_lines(seat))
        self.setup = protocol.read_setup(iter(lines).__next__)
        self.player = Player(self.setup, params)
        self.least_spare_ms = math.inf
        self.failures = ""

    def answer(self, lines):
        session = Session()
        session.turn_start, began = perf_counter(), process_time()
        turn = protocol.read_turn(iter(lines).__next__, self.setup)
        answer = protocol.format_answer(self.player.answer(turn, session))
        self.failures += "".join(map(str, session._failures))
        limit_ms = self.setup.first_turn_ms if isinstance(turn, protocol.StartTurn) else self.setup.turn_ms
        self.least_spare_ms = min(self.least_spare_ms, limit_ms - (process_time() - began) * 1000)
        return answer


def play(referee, seats):
    answers = []
    while requests := referee.requests():
        (seat, request), = requests.items()
        answers.append(seats[seat].answer(list(request.lines)))
        assert not referee.apply({seat: answers[-1]})
    return answers


def game(edition, seed, params, seat=0):
    referee = BattlesheepReferee(Setup(seed, 4, edition, Limits(300, 100)))
    seats = [RandomPlayer(Random(k)) for k in range(4)]
    for k, player in enumerate(seats):
        player.init(referee.init_lines(k))
    seats[seat] = Own(referee, seat, params)
    return referee, seats


@pytest.mark.parametrize("edition", ["hex", "square", "square15", "teams"])
def test_every_answer_is_legal_in_every_edition(edition):
    for seat in range(4):
        referee, seats = game(edition, seat, Params(iterations=60), seat)
        play(referee, seats)
        assert referee.requests() == {}


def test_the_player_is_told_that_it_plays_in_teams():
    for edition, teams in (("square", False), ("teams", True)):
        referee, _ = game(edition, 3, Params())
        setup = protocol.read_setup(iter(referee.init_lines(0)).__next__)
        assert Player(setup, Params()).rules.teams == teams


def test_fixed_iterations_and_seed_give_the_same_game_and_other_seeds_others():
    def answers(seed):
        referee, seats = game("hex", 3, Params(iterations=100, seed=seed))
        return play(referee, seats)

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_every_answer_takes_less_processor_time_than_its_limit():
    referee, seats = game("hex", 3, Params())
    play(referee, seats)
    assert 0 < seats[0].least_spare_ms < 100


def test_it_beats_random_players_nearly_always():
    ranks = []
    for seed in range(4):
        referee, seats = game("hex", seed, Params(iterations=250), seed % 4)
        play(referee, seats)
        ranks.append(referee.result().ranks[seed % 4])
    assert sum(ranks) <= 6, ranks


def test_it_keeps_out_of_a_dead_end():
    """Two sheep may leave to the left, where there is one cell, or to the right, where there are eight."""
    grid = [[-1] * 12 for _ in range(3)]
    grid[1] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1]
    sheep = [[0] * 12 for _ in range(3)]
    sheep[1][1] = 3
    setup = protocol.Setup(1, 4, "hex", 12, 3, 16, 1000, 1000, tuple(map(tuple, grid)))
    player = Player(setup, Params(iterations=200))
    session = Session()
    turn = protocol.MoveTurn(tuple(map(tuple, grid)), tuple(map(tuple, sheep)))
    x, y, count, direction = player.answer(turn, session)
    board = Board(player.rules.edition, grid, sheep)
    board.play(1, (x, y, count, direction))
    assert board.can_move(1)


def test_a_failing_search_is_answered_with_its_best_move_so_far(monkeypatch, capsys):
    referee, seats = game("hex", 1, Params(iterations=500))
    own = seats[0]
    calls = []
    wave = uct.Search._wave

    def fail_later(self, size, deadline):
        calls.append(size)
        if len(calls) == 3:
            raise ZeroDivisionError("on purpose")
        return wave(self, size, deadline)

    monkeypatch.setattr(uct.Search, "_wave", fail_later)
    answer = own.answer(list(referee.requests()[0].lines))
    assert not referee.apply({0: answer})
    assert len(calls) == 3 and own.player._search.iterations == sum(calls[:2])
    best = own.player._search.best()
    assert best > 0
    assert answer == protocol.format_answer(own.player._choices[best])


def test_a_tree_that_cannot_be_followed_is_not_used(monkeypatch):
    referee, seats = game("hex", 1, Params(iterations=200))
    def fail(self, game, moves):
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(uct.Search, "follow", fail)
    play(referee, seats)
    assert "on purpose" in seats[0].failures


def test_the_tree_is_kept_from_move_to_move(monkeypatch):
    """With hundreds of iterations a move, most replies of three random players are in the tree."""
    referee, seats = game("hex", 1, Params(iterations=1500))
    kept = []
    follow = uct.Search.follow

    def note(self, game, moves):
        kept.append(follow(self, game, moves))
        return kept[-1]

    monkeypatch.setattr(uct.Search, "follow", note)
    play(referee, seats)
    assert kept.count(True) >= 4


def test_asked_without_a_move_it_says_so_and_goes_on(capsys):
    grid = ((1, -1), (-1, 2))
    setup = protocol.Setup(1, 4, "hex", 2, 2, 16, 1000, 1000, grid)
    answer = Player(setup, Params(iterations=10)).answer(protocol.MoveTurn(grid, ((5, 0), (0, 5))), Session())
    assert tuple(answer) == (0, 0, 1, 1)
    assert "without having one" in capsys.readouterr().err


def test_the_seeds_start_is_a_cell_with_four_ways_and_short_slides():
    grid = [[0] * 5 for _ in range(5)]
    grid[2][2] = -1
    setup = protocol.Setup(1, 4, "hex", 5, 5, 16, 1000, 1000, tuple(map(tuple, grid)))
    player = Player(setup, Params(iterations=10, start=SEED_START))
    x, y = player.answer(protocol.StartTurn(tuple(map(tuple, grid))), Session())
    board = Board(player.rules.edition, grid)
    assert (x, y) in board.border_cells(edge_counts=False)

    def key(cell):
        board.owner[cell[1]][cell[0]], board.sheep[cell[1]][cell[0]] = 1, 2
        slides = board.slides(1)
        board.owner[cell[1]][cell[0]] = board.sheep[cell[1]][cell[0]] = 0
        return max(0, 4 - len(slides)), sum(max(abs(s.to_x - s.x), abs(s.to_y - s.y)) for s in slides)

    assert key((x, y)) == min(map(key, board.border_cells(edge_counts=False)))
    assert key((x, y))[0] == 0


def test_rewards_of_ranks_are_shared_between_equals():
    player = game("hex", 1, Params(iterations=1))[1][0].player
    rewards = player.rewards.of_scores(np.array([[9.0, 5.0], [9.0, 5.0], [3.0, 5.0], [1.0, 5.0]]))
    assert np.allclose(rewards[:, 0], [5 / 6, 5 / 6, 1 / 3, 0], atol=1e-4)
    assert np.allclose(rewards[:, 1], 0.5, atol=1e-4)


def test_a_start_whose_time_is_over_has_a_way_out_in_many_directions():
    for seed in range(5):
        referee, seats = game("hex", seed, Params())
        own = seats[0]
        session = Session()
        session.turn_start = perf_counter() - 10
        lines = list(referee.requests()[0].lines)
        turn = protocol.read_turn(iter(lines).__next__, own.setup)
        assert not referee.apply({0: protocol.format_answer(own.player.answer(turn, session))})
        assert len(referee.board.slides(1)) >= 4
