"""The flat Monte Carlo baseline: its playouts, its start, and what it sees with one move."""
from __future__ import annotations

from random import Random

import pytest

from arena.contract.setup import NO_LIMITS, Setup
from bot.battlesheep import protocol
from bot.battlesheep.arena.baselines import FlatPlayer, two_slides
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.rules.batch import Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import HEX, Board
from bot.battlesheep.rules.state import FREE, WALL

SIZE = 12


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


@pytest.mark.parametrize("playouts", [5, 330, 1000])
def test_every_playout_begins_with_one_of_the_first_moves_and_is_random_from_there(playouts):
    board = Board(HEX, BattlesheepReferee(Setup(2, 4, "hex", NO_LIMITS)).map)
    for player in range(1, 5):
        board.place(player, *board.accepted_starts()[0], 16)
    player = FlatPlayer(Random(1), playouts)
    player.init(protocol.format_opening(protocol.Opening(1, 4, "hex", SIZE, SIZE, 16, 0, 0, walls_of(board))))
    root = Root.of(build_geometry(HEX, walls_of(board)), board, 0)
    moves = len(root.moves())
    search = player.searched(root, moves)
    assert search.tree.size == 1 + moves > 30
    visits = search.root_visits()
    assert visits.sum() == playouts
    if playouts > 330:
        assert visits.min() > 0
        assert search.root_values()[visits.argmax()] > search.root_values().mean()


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
