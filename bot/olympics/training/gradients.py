"""The slopes of the Olympics network's squared error, for training."""
from __future__ import annotations

import numpy as np

from bot.olympics.outlook.network.features import GIVEN, LAST, NEXT
from bot.olympics.outlook.network.value import (
    GOLD_SHIFT,
    MORE_SHIFT,
    MOST_ODDS,
    MOST_SHIFT,
    NOISE_SHIFT,
    SILVER_SHIFT,
    STEEPNESS,
    TOTAL_SHIFT,
    Head,
    ValueWeights,
    head,
    hidden,
)
from bot.olympics.rules.constants import GAMES
from botkit.arrays import AnyFloats


def gradients(
    weights: ValueWeights, players: AnyFloats, shared: AnyFloats, targets: AnyFloats
) -> tuple[ValueWeights, float]:
    """The gradients of the mean squared error, and this error.

    Inputs as in :func:`network.values`; ``targets`` [B, P].
    """
    one, other, second = hidden(weights, players, shared)
    shifts = second @ weights.out + weights.out_bias
    parts = head(shifts, players, shared)
    errors = 0.5 * (parts.ahead + 1 - parts.ahead[:, LAST]) - targets
    to_shifts = _of_shifts(parts, shifts, 2 * errors / errors.size)
    to_second = (to_shifts @ weights.out.T) * (second > 0)
    to_both = to_second @ weights.second.T
    to_one, to_other = to_both * (one > 0), to_both * (other > 0)
    to_mine = to_one + to_other
    to_theirs = to_one[:, LAST] + to_other[:, NEXT]
    to_shared = to_mine.sum(1)
    slopes = ValueWeights(
        _weighted(players, to_mine), _weighted(players, to_theirs), shared.T @ to_shared, to_shared.sum(0),
        _weighted(one + other, to_second), to_second.sum((0, 1)), _weighted(second, to_shifts), to_shifts.sum((0, 1)))
    return slopes, float((errors * errors).mean())


def _weighted(inputs: AnyFloats, slopes: AnyFloats) -> AnyFloats:
    """[B, P, I], [B, P, O] -> [I, O]."""
    slope: AnyFloats = inputs.reshape(-1, inputs.shape[2]).T @ slopes.reshape(-1, slopes.shape[2])
    return slope


def _of_shifts(parts: Head, shifts: AnyFloats, to_values: AnyFloats) -> AnyFloats:
    """The slopes of the network's output [B, P, OUTPUTS] by those of the values [B, P]."""
    is_free = np.abs(shifts) < MOST_SHIFT
    to_ahead = 0.5 * (to_values - to_values[:, NEXT])
    odds = STEEPNESS * parts.distance / parts.spread
    to_odds = to_ahead * parts.ahead * (1 - parts.ahead) * (np.abs(odds) < MOST_ODDS)
    to_distance = to_odds * STEEPNESS / parts.spread
    to_variance = -0.5 * to_distance * parts.distance / (parts.spread * parts.spread)
    to_total = to_distance - to_distance[:, LAST]
    to_variance = to_variance + to_variance[:, LAST] - 0.25 * to_total
    to_final = to_total[:, :, None] / parts.final
    out = np.empty_like(shifts)
    out[:, :, GOLD_SHIFT: SILVER_SHIFT] = GIVEN[0] * to_final * parts.gold * (1 - parts.gold)
    out[:, :, SILVER_SHIFT: MORE_SHIFT] = GIVEN[1] * to_final * parts.silver * (1 - parts.silver)
    out[:, :, MORE_SHIFT: MORE_SHIFT + GAMES] = to_final * parts.more
    out[:, :, NOISE_SHIFT] = to_variance * parts.variance
    out[:, :, :TOTAL_SHIFT] *= is_free[:, :, :TOTAL_SHIFT]
    out[:, :, TOTAL_SHIFT] = to_total
    return out
