"""The Olympics: the play that is expected after an action, by the plans of all players.

The plans know the rest of the runs in hurdles, archery and diving. Nothing is planned in skating, because its next
order is drawn turn by turn.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from itertools import islice

import numpy as np

from arena.contract.judgement import Line
from bot.olympics.outlook.plan_graph import PlanGraph
from bot.olympics.protocol import ACTION_NAMES
from bot.olympics.rules.constants import NO_ACTION, PLAYERS
from bot.olympics.rules.plain import is_over, play_turn
from bot.olympics.rules.state import MiniGame, Skating
from botkit.arrays import Floats, Ints
from botkit.search.rounding import rounded

MOST_TURNS = 6
"""The expected play has at most so many turns."""


def expected_line(
    runs: Sequence[MiniGame | None], seats: Collection[int], seat: int, actions: Iterator[Ints]
) -> Line:
    """The answers of all ``seats`` in the next turns, each turn those of ``seat`` first.

    ``runs``: now; the line ends with them. ``actions``: those of the next turns, [P] each.
    """
    planned = [deepcopy(run) for run in runs if run is not None and not isinstance(run, Skating)]
    order = [seat, *(other for other in sorted(seats) if other != seat)]
    line: list[tuple[int, str]] = []
    for of_all in islice(actions, MOST_TURNS):
        line += ((player, ACTION_NAMES[of_all[player]]) for player in order)
        for run in planned:
            play_turn(run, [int(of_all[player]) if player in seats else NO_ACTION for player in range(PLAYERS)])
        planned = [run for run in planned if not is_over(run)]
        if not planned:
            break
    return tuple(line)


def planned_actions(graph: PlanGraph, first: Ints, policies: Sequence[Floats]) -> Iterator[Ints]:
    """The likeliest actions [P] of this turn and the next ones, as far as plans are followed.

    ``first`` [P]: those of this turn; ``policies``: one [A, N] for each layer.
    """
    nodes, actions = np.arange(PLAYERS), first
    for layer, after, policy in zip(graph.layers, graph.layers[1:], [*policies[1:], None]):
        yield actions
        nodes = layer.children[actions, nodes]
        if policy is None or (nodes >= after.owner.size).any():
            return
        actions = rounded(policy[:, nodes]).argmax(0)
