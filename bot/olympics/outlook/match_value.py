"""The value of the current runs' medals in the whole match, computed fast enough to be used several times a turn.

A player's outcome is the share of opponents that it beats in the end: 1, 1/2 or 0, where a tie counts half. It is the
mean over them of the probability to beat each, so pairs of players suffice. The logarithm of the final score is a sum
over the games, so distributions of logarithms (points so far, medals of the current run, runs to come) are convolved on
a grid. They stay in the frequency domain: there a convolution is a product, the difference of two players is a product
with a conjugate, and the probability of a positive difference is one sum over the frequencies.

If each logarithm were rounded by itself, ties would be broken: 2 * 6 would beat 3 * 4. So only the logarithms of primes
are rounded, and those of other numbers are sums of these. In some divisions of the octave, which musicians use for
tuning (R. Wilson's and P. Erlich's lists of equal temperaments), the logarithms of all small primes are close to whole
steps: only these divisions are used.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

import numpy as np

from bot.olympics.outlook.rankings import PAIR_MEDALS, PAIR_OF_MEDALS, PAIRS, RANKINGS
from bot.olympics.rules.constants import ARCHERY, DIVING, GAMES, HURDLES, MEDAL_POINTS, MEDALS, PLAYERS, SKATING, TURNS
from botkit.arrays import Complex, Floats, Ints

Spectrum = TypeVar("Spectrum", Floats, Complex)

Shares = tuple[tuple[float, float, float], ...]
"""By game, how often players win gold, silver and bronze."""
MEDAL_SHARES: Shares = (
    (0.557, 0.197, 0.246),  # hurdles
    (0.558, 0.191, 0.251),  # archery
    (0.376, 0.424, 0.2),  # skating
    (0.397, 0.309, 0.294),  # diving
)
"""Counted in 80 matches of the plans against themselves, in which a player sometimes missed its best action."""
SAME_SHARES: Shares = ()
"""All games have the same shares."""
USUAL_SHARES = (0.42, 0.32, 0.26)
"""The shares over all games together."""
STRENGTH = 12.0
"""The number of observed medals that weigh as much as the usual shares."""

RUN_TURNS = {
    HURDLES: dict(zip(range(12, 21), (0.05, 0.09, 0.13, 0.17, 0.22, 0.15, 0.10, 0.06, 0.03))),
    ARCHERY: dict.fromkeys(range(12, 16), 0.25),
    SKATING: {15: 1.0},
    DIVING: dict.fromkeys(range(12, 16), 0.25),
}
"""The lengths of runs in turns, with their probabilities."""
REST = 1
"""The turns between a run's end and the next run's first turn."""
MOST_RUNS = 1 + TURNS // (12 + REST)
MOST_TO_COME = MOST_RUNS * max(MEDAL_POINTS)

GRID = 1024
"""The number of distinct values for the difference of two logarithms of final scores."""
ROUNDING = 8
"""The steps by which whole logarithms may exceed exact ones."""
DECIMALS = 9
"""The decimals to which octaves are rounded, so that every machine uses the same logarithms."""
SURELY = 1e-12
"""By how much rounding may make a probability of 1 smaller."""
MOST_POINTS = 63
"""The most points in one game that have a logarithm of their own; a match cannot bring more."""
DIVISIONS = (12, 19, 31, 41, 53, 72, 94, 130, 171, 224, 270, 311, 400, 494)
"""Numbers of steps in an octave (a factor of 2)."""


def _whole_logarithms() -> Ints:
    """The logarithms by division: [divisions, MOST_POINTS + 1]; that of 0 is set to 0."""
    numbers = np.arange(MOST_POINTS + 1)
    factor = np.ones_like(numbers)  # the smallest prime in each number
    for number in range(MOST_POINTS, 1, -1):
        factor[number::number] = number
    out = np.zeros((len(DIVISIONS), numbers.size), np.int64)
    for number in numbers[2:]:
        prime = factor[number]
        rounded = np.rint(np.log2(prime) * np.array(DIVISIONS)).astype(np.int64)
        out[:, number] = rounded + out[:, number // prime]
    return out


_WHOLE_LOGARITHMS = _whole_logarithms()


def whole_logarithms(octaves: float, steps: int) -> Ints:
    """Logarithms of the points 0 to ``MOST_POINTS``, so fine that ``octaves`` octaves have about ``steps`` at most."""
    fitting = np.searchsorted(DIVISIONS, steps / max(octaves, steps / DIVISIONS[-1]), "right")
    logarithms: Ints = _WHOLE_LOGARITHMS[max(0, int(fitting) - 1)]
    return logarithms


def medal_shares(won: Ints, usual: Shares) -> Floats:
    """Probabilities of a player's medals in a run to come: [P, G, 3].

    ``won`` [P, G, 3]: the medals so far. ``usual``: the usual shares of each game; with these, only medals of the same
    game count.
    """
    if usual == SAME_SHARES:
        counts = np.broadcast_to(np.array(USUAL_SHARES) * STRENGTH + won.sum(1, keepdims=True), won.shape)
    else:
        counts = np.array(usual) * STRENGTH + won
    shares: Floats = counts / counts.sum(2, keepdims=True)
    return shares


class MatchValue:
    """The value of medals in one turn, in which the medals so far and the ends of the current runs are given.

    F is the number of frequencies: where the spectra of two players are multiplied, their logarithms are added.
    """

    def __init__(self, medals: Sequence[Sequence[Sequence[int]]], ends: Sequence[int | None], usual: Shares) -> None:
        """``medals`` [P][G] of (gold, silver, bronze).

        ``ends`` [G]: the turn in which each current run will end, or the last one has ended; ``None``: after the match.
        ``usual``: as in :func:`medal_shares`.
        """
        won = np.array(medals)
        scores = won @ np.array(MEDAL_POINTS)  # [P, G]
        runs = np.zeros((GAMES, MOST_RUNS + 1))
        for game, end in enumerate(ends):
            runs[game] = (1.0, *[0.0] * MOST_RUNS) if end is None else runs_to_come(game, TURNS - end)
        points = _points_to_come(medal_shares(won, usual))
        more = (runs[:, None] @ points)[:, :, 0]  # [P, G, points]
        # [P, G, 3, points]: final points, with each medal of the running run
        final = scores[:, :, None, None] + np.array(MEDAL_POINTS)[:, None] + np.arange(MOST_TO_COME + 1)
        weight = np.where(final > 0, more[:, :, None, :], 0.0)
        likely = weight > 0
        most = np.where(likely, final, 1).max((2, 3))
        least = np.minimum(np.where(likely, final, MOST_POINTS).min((2, 3)), most)
        octaves = np.log2(most / least).sum(1).max()
        logarithm = whole_logarithms(round(float(octaves), DECIMALS), GRID // 2 - ROUNDING)
        base = logarithm.take(least)  # [P, G]
        bins = np.where(likely, logarithm.take(final, mode="clip") - base[:, :, None, None], 0)
        row = np.arange(PLAYERS * GAMES * MEDALS).reshape(PLAYERS, GAMES, MEDALS, 1) * GRID
        grid = np.bincount((row + bins).ravel(), weight.ravel(), row.size * GRID)
        spectra = np.fft.rfft(grid.reshape(PLAYERS, GAMES, MEDALS, GRID))
        self.ones, self.others = spectra[_ONE], spectra[_OTHER]
        """[pairs, G, 3, F]: spectra of the logarithms of points in a game, by the medal in the current run."""
        self._conjugates = self.others.conj()
        self.scored = weight.sum(3)
        """[P, G, 3]: the probability of any points."""
        self._all_score = bool((self.scored > 1 - SURELY).all())
        offsets = base.sum(1)
        self.ahead = np.stack([_positive(int(offsets[first] - offsets[second])) for first, second in PAIRS])
        """[pairs, F]: weights; a difference's spectrum weighted by them sums to the probability that it is positive."""

    def payoffs(self, pair_medals: Floats) -> Floats:
        """The expected outcome of each player by the ranking in one game, with the other games as expected.

        ``pair_medals`` [B, G, pairs, 9] of the current runs (``rankings.pair_medals``); returns [B, G, P, K].
        """
        joint = pair_medals.reshape(-1, GAMES, len(PAIRS), MEDALS, MEDALS).swapaxes(1, 2)  # [B, pairs, G, 3, 3]
        # numpy 1.20 leaves products of matrices in an order of axes that cannot be viewed as complex numbers
        against = np.ascontiguousarray(joint.swapaxes(3, 4) @ self.ones.view(float)).view(complex)  # [.., G, 3, F]
        expected = (against * self._conjugates).sum(3)  # [B, pairs, G, F]
        rest = _products_of_the_rest(expected) * self.ahead[:, None]
        mine = (self.ones * rest[:, :, :, None]).view(float)
        wins = mine @ self.others.view(float).swapaxes(2, 3)
        if not self._all_score:
            wins += self._scoreless(joint)
        shares = 0.5 * ((wins.reshape(*wins.shape[:3], -1) - 0.5) @ PAIR_OF_MEDALS)  # [B, pairs, G, K]
        out = np.full((len(joint), GAMES, PLAYERS, RANKINGS), 0.5)
        for pair, (first, second) in enumerate(PAIRS):
            out[:, :, first] += shares[:, pair]
            out[:, :, second] -= shares[:, pair]
        return out

    def pair_wins(self, pair: int) -> Floats:
        """How often the first of a pair is ahead, by their medals in the first two games and in the last two: [81, 81].

        Takes some milliseconds.
        """
        difference = self.ones[pair, :, :, None] * self.others[pair, :, None].conj()  # [G, 3, 3, F]
        first, second = _of_two_games(difference)
        wins = (first * self.ahead[pair]).view(float) @ second.conj().view(float).T
        one, other = PAIRS[pair]
        ones, others = self.scored[one][:, :, None], self.scored[other][:, None]  # [G, 3, 1], [G, 1, 3]
        sides = []
        for scored in (ones + 0 * others, others + 0 * ones, ones * others):
            first_two, last_two = _of_two_games(scored)
            sides.append(first_two @ last_two.T)
        return wins + scoreless_wins(*sides)

    def _scoreless(self, joint: Floats) -> Floats:
        """The probability that the first of a pair wins and not both score: [B, pairs, G, 3, 3]."""
        ones, others = self.scored[_ONE], self.scored[_OTHER]  # [pairs, G, 3]
        both = ones[..., :, None] * others[..., None, :]
        sides = joint.sum(4) * ones, joint.sum(3) * others, (joint * both).reshape(*joint.shape[:3], -1)
        first, second, two = (_products_of_the_rest(side.sum(3)[..., None])[..., None] for side in sides)
        score, scores, two = first * ones[..., :, None], second * others[..., None, :], two * both
        return scoreless_wins(score, scores, two)


