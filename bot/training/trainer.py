"""A network that learns by self-play, generation by generation, kept in a folder, and the command that trains it."""
from __future__ import annotations

import json
from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np

from bot.training.command import option_parser, progress

W = TypeVar("W", bound=Any)
"""The layers of a network: a named tuple of arrays."""
EARLY = 10


def _zeros_like(weights: W) -> W:
    return type(weights)(*map(np.zeros_like, weights))


class Fit(Generic[W]):
    """Weights on their way: Adam, Kingma and Ba 2015."""

    DECAY, SQUARE_DECAY, LEAST = 0.9, 0.999, 1e-8

    def __init__(self, weights: W, averaging: float) -> None:
        """``averaging``: the weight of a step in the average; early ones weigh more, that the start is forgotten."""
        self.weights = weights
        self.average: W = type(weights)(*(layer.copy() for layer in weights))
        self._averaging = averaging
        self._means, self._squares = _zeros_like(weights), _zeros_like(weights)
        self.steps = 0

    def begin_with_average(self) -> None:
        """Begins anew with the average as weights; forgets all gradients."""
        for layer, average in zip(self.weights, self.average):
            layer[...] = average
        self._means, self._squares = _zeros_like(self.weights), _zeros_like(self.weights)
        self.steps = 0

    def step(self, slopes: W, rate: float) -> None:
        """One step of about ``rate`` in every weight."""
        self.steps += 1
        rate *= (1 - self.SQUARE_DECAY**self.steps) ** 0.5 / (1 - self.DECAY**self.steps)
        share = max(self._averaging, EARLY / (EARLY + self.steps))
        for layer, average, slope, mean, square in zip(
            self.weights, self.average, slopes, self._means, self._squares
        ):
            mean += (1 - self.DECAY) * (slope - mean)
            square += (1 - self.SQUARE_DECAY) * (slope * slope - square)
            layer -= rate * mean / (np.sqrt(square) + self.LEAST)
            average += share * (layer - average)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """All that it holds, by name; changing them changes the fit."""
        groups = {
            "weights": self.weights, "average": self.average, "means": self._means, "squares": self._squares}
        return {
            f"{group}.{name}": layer for group, layers in groups.items() for name, layer in layers._asdict().items()}


class OtherTraining(Exception):
    """The kept file is of a training with other settings; the message says what to do."""


class Trainer(ABC, Generic[W]):
    """A training between two generations; after an interruption it goes on, and comes to the same weights."""

    def __init__(
        self, folder: Path, recipe: Any, seed: int, new_weights: Callable[[np.random.Generator], W], averaging: float
    ) -> None:
        """Goes on with what ``folder`` holds. Raises :class:`OtherTraining` if that has another ``recipe``."""
        self._file, self._recipe = folder / "state.npz", json.dumps(recipe)
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
        self._save()
        return float(np.mean(errors))

    def train(self, game: str, generations: int) -> None:
        """Goes on until ``generations`` are done."""
        bar = progress(game, "generations", range(self.generation, generations), self.generation)
        for _ in bar:
            bar.set_postfix(error=f"{self.step():.5f}")

    def _save(self) -> None:
        """Writes everything to the file, or leaves it as it is."""
        state = {"generation": self.generation, "steps": self.fit.steps, "random": self.random.bit_generator.state}
        texts = {"recipe": np.array(self._recipe), "state": np.array(json.dumps(state))}
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_suffix(".new.npz")
        np.savez(new, **texts, **self.fit.arrays())  # type: ignore[arg-type]
        new.replace(self._file)

    def _load(self) -> None:
        with np.load(self._file) as kept:
            if str(kept["recipe"]) != self._recipe:
                raise OtherTraining(
                    f"{self._file} is of a training with other settings: remove it, or choose another --folder")
            state = json.loads(str(kept["state"]))
            for name, array in self.fit.arrays().items():
                array[...] = kept[name]
        self.generation, self.fit.steps = state["generation"], state["steps"]
        self.random.bit_generator.state = state["random"]


def run(
    game: str, title: str, meaning: str, plan: Any, trainer_of: Callable[[Namespace], Trainer[W]],
    module_text: Callable[[W], str], arguments: Sequence[str] | None,
) -> None:
    """The command line of a training; ``title``, ``meaning``, ``plan``: see :func:`option_parser`.

    ``trainer_of``: the trainer by the options; ``module_text``: the text of the module that holds the weights.
    """
    parser = option_parser(game, title, meaning, plan)
    parser.add_argument("--folder", type=Path, default=Path("out") / f"training-{game}", metavar="DIR",
                        help="keeps each generation: after an interruption, the same command continues and ends with "
                        "the same weights (default %(default)s)")
    args = parser.parse_args(arguments)
    try:
        trainer = trainer_of(args)
    except OtherTraining as error:
        parser.error(str(error))
    trainer.train(game, args.generations)
    args.out.write_text(module_text(trainer.average), encoding="ascii")
