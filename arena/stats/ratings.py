"""Ratings of many bots, fitted to all their games at once: the order of the games does not matter.

The model is Bradley's and Terry's: with strengths ``s``, ``i`` is ahead of ``j`` with probability
``1 / (1 + exp(s_j - s_i))``. In games of more than two players, the same holds for every pair of players in Plackett's
and Luce's model of whole rankings, and the fit treats each pair of a game as a game (full breaking; a composite
likelihood, which finds the same strengths). A tie is half a win for each. So the fitted strengths are those under which
the expected points of every bot are the points that it has, as the tables of the arena show them; the fit needs only
the sums of points and the numbers of meetings.

A weak prior gives finite ratings to bots that lost or won all games: every bot has one more game, a draw against a
player of mean strength.

In a contest that compares scores by how much one is better than another, gains take the place of points: the gain of
``i`` over ``j`` is expected to be ``s_i - s_j``, and the strengths are those of least squares (K. Massey, "Statistical
Models Applied to the Rating of Sports Teams", 1997).

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

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
import numpy.typing as npt

from arena.stats.estimates import NORMAL_95, Floats
from arena.stats.yardstick import POINTS, Yardstick

PRIOR_GAMES = 1.0
"""The number of draws against a player of mean strength that every bot has in addition to its own games."""
ACCURACY = 1e-12
"""The fit of the strengths ends with a step smaller than this."""
MOST_STEPS = 100
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Sets:
    """S sets of games with N players each, to which ratings are fitted.

    ``ids``: in the order in which the sets came; only histories need it. ``players``: the number of the bot of each
    entry; a bot may have several. ``games``: the number of games in the set. ``points``: for each entry, summed over
    the games: 1 for each opponent that is behind, a half for each that is level; or the gains over them.
    """

    ids: Integers  # [S]
    players: Integers  # [S, N]
    games: Integers  # [S]
    points: Floats  # [S, N]

    @property
    def seats(self) -> int:
        """The number N of players."""
        return self.players.shape[1]

    def until(self, last: int) -> Sets:
        """The sets with ids up to ``last``."""
        chosen = self.ids <= last
        return Sets(self.ids[chosen], self.players[chosen], self.games[chosen], self.points[chosen])


@dataclass(frozen=True)
class Ratings:
    """Ratings of B bots, with their 95 % intervals."""

    rating: Floats  # [B]
    low: Floats  # [B]
    high: Floats  # [B]


def fit(blocks: Sequence[Sets], bots: int, anchor: int | None = None, by: Yardstick = POINTS) -> Ratings:
    """Ratings of the bots with the numbers 0 to ``bots - 1``; there is one block for each number of players in a game.

    ``anchor``: the number of the bot whose rating is ``by.anchor``, without an interval; ``None``: the mean of all
    that have met another one has this rating. The order of the sets changes no rating by who was ahead at all, and
    the intervals, and gains, by less than 1e-9.
    """
    meetings, points = totals(blocks, bots, by)
    strength = strengths(meetings, points, by=by)
    covariance = _covariance(blocks, meetings, strength, by)
    contrasts = np.eye(bots) - _zero(meetings, anchor)  # [B, B]
    variance = np.max([np.einsum("ib,bc,ic->i", contrasts, of_bots, contrasts) for of_bots in covariance], axis=0)
    rating = _rating(strength, meetings, anchor, by)
    error = by.strength * NORMAL_95 * np.sqrt(variance)
    return Ratings(rating, rating - error, rating + error)


def _zero(meetings: Floats, anchor: int | None) -> Floats:
    """Weights [B] of the strengths whose weighted sum is rated ``by.anchor``: the anchor's alone, or equal ones.

    A bot that has met nobody yet has no weight: it would only make the mean, and so every interval, less certain.
    """
    if anchor is not None:
        return np.eye(len(meetings))[anchor]
    known = meetings.any(axis=1)
    return known / max(1, known.sum())


def _rating(strength: Floats, meetings: Floats, anchor: int | None, by: Yardstick) -> Floats:
    return by.anchor + by.strength * (strength - _zero(meetings, anchor) @ strength)


def history(
    blocks: Sequence[Sets], bots: int, points: int, anchor: int | None = None, by: Yardstick = POINTS
) -> list[tuple[tuple[int, float], ...]]:
    """The ratings of each bot as they developed: at most ``points`` pairs of a number of games and a rating.

    The first pair of a bot is the first one after it began to play.
    """
    lines: list[list[tuple[int, float]]] = [[] for _ in range(bots)]
    ids = sorted(np.concatenate([block.ids for block in blocks])) if blocks else []
    strength = np.zeros(bots)
    until = np.unique(np.linspace(len(ids) / points, len(ids), points).astype(int))  # at even distances, to the last
    for number in until[until > 0] - 1:
        then = [block.until(ids[number]) for block in blocks]
        meetings, wins = totals(then, bots, by)
        strength = strengths(meetings, wins, strength, by)
        rating = _rating(strength, meetings, anchor, by)
        games = sum(int(block.games.sum()) for block in then)
        for bot in np.flatnonzero(meetings.sum(axis=1)):
            lines[bot].append((games, float(rating[bot])))
    return [tuple(line) for line in lines]


def totals(blocks: Sequence[Sets], bots: int, by: Yardstick = POINTS) -> tuple[Floats, Floats]:
    """How often each pair of bots has met [B, B], and the points [B] over all pairs; wins are exact in any order."""
    meetings, points = np.zeros((bots, bots)), np.zeros(bots)
    for block in blocks:
        for first, second in permutations(range(block.seats), 2):
            meetings += _summed(bots, block, first, second, block.games.astype(float))
        points += np.bincount(block.players.ravel(), block.points.ravel(), bots)
    points -= np.diag(meetings) * by.draw  # copies of a bot take as many points from each other as they give
    np.fill_diagonal(meetings, 0.0)
    return meetings, points


def strengths(meetings: Floats, points: Floats, start: Floats | None = None, by: Yardstick = POINTS) -> Floats:
    """The most likely strengths [B] under the prior, whose mean player has 0, by Newton's method from ``start``."""
    strength = np.zeros(len(points)) if start is None else start
    for _ in range(MOST_STEPS):
        expected = meetings * by.expected(_gaps(strength))
        gradient = points + PRIOR_GAMES * (by.draw - by.expected(strength)) - expected.sum(axis=1)
        step = np.linalg.solve(_curvature(meetings, strength, by), gradient)
        longest = float(np.abs(step).max(initial=0.0))
        strength = strength + step * (by.longest_step / longest if longest > by.longest_step else 1.0)
        if longest < ACCURACY:
            break
    return strength


