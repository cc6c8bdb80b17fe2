"""The parameters of the reference bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.client.parameters import choice
from bot.roborally.player.times import TurnParams


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``; ``samples`` is the effort."""

    strategy: str = choice("monte-carlo", "random-search")
    """``random-search`` looks at one turn only, in which the others stand still."""
    value: str = choice("hodgepodge", "turns", "manhattan", "advantage")
    """The value of a sample: a name in ``values.VALUES``."""
    playout: str = choice("uniform", "path", "search")
    """How all robots play in samples; see :class:`~bot.roborally.reference.playouts.Playouts`."""
    depth: int = 2
    """Turns in a sample."""
    tries: int = 10
    """Programs that the playouts ``path`` and ``search`` compare."""
    scenarios: int = 1536
    """The number of different scenarios: programs of the others in the first turn."""
    batch: int = 2048
    """Games that are simulated at once."""
    sweeps: int = 5
    """Value iteration for the turns to go: sweeps for each leg of the course."""
