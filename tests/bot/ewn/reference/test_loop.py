"""What the reference bot chooses."""
from __future__ import annotations

from random import Random

import pytest

from bot.ewn.reference.game import ClassicValue, EwnGame
from bot.ewn.reference.loop import Bot
from bot.ewn.reference.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE, Position
from botkit.search.clock import Deadline
from tests.bot.ewn.positions import START, expectiminimax, scattered

GAME = EwnGame(ClassicValue())


def classic(position: Position) -> float:
    pair = GAME.after(position)
    return -GAME.win if pair is None else GAME.value(pair)


def test_the_search_agrees_with_plain_expectiminimax_at_a_fixed_depth() -> None:
    random = Random(12)
    for _ in range(20):
        position = scattered(random, 6)
        moves = rules.legal_moves(position, random.choice(DICE))
        after = [rules.play(position, move) for move in moves]
        if len(moves) < 2 or any(rules.winner(child) is not None for child in after):
            continue
        *_, found = Bot(Params(depth=6)).search(position, moves, Deadline.never())
        values = {move: -expectiminimax(child, classic, 2) for move, child in zip(moves, after)}
        assert found.value == pytest.approx(max(values.values()), abs=1e-4)
        assert values[found.answer] == pytest.approx(max(values.values()), abs=1e-4)


@pytest.mark.parametrize(("depth", "found"), [(1, [1]), (4, [2, 4]), (5, [2, 4]), (6, [2, 4, 6])])
def test_the_search_ends_at_its_depth(depth: int, found: list[int]) -> None:
    results = Bot(Params(depth=depth)).search(START, rules.legal_moves(START, 6), Deadline.never())
    assert [result.effort for result in results] == found
