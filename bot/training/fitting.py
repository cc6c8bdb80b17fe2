"""Fits the weights of a network to the gradients of an error, and averages them."""
from __future__ import annotations

from typing import Any, Generic, TypeVar

import numpy as np

W = TypeVar("W", bound=Any)
"""The layers of a network: a named tuple of arrays."""
EARLY = 10


def _zeros_like(weights: W) -> W:
    return type(weights)(*map(np.zeros_like, weights))


class Fit(Generic[W]):
    """Weights on their way: Adam, Kingma and Ba 2015."""

    DECAY, SQUARE_DECAY, LEAST = 0.9, 0.999, 1e-8

    def __init__(self, weights: W, averaging: float) -> None:
        """``averaging``: the weight of a step in the average; early ones weigh more, that the start is forgotten."""
        self.weights = weights
        self.average: W = type(weights)(*(layer.copy() for layer in weights))
        self._averaging = averaging
        self._means, self._squares = _zeros_like(weights), _zeros_like(weights)
        self.steps = 0

    def begin_with_average(self) -> None:
        """Begins anew with the average as weights; forgets all gradients."""
        for layer, average in zip(self.weights, self.average):
            layer[...] = average
        self._means, self._squares = _zeros_like(self.weights), _zeros_like(self.weights)
        self.steps = 0

    def step(self, slopes: W, rate: float) -> None:
        """One step of about ``rate`` in every weight."""
        self.steps += 1
        rate *= (1 - self.SQUARE_DECAY**self.steps) ** 0.5 / (1 - self.DECAY**self.steps)
        share = max(self._averaging, EARLY / (EARLY + self.steps))
        for layer, average, slope, mean, square in zip(
            self.weights, self.average, slopes, self._means, self._squares
        ):
            mean += (1 - self.DECAY) * (slope - mean)
            square += (1 - self.SQUARE_DECAY) * (slope * slope - square)
            layer -= rate * mean / (np.sqrt(square) + self.LEAST)
            average += share * (layer - average)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """All that it holds, by name; changing them changes the fit."""
        groups = {
            "weights": self.weights, "average": self.average, "means": self._means, "squares": self._squares}
        return {
            f"{group}.{name}": layer for group, layers in groups.items() for name, layer in layers._asdict().items()}
