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
    """Plans first, then a tree, every turn.

    ``iterations`` are those of the tree; plans take their usual rounds and leave the look ahead to the tree.
    """

    def __init__(self, params: Params) -> None:
        self.evaluations = 0
        self._plan = Plan(replace(params, iterations=0, ahead_rounds=0))
        self._duct = Duct(params)

    @property
    def provisional(self) -> int | None:
        """The tree's best answer so far, before there is one that of the plans."""
        return self._plan.provisional if self._duct.provisional is None else self._duct.provisional

    @provisional.setter
    def provisional(self, action: int | None) -> None:
        self._plan.provisional = self._duct.provisional = action

    def prepare(self) -> None:
        self._plan.prepare()
        self._duct.prepare(self._plan.forecaster)

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        plan, duct = self._plan, self._duct
        action = plan.choose(position, seat, deadline)
        self.evaluations = plan.evaluations
        if deadline.passed():
            return action
        action = duct.choose(position, seat, deadline, plan.worth, plan.beliefs)
        self.evaluations += duct.evaluations
        return action
