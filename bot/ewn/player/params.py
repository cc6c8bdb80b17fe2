"""Everything about the EWN bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.ewn.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``, besides depth and times.

    The smallest ``depth`` is 4: our move, and the best answers to it. The bot uses no random numbers.
    """

    positions: int = between(700_000, 1)
    """The most positions in one layer of the search."""
