"""Plans of all players to the end of their runs, and a look at what the others will make of the best first actions.

Plans take the others' results for granted. So the best few actions are looked at again: what can the bot expect when
the others have seen its action, and everyone answers that? All these branches share one graph of plans.
"""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.games.olympics.forecast import Beliefs, Forecaster
from bot.games.olympics.plans import PlanGraph
from bot.games.olympics.rules import Position
from bot.players.olympics.params import Params
from bot.players.olympics.responses import Branches, OpenTurn
from bot.players.olympics.study import Study
from bot.search.clock import Deadline


class Plan:
    """New plans every turn."""

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None
        self.evaluations = 0
        self.worth: np.ndarray | None = None
        """[A, P] of first actions in the last turn; ``None``: out of time before any answer."""
        self.beliefs: Beliefs | None = None
        """How runs will end, by the last turn's plans; ``None``: out of time before any answer."""
        self._params = params

    def prepare(self, forecaster: Forecaster | None = None) -> None:
        """Tables of skating and diving, unless another strategy shares its own."""
        self.forecaster = forecaster or Forecaster(shares=self._params.medal_shares())

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        self.evaluations = 0
        self.worth = self.beliefs = None
        for action in self._choose(position, seat):
            self.provisional = action
            if deadline.passed():
                break
        assert self.provisional is not None
        return self.provisional

    def _choose(self, position: Position, seat: int) -> Iterator[int]:
        """The best action so far, after every step."""
        study = Study(position, seat, self.forecaster, self._params)
        turn = OpenTurn(study)
        graph = study.graph(turn.pay[:, :, 0], turn.prizes[:, :, 0])
        best = int((graph.promises()[:, seat] + turn.skating_answers()[:, seat]).argmax())
        yield best
        while not graph.complete:
            graph.grow()
            yield best
        for _ in range(self._params.iterations or self._params.plan_rounds):
            for _ in turn.respond(graph):
                yield best
            self.worth, self.beliefs = turn.worth[:, :, 0], turn.beliefs()
            self.evaluations += graph.nodes()
            best = int(self.worth[:, seat].argmax())
            yield best
        if self._params.ahead_rounds and self.worth is not None:
            yield from self._look_ahead(study, graph, turn, best)

    def _look_ahead(self, study: Study, graph: PlanGraph, turn: OpenTurn, best: int) -> Iterator[int]:
        """The best action once the others have seen it."""
        params, seat = self._params, study.seat
        worth = turn.worth[:, seat, 0]
        ours = (worth >= worth[best] - params.ahead_gap).nonzero()[0]
        if ours.size < 2:
            return
        branches = Branches(study, graph, turn, ours)
        for _ in branches.believe(graph, turn.policies, 1.0):
            yield best
        branches.weigh()
        yield best
        for _ in range(params.ahead_rounds):
            for _ in branches.respond(graph):
                yield best
            self.evaluations += graph.nodes() * ours.size
            best = int(ours[branches.outcome().argmax()])
            yield best
