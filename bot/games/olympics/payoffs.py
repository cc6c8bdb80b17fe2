"""What each ranking of one run is worth in the whole match, fast enough to be asked several times a turn.

The same question as ``match_value.MatchValue.payoffs`` answers: the expected outcome of a player (1, 1/2 or 0 by rank,
ties shared), which is the mean over its opponents of the chance to beat each. The final score is a product over the
games, its logarithm a sum: distributions of rounded logarithms are convolved. Here they stay in the frequency domain,
where a convolution is a product, the difference of two players a product with a conjugate, and the chance of a
positive difference one sum over the frequencies.
"""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.games.olympics.log_scores import MOST_POINTS, whole_logarithms
from bot.games.olympics.match_value import MOST_RUNS, runs_to_come
from bot.games.olympics.medal_shares import Shares, medal_shares
from bot.games.olympics.rankings import MEDALS, PAIR_OF_MEDALS, PAIRS, RANKINGS
from bot.games.olympics.rules import GAMES, MEDAL_POINTS, PLAYERS, TURNS

GRID = 1024
"""Values told apart in the difference of two logarithms of final scores."""
ROUNDING = 8
"""Steps by which whole logarithms may reach farther than exact ones."""
SURELY = 1e-12
"""What is missing to a chance of 1 by rounding."""
_POINTS = MOST_RUNS * max(MEDAL_POINTS) + 1


class Payoffs:
    """For one turn: the medals won and the turns in which running runs end are given."""

    def __init__(
        self, medals: Sequence[Sequence[Sequence[int]]], ends: Sequence[int | None], usual: Shares | None = None
    ) -> None:
        """``medals`` [P][G] of (gold, silver, bronze).

        ``ends`` [G]: the turn in which each running run will end, or in which the last one ended; ``None``: too late.
        ``usual``: as in :func:`medal_shares`.
        """
        won = np.array(medals)
        scores = won @ np.array(MEDAL_POINTS)  # [P, G]
        runs = np.zeros((GAMES, MOST_RUNS + 1))
        for game, end in enumerate(ends):
            runs[game] = (1.0, *[0.0] * MOST_RUNS) if end is None else runs_to_come(game, TURNS - end)
        points = _points_to_come(medal_shares(won, usual))
        more = (runs[:, None] @ points)[:, :, 0]  # [P, G, points]
        final = scores[:, :, None, None] + np.array(MEDAL_POINTS)[:, None] + np.arange(_POINTS)  # [P, G, 3, points]
        weight = np.where(final > 0, more[:, :, None, :], 0.0)
        likely = weight > 0
        most = np.where(likely, final, 1).max((2, 3))
        least = np.minimum(np.where(likely, final, MOST_POINTS).min((2, 3)), most)
        octaves = np.log2(most / least).sum(1).max()
        logarithm = whole_logarithms(octaves, GRID // 2 - ROUNDING)
        base = logarithm.take(least)  # [P, G]
        bins = np.where(likely, logarithm.take(final, mode="clip") - base[:, :, None, None], 0)
        row = np.arange(PLAYERS * GAMES * MEDALS).reshape(PLAYERS, GAMES, MEDALS, 1) * GRID
        grid = np.bincount((row + bins).ravel(), weight.ravel(), row.size * GRID)
        waves = np.fft.rfft(grid.reshape(PLAYERS, GAMES, MEDALS, GRID))
        self._ones, self._others = waves[_ONE], waves[_OTHER]  # [pairs, G, 3, F]
        self._conjugates = self._others.conj()
        self._scored = weight.sum(3)  # [P, G, 3]
        self._all_score = bool((self._scored > 1 - SURELY).all())
        offsets = base.sum(1)
        self._ahead = np.stack([_positive(int(offsets[one] - offsets[other])) for one, other in PAIRS])  # [pairs, F]

    def of(self, pair_medals: np.ndarray) -> np.ndarray:
        """``pair_medals`` [B, G, pairs, 9] of the running runs (``rankings.pair_medals``); returns [B, G, P, K]."""
        joint = pair_medals.reshape(-1, GAMES, len(PAIRS), MEDALS, MEDALS).swapaxes(1, 2)  # [B, pairs, G, 3, 3]
        against = (joint.swapaxes(3, 4) @ self._ones.view(float)).view(complex)  # [B, pairs, G, 3, F]
        expected = (against * self._conjugates).sum(3)  # [B, pairs, G, F]
        rest = _products_of_the_rest(expected) * self._ahead[:, None]
        mine = (self._ones * rest[:, :, :, None]).view(float)
        wins = mine @ self._others.view(float).swapaxes(2, 3)
        if not self._all_score:
            wins += self._scoreless(joint)
        shares = 0.5 * ((wins.reshape(*wins.shape[:3], -1) - 0.5) @ PAIR_OF_MEDALS)  # [B, pairs, G, K]
        out = np.full((len(joint), GAMES, PLAYERS, RANKINGS), 0.5)
        for pair, (one, other) in enumerate(PAIRS):
            out[:, :, one] += shares[:, pair]
            out[:, :, other] -= shares[:, pair]
        return out

    def _scoreless(self, joint: np.ndarray) -> np.ndarray:
        """Chance that only the first of a pair scores, and half the chance that neither does. [B, pairs, G, 3, 3]."""
        ones, others = self._scored[_ONE], self._scored[_OTHER]  # [pairs, G, 3]
        both = ones[..., :, None] * others[..., None, :]
        sides = joint.sum(4) * ones, joint.sum(3) * others, (joint * both).reshape(*joint.shape[:3], -1)
        first, second, two = (_products_of_the_rest(side.sum(3)[..., None])[..., None] for side in sides)
        score, scores, two = first * ones[..., :, None], second * others[..., None, :], two * both
        return np.asarray(score - two + 0.5 * (1 - score - scores + two))


_ONE, _OTHER = np.array(PAIRS).T


def _products_of_the_rest(values: np.ndarray) -> np.ndarray:
    """Products over all games but one each. [B, pairs, G, F] -> [B, pairs, G, F]."""
    out = np.empty_like(values)
    left, right = values[:, :, 0] * values[:, :, 1], values[:, :, 2] * values[:, :, 3]
    for game, other_half in ((0, right), (1, right), (2, left), (3, left)):
        np.multiply(values[:, :, game ^ 1], other_half, out=out[:, :, game])
    return out


def _positive(offset: int) -> np.ndarray:
    """Weights of a difference's spectrum that sum to the chance that it plus ``offset`` is positive; 0 counts half."""
    difference = np.arange(GRID)
    difference = np.where(difference < GRID // 2, difference, difference - GRID) + offset
    wave = np.fft.rfft(np.where(difference > 0, 1.0, np.where(difference == 0, 0.5, 0.0))).conj()
    weight = np.full(wave.size, 2.0 / GRID)
    weight[[0, -1]] = 1.0 / GRID
    return np.asarray(wave * weight)


def _points_to_come(shares: np.ndarray) -> np.ndarray:
    """Distribution of the points of each number of runs. ``shares`` [P, G, 3]; [P, G, MOST_RUNS + 1, points]."""
    out = np.zeros((PLAYERS, GAMES, MOST_RUNS + 1, _POINTS))
    out[:, :, 0, 0] = 1.0
    for run in range(MOST_RUNS):
        for medal, points in enumerate(MEDAL_POINTS):
            out[:, :, run + 1, points:] += shares[:, :, medal, None] * out[:, :, run, : _POINTS - points]
    return out
