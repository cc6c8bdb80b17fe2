"""Values in steps, so that sums of them are exact, and the same on every machine."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

VALUE_STEP = 2.0 ** -20


def rounded(values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Rounds to ``VALUE_STEP``: equal values stay equal, whatever the machine makes of the last bits."""
    steps: npt.NDArray[np.float64] = np.rint(values / VALUE_STEP)
    return steps * VALUE_STEP
