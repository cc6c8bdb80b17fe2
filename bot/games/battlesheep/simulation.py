"""A position as a tree search wants it: waves of games, and rewards by final rank."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from bot.games.battlesheep.batch import Batch, Root
from bot.games.battlesheep.geometry import Int
from bot.games.battlesheep.regions import Float
from bot.games.battlesheep.rules import PLAYERS, Rules

REWARD_STEPS = 1 << 20


class Clock(Protocol):
    """What tells a simulation to stop."""

    def passed(self) -> bool: ...


class Simulation:
    """The root of a search, with the rewards for ranks 1 to 4 (ties share)."""

    players = PLAYERS

    def __init__(self, rules: Rules, root: Root, rank_rewards: Sequence[float], seed: int) -> None:
        self.rules, self.root, self.player = rules, root, root.player
        self.random = np.random.Generator(np.random.SFC64(seed))
        totals = np.concatenate([[0.0], np.cumsum(rank_rewards)])
        better, equal = np.arange(PLAYERS)[:, None], np.arange(PLAYERS + 1)
        shares = (totals[np.minimum(better + equal, PLAYERS)] - totals[better]) / np.maximum(equal, 1)
        self.shares: Float = np.rint(shares * REWARD_STEPS) / REWARD_STEPS
        """[P, P + 1]: reward by the numbers of better and of equal players (oneself included)."""

    def wave(self, games: int) -> SimulationWave:
        return SimulationWave(self, games)

    def rank_rewards(self, scores: Float) -> Float:
        """[P, B]: rewards for final ``scores`` [P, B]."""
        if self.rules.teams:
            scores = (scores + np.roll(scores, 2, axis=0)) / 2
        better = (scores[None] > scores[:, None]).sum(axis=1)  # [P, B]
        equal = (scores[None] == scores[:, None]).sum(axis=1)
        rewards: Float = self.shares[better, equal]
        return rewards


class SimulationWave(Batch):
    """Copies of the root that a search plays on, then random moves to the end."""

    def __init__(self, simulation: Simulation, games: int) -> None:
        super().__init__(simulation.root, games)
        self._simulation = simulation

    def rewards(self, next_player: Int, deadline: Clock) -> Float | None:
        """[P, B]: rewards at the end of each game; None if the deadline passed on the way."""
        if not self.play_out(self._simulation.random, next_player, lambda: not deadline.passed()):
            return None
        return self._simulation.rank_rewards(self.scores())
