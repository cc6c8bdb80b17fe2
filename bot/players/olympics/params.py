"""Everything about the Olympics bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass

from bot.games.olympics.medal_shares import Shares
from bot.games.olympics.weights import MEDAL_SHARES
from bot.players.parameters import choice, effort
from bot.players.times import UNLIMITED, TurnTime


@dataclass(frozen=True)
class Params:
    """What can be set with ``--set NAME=VALUE``. Names of times: see :mod:`bot.players.times`."""

    iterations: int = effort()
    """Search steps of each turn: rounds of plans, or leaves of a tree. With a number, the clock is not looked at;
    0: a tree grows as long as the time allows, and plans take their usual rounds."""
    seed: int = 1
    """Of all that is drawn by lot."""
    think_ms: float = 30.0
    """How long a turn's search may take, in milliseconds."""
    first_think_ms: float = 400.0
    """The same in the first turn."""
    grace_ms: float = 2.0
    """How long after its time a search is stopped by force, in milliseconds."""
    search: str = choice("plan", "planned_duct", "duct", "greedy")
    """The strategy: a name in ``strategies.STRATEGIES``."""
    message: bool = False
    """Whether answers carry a short text for the viewer."""
    learned_shares: bool = True
    """Whether the medals of runs to come are guessed by game, as learned; otherwise all games count alike."""
    exploration: float = 0.15
    """Decoupled UCT: the constant of PUCT."""
    wave: int = 256
    """Decoupled UCT: paths that descend the tree side by side."""
    prior_sharpness: float = 60.0
    """Decoupled UCT: how much likelier an action is for the expected outcome that it adds."""
    prior_uniform: float = 0.1
    """Decoupled UCT: the share of the prior that all actions have alike."""
    plan_width: int = 600
    """Plans: nodes of each player that a layer follows."""
    plan_rounds: int = 4
    """Plans: the usual rounds of answers, if there is time."""
    plan_temperature: float = 0.008
    """Plans: differences in expected outcome that players hardly notice."""
    plan_lapse: float = 0.2
    """Plans: how often players act for other reasons than their plans, like skating and runs to come."""
    plan_own_temperature: float = 0.008
    """Plans: the temperature of the bot's own plans."""
    plan_own_lapse: float = 0.2
    """Plans: how often the bot's own plans will have to give way to what is not known yet."""
    plan_first_temperature: float = 0.008
    """Plans: the same as the temperature, for what others will do in this turn."""
    plan_first_lapse: float = 0.15
    """Plans: how often others are believed to act at random in this turn."""
    plan_skating: float = 1.0
    """Plans: the weight of skating, of which only this turn is known, against the games that are planned."""
    plan_habit: float = 0.3
    """Plans: the share of habits, beside answers, in what is believed of results."""
    plan_step: float = 0.6
    """Plans: how far beliefs move towards the answers of a round."""
    plan_alike: float = 0.93
    """Plans: how likely two others in the same state act alike: they may be the same program."""
    ahead_gap: float = 0.02
    """Look-ahead: how much worse than the best by plans an action may be to be looked at."""
    ahead_rounds: int = 3
    """Look-ahead: rounds of answers after this turn; 0: no look-ahead."""
    plan_skates: int = 128
    """Plans: how often skating is played on for each joint action."""

    def turn_time(self, is_first: bool) -> TurnTime:
        """When the search of a turn ends, the first one or another."""
        if self.iterations:
            return UNLIMITED
        think_ms = self.first_think_ms if is_first else self.think_ms
        return TurnTime(think_ms, think_ms + self.grace_ms)

    def medal_shares(self) -> Shares | None:
        """What is usual in runs to come; ``None``: all games are taken as alike."""
        return MEDAL_SHARES if self.learned_shares else None
