"""All strategies, by the name that ``--set search=NAME`` takes."""
from __future__ import annotations

from collections.abc import Callable

from bot.players.olympics.duct import Duct
from bot.players.olympics.greedy import Greedy
from bot.players.olympics.params import Params
from bot.players.olympics.plan import Plan
from bot.players.olympics.planned_duct import PlannedDuct
from bot.players.olympics.strategy import Strategy

STRATEGIES: dict[str, Callable[[Params], Strategy]] = {
    "duct": Duct,
    "greedy": Greedy,
    "plan": Plan,
    "planned_duct": PlannedDuct,
}
