"""The flat Monte Carlo baseline: its bandit, its start, and what it sees with one move."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest

from arena.contract.setup import NO_LIMITS, Setup
from bot.battlesheep import protocol
from bot.battlesheep.arena.baselines import AT_ONCE, FlatPlayer, most_played, two_slides
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.rules.plain import HEX, Board
from bot.battlesheep.rules.state import FREE, WALL

SIZE = 12


@pytest.mark.parametrize("trials", [5, AT_ONCE, 2 * AT_ONCE + 7])
def test_every_trial_is_made_and_the_best_arm_gets_most(trials):
    random = np.random.default_rng(3)
    probabilities = np.array([0.3, 0.5, 0.8, 0.5, 0.1])
    tried = []

    def played(arms):
        tried.extend(arms.tolist())
        return (random.random(arms.size) < probabilities[arms]).astype(float)

    best = most_played(5, trials, played)
    assert len(tried) == trials
    assert set(tried) == set(range(5))
    assert best == 2 or trials == 5
    if trials > AT_ONCE:
        assert best == max(range(5), key=tried.count)
        assert tried.count(2) > 3 * tried.count(4)


def test_of_arms_that_were_tried_as_often_the_better_one_counts():
    assert most_played(3, 3, lambda arms: np.array([0.2, 0.9, 0.5])[arms]) == 1


def empty(*cells):
    board = Board(HEX, [[WALL] * SIZE for _ in range(SIZE)])
    for x, y in cells:
        board.owner[y][x] = FREE
    return board


def test_two_slides_end_where_something_is_in_the_way():
    row = [(x, 2) for x in range(2, 7)]
    assert two_slides(empty(*row), (2, 2)) == {(6, 2), (3, 2)}  # to the end, and back to the flock's own cell
    assert two_slides(empty(*row), (4, 2)) == {(2, 2), (6, 2), (3, 2), (5, 2)}
    assert two_slides(empty((5, 5)), (5, 5)) == set()


def walls_of(board):
    return [[min(value, FREE) for value in row] for row in board.owner]


def flat(referee, seat, **settings):
    player = FlatPlayer(Random(1), **settings)
    player.init(referee.init_lines(seat))
    return player


def test_it_starts_where_it_can_go_to_most_cells():
    referee = BattlesheepReferee(Setup(2, 4, "hex", NO_LIMITS))
    board = Board(HEX, referee.map)
    start = flat(referee, 0).start(board)
    assert start in board.accepted_starts()
    assert len(two_slides(board, start)) == max(len(two_slides(board, cell)) for cell in board.accepted_starts())


def test_a_line_that_another_would_take_is_taken_first():
    board = empty(*((x, 2) for x in range(6)), *((x, 5) for x in range(3)))
    for x, y, player, sheep in [(0, 2, 1, 5), (5, 2, 2, 5), (0, 5, 1, 3), (0, 8, 3, 1), (5, 8, 4, 1)]:
        board.owner[y][x], board.sheep[y][x] = player, sheep
    player = FlatPlayer(Random(1), playouts=300)
    player.init(protocol.format_opening(protocol.Opening(1, 4, "hex", SIZE, SIZE, 16, 0, 0, walls_of(board))))
    assert player.move(board)[:2] == (0, 2)


@pytest.mark.parametrize("edition", ["hex", "teams"])
def test_it_plays_without_a_fault(edition):
    referee = BattlesheepReferee(Setup(4, 4, edition, NO_LIMITS))
    players = [flat(referee, seat, playouts=8) for seat in range(4)]
    while requests := referee.requests():
        (seat, request), = requests.items()
        assert not referee.apply({seat: players[seat].answer(request.lines)})
    assert referee.board.next_player(4) == 0
    assert protocol.format_turn(None) == list(referee.farewell(0))