def _gaps(strength: Floats) -> Floats:
    """By how much the first bot is stronger than the second [B, B]."""
    return strength[:, None] - strength


def _curvature(meetings: Floats, strength: Floats, by: Yardstick, prior: float = PRIOR_GAMES) -> Floats:
    """Minus the second derivative [B, B] of the logarithm of the likelihood."""
    pairs = meetings * by.slope(_gaps(strength))
    return np.diag(pairs.sum(axis=1) + prior * by.slope(strength)) - pairs


def _covariance(blocks: Sequence[Sets], meetings: Floats, strength: Floats, by: Yardstick) -> tuple[Floats, Floats]:
    """The covariance [B, B] of the strengths: by the spread of the sets, and by the spread that the model predicts.

    The model: among equally strong players, the variance of the points in a game of N is (N + 1) / 3 times that of as
    many independent pairs.
    """
    bots = len(strength)
    expected = by.expected(_gaps(strength))
    bread = np.linalg.inv(_curvature(meetings, strength, by))
    surprises: list[Floats] = []
    spread, model = np.zeros_like(meetings), np.zeros_like(meetings)
    for block in blocks:
        surprise = block.points.astype(float)  # [S, N]
        met = np.zeros_like(meetings)
        for first, second in permutations(range(block.seats), 2):
            surprise[:, first] -= block.games * expected[block.players[:, first], block.players[:, second]]
            met += _summed(bots, block, first, second, block.games.astype(float))
        for first in range(block.seats):
            for second in range(block.seats):
                spread += _summed(bots, block, first, second, surprise[:, first] * surprise[:, second])
        np.fill_diagonal(met, 0.0)
        model += (block.seats + 1) / 3.0 * _curvature(met, strength, by, prior=0.0)
        surprises.append(surprise / max(1, block.seats - 1))
    prior, noise = _curvature(np.zeros_like(meetings), strength, by), by.noise(surprises)
    return bread @ (spread + noise * prior) @ bread, bread @ (model + prior) @ bread * noise


def _summed(bots: int, block: Sets, first: int, second: int, values: Floats) -> Floats:
    """The sums [B, B] of ``values`` [S], by the bots of the entries ``first`` and ``second``."""
    key = block.players[:, first] * bots + block.players[:, second]
    return np.bincount(key, values, bots * bots).reshape(bots, bots).astype(float)
