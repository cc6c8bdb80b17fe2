"""A learned value: the probability that the side to roll wins, from two vectors, one for each side.

Each side goes alone through a small network to a vector as mover and a vector as other; the log-odds
of the mover are their dot product. So a search computes vectors once for each distinct side and
pays one dot product for a position. Trained by ``bot/training/ewn.py``.
"""
from __future__ import annotations

from base64 import b85decode, b85encode
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bot.games.ewn.sides import OFF_BOARD, arrived, masks_of, squares_of, wiped_out
from bot.games.ewn.state import PIECES
from bot.games.ewn.weights import LEVELS, SCALES, SHAPE

CELLS = OFF_BOARD + 1
FEATURES = PIECES * CELLS + (1 << PIECES)
"""One-hot inputs: the square of each label, then the set of living labels."""
_LABEL_BASE = np.arange(PIECES) * CELLS


class Weights(NamedTuple):
    """Layers of the network, float32; ``R`` is the rank of the dot product without its linear parts."""

    first: npt.NDArray[np.float32]  # [FEATURES, H1]
    second: npt.NDArray[np.float32]  # [H1, H2]
    second_bias: npt.NDArray[np.float32]  # [H2]
    mover: npt.NDArray[np.float32]  # [H2, R + 1]
    mover_bias: npt.NDArray[np.float32]  # [R + 1]
    other: npt.NDArray[np.float32]  # [H2, R + 1]
    other_bias: npt.NDArray[np.float32]  # [R + 1]


def features(sides: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The seven inputs that are 1 for each side: [S] -> [S, 7]."""
    squares = squares_of(sides)
    mask = masks_of(squares) + PIECES * CELLS
    return np.concatenate([squares + _LABEL_BASE, mask[:, None]], axis=1)


def trunk(weights: Weights, active: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Both hidden layers for the inputs of :func:`features`: [S, 7] -> [S, H1], [S, H2]."""
    hidden = weights.first.take(active[:, 0], axis=0)
    for column in range(1, active.shape[1]):
        hidden += weights.first.take(active[:, column], axis=0)
    np.maximum(hidden, 0, out=hidden)
    second = hidden @ weights.second
    second += weights.second_bias
    np.maximum(second, 0, out=second)
    return hidden, second


def with_ones(vectors: npt.NDArray[np.float32], last: bool) -> npt.NDArray[np.float32]:
    """[S, R + 1] -> [S, R + 2]: a column of ones that meets the linear part of the other vector."""
    ones = np.ones((len(vectors), 1), np.float32)
    return np.concatenate([vectors, ones] if last else [vectors[:, :-1], ones, vectors[:, -1:]], axis=1)


def mover_vectors(weights: Weights, sides: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """[S] -> [S, R + 2]; the dot product with a vector of :func:`other_vectors` is the mover's log-odds to win."""
    second = trunk(weights, features(sides))[1]
    return with_ones(second @ weights.mover + weights.mover_bias, last=True)


def other_vectors(weights: Weights, sides: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """[S] -> [S, R + 2], the counterpart of :func:`mover_vectors`."""
    second = trunk(weights, features(sides))[1]
    return with_ones(second @ weights.other + weights.other_bias, last=False)


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


def pack(weights: Weights) -> tuple[str, str]:
    """``weights`` as two texts: a character for each weight, and a scale (float32, in base 85) for each column."""
    levels, scales = [], []
    for layer in weights:
        matrix = np.atleast_2d(layer)
        scale = (np.abs(matrix).max(axis=0) / _LARGEST).astype("<f4")
        scale[scale == 0] = 1
        scales.append(scale.tobytes())
        levels += [_ALPHABET[level] for level in np.rint(matrix / scale).astype(int).ravel() + _LARGEST]
    return "".join(levels), b85encode(b"".join(scales)).decode("ascii")


def unpack(levels: str, scales: str, shape: Shape) -> Weights:
    """The weights that :func:`pack` has turned into text, but for half a step of rounding."""
    level_of = np.zeros(128, np.float32)
    level_of[[ord(character) for character in _ALPHABET]] = np.arange(len(_ALPHABET)) - _LARGEST
    rest = level_of[np.frombuffer(levels.encode("ascii"), np.uint8)]
    scale = np.frombuffer(b85decode(scales), "<f4")
    layers = []
    for empty in shape.layers():
        columns = empty.shape[-1]
        layers.append((rest[: empty.size].reshape(-1, columns) * scale[:columns]).reshape(empty.shape))
        rest, scale = rest[empty.size :], scale[columns:]
    return Weights(*layers)


_ALPHABET = "".join(chr(code) for code in range(ord("!"), ord("~") + 1) if chr(code) not in "\"'\\")
_LARGEST = len(_ALPHABET) // 2
"""Levels go from minus this to this."""


class LearnedValue:
    """Twice the probability to win minus one."""

    win = 1.0
    _DECIDED = np.float32(1e4)

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.rank = weights.mover.shape[1] + 1

    @classmethod
    def of_training(cls) -> LearnedValue:
        """With the weights that the training command has written."""
        return cls(unpack(LEVELS, SCALES, Shape(*SHAPE)))

    def mover_rows(self, some: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        rows = mover_vectors(self._weights, some)
        lost = np.zeros(self.rank, np.float32)
        lost[-2:] = -self._DECIDED, 1
        rows[wiped_out(some)] = lost
        return rows

    def other_rows(self, some: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        rows = other_vectors(self._weights, some)
        rows[arrived(some)] = -self.hopeless_row()
        return rows

    def hopeless_row(self) -> npt.NDArray[np.float32]:
        row = np.zeros(self.rank, np.float32)
        row[-1] = self._DECIDED
        return row

    def combine(self, mover: npt.NDArray[np.float32], other: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        log_odds: npt.NDArray[np.float32] = np.einsum("...r,...r->...", mover, other)
        return log_odds

    def finish(self, raw: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """``tanh(x / 2)`` is twice the logistic function of ``x`` minus one."""
        raw *= np.float32(0.5)
        tanh: npt.NDArray[np.float32] = np.tanh(raw, out=raw)
        return tanh
