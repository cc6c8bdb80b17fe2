"""An estimate of who will beat whom, from sums over the board: a position's value without playing on.

Player i ends above player j with probability 1 / (1 + exp(s_j - s_i)). The strength s is a weighted
sum of a few features of a player, the weights change with the share of the map that is free
(quadratically). They are fitted to games between searching players by ``python -m bot.battlesheep.training``.
"""
from __future__ import annotations

import math

import numpy as np

from bot.battlesheep.rules.batch import Batch
from bot.battlesheep.rules.geometry import neighbours, sizes
from bot.battlesheep.rules.plain import Edition
from bot.battlesheep.rules.state import PLAYERS
from botkit.arrays import Floats, Ints, Uints64
from botkit.search.exact_sums import rounded

FEATURES = ("cells", "spare", "flocks", "ties", "pasture", "one step", "two steps")
"""Features of a player: cells; sheep that may leave flocks that can move; such flocks; free cells as near to it as to
the nearest other; the free cells that it can hope for (those nearest to it alone and half of the ties, but no more
than its spare sheep); cells nearest to it alone that are one step away; the same at two steps."""
DEGREE = 2
HORIZON = 6
"""Steps within which free cells are counted."""
LIMIT = 10.0
"""Differences of strength are cut off at this."""
STEPS = 64
"""Entries in the table of probabilities per unit of difference."""

_LOGISTIC = rounded(np.array([
    1 / (1 + math.exp(-k / STEPS)) for k in range(-int(LIMIT * STEPS), int(LIMIT * STEPS) + 1)
]))

Weights = tuple[tuple[float, ...], ...]
"""[feature][power of the free share]."""


def values_of(batch: Batch, weights: Weights) -> Floats:
    """[P, B]: for each player the mean probability of ending above another one."""
    features = features_of(batch)
    share = free_share(batch)
    strength = np.zeros((PLAYERS, batch.games))
    for feature, powers in zip(features, weights):
        weight = np.full(batch.games, powers[0])
        for power in range(1, DEGREE + 1):
            weight += powers[power] * share**power
        strength += feature * weight
    values = np.zeros_like(strength)
    for i in range(PLAYERS):
        for j in range(i):
            gap = np.clip(strength[i] - strength[j], -LIMIT, LIMIT)
            gap += LIMIT
            gap *= STEPS
            probability = _LOGISTIC.take(gap.astype(np.int64))
            values[i] += probability
            values[j] += 1.0 - probability
    return values / (PLAYERS - 1)


def weighted_values(
    batch: Batch, learned: Weights, edition: Edition, weight: float, until: float
) -> tuple[Floats, Floats] | None:
    """Values [P, B], and their weights [B] against the results of the playouts from there; None if all weights are 0.

    The weight is ``weight`` on an empty map and falls linearly to 0 at a free share of ``until``.
    """
    weights = weight * np.maximum(free_share(batch) - until, 0.0) / (1.0 - until)
    return (edition.team_means(values_of(batch, learned)), weights) if weights.any() else None


def free_share(batch: Batch) -> Floats:
    """[B]: the share of the map that is free."""
    return batch.free_cells() / batch.geometry.size


def features_of(batch: Batch) -> Floats:
    """[F, P, B]: the :data:`FEATURES` of every player."""
    geometry = batch.geometry
    owned = np.stack(batch.owned, axis=1)  # [W, P, B]
    free = geometry.all_cells[:, None] & ~np.bitwise_or.reduce(owned, axis=1)
    out = np.zeros((len(FEATURES), PLAYERS, batch.games))
    cells, spare, flocks, ties, pasture, one_step, two_steps = out
    front = np.zeros_like(owned)
    for player in range(PLAYERS):
        front[:, player], spare[player], flocks[player] = batch.movable(player)
    cells[:] = _sizes(owned)
    left = free
    alone = np.zeros_like(owned)
    shared = np.zeros_like(owned)
    for distance in range(1, HORIZON + 1):
        front = neighbours(geometry.contact, front.reshape(len(front), -1)).reshape(front.shape)
        front &= left[:, None]
        several = _in_two(front)
        shared |= front & several[:, None]
        alone |= front & ~several[:, None]
        if distance == 1:
            one_step[:] = _sizes(alone)
        elif distance == 2:
            two_steps[:] = _sizes(alone) - one_step
        left = left & ~np.bitwise_or.reduce(front, axis=1)
    ties[:] = _sizes(shared)
    np.minimum(spare, _sizes(alone) + 0.5 * ties, out=pasture)
    return out


def _sizes(sets: Uints64) -> Ints:
    """[P, B]: the sizes of ``sets`` [W, P, B]."""
    return sizes(sets.reshape(len(sets), -1)).reshape(sets.shape[1:])


def _in_two(sets: Uints64) -> Uints64:
    """[W, B]: the cells that are in at least two of the players' ``sets`` [W, P, B]."""
    anyone = np.zeros_like(sets[:, 0])
    several = np.zeros_like(anyone)
    for player in range(PLAYERS):
        several |= anyone & sets[:, player]
        anyone |= sets[:, player]
    return several
