"""Everything about the Olympics bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.players.parameters import CommonParams, effort
from bot.players.times import UNLIMITED, TurnTime


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``. Names of times: see :mod:`bot.players.times`.

    Values are expected outcomes, from 0 to 1.
    """

    rounds: int = effort()
    """Rounds of responses between the plans in every turn, whatever the clock says; 0: by the clock."""
    usual_rounds: int = 4
    """By the clock: how many rounds there are if there is time."""
    seed: int = 1
    """Of the random generator."""
    think_ms: float = 30.0
    """How long a turn's search may take, in milliseconds."""
    first_think_ms: float = 400.0
    """The same in the first turn."""
    grace_ms: float = 2.0
    """How long after its time a search is stopped by force, in milliseconds."""
    message: bool = False
    """Whether answers carry what the bot expects, for the viewer."""
    learned_shares: bool = True
    """Whether the medals of runs to come are estimated by game, as learned; otherwise all games count alike."""
    width: int = 600
    """Nodes of each player that a layer of plans follows."""
    temperature: float = 0.008
    """Differences in value that players hardly notice."""
    epsilon: float = 0.2
    """How often players leave their plans for other reasons, like skating and runs to come."""
    first_epsilon: float = 0.15
    """How often the others are believed to act at random in this turn."""
    prior_weight: float = 0.3
    """The share of usual play, beside the responses, in the belief about results."""
    step: float = 0.6
    """How far beliefs move towards the responses of a round."""
    correlation: float = 0.93
    """How likely two others in the same state act alike: they may be the same program."""
    ahead_gap: float = 0.02
    """Look-ahead: how much worse than the best by plans an action may be to be looked at."""
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
