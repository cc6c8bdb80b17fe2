"""Ultimate Tic-Tac-Toe in arrays, as :mod:`botkit.search.uct` wants it: B games side by side, uniform playouts."""
from __future__ import annotations

import numpy as np
from game import ANY, CELLS, FULL, HAS_LINE, Position

from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline

LINE = np.array(HAS_LINE)  # [512]
FREE = np.array([len(CELLS[FULL & ~mask]) for mask in range(512)])  # [512]: free cells of a small board
CELL = np.array([[*CELLS[FULL & ~mask], *[0] * 9][:9] for mask in range(512)])  # [512, 9]: the free cells
ALLOWED = np.array([[decided >> board & 1 == 0 if decided >> target & 1 else board == target for board in range(9)]
                    for decided in range(1024) for target in range(10)], dtype=np.int64).T.copy()  # [9, 1024 * 10]


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

    def offer(self, player: int, games: Ints) -> Uints16:
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

    def play(self, choice: Uints16) -> None:
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

    def rewards(self, next_player: Ints, deadline: Deadline) -> Floats | None:
        """Plays on at random, all games at once: seen by whoever is to move in each."""
        first = next_player == 0
        own, other = (np.where(first, self._cells[seat], self._cells[1 - seat]) for seat in (0, 1))
        own_won, other_won = (np.where(first, self._won[seat], self._won[1 - seat]) for seat in (0, 1))
        rewards = _playouts(own, other, own_won, other_won, self._decided, self._target, self._random, deadline)
        if rewards is None:
            return None
        rewards = np.where(first, rewards, 1.0 - rewards)
        return np.stack([rewards, 1.0 - rewards])


def _playouts(
    own: Ints, other: Ints, own_won: Ints, other_won: Ints, decided: Ints, target: Ints, random: np.random.Generator,
    deadline: Deadline,
) -> Floats | None:
    """Rewards of whoever is to move first: [n]. ``own``, ``other``: [9, n]; the others [n]. None at the deadline."""
    rewards = np.empty(target.size)
    games = np.arange(target.size)  # those that go on; the arrays are theirs
    counts = np.zeros((10, target.size), np.int64)  # [10, n] free cells of the boards that are not decided; ANY: none
    counts[:ANY] = FREE.take(own | other) * OPEN.take(decided, 1)
    over = LINE.take(other_won) | (counts.sum(0) == 0)
    for ply in range(82):
        if over.any():
            ends = over.nonzero()[0]
            lead = COUNT.take(own_won.take(ends)) - COUNT.take(other_won.take(ends))
            lead = np.where(LINE.take(other_won.take(ends)), -1, np.sign(lead))
            rewards[games.take(ends)] = 0.5 + 0.5 * (-lead if ply % 2 else lead)
            on = (~over).nonzero()[0]
            games, own_won, other_won, target = (each.take(on) for each in (games, own_won, other_won, target))
            own, other, counts = (each.take(on, 1) for each in (own, other, counts))
        if not games.size:
            break
        if deadline.passed():
            return None
        column = np.arange(games.size)
        board = target.copy()
        anywhere = (counts.ravel().take(target * games.size + column) == 0).nonzero()[0]
        if anywhere.size:
            ends = counts.take(anywhere, 1).cumsum(0)
            board[anywhere] = (ends <= (random.random(anywhere.size) * ends[-1]).astype(np.int64)).sum(0)
        place = board * games.size + column
        taken = own.ravel().take(place) | other.ravel().take(place)
        target = CELL.ravel().take(taken * 9 + (random.random(games.size) * FREE.take(taken)).astype(np.int64))
        bit = BIT.take(target)
        cells = own.ravel().take(place) | bit
        own.ravel()[place] = cells
        line = LINE.take(cells)
        own_won = own_won | line * BIT.take(board)
        counts.ravel()[place] = (FREE.take(taken) - 1) * ~line
        own, other, own_won, other_won = other, own, other_won, own_won
        over = LINE.take(other_won) | ~counts.any(0)
    return rewards


BIT = 1 << np.arange(10)
OPEN = np.array([[1 - (decided >> board & 1) for decided in range(1024)] for board in range(9)])  # [9, 1024]
COUNT = np.array([len(cells) for cells in CELLS])  # [512]
