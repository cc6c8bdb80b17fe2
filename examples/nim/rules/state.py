"""What a game of Nim is written down in; protocol and rules share it."""
from __future__ import annotations

from typing import NamedTuple

PLAYERS = 2
Position = tuple[int, ...]
"""The sizes of the heaps. Nothing else matters, not even whose move it is."""


class Move(NamedTuple):
    """``taken`` objects are taken from heap number ``heap``, from 0."""

    heap: int
    taken: int
