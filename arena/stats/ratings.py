"""Ratings of many bots, fitted to all their games at once: the order of the games does not matter.

The model is Bradley's and Terry's: with strengths ``s``, ``i`` is ahead of ``j`` with probability
``1 / (1 + exp(s_j - s_i))``. In games of more than two players, the same holds for every pair of players in Plackett's
and Luce's model of whole rankings, and the fit treats each pair of a game as a game (full breaking; a composite
likelihood, which finds the same strengths). A tie is half a win for each. So the fitted strengths are those under which
the expected points of every bot are the points that it has, as the tables of the arena show them; the fit needs only
the sums of points and the numbers of meetings.

A weak prior gives finite ratings to bots that lost or won all games: every bot has one more game, a draw against a
player of mean strength.

The pairs of a game are not independent, nor are the games of a set, which share a seed. So the intervals come from the
curvature of the likelihood and the spread of the sets' points around their expectation (the sandwich estimator). A few
sets may be equal by chance; so the spread that Plackett's and Luce's model predicts is taken instead if it is wider.

Sources: E. Zermelo, "Die Berechnung der Turnier-Ergebnisse", 1929; R. Bradley, M. Terry, "Rank Analysis of Incomplete
Block Designs", 1952; R. Plackett, "The Analysis of Permutations", 1975; D. Hunter, "MM algorithms for generalized
Bradley-Terry models", 2004 (the likelihood is concave); H. Soufiani, W. Chen, D. Parkes, L. Xia, "Generalized
Method-of-Moments for Rank Aggregation", 2013 (full breaking is consistent); C. Varin, N. Reid, D. Firth, "An Overview
of Composite Likelihood Methods", 2011 (the sandwich); M. Glickman, "Parameter Estimation in Large Dynamic Paired
Comparison Experiments", 1999, and the usual Elo lists (ties as half a win).
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
import numpy.typing as npt

from arena.stats.estimates import NORMAL_95

ELO = 400.0 / math.log(10.0)
"""Elo points per unit of strength."""
AT_ANCHOR = 1500.0
"""Rating of the anchor."""
PRIOR_GAMES = 1.0
"""The number of draws against a player of mean strength that every bot has in addition to its own games."""
ACCURACY = 1e-12
"""The fit of the strengths ends with a step smaller than this."""
MOST_STEPS = 100
LONGEST_STEP = 2.0
"""The most that a step changes a strength; far from the solution, a full step of Newton's method may not converge."""

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Sets:
    """S sets of games with N players each, to which ratings are fitted.

    ``ids``: in the order in which the sets came; only histories need it. ``players``: the number of the bot of each
    entry; a bot may have several. ``games``: the number of games in the set. ``half_wins``: for each entry, summed over
    the games: 2 for each opponent that is behind, 1 for each that is level.
    """

    ids: Integers  # [S]
    players: Integers  # [S, N]
    games: Integers  # [S]
    half_wins: Integers  # [S, N]

    @property
    def seats(self) -> int:
        """The number N of players."""
        return self.players.shape[1]

    def between(self, after: int, until: int) -> Sets:
        """The sets with ids greater than ``after`` and up to ``until``."""
        chosen = (self.ids > after) & (self.ids <= until)
        return Sets(self.ids[chosen], self.players[chosen], self.games[chosen], self.half_wins[chosen])


@dataclass(frozen=True)
class Ratings:
    """Ratings of B bots on the Elo scale, with their 95 % intervals."""

    rating: Floats  # [B]
    low: Floats  # [B]
    high: Floats  # [B]


