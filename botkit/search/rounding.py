"""Values in steps, so that sums of them are exact, and the same on every machine."""
from __future__ import annotations

import numpy as np

from botkit.arrays import Floats

VALUE_STEP = 2.0 ** -20


def rounded(values: Floats) -> Floats:
    """Rounds to ``VALUE_STEP``: equal values stay equal, whatever the machine makes of the last bits."""
    steps: Floats = np.rint(values / VALUE_STEP)
    return steps * VALUE_STEP
