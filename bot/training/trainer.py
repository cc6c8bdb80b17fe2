"""A network that learns by self-play, generation by generation, kept in a folder."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic

import numpy as np

from bot.training.command import load, progress, save
from bot.training.fitting import Fit, W


class Trainer(ABC, Generic[W]):
    """A training between two generations; after an interruption it goes on, and comes to the same weights."""

    def __init__(
        self, folder: Path, recipe: Any, seed: int, new_weights: Callable[[np.random.Generator], W], averaging: float
    ) -> None:
        """Goes on with what ``folder`` holds. Raises :class:`OtherTraining` if that has another ``recipe``."""
        self._file, self._recipe = folder / "state.npz", recipe
        self.random = np.random.default_rng(seed)
        self.fit = Fit(new_weights(self.random), averaging)
        self.average = self.fit.average
        self.generation = 0
        if self._file.exists():
            self._load()

    @abstractmethod
    def learn(self) -> list[float]:
        """Plays a generation and fits the weights to it; returns the mean squared error before each step."""

    def step(self) -> float:
        """One more generation, which is saved; returns the mean squared error."""
        errors = self.learn()
        self.generation += 1
        state = {"generation": self.generation, "steps": self.fit.steps, "random": self.random.bit_generator.state}
        save(self._file, self._recipe, state, self.fit.arrays())
        return float(np.mean(errors))

    def train(self, game: str, generations: int) -> None:
        """Goes on until ``generations`` are done."""
        with progress(game, "generations", generations, self.generation) as bar:
            while self.generation < generations:
                bar.set_postfix(error=f"{self.step():.5f}")
                bar.update()

    def _load(self) -> None:
        state, kept = load(self._file, self._recipe)
        for name, array in self.fit.arrays().items():
            array[...] = kept[name]
        self.generation, self.fit.steps = state["generation"], state["steps"]
        self.random.bit_generator.state = state["random"]
