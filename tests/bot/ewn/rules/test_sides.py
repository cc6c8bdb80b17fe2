from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot.ewn.rules import plain as rules
from bot.ewn.rules import sides
from bot.ewn.rules.state import CAPTURED, DICE
from tests.bot.ewn.positions import undecided


def test_all_moves_of_a_side_lead_to_the_positions_of_the_rules() -> None:
    for position in undecided(Random(1), 300):
        mover, other = (np.array([number]) for number in sides.pack(position))
        moves = sides.moves(mover, sides.most_pieces(mover))
        captures = sides.after_captures(other)[0]
        found = {
            (int(captures[hit]), int(side))
            for side, hit, legal in zip(moves.sides[0], moves.hits[0], moves.legal[0])
            if legal
        }
        wanted = {
            sides.pack(rules.play(position, move)) for die in DICE for move in rules.legal_moves(position, die)
        }
        assert found == wanted


def test_rolls_give_the_mean_over_the_die_of_the_better_choice() -> None:
    random = Random(2)
    for position in undecided(random, 300):
        own = position.squares(position.to_move)
        living = [label for label in DICE if own[label - 1] != CAPTURED]
        worth = {label: random.random() for label in living}
        mean = sum(max(worth[label] for label in rules.movable_labels(own, die)) for die in DICE) / 6
        rolls = sides.rolls(np.array([sides.pack(position)[0]]), len(living))
        best = np.array([worth[label] for label in living])
        pairs = np.maximum(best[:-1], best[1:])
        assert rolls.alone[0] @ best + rolls.pair[0, :-1] @ pairs == pytest.approx(mean)
        assert rolls.pair[0, -1] == 0


def test_arrived_and_wiped_out_sides_are_seen() -> None:
    off = sides.OFF_BOARD
    packed = np.array([sum(s << 5 * i for i, s in enumerate(squares)) for squares in (
        (24, off, off, off, off, off), (off,) * 6, (0, 1, 2, 5, 6, 10))])
    assert sides.arrived(packed).tolist() == [True, False, False]
    assert sides.wiped_out(packed).tolist() == [False, True, False]
