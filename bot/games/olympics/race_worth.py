"""What it is worth to stand somewhere at some time of a race, the others being spread over the track."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bot.games.olympics.rankings import ALL_EQUAL, FIRST_LOSER, FIRST_WINNER, LOSER, NO_MEDALS, STRICT
from bot.games.olympics.rules import FINISH, PLAYERS

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]


def race_worth(standing: Array, payoff: Array, cut_off: bool) -> Array:
    """Worth to each player of being in a cell at a time, if it has not finished before.

    ``standing`` [T + 1, P, FINISH + 1]: where players are at each time, in the last cell only when they get there;
    ``payoff`` [P, K]: a player's worth of each ranking, 0 for a race that goes on. At the last time the match
    ends (``cut_off``), or the race is taken to end as it stands. Returns [T + 1, P, FINISH + 1].
    """
    running = standing[:, :, :FINISH]
    left = running.sum(2)  # [T + 1, P]
    behind = np.cumsum(running, axis=2) - running
    before = left[:, :, None] - behind - running
    done = standing[:, :, FINISH]
    worth = np.zeros(standing.shape)
    for player in range(PLAYERS):
        pay = payoff[player]
        strict = {order: pay[ranking] for ranking, order in enumerate(STRICT)}
        losers = {two[2]: pay[ranking] for ranking, two in enumerate(LOSER, FIRST_LOSER)}
        one, other = (p for p in range(PLAYERS) if p != player)
        mine = worth[:, player]
        mine[:, :FINISH] += losers[player] * (done[:, one] * done[:, other])[:, None]
        for rival, third in ((one, other), (other, one)):
            mine[:, :FINISH] += done[:, rival, None] * (
                strict[rival, player, third] * behind[:, third]
                + strict[rival, third, player] * before[:, third]
                + pay[FIRST_WINNER + rival] * running[:, third]
            )
            mine[:, FINISH] += losers[third] * done[:, rival] * left[:, third]
            mine[:, FINISH] += strict[player, rival, third] * (running[:, rival] * behind[:, third]).sum(1)
        mine[:, FINISH] += pay[FIRST_WINNER + player] * (running[:, one] * running[:, other]).sum(1)
        mine[:, FINISH] += pay[ALL_EQUAL] * done[:, one] * done[:, other]
        if cut_off:
            mine[-1, :FINISH] += pay[NO_MEDALS] * left[-1, one] * left[-1, other]
        else:
            mine[-1, :FINISH] += _as_it_stands(running[-1, one], running[-1, other], pay, (player, one, other))
    return worth


def _as_it_stands(ones: Array, others: Array, pay: Array, players: tuple[int, int, int]) -> Array:
    """Worth of each cell if the race ended with the positions of now. ``ones``, ``others`` [FINISH]."""
    player, one, other = players
    strict = {order: pay[ranking] for ranking, order in enumerate(STRICT)}
    worth = np.zeros(FINISH)
    behind = [np.cumsum(x) - x for x in (ones, others)]
    before = [x.sum() - x - b for x, b in zip((ones, others), behind)]
    apart = 0.5 * (strict[player, one, other] + strict[player, other, one])
    worth += apart * behind[0] * behind[1]
    last = 0.5 * (strict[one, other, player] + strict[other, one, player])
    worth += last * before[0] * before[1]
    worth += strict[one, player, other] * before[0] * (behind[1] + others)
    worth += strict[other, player, one] * before[1] * (behind[0] + ones)
    worth += strict[player, one, other] * ones * behind[1] + strict[player, other, one] * others * behind[0]
    worth += pay[ALL_EQUAL] * ones * others
    return worth
