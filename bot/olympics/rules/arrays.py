"""Names for types of arrays; their shapes are given in brackets.

P players, G games, A actions, K rankings, B batch, N nodes or results, D depths, T times, F frequencies.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # numpy 1.20 takes 30 ms to load its types
    from typing import Any, TypeAlias

    import numpy as np
    import numpy.typing as npt

Ints: TypeAlias = "npt.NDArray[np.int64]"
Floats: TypeAlias = "npt.NDArray[np.float64]"
Floats32: TypeAlias = "npt.NDArray[np.float32]"
AnyFloats: TypeAlias = "npt.NDArray[np.floating[Any]]"
Complex: TypeAlias = "npt.NDArray[np.complex128]"
