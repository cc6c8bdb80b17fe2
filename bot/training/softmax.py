"""Softmax regression: scores that are linear in features are fitted to the winners among several candidates.

F features, P candidates, N cases. With two candidates, of which one has no features, it is logistic regression.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from botkit.arrays import AnyFloats, Bools, Floats

NEWTON_STEPS = 50


@dataclass(frozen=True)
class Lessons:
    """What was known of the candidates, and who won in the end."""

    features: AnyFloats  # [F, P, N]
    alive: Bools  # [P, N] others cannot win
    won: AnyFloats  # [P, N] shares that add up to 1

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        """All cases of ``parts``."""
        return cls(*(np.concatenate([vars(part)[name] for part in parts], axis=-1) for name in vars(parts[0])))

    def probabilities(self, weights: Floats) -> Floats:
        """[P, N]: each candidate's probability to win, by softmax of the scores of those alive."""
        scores = np.where(self.alive, np.tensordot(weights, self.features, axes=1), -np.inf)
        odds = np.exp(scores - scores.max(axis=0))
        return odds / odds.sum(axis=0)

    def loss(self, weights: Floats) -> float:
        """The mean logarithmic loss."""
        probabilities = np.where(self.won > 0, self.probabilities(weights), 1.0)
        return float(-(self.won * np.log(probabilities)).sum(axis=0).mean())

    def fit(self, ridge: float) -> Floats:
        """[F]: the weights with the least mean loss plus ``ridge / 2`` times their squares, by Newton's method."""
        features, count = self.features.astype(np.float64), self.won.shape[1]
        weights = np.zeros(len(features))
        for _ in range(NEWTON_STEPS):
            probabilities = self.probabilities(weights)
            slope = np.einsum("fpn,pn->f", features, probabilities - self.won) / count + ridge * weights
            mean = np.einsum("fpn,pn->fn", features, probabilities)
            curvature = np.einsum("fpn,pn,gpn->fg", features, probabilities, features, optimize=True) / count
            curvature += ridge * np.eye(len(weights)) - mean @ mean.T / count
            weights -= np.linalg.solve(curvature, slope)
        return weights
