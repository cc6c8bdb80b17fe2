"""Names for types of arrays, whose shapes are given in brackets, beside them or in docstrings; and runs of values."""
from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:  # numpy 1.20 takes 30 ms to load its types
    from typing import Any, TypeAlias

    import numpy.typing as npt

Bools: TypeAlias = "npt.NDArray[np.bool_]"
Ints: TypeAlias = "npt.NDArray[np.int64]"
Ints32: TypeAlias = "npt.NDArray[np.int32]"
Ints16: TypeAlias = "npt.NDArray[np.int16]"
Ints8: TypeAlias = "npt.NDArray[np.int8]"
Uints64: TypeAlias = "npt.NDArray[np.uint64]"
Uints32: TypeAlias = "npt.NDArray[np.uint32]"
Uints16: TypeAlias = "npt.NDArray[np.uint16]"
Uints8: TypeAlias = "npt.NDArray[np.uint8]"
Floats: TypeAlias = "npt.NDArray[np.float64]"
Floats32: TypeAlias = "npt.NDArray[np.float32]"
AnyFloats: TypeAlias = "npt.NDArray[np.floating[Any]]"
Complex: TypeAlias = "npt.NDArray[np.complex128]"


def runs(values: Ints) -> tuple[Ints, Ints]:
    """Where each run of equal ``values`` [B] begins, and how long it is."""
    bounds = np.empty(values.size + 1, np.bool_)
    bounds[0] = bounds[-1] = True
    np.not_equal(values[1:], values[:-1], out=bounds[1:-1])
    places = bounds.nonzero()[0]
    return places[:-1], places[1:] - places[:-1]
