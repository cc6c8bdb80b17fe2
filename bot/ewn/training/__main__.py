"""Learns the value of EWN by self-play: ``python -m bot.ewn.training``.

Whole generations of games are played at once, one roll and move deep. The target of a position is the mean, over the
dice, of its best move's value, mixed with the further course of the game: TD(lambda), Sutton 1988, with the exact
expectation over the dice; exploring moves cut the trace. The network (see :mod:`bot.ewn.player.network`) is fitted to
the targets by Adam on cross-entropy; the weights that are written are an average over the last steps.

Every generation is saved when it is over; after an interruption, the same command goes on, and comes to the same
weights on the same machine.
"""
from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from bot.ewn.player import network
from bot.ewn.player.network import LearnedValue, Shape, Weights
from bot.ewn.training.selfplay import EmbeddedClassic, Exploration, Generation, SelfPlay, share_of_games
from bot.training.command import ROOT, OtherTraining, count, load, option_parser, progress, save
from bot.training.curve import picture
from bot.training.fitting import Fit
from bot.training.weights_module import packed_module

SHAPE = Shape(128, 64, 14)
CURVE = ROOT / "docs" / "ewn-learning.svg"
_GRID = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)


@dataclass(frozen=True)
class TrainingPlan:
    """How to train; the rate and the trace fall linearly over the generations."""

    generations: int = 1000
    seed: int = 1
    batch: int = 1024
    rate: float = 2e-3
    last_rate: float = 2e-5
    trace: float = 0.7
    """Lambda at the start; 0 at the end."""
    averaging: float = 0.003
    """The weight of each step in the average of the weights; early steps weigh more, so that the start is forgotten."""
    check_every: int = 50
    """Generations from one point of the learning curve to the next."""
    check_pairs: int = 2000
    """Pairs of games against the classic evaluation for a point."""


def new_weights(shape: Shape, random: np.random.Generator) -> Weights:
    """Small random weights."""
    scales = Weights(0.3, (2 / shape.first) ** 0.5, 0, 0.1, 0, 0.1, 0)  # type: ignore[arg-type]
    layers = zip(shape.layers(), scales)
    return Weights(*(random.normal(size=layer.shape).astype(np.float32) * np.float32(scale) for layer, scale in layers))


def gradients(weights: Weights, batch: Generation) -> tuple[Weights, float]:
    """The gradients of the mean cross-entropy, and the mean squared error of the probabilities."""
    count = batch.targets.size
    active = network.features(np.concatenate([batch.movers, batch.others]))
    first, second = network.trunk(weights, active)
    as_mover = network.with_ones(second[:count] @ weights.mover + weights.mover_bias, last=True)
    as_other = network.with_ones(second[count:] @ weights.other + weights.other_bias, last=False)
    error = 1 / (1 + np.exp(-np.einsum("nr,nr->n", as_mover, as_other))) - batch.targets
    slope = (error / count)[:, None].astype(np.float32)
    to_mover = (slope * as_other)[:, :-1]
    to_other = np.delete(slope * as_mover, -2, axis=1)
    to_second = np.concatenate([to_mover @ weights.mover.T, to_other @ weights.other.T]) * (second > 0)
    to_first = (to_second @ weights.second.T) * (first > 0)
    inputs = np.zeros((2 * count, network.FEATURES), np.float32)
    inputs[np.arange(2 * count)[:, None], active] = 1
    slopes = Weights(
        inputs.T @ to_first, first.T @ to_second, to_second.sum(axis=0),
        second[:count].T @ to_mover, to_mover.sum(axis=0), second[count:].T @ to_other, to_other.sum(axis=0),
    )
    return slopes, float(np.mean(error**2))


