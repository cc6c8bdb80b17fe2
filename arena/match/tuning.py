"""Tuning of parameters by games: an optimiser proposes settings, and games judge them, with much noise.

The optimiser is Optuna's tree-structured Parzen estimator (J. Bergstra et al., "Algorithms for Hyper-Parameter
Optimization", 2011). The best single trial is mostly the luckiest one, so the result is taken from a smoothed surface
instead: a locally weighted mean over all trials (E. Nadaraya, G. Watson, 1964).
"""
from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution, FloatDistribution, IntDistribution
from optuna.trial import FrozenTrial, TrialState, create_trial

from arena.contract.errors import told_as
from arena.contract.files import ReplayWriter
from arena.contract.record import Real, Whole
from arena.run.contestants import Contestant

Value = bool | Whole | Real | str
KINDS: Mapping[str, Any] = {"bool": bool, "int": Whole, "float": Real, "str": str}
DEFAULT_SPAN = 3.0
"""A parameter without a range is tried from one third of its default to three times it."""
PARAMS_SECONDS = 60.0
"""How long a program may take to describe its parameters."""
Evaluate = Callable[[Mapping[str, Value], int], float]
"""Gives the mean points of a setting; the second argument is the trial's number, for seeds that no other trial has."""
WIDTH = 0.15
"""The width of the smoothing kernel as a share of each parameter's range."""
PRIOR_TRIALS = 2.0


class TuneError(Exception):
    """The tuning cannot be done; the message says what to change."""


class Known(msgspec.Struct, frozen=True):
    """What a program says of one of its parameters; ``choices`` is empty if any value of the type will do.

    ``type``: one of ``KINDS``, where the program names it.
    """

    default: Value
    choices: tuple[str, ...] = ()
    type: str = ""


@dataclass(frozen=True)
class Parameter:
    """The values that may be tried for one parameter of a bot."""

    name: str
    default: Value
    values: BaseDistribution


def parameters_of(bot: Contestant) -> dict[str, Known]:
    """The parameters of a program, which prints them as one JSON object if it is run with ``--params``.

    Like ``{"width": 6, "mode": {"type": "str", "default": "a", "choices": ["a", "b"]}}``; the types are bool, int,
    float and str. Raises :class:`TuneError` for a program that does not do so.
    """
    try:
        done = subprocess.run(
            [*bot.sandbox.located(bot.words), "--params"], capture_output=True, stdin=subprocess.DEVNULL,
            env=bot.sandbox.environment(bot.words), cwd=bot.sandbox.folder or None, timeout=PARAMS_SECONDS,
        )
        said = msgspec.json.decode(done.stdout, type=dict[str, Value | Known])
        return {name: _known(one) for name, one in said.items()}
    except subprocess.TimeoutExpired:
        why = f"it runs on after {PARAMS_SECONDS:g} s"
    except (ValueError, LookupError, RecursionError) as error:
        why = (done.stderr.decode(errors="replace").splitlines() or [f"{error!r} in {done.stdout[:60]!r}"])[-1]
    raise TuneError(f"{bot.command} --params does not print its parameters as a JSON object like"
                    f' {{"width": 6, "weight": 0.5}}, so there is nothing to tune: {why}')


def _known(said: Value | Known) -> Known:
    if not isinstance(said, Known):
        return Known(said)
    return Known(msgspec.convert(said.default, KINDS[said.type], strict=False), said.choices)


def parse_parameter(spec: str, known: Mapping[str, Known]) -> Parameter:
    """``NAME``, ``NAME=LOW:HIGH``, ``NAME=LOW:HIGH:log`` or ``NAME=one,two``. Raises :class:`TuneError`."""
    name, _, text = spec.partition("=")
    if name not in known:
        raise TuneError(f"--param {spec}: the bot has no parameter {name!r}; it has: {', '.join(known)}")
    with told_as(TuneError, ValueError, about=f"--param {spec}: "):
        return Parameter(name, known[name].default, _distribution(text, known[name]))


def _distribution(text: str, known: Known) -> BaseDistribution:
    default = known.default
    if isinstance(default, bool):
        if text:
            raise ValueError("is yes or no, and wants no range")
        return CategoricalDistribution([False, True])
    if "," in text:
        return CategoricalDistribution(_choices(text.split(","), known))
    if isinstance(default, str):
        raise ValueError("wants a list of values to choose from, like NAME=one,two")
    if text:
        low, high, log = _range(text)
    elif default:
        low, high = sorted((default / DEFAULT_SPAN, default * DEFAULT_SPAN))
        log = low > 0
    else:
        raise ValueError("its default is 0, so it wants a range, like NAME=0:10")
    if isinstance(default, float):
        return FloatDistribution(low, high, log=log)
    lowest, highest = max(1, round(low)) if log and not text else round(low), round(high)
    if lowest == highest:
        raise ValueError(f"is a whole number, of which there is only {lowest} in that range")
    return IntDistribution(lowest, highest, log=log)