def fit(blocks: Sequence[Sets], bots: int, anchor: int | None = None) -> Ratings:
    """Ratings of the bots with the numbers 0 to ``bots - 1``; there is one block for each number of players in a game.

    ``anchor``: the number of the bot whose rating is ``AT_ANCHOR``, without an interval; ``None``: the mean of all that
    have met another one has this rating. The order of the sets does not change the ratings at all, and the intervals
    by less than 1e-9.
    """
    meetings, wins = totals(blocks, bots)
    strength = strengths(meetings, wins)
    covariance = _covariance(blocks, meetings, strength)
    contrasts = np.eye(bots) - _zero(meetings, anchor)  # [B, B]
    variance = np.max([np.einsum("ib,bc,ic->i", contrasts, of_bots, contrasts) for of_bots in covariance], axis=0)
    rating = _on_elo_scale(strength, meetings, anchor)
    error = ELO * NORMAL_95 * np.sqrt(variance)
    return Ratings(rating, rating - error, rating + error)


def _zero(meetings: Floats, anchor: int | None) -> Floats:
    """Weights [B] of the strengths whose weighted sum is rated ``AT_ANCHOR``: the anchor's alone, or equal ones.

    A bot that has met nobody yet has no weight: it would only make the mean, and so every interval, less certain.
    """
    if anchor is not None:
        weights: Floats = np.eye(len(meetings))[anchor]
        return weights
    known = meetings.any(axis=1)
    return known / max(1, known.sum())


def _on_elo_scale(strength: Floats, meetings: Floats, anchor: int | None) -> Floats:
    rating: Floats = AT_ANCHOR + ELO * (strength - _zero(meetings, anchor) @ strength)
    return rating


def history(
    blocks: Sequence[Sets], bots: int, points: int, anchor: int | None = None
) -> list[tuple[tuple[int, float], ...]]:
    """The ratings of each bot as they developed: at most ``points`` pairs of a number of games and a rating.

    The first pair of a bot is the first one after it began to play.
    """
    lines: list[list[tuple[int, float]]] = [[] for _ in range(bots)]
    last = sorted(np.concatenate([block.ids for block in blocks])) if blocks else []
    meetings, wins, games, strength = np.zeros((bots, bots)), np.zeros(bots), 0, np.zeros(bots)
    before = -1
    for number in np.unique(np.linspace(len(last) / points, len(last), points).astype(int)):
        if number == 0:
            continue
        new = [block.between(before, last[number - 1]) for block in blocks]
        before = last[number - 1]
        more, won = totals(new, bots)
        meetings, wins, games = meetings + more, wins + won, games + sum(int(block.games.sum()) for block in new)
        strength = strengths(meetings, wins, strength)
        rating = _on_elo_scale(strength, meetings, anchor)
        for bot in np.flatnonzero(meetings.sum(axis=1)):
            lines[bot].append((games, float(rating[bot])))
    return [tuple(line) for line in lines]


@dataclass(frozen=True)
class RatingPoint:
    """The rating of one bot after so many games of its own, with its 95 % interval as it was then or, at last, is."""

    games: int
    rating: float
    low: float
    high: float


def course(
    blocks: Sequence[Sets], bots: int, bot: int, points: int, anchor: int | None = None
) -> list[RatingPoint]:
    """The rating of one bot as it developed, at most ``points`` times; see :func:`fit`.

    The last one is the rating now: it takes in what others have played since the bot's last game.
    """
    own = np.concatenate([
        np.stack([block.ids, block.games])[:, (block.players == bot).any(axis=1)] for block in blocks
    ], axis=1) if blocks else np.zeros((2, 0), dtype=np.int64)
    ids, games = own[:, np.argsort(own[0])]
    played = np.cumsum(games)
    until = [*ids[:-1], max((block.ids.max(initial=-1) for block in blocks), default=-1)]
    shown = []
    for number in np.unique(np.linspace(len(ids) / points, len(ids), points).astype(int)):
        if number == 0:
            continue
        then = fit([block.between(-1, until[number - 1]) for block in blocks], bots, anchor)
        shown.append(RatingPoint(
            int(played[number - 1]), float(then.rating[bot]), float(then.low[bot]), float(then.high[bot])))
    return shown


