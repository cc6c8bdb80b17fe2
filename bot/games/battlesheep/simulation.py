"""A position as a tree search wants it: waves of games, and rewards at their ends."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from bot.games.battlesheep.batch import Batch, Menu, Root
from bot.games.battlesheep.rules import PLAYERS, Rules
from bot.games.battlesheep.value import VALUES, Value
from bot.rounding import rounded


class Clock(Protocol):
    """What tells a simulation to stop."""

    def passed(self) -> bool: ...


class Rewards:
    """What a leaf of the search is worth: the final ranks of a playout, mixed with the value of the leaf itself.

    The value's part is ``trust`` on an empty map and falls linearly to 0 at a free share of ``trust_until``.
    """

    def __init__(
        self, rules: Rules, by_rank: Sequence[float], trust: float, trust_until: float, value: Value | None = None
    ) -> None:
        """``by_rank``: the rewards of ranks 1 to 4; ties share. ``value``: none: the one of the edition."""
        self.rules = rules
        totals = np.concatenate([[0.0], np.cumsum(by_rank)])
        better, equal = np.arange(PLAYERS)[:, None], np.arange(PLAYERS + 1)
        shares = (totals[np.minimum(better + equal, PLAYERS)] - totals[better]) / np.maximum(equal, 1)
        self._shares = rounded(shares)  # [P, P + 1]: by the numbers of better and of equal players
        self._value: Value = value or VALUES[rules.edition.name]
        self._trust, self._trust_until = trust, trust_until

    def of_scores(self, scores: np.ndarray) -> np.ndarray:
        """[P, B]: rewards for final ``scores`` [P, B]."""
        if self.rules.teams:
            scores = (scores + np.roll(scores, 2, axis=0)) / 2
        better = (scores[None] > scores[:, None]).sum(axis=1)
        equal = (scores[None] == scores[:, None]).sum(axis=1)
        rewards: np.ndarray = self._shares[better, equal]
        return rewards

    def trust(self, batch: Batch) -> np.ndarray:
        """[B]: the part of the value in each game as it stands."""
        share = batch.free_cells() / batch.geometry.size
        part: np.ndarray = self._trust * np.maximum(share - self._trust_until, 0.0) / (1.0 - self._trust_until)
        return part

    def values(self, batch: Batch) -> np.ndarray:
        """[P, B]: the value of each game as it stands."""
        chances = self._value.chances(batch)
        if self.rules.teams:
            chances = (chances + np.roll(chances, 2, axis=0)) / 2
        return chances


class Simulation:
    """The root of a search."""

    players = PLAYERS

    def __init__(self, root: Root, rewards: Rewards, seed: int, menu: Menu) -> None:
        """``menu``: the numbers of sheep that the tree tries."""
        self.root, self.rewards, self.player = root, rewards, root.player
        self.menu = menu
        self.random = np.random.Generator(np.random.SFC64(seed))

    def wave(self, games: int) -> SimulationWave:
        """So many copies of the root."""
        return SimulationWave(self, games)


class SimulationWave:
    """Copies of the root that a search plays on, then random moves to the end."""

    def __init__(self, simulation: Simulation, games: int) -> None:
        self.batch = Batch(simulation.root, games)
        self._simulation = simulation

    def offer(self, player: int, games: np.ndarray) -> np.ndarray:
        """[a]: the number of moves of ``player`` in ``games`` [a] that the tree tries."""
        return self.batch.offer(player, games, self._simulation.menu)

    def narrow(self, chosen: np.ndarray) -> None:
        """Keeps only some of the offered games, by index into the offer."""
        self.batch.narrow(chosen)

    def play(self, choice: np.ndarray) -> None:
        """Plays move number ``choice`` [a] in every offered game."""
        self.batch.play(choice)

    def rewards(self, next_player: np.ndarray, deadline: Clock) -> np.ndarray | None:
        """[P, B]: rewards of each game; None if the deadline passed on the way."""
        rewards, batch = self._simulation.rewards, self.batch
        trust = rewards.trust(batch)
        values = rewards.values(batch) if trust.any() else None
        if not batch.play_out(self._simulation.random, next_player, lambda: not deadline.passed()):
            return None
        result = rewards.of_scores(batch.scores())
        if values is not None:
            result += rounded((values - result) * trust)
        return result
