"""Quantal responses: probabilities that follow the values of actions."""
from __future__ import annotations

import numpy as np
import pytest

from botkit.search.quantal import policy

VALUES = np.array([[0.1, 0.5, 0.0], [0.3, 0.5, 0.0], [0.2, 0.4, 0.9]])


def test_shares_sum_to_one_and_follow_the_order_of_values() -> None:
    shares = policy(VALUES, 0.1, 0.2)
    assert shares.sum(0) == pytest.approx([1, 1, 1])
    assert (np.argsort(shares[:, 0]) == np.argsort(VALUES[:, 0])).all()
    assert shares[0, 1] == shares[1, 1]


@pytest.mark.parametrize("temperature", [1e-6, 0.0])
def test_without_noise_only_the_best_is_played(temperature: float) -> None:
    assert policy(VALUES, temperature, 0.0)[:, 0] == pytest.approx([0, 1, 0])


def test_epsilon_is_spread_over_all_actions() -> None:
    assert policy(VALUES, 1e-6, 0.3)[:, 2] == pytest.approx([0.1, 0.1, 0.8])


@pytest.mark.parametrize("temperature", [0.25, 0.4, 3.0])
def test_a_temperature_is_a_softmax(temperature: float) -> None:
    exact = np.exp(VALUES / temperature) / np.exp(VALUES / temperature).sum(0)
    assert policy(VALUES, temperature, 0.0) == pytest.approx(exact)
