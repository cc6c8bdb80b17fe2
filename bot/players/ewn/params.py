"""The parameters of the EWN bot."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Params:
    """What can be tuned with ``--set``; the defaults are what the arena has shown to be strongest."""

    iterations: int = 0
    """Search depth as the seed counts it, moves and rolls; 0: as deep as the time allows."""
    seed: int = 0
    """Nothing in this bot is drawn by lot: the same input always gives the same answer."""
    search: str = "layers"
    """``layers`` (full width, whole arrays) or ``negascout``."""
    evaluation: str = "learned"
    """``learned``, or the seed's ``distance``, ``determinacy`` and ``combined``."""
    positions: int = 700_000
    """Most positions in one layer of the full-width search."""
    star1: bool = True
    """Cut off rolls in NegaScout."""
    star2: bool = False
    """Probe one move of each roll first in NegaScout."""
    table: bool = True
    """Keep chance nodes of NegaScout in a table through the game."""
    time_share: float = 0.8
    """How much of a move's time the search may take."""
    slack_ms: float = 15.0
    """Kept free in every move on top of that."""
