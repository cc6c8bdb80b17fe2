"""Starting cells as the first moves of a search: each player in turn puts its flock on a border cell."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.battlesheep.player.simulation import Evaluation, RankRewards, Simulation, SimulationBatch
from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.state import PLAYERS
from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline

NOT_PLACED = -1


class StartSimulation(Simulation):
    """The position before ``root.player`` and all later players have placed their flocks of ``sheep``.

    Move k of a placing player is the k-th of the ``starts`` (cell numbers) that is not taken.
    """

    def __init__(
        self, root: Root, abstraction: ActionAbstraction, rewards: RankRewards, evaluation: Evaluation | None,
        seed: int, starts: Sequence[int], sheep: int,
    ) -> None:
        super().__init__(root, abstraction, rewards, evaluation, seed)
        self.starts: Ints = np.array(starts, dtype=np.int64)
        self.sheep = sheep

    def batch(self, games: int) -> StartBatch:
        return StartBatch(self, games)


class StartBatch(SimulationBatch):
    """Copies of the root in which some players are still to place their flocks, one after the other."""

    def __init__(self, simulation: StartSimulation, games: int) -> None:
        super().__init__(simulation, games)
        self._start = simulation
        self._first = simulation.player
        self._taken: list[Ints] = [  # for each player who is placing [B]: index into starts
            np.full(games, NOT_PLACED) for _ in range(simulation.player, PLAYERS)]
        self._placing: tuple[int, Ints] | None = None

    def _is_placing(self, player: int, games: Ints) -> bool:
        """Whether ``player`` still has to place its flock; all of ``games`` are at the same ply."""
        turn = player - self._first
        return turn >= 0 and bool(games.size) and self._taken[turn][games[0]] == NOT_PLACED

    def offer(self, player: int, games: Ints) -> Uints16:
        self._placing = None
        if not self._is_placing(player, games):
            return super().offer(player, games)
        self._placing = player, games
        return np.full(games.size, self._start.starts.size - (player - self._first), dtype=np.uint16)

    def play(self, choice: Uints16) -> None:
        if self._placing is None:
            super().play(choice)
            return
        player, games = self._placing
        index = choice.astype(np.int64)
        turn = player - self._first
        if turn:
            for taken in np.sort([earlier[games] for earlier in self._taken[:turn]], axis=0):
                index += index >= taken
        self._taken[turn][games] = index
        self.boards.place(player, games, self._start.starts.take(index), self._start.sheep)

    def rewards(self, next_player: Ints, deadline: Deadline) -> Floats | None:
        """[P, B]: rewards after random starts for the players who have none, and random moves."""
        next_player = next_player.copy()
        for player in range(self._first, PLAYERS):
            games = (self._taken[player - self._first] == NOT_PLACED).nonzero()[0]
            if games.size:
                counts = self.offer(player, games)
                self.play((self._start.random.random(games.size) * counts).astype(np.uint16))
                next_player[games] = (player + 1) % PLAYERS
        return super().rewards(next_player, deadline)
