"""The parameters of the Olympics bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.client.parameters import CommonParams, effort
from bot.client.times import UNLIMITED, TurnTime


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``. For the names of times see :mod:`bot.client.times`.

    Values are expected outcomes, from 0 to 1.
    """

    rounds: int = effort()
    """Rounds of responses between the plans in each turn, whatever the clock says; 0: by the clock."""
    usual_rounds: int = 4
    """By the clock: the number of rounds if there is time."""
    seed: int = 1
    """The seed of all random numbers."""
    think_ms: float = 30.0
    """How long a turn's search may take, in milliseconds."""
    first_think_ms: float = 400.0
    """The same in the first turn."""
    grace_ms: float = 2.0
    """How long after its end a search that goes on is stopped by force, in milliseconds."""
    message: bool = False
    """Whether answers carry what the bot expects, for the contest's viewer."""
    learned_shares: bool = True
    """Whether the medals of runs to come are estimated by the learned shares of each game; otherwise all are alike."""
    width: int = 600
    """The most nodes of each player in a layer of plans."""
    temperature: float = 0.008
    """The difference in value that players hardly notice."""
    epsilon: float = 0.2
    """How often players deviate from their plans for other reasons, such as skating and runs to come."""
    first_epsilon: float = 0.15
    """The believed probability that the others act at random in this turn."""
    prior_weight: float = 0.3
    """The share of usual play in the belief about results; the rest is the responses."""
    step: float = 0.6
    """How far beliefs move towards the responses of a round."""
    correlation: float = 0.93
    """The probability that two others in the same state act alike, because they may be the same program."""
    ahead_gap: float = 0.02
    """Look-ahead: only actions whose value by plans is at most this much below the best are examined."""
    ahead_rounds: int = 3
    """Look-ahead: rounds of responses after this turn; 0: no look-ahead."""
    skating_samples: int = 128
    """How often skating is played out for each joint action."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a turn ends. The contest does not say its limit, so ``limit_ms`` is not looked at."""
        if self.rounds:
            return UNLIMITED
        think_ms = self.first_think_ms if is_first else self.think_ms
        return TurnTime(think_ms, think_ms + self.grace_ms)
