"""Adam, the average of its steps, and a training that is kept in a folder."""
from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from bot.training.trainer import Fit, OtherTraining, Trainer


class Layers(NamedTuple):
    line: npt.NDArray[np.float64]
    offset: npt.NDArray[np.float64]


def test_the_first_step_is_as_long_as_the_rate_whatever_the_slope() -> None:
    fit = Fit(Layers(np.zeros(2), np.zeros(1)), averaging=0.5)
    fit.step(Layers(np.array([1e-3, -50.0]), np.array([7.0])), rate=0.1)
    assert fit.weights.line == pytest.approx([-0.1, 0.1], rel=1e-3)
    assert fit.weights.offset == pytest.approx([-0.1])


def test_steps_come_to_the_least_error_and_the_average_follows() -> None:
    fit = Fit(Layers(np.zeros(2), np.zeros(1)), averaging=0.05)
    wanted = Layers(np.array([2.0, -1.0]), np.array([0.5]))
    for number in range(400):
        fit.step(Layers(*(layer - goal for layer, goal in zip(fit.weights, wanted))), rate=0.1 / (1 + number / 20))
    for layer, average, goal in zip(fit.weights, fit.average, wanted):
        assert layer == pytest.approx(goal, abs=0.01) and average == pytest.approx(goal, abs=0.05)


def test_beginning_with_the_average_forgets_the_gradients() -> None:
    fit = Fit(Layers(np.zeros(2), np.zeros(1)), averaging=0.5)
    for _ in range(3):
        fit.step(Layers(np.ones(2), np.ones(1)), rate=0.1)
    weights = fit.weights
    fit.begin_with_average()
    assert fit.weights is weights and (weights.line == fit.average.line).all() and fit.steps == 0
    assert not fit.arrays()["means.line"].any() and not fit.arrays()["squares.offset"].any()


def test_the_arrays_are_all_that_it_holds() -> None:
    fit, other = (Fit(Layers(np.full(2, start), np.zeros(1)), averaging=0.5) for start in (1.0, 2.0))
    fit.step(Layers(np.ones(2), np.ones(1)), rate=0.1)
    for name, array in other.arrays().items():
        array[...] = fit.arrays()[name]
    other.steps = fit.steps
    for same in (fit, other):
        same.step(Layers(np.array([3.0, -1.0]), np.zeros(1)), rate=0.1)
    assert (fit.weights.line == other.weights.line).all() and (fit.average.line == other.average.line).all()


class Drawn(Trainer[Layers]):
    """Learns from numbers drawn at random."""

    def __init__(self, folder: Path, recipe: object = "drawn") -> None:
        super().__init__(folder, recipe, 7, lambda random: Layers(random.normal(size=2), random.normal(size=1)), 0.1)

    def learn(self) -> list[float]:
        self.fit.step(Layers(self.random.normal(size=2), self.random.normal(size=1)), 0.01)
        return [1.0, 3.0]


def test_what_is_kept_goes_on_and_what_is_of_other_settings_is_refused(tmp_path: Path) -> None:
    whole, part, folder = Drawn(tmp_path / "whole"), Drawn(tmp_path / "part"), tmp_path / "part"
    assert [whole.step() for _ in range(3)] == [2.0] * 3
    part.step()
    again = Drawn(folder)
    again.train("drawn", 3)
    assert again.generation == 3 and (again.fit.weights.line == whole.fit.weights.line).all()
    assert (again.average.offset == whole.average.offset).all()
    with pytest.raises(OtherTraining, match="other settings"):
        Drawn(folder, "drawn otherwise")
    assert [path.name for path in folder.iterdir()] == ["state.npz"]
