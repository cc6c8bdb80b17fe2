"""The value network: what each player can expect of the match, by the features of a position.

One trunk serves all pairs of a player and an opponent, so the network treats players alike. It does not say who wins:
it corrects the chances of medals, what runs to come bring, and the mean and the variance of the logarithm of a player's
final score; from these follows the chance to be ahead of each opponent.
"""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.olympics.outlook.network.features import (
    CLOCK,
    GIVEN,
    GOLD,
    LAST,
    MEAN_POINTS,
    NEXT,
    OPEN_POINTS,
    PLAYER_FEATURES,
    SCORED,
    SHARED_FEATURES,
    SILVER,
    SPREAD,
    SURE_POINTS,
    TO_COME,
)
from bot.olympics.outlook.network.weights import LEVELS, SCALES, WIDTHS
from bot.olympics.rules.constants import GAMES, PLAYERS
from botkit.arrays import AnyFloats, Floats, Ints
from botkit.client.packed import unpack

OUTPUTS = 14
GOLD_SHIFT, SILVER_SHIFT, MORE_SHIFT, NOISE_SHIFT, TOTAL_SHIFT = 0, 4, 8, 12, 13
"""Where the corrections stand in the output: log-odds of gold and silver and the logarithm of points to come by game,
the logarithm of the variance, the logarithm of the score."""
MOST_SHIFT = 6.0
STEEPNESS = 1.7
"""The logistic function of this many standard deviations is nearly the normal distribution."""
MOST_ODDS = 25.0


class ValueWeights(NamedTuple):
    """The layers; ``H1``, ``H2`` are the widths of the hidden ones."""

    mine: AnyFloats  # [PLAYER_FEATURES, H1]: of the player
    theirs: AnyFloats  # [PLAYER_FEATURES, H1]: of one opponent
    shared: AnyFloats  # [SHARED_FEATURES, H1]
    first: AnyFloats  # [H1]
    second: AnyFloats  # [H1, H2]
    second_bias: AnyFloats  # [H2]
    out: AnyFloats  # [H2, OUTPUTS]
    out_bias: AnyFloats  # [OUTPUTS]


def shapes(first: int, second: int) -> ValueWeights:
    """Zeros in the shape of the layers of a network with these widths."""
    sizes = ((PLAYER_FEATURES, first), (PLAYER_FEATURES, first), (SHARED_FEATURES, first), (first,),
             (first, second), (second,), (second, OUTPUTS), (OUTPUTS,))
    return ValueWeights(*(np.zeros(size) for size in sizes))


def learned_weights() -> ValueWeights:
    """The weights that the training command wrote."""
    return ValueWeights(*unpack(LEVELS, SCALES, shapes(*WIDTHS)))


def hidden(weights: ValueWeights, players: AnyFloats, shared: AnyFloats) -> tuple[AnyFloats, AnyFloats, AnyFloats]:
    """The layers by opponent [B, P, H1] twice, and the second layer [B, P, H2]."""
    count = len(players)
    flat = players.reshape(count * PLAYERS, -1)
    mine = (flat @ weights.mine).reshape(count, PLAYERS, -1)
    mine += (shared @ weights.shared + weights.first)[:, None]
    theirs = (flat @ weights.theirs).reshape(count, PLAYERS, -1)
    to_next, to_last = np.empty_like(mine), np.empty_like(mine)
    for layer, opponents in ((to_next, NEXT), (to_last, LAST)):
        for player, opponent in enumerate(opponents):
            np.add(mine[:, player], theirs[:, opponent], out=layer[:, player])
        np.maximum(layer, 0, out=layer)
    second = (to_next + to_last) @ weights.second
    second += weights.second_bias
    np.maximum(second, 0, out=second)
    return to_next, to_last, second


