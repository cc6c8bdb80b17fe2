"""Learns the value network of the Olympics by self-play: ``python -m bot.olympics.training``.

It begins with nothing: a network whose last layer is zero leaves everything to the formula, and that plays sensibly.
In each generation, the average network plays matches with itself, one turn deep. The target of a position is the
result, mixed with what the network expected in later turns: TD(lambda), Sutton 1988. The network is fitted by Adam to
positions of the last generations, and what plays is an average over its steps.

Every generation is saved when it is over; after an interruption, the same command goes on, and comes to the same
weights on the same machine.
"""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
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
from bot.olympics.training.selfplay import Experience, NetworkPlay, Noise
from bot.training.command import ROOT, OtherTraining, load, option_parser, progress, save
from bot.training.curve import picture
from bot.training.fitting import Fit
from bot.training.weights_module import packed_module
from botkit.arrays import AnyFloats

WIDTHS = (96, 32)
CURVE = ROOT / "docs" / "olympics-learning.svg"
_GRID = (0.5, 0.6, 0.7, 0.8)


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
    check_every: int = 10
    """Generations from one point of the learning curve to the next."""
    check_games: int = 255
    """Of one player with the network against two with none, for a point."""

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
        _weighted(players, to_mine), _weighted(players, to_theirs), shared.T @ to_shared, to_shared.sum(0),
        _weighted(one + other, to_second), to_second.sum((0, 1)), _weighted(second, to_shifts), to_shifts.sum((0, 1)))
    return slopes, float((errors * errors).mean())


def _weighted(inputs: AnyFloats, slopes: AnyFloats) -> AnyFloats:
    """[B, P, I], [B, P, O] -> [I, O]."""
    slope: AnyFloats = inputs.reshape(-1, inputs.shape[2]).T @ slopes.reshape(-1, slopes.shape[2])
    return slope


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


class Trainer:
    """A training between two generations, kept in a folder."""

    def __init__(self, plan: TrainingPlan, folder: Path, widths: Sequence[int] = WIDTHS) -> None:
        """Goes on with what ``folder`` holds. Raises :class:`OtherTraining` if that is of another training."""
        self._plan, self._folder, self._state_file = plan, folder, folder / "state.npz"
        self._recipe = json.loads(json.dumps([asdict(plan), widths]))
        self._fit = Fit(new_weights(widths, np.random.default_rng(plan.seed)), plan.averaging)
        self.average = self._fit.average
        self._lessons: list[Experience] = []
        self.generation = 0
        self.curve: list[tuple[int, float]] = []
        """Games of self-play, and points against two players without a network (0 to 1)."""
        if self._state_file.exists():
            self._load()

    def step(self) -> float:
        """One more generation; returns the mean squared error of the values."""
        plan = self._plan
        phase, number = plan.phase_of(self.generation)
        if number == 0:
            self._fit.begin_with_average()
            self._lessons = []
        matches = NetworkPlay(phase.style, plan.runs, [plan.seed, self.generation])
        self._keep(matches.lessons(self.average, plan.games, plan.trace))
        random = np.random.default_rng([plan.seed, self.generation, 1])
        errors = []
        for _ in range(plan.steps):
            slopes, error = gradients(self._fit.weights, *self._batch(random))
            self._fit.step(slopes, phase.rate_of(number, plan.last_rate))
            errors.append(error)
        self.generation += 1
        if self.generation % plan.check_every == 0 or self.generation == plan.generations:
            self._check(matches)
        self._save()
        return float(np.mean(errors))

    def _batch(self, random: np.random.Generator) -> tuple[np.ndarray, ...]:
        """Positions of all kept generations alike."""
        size = self._plan.batch
        sources = random.integers(len(self._lessons), size=size)
        parts = []
        for number, lessons in enumerate(self._lessons):
            chosen = random.integers(len(lessons.targets), size=int((sources == number).sum()))
            parts.append([column[chosen] for column in (lessons.players, lessons.shared, lessons.targets)])
        return tuple(np.concatenate(columns).astype(np.float32) for columns in zip(*parts))

    def _check(self, matches: NetworkPlay) -> None:
        weights = self._fit.weights
        nothing = weights._replace(out=weights.out * 0, out_bias=weights.out_bias * 0)
        points = matches.points(self.average, nothing, self._plan.check_games)
        self.curve.append((self.generation * self._plan.games, float(points.mean())))

    # ------------------------------------------------------------------ the folder

    def _lessons_file(self, generation: int) -> Path:
        return self._folder / f"{generation}.npz"

    def _keep(self, lessons: Experience) -> None:
        self._lessons = [*self._lessons, lessons][-self._plan.window:]
        self._folder.mkdir(parents=True, exist_ok=True)
        np.savez(self._lessons_file(self.generation), **lessons._asdict())

    def _save(self) -> None:
        state = {"generation": self.generation, "steps": self._fit.steps, "curve": self.curve}
        save(self._state_file, self._recipe, state, self._fit.arrays())
        self._lessons_file(self.generation - 1 - self._plan.window).unlink(missing_ok=True)

    def _load(self) -> None:
        state, kept = load(self._state_file, self._recipe)
        for name, array in self._fit.arrays().items():
            array[...] = kept[name]
        self.generation, self._fit.steps = state["generation"], state["steps"]
        self.curve = [(games, points) for games, points in state["curve"]]
        number = self._plan.phase_of(self.generation - 1)[1] + 1
        for generation in range(self.generation - min(number, self._plan.window), self.generation):
            with np.load(self._lessons_file(generation)) as lessons:
                self._lessons.append(Experience(**lessons))


def train(trainer: Trainer, generations: int) -> None:
    """Goes on until ``generations`` are done."""
    with progress("olympics", "generations", generations, trainer.generation) as bar:
        while trainer.generation < generations:
            error = trainer.step()
            bar.update()
            points = f"{trainer.curve[-1][1]:.3f}" if trainer.curve else "-"
            bar.set_postfix(error=f"{error:.5f}", points=points)


def module_text(weights: ValueWeights, widths: Sequence[int]) -> str:
    """The text of ``bot/olympics/outlook/network/weights.py``."""
    docstring = "The weights of the value network; written by ``python -m bot.olympics.training``, not by hand."
    return packed_module(docstring, f"WIDTHS = {tuple(widths)}", weights)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = TrainingPlan()
    parser = option_parser(
        "olympics", "the Olympics", "of all phases; each plays with what was learned before it",
        generations=plan.generations, games=plan.games, seed=plan.seed)
    parser.set_defaults(out=Path(network.__file__).with_name("weights.py"))
    parser.add_argument("--curve", type=Path, default=CURVE, metavar="FILE", help="the picture of the learning curve"
                        " to write (default: that of docs/)")
    args = parser.parse_args(arguments)
    plan = TrainingPlan(games=args.games, seed=args.seed)
    try:
        trainer = Trainer(plan, args.folder)
        train(trainer, args.generations)
    except OtherTraining as error:
        parser.error(str(error))
    args.out.write_text(module_text(trainer.average, WIDTHS), encoding="ascii")
    args.curve.parent.mkdir(parents=True, exist_ok=True)
    title = "The Olympics: points of one player with the network against two without, all one turn deep"
    args.curve.write_text(picture(title, "games of self-play", trainer.curve, _GRID), encoding="utf-8")


if __name__ == "__main__":
    main()
