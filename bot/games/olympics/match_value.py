"""What the medals of the running games are worth: the expected outcome of the whole match.

A player's outcome is its share of the others beaten at the end: 1, 1/2 or 0, ties counting half. It is the mean over
its opponents of the chance to beat each, so pairs of players suffice. The final score is a product over the games;
in logarithms the difference of two players' scores is a sum of one difference a game, whose distributions (medals of
the running run, runs to come) are put on a common grid and convolved.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bot.games.olympics.log_scores import whole_logarithms
from bot.games.olympics.medal_shares import Shares, medal_shares
from bot.games.olympics.rankings import MEDALS, PAIR_MEDALS, PAIR_OF_MEDALS, PAIRS, RANKINGS
from bot.games.olympics.rules import ARCHERY, DIVING, GAMES, HURDLES, MEDAL_POINTS, PLAYERS, SKATING, TURNS

RUN_TURNS = {
    HURDLES: dict(zip(range(12, 21), (0.05, 0.09, 0.13, 0.17, 0.22, 0.15, 0.10, 0.06, 0.03))),
    ARCHERY: dict.fromkeys(range(12, 16), 0.25),
    SKATING: {15: 1.0},
    DIVING: dict.fromkeys(range(12, 16), 0.25),
}
"""How many turns runs last, with their probabilities."""
REST = 1
"""Turns between a run's end and the next run's first turn."""
MOST_RUNS = 1 + TURNS // (12 + REST)

GRID = 256
"""Values told apart in one game's difference of logarithms."""
ROUNDING = 8
"""Steps by which whole logarithms may reach farther than exact ones."""


@lru_cache(maxsize=1024)
def runs_to_come(game: int, turns_left: int) -> tuple[float, ...]:
    """Probability of each number of complete runs in the turns after one has ended.  Shape [MOST_RUNS + 1]."""
    counts = np.zeros(MOST_RUNS + 1)
    counts[0] = 1.0
    for turns, chance in RUN_TURNS[game].items():
        if turns + REST <= turns_left:
            more = np.array(runs_to_come(game, turns_left - turns - REST))
            counts[0] -= chance
            counts[1:] += chance * more[:-1]
    return tuple(counts)


class MatchValue:
    """Values of medals in one turn: scores so far, and when the running runs end, are given."""

    def __init__(
        self, medals: Sequence[Sequence[Sequence[int]]], ends: Sequence[int | None], usual: Shares | None = None
    ) -> None:
        """Builds the tables: takes about 8 ms.

        ``medals`` [P][G] of (gold, silver, bronze); ``ends`` [G]: the turn in which each running run will end,
        or in which the last one ended; ``None``: none that ends in time comes.
        ``usual``: as in :func:`medal_shares`.
        """
        won = np.array(medals)  # [P, G, 3]
        scores = won @ np.array(MEDAL_POINTS)  # [P, G]
        shares = medal_shares(won, usual)
        runs = np.array([(1.0, *[0.0] * MOST_RUNS) if end is None else runs_to_come(game, TURNS - end)
                         for game, end in enumerate(ends)])  # [G, runs + 1]
        self._table = np.empty((len(PAIRS), PAIR_MEDALS ** 2, PAIR_MEDALS ** 2))
        most = np.flatnonzero(runs.max(0))[-1]
        sums = [_points_to_come(share, int(most)) for share in shares]  # [P] of [G, most + 1, points]
        for pair, (one, other) in enumerate(PAIRS):
            more = (runs[:, : most + 1, None] * sums[one]).transpose(0, 2, 1) @ sums[other]  # [G, points, points]
            self._table[pair] = _win_table(scores[one], scores[other], more)

    def values(self, medals: Sequence[np.ndarray], kinds: np.ndarray) -> np.ndarray:
        """Expected outcome of each player: [P, B].

        ``medals`` [G] of [pairs, 9, kinds] each (``rankings.pair_medals``), where kinds of skating and diving belong
        together; ``kinds`` [3, B]: which of hurdles, of archery, and of the last two games there are.
        """
        hurdles, archery, skating, diving = medals
        race, shots, last = kinds
        both = (skating[:, :, None] * diving[:, None]).reshape(len(PAIRS), PAIR_MEDALS ** 2, -1)
        wins = (self._table @ both).reshape(len(PAIRS), PAIR_MEDALS, PAIR_MEDALS, -1)
        wins = wins.transpose(0, 2, 3, 1) @ hurdles[:, None]  # [pairs, medals in archery, last kinds, race kinds]
        wins = wins.reshape(len(PAIRS), PAIR_MEDALS, -1).take(last * hurdles.shape[2] + race, 2)
        wins = np.add.reduce(wins * archery.take(shots, 2), 1) - 0.5  # [pairs, B]
        out = np.full((PLAYERS, wins.shape[1]), 0.5)
        for pair, (one, other) in enumerate(PAIRS):
            out[one] += 0.5 * wins[pair]
            out[other] -= 0.5 * wins[pair]
        return out

    def payoffs(self, medals: np.ndarray) -> np.ndarray:
        """What each ranking of one game would be worth, the other games being as expected.

        ``medals`` [G, pairs, 9]; returns [G, P, K]: expected outcome of a player given the ranking in a game.
        """
        out = np.full((GAMES, PLAYERS, RANKINGS), 0.5)
        for pair, (one, other) in enumerate(PAIRS):
            table = self._table[pair].reshape((PAIR_MEDALS,) * GAMES)
            hurdles, archery, skating, diving = medals[:, pair]
            first_games = (table @ diving) @ skating
            last_games = archery @ (hurdles @ table.reshape(PAIR_MEDALS, -1)).reshape(PAIR_MEDALS, -1)
            last_games = last_games.reshape(PAIR_MEDALS, PAIR_MEDALS)
            known = (first_games @ archery, hurdles @ first_games, last_games @ diving, skating @ last_games)
            for game, wins in enumerate(known):
                share = 0.5 * ((wins - 0.5) @ PAIR_OF_MEDALS[pair])
                out[game, one] += share
                out[game, other] -= share
        return out


