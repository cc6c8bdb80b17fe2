"""The expected play of the Olympics, followed through plans that are made by hand."""
from __future__ import annotations

from typing import Any

import numpy as np

from bot.olympics.analysis.line import planned_actions
from bot.olympics.outlook.plan_graph import PlanLayer
from bot.olympics.rules.constants import ACTIONS, PLAYERS

CLOSED = PLAYERS
"""A child behind the nodes of a layer, one for each player."""


class Graph:
    """Three layers in which each player has one node; ``children`` [A, P] of the second one."""

    def __init__(self, children: np.ndarray) -> None:
        self.layers = [PlanLayer(np.arange(PLAYERS), np.zeros((3, PLAYERS), int), np.zeros(1)) for _ in range(3)]
        self.layers[0].children = np.tile(np.arange(PLAYERS), (ACTIONS, 1))
        self.layers[1].children = children


def policies(*wanted: tuple[int, int, int]) -> list[np.ndarray]:
    """For each layer [A, P]: each player wants one action."""
    return [np.eye(ACTIONS)[list(actions)].T for actions in wanted]


def followed(graph: Any, *wanted: tuple[int, int, int]) -> list[list[int]]:
    return [actions.tolist() for actions in planned_actions(graph, np.array([3, 2, 1]), policies(*wanted))]


def test_the_first_actions_are_given_and_later_ones_are_those_of_the_policies() -> None:
    open_ones = np.tile(np.arange(PLAYERS), (ACTIONS, 1))
    assert followed(Graph(open_ones), (0, 0, 0), (1, 2, 0)) == [[3, 2, 1], [1, 2, 0]]


def test_the_play_ends_where_a_plan_is_not_followed() -> None:
    graph = Graph(np.tile(np.arange(PLAYERS), (ACTIONS, 1)))
    graph.layers[0].children[2, 1] = CLOSED
    assert followed(graph, (0, 0, 0), (1, 2, 0)) == [[3, 2, 1]]


def test_the_next_node_is_where_the_action_leads() -> None:
    """Two nodes of the first player: its action decides in which of them it is."""
    graph = Graph(np.tile(np.arange(PLAYERS), (ACTIONS, 1)))
    graph.layers[1] = PlanLayer(np.array([0, 1, 2, 0]), np.zeros((3, 4), int), np.zeros(1))
    graph.layers[1].children = np.tile([0, 1, 2, 0], (ACTIONS, 1))
    graph.layers[0].children[3, 0] = 3
    wanted = np.eye(ACTIONS)[[1, 2, 0, 3]].T  # [A, N] of the second layer
    found = planned_actions(graph, np.array([3, 2, 1]), [policies((0, 0, 0))[0], wanted])  # type: ignore[arg-type]
    assert [actions.tolist() for actions in found] == [[3, 2, 1], [3, 2, 0]]
