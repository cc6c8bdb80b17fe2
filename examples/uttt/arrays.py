"""Ultimate Tic-Tac-Toe in arrays, as :mod:`botkit.search.uct` wants it: B games side by side, playouts as in ``game``.

A small board is one number, and what a move makes of it stands in a table: a ply is some thirty short numpy calls for
all games together. Numbers of boards are multiples of 9, so that ``board + k`` is the place of its k-th free cell.
"""
from __future__ import annotations

from itertools import product

import numpy as np
from game import ANY, CELLS, COMPLETING, FULL, HAS_LINE, Position

from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline

LONGEST = 81
CHECKED_EVERY = 8
"""Plies from one look at whether all games are over to the next."""
ONGOING, LOST, DRAWN, WON = range(4)
"""What is known of a board or of a game, as player 0 sees it."""
REWARD = np.array([np.nan, 0.0, 0.5, 1.0])


def _small_boards() -> dict[tuple[int, int], int]:
    """Numbers of the small boards that are not decided, by the masks of both players; then come LOST, DRAWN and WON."""
    masks = [(first, second) for first, second in product(range(512), repeat=2)
             if not first & second and first | second != FULL and not HAS_LINE[first] and not HAS_LINE[second]]
    return {pair: 9 * index for index, pair in enumerate(masks)}


NUMBER = _small_boards()
DECIDED = 9 * len(NUMBER)
"""A board that is LOST, DRAWN or WON has this number and 9 times that; ANY, in place of a board, this one."""
SIZE = DECIDED + 9 * 4


def _number(first: int, second: int) -> int:
    """The number of a small board, from the masks of players 0 and 1."""
    if (first, second) in NUMBER:
        return NUMBER[first, second]
    return DECIDED + 9 * (WON if HAS_LINE[first] else LOST if HAS_LINE[second] else DRAWN)


FREE = np.zeros(SIZE, np.int64)  # by number: free cells, none if it is decided
CELL = np.zeros(SIZE, np.int64)  # by number + k: the k-th free cell
NEXT = np.repeat(np.arange(0, SIZE, 9), 9).reshape(1, SIZE).repeat(2, 0)  # [player, number + k]: the board after it
LIKELY, LIKELY_CELL, LIKELY_NEXT = np.zeros((2, SIZE), np.int64), np.zeros((2, SIZE), np.int64), NEXT.copy()
"""The same of the cells that a player chooses from in a playout: those that complete the board, if there are any."""
for (first, second), number in NUMBER.items():
    free = FULL & ~(first | second)
    FREE[number] = len(CELLS[free])
    for k, cell in enumerate(CELLS[free]):
        CELL[number + k] = cell
        NEXT[:, number + k] = _number(first | 1 << cell, second), _number(first, second | 1 << cell)
    for player, own in enumerate((first, second)):
        cells = np.array(CELLS[free & COMPLETING[own] or free])
        LIKELY[player, number] = cells.size
        LIKELY_CELL[player, number:number + cells.size] = cells
        LIKELY_NEXT[player, number:number + cells.size] = NEXT[
            player, number + np.searchsorted(CELLS[free], cells)]
STATE = np.zeros(SIZE, np.int64)  # by number: ONGOING, LOST, DRAWN, WON
STATE[DECIDED::9] = ONGOING, LOST, DRAWN, WON


def _outcomes() -> Ints:
    """[4 ** 9]: what is known of a game, by the states of its small boards, two bits each."""
    states = np.arange(4 ** 9) >> 2 * np.arange(9)[:, None] & 3
    won, lost = ((1 << np.arange(9)) @ (states == state) for state in (WON, LOST))
    line = np.array(HAS_LINE)
    lead = np.sign((states == WON).sum(0) - (states == LOST).sum(0))
    decided = np.where((states != ONGOING).all(0), DRAWN + lead, ONGOING)
    return np.where(line[won], WON, np.where(line[lost], LOST, decided))


OUTCOME = _outcomes()


class UtttArrays:
    """One position to search; for the names of its parts see ``game``."""

    players = 2
    kinds = 81  # the cells of the whole board

    def __init__(self, position: Position, seed: int) -> None:
        self.player = position[-1]
        self.position = position
        self._random = np.random.Generator(np.random.SFC64(seed))

    def batch(self, games: int) -> Games:
        return Games(self.position, games, self._random)


