from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from bot.games.ewn import rules, sides
from bot.games.ewn.rules import DICE
from bot.games.ewn.tree import Pair, Tree
from bot.games.ewn.values import SeedValue
from bot.search.negascout import NegaScout, Settings

from .positions import undecided


def test_rolls_and_children_are_those_of_the_rules() -> None:
    tree = Tree(SeedValue())
    for position in undecided(Random(3), 200):
        root = tree.after(position)
        assert root is not None
        rolls = tree.rolls(root)
        assert sum(chance for chance, _ in rolls) == pytest.approx(1)
        found = sorted((round(chance * 6), sorted(map(str, children))) for chance, children in rolls)
        groups: dict[tuple[int, ...], int] = {}
        for die in DICE:
            labels = rules.movable_labels(position.squares(position.to_move), die)
            groups[labels] = groups.get(labels, 0) + 1
        wanted = []
        for labels, count in groups.items():
            die = next(d for d in DICE if rules.movable_labels(position.squares(position.to_move), d) == labels)
            after = [rules.play(position, move) for move in rules.legal_moves(position, die)]
            wanted.append((count, sorted(str(tree.after(child)) for child in after)))
        assert found == sorted(wanted)


def test_the_value_is_distance_plus_determinacy() -> None:
    tree = Tree(SeedValue())
    position = undecided(Random(1), 1)[0]
    pair = tree.after(position)
    assert pair is not None
    value = SeedValue()
    mover, other = (np.array([side]) for side in sides.pack(position))
    assert tree.value(pair) == pytest.approx(float(value.merits(mover)[0] - value.merits(other)[0]))


SEARCHES = [
    Settings(table_bits=0),
    Settings(star2=True, table_bits=0),
    Settings(use_deeper=False),
    Settings(star2=True, use_deeper=False),
]


@pytest.mark.parametrize("depth", [5, pytest.param(7, marks=pytest.mark.strength)])
def test_pruned_searches_have_the_value_of_plain_expectiminimax(depth: int) -> None:
    tree = Tree(SeedValue())

    @cache
    def plain(position: Pair | None, depth: int) -> float:
        if position is None:
            return -tree.win
        if depth == 1:
            return tree.value(position)
        return sum(
            chance * max(-plain(child, depth - 2) for child in children) for chance, children in tree.rolls(position)
        )

    roots = [root for position in undecided(Random(5), 1000) if (root := tree.after(position))]
    assert len(roots) == 1000
    wanted = [plain(root, depth) for root in roots]
    for settings in SEARCHES:
        search = NegaScout(tree, settings)
        np.testing.assert_allclose([search.value(root, depth) for root in roots], wanted, rtol=0, atol=1e-6)