def _choices(texts: Sequence[str], known: Known) -> list[Value]:
    if known.choices and not {*texts} <= {*known.choices}:
        raise ValueError(f"takes one of {', '.join(known.choices)}")
    kind = type(known.default)
    try:
        values = [kind(text) for text in texts]
        if any(isinstance(value, float) and not math.isfinite(value) for value in values):
            raise ValueError
    except ValueError:
        raise ValueError(f"wants finite numbers like its default, of type {kind.__name__}") from None
    return values


def _range(text: str) -> tuple[float, float, bool]:
    low, _, rest = text.partition(":")
    high, _, scale = rest.partition(":")
    if scale not in ("", "log") or not high:
        raise ValueError("wants LOW:HIGH or LOW:HIGH:log")
    if not -math.inf < float(low) < float(high) < math.inf:
        raise ValueError("LOW is to be below HIGH, both finite")
    return float(low), float(high), scale == "log"


class Trials:
    """The trials of a tuning. They survive the end of the program: each is in a file as soon as it is finished."""

    def __init__(self, path: Path, parameters: Sequence[Parameter], setting: Mapping[str, Any], seed: int) -> None:
        """``setting``: everything else that determines the games.

        Raises :class:`TuneError` for the file of another tuning, and as :class:`ReplayWriter` does for others.
        """
        self.parameters = list(parameters)
        self._space = {parameter.name: parameter.values for parameter in parameters}
        self._of = json.loads(json.dumps([{**setting}, {name: repr(of) for name, of in self._space.items()}]))
        self._file = ReplayWriter(path, resume=True)
        try:
            self._begin(seed)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, seed: int) -> None:
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        known = self._file.records
        sampler = optuna.samplers.TPESampler(seed=seed + len(known), multivariate=True)  # it goes on with new numbers
        self._study = optuna.create_study(sampler=sampler, direction="maximize")
        if any(not isinstance(record, dict) or record.get("tuning") != self._of for record in known):
            raise TuneError(f"{self._file.path} holds another tuning; choose another --out, or delete it")
        try:
            self._study.add_trials([
                create_trial(params=record["params"], distributions=self._space, value=record["value"])
                for record in known])
        except (LookupError, TypeError, ValueError) as error:
            raise TuneError(f"{self._file.path} is damaged: {error!r}; choose another --out") from None
        if not known:
            self._study.enqueue_trial({one.name: one.default for one in self.parameters if _contains(one)})

    @property
    def known(self) -> list[FrozenTrial]:
        """The finished trials."""
        return self._study.get_trials(deepcopy=False, states=[TrialState.COMPLETE])

    def run(self, evaluate: Evaluate, trials: int, done: Callable[[float], None] = lambda value: None) -> None:
        """Goes on until there are ``trials`` finished trials in all; calls ``done`` with the value of each new one.

        Raises :class:`SaveError` if a trial cannot be saved.
        """
        while len(self.known) < trials:
            trial = self._study.ask(self._space)
            value = evaluate(trial.params, trial.number)
            self._file.add({"tuning": self._of, "params": trial.params, "value": value})
            self._study.tell(trial, value)
            done(value)

    def __enter__(self) -> Trials:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def best(self) -> tuple[dict[str, Value], float]:
        """The setting of the trial at which the smoothed surface is highest, and its height there."""
        trials = self.known
        if not trials:
            raise TuneError("no trial is known yet")
        points = np.array([[_share(parameter.values, trial.params[parameter.name]) for parameter in self.parameters]
                           for trial in trials])  # [N, P]
        smooth = smoothed(points, np.array([trial.value for trial in trials], dtype=float))
        top = int(smooth.argmax())
        return dict(trials[top].params), float(smooth[top])


def smoothed(points: np.ndarray, values: np.ndarray) -> np.ndarray:
    """The locally weighted mean of ``values`` [N] at each of the ``points`` [N, P] of the unit cube: [N].

    A point with few neighbours is drawn towards the mean of all, as if by ``PRIOR_TRIALS`` more trials of that value.
    """
    distances = ((points[:, None, :] - points[None, :, :]) ** 2).sum(axis=2)  # [N, N]
    weights = np.exp(-distances / (2 * WIDTH**2))
    return (weights @ values + PRIOR_TRIALS * values.mean()) / (weights.sum(axis=1) + PRIOR_TRIALS)


def _share(values: BaseDistribution, value: Any) -> float:
    """Where in its range a value lies, from 0 to 1; choices lie one unit apart."""
    if isinstance(values, CategoricalDistribution):
        return float(values.choices.index(value))
    assert isinstance(values, (IntDistribution, FloatDistribution))
    low, high, own = map(math.log if values.log else float, (values.low, values.high, value))
    return (own - low) / (high - low)


def _contains(parameter: Parameter) -> bool:
    """Whether the default may be tried."""
    if isinstance(parameter.values, CategoricalDistribution):
        return parameter.default in parameter.values.choices
    assert isinstance(parameter.values, (IntDistribution, FloatDistribution)) and not isinstance(parameter.default, str)
    return parameter.values.low <= parameter.default <= parameter.values.high
