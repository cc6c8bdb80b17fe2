"""The parameters of the Olympics bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.olympics.player.times import TurnParams
from botkit.client.parameters import between, effort


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``. For the names of times see :mod:`botkit.client.times`.

    Values are expected outcomes, from 0 to 1.
    """

    rounds: int = effort()
    """Rounds of responses between the plans in each turn, whatever the clock says; 0: by the clock."""
    usual_rounds: int = between(4, 1)
    """By the clock: the number of rounds if there is time."""
    width: int = between(600, 1)
    """The most nodes of each player in a layer of plans."""
    temperature: float = between(0.008, 0.0001)
    """The difference in value that players hardly notice."""
    epsilon: float = between(0.2, 0.0, 1.0)
    """How often players deviate from their plans for other reasons, such as skating and runs to come."""
    first_epsilon: float = between(0.15, 0.0, 1.0)
    """The believed probability that the others act at random in this turn."""
    prior_weight: float = between(0.3, 0.0, 1.0)
    """The share of usual play in the belief about results; the rest is the responses."""
    step: float = between(0.6, 0.0, 1.0)
    """How far beliefs move towards the responses of a round."""
    correlation: float = between(0.93, 0.0, 1.0)
    """The probability that two others in the same state act alike, because they may be the same program."""
    ahead_gap: float = between(0.02, 0.0)
    """Look-ahead: only actions whose value by plans is at most this much below the best are examined."""
    ahead_rounds: int = 3
    """Look-ahead: rounds of responses after this turn; 0: no look-ahead."""
    network_weight: float = between(0.25, 0.0, 1.0)
    """The share of the network's opinion in the value of an action; the rest is the plans'."""
    skating_samples: int = between(128, 1)
    """How often skating is played out for each joint action."""
