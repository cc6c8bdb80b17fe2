"""Plans, and the network's opinion of the same actions.

Each sees what the other misses: plans know the rest of the current runs, the network what matches like this came to.
"""
from __future__ import annotations

from collections.abc import Iterator

from bot.olympics.outlook.network.one_ply import OnePly
from bot.olympics.player.params import Params
from bot.olympics.player.plans import PlanSearch
from bot.olympics.rules.state import Position
from botkit.arrays import Floats
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult


class TwoOpinions:
    """Searches the turns of one match. The network comes first, since it always takes the same time."""

    def __init__(self, params: Params) -> None:
        self._weight = params.network_weight
        self._plans = PlanSearch(params)
        self._network = OnePly(self._plans.forecaster)

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        """The best action so far, after each step of at most about 2 ms; the effort is in nodes of plans."""
        plans = self._plans.results(position, seat, deadline)
        first = next(plans)
        yield first
        for _ in self._network.look(position):
            yield first
        for result in plans:
            yield _weighed(result, self._network.outcomes[seat], self._weight)


def _weighed(plans: SearchResult[int], network: Floats, weight: float) -> SearchResult[int]:
    """The best action if the ``network`` [A] has a share of ``weight`` in all values; among equals, the plans' one."""
    if not plans.alternatives:
        return plans
    both = [(action, (1.0 - weight) * value + weight * float(network[action])) for action, value in plans.alternatives]
    both.sort(key=lambda alternative: -alternative[1])
    return SearchResult(*both[0], tuple(both), plans.effort)
