"""What the EWN bot's search chooses, and what it says of its choice."""
from __future__ import annotations

from random import Random

import pytest

from bot.ewn.arena.verify import win_probability
from bot.ewn.player.loop import Bot
from bot.ewn.player.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, DICE, RED, Move, Position
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from tests.bot.ewn.positions import START, scattered


def searched(position: Position, moves: list[Move], depth: int = 0) -> list[SearchResult[Move]]:
    return list(Bot(Params(depth=depth)).search(position, moves, Deadline.never()))


@pytest.mark.parametrize(("depth", "found"), [(1, [4]), (2, [4]), (4, [4]), (5, [4]), (6, [4, 6]), (9, [4, 6, 8])])
def test_the_search_ends_at_its_depth_which_is_4_at_least(depth: int, found: list[int]) -> None:
    assert [result.effort for result in searched(START, rules.legal_moves(START, 6), depth)] == found


def test_every_move_has_its_probability_to_win_the_best_first() -> None:
    moves = rules.legal_moves(START, 6)
    *_, result = searched(START, moves, 6)
    assert {move for move, _ in result.alternatives} == set(moves)
    values = [value for _, value in result.alternatives]
    assert values == sorted(values, reverse=True)
    assert (result.answer, result.value) == result.alternatives[0]
    assert 0.0 < values[-1] < values[0] < 1.0


def test_with_up_to_four_pieces_the_move_loses_nothing_and_its_value_is_exact() -> None:
    random = Random(13)
    checked = 0
    while checked < 12:
        position = scattered(random, random.choice((3, 3, 3, 4)))
        moves = rules.legal_moves(position, random.choice(DICE))
        if len(moves) < 2 or any(rules.winner(rules.play(position, move)) is not None for move in moves):
            continue
        *_, last = searched(position, moves)
        known: dict[Position, float] = {}
        exact = {move: 1 - win_probability(rules.play(position, move), known) for move in moves}
        assert exact[last.answer] == pytest.approx(max(exact.values()), abs=1e-9)
        assert dict(last.alternatives) == pytest.approx(exact, abs=1e-9)
        checked += 1


def test_a_decision_says_what_it_is_worth() -> None:
    bot = Bot(Params(depth=4))
    winning = Position((23, -1, -1, -1, -1, -1), (22, -1, -1, -1, -1, -1), RED)
    assert bot._best(winning, rules.legal_moves(winning, 3), 0.0) == SearchResult(Move(23, 24))  # the only one
    winning = Position((18, -1, -1, -1, -1, -1), (22, -1, -1, -1, -1, -1), RED)
    assert bot._best(winning, rules.legal_moves(winning, 3), 0.0) == SearchResult(Move(18, 24), 1.0)
    start = START._replace(to_move=BLUE)
    assert 0.0 < bot._best(start, rules.legal_moves(start, 1), 0.0).value < 1.0
