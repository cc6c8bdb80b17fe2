"""The rules, against check values and their own words."""
from __future__ import annotations

import numpy as np
import pytest

from bot.battlesheep.rules.plain import HEX, SQUARE, TEAMS, Board, Move, RuleError

HEX_FINAL = """
############
####BBB#####
###P#BBB#OO#
#PP#BB##O.O#
##PPBP#OO.O.
#P##PPPOOO.#
##.#GGGOGO.#
GGPGGGGGO###
#.G#GGOPPO##
####GG##O.##
########..##
############
"""
SQUARE_FINAL = """
#####BB#####
####BBBP#P##
###BBBBBPGGP
##BBBB##PGGG
##OOOOGPGBG#
###GOGPGPPP#
###OO##PP###
####OO.PP.##
#.O.OO#..P##
###.OO#.####
####O#######
############
"""
VALUES = {"#": -1, ".": 0, "O": 1, "P": 2, "G": 3, "B": 4}


def board_of(edition, text):
    return Board(edition, [[VALUES[c] for c in line] for line in text.split()])


@pytest.mark.parametrize(("edition", "text", "scores"), [
    (HEX, HEX_FINAL, [63, 45, 61, 36]),
    (SQUARE, SQUARE_FINAL, [28, 20, 14, 28]),
])
def test_final_boards_have_the_scores_of_the_hand_outs(edition, text, scores):
    assert board_of(edition, text).scores() == scores


def test_a_slide_goes_on_to_the_last_free_cell_and_leaves_the_rest_behind():
    board = board_of(HEX, "O....P\n######")
    board.sheep[0][0] = 5
    assert [tuple(slide) for slide in board.slides(1)] == [(0, 0, 4, 4, 0, 4)]
    assert board.play(1, Move(0, 0, 3, 4)) == (4, 0)
    assert board.sheep[0] == [2, 0, 0, 0, 3, 0]
    assert board.owner[0] == [1, 0, 0, 0, 1, 2]


def test_odd_rows_are_shifted_right():
    board = board_of(HEX, "...\nO..\n...")
    board.sheep[1][0] = 2
    assert {(slide.direction, slide.to_x, slide.to_y) for slide in board.slides(1)} == {
        (1, 0, 0), (2, 1, 0), (4, 2, 1), (5, 0, 2), (6, 1, 2)}


def test_directions_of_squares_are_numbered_like_rows_of_three_with_the_flock_as_5():
    board = board_of(SQUARE, "...\n.O.\n...")
    board.sheep[1][1] = 2
    around = {(3 * y + x + 1, x, y) for x in range(3) for y in range(3)} - {(5, 1, 1)}
    assert {(slide.direction, slide.to_x, slide.to_y) for slide in board.slides(1)} == around


def test_who_holds_no_cell_has_no_points():
    assert HEX.score([]) == SQUARE.score([]) == 0


@pytest.mark.parametrize(("move", "why"), [
    ((0, 0, 0, 4), "one must go"),
    ((0, 0, -1, 4), "one must go"),
    ((0, 0, 5, 4), "one must stay"),
    ((0, 0, 6, 4), "one must stay"),
    ((0, 0, 1, 3), "blocked"),
    ((0, 0, 1, 5), "no direction"),
    ((5, 0, 1, 4), "no flock"),
    ((9, 9, 1, 4), "no flock"),
    ((9, 0, 1, 4), "no flock"),
    ((0, 9, 1, 4), "no flock"),
    ((-1, 0, 1, 4), "no flock"),
])
def test_illegal_moves_are_refused_with_a_reason_and_change_nothing(move, why):
    board = board_of(SQUARE, "O....P")
    board.sheep[0][0] = 5
    with pytest.raises(RuleError, match=why):
        board.play(1, move)
    assert board.owner == [[1, 0, 0, 0, 0, 2]] and board.sheep == [[5, 0, 0, 0, 0, 0]]


def test_a_flock_of_one_cannot_move():
    board = board_of(SQUARE, "O..P")
    board.sheep[0] = [1, 0, 0, 2]
    assert not board.can_move(1)
    assert board.next_player(1) == 2 and board.next_player(2) == 2


def test_flocks_do_not_make_a_border_but_walls_and_the_edge_do():
    board = board_of(HEX, ".....\n.....\n..O..\n.....\n.....")
    assert (1, 2) not in board.border_cells() and (0, 0) in board.border_cells()
    assert board.border_cells(edge_counts=False) == []
    with pytest.raises(RuleError, match="wall"):
        board.place(2, 1, 2, 16)
    with pytest.raises(RuleError, match="free"):
        board.place(2, 2, 2, 16)


def test_starts_that_every_server_accepts_come_first_the_most_open_one_before_all():
    walled = board_of(HEX, ".....\n.....\n..#..\n.....\n.....")
    assert {*walled.accepted_starts()} == {*walled.border_cells(edge_counts=False)} < {*walled.border_cells()}
    without_walls = board_of(HEX, "...\n...\n...")
    starts = without_walls.accepted_starts()
    assert {*starts} == {*without_walls.border_cells()}, "on a map without walls some servers refuse all"
    open_ways = [sum(without_walls.is_free(*way.step(*cell)) for way in HEX.directions) for cell in starts]
    assert open_ways == sorted(open_ways, reverse=True) and len({*open_ways}) > 1


def test_teams_share_the_mean_of_their_scores():
    scores = np.array([10.0, 2.0, 4.0, 8.0])
    assert TEAMS.team_means(scores).tolist() == [7, 5, 7, 5]
    assert SQUARE.team_means(scores).tolist() == [10, 2, 4, 8]
