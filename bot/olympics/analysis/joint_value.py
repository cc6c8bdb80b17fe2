"""The value of all four current runs' rankings together; ``match_value`` takes one ranking, and expects the others.

The medals of two players in four games have 9 ** 4 combinations, few enough for a table of who is ahead in each.
"""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.match_value import MatchValue, Spectrum, scoreless_wins
from bot.olympics.outlook.rankings import PAIR_MEDALS, PAIR_OF_MEDALS, PAIRS
from bot.olympics.rules.arrays import Floats, Ints
from bot.olympics.rules.constants import ARCHERY, DIVING, GAMES, HURDLES, MEDALS, SKATING

TWO_GAMES = PAIR_MEDALS * PAIR_MEDALS
_MEDALS_OF = PAIR_OF_MEDALS.argmax(1)  # [pairs, K]: the medals of a pair in each ranking


class JointValue:
    """The outcome of the match for one player, given how all current runs end. Call :meth:`fill` first."""

    def __init__(self, value: MatchValue, player: int) -> None:
        self._value = value
        self._player = player
        self._wins: dict[int, Floats] = {}

    def fill(self) -> Iterator[None]:
        """Builds the tables, in steps of about 2 ms."""
        for pair, players in enumerate(PAIRS):
            if self._player in players:
                self._wins[pair] = _pair_wins(self._value, pair).ravel()
                yield

    def outcomes(self, rankings: Ints) -> Floats:
        """The player's expected outcome [F], given the ``rankings`` [G, F] of the current runs."""
        out = np.full(rankings.shape[1], 0.5)
        for pair, wins in self._wins.items():
            medals = _MEDALS_OF[pair].take(rankings)
            index = ((medals[HURDLES] * PAIR_MEDALS + medals[ARCHERY]) * PAIR_MEDALS + medals[SKATING]) * PAIR_MEDALS
            lead = 0.5 * (wins.take(index + medals[DIVING]) - 0.5)
            out += lead if PAIRS[pair][0] == self._player else -lead
        return out


def _pair_wins(value: MatchValue, pair: int) -> Floats:
    """How often the first of a pair is ahead, by their medals in two games and in the other two: [81, 81]."""
    products = value.ones[pair, :, :, None] * value.others[pair, :, None].conj()  # [G, 3, 3, F]
    games = products.reshape(GAMES, PAIR_MEDALS, -1)
    first = _of_two(games[HURDLES], games[ARCHERY]) * value.ahead[pair]
    second = _of_two(games[SKATING], games[DIVING])
    wins = first.real @ second.real.T - first.imag @ second.imag.T
    one, other = PAIRS[pair]
    ones = np.repeat(value.scored[one][:, :, None], MEDALS, 2)  # [G, 3, 3]
    others = np.repeat(value.scored[other][:, None], MEDALS, 1)
    return wins + scoreless_wins(_scores(ones), _scores(others), _scores(ones * others))


def _scores(scored: Floats) -> Floats:
    """The probability of points in all games, by the medals in two and in the other two: [G, 3, 3] -> [81, 81]."""
    games = scored.reshape(GAMES, PAIR_MEDALS, 1)
    return _of_two(games[HURDLES], games[ARCHERY]) @ _of_two(games[SKATING], games[DIVING]).T


def _of_two(one: Spectrum, other: Spectrum) -> Spectrum:
    """Products of all medals of a pair in two games: [9, F] each; returns [81, F]."""
    return (one[:, None] * other).reshape(TWO_GAMES, -1)
