"""Learns the value of EWN by self-play: ``python -m bot.ewn.training``.

Whole generations of games are played at once, one roll and move deep. The target of a position is the mean, over the
dice, of its best move's value, mixed with the further course of the game: TD(lambda), Sutton 1988, with the exact
expectation over the dice; exploring moves cut the trace. The network (see :mod:`bot.ewn.player.network`) is fitted to
the targets by Adam on cross-entropy; the weights that are written are an average over the last steps.

Every generation is saved when it is over; after an interruption, the same command goes on, and comes to the same
weights on the same machine.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np

from bot.ewn.player import network
from bot.ewn.player.network import LearnedValue, Shape, Weights
from bot.ewn.training.selfplay import Exploration, Generation, SelfPlay
from bot.training.trainer import Trainer, run
from bot.training.weights_module import packed_module

SHAPE = Shape(128, 64, 14)


@dataclass(frozen=True)
class TrainingPlan(Exploration):
    """How to play and to train; the rate and the trace fall linearly over the generations."""

    generations: int = 1000
    seed: int = 1
    batch: int = 1024
    rate: float = 2e-3
    last_rate: float = 2e-5
    trace: float = 0.7
    """Lambda at the start; 0 at the end."""
    averaging: float = 0.003
    """The weight of each step in the average of the weights; early steps weigh more, so that the start is forgotten."""


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


class EwnTrainer(Trainer[Weights]):
    """Each generation learns from its own games alone."""

    def __init__(self, shape: Shape, plan: TrainingPlan, folder: Path) -> None:
        super().__init__(folder, [shape, asdict(plan)], plan.seed, partial(new_weights, shape), plan.averaging)
        self._plan = plan
        self._self_play = SelfPlay(plan, self.random)

    def learn(self) -> list[float]:
        plan = self._plan
        left = 1 - self.generation / plan.generations
        games = self._self_play.generation(LearnedValue(self.fit.weights), plan.trace * left)
        order = self.random.permutation(games.targets.size)
        errors = []
        for begin in range(0, order.size - plan.batch + 1, plan.batch):
            batch = Generation(*(column[order[begin : begin + plan.batch]] for column in games))
            slopes, error = gradients(self.fit.weights, batch)
            self.fit.step(slopes, plan.last_rate + (plan.rate - plan.last_rate) * left)
            errors.append(error)
        return errors


def module_text(weights: Weights, shape: Shape) -> str:
    """The text of ``bot/ewn/player/weights.py``."""
    docstring = "The weights of the learned value; written by ``python -m bot.ewn.training``, not by hand."
    return packed_module(docstring, f"SHAPE = {tuple(shape)}", weights)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = TrainingPlan()
    run("ewn", "EinStein wuerfelt nicht!", "each plays with what was learned before it", plan,
        lambda args: EwnTrainer(
            SHAPE, replace(plan, generations=args.generations, games=args.games, seed=args.seed), args.folder),
        partial(module_text, shape=SHAPE), arguments)


if __name__ == "__main__":
    main()
