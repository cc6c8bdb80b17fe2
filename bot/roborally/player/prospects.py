"""The value of a position to each robot: its probability to win, from turns to go, damage and lives.

It is a softmax of scores, whose parts are learned by ``python -m bot.roborally.training``.
"""
from __future__ import annotations

import numpy as np

from bot.roborally.player import weights
from bot.roborally.rules.batch_state import OUT, POWERED_DOWN, State
from bot.roborally.rules.constants import UNLIMITED
from bot.roborally.rules.travel import Travel
from botkit.arrays import Bools, Floats, Floats32

KNOTS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
"""Turns to go; between these knots, the score is linear."""


class Prospects:
    """Values of states, by the tables of a :class:`Travel`."""

    def __init__(self, travel: Travel) -> None:
        self.travel = travel
        self._turns = np.array(weights.TURNS, np.float32)  # at the knots
        self._damage = np.array(weights.DAMAGE, np.float32)
        self._life = np.array(weights.LIFE, np.float32)  # by lives left; the last entry is also for more

    def scores(self, state: State) -> Floats:
        """[P, B]: the logarithm of each robot's probability to win, up to a constant for each game."""
        most = len(self._life) - 1
        lives = np.where((state.lives == UNLIMITED) | (state.lives > most), most, state.lives)
        lives = np.where(state.status == OUT, 0, lives)
        score = np.interp(self.travel.turns_to_go(state), KNOTS, self._turns)
        score = score + self._damage.take(state.damage, mode="clip") + self._life.take(lives)
        return score + weights.POWERED_DOWN * (state.status == POWERED_DOWN)

    def probabilities(self, state: State, winners: Bools) -> Floats:
        """[P, B]: the probability that each robot wins; if there are ``winners`` [P, B], they share it equally."""
        lead: Floats32 = np.exp(self.scores(state))
        lead = np.where(winners.any(axis=0), winners, lead)
        return lead / np.maximum(lead.sum(axis=0), np.finfo(np.float32).tiny)