class Trainer:
    """A training between two generations; :meth:`save` and :meth:`load` keep all of it."""

    def __init__(self, shape: Shape, plan: TrainingPlan, exploration: Exploration) -> None:
        self._plan = plan
        self._recipe = [shape, asdict(plan), asdict(exploration)]
        self._random = np.random.default_rng(plan.seed)
        self._fit = Fit(new_weights(shape, self._random), plan.averaging)
        self.average = self._fit.average
        self._self_play = SelfPlay(exploration, self._random)
        self.generation = 0
        self.positions = 0
        """The number of positions seen so far."""
        self.curve: list[tuple[float, float]] = []
        """Millions of positions, and the share of games against the classic evaluation, both one roll and move deep."""

    def step(self) -> float:
        """One more generation; returns the mean squared error of the probabilities."""
        plan = self._plan
        left = 1 - self.generation / plan.generations
        if self.generation == 0:
            self._check()
        games = self._self_play.generation(LearnedValue(self._fit.weights), plan.trace * left)
        order = self._random.permutation(games.targets.size)
        errors = []
        for begin in range(0, order.size - plan.batch + 1, plan.batch):
            batch = Generation(*(column[order[begin : begin + plan.batch]] for column in games))
            slopes, error = gradients(self._fit.weights, batch)
            self._fit.step(slopes, plan.last_rate + (plan.rate - plan.last_rate) * left)
            errors.append(error)
        self.generation += 1
        self.positions += order.size
        if self.generation % plan.check_every == 0 or self.generation == plan.generations:
            self._check()
        return float(np.mean(errors))

    def _check(self) -> None:
        random = np.random.default_rng((self._plan.seed, self.generation))
        share = share_of_games(LearnedValue(self.average), EmbeddedClassic(), self._plan.check_pairs, random)
        self.curve.append((self.positions / 1e6, share))

    def save(self, file: Path) -> None:
        """Writes everything to ``file``, or leaves it as it is."""
        state = {
            "generation": self.generation,
            "positions": self.positions,
            "steps": self._fit.steps,
            "curve": self.curve,
            "random": self._random.bit_generator.state,
        }
        save(file, self._recipe, state, self._fit.arrays())

    def load(self, file: Path) -> None:
        """Goes on from ``file``. Raises :class:`OtherTraining` if that is of another training."""
        state, kept = load(file, self._recipe)
        for name, array in self._fit.arrays().items():
            array[...] = kept[name]
        self.generation, self.positions, self._fit.steps = state["generation"], state["positions"], state["steps"]
        self.curve = [(millions, share) for millions, share in state["curve"]]
        self._random.bit_generator.state = state["random"]


def train(trainer: Trainer, generations: int, file: Path) -> None:
    """Goes on until ``generations`` are done, from ``file`` if there is one. Raises :class:`OtherTraining`."""
    if file.exists():
        trainer.load(file)
    with progress("ewn", "generations", generations, trainer.generation) as bar:
        while trainer.generation < generations:
            error = trainer.step()
            trainer.save(file)
            bar.update()
            bar.set_postfix(error=f"{error:.5f}", share=f"{trainer.curve[-1][1]:.3f}")


def module_text(weights: Weights, shape: Shape) -> str:
    """The text of ``bot/ewn/player/weights.py``."""
    docstring = "The weights of the learned value; written by ``python -m bot.ewn.training``, not by hand."
    return packed_module(docstring, f"SHAPE = {tuple(shape)}", weights)


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    plan = TrainingPlan()
    parser = option_parser(
        "ewn", "EinStein wuerfelt nicht!", "each plays with what was learned before it",
        generations=plan.generations, games=Exploration().games, seed=plan.seed)
    parser.add_argument("--shape", type=count, nargs=3, default=SHAPE, metavar=("H1", "H2", "RANK"),
                        help="of the network (default: the bot's)")
    parser.add_argument("--curve", type=Path, default=CURVE, metavar="FILE", help="the picture of the learning curve"
                        " to write (default: that of docs/)")
    args = parser.parse_args(arguments)
    shape = Shape(*args.shape)
    trainer = Trainer(shape, TrainingPlan(generations=args.generations, seed=args.seed), Exploration(games=args.games))
    try:
        train(trainer, args.generations, args.folder / "state.npz")
    except OtherTraining as error:
        parser.error(str(error))
    args.out.write_text(module_text(trainer.average, shape), encoding="ascii")
    args.curve.parent.mkdir(parents=True, exist_ok=True)
    title = "EWN: games won against the classic evaluation, both one roll and move deep"
    args.curve.write_text(picture(title, "million positions of self-play", trainer.curve, _GRID), encoding="utf-8")


if __name__ == "__main__":
    main()
