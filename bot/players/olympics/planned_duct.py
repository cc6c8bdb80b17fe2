"""Decoupled UCT whose first choices follow plans.

Plans see each player's games to the end of their runs, but take the others' results for granted; the tree sees how
actions answer one another, but not far. Here the worth of first actions by plans is the prior of the root, and what
plans say of the ends of runs corrects the habits by which leaves are valued.
"""
from __future__ import annotations

from dataclasses import replace

from bot.games.olympics.rules import Position
from bot.players.olympics.duct import Duct
from bot.players.olympics.params import Params
from bot.players.olympics.plan import Plan
from bot.search.clock import Deadline


class PlannedDuct:
    """Plans first, then a tree, every turn. ``iterations`` are those of the tree; plans take their usual rounds."""

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None
        self.evaluations = 0
        self._plan = Plan(replace(params, iterations=0))
        self._duct = Duct(params)

    def prepare(self) -> None:
        self._plan.prepare()
        self._duct.prepare(self._plan.forecaster)

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        self.provisional = self._plan.choose(position, seat, deadline)
        self.evaluations = self._plan.evaluations
        if deadline.passed():
            return self.provisional
        plan = self._plan
        self.provisional = self._duct.choose(position, seat, deadline, plan.worth, plan.beliefs)
        self.evaluations += self._duct.evaluations
        return self.provisional