class Head(NamedTuple):
    """What the formula makes of the corrections; the training needs the steps between."""

    gold: AnyFloats  # [B, P, G]: corrected chances
    silver: AnyFloats  # [B, P, G]
    more: AnyFloats  # [B, P, G]: points in runs to come
    final: AnyFloats  # [B, P, G]: points at the end
    variance: AnyFloats  # [B, P]
    spread: AnyFloats  # [B, P]: the standard deviation of the difference to the next player
    distance: AnyFloats  # [B, P]: the mean of that difference
    ahead: AnyFloats  # [B, P]: the probability to be ahead of the next player


def head(shifts: AnyFloats, players: AnyFloats, shared: AnyFloats) -> Head:
    """``shifts`` [B, P, OUTPUTS]: what the network puts out; ``players`` and ``shared``: its inputs."""
    chances = [players[:, :, GOLD: GOLD + GAMES], players[:, :, SILVER: SILVER + GAMES]]
    runs = shared[:, None, TO_COME: TO_COME + GAMES] / 0.3
    unsure = np.minimum(1.0, runs + sum(chance * (1 - chance) for chance in chances))
    bounded = np.clip(shifts[:, :, :MORE_SHIFT + GAMES], -MOST_SHIFT, MOST_SHIFT)
    factors = np.exp(bounded)
    gold, silver = (
        chance * factor / (1 - chance + chance * factor)
        for chance, factor in zip(chances, (factors[:, :, :SILVER_SHIFT], factors[:, :, SILVER_SHIFT: MORE_SHIFT]))
    )
    more = MEAN_POINTS.astype(shifts.dtype) * runs * factors[:, :, MORE_SHIFT:]
    scored = np.exp(2 * players[:, :, SCORED: SCORED + GAMES]) - 1
    final = scored + GIVEN[0] * gold + GIVEN[1] * silver + more + SURE_POINTS + OPEN_POINTS * unsure
    variance = np.exp(2.5 * players[:, :, SPREAD] + np.clip(shifts[:, :, NOISE_SHIFT], -MOST_SHIFT, MOST_SHIFT))
    total = np.log(final).sum(2) - 0.25 * variance + shifts[:, :, TOTAL_SHIFT]
    spread = np.sqrt(variance + variance[:, NEXT])
    distance = total - total[:, NEXT]
    odds = np.clip(STEEPNESS * distance / spread, -MOST_ODDS, MOST_ODDS)
    return Head(gold, silver, more, final, variance, spread, distance, 1 / (1 + np.exp(-odds)))


def values(weights: ValueWeights, players: AnyFloats, shared: AnyFloats) -> AnyFloats:
    """The share of the others that each player can expect to beat: [B, P].

    ``players`` [B, P, PLAYER_FEATURES], ``shared`` [B, SHARED_FEATURES]: all before the end of the match, or all at it.
    """
    if not shared[0, CLOCK]:
        return last_values(players).astype(players.dtype)
    second = hidden(weights, players, shared)[2]
    shifts = second @ weights.out + weights.out_bias
    ahead = head(shifts, players, shared).ahead
    return 0.5 * (ahead + 1 - ahead[:, LAST])


def last_values(players: AnyFloats) -> AnyFloats:
    """The same at the end of the match, where medals and points are certain."""
    gold, silver = players[:, :, GOLD: GOLD + GAMES], players[:, :, SILVER: SILVER + GAMES]
    scored = np.exp(2 * players[:, :, SCORED: SCORED + GAMES]) - 1
    points = np.rint(scored + GIVEN[0] * gold + GIVEN[1] * silver)
    return shares_beaten(points.astype(np.int64).prod(2))


def shares_beaten(scores: Ints) -> Floats:
    """The share of the others that each player beats, ties counting half: [B, P] -> [B, P]."""
    mine, theirs = scores[:, :, None], scores[:, None]
    shares: Floats = ((mine > theirs) + 0.5 * (mine == theirs)).sum(2) - 0.5
    return shares / (PLAYERS - 1)
