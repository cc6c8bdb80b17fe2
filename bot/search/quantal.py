"""Quantal responses: players who mostly, but not always, take their best action.

Source: McKelvey and Palfrey, "Quantal response equilibria for normal form games" (1995); the epsilon is an addition.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

LEAST_TEMPERATURE = 1e-9


@dataclass(frozen=True)
class Noise:
    """How players miss the best action: one number for all nodes, or one each [N]."""

    temperature: float | npt.NDArray[np.float64]
    """Differences in value of this size are hardly noticed; 0: all are."""
    epsilon: float | npt.NDArray[np.float64]
    """How often an action is random."""


def policy(values: npt.NDArray[np.float64], noise: Noise) -> npt.NDArray[np.float64]:
    """Probability of each action. ``values`` [A, N]; returns [A, N]."""
    out: npt.NDArray[np.float64] = values - values.max(0)
    out *= 1.0 / np.maximum(noise.temperature, LEAST_TEMPERATURE)
    np.exp(out, out=out)
    out *= (1.0 - noise.epsilon) / out.sum(0)
    out += noise.epsilon / len(out)
    return out
