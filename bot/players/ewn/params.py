"""Everything about the EWN bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.players.ewn.times import Times


@dataclass(frozen=True)
class Params(Times):
    """What can be set with ``--set NAME=VALUE``, besides depth and times.

    The least ``depth`` is 4: our move, and the best answers to it. The bot draws no random numbers.
    """

    positions: int = 700_000
    """Most positions in one layer of the search."""
