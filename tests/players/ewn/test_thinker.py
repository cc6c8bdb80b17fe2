"""What the EWN bot's searches choose."""
from __future__ import annotations

from random import Random

import pytest

from bot.games.ewn import rules
from bot.games.ewn.rules import DICE, Position
from bot.players.ewn.params import Params
from bot.players.ewn.thinker import LayerThinker, ScoutThinker
from bot.search.clock import Deadline
from tests.games.ewn.positions import scattered


def test_both_searches_agree_at_a_fixed_depth() -> None:
    random = Random(12)
    for _ in range(20):
        position = scattered(random, 6)
        die = random.choice(DICE)
        moves = rules.legal_moves(position, die)
        if len(moves) < 2 or any(rules.winner(rules.play(position, move)) is not None for move in moves):
            continue
        layers = LayerThinker(Params(evaluation="combined", iterations=6))
        *_, depth = layers.depths(position, moves, Deadline.never())
        scout = ScoutThinker(Params(evaluation="combined", iterations=6))
        *_, choice = scout.think(position, moves, Deadline.never())
        assert -depth.values[moves.index(choice)] == pytest.approx(-depth.values.min(), abs=1e-6)


@pytest.mark.parametrize("iterations", [1, 2, 3])
def test_the_least_search_looks_at_the_opponents_roll_and_ends(iterations: int) -> None:
    position = scattered(Random(14), 6)
    moves = rules.legal_moves(position, 3)
    depths = list(LayerThinker(Params(iterations=iterations)).depths(position, moves, Deadline.never()))
    assert len(depths) == 1


@pytest.mark.parametrize("count", [25, pytest.param(1000, marks=pytest.mark.strength)])
def test_with_up_to_four_pieces_the_move_loses_nothing(count: int) -> None:
    random = Random(13)
    thinker = LayerThinker(Params())
    checked = 0
    while checked < count:
        position = scattered(random, random.randint(3, 4))
        moves = rules.legal_moves(position, random.choice(DICE))
        if len(moves) < 2 or any(rules.winner(rules.play(position, move)) is not None for move in moves):
            continue
        *_, chosen = thinker.think(position, moves, Deadline.never())
        known: dict[Position, float] = {}
        worth = {move: 1 - rules.win_probability(rules.play(position, move), known) for move in moves}
        assert max(worth.values()) - worth[chosen] < 1e-9
        checked += 1