_ONE, _OTHER = np.array(PAIRS).T


def scoreless_wins(first: Floats, second: Floats, both: Floats) -> Floats:
    """The probability that the first of two wins because only it scores; if neither does, this tie counts half.

    ``first``, ``second``, ``both``: the probabilities to score in all games, for each of them and for both.
    """
    return first - both + 0.5 * (1 - first - second + both)


def _of_two_games(factors: Spectrum) -> tuple[Spectrum, Spectrum]:
    """Products of the first two games' factors, and of the last two games': [G, 3, 3, ...] -> two of [81, F]."""
    games = factors.reshape(GAMES, PAIR_MEDALS, -1)
    first, last = ((games[game][:, None] * games[game + 1]).reshape(PAIR_MEDALS ** 2, -1) for game in (0, 2))
    return first, last


def _products_of_the_rest(values: Spectrum) -> Spectrum:
    """For each game, the product over all other games. [B, pairs, G, F] -> [B, pairs, G, F]."""
    out = np.empty_like(values)
    left, right = values[:, :, 0] * values[:, :, 1], values[:, :, 2] * values[:, :, 3]
    for game, other_half in ((0, right), (1, right), (2, left), (3, left)):
        np.multiply(values[:, :, game ^ 1], other_half, out=out[:, :, game])
    return out


