"""A position as a tree search needs it: batches of games, and rewards at their ends."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Callable, NamedTuple, Optional

import numpy as np

from bot.battlesheep.rules.batch import ActionAbstraction, Batch, Root
from bot.battlesheep.rules.plain import Edition
from bot.battlesheep.rules.state import PLAYERS, Cell
from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline
from botkit.search.exact_sums import rounded

POINTS_BY_RANK = (1.0, 0.6667, 0.3333, 0.0)
"""The share of the opponents that a player beats."""
NOT_PLACED = -1

Evaluation = Callable[[Batch], Optional["tuple[Floats, Floats]"]]
"""Values [P, B] without playing on, and their weights [B] against playouts; ``None`` if all weights are 0."""


class RankRewards:
    """What the final ranks are worth to the search."""

    def __init__(self, edition: Edition, by_rank: Sequence[float]) -> None:
        """``by_rank``: the rewards of ranks 1 to 4; ties share."""
        self._edition = edition
        totals = np.concatenate([[0.0], np.cumsum(by_rank)])
        better, equal = np.arange(PLAYERS)[:, None], np.arange(PLAYERS + 1)
        shares = (totals[np.minimum(better + equal, PLAYERS)] - totals[better]) / np.maximum(equal, 1)
        self._shares = rounded(shares)  # [P, P + 1]: by the numbers of better and of equal players

    def of_scores(self, scores: Floats) -> Floats:
        """[P, B]: rewards for final ``scores`` [P, B]."""
        scores = self._edition.team_means(scores)
        better = (scores[None] > scores[:, None]).sum(axis=1)
        equal = (scores[None] == scores[:, None]).sum(axis=1)
        return self._shares[better, equal]


class Model(NamedTuple):
    """What a search tries in the positions of a game, and what their ends are worth to it."""

    sheep: int
    """The number that each player has at the start."""
    abstraction: ActionAbstraction
    """The moves of the tree; playouts have all."""
    ranks: RankRewards
    evaluation: Evaluation | None = None
    """``None``: only playouts count."""


class Simulation:
    """The root of a search."""

    players = PLAYERS

    def __init__(self, model: Model, root: Root, seed: int, starts: Sequence[Cell] = ()) -> None:
        """``starts``: where the mover and all later players may place their flocks, if they are to do so.

        Move k of a placing player is then the k-th of them that is not taken.
        """
        number = root.geometry.number()
        self.model, self.root, self.player = model, root, root.player
        self.starts: Ints = np.array([number[cell] for cell in starts], dtype=np.int64)
        self.random = np.random.Generator(np.random.SFC64(seed))

    def batch(self, games: int) -> SimulationBatch:
        """``games`` copies of the root."""
        return SimulationBatch(self, games)


class SimulationBatch:
    """Copies of the root in which a search plays, and then random moves to the end."""

    def __init__(self, simulation: Simulation, games: int) -> None:
        self.boards = Batch(simulation.root, games)
        self._simulation, self._first = simulation, simulation.player
        self._taken = np.full((PLAYERS - self._first if simulation.starts.size else 0, games), NOT_PLACED)
        """By placing player and game, the index into the starts."""
        self._placing: tuple[int, Ints] | None = None

    def _is_placing(self, player: int, games: Ints) -> bool:
        """Whether ``player`` still has to place its flock; all of ``games`` are at the same ply."""
        turn = player - self._first
        return 0 <= turn < len(self._taken) and bool(games.size) and self._taken[turn, games[0]] == NOT_PLACED

    def offer(self, player: int, games: Ints) -> Uints16:
        """[a]: the number of moves of ``player`` in ``games`` [a] that the tree tries."""
        self._placing = (player, games) if self._is_placing(player, games) else None
        if not self._placing:
            return self.boards.offer(player, games, self._simulation.model.abstraction)
        return np.full(games.size, self._simulation.starts.size - (player - self._first), dtype=np.uint16)

    def narrow(self, chosen: Ints) -> None:
        """Keeps only some of the offered games, by index into the offer."""
        self.boards.narrow(chosen)

    def play(self, choice: Uints16) -> None:
        """Plays move number ``choice`` [a] in every offered game."""
        if not self._placing:
            self.boards.play(choice)
            return
        player, games = self._placing
        index, turn = choice.astype(np.int64), player - self._first
        for taken in np.sort(self._taken[:turn, games], axis=0):
            index += index >= taken
        self._taken[turn, games] = index
        self.boards.place(player, games, self._simulation.starts.take(index), self._simulation.model.sheep)

    def rewards(self, next_player: Ints, deadline: Deadline) -> Floats | None:
        """[P, B]: rewards of each game; None if the deadline passed on the way.

        They mix the leaf's estimated value with the ranks at the end of one playout from there, which begins with
        random starts for the players who have none.
        """
        random, model = self._simulation.random, self._simulation.model
        next_player = next_player.copy()
        for turn, taken in enumerate(self._taken):
            games = (taken == NOT_PLACED).nonzero()[0]
            if games.size:
                counts = self.offer(self._first + turn, games)
                self.play((random.random(games.size) * counts).astype(np.uint16))
                next_player[games] = (self._first + turn + 1) % PLAYERS
        estimate = model.evaluation(self.boards) if model.evaluation else None
        if not self.boards.play_out(random, next_player, lambda: not deadline.passed()):
            return None
        rewards = model.ranks.of_scores(self.boards.scores())
        if estimate:
            values, weights = estimate
            rewards += rounded((values - rewards) * weights)
        return rewards
