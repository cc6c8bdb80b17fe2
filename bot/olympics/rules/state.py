"""The data of a match of the Olympics: a run of each game, and what a player knows of them all."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Union

from bot.olympics.rules.constants import PLAYERS, SKATING_TURNS


def _zeros() -> list[int]:  # [P]
    return [0] * PLAYERS


@dataclass
class Hurdles:
    """A race over a track of 30 cells; the run ends when anyone stands on the last one."""

    track: str
    positions: list[int] = field(default_factory=_zeros)
    stuns: list[int] = field(default_factory=_zeros)


@dataclass
class Archery:
    """Arrows are moved by one wind in each turn; the arrow nearest to the origin after the last wind is best."""

    winds: list[int]
    arrows: list[tuple[int, int]]


@dataclass
class Skating:
    """Laps of a ring. ``order`` gives the actions from the least to the greatest risk; it changes every turn."""

    order: str
    spaces: list[int] = field(default_factory=_zeros)
    risks: list[int] = field(default_factory=_zeros)
    turns_left: int = SKATING_TURNS


@dataclass
class Diving:
    """One letter per turn; a streak of n matches brings 1 + 2 + ... + n points."""

    letters: str
    points: list[int] = field(default_factory=_zeros)
    combos: list[int] = field(default_factory=_zeros)


MiniGame = Union[Hurdles, Archery, Skating, Diving]
KINDS = (Hurdles, Archery, Skating, Diving)
"""The run of each game, by its number."""


@dataclass(frozen=True)
class Position:
    """What a bot knows at the start of a turn; ``runs`` holds ``None`` for a game that rests."""

    turn: int  # 1..TURNS
    medals: Sequence[Sequence[Sequence[int]]]  # [P][G] of (gold, silver, bronze)
    runs: Sequence[MiniGame | None]  # [G]
