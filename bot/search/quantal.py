"""Quantal responses: players who mostly, but not always, take their best action.

Source: McKelvey and Palfrey, "Quantal response equilibria for normal form games" (1995); the lapses are an addition.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Noise:
    """How players miss the best action: one number for all nodes, or one each [N]."""

    temperature: float | Array
    """Differences in worth of this size are hardly noticed."""
    lapse: float | Array
    """How often an action is random."""


def policy(worth: Array, noise: Noise) -> Array:
    """Probability of each action. ``worth`` [A, N]; returns [A, N]."""
    out = worth - worth.max(0)
    out *= 1.0 / noise.temperature
    np.exp(out, out=out)
    out *= (1.0 - noise.lapse) / out.sum(0)
    out += noise.lapse / len(out)
    return np.asarray(out)
