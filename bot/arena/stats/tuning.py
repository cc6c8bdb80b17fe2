"""Tuning of numbers by games: an optimiser proposes settings, games judge them, with much noise.

The optimiser is Optuna's tree-structured Parzen estimator (J. Bergstra et al., "Algorithms for Hyper-Parameter
Optimization", 2011). The best single trial is mostly the luckiest one, so the result is read off a smoothed
surface instead: a locally weighted mean over all trials (E. Nadaraya, G. Watson, 1964).
"""
from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union

import numpy as np
import optuna
from optuna.distributions import (
    BaseDistribution,
    CategoricalDistribution,
    FloatDistribution,
    IntDistribution,
)
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import FrozenTrial, TrialState

from bot.arena.run.contestants import Contestant, program_environment

Value = Union[bool, int, float, str]
Evaluate = Callable[[Mapping[str, Value], int], float]
"""Mean points of a setting; the second argument is the number of the trial, for seeds that no other one has."""

WIDTH = 0.15
"""Width of the smoothing kernel as a share of each parameter's range."""
PRIOR_TRIALS = 2.0
DEFAULT_SPAN = 3.0
"""A parameter without a range is tried from a third to three times its default."""
HELP_HEADING = "parameters and their defaults:"
YES = ("1", "true", "yes")
HELP_CHOICES = " (one of "
"""What follows a default that is one of several words."""


class TuneError(Exception):
    """A tuning that cannot be done; the message says what to change."""


@dataclass(frozen=True)
class Parameter:
    """What may be tried for one parameter of a bot."""

    name: str
    default: Value
    values: BaseDistribution


def parameters_of(bot: Contestant) -> dict[str, str]:
    """What a bot's ``--help`` says of each parameter: its default, and its choices. Raises :class:`TuneError`."""
    done = subprocess.run(
        [*bot.words, "--help"], capture_output=True, text=True, env=program_environment(), stdin=subprocess.DEVNULL
    )
    _, heading, rest = done.stdout.partition(HELP_HEADING)
    if not heading:
        raise TuneError(f"{bot.command} --help does not list its parameters, so there is nothing to tune")
    pairs = (line.strip().partition("=") for line in rest.splitlines() if line.startswith("  "))
    return {name: value for name, sign, value in pairs if sign}


def parse_parameter(spec: str, known: Mapping[str, str], settings: Mapping[str, str] | None = None) -> Parameter:
    """``NAME``, ``NAME=LOW:HIGH``, ``NAME=LOW:HIGH:log`` or ``NAME=one,two``. Raises :class:`TuneError`.

    ``known``: see :func:`parameters_of`; ``settings``: what is set instead of some defaults.
    """
    name, _, text = spec.partition("=")
    if name not in known:
        raise TuneError(f"--param {spec}: the bot has no parameter {name!r}; it has: {', '.join(known)}")
    default_text, _, choices = known[name].partition(HELP_CHOICES)
    default = _value(default_text)
    if settings and name in settings:
        default = settings[name].lower() in YES if isinstance(default, bool) else _value(settings[name])
    try:
        return Parameter(name, default, _distribution(text, default, choices.rstrip(")")))
    except ValueError as error:
        raise TuneError(f"--param {spec}: {error}") from None


def _value(text: str) -> Value:
    """The value of a default as a bot prints it."""
    if text in ("True", "False"):
        return text == "True"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _distribution(text: str, default: Value, choices: str) -> BaseDistribution:
    """``choices``: the texts that the parameter takes, with commas; empty: there is no list."""
    if isinstance(default, bool):
        if text:
            raise ValueError("is yes or no, and wants no range")
        return CategoricalDistribution([False, True])
    if "," in text:
        return CategoricalDistribution(_choices(text, type(default), choices))
    if isinstance(default, str):
        raise ValueError("wants a list of values to choose from, like NAME=one,two")
    if not text:
        if not default:
            raise ValueError("its default is 0, so it wants a range, like NAME=0:10")
        low, high = sorted((default / DEFAULT_SPAN, default * DEFAULT_SPAN))
        log = low > 0
    else:
        low, high, log = _range(text)
    if isinstance(default, int):
        lowest, highest = max(1, round(low)) if log and not text else round(low), round(high)
        if lowest == highest:
            raise ValueError(f"is a whole number, of which there is only {lowest} in that range")
        return IntDistribution(lowest, highest, log=log)
    return FloatDistribution(low, high, log=log)


def _choices(text: str, kind: type, choices: str) -> list[Value]:
    texts = text.split(",")
    if choices and not {*texts} <= {*choices.split(", ")}:
        raise ValueError(f"takes one of {choices}")
    values = [_value(one) for one in texts]
    if kind is not str and not all(_is_number(value, kind) for value in values):
        raise ValueError(f"wants numbers like its default, of type {kind.__name__}")
    return values


def _is_number(value: Value, kind: type) -> bool:
    return not isinstance(value, str) and type(value) in (kind, int) and math.isfinite(value)


