"""Values that a search of EWN can end with; each is made of one row for each side."""
from __future__ import annotations

import numpy as np

from bot.games.ewn import network, sides
from bot.games.ewn.network import Shape, Weights
from bot.games.ewn.rules import PIECES, SIDE, SQUARES, movable_labels
from bot.games.ewn.weights import LEVELS, SCALES, SHAPE

_STEPS_TO_TARGET = np.array([max(SIDE - 1 - s // SIDE, SIDE - 1 - s % SIDE) for s in range(SQUARES)] + [SQUARES])


def _determinacy() -> np.ndarray:
    """By mask of living labels: for how many rolls a living piece can move, on average."""
    table = np.zeros(1 << PIECES)
    for mask in range(1, 1 << PIECES):
        squares = tuple(0 if mask >> label & 1 else -1 for label in range(PIECES))
        choices = sum(len(movable_labels(squares, die)) for die in range(1, PIECES + 1))
        table[mask] = choices / sides.COUNT[mask]
    return table


DETERMINACY = _determinacy()  # [64]


class SeedValue:
    """Difference of the least distance to the target plus difference of the mean determinacy.

    The evaluation of the seed report (TCG 2023 final project, b09902004); its two parts can be weighed.
    A win counts ``win``, far beyond every such value.
    """

    win = 100.0
    rank = 1
    _DECIDED = 1e6

    def __init__(self, distance: float = 1.0, determinacy: float = 1.0) -> None:
        self._distance = distance
        self._determinacy = determinacy

    def mover_rows(self, some: np.ndarray) -> np.ndarray:
        merits = self.merits(some)
        merits[sides.wiped_out(some)] = -self._DECIDED
        return merits

    def other_rows(self, some: np.ndarray) -> np.ndarray:
        merits = self.merits(some)
        merits[sides.arrived(some)] = self._DECIDED
        return merits

    def hopeless_row(self) -> np.ndarray:
        return np.array(-self._DECIDED)

    def combine(self, mover: np.ndarray, other: np.ndarray) -> np.ndarray:
        mover -= other
        return mover

    def finish(self, raw: np.ndarray) -> np.ndarray:
        finished: np.ndarray = np.clip(raw, -self.win, self.win)
        return finished

    def merits(self, some: np.ndarray) -> np.ndarray:
        """What the sides [S] contribute to the value, each for itself."""
        squares = sides.squares_of(some)
        nearest = _STEPS_TO_TARGET[squares].min(axis=1)
        determinacy = DETERMINACY[sides.masks_of(squares)]
        merits: np.ndarray = self._determinacy * determinacy - self._distance * nearest
        return merits


class LearnedValue:
    """Twice the chance to win minus one, by the network of :mod:`bot.games.ewn.network`."""

    win = 1.0
    _DECIDED = np.float32(1e4)

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.rank = weights.mover.shape[1] + 1

    @classmethod
    def of_training(cls) -> LearnedValue:
        """With the weights that the training command has written."""
        return cls(network.unpack(LEVELS, SCALES, Shape(*SHAPE)))

    def mover_rows(self, some: np.ndarray) -> np.ndarray:
        rows = network.mover_vectors(self._weights, some)
        lost = np.zeros(self.rank, np.float32)
        lost[-2:] = -self._DECIDED, 1
        rows[sides.wiped_out(some)] = lost
        return rows

    def other_rows(self, some: np.ndarray) -> np.ndarray:
        rows = network.other_vectors(self._weights, some)
        rows[sides.arrived(some)] = -self.hopeless_row()
        return rows

    def hopeless_row(self) -> np.ndarray:
        row = np.zeros(self.rank, np.float32)
        row[-1] = self._DECIDED
        return row

    def combine(self, mover: np.ndarray, other: np.ndarray) -> np.ndarray:
        log_odds: np.ndarray = np.einsum("...r,...r->...", mover, other)
        return log_odds

    def finish(self, raw: np.ndarray) -> np.ndarray:
        """``tanh(x / 2)`` is twice the logistic function of ``x`` minus one."""
        raw *= np.float32(0.5)
        tanh: np.ndarray = np.tanh(raw, out=raw)
        return tanh
