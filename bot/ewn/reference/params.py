"""The parameters of the EWN reference bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.ewn.player.times import TurnParams
from botkit.client.parameters import choice


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``, besides depth and times. The bot uses no random numbers."""

    evaluation: str = choice("combined", "distance", "determinacy")
    """The value of a leaf: distance and determinacy, or one of them alone."""
