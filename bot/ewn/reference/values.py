"""A hand-written value of EWN, made of one number for each side."""
from __future__ import annotations

import numpy as np

from bot.ewn.rules import sides
from bot.ewn.rules.state import PIECES, SIDE, SQUARES
from botkit.arrays import Floats, Ints

_STEPS_TO_TARGET = np.array([max(SIDE - 1 - s // SIDE, SIDE - 1 - s % SIDE) for s in range(SQUARES)] + [SQUARES])
DETERMINACY = np.rint(PIECES * (sides.ALONE + 2 * sides.PAIR).sum(axis=1)) / np.maximum(sides.COUNT, 1)
"""[64] by mask of living labels: for how many rolls a living piece can move, on average."""


class ClassicValue:
    """Difference of the least distance to the target plus difference of the mean determinacy.

    Source: the TCG 2023 final project of b09902004; here its two parts have weights. A win counts ``win``, far beyond
    every such value.
    """

    win = 100.0

    def __init__(self, distance: float = 1.0, determinacy: float = 1.0) -> None:
        self._distance = distance
        self._determinacy = determinacy

    def merits(self, some: Ints) -> Floats:
        """What the sides [S] contribute to the value, each for itself."""
        squares = sides.squares_of(some)
        nearest = _STEPS_TO_TARGET[squares].min(axis=1)
        determinacy = DETERMINACY[sides.masks_of(squares)]
        return self._determinacy * determinacy - self._distance * nearest
