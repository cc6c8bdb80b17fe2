"""A position as a tree search needs it: batches of games, and rewards at their ends."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from bot.battlesheep.rules.batch import ActionAbstraction, Batch, Root
from bot.battlesheep.rules.plain import RuleSet
from bot.battlesheep.rules.state import PLAYERS
from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline
from botkit.search.rounding import rounded


class Evaluation(Protocol):
    """An estimate of a game's result, without playing on."""

    def of(self, batch: Batch, /) -> tuple[Floats, Floats] | None:
        """Values [P, B], and their weights [B] against the results of playouts; None if all weights are 0."""
        ...


class RankRewards:
    """What the final ranks are worth to the search."""

    def __init__(self, rules: RuleSet, by_rank: Sequence[float]) -> None:
        """``by_rank``: the rewards of ranks 1 to 4; ties share."""
        self._teams = rules.teams
        totals = np.concatenate([[0.0], np.cumsum(by_rank)])
        better, equal = np.arange(PLAYERS)[:, None], np.arange(PLAYERS + 1)
        shares = (totals[np.minimum(better + equal, PLAYERS)] - totals[better]) / np.maximum(equal, 1)
        self._shares = rounded(shares)  # [P, P + 1]: by the numbers of better and of equal players

    def of_scores(self, scores: Floats) -> Floats:
        """[P, B]: rewards for final ``scores`` [P, B]."""
        if self._teams:
            scores = team_means(scores)
        better = (scores[None] > scores[:, None]).sum(axis=1)
        equal = (scores[None] == scores[:, None]).sum(axis=1)
        return self._shares[better, equal]


def team_means(values: Floats) -> Floats:
    """[P, B]: the mean of each player and its partner, two seats on, of ``values`` [P, B]."""
    return (values + np.roll(values, 2, axis=0)) / 2


class Simulation:
    """The root of a search."""

    players = PLAYERS

    def __init__(
        self, root: Root, abstraction: ActionAbstraction, rewards: RankRewards, evaluation: Evaluation | None, seed: int
    ) -> None:
        """``abstraction``: the moves of the tree; playouts have all. ``evaluation``: ``None``: only playouts count."""
        self.root, self.player = root, root.player
        self.abstraction, self.ranks, self.evaluation = abstraction, rewards, evaluation
        self.random = np.random.Generator(np.random.SFC64(seed))

    def batch(self, games: int) -> SimulationBatch:
        """``games`` copies of the root."""
        return SimulationBatch(self, games)


class SimulationBatch:
    """Copies of the root in which a search plays, and then random moves to the end."""

    def __init__(self, simulation: Simulation, games: int) -> None:
        self.boards = Batch(simulation.root, games)
        self._simulation = simulation

    def offer(self, player: int, games: Ints) -> Uints16:
        """[a]: the number of moves of ``player`` in ``games`` [a] that the tree tries."""
        return self.boards.offer(player, games, self._simulation.abstraction)

    def narrow(self, chosen: Ints) -> None:
        """Keeps only some of the offered games, by index into the offer."""
        self.boards.narrow(chosen)

    def play(self, choice: Uints16) -> None:
        """Plays move number ``choice`` [a] in every offered game."""
        self.boards.play(choice)

    def rewards(self, next_player: Ints, deadline: Deadline) -> Floats | None:
        """[P, B]: rewards of each game; None if the deadline passed on the way.

        They mix the leaf's estimated value with the ranks at the end of one playout from there.
        """
        simulation = self._simulation
        estimate = simulation.evaluation.of(self.boards) if simulation.evaluation else None
        if not self.boards.play_out(simulation.random, next_player, lambda: not deadline.passed()):
            return None
        rewards = simulation.ranks.of_scores(self.boards.scores())
        if estimate:
            values, weights = estimate
            rewards += rounded((values - rewards) * weights)
        return rewards
