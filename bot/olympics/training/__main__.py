"""Learns the value network of the Olympics by self-play: ``python -m bot.olympics.training``.

It begins with nothing: a network whose last layer is zero leaves everything to the formula, and that plays sensibly.
In each generation, the average network plays matches with itself, one turn deep. The target of a position is the
result, mixed with what the network expected in later turns: TD(lambda), Sutton 1988. The network is fitted by Adam to
positions of the last generations, and what plays is an average over its steps.

Every generation is saved when it is over; after an interruption, the same command goes on, and comes to the same
weights on the same machine.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np

from bot.olympics.outlook.network import value as network
from bot.olympics.outlook.network.features import GIVEN, LAST, NEXT
from bot.olympics.outlook.network.value import (
    GOLD_SHIFT,
    MORE_SHIFT,
    MOST_ODDS,
    MOST_SHIFT,
    NOISE_SHIFT,
    SILVER_SHIFT,
    STEEPNESS,
    TOTAL_SHIFT,
    Head,
    ValueWeights,
    shapes,
)
from bot.olympics.rules.constants import GAMES
from bot.olympics.training.selfplay import Experience, Noise, play
from bot.training.trainer import Trainer, run
from bot.training.weights_module import packed_module
from botkit.arrays import AnyFloats

WIDTHS = (96, 32)
OF_ALL = ((0, 1), (0, 1))
"""The axes of positions and players, over which a tensor product sums."""


@dataclass(frozen=True)
class Phase:
    """Some generations of the same players."""

    generations: int
    style: Noise
    rate: float
    """Adam's rate at first."""
    fall: int
    """The generations in which the rate would fall to the last rate ..."""
    cooling: int
    """... which it does in the last ones of the phase."""

    def rate_of(self, generation: int, last: float) -> float:
        """Adam's rate in a generation of the phase; ``last``: at its end."""
        slow = 1 - generation / self.fall
        quick = (self.generations - generation) / self.cooling * (1 - (self.generations - self.cooling) / self.fall)
        return last + (self.rate - last) * max(0.0, min(slow, quick))


@dataclass(frozen=True)
class TrainingPlan:
    """How to train. A phase begins with the average weights of the one before it, and learns from its own games."""

    phases: tuple[Phase, ...] = (
        Phase(50, Noise(), 1.5e-3, 90, 10),
        Phase(40, Noise(0.004, blunders=(0.0, 0.003, 0.02)), 8e-4, 60, 10),
    )
    games: int = 512
    """In each generation."""
    seed: int = 1
    runs: int = 120
    """Tracks, and winds, that the matches of a generation share."""
    trace: float = 0.9
    window: int = 16
    """The generations whose positions are learned from."""
    steps: int = 300
    """Of Adam, after each generation."""
    batch: int = 1024
    last_rate: float = 5e-5
    averaging: float = 0.003
    """The weight of each step in the average of the weights; early steps weigh more."""

    @property
    def generations(self) -> int:
        """Of all phases."""
        return sum(phase.generations for phase in self.phases)

    def phase_of(self, generation: int) -> tuple[Phase, int]:
        """The phase of a generation, and its number in it."""
        for phase in self.phases[:-1]:
            if generation < phase.generations:
                return phase, generation
            generation -= phase.generations
        return self.phases[-1], generation


def new_weights(widths: Sequence[int], random: np.random.Generator) -> ValueWeights:
    """Small random weights, and a last layer of zeros."""
    zeros = shapes(*widths)
    scales = ValueWeights(0.15, 0.15, 0.15, 0, (2 / widths[0]) ** 0.5, 0, 0, 0)  # type: ignore[arg-type]
    return ValueWeights(*(
        (random.normal(size=layer.shape) * scale).astype(np.float32) for layer, scale in zip(zeros, scales)))


def gradients(
    weights: ValueWeights, players: AnyFloats, shared: AnyFloats, targets: AnyFloats
) -> tuple[ValueWeights, float]:
    """The gradients of the mean squared error, and this error.

    Inputs as in :func:`network.values`; ``targets`` [B, P].
    """
    one, other, second = network.hidden(weights, players, shared)
    shifts = second @ weights.out + weights.out_bias
    parts = network.head(shifts, players, shared)
    errors = 0.5 * (parts.ahead + 1 - parts.ahead[:, LAST]) - targets
    to_shifts = _of_shifts(parts, shifts, 2 * errors / errors.size)
    to_second = (to_shifts @ weights.out.T) * (second > 0)
    to_both = to_second @ weights.second.T
    to_one, to_other = to_both * (one > 0), to_both * (other > 0)
    to_mine = to_one + to_other
    to_theirs = to_one[:, LAST] + to_other[:, NEXT]
    to_shared = to_mine.sum(1)
    slopes = ValueWeights(
        np.tensordot(players, to_mine, OF_ALL), np.tensordot(players, to_theirs, OF_ALL),
        shared.T @ to_shared, to_shared.sum(0), np.tensordot(one + other, to_second, OF_ALL), to_second.sum((0, 1)),
        np.tensordot(second, to_shifts, OF_ALL), to_shifts.sum((0, 1)))
    return slopes, float((errors * errors).mean())