class Games:
    """B games; the last axis is the game."""

    def __init__(self, position: Position, games: int, random: np.random.Generator) -> None:
        own, other, *_, target, player = position
        masks = zip(own, other) if player == 0 else zip(other, own)
        numbers = [_number(first, second) for first, second in masks]
        self._boards = np.repeat(np.array([*numbers, DECIDED]), games).reshape(10, games)  # the last one: ANY
        self._states = np.full(games, sum(int(STATE[number]) << 2 * board for board, number in enumerate(numbers)))
        self._target = np.full(games, target)
        self._random = random

    def offer(self, player: int, games: Ints) -> Uints16:
        """How many moves there are."""
        self._player, self._games = player, games
        boards = self._boards[:ANY].take(games, 1)
        target = self._target.take(games)
        counts = FREE.take(boards)
        forced = counts.take(np.minimum(target, ANY - 1) * games.size + np.arange(games.size)) * (target != ANY)
        counts *= (forced == 0) | (np.arange(ANY)[:, None] == target)
        counts *= OUTCOME.take(self._states.take(games)) == ONGOING
        self._offered, self._ends = boards, counts.cumsum(0)
        return self._ends[-1].astype(np.uint16)

    def narrow(self, chosen: Ints) -> None:
        """Keeps some games of the offer."""
        self._games, self._offered, self._ends = (
            self._games.take(chosen), self._offered.take(chosen, 1), self._ends.take(chosen, 1))

    def play(self, choice: Uints16) -> None:
        """Plays in all games of the offer."""
        games = self._games
        board = (self._ends <= choice).sum(0)
        column = np.arange(games.size)
        move = self._offered[board, column] + choice - np.where(board, self._ends[board - 1, column], 0)
        after = NEXT[self._player].take(move)
        self._boards[board, games] = after
        self._states[games] |= STATE.take(after) << 2 * board
        self._target[games] = CELL.take(move)

    def kinds(self, chosen: Ints) -> Ints:
        """The cells of all moves of some games of the offer."""
        ends = self._ends.take(chosen, 1).T.ravel()
        counts = ends.copy()
        counts.reshape(-1, ANY)[:, 1:] -= ends.reshape(-1, ANY)[:, :-1]
        first = self._offered.take(chosen, 1).T.ravel() - (counts.cumsum() - counts)
        board = np.arange(counts.size).repeat(counts)
        return board % ANY * 9 + CELL.take(first.take(board) + np.arange(board.size))

    def rewards(self, next_player: Ints, deadline: Deadline) -> Floats | None:
        """Plays on at random, all games at once, to the end of the last one."""
        found = _playouts(self._boards, self._states, self._target, next_player, self._random, deadline)
        if found is None:
            return None
        outcomes, self._played = found
        rewards = REWARD.take(outcomes)
        return np.stack([rewards, 1.0 - rewards])

    def played(self) -> tuple[Ints, Ints, Ints]:
        """The moves of the playouts."""
        return self._played


def _playouts(boards: Ints, states: Ints, target: Ints, player: Ints, random: np.random.Generator, deadline: Deadline,
              ) -> tuple[Ints, tuple[Ints, Ints, Ints]] | None:
    """[B]: the outcome of each game in which all likely moves are equally so; players, games and cells of the moves.

    None at the deadline. Changes ``boards`` [10, B].
    """
    games = states.size
    column = np.arange(games)
    flat = boards.reshape(-1)
    offset = player * SIZE, (1 - player) * SIZE  # of each game's mover in LIKELY.., in even and in odd plies
    draws = random.random((LONGEST, games))
    history = np.empty((LONGEST + 1, games), np.int64)
    history[0] = states
    cells, numbers = np.empty((2, LONGEST, games), np.int64)
    for ply in range(LONGEST):
        if ply % CHECKED_EVERY == 0:
            if deadline.passed():
                return None
            if OUTCOME.take(history[ply]).all():
                break
        place = target * games
        place += column
        number = flat.take(place)
        number += offset[ply % 2]
        likely = LIKELY.take(number)
        anywhere = (likely == 0).nonzero()[0]
        if anywhere.size:
            ends = (boards[:ANY].take(anywhere, 1) < DECIDED).cumsum(0)
            chosen = (ends <= random.random(anywhere.size) * ends[-1]).sum(0)  # ANY if all are decided
            target[anywhere] = chosen
            chosen *= games
            chosen += anywhere
            place[anywhere] = chosen
            number[anywhere] = moved = flat.take(chosen) + offset[ply % 2].take(anywhere)
            likely[anywhere] = LIKELY.take(moved)
        number += (draws[ply] * likely).astype(np.int64)
        after = LIKELY_NEXT.take(number)
        flat[place] = after
        after = STATE.take(after)
        np.multiply(target, 9, out=cells[ply])
        target *= 2
        after <<= target
        np.bitwise_or(history[ply], after, out=history[ply + 1])
        numbers[ply] = number
        target = LIKELY_CELL.take(number)
    outcomes = OUTCOME.take(history[:ply + 1])
    length = (outcomes != ONGOING).argmax(0)
    made = (np.arange(ply)[:, None] < length).ravel().nonzero()[0]
    which = made % games
    played = cells.take(made) + LIKELY_CELL.take(numbers.take(made))
    return outcomes[length, column], (player.take(which) ^ made // games & 1, which, played)
