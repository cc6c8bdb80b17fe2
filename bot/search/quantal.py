"""Quantal responses: players who mostly, but not always, take their best action.

Source: McKelvey and Palfrey, "Quantal response equilibria for normal form games" (1995); the lapses are an addition.
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

LEAST_TEMPERATURE = 1e-9


@dataclass(frozen=True)
class Noise:
    """How players miss the best action: one number for all nodes, or one each [N]."""

    temperature: float | np.ndarray
    """Differences in worth of this size are hardly noticed; 0: all are."""
    lapse: float | np.ndarray
    """How often an action is random."""


def policy(worth: np.ndarray, noise: Noise) -> np.ndarray:
    """Probability of each action. ``worth`` [A, N]; returns [A, N]."""
    out = worth - worth.max(0)
    out *= 1.0 / np.maximum(noise.temperature, LEAST_TEMPERATURE)
    np.exp(out, out=out)
    out *= (1.0 - noise.lapse) / out.sum(0)
    out += noise.lapse / len(out)
    return np.asarray(out)
