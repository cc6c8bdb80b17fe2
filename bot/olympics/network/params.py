"""The parameters of the bot with the network."""
from __future__ import annotations

from dataclasses import dataclass

from bot.client.parameters import effort
from bot.olympics.player.times import TurnParams


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``. For the names of times see :mod:`bot.client.times`.

    Values are expected outcomes, from 0 to 1.
    """

    answers: int = effort()
    """Joint answers of the others to each of the best actions that are looked at, in each turn; 0: by the clock."""
    temperature: float = 0.004
    """The difference in value that players hardly notice."""
    margin: float = 0.03
    """Only actions whose value is at most this much below the best are looked at again."""
