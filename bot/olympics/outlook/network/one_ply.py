"""What a network expects of a player's actions in this turn.

All joint actions are valued, and everybody answers the others' policies.
"""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.network.equilibrium import equilibrium
from bot.olympics.outlook.network.features import Features
from bot.olympics.outlook.network.value import learned_weights, values
from bot.olympics.rules.constants import PLAYERS
from bot.olympics.rules.state import Position
from botkit.arrays import Floats
from botkit.search.rounding import rounded

ROUNDS = 6
"""Rounds of answers in an equilibrium."""
TEMPERATURE = 0.004
"""The difference in value that players hardly notice."""


class OnePly:
    """Values the turns of one match."""

    def __init__(self) -> None:
        self._features = Features()
        self._weights = learned_weights()
        self.outcomes: Floats = np.zeros((PLAYERS, 0))
        """[P, A]: what each player can expect of each of its actions, in the turn that was looked at last."""

    def look(self, position: Position) -> Iterator[None]:
        """Fills :attr:`outcomes`, in steps of about 2 ms."""
        children = self._features.children(position)
        yield
        worth = values(self._weights, children.players[0], children.shared[0]).astype(np.float64)
        yield
        likely = equilibrium(rounded(worth)[None], TEMPERATURE, ROUNDS)
        self.outcomes = rounded(likely.values[0])
