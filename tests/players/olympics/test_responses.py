"""Answers to beliefs, for several actions of this turn side by side."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from bot.games.olympics.forecast import Forecaster
from bot.games.olympics.plans import PlanGraph
from bot.games.olympics.rules import (
    ACTIONS,
    DOWN,
    HURDLES,
    LEFT,
    RIGHT,
    TURNS,
    UP,
    Archery,
    Diving,
    Hurdles,
    MiniGame,
    Position,
    Skating,
)
from bot.players.olympics.params import Params
from bot.players.olympics.responses import Branches, OpenTurn, Responses
from bot.players.olympics.study import Study

EVEN = [[[1, 0, 0]] * 4] * 3
TRACK = "......#.....#......#......#..."
ROUNDS = 8
PARAMS = Params()
EVERY_ACTION = np.arange(ACTIONS)


def _study(position: Position, seat: int = 0, params: Params = PARAMS) -> tuple[Study, OpenTurn, PlanGraph]:
    study = Study(position, seat, Forecaster(shares=params.medal_shares()), params)
    turn = OpenTurn(study)
    graph = study.graph(turn.pay[:, :, 0], turn.prizes[:, :, 0])
    while not graph.complete:
        graph.grow()
    return study, turn, graph


def _finish(steps: Iterator[None]) -> None:
    for _ in steps:
        pass


def _answered(responses: Responses, graph: PlanGraph, rounds: int = ROUNDS) -> None:
    for _ in range(rounds):
        _finish(responses.respond(graph))


def _branches(study: Study, turn: OpenTurn, graph: PlanGraph, ours: np.ndarray) -> Branches:
    branches = Branches(study, graph, turn, ours)
    _finish(branches.believe(graph, turn.policies, 1.0))
    branches.weigh()
    return branches


def _four_games() -> list[MiniGame | None]:
    return [
        Hurdles(TRACK, [3, 4, 3], [0, 0, 0]), Archery([3, 5, 2, 4, 6], [(4, 2), (-5, 3), (4, 2)]),
        Skating("LDUR", [5, 7, 5], [1, 0, 1], 9), Diving("ULDDR", [3, 1, 3], [2, 1, 2]),
    ]


@pytest.mark.parametrize("action", [UP, LEFT, DOWN, RIGHT])
def test_a_branch_is_the_position_that_the_action_leads_to(action: int) -> None:
    """The others lie on the ground, so that only one's own action counts."""
    race = Hurdles(TRACK, [9, 10, 9], [0, 2, 2])
    study, turn, graph = _study(Position(40, EVEN, [race, None, None, None]))
    _answered(turn, graph)
    branches = _branches(study, turn, graph, EVERY_ACTION)
    _answered(branches, graph)
    race.step([action] * 3)
    _, after, graph = _study(Position(41, EVEN, [race, None, None, None]))
    _answered(after, graph)
    assert branches.rankings[HURDLES, :, action] == pytest.approx(after.rankings[HURDLES, :, 0], abs=0.03)


def test_branches_do_not_disturb_one_another() -> None:
    study, turn, graph = _study(Position(30, EVEN, _four_games()))
    _answered(turn, graph, 3)
    together = _branches(study, turn, graph, EVERY_ACTION)
    _answered(together, graph, 2)
    for action in range(ACTIONS):
        alone = _branches(study, turn, graph, EVERY_ACTION[action: action + 1])
        _answered(alone, graph, 2)
        assert alone.outcome() == pytest.approx(together.outcome()[action: action + 1], abs=1e-9)


def test_in_the_last_turn_branches_know_the_outcome() -> None:
    diving = Diving("R", [50, 52, 40], [6, 0, 0])  # first by 7 points with RIGHT, second without
    params = replace(PARAMS, plan_first_lapse=0.0, plan_habit=0.0, plan_lapse=0.0)
    study, turn, graph = _study(Position(TURNS, EVEN, [None, None, None, diving]), params=params)
    _answered(turn, graph)
    branches = _branches(study, turn, graph, EVERY_ACTION)
    _answered(branches, graph, 2)
    assert branches.outcome()[RIGHT] == pytest.approx(1.0, abs=0.01)
    assert branches.outcome()[LEFT] == pytest.approx(0.5, abs=0.01)


def test_plans_that_the_graph_does_not_follow_go_on_by_habit() -> None:
    study, turn, graph = _study(Position(30, EVEN, _four_games()), params=replace(PARAMS, plan_width=1))
    _answered(turn, graph, 2)
    branches = _branches(study, turn, graph, EVERY_ACTION)
    _answered(branches, graph, 2)
    assert branches.rankings.sum(1) == pytest.approx(np.ones((4, ACTIONS)))
    assert np.isfinite(branches.outcome()).all()


def test_chances_of_all_results_sum_to_one() -> None:
    study, turn, graph = _study(Position(30, EVEN, _four_games()), seat=2)
    _answered(turn, graph, 2)
    branches = _branches(study, turn, graph, EVERY_ACTION)
    _answered(branches, graph, 2)
    for responses, size in ((turn, 1), (branches, ACTIONS)):
        assert responses.rankings.sum(1) == pytest.approx(np.ones((4, size)))
        assert responses.value.sum(0) == pytest.approx(np.full(size, 1.5))
