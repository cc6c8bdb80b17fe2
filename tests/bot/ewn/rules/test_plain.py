from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from bot.ewn.arena.verify import win_probability
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, DICE, HOME, RED, Move, Position, Squares
from tests.bot.ewn.positions import START, exchanged, leaf_count, random_game, side


@pytest.mark.parametrize(("first", "plies"), [(RED, 4), (BLUE, 3)])
def test_numbers_of_rolls_and_moves_from_the_start(first: int, plies: int) -> None:
    position = START._replace(to_move=first)
    assert [leaf_count(position, ply) for ply in range(plies + 1)] == [1, 18, 324, 6162, 117369][:plies + 1]


@pytest.mark.parametrize(
    ("red", "blue", "chance"),
    [
        (side(l1=0), side(l1=24), Fraction(1)),
        (side(l1=0, l6=6), side(l1=24), Fraction(23305, 23328)),
        (side(l1=0), side(l1=24, l6=18), Fraction(1, 6)),
    ],
)
def test_known_chances_of_red_to_win(red: Squares, blue: Squares, chance: float) -> None:
    position = Position(red, blue, RED)
    assert win_probability(position) == pytest.approx(float(chance), abs=1e-12)
    assert win_probability(exchanged(position)) == pytest.approx(float(chance), abs=1e-12)


def test_one_against_one_the_mover_wins_370_of_553_placements() -> None:
    known: dict[Position, float] = {}
    places = [(red, blue) for red in range(24) for blue in range(1, 25) if red != blue]
    values = [win_probability(Position(side(l1=red), side(l1=blue), RED), known) for red, blue in places]
    assert (sum(values), len(values)) == (370, 553)


@pytest.mark.parametrize(
    ("die", "labels"), [(1, (2,)), (2, (2,)), (3, (2, 5)), (4, (2, 5)), (5, (5,)), (6, (5,))]
)
def test_a_dead_pieces_neighbours_move_in_its_place(die: int, labels: tuple[int, ...]) -> None:
    assert rules.movable_labels(side(l2=0, l5=1), die) == labels


def test_red_goes_right_down_and_both_and_blue_the_other_way() -> None:
    position = Position(side(l3=12), side(l3=24), RED)
    assert {move.end for move in rules.legal_moves(position, 1)} == {13, 17, 18}
    position = Position(side(l3=0), side(l3=12), BLUE)
    assert {move.end for move in rules.legal_moves(position, 6)} == {11, 7, 6}


def test_at_the_edge_only_one_way_is_left() -> None:
    assert rules.legal_moves(Position(side(l1=4), side(l1=24), RED), 1) == [Move(4, 9)]


def test_an_own_piece_is_captured_like_an_enemy() -> None:
    position = Position(side(l1=6, l2=7), side(l1=24), RED)
    assert rules.play(position, Move(6, 7)) == Position(side(l1=7), side(l1=24), BLUE)
    position = Position(side(l1=6), side(l1=24, l4=7), RED)
    assert rules.play(position, Move(6, 7)) == Position(side(l1=7), side(l1=24), BLUE)


def test_the_last_capture_and_the_target_win() -> None:
    taken = rules.play(Position(side(l1=6), side(l4=7), RED), Move(6, 7))
    home = rules.play(Position(side(l1=18), side(l4=7), RED), Move(18, 24))
    assert (rules.winner(taken), rules.winner(home)) == (RED, RED)
    assert rules.winner(exchanged(home)) == BLUE
    assert rules.winner(START) is None


def test_exchanging_colours_changes_nothing_but_the_colours() -> None:
    for position in random_game(Random(5))[:-1]:
        turned = exchanged(position)
        assert exchanged(turned) == position
        for die in DICE:
            ours = [rules.play(position, move) for move in rules.legal_moves(position, die)]
            theirs = [rules.play(turned, move) for move in rules.legal_moves(turned, die)]
            assert sorted(map(exchanged, ours)) == sorted(theirs)


def test_an_arrangement_fills_the_home_with_each_piece_once() -> None:
    assert rules.is_arrangement(HOME[RED][::-1], RED)
    assert not rules.is_arrangement(HOME[RED], BLUE)
    assert not rules.is_arrangement((0, 0, 1, 2, 5, 6), RED)
