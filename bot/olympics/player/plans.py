"""Plans of all players to the end of their runs, and a look at how the others will respond to the best first actions.

Plans take the others' results as given. So the best few actions are examined again: what can the bot expect after the
others have seen its action and everyone has responded to it? All these branches share one graph of plans.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.player.params import Params
from bot.olympics.player.responses import CommittedTurn, OpenTurn, Situation
from bot.olympics.rules.constants import ACTIONS
from bot.olympics.rules.state import Position
from botkit.arrays import Floats, Ints
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

EVERY_ACTION = np.arange(ACTIONS)


class PlanSearch:
    """Makes new plans every turn."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self.forecaster = Forecaster(MEDAL_SHARES)

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        """The best action so far, after each step of at most about 2 ms; the effort is in nodes of plans."""
        params = self._params
        situation = Situation(position, seat, self.forecaster, params)
        turn = OpenTurn(situation)
        graph = turn.graph
        best = SearchResult(int((graph.first_estimates()[:, seat] + turn.skating_values()[:, seat]).argmax()))
        yield best
        while not graph.complete:
            graph.grow()
            yield best
        for rounds in range(1, (params.rounds or params.usual_rounds) + 1):
            for _ in turn.respond():
                yield best
            best = _result(EVERY_ACTION, turn.outcomes(), rounds * graph.nodes())
            yield best
        if params.ahead_rounds and best.alternatives:
            yield from _look_ahead(turn, best)


def _look_ahead(turn: OpenTurn, best: SearchResult[int]) -> Iterator[SearchResult[int]]:
    """The best action if the others have seen it. Alternatives that are not examined again keep their values."""
    outcomes, params = turn.outcomes(), turn.situation.params
    likely = outcomes >= outcomes[best.answer] - params.ahead_gap
    ours = likely.nonzero()[0]
    if ours.size < 2:
        return
    branches = CommittedTurn(turn.situation, turn, ours)
    for _ in branches.believe(1.0):
        yield best
    yield best
    others = tuple(other for other in best.alternatives if not likely[other[0]])
    for _ in range(params.ahead_rounds):
        for _ in branches.respond():
            yield best
        seen = _result(ours, branches.outcomes(), best.effort + turn.graph.nodes() * ours.size)
        best = replace(seen, alternatives=seen.alternatives + others)
        yield best


def _result(actions: Ints, outcomes: Floats, effort: int) -> SearchResult[int]:
    """The best of ``actions`` [B] by their ``outcomes`` [B]; among equals, the first."""
    order = np.argsort(-outcomes, kind="stable")
    alternatives = tuple((int(actions[place]), float(outcomes[place])) for place in order)
    return SearchResult(*alternatives[0], alternatives, effort)
