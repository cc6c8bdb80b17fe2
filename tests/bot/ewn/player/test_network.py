from __future__ import annotations

from random import Random

import numpy as np

from bot.ewn.arena.verify import win_probability
from bot.ewn.player.network import LearnedValue
from bot.ewn.rules import sides
from tests.bot.ewn.positions import scattered


def test_the_delivered_value_is_near_the_exact_chance_in_small_positions() -> None:
    value = LearnedValue.of_training()
    random = Random(8)
    errors = []
    for _ in range(30):
        position = scattered(random, 3)
        mover, other = (np.array([number]) for number in sides.pack(position))
        guess = (value.finish((value.embed_movers(mover) * value.embed_others(other)).sum(axis=1))[0] + 1) / 2
        errors.append(abs(guess - win_probability(position)))
    assert np.mean(errors) < 0.15
