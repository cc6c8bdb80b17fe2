"""Logarithms of points as whole numbers of steps, such that equal products have equal sums.

Final scores are products over the games, compared as sums of logarithms on a grid. Logarithms that are rounded one by
one break ties: 2 * 6 would beat 3 * 4. Here those of primes are rounded, and those of other numbers are sums of these.
In some divisions of the octave the logarithms of all small primes are close to whole steps, which musicians use for
tuning (R. Wilson's and P. Erlich's lists of equal temperaments): only these divisions are used.
"""
from __future__ import annotations

import numpy as np

MOST_POINTS = 63
"""Points in one game that have a logarithm of their own; a match cannot bring more."""
DIVISIONS = (12, 19, 31, 41, 53, 72, 94, 130, 171, 224, 270, 311, 400, 494)
"""Steps of an octave (a factor of 2)."""


def _whole_logarithms() -> np.ndarray:
    """[divisions, MOST_POINTS + 1]; those of 0 are 0 as well."""
    numbers = np.arange(MOST_POINTS + 1)
    factor = np.ones_like(numbers)  # the smallest prime in each number
    for number in range(MOST_POINTS, 1, -1):
        factor[number::number] = number
    out = np.zeros((len(DIVISIONS), numbers.size), np.int64)
    for number in numbers[2:]:
        prime = factor[number]
        rounded = np.rint(np.log2(prime) * np.array(DIVISIONS)).astype(np.int64)
        out[:, number] = rounded + out[:, number // prime]
    return out


_WHOLE_LOGARITHMS = _whole_logarithms()


def whole_logarithms(octaves: float, steps: int) -> np.ndarray:
    """Logarithms of the points 0 to ``MOST_POINTS``, so fine that ``octaves`` have at most ``steps``, about."""
    fitting = np.searchsorted(DIVISIONS, steps / max(octaves, steps / DIVISIONS[-1]), "right")
    return np.asarray(_WHOLE_LOGARITHMS[max(0, int(fitting) - 1)])
