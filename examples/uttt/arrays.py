"""Ultimate Tic-Tac-Toe in arrays, as :mod:`botkit.search.uct` wants it: B games side by side, uniform playouts."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt
from game import ANY, CELLS, FULL, HAS_LINE, Position

from botkit.search.clock import Deadline

Ints = npt.NDArray[np.int64]
LINE = np.array(HAS_LINE)  # [512]
FREE = np.array([len(CELLS[FULL & ~mask]) for mask in range(512)])  # [512]: free cells of a small board
CELL = np.array([[*CELLS[FULL & ~mask], *[0] * 9][:9] for mask in range(512)])  # [512, 9]: the free cells
ALLOWED = np.array([[decided >> board & 1 == 0 if decided >> target & 1 else board == target for board in range(9)]
                    for decided in range(1024) for target in range(10)], dtype=np.int64).T.copy()  # [9, 1024 * 10]
BOARDS = np.arange(9)[:, None]


class UtttArrays:
    """One position to search; for the names of its parts see ``game``."""

    players = 2

    def __init__(self, position: Position, seed: int) -> None:
        self.player = position[-1]
        self.position = position
        self._random = np.random.Generator(np.random.SFC64(seed))

    def batch(self, games: int) -> Games:
        return Games(self.position, games, self._random)


class Games:
    """B games; the last axis is the game."""

    def __init__(self, position: Position, games: int, random: np.random.Generator) -> None:
        own, other, own_won, other_won, decided, target, player = position
        both, won = ((own, other), (own_won, other_won)) if player == 0 else ((other, own), (other_won, own_won))
        self._cells = np.repeat(np.array(both), games).reshape(2, 9, games)  # masks by player and small board
        self._won = np.repeat(np.array(won), games).reshape(2, games)
        self._decided = np.full(games, decided)
        self._target = np.full(games, target)
        self._random = random

    def offer(self, player: int, games: Ints) -> npt.NDArray[np.uint16]:
        """How many moves there are."""
        self._player, self._games = player, games
        taken = self._cells[0].take(games, 1) | self._cells[1].take(games, 1)
        counts = FREE.take(taken)
        counts *= ALLOWED.take(self._decided.take(games) * 10 + self._target.take(games), 1)
        counts *= ~LINE.take(self._won[1 - player].take(games))
        self._taken, self._ends = taken, counts.cumsum(0)
        return self._ends[-1].astype(np.uint16)

    def narrow(self, chosen: Ints) -> None:
        """Keeps some games of the offer."""
        self._games, self._taken, self._ends = (
            self._games.take(chosen), self._taken.take(chosen, 1), self._ends.take(chosen, 1))

    def play(self, choice: npt.NDArray[np.uint16]) -> None:
        """Plays in all games of the offer."""
        player, games = self._player, self._games
        board = (self._ends <= choice).sum(0)
        column = np.arange(games.size)
        before = np.where(board, self._ends[board - 1, column], 0)
        taken = self._taken[board, column]
        cell = CELL[taken, choice - before]
        cells = self._cells[player][board, games] | 1 << cell
        self._cells[player][board, games] = cells
        line = LINE.take(cells)
        self._won[player][games] |= line << board
        self._decided[games] |= (line | (taken | 1 << cell == FULL)) << board
        self._target[games] = cell

    def rewards(self, next_player: Ints, deadline: Deadline) -> npt.NDArray[np.float64] | None:
        """Plays on at random."""
        for player in (0, 1):
            games = (next_player == player).nonzero()[0]
            mover = player
            while games.size:
                if deadline.passed():
                    return None
                moves = self.offer(mover, games)
                able = moves.nonzero()[0]
                if able.size < games.size:
                    self.narrow(able)
                    games, moves = games.take(able), moves.take(able)
                if games.size:
                    self.play((self._random.random(games.size) * moves).astype(np.uint16))
                mover = 1 - mover
        lines = LINE.take(self._won)
        lead = np.where(lines.any(0), lines[0] * 1 - lines[1], np.sign(np.subtract(*COUNT.take(self._won))))
        return np.stack([0.5 + 0.5 * lead, 0.5 - 0.5 * lead])


COUNT = np.array([len(cells) for cells in CELLS])  # [512]
assert ANY == 9
