"""The value of a position to each robot: its probability to win, from turns to go, damage and lives."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bot.roborally.player import weights as learned
from bot.roborally.rules.batch_state import OUT, POWERED_DOWN, State
from bot.roborally.rules.constants import UNLIMITED
from bot.roborally.rules.travel import Travel
from botkit.arrays import Bools, Floats, Floats32

KNOTS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
"""Turns to go; between these knots, the score is linear."""


@dataclass(frozen=True)
class ScoreWeights:
    """The parts of a robot's score, learned by ``python -m bot.roborally.training``; its softmax is the probability."""

    turns: tuple[float, ...] = learned.TURNS
    """The score by turns to go, at :data:`KNOTS`."""
    damage: tuple[float, ...] = learned.DAMAGE
    life: tuple[float, ...] = learned.LIFE
    """The score by lives left; the entry for three is used for more, too."""
    powered_down: float = learned.POWERED_DOWN


class Prospects:
    """Values of states, by the tables of a :class:`Travel`."""

    def __init__(self, travel: Travel, weights: ScoreWeights) -> None:
        self.travel = travel
        self._turns = np.array(weights.turns, np.float32)
        self._damage = np.array(weights.damage, np.float32)
        self._life = np.array(weights.life, np.float32)
        self._powered_down = weights.powered_down

    def scores(self, state: State) -> Floats:
        """[P, B]: the logarithm of each robot's probability to win, up to a constant for each game."""
        most = len(self._life) - 1
        lives = np.where((state.lives == UNLIMITED) | (state.lives > most), most, state.lives)
        lives = np.where(state.status == OUT, 0, lives)
        score = np.interp(self.travel.turns_to_go(state), KNOTS, self._turns)
        score = score + self._damage.take(state.damage, mode="clip") + self._life.take(lives)
        return score + self._powered_down * (state.status == POWERED_DOWN)

    def probabilities(self, state: State, winners: Bools) -> Floats:
        """[P, B]: the probability that each robot wins; if there are ``winners`` [P, B], they share it equally."""
        lead: Floats32 = np.exp(self.scores(state))
        lead = np.where(winners.any(axis=0), winners, lead)
        return lead / np.maximum(lead.sum(axis=0), np.finfo(np.float32).tiny)