def _positive(offset: int) -> Complex:
    """Weights [F] for a difference's spectrum; the weighted sum is the probability that it plus ``offset`` is positive.

    Zero counts half.
    """
    difference = np.arange(GRID)
    difference = np.where(difference < GRID // 2, difference, difference - GRID) + offset
    spectrum = np.fft.rfft(np.where(difference > 0, 1.0, np.where(difference == 0, 0.5, 0.0))).conj()
    weight = np.full(spectrum.size, 2.0 / GRID)
    weight[[0, -1]] = 1.0 / GRID
    weights: Complex = spectrum * weight
    return weights


def _points_to_come(shares: Floats) -> Floats:
    """Distributions of points by the number of runs. ``shares`` [P, G, 3]; returns [P, G, MOST_RUNS + 1, points]."""
    out = np.zeros((PLAYERS, GAMES, MOST_RUNS + 1, MOST_TO_COME + 1))
    out[:, :, 0, 0] = 1.0
    for run in range(MOST_RUNS):
        for medal, points in enumerate(MEDAL_POINTS):
            out[:, :, run + 1, points:] += shares[:, :, medal, None] * out[:, :, run, : MOST_TO_COME + 1 - points]
    return out


@lru_cache(maxsize=1024)
def runs_to_come(game: int, turns_left: int) -> tuple[float, ...]:
    """Probability of each number of complete runs in the turns after one has ended. Returns [MOST_RUNS + 1]."""
    counts = np.zeros(MOST_RUNS + 1)
    counts[0] = 1.0
    for turns, probability in RUN_TURNS[game].items():
        if turns + REST <= turns_left:
            more = np.array(runs_to_come(game, turns_left - turns - REST))
            counts[0] -= probability
            counts[1:] += probability * more[:-1]
    return tuple(counts)