def totals(blocks: Sequence[Sets], bots: int) -> tuple[Floats, Floats]:
    """How often each pair of bots has met [B, B], and the wins [B] over all pairs; exact in any order of the sets."""
    meetings, wins = np.zeros((bots, bots)), np.zeros(bots)
    for block in blocks:
        for first, second in permutations(range(block.seats), 2):
            meetings += _summed(bots, block, first, second, block.games.astype(float))
        wins += np.bincount(block.players.ravel(), block.half_wins.ravel() / 2.0, bots)
    wins -= np.diag(meetings) / 2.0  # copies of a bot take as many points from each other as they give
    np.fill_diagonal(meetings, 0.0)
    return meetings, wins


def strengths(meetings: Floats, wins: Floats, start: Floats | None = None) -> Floats:
    """The most likely strengths [B] under the prior, whose mean player has 0, by Newton's method from ``start``."""
    strength = np.zeros(len(wins)) if start is None else start
    for _ in range(MOST_STEPS):
        expected = meetings * _ahead(strength)
        to_mean = 1.0 / (1.0 + np.exp(-strength))
        gradient = wins + PRIOR_GAMES / 2.0 - expected.sum(axis=1) - PRIOR_GAMES * to_mean
        step = np.linalg.solve(_curvature(meetings, strength), gradient)
        longest = float(np.abs(step).max(initial=0.0))
        strength = strength + step * min(1.0, LONGEST_STEP / max(longest, LONGEST_STEP))
        if longest < ACCURACY:
            break
    return strength


def _ahead(strength: Floats) -> Floats:
    """The probability [B, B] that the first bot is ahead of the second."""
    chance: Floats = 1.0 / (1.0 + np.exp(strength - strength[:, None]))
    return chance


def _curvature(meetings: Floats, strength: Floats, prior: float = PRIOR_GAMES) -> Floats:
    """Minus the second derivative [B, B] of the logarithm of the likelihood."""
    ahead = _ahead(strength)
    pairs = meetings * ahead * ahead.T
    to_mean = 1.0 / (1.0 + np.exp(-strength))
    curvature: Floats = np.diag(pairs.sum(axis=1) + prior * to_mean * (1.0 - to_mean)) - pairs
    return curvature


def _covariance(blocks: Sequence[Sets], meetings: Floats, strength: Floats) -> tuple[Floats, Floats]:
    """The covariance [B, B] of the strengths: by the spread of the sets, and by the spread that the model predicts.

    The model: among equally strong players, the variance of the points in a game of N is (N + 1) / 3 times that of as
    many independent pairs.
    """
    bots = len(strength)
    ahead = _ahead(strength)
    bread = np.linalg.inv(_curvature(meetings, strength))
    prior = _curvature(np.zeros_like(meetings), strength)
    spread, model = prior.copy(), prior.copy()
    for block in blocks:
        surprise = block.half_wins / 2.0  # [S, N]
        met = np.zeros_like(meetings)
        for first, second in permutations(range(block.seats), 2):
            surprise[:, first] -= block.games * ahead[block.players[:, first], block.players[:, second]]
            met += _summed(bots, block, first, second, block.games.astype(float))
        for first in range(block.seats):
            for second in range(block.seats):
                spread += _summed(bots, block, first, second, surprise[:, first] * surprise[:, second])
        np.fill_diagonal(met, 0.0)
        model += (block.seats + 1) / 3.0 * _curvature(met, strength, prior=0.0)
    return bread @ spread @ bread, bread @ model @ bread


def _summed(bots: int, block: Sets, first: int, second: int, values: Floats) -> Floats:
    """The sums [B, B] of ``values`` [S], by the bots of the entries ``first`` and ``second``."""
    key = block.players[:, first] * bots + block.players[:, second]
    sums: Floats = np.bincount(key, values, bots * bots).reshape(bots, bots).astype(float)
    return sums
