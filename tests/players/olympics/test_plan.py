"""Plans as a strategy: legal, in time, repeatable, and right where the right answer is plain."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.arena.games.olympics.referee import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.games.olympics.rules import DOWN, LEFT, PLAYERS, RIGHT, TURNS, UP, Archery, Diving, Hurdles, Position, Skating
from bot.players.olympics.params import Params
from bot.players.olympics.plan import Plan
from bot.search.clock import Deadline

SOME_MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
EVEN = [[[1, 0, 0]] * 4] * PLAYERS
PARAMS = Params(iterations=4)


def _position(seed: int, turn: int = 1) -> Position:
    source = Random(seed)
    runs = [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)]
    return Position(turn, SOME_MEDALS, runs)


def _plan(params: Params = PARAMS) -> Plan:
    strategy = Plan(params)
    strategy.prepare()
    return strategy


def test_a_diver_goes_on_with_its_combo_in_the_last_turn() -> None:
    position = Position(TURNS, EVEN, [None, None, None, Diving("R", [50, 52, 51], [6, 6, 0])])
    assert [_plan().choose(position, seat, Deadline.never()) for seat in (0, 1)] == [RIGHT, RIGHT]


def test_a_runner_jumps_a_hurdle_on_which_the_race_hangs() -> None:
    race = Hurdles("..........................#...", [25, 24, 24], [0, 0, 0])
    assert _plan().choose(Position(TURNS - 1, EVEN, [race, None, None, None]), 0, Deadline.never()) == UP


def test_the_last_shot_goes_to_the_middle() -> None:
    archery = Archery([3], [(0, 3), (1, 1), (-3, 0)])
    position = Position(90, EVEN, [None, archery, None, None])
    assert _plan().choose(position, 0, Deadline.never()) == UP
    assert _plan().choose(position, 2, Deadline.never()) == RIGHT


def test_the_last_turn_of_skating_is_the_fastest() -> None:
    skating = Skating("LDUR", [20, 21, 14], [0, 0, 0], 1)
    assert _plan().choose(Position(90, EVEN, [None, None, skating, None]), 0, Deadline.never()) == RIGHT


def test_a_run_that_the_match_cuts_off_does_not_count() -> None:
    archery = Archery([1, 1], [(0, 1), (5, 5), (5, 5)])
    diving = Diving("L", [10, 10, 10], [0, 0, 0])
    assert _plan().choose(Position(TURNS, EVEN, [None, archery, None, diving]), 0, Deadline.never()) == LEFT


def test_a_game_without_points_comes_before_one_more_medal() -> None:
    medals = [[[3, 0, 0]] * 3 + [[0, 0, 3]]] + [[[1, 1, 0]] * 4] * 2
    archery = Archery([2], [(0, 2), (5, 5), (0, 3)])  # gold if UP
    diving = Diving("D", [5, 3, 9], [1, 0, 0])  # silver at least, with DOWN; bronze perhaps without
    diving.points = [5, 6, 9]
    assert _plan().choose(Position(TURNS, medals, [None, archery, None, diving]), 0, Deadline.never()) == DOWN


@pytest.mark.parametrize("turn", [1, 40, 88, 99, 100])
def test_positions_of_the_whole_match_are_answered(turn: int) -> None:
    strategy = _plan()
    for seed in range(3):
        assert strategy.choose(_position(seed, turn), seed, Deadline.never()) in range(4)
        assert strategy.evaluations > 0


def test_games_that_rest_do_no_harm() -> None:
    strategy = _plan()
    position = _position(4, 50)
    for resting in range(4):
        others = [None if game == resting else run for game, run in enumerate(position.runs)]
        alone = [run if game == resting else None for game, run in enumerate(position.runs)]
        for runs in (others, alone):
            assert strategy.choose(replace(position, runs=runs), 1, Deadline.never()) in range(4)


def test_the_same_seed_gives_the_same_answers() -> None:
    answers = [[_plan().choose(_position(seed, 30), 0, Deadline.never()) for seed in range(8)] for _ in range(2)]
    assert answers[0] == answers[1]


def test_looking_ahead_chooses_among_the_best_plans() -> None:
    plans, ahead = _plan(replace(PARAMS, ahead_rounds=0)), _plan()
    changed = 0
    for seed in range(12):
        position = _position(seed, 30)
        first = plans.choose(position, 0, Deadline.never())
        action = ahead.choose(position, 0, Deadline.never())
        assert plans.worth is not None
        assert first == plans.worth[:, 0].argmax()
        assert plans.worth[action, 0] >= plans.worth[first, 0] - PARAMS.ahead_gap
        changed += action != first
    assert changed


def test_without_rounds_the_first_guess_is_the_answer() -> None:
    strategy = _plan(Params(plan_rounds=0))
    assert strategy.choose(_position(5), 2, Deadline.never()) == strategy.provisional
    assert strategy.worth is None


def test_a_deadline_that_has_passed_is_answered_with_the_first_guess() -> None:
    strategy = _plan(Params())
    assert strategy.choose(_position(5), 2, Deadline.after_ms(-1.0)) in range(4)
    assert strategy.evaluations == 0
    assert strategy.provisional is not None
