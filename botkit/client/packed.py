"""The weights of a network as text: a character for each weight, and a scale (float32, in base 85) for each column."""
from __future__ import annotations

from base64 import b85decode
from collections.abc import Iterable

import numpy as np

ALPHABET = "".join(chr(code) for code in range(ord("!"), ord("~") + 1) if chr(code) not in "\"'\\")
LARGEST = len(ALPHABET) // 2
"""Weights are levels from minus this to this, one character each."""


def unpack(levels: str, scales: str, layers: Iterable[np.ndarray]) -> list[np.ndarray]:
    """The layers that ``bot/training/weights_module.py`` has packed, each rounded by at most half a step of its column.

    ``layers``: arrays of their shapes and types.
    """
    level_of = np.zeros(128)
    level_of[[ord(character) for character in ALPHABET]] = np.arange(len(ALPHABET)) - LARGEST
    rest = level_of[np.frombuffer(levels.encode("ascii"), np.uint8)]
    scale = np.frombuffer(b85decode(scales), "<f4").astype(np.float64)
    unpacked = []
    for layer in layers:
        columns = layer.shape[-1]
        matrix = rest[: layer.size].reshape(-1, columns) * scale[:columns]
        unpacked.append(matrix.reshape(layer.shape).astype(layer.dtype))
        rest, scale = rest[layer.size :], scale[columns:]
    return unpacked
