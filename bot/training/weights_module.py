"""The modules that hold what training has learned."""
from __future__ import annotations

from base64 import b85encode
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from botkit.client.packed import ALPHABET, LARGEST

LINE = 112
"""Characters of packed text in a line."""


def pack(weights: Iterable[npt.NDArray[Any]]) -> tuple[str, str]:
    """Layers as two texts, for :func:`botkit.client.packed.unpack`: levels, and scales."""
    levels, scales = [], []
    for layer in weights:
        matrix = np.atleast_2d(layer)
        scale = (np.abs(matrix).max(axis=0) / LARGEST).astype("<f4")
        scale[scale == 0] = 1
        scales.append(scale.tobytes())
        levels += [ALPHABET[level] for level in np.rint(matrix / scale).astype(int).ravel() + LARGEST]
    return "".join(levels), b85encode(b"".join(scales)).decode("ascii")


def packed_module(docstring: str, shape: str, weights: Iterable[npt.NDArray[Any]]) -> str:
    """The text of a module of packed weights; ``shape``: the assignment that says what they are the weights of."""
    levels, scales = pack(weights)
    return "\n".join([f'"""{docstring}"""', "", shape, *_constant("LEVELS", levels), *_constant("SCALES", scales), ""])


def _constant(name: str, text: str) -> list[str]:
    lines = (text[begin : begin + LINE] for begin in range(0, len(text), LINE))
    return [f"{name} = (", *(f'    "{line}"' for line in lines), ")"]
