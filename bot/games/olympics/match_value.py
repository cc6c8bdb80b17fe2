"""What medals of the running runs are worth in the whole match, fast enough to be asked several times a turn.

A player's outcome is its share of the others beaten at the end: 1, 1/2 or 0, ties counting half. It is the mean over
its opponents of the probability to beat each, so pairs of players suffice. The final score is a product over the
games, its logarithm a sum: distributions of logarithms (points so far, medals of the running run, runs to come) are
put on a grid and convolved. They stay in the frequency domain, where a convolution is a product, the difference of
two players a product with a conjugate, and the probability of a positive difference one sum over the frequencies.

Logarithms that are rounded one by one break ties: 2 * 6 would beat 3 * 4. Here those of primes are rounded, and those
of other numbers are sums of these. In some divisions of the octave the logarithms of all small primes are close to
whole steps, which musicians use for tuning (R. Wilson's and P. Erlich's lists of equal temperaments): only these
divisions are used.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

import numpy as np

from bot.games.olympics.arrays import Complex, Floats, Ints
from bot.games.olympics.constants import ARCHERY, DIVING, GAMES, HURDLES, MEDAL_POINTS, MEDALS, PLAYERS, SKATING, TURNS
from bot.games.olympics.rankings import PAIR_OF_MEDALS, PAIRS, RANKINGS

Spectrum = TypeVar("Spectrum", Floats, Complex)

Shares = tuple[tuple[float, float, float], ...]
"""How often players win gold, silver and bronze, by game."""
SAME_SHARES: Shares = ()
"""All games are taken as alike."""
USUAL_SHARES = (0.42, 0.32, 0.26)
"""Of all games taken together."""
STRENGTH = 12.0
"""How many medals seen weigh as much as what is usual."""

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
MOST_TO_COME = MOST_RUNS * max(MEDAL_POINTS)

GRID = 1024
"""Values told apart in the difference of two logarithms of final scores."""
ROUNDING = 8
"""Steps by which whole logarithms may reach farther than exact ones."""
DECIMALS = 9
"""Octaves are rounded to, so that every machine takes the same logarithms."""
SURELY = 1e-12
"""What is missing to a probability of 1 by rounding."""
MOST_POINTS = 63
"""Points in one game that have a logarithm of their own; a match cannot bring more."""
DIVISIONS = (12, 19, 31, 41, 53, 72, 94, 130, 171, 224, 270, 311, 400, 494)
"""Steps of an octave (a factor of 2)."""


def _whole_logarithms() -> Ints:
    """[divisions, MOST_POINTS + 1]; those of 0 are 0 as well."""
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
    """Logarithms of the points 0 to ``MOST_POINTS``, so fine that ``octaves`` have at most ``steps``, about."""
    fitting = np.searchsorted(DIVISIONS, steps / max(octaves, steps / DIVISIONS[-1]), "right")
    logarithms: Ints = _WHOLE_LOGARITHMS[max(0, int(fitting) - 1)]
    return logarithms


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


def medal_shares(won: Ints, usual: Shares) -> Floats:
    """Probabilities of a player's medals in a run to come: [P, G, 3].

    ``won`` [P, G, 3]: the medals so far. ``usual``: shares that are usual in each game, where then only the medals of
    the same game count.
    """
    if usual == SAME_SHARES:
        counts = np.broadcast_to(np.array(USUAL_SHARES) * STRENGTH + won.sum(1, keepdims=True), won.shape)
    else:
        counts = np.array(usual) * STRENGTH + won
    shares: Floats = counts / counts.sum(2, keepdims=True)
    return shares


class MatchValue:
    """For one turn: the medals won and the turns in which running runs end are given.

    F frequencies: where players' spectra are multiplied, their logarithms are added up.
    """

    def __init__(self, medals: Sequence[Sequence[Sequence[int]]], ends: Sequence[int | None], usual: Shares) -> None:
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
        """[pairs, G, 3, F] of the logarithms of points in a game, by the medal in the running run."""
        self._conjugates = self.others.conj()
        self.scored = weight.sum(3)
        """[P, G, 3]: how likely there are any points."""
        self._all_score = bool((self.scored > 1 - SURELY).all())
        offsets = base.sum(1)
        self.ahead = np.stack([_positive(int(offsets[one] - offsets[other])) for one, other in PAIRS])
        """[pairs, F]: weights whose sum over a difference's spectrum is the probability that it is positive."""

    def payoffs(self, pair_medals: Floats) -> Floats:
        """The expected outcome of a player given the ranking in one game, the other games being as expected.

        ``pair_medals`` [B, G, pairs, 9] of the running runs (``rankings.pair_medals``); returns [B, G, P, K].
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
        for pair, (one, other) in enumerate(PAIRS):
            out[:, :, one] += shares[:, pair]
            out[:, :, other] -= shares[:, pair]
        return out

    def _scoreless(self, joint: Floats) -> Floats:
        """How often the first of a pair wins without both scoring: [B, pairs, G, 3, 3]."""
        ones, others = self.scored[_ONE], self.scored[_OTHER]  # [pairs, G, 3]
        both = ones[..., :, None] * others[..., None, :]
        sides = joint.sum(4) * ones, joint.sum(3) * others, (joint * both).reshape(*joint.shape[:3], -1)
        first, second, two = (_products_of_the_rest(side.sum(3)[..., None])[..., None] for side in sides)
        score, scores, two = first * ones[..., :, None], second * others[..., None, :], two * both
        return scoreless_wins(score, scores, two)


_ONE, _OTHER = np.array(PAIRS).T


def scoreless_wins(one: Floats, other: Floats, both: Floats) -> Floats:
    """How often the first of two wins with the only score, ties of two that have none counting half.

    ``one``, ``other``, ``both``: how likely each of them scores in all games, and both of them.
    """
    return one - both + 0.5 * (1 - one - other + both)


def _products_of_the_rest(values: Spectrum) -> Spectrum:
    """Products over all games but one each. [B, pairs, G, F] -> [B, pairs, G, F]."""
    out = np.empty_like(values)
    left, right = values[:, :, 0] * values[:, :, 1], values[:, :, 2] * values[:, :, 3]
    for game, other_half in ((0, right), (1, right), (2, left), (3, left)):
        np.multiply(values[:, :, game ^ 1], other_half, out=out[:, :, game])
    return out


def _positive(offset: int) -> Complex:
    """Weights of a difference's spectrum [F]: the sum is the probability that it plus ``offset`` is positive.

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
    """Distribution of the points of each number of runs. ``shares`` [P, G, 3]; [P, G, MOST_RUNS + 1, points]."""
    out = np.zeros((PLAYERS, GAMES, MOST_RUNS + 1, MOST_TO_COME + 1))
    out[:, :, 0, 0] = 1.0
    for run in range(MOST_RUNS):
        for medal, points in enumerate(MEDAL_POINTS):
            out[:, :, run + 1, points:] += shares[:, :, medal, None] * out[:, :, run, : MOST_TO_COME + 1 - points]
    return out