def _points_to_come(shares: np.ndarray, runs: int) -> np.ndarray:
    """Distribution of a player's points by game and the number of runs, up to ``runs``: [G, runs + 1, points + 1].

    ``shares`` [G, 3] of medals. Medals of different players in one run are taken as independent.
    """
    most = runs * max(MEDAL_POINTS)
    out = np.zeros((GAMES, runs + 1, most + 1))
    out[:, 0, 0] = 1.0
    for run in range(runs):
        for share, points in zip(shares.T, MEDAL_POINTS):
            out[:, run + 1, points:] += share[:, None] * out[:, run, : most + 1 - points]
    return out


def _win_table(one: np.ndarray, other: np.ndarray, more: np.ndarray) -> np.ndarray:
    """Chance that the first of two players ends with more points, ties half, for all medals of the running runs.

    ``one``, ``other`` [G] points so far; ``more`` [G, points, points] of both in runs to come.
    Returns [81, 81]: rows are pairs of medals in the first two games, columns in the last two.
    """
    gain = np.arange(more.shape[1])
    medal = np.array(MEDAL_POINTS)
    ones = (one[:, None, None] + medal[:, None] + gain)[:, :, None, :, None]  # [G, 3, 1, points, 1]
    others = (other[:, None, None] + medal[:, None] + gain)[:, None, :, None, :]
    shape = (GAMES, MEDALS, MEDALS, gain.size, gain.size)
    weight = np.broadcast_to(more[:, None, None], shape)
    likely = (weight > 0) & (ones > 0) & (others > 0)
    ratio = np.where(likely, np.maximum(ones, 1) / np.maximum(others, 1), 1.0).reshape(GAMES, -1)
    logarithm = whole_logarithms(float(np.log2(ratio.max(1) / ratio.min(1)).max()), GRID - ROUNDING)
    difference = logarithm.take(ones, mode="clip") - logarithm.take(others, mode="clip")
    bins = np.where(likely, difference, 0).reshape(GAMES, -1)
    lowest = bins.min(1)
    row = np.arange(GAMES * PAIR_MEDALS).reshape(GAMES, MEDALS, MEDALS, 1, 1) * GRID
    index = row + (bins - lowest[:, None]).reshape(shape)
    grid = np.bincount(index.ravel(), np.where(likely, weight, 0.0).ravel(), GAMES * PAIR_MEDALS * GRID)
    grid = grid.reshape(GAMES, PAIR_MEDALS, GRID)
    scored = _both(np.where(ones > 0, weight, 0.0).sum((3, 4)).reshape(GAMES, PAIR_MEDALS))
    rivals = _both(np.where(others > 0, weight, 0.0).sum((3, 4)).reshape(GAMES, PAIR_MEDALS))
    both_scored = _both(grid.sum(2))
    ahead = _positive_sums(grid, int(lowest.sum()))
    return np.asarray(ahead + (scored - both_scored) + 0.5 * (1 - scored - rivals + both_scored))


def _both(chances: np.ndarray) -> np.ndarray:
    """Products over the games of one chance each: [G, 9] -> [81, 81]."""
    first = (chances[0][:, None] * chances[1]).ravel()
    second = (chances[2][:, None] * chances[3]).ravel()
    return np.asarray(first[:, None] * second)


def _positive_sums(grid: np.ndarray, offset: int) -> np.ndarray:
    """Chance that the sum of four bins plus ``offset`` is positive; zero counts half.

    ``grid`` [G, 9, GRID] distributions; returns [81, 81].
    """
    size = 2 * GRID
    waves = np.fft.rfft(grid, size)
    first = np.fft.irfft((waves[0][:, None] * waves[1]).reshape(PAIR_MEDALS ** 2, -1), size)
    second = np.fft.irfft((waves[2][:, None] * waves[3]).reshape(PAIR_MEDALS ** 2, -1), size)
    above = np.cumsum(second[:, ::-1], axis=1)[:, ::-1]
    chance = above - 0.5 * second  # at least this bin, itself half
    zero = -offset  # the two bins that make zero add up to this
    low, high = max(0, zero - size + 1), min(size, zero + 1)  # first bins that have such a partner
    wins = first[:, max(0, high):].sum(1)[:, None] * above[:, 0]
    if low < high:
        wins += first[:, low:high] @ chance[:, zero - high + 1: zero - low + 1][:, ::-1].T
    return np.asarray(wins)
