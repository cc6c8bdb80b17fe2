from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from bot.ewn.reference.game import ClassicValue, EwnGame, Pair
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE
from botkit.search.expectimax import Expectimax
from tests.bot.ewn.positions import START, side, undecided

GAME = EwnGame(ClassicValue())


def test_rolls_and_children_are_those_of_the_rules() -> None:
    for position in undecided(Random(3), 200):
        root = GAME.after(position)
        assert root is not None
        rolls = GAME.rolls(root)
        assert sum(probability for probability, _ in rolls) == pytest.approx(1)
        found = sorted((round(probability * 6), sorted(map(str, children))) for probability, children in rolls)
        groups: dict[tuple[int, ...], int] = {}
        for die in DICE:
            labels = rules.movable_labels(position.squares(position.to_move), die)
            groups[labels] = groups.get(labels, 0) + 1
        wanted = []
        for labels, count in groups.items():
            die = next(d for d in DICE if rules.movable_labels(position.squares(position.to_move), d) == labels)
            after = [rules.play(position, move) for move in rules.legal_moves(position, die)]
            wanted.append((count, sorted(str(GAME.after(child)) for child in after)))
        assert found == sorted(wanted)


def test_the_value_is_distance_plus_determinacy() -> None:
    """Red: three steps to go, every piece for one roll. Blue: one step, its two pieces for four rolls each."""
    position = START._replace(blue=side(l2=1, l5=12))
    pair = GAME.after(position)
    assert pair is not None
    assert GAME.value(pair) == pytest.approx((-3 + 1) - (-1 + (4 + 4) / 2))


def test_pruned_searches_have_the_value_of_plain_expectiminimax() -> None:
    @cache
    def plain(position: Pair | None, depth: int) -> float:
        if position is None:
            return -GAME.win
        if depth == 1:
            return GAME.value(position)
        return sum(
            probability * max(-plain(child, depth - 2) for child in children)
            for probability, children in GAME.rolls(position)
        )

    roots = [root for position in undecided(Random(5), 200) if (root := GAME.after(position))]
    assert len(roots) == 200
    found = [Expectimax(GAME, table_bits=12).value(root, 5) for root in roots]
    np.testing.assert_allclose(found, [plain(root, 5) for root in roots], rtol=0, atol=1e-6)
