"""For sums over many games: values in steps, so that sums are exact and the same on every machine; runs of games."""
from __future__ import annotations

import numpy as np

from botkit.arrays import Floats, Ints

VALUE_STEP = 2.0 ** -20


def rounded(values: Floats) -> Floats:
    """Rounds to ``VALUE_STEP``: equal values stay equal, whatever the machine makes of the last bits."""
    steps: Floats = np.rint(values / VALUE_STEP)
    return steps * VALUE_STEP


def runs(values: Ints) -> tuple[Ints, Ints]:
    """Where each run of equal ``values`` [B] begins, and how long it is."""
    bounds = np.empty(values.size + 1, np.bool_)
    bounds[0] = bounds[-1] = True
    np.not_equal(values[1:], values[:-1], out=bounds[1:-1])
    places = bounds.nonzero()[0]
    return places[:-1], places[1:] - places[:-1]
