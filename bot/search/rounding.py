"""Values in steps, so that sums of them are exact, and the same on every machine."""
from __future__ import annotations

import numpy as np

VALUE_STEP = 2.0 ** -20


def rounded(values: np.ndarray) -> np.ndarray:
    """To ``VALUE_STEP``: what should be equal is equal, whatever the machine makes of the last bits."""
    return np.asarray(np.rint(values / VALUE_STEP) * VALUE_STEP)
