"""What a tuning may try: the parameters of a program, as it describes them, and ranges from the command line."""
from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

from optuna.distributions import (
    BaseDistribution,
    CategoricalDistribution,
    FloatDistribution,
    IntDistribution,
)

from arena.run.contestants import Contestant

Value = Union[bool, int, float, str]
KINDS = {"bool": bool, "int": int, "float": float, "str": str}
DEFAULT_SPAN = 3.0
"""A parameter without a range is tried from one third of its default to three times it."""
PARAMS_SECONDS = 60.0
"""How long a program may take to describe its parameters."""


class TuneError(Exception):
    """The tuning cannot be done; the message says what to change."""


@dataclass(frozen=True)
class Known:
    """What a program says of one of its parameters; ``choices`` is empty if any value of the type will do."""

    default: Value
    choices: tuple[str, ...] = ()


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
            [*bot.sandbox.located(bot.words), "--params"], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=bot.sandbox.environment(bot.words), cwd=bot.sandbox.folder or None, timeout=PARAMS_SECONDS,
        )
        return {name: _known(said) for name, said in json.loads(done.stdout).items()}
    except subprocess.TimeoutExpired:
        why = f"it runs on after {PARAMS_SECONDS:g} s"
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        why = (done.stderr.splitlines() or [f"{error!r} in {done.stdout[:60]!r}"])[-1]
    raise TuneError(f"{bot.command} --params does not print its parameters as a JSON object like"
                    f' {{"width": 6, "weight": 0.5}}, so there is nothing to tune: {why}')


def _known(said: Any) -> Known:
    """What is said of one parameter: its default, or an object with more."""
    if isinstance(said, int | float | str):
        return Known(said)
    return Known(KINDS[said["type"]](said["default"]), tuple(said.get("choices", ())))


def parse_parameter(spec: str, known: Mapping[str, Known]) -> Parameter:
    """``NAME``, ``NAME=LOW:HIGH``, ``NAME=LOW:HIGH:log`` or ``NAME=one,two``. Raises :class:`TuneError`."""
    name, _, text = spec.partition("=")
    if name not in known:
        raise TuneError(f"--param {spec}: the bot has no parameter {name!r}; it has: {', '.join(known)}")
    try:
        return Parameter(name, known[name].default, _distribution(text, known[name]))
    except ValueError as error:
        raise TuneError(f"--param {spec}: {error}") from None


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
