from __future__ import annotations

from random import Random

import numpy as np

from bot.games.ewn import network, sides
from bot.games.ewn.exact import win_probability
from bot.games.ewn.network import LearnedValue, Shape
from bot.games.ewn.weights import LEVELS, SCALES, SHAPE

from .positions import scattered


def test_packed_weights_come_back_within_half_a_step() -> None:
    random = np.random.default_rng(1)
    shape = Shape(12, 8, 4)
    layers = shape.layers()
    weights = type(layers)(*(random.normal(size=layer.shape).astype(np.float32) for layer in layers))
    back = network.unpack(*network.pack(weights), shape)
    for before, after in zip(weights, back):
        half_step = np.abs(np.atleast_2d(before)).max(axis=0) / 45 / 2
        assert np.all(np.abs(before - after) <= half_step * 1.001)


def test_the_delivered_value_is_near_the_exact_chance_in_small_positions() -> None:
    value = LearnedValue(network.unpack(LEVELS, SCALES, Shape(*SHAPE)))
    random = Random(8)
    errors = []
    for _ in range(60):
        position = scattered(random, 3)
        mover, other = (np.array([number]) for number in sides.pack(position))
        guess = (value.finish(value.combine(value.mover_rows(mover), value.other_rows(other)))[0] + 1) / 2
        errors.append(abs(guess - win_probability(position)))
    assert np.mean(errors) < 0.15