def _of_shifts(parts: Head, shifts: AnyFloats, to_values: AnyFloats) -> AnyFloats:
    """The slopes of the network's output [B, P, OUTPUTS] by those of the values [B, P]."""
    is_free = np.abs(shifts) < MOST_SHIFT
    to_ahead = 0.5 * (to_values - to_values[:, NEXT])
    odds = STEEPNESS * parts.distance / parts.spread
    to_odds = to_ahead * parts.ahead * (1 - parts.ahead) * (np.abs(odds) < MOST_ODDS)
    to_distance = to_odds * STEEPNESS / parts.spread
    to_variance = -0.5 * to_distance * parts.distance / (parts.spread * parts.spread)
    to_total = to_distance - to_distance[:, LAST]
    to_variance = to_variance + to_variance[:, LAST] - 0.25 * to_total
    to_final = to_total[:, :, None] / parts.final
    out = np.empty_like(shifts)
    out[:, :, GOLD_SHIFT: SILVER_SHIFT] = GIVEN[0] * to_final * parts.gold * (1 - parts.gold)
    out[:, :, SILVER_SHIFT: MORE_SHIFT] = GIVEN[1] * to_final * parts.silver * (1 - parts.silver)
    out[:, :, MORE_SHIFT: MORE_SHIFT + GAMES] = to_final * parts.more
    out[:, :, NOISE_SHIFT] = to_variance * parts.variance
    out[:, :, :TOTAL_SHIFT] *= is_free[:, :, :TOTAL_SHIFT]
    out[:, :, TOTAL_SHIFT] = to_total
    return out


class OlympicsTrainer(Trainer[ValueWeights]):
    """Learns from the games of the last generations, which its folder keeps, too."""

    def __init__(self, plan: TrainingPlan, folder: Path, widths: Sequence[int] = WIDTHS) -> None:
        super().__init__(folder, [asdict(plan), widths], plan.seed, partial(new_weights, widths), plan.averaging)
        self._plan, self._folder = plan, folder

    def learn(self) -> list[float]:
        plan, now = self._plan, self.generation
        phase, number = plan.phase_of(now)
        if number == 0:
            self.fit.begin_with_average()
        self._folder.mkdir(parents=True, exist_ok=True)
        games = play(self.average, phase.style, plan.games, plan.runs, plan.trace, [plan.seed, now])
        np.savez(self._file_of(now), **games._asdict())
        self._file_of(now - plan.window).unlink(missing_ok=True)
        lessons = [self._kept(generation) for generation in range(now - min(number, plan.window - 1), now + 1)]
        random = np.random.default_rng([plan.seed, now, 1])
        errors = []
        for _ in range(plan.steps):
            slopes, error = gradients(self.fit.weights, *_batch(lessons, plan.batch, random))
            self.fit.step(slopes, phase.rate_of(number, plan.last_rate))
            errors.append(error)
        return errors

    def _file_of(self, generation: int) -> Path:
        return self._folder / f"{generation}.npz"

    def _kept(self, generation: int) -> Experience:
        with np.load(self._file_of(generation)) as columns:
            return Experience(**columns)


def _batch(lessons: Sequence[Experience], size: int, random: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Positions of all ``lessons`` alike."""
    sources = random.integers(len(lessons), size=size)
    parts = []
    for number, experience in enumerate(lessons):
        chosen = random.integers(len(experience.targets), size=int((sources == number).sum()))
        parts.append([column[chosen] for column in experience])
    return tuple(np.concatenate(columns).astype(np.float32) for columns in zip(*parts))


def module_text(weights: ValueWeights, widths: Sequence[int]) -> str:
    """The text of ``bot/olympics/outlook/network/weights.py``."""
    docstring = "The weights of the value network; written by ``python -m bot.olympics.training``, not by hand."
    return packed_module(docstring, f"WIDTHS = {tuple(widths)}", weights)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = TrainingPlan()
    run("olympics", "the Olympics", "of all phases; each plays with what was learned before it", plan,
        lambda args: OlympicsTrainer(replace(plan, games=args.games, seed=args.seed), args.folder),
        partial(module_text, widths=WIDTHS), arguments)


if __name__ == "__main__":
    main()