def _range(text: str) -> tuple[float, float, bool]:
    low, _, rest = text.partition(":")
    high, _, scale = rest.partition(":")
    if scale not in ("", "log") or not high:
        raise ValueError("wants LOW:HIGH or LOW:HIGH:log")
    if not -math.inf < float(low) < float(high) < math.inf:
        raise ValueError("LOW is to be below HIGH, both finite")
    return float(low), float(high), scale == "log"


class Study:
    """Trials that survive the end of the program: every one is in the journal as soon as it is known."""

    def __init__(self, journal: Path, parameters: Sequence[Parameter], setting: Mapping[str, Any], seed: int) -> None:
        """``setting``: what else determines the games.

        Raises :class:`TuneError` for the journal of another one, and for a file that is no journal.
        """
        journal.parent.mkdir(parents=True, exist_ok=True)
        _check_journal(journal)
        self.parameters = list(parameters)
        self._space = {one.name: one.values for one in parameters}
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        storage = JournalStorage(JournalFileBackend(str(journal)))
        begun = [one.study_name for one in storage.get_all_studies()]
        sampler = optuna.samplers.TPESampler(seed=seed + self._trials_of(storage), multivariate=True)
        self._study = optuna.create_study(
            storage=storage, study_name="tune", sampler=sampler, direction="maximize", load_if_exists=True
        )
        identity = json.dumps([{**setting}, {name: repr(one) for name, one in self._space.items()}], sort_keys=True)
        if not begun:
            self._study.set_user_attr("identity", identity)
            self._study.enqueue_trial({one.name: one.default for one in parameters if _contains(one)})
        elif self._study.user_attrs.get("identity") != identity:
            raise TuneError(f"{journal} holds another tuning; choose another --out, or delete it")
        for trial in self._study.get_trials(deepcopy=False, states=[TrialState.RUNNING]):
            self._study.tell(trial.number, state=TrialState.FAIL)

    @staticmethod
    def _trials_of(storage: JournalStorage) -> int:
        """How many trials are in the journal: the sampler goes on elsewhere than it began."""
        return sum(storage.get_n_trials(one._study_id) for one in storage.get_all_studies())

    @property
    def trials(self) -> list[FrozenTrial]:
        """The trials that are known."""
        return self._study.get_trials(deepcopy=False, states=[TrialState.COMPLETE])

    def run(self, evaluate: Evaluate, trials: int, done: Callable[[float], None] = lambda value: None) -> None:
        """Goes on until ``trials`` are known in all; calls ``done`` with the value of each new one."""
        while len(self.trials) < trials:
            trial = self._study.ask(self._space)
            value = evaluate(trial.params, trial.number)
            self._study.tell(trial, value)
            done(value)

    def best(self) -> tuple[dict[str, Value], float]:
        """The trial where the smoothed surface is highest, and the surface there."""
        trials = self.trials
        if not trials:
            raise TuneError("no trial is known yet")
        points = np.array([self._point(trial) for trial in trials])  # [N, P]
        smooth = smoothed(points, np.array([trial.value for trial in trials], dtype=float))
        top = int(smooth.argmax())
        return dict(trials[top].params), float(smooth[top])

    def _point(self, trial: FrozenTrial) -> list[float]:
        return [_share(one.values, trial.params[one.name]) for one in self.parameters]


def _check_journal(journal: Path) -> None:
    """Raises :class:`TuneError` for a file that is none: Optuna would add its lines. The last one may be cut off."""
    lines = journal.read_bytes().splitlines() if journal.exists() else []
    for number, line in enumerate(lines[: max(1, len(lines) - 1)], 1):
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not (isinstance(entry, dict) and "op_code" in entry):
            raise TuneError(f"{journal}: line {number} is not of a journal of trials; choose another --out")


def smoothed(points: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Locally weighted mean of ``values`` [N] at each of the ``points`` [N, P] of the unit cube; returns [N].

    A point with few neighbours is drawn to the mean of all, as by ``PRIOR_TRIALS`` more trials of that value.
    """
    distances = ((points[:, None, :] - points[None, :, :]) ** 2).sum(axis=2)  # [N, N]
    weights = np.exp(-distances / (2 * WIDTH**2))
    result: np.ndarray = (weights @ values + PRIOR_TRIALS * values.mean()) / (weights.sum(axis=1) + PRIOR_TRIALS)
    return result


def _share(values: BaseDistribution, value: Any) -> float:
    """Where in its range a value lies, from 0 to 1; choices lie one unit apart."""
    if isinstance(values, CategoricalDistribution):
        return float(values.choices.index(value))
    assert isinstance(values, (IntDistribution, FloatDistribution))
    low, high = float(values.low), float(values.high)
    if values.log:
        return float((np.log(value) - np.log(low)) / (np.log(high) - np.log(low)))
    return (float(value) - low) / (high - low)


def _contains(one: Parameter) -> bool:
    """Whether the default may be tried."""
    if isinstance(one.values, CategoricalDistribution):
        return one.default in one.values.choices
    return bool(one.values._contains(one.values.to_internal_repr(one.default)))
