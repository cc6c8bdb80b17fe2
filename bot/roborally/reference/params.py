"""The parameters of the reference bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.roborally.player.times import TurnParams
from botkit.client.parameters import between, choice


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``; ``samples`` is the effort."""

    strategy: str = choice("monte-carlo", "random-search")
    """``random-search`` looks at one turn only, in which the others stand still."""
    value: str = choice("hodgepodge", "turns", "manhattan", "advantage")
    """The value of a sample: a name in ``values.VALUES``."""
    playout: str = choice("uniform", "path", "search")
    """How all robots play in samples; see :class:`~bot.roborally.reference.playouts.Playouts`."""
    depth: int = between(2, 1)
    """Turns in a sample."""
    tries: int = between(10, 1)
    """Programs that the playouts ``path`` and ``search`` compare."""
    scenarios: int = between(1536, 1)
    """The number of different scenarios: programs of the others in the first turn."""
    batch: int = between(2048, 1)
    """Games that are simulated at once."""
    sweeps: int = between(5, 1)
    """Value iteration for the turns to go: sweeps for each leg of the course."""
