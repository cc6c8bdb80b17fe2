"""What the reference bot chooses."""
from __future__ import annotations

from random import Random

import pytest

from bot.ewn.player.layer import EwnLayer
from bot.ewn.reference.loop import Bot
from bot.ewn.reference.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE
from bot.ewn.training.selfplay import EmbeddedClassic
from botkit.search.clock import Deadline
from botkit.search.layers import Costs, DepthLimits, deepen
from tests.bot.ewn.positions import START, scattered


def test_the_full_width_search_with_the_same_value_agrees_at_a_fixed_depth() -> None:
    random = Random(12)
    for _ in range(20):
        position = scattered(random, 6)
        moves = rules.legal_moves(position, random.choice(DICE))
        after = [rules.play(position, move) for move in moves]
        if len(moves) < 2 or any(rules.winner(child) is not None for child in after):
            continue
        layer = EwnLayer.of(after, EmbeddedClassic())
        *_, full_width = deepen(layer, Deadline.never(), DepthLimits(2, 10**9), Costs(1.0, 0.0, 0.0))
        *_, found = Bot(Params(depth=6)).search(position, moves, Deadline.never())
        values = {moves[number]: value for number, value in full_width.alternatives}
        assert found.value == pytest.approx(full_width.value, abs=1e-4)
        assert values[found.answer] == pytest.approx(full_width.value, abs=1e-4)


@pytest.mark.parametrize(("depth", "found"), [(1, [1]), (4, [2, 4]), (5, [2, 4]), (6, [2, 4, 6])])
def test_the_search_ends_at_its_depth(depth: int, found: list[int]) -> None:
    results = Bot(Params(depth=depth)).search(START, rules.legal_moves(START, 6), Deadline.never())
    assert [result.effort for result in results] == found
