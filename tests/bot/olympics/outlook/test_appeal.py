from __future__ import annotations

from itertools import product

import pytest

from bot.olympics.outlook.appeal import appeal, best, scores, turns_to_finish
from bot.olympics.rules.constants import DOWN, FINISH, LEFT, RIGHT, UP
from bot.olympics.rules.plain import hurdle_move
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating

FLAT = "." * 30
NO_MEDALS = [[[0, 0, 0]] * 4] * 3


def track_with(*hurdles: int) -> str:
    return "".join("#" if cell in hurdles else "." for cell in range(30))


@pytest.mark.parametrize("track", [FLAT, track_with(5, 10, 15), track_with(3, 7, 11, 15, 19, 23), track_with(27, 29)])
def test_turns_to_finish_are_those_of_the_best_of_all_ways(track: str) -> None:
    for start in range(FINISH - 12, FINISH):
        assert turns_to_finish(track)[start] == shortest(track, start)


def shortest(track: str, start: int) -> int:
    """Breadth first over cells and stuns."""
    reached, turns = {(start, 0)}, 0
    while all(cell < FINISH for cell, _ in reached):
        reached = {hurdle_move(track, cell, stun, action) for (cell, stun), action in product(reached, range(4))}
        turns += 1
    return turns


@pytest.mark.parametrize(
    ("run", "choices"),
    [
        (Hurdles(track_with(1), [0, 0, 0]), [UP]),
        (Hurdles(FLAT, [2, 0, 0]), [RIGHT]),
        (Hurdles(FLAT, [28, 0, 0]), [UP, DOWN, LEFT, RIGHT]),
        (Hurdles(FLAT, [5, 0, 0], [2, 0, 0]), [UP, DOWN, LEFT, RIGHT]),
        (Archery([3], [(3, -1), (0, 0), (0, 0)]), [LEFT]),
        (Archery([3], [(0, -4), (0, 0), (0, 0)]), [DOWN]),
        (Diving("RUU"), [RIGHT]),
        (Skating("LURD", [0, 3, 6], [4, 0, 0]), [UP]),
        (Skating("LURD", [0, 3, 6]), [DOWN]),
        (Skating("LURD", [0, 3, 6], [-2, 0, 0]), [UP, DOWN, LEFT, RIGHT]),
    ],
)
def test_the_best_actions_of_one_game(run: MiniGame, choices: list[int]) -> None:
    assert best(appeal(run, 0)) == sorted(choices)


def test_a_longer_combo_and_more_letters_are_worth_more() -> None:
    short, long = Diving("UU", combos=[2, 0, 0]), Diving("UUUU", combos=[2, 0, 0])
    assert appeal(short, 0)[UP] > appeal(short, 1)[UP] > appeal(short, 1)[DOWN]
    assert appeal(long, 0)[UP] > appeal(short, 0)[UP]


def test_a_game_with_few_points_goes_before_one_with_many() -> None:
    runs = [None, None, None, Diving("L" * 5)]
    poor = [[[9, 0, 0]] * 3 + [[0, 0, 5]], *NO_MEDALS[1:]]
    rich = [[[0, 0, 5]] * 3 + [[9, 0, 0]], *NO_MEDALS[1:]]
    assert scores(Position(9, poor, runs), 0)[LEFT] > scores(Position(9, rich, runs), 0)[LEFT] > 0


def test_games_that_rest_have_no_say() -> None:
    assert scores(Position(9, NO_MEDALS, [None] * 4), 0) == [0.0] * 4
