"""Weights as text."""
from __future__ import annotations

import numpy as np

from bot.training.weights_module import pack
from botkit.client.packed import unpack


def test_packed_layers_come_back_in_their_shape_and_type_to_within_half_a_step() -> None:
    random = np.random.default_rng(1)
    layers = [random.normal(size=(5, 3)).astype(np.float32), np.zeros(4), random.normal(size=(1, 3)) * 1e-6]
    unpacked = unpack(*pack(layers), layers)
    for layer, again in zip(layers, unpacked):
        half_step = np.abs(np.atleast_2d(layer)).max(axis=0) / 45 / 2
        assert again.dtype == layer.dtype and again.shape == layer.shape
        assert (np.abs(layer - again) <= half_step * 1.001).all()
