"""What the rankings of all four running runs together are worth, where ``match_value`` knows one beside expectations.

Medals of two players in four games have 9 ** 4 combinations: few enough for a table of who is ahead in each.
"""
from __future__ import annotations

import numpy as np

from bot.games.olympics.arrays import Floats, Ints
from bot.games.olympics.constants import ARCHERY, DIVING, HURDLES, PLAYERS, SKATING
from bot.games.olympics.match_value import MatchValue, scoreless_wins
from bot.games.olympics.rankings import PAIR_MEDALS, PAIR_OF_MEDALS, PAIRS

TWO_GAMES = PAIR_MEDALS * PAIR_MEDALS
_MEDALS_OF = PAIR_OF_MEDALS.argmax(1)  # [pairs, K]: the medals of a pair in each ranking


class JointValue:
    """Outcomes of the match, given how all running runs end."""

    def __init__(self, value: MatchValue) -> None:
        products = value.ones[:, :, :, None] * value.others.conj()[:, :, None]  # [pairs, G, 3, 3, F]
        games = products.reshape(*products.shape[:2], PAIR_MEDALS, -1)
        first = _of_two(games[:, HURDLES], games[:, ARCHERY]) * value.ahead[:, None]
        second = _of_two(games[:, SKATING], games[:, DIVING])
        self._wins = first.real @ second.real.swapaxes(1, 2) - first.imag @ second.imag.swapaxes(1, 2)
        self._wins += _scoreless(value)
        """[pairs, 81, 81]: how often the first of a pair is ahead, by the medals in two games and in the other two."""

    def outcomes(self, rankings: Ints) -> Floats:
        """Expected outcome of each player [P, F], given the ``rankings`` [G, F] of the running runs."""
        out = np.full((PLAYERS, rankings.shape[1]), 0.5)
        for pair, (one, other) in enumerate(PAIRS):
            medals = _MEDALS_OF[pair].take(rankings)
            index = ((medals[HURDLES] * PAIR_MEDALS + medals[ARCHERY]) * PAIR_MEDALS + medals[SKATING]) * PAIR_MEDALS
            lead = 0.5 * (self._wins[pair].ravel().take(index + medals[DIVING]) - 0.5)
            out[one] += lead
            out[other] -= lead
        return out


def _of_two(one: Floats, other: Floats) -> Floats:
    """Products of all medals in two games: [pairs, 9, F] each; returns [pairs, 81, F]."""
    both: Floats = (one[:, :, None] * other[:, None]).reshape(len(PAIRS), TWO_GAMES, -1)
    return both


def _scoreless(value: MatchValue) -> Floats:
    """How often the first of a pair wins without both scoring: [pairs, 81, 81]."""
    one, other = (value.scored[list(players)] for players in zip(*PAIRS))  # [pairs, G, 3]
    ones = np.repeat(one, other.shape[2], 2)[..., None]  # [pairs, G, 9, 1]
    others = np.tile(other, (1, 1, one.shape[2]))[..., None]
    sides = []
    for scored in (ones, others, ones * others):
        first = _of_two(scored[:, HURDLES], scored[:, ARCHERY])
        second = _of_two(scored[:, SKATING], scored[:, DIVING])
        sides.append(first @ second.swapaxes(1, 2))
    return scoreless_wins(*sides)
