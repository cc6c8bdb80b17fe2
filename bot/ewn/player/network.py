"""A learned value: the probability that the side to roll wins, from two embeddings, one for each side.

A small network turns each side alone into an embedding as mover and one as other; the log-odds of the
mover are their dot product. So a search embeds each distinct side once and pays one dot product for a
position. Trained by ``python -m bot.ewn.training``.
"""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.ewn.player.weights import LEVELS, SCALES, SHAPE
from bot.ewn.rules.sides import OFF_BOARD, masks_of, squares_of
from bot.ewn.rules.state import PIECES
from botkit.arrays import Floats32, Ints
from botkit.client.packed import unpack

CELLS = OFF_BOARD + 1
FEATURES = PIECES * CELLS + (1 << PIECES)
"""One-hot inputs: the square of each label, then the set of living labels."""
_LABEL_BASE = np.arange(PIECES) * CELLS


class Weights(NamedTuple):
    """Layers of the network, float32; ``R`` is the rank of the dot product without its linear parts."""

    first: Floats32  # [FEATURES, H1]
    second: Floats32  # [H1, H2]
    second_bias: Floats32  # [H2]
    mover: Floats32  # [H2, R + 1]
    mover_bias: Floats32  # [R + 1]
    other: Floats32  # [H2, R + 1]
    other_bias: Floats32  # [R + 1]


def features(sides: Ints) -> Ints:
    """The seven inputs that are 1 for each side: [S] -> [S, 7]."""
    squares = squares_of(sides)
    mask = masks_of(squares) + PIECES * CELLS
    return np.concatenate([squares + _LABEL_BASE, mask[:, None]], axis=1)


def trunk(weights: Weights, active: Ints) -> tuple[Floats32, Floats32]:
    """Both hidden layers for the inputs of :func:`features`: [S, 7] -> [S, H1], [S, H2]."""
    hidden = weights.first.take(active[:, 0], axis=0)
    for column in range(1, active.shape[1]):
        hidden += weights.first.take(active[:, column], axis=0)
    np.maximum(hidden, 0, out=hidden)
    second = hidden @ weights.second
    second += weights.second_bias
    np.maximum(second, 0, out=second)
    return hidden, second


def with_ones(embedded: Floats32, last: bool) -> Floats32:
    """[S, R + 1] -> [S, R + 2]: a column of ones that meets the linear part of the other embedding."""
    ones = np.ones((len(embedded), 1), np.float32)
    return np.concatenate([embedded, ones] if last else [embedded[:, :-1], ones, embedded[:, -1:]], axis=1)


class Shape(NamedTuple):
    """Widths of the hidden layers and the rank."""

    first: int
    second: int
    rank: int

    def layers(self) -> Weights:
        """Zeros of the shape of each layer."""
        h1, h2, out = self.first, self.second, self.rank + 1
        shapes = ((FEATURES, h1), (h1, h2), (h2,), (h2, out), (out,), (h2, out), (out,))
        return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


class LearnedValue:
    """Twice the probability to win minus one: ``finish(dot product)``, where ``finish`` keeps the order.

    The last two numbers of an embedding are linear parts: a number and 1 for the mover, 1 and a number for the other.
    """

    win = 1.0
    """The value of a won position; a lost one has its negative."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.rank = weights.mover.shape[1] + 1
        """Numbers in an embedding."""

    @classmethod
    def of_training(cls) -> LearnedValue:
        """The value with the weights that the training command wrote."""
        return cls(Weights(*unpack(LEVELS, SCALES, Shape(*SHAPE).layers())))

    def embed_movers(self, sides: Ints) -> Floats32:
        """[S] sides about to roll -> [S, R]."""
        second = trunk(self._weights, features(sides))[1]
        return with_ones(second @ self._weights.mover + self._weights.mover_bias, last=True)

    def embed_others(self, sides: Ints) -> Floats32:
        """[S] sides that wait -> [S, R]."""
        second = trunk(self._weights, features(sides))[1]
        return with_ones(second @ self._weights.other + self._weights.other_bias, last=False)

    def finish(self, raw: Floats32) -> Floats32:
        """Dot products to values, in place: ``tanh(x / 2)`` is twice the logistic function of ``x`` minus one."""
        raw *= np.float32(0.5)
        return np.tanh(raw, out=raw)
