"""Quantal responses: players who mostly, but not always, take their best action.

Source: McKelvey and Palfrey, "Quantal response equilibria for normal form games" (1995); the epsilon is an addition.
"""
from __future__ import annotations

import numpy as np

from botkit.arrays import Floats

LEAST_TEMPERATURE = 1e-9


def policy(values: Floats, temperature: float, epsilon: float) -> Floats:
    """Probability of each action. ``values`` [A, ...]; returns [A, ...].

    Differences in value of the size of ``temperature`` hardly matter (0: the best action is always chosen); with
    probability ``epsilon`` an action is random.
    """
    out: Floats = values - values.max(0)
    out *= 1.0 / max(temperature, LEAST_TEMPERATURE)
    np.exp(out, out=out)
    out *= (1.0 - epsilon) / out.sum(0)
    out += epsilon / len(out)
    return out
