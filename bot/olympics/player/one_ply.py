"""Looks one turn ahead: values all joint actions by the network, and expects everybody to answer the others' policies."""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.arrays import Floats
from bot.olympics.state import Position
from bot.olympics.player.equilibrium import equilibrium
from bot.olympics.player.features import JOINT_ACTIONS, Features
from bot.olympics.player.network import Weights, values
from bot.rounding import rounded
from bot.search.clock import Deadline
from bot.search.result import SearchResult

TEMPERATURE, ROUNDS = 0.02, 6


class OnePly:
    """Searches the turns of one match."""

    def __init__(self, weights: Weights) -> None:
        self._features = Features()
        self._weights = weights

    def expected(self, position: Position) -> Floats:
        """What each action of each player is worth [P, A], if the others follow their policies."""
        children = self._features.children(position)
        worth = rounded(values(self._weights, children.players, children.shared))
        return rounded(equilibrium(worth[None], TEMPERATURE, ROUNDS).values[0])

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        """The best action; the effort is in joint actions."""
        outcomes = self.expected(position)[seat]
        order = np.argsort(-outcomes, kind="stable").tolist()
        alternatives = tuple((action, float(outcomes[action])) for action in order)
        yield SearchResult(*alternatives[0], alternatives, JOINT_ACTIONS)
