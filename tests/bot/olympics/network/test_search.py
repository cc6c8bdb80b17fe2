"""Looking two turns ahead."""
from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import numpy as np
import pytest

from bot.olympics.batch import encode
from bot.olympics.constants import HURDLES, LETTERS, PLAYERS
from bot.olympics.match import Match
from bot.olympics.network.features import GIVEN, JOINT, JOINT_ACTIONS, Features, of_position
from bot.olympics.network.params import Params
from bot.olympics.network.search import TwoPly, positions_after
from bot.olympics.network.value import learned_weights
from bot.olympics.state import Archery, Diving, Hurdles, MiniGame, Position, Skating
from bot.search.clock import Deadline

ORDER = "RULD"
RANKS = np.array([ORDER.index(letter) for letter in LETTERS])
MEDALS = [[list(won) for _ in range(4)] for won in ((1, 0, 2), (0, 2, 1), (2, 0, 1))]


class NoNewRuns:
    """What is drawn is not known yet."""

    def new_run(self, game: int) -> MiniGame:
        raise AssertionError("a run that ends rests for a turn")

    def skating_order(self, game: int, is_over: bool) -> str:
        return ORDER


def some_position(turn: int = 40) -> Position:
    """A race that some joint actions end, archery that ends now, skating and diving that go on."""
    return Position(turn, MEDALS, [
        Hurdles("...#....#...#....#...#....#...", [26, 25, 20]), Archery([2], [(1, 2), (-2, 0), (1, 2)]),
        Skating("LURD", [12, 14, 3], [1, 0, -1], 6), Diving("LUD", [10, 12, 9], [2, 0, 3])])


@pytest.mark.parametrize("joint", [0b000000, 0b111101, 0b110100, 0b010011])
def test_the_next_positions_are_those_of_the_rules(joint: int) -> None:
    position, features = some_position(), Features()
    course, now = of_position(position)
    children = features.children(course, now)
    match = Match([deepcopy(run) for run in position.runs if run], NoNewRuns(), 40, deepcopy(MEDALS))
    match.step(JOINT[:, joint].tolist())
    then = Position(41, match.medals, [None if rests else run for run, rests in zip(match.runs, match.resting)])
    next_course, positions = positions_after(course, now, children, np.array([joint, 5]), RANKS)
    assert positions.points[0].tolist() == (np.array(match.medals) @ GIVEN).tolist()
    assert positions.racing[0] == (then.runs[HURDLES] is not None)
    running = [game for game, run in enumerate(then.runs) if run]
    assert positions.states[running, 0].tolist() == encode(then)[running].tolist()
    seen = features.children(next_course, positions)
    expected = features.children(*of_position(then))
    assert seen.players[0] == pytest.approx(expected.players[0], abs=1e-6)
    assert seen.shared[0] == pytest.approx(expected.shared[0], abs=1e-6)


def test_looking_further_changes_only_the_actions_that_may_be_best() -> None:
    first = next(TwoPly(learned_weights(), Params()).results(some_position(), 1, Deadline.never()))
    (best, value), (second, other), *rest = first.alternatives
    params = Params(answers=6, margin=1.01 * (value - other))
    *_, last = TwoPly(learned_weights(), params).results(some_position(), 1, Deadline.never())
    found = dict(last.alternatives)
    assert found[best] != value and found[second] != other
    assert {action: found[action] for action, _ in rest} == dict(rest)


def test_effort_counts_the_joint_actions_that_were_valued() -> None:
    search = TwoPly(learned_weights(), Params(answers=4, margin=1.0))
    efforts = [result.effort for result in search.results(some_position(), 0, Deadline.never())]
    assert efforts == [JOINT_ACTIONS * (1 + answers * 4) for answers in (0, 2, 4)]


def test_the_last_turn_needs_no_second_look() -> None:
    search = TwoPly(learned_weights(), Params(answers=4, margin=1.0))
    position = replace(some_position(), turn=100)
    (result,) = search.results(position, 0, Deadline.never())
    course, now = of_position(position)
    worth = {0.0, 0.25, 0.5, 0.75, 1.0}
    assert result.value <= max(worth) and len(result.alternatives) == 4
    assert course.turns_left == 0 and now.points.shape == (1, PLAYERS, 4)
