"""Everything about the Nim bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from examples.nim.player.times import TurnParams


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``: its times, and the depth of its search."""
