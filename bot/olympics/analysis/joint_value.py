"""The value of all four current runs' rankings together; ``match_value`` takes one ranking, and expects the others.

The medals of two players in four games have 9 ** 4 combinations, few enough for a table of who is ahead in each.
"""
from __future__ import annotations

import numpy as np

from bot.olympics.outlook.match_value import MatchValue
from bot.olympics.outlook.rankings import PAIR_MEDALS, PAIR_OF_MEDALS, PAIRS
from bot.olympics.rules.constants import ARCHERY, DIVING, HURDLES, SKATING
from botkit.arrays import Floats, Ints

_MEDALS_OF = PAIR_OF_MEDALS.argmax(1)  # [pairs, K]: the medals of a pair in each ranking


class JointValue:
    """The outcome of the match for one player, given how all current runs end."""

    def __init__(self, value: MatchValue, player: int) -> None:
        """Builds the tables, which takes some milliseconds."""
        self._player = player
        self._wins = {pair: value.pair_wins(pair).ravel() for pair, players in enumerate(PAIRS) if player in players}

    def outcomes(self, rankings: Ints) -> Floats:
        """The player's expected outcome [F], given the ``rankings`` [G, F] of the current runs."""
        out = np.full(rankings.shape[1], 0.5)
        for pair, wins in self._wins.items():
            medals = _MEDALS_OF[pair].take(rankings)
            index = ((medals[HURDLES] * PAIR_MEDALS + medals[ARCHERY]) * PAIR_MEDALS + medals[SKATING]) * PAIR_MEDALS
            lead = 0.5 * (wins.take(index + medals[DIVING]) - 0.5)
            out += lead if PAIRS[pair][0] == self._player else -lead
        return out
