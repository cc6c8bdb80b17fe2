"""How skating will end, for each skater alone: meetings with the others are a matter of chance."""
from __future__ import annotations

import numpy as np

from bot.olympics.outlook.outcomes import GainOutcomes, PlayModel
from bot.olympics.rules.batch import MOST_SPACES, RISKS, lone_skater_steps
from bot.olympics.rules.constants import ACTIONS, SKATING_TURNS
from botkit.arrays import Floats, Ints

TOUCH_PROBABILITY = 0.2
"""The assumed probability that a skater meets another in a turn that is not examined closely."""
_TOUCHES = np.array((1.0 - TOUCH_PROBABILITY, TOUCH_PROBABILITY))


def skating_outcomes(model: PlayModel) -> GainOutcomes:
    """Outcomes of skating, by the turns left and the risk (``risk - FALLEN``) of each skater."""
    best = _careful_ranks()
    return GainOutcomes(model.mix(lambda skill: _gains(best, skill)))


def _careful_ranks() -> Ints:
    """The rank that gains the most spaces by the end, by turns left and key: [SKATING_TURNS + 1, RISKS]."""
    best = np.zeros((SKATING_TURNS + 1, RISKS), np.int64)
    gain, after = np.divmod(lone_skater_steps(), RISKS)
    mean = np.zeros(RISKS)
    for left in range(1, SKATING_TURNS + 1):
        values = (_TOUCHES[:, None, None] * (gain + mean[after])).sum(0)
        best[left], mean = values.argmax(0), values.max(0)
    return best


def _gains(best: Ints, skill: float) -> Floats:  # [L + 1, RISKS, MOST_SPACES + 1]
    gains = np.zeros((SKATING_TURNS + 1, RISKS, MOST_SPACES + 1))
    gains[0, :, 0] = 1.0
    steps = lone_skater_steps()
    for left in range(1, SKATING_TURNS + 1):
        for touched, rank, key in np.ndindex(steps.shape):
            gain, after = divmod(int(steps[touched, rank, key]), RISKS)
            share = _TOUCHES[touched] * ((1.0 - skill) / ACTIONS + skill * float(best[left, key] == rank))
            gains[left, key, gain:] += share * gains[left - 1, after, : MOST_SPACES + 1 - gain]
    return gains
