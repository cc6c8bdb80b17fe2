"""Names for types of arrays; their shapes are given in brackets, beside them or in docstrings."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # numpy 1.20 takes 30 ms to load its types
    from typing import Any, TypeAlias

    import numpy as np
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
