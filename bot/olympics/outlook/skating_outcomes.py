"""How skating will end, for each skater alone: meetings with the others are a matter of chance."""
from __future__ import annotations

import numpy as np

from bot.olympics.outlook.outcomes import GainOutcomes, PlayModel
from bot.olympics.rules.arrays import Floats, Ints
from bot.olympics.rules.batch import MOST_SPACES, RISKS
from bot.olympics.rules.constants import (
    ACTIONS,
    COLLISION_RISK,
    FALL_RISK,
    FALLEN,
    SKATING_RISKS,
    SKATING_SPACES,
    SKATING_TURNS,
)

TOUCH_PROBABILITY = 0.2
"""The assumed probability that a skater meets another in a turn that is not examined closely."""
_TOUCHES = ((False, 1.0 - TOUCH_PROBABILITY), (True, TOUCH_PROBABILITY))


def skating_outcomes(model: PlayModel) -> GainOutcomes:
    """Outcomes of skating, by the turns left and the risk (``risk - FALLEN``) of each skater."""
    best = _careful_ranks()
    return GainOutcomes(model.mix(lambda skill: _gains(best, skill)))


def _after(key: int, rank: int, is_touched: bool) -> tuple[int, int]:
    """The spaces gained and the next key."""
    risk = key + FALLEN
    if risk < 0:
        return 0, key + 1
    risk = max(0, risk + SKATING_RISKS[rank]) + (COLLISION_RISK if is_touched else 0)
    return SKATING_SPACES[rank], (FALLEN if risk >= FALL_RISK else risk) - FALLEN


def _careful_ranks() -> Ints:
    """The rank that gains the most spaces by the end, by turns left and key: [SKATING_TURNS + 1, RISKS]."""
    best = np.zeros((SKATING_TURNS + 1, RISKS), np.int64)
    mean = np.zeros(RISKS)
    for left in range(1, SKATING_TURNS + 1):
        values = np.zeros((RISKS, ACTIONS))
        for key in range(RISKS):
            for rank in range(ACTIONS):
                for is_touched, probability in _TOUCHES:
                    gain, after = _after(key, rank, is_touched)
                    values[key, rank] += probability * (gain + mean[after])
        best[left], mean = values.argmax(1), values.max(1)
    return best


def _gains(best: Ints, skill: float) -> Floats:  # [L + 1, RISKS, MOST_SPACES + 1]
    gains = np.zeros((SKATING_TURNS + 1, RISKS, MOST_SPACES + 1))
    gains[0, :, 0] = 1.0
    for left in range(1, SKATING_TURNS + 1):
        for key in range(RISKS):
            for rank in range(ACTIONS):
                share = (1.0 - skill) / ACTIONS + skill * float(best[left, key] == rank)
                for is_touched, probability in _TOUCHES:
                    gain, after = _after(key, rank, is_touched)
                    gains[left, key, gain:] += share * probability * gains[left - 1, after, : MOST_SPACES + 1 - gain]
    return gains
