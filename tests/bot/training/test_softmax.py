"""The fit of linear scores to who won."""
from __future__ import annotations

import numpy as np
import pytest

from bot.training.softmax import Lessons

RIDGE = 1e-3


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    random = np.random.default_rng(1)
    features = random.normal(size=(3, 4, 20_000)).astype(np.float32)
    truth = np.array([1.0, -0.5, 0.0])
    scores = np.tensordot(truth, features, axes=1) + random.gumbel(size=(4, 20_000))
    won = (scores == scores.max(axis=0)).astype(np.float32)
    lessons = Lessons(features, np.ones(won.shape, bool), won)
    found = lessons.fit(RIDGE)
    assert found == pytest.approx(truth, abs=0.05)
    assert lessons.loss(found) < lessons.loss(np.zeros(3)) == pytest.approx(np.log(4))


def test_who_is_out_cannot_win() -> None:
    lessons = Lessons(np.zeros((1, 3, 2)), np.array([[True, True], [True, False], [False, False]]), np.zeros((3, 2)))
    assert lessons.probabilities(np.zeros(1)).tolist() == [[0.5, 1.0], [0.5, 0.0], [0.0, 0.0]]


def test_two_candidates_are_logistic_regression_with_a_ridge() -> None:
    """One feature that is 1 for the first: three wins of four, and the slope of the loss with the ridge is 0."""
    features = np.array([[[1.0] * 4, [0.0] * 4]])
    lessons = Lessons(features, np.ones((2, 4), bool), np.array([[1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]))
    assert lessons.fit(0.0)[0] == pytest.approx(np.log(3))
    (weight,) = lessons.fit(0.1)
    assert 0.75 - 1 / (1 + np.exp(-weight)) == pytest.approx(0.1 * weight)


def test_joined_lessons_are_all_cases() -> None:
    one = Lessons(np.zeros((2, 3, 4)), np.ones((3, 4), bool), np.zeros((3, 4)))
    assert Lessons.joined([one, one]).features.shape == (2, 3, 8)
