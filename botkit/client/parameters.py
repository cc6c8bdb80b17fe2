"""A bot's parameters: the fields of its ``Params``, a frozen dataclass, set by ``--set NAME=VALUE``."""
from __future__ import annotations

import argparse
import dataclasses
import json
import math
import sys
from collections.abc import Iterator
from typing import Any, TypeVar

P = TypeVar("P")

CHOICES = "choices"
"""The key in a field's metadata for the values that it takes."""
RANGE = "range"
"""The key in a field's metadata for the least and the greatest number that it takes."""
EFFORT = "effort"
"""The key in a field's metadata that marks the parameter which fixes a search's effort."""
BOOLEANS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
WANTED = {bool: "yes or no", int: "a whole number", float: "a finite number", str: "text"}
"""The types of parameters, and how messages describe their values."""
RANGES = {int: (0.0, math.inf), float: (-math.inf, math.inf)}
"""The numbers that a field takes which has no range of its own."""


@dataclasses.dataclass(frozen=True)
class CommonParams:
    """The parameters of every bot."""

    explain: bool = False
    """Whether the bot says on stderr what it expects of its answers, in the format that the arena reads."""


def choice(default: str, *others: str) -> Any:
    """A field of ``Params`` that takes one of these names."""
    return dataclasses.field(default=default, metadata={CHOICES: (default, *others)})


def between(default: float, least: float, most: float = math.inf) -> Any:
    """A field of ``Params`` that takes a number from ``least`` to ``most``, both included."""
    return dataclasses.field(default=default, metadata={RANGE: (least, most)})


def effort() -> Any:
    """The one field of ``Params`` that fixes a search's effort: depth, rounds, iterations, ..; 0: by the clock."""
    return dataclasses.field(default=0, metadata={EFFORT: True})


def effort_name(params: Any) -> str:
    """The name of the field made by :func:`effort`."""
    (name,) = (field.name for field in dataclasses.fields(params) if EFFORT in field.metadata)
    return name


def choices_of(params: Any) -> dict[str, tuple[str, ...]]:
    """The names that each field made by :func:`choice` takes; the default is first."""
    return {field.name: field.metadata[CHOICES] for field in dataclasses.fields(params) if CHOICES in field.metadata}


def range_of(params: Any, name: str) -> tuple[float, float]:
    """The least and the greatest number that a field takes; of a field for other values, any."""
    (field,) = (field for field in dataclasses.fields(params) if field.name == name)
    bounds: tuple[float, float] = field.metadata.get(RANGE) or RANGES.get(type(getattr(params, name)), RANGES[float])
    return bounds


def set_parameter(params: P, setting: str) -> P:
    """``params`` (a frozen dataclass) with ``setting``, ``NAME=VALUE``, applied.

    The value takes the type of the field's present value (bool, int, finite float or str), and is in its range.
    Raises :class:`ValueError` with the known names, or with what the field takes.
    """
    fields = {field.name: getattr(params, field.name) for field in dataclasses.fields(params)}  # type: ignore[arg-type]
    name, sign, text = setting.partition("=")
    if not sign or name not in fields:
        raise ValueError(f"--set {setting}: wants NAME=VALUE, NAME one of {', '.join(fields)}")
    kind = type(fields[name])
    if kind not in WANTED:
        raise ValueError(f"--set {setting}: {name} cannot be set")
    choices = choices_of(params).get(name, (text,))
    if text not in choices:
        raise ValueError(f"--set {setting}: {name} is one of {', '.join(choices)}")
    try:
        value = BOOLEANS[text.lower()] if kind is bool else kind(text)
        least, most = range_of(params, name)
        if kind in RANGES and not (math.isfinite(value) and least <= value <= most):
            raise ValueError
    except (KeyError, ValueError):
        wanted = WANTED[kind] + _range_in_words(*range_of(params, name))
        raise ValueError(f"--set {setting}: {name} wants {wanted}, like {fields[name]!r}") from None
    return dataclasses.replace(params, **{name: value})  # type: ignore[type-var]


def _range_in_words(least: float, most: float) -> str:
    if least == -math.inf:
        return ""
    return f" from {least:g} on" if most == math.inf else f" from {least:g} to {most:g}"


class _Set(argparse.Action):
    """Applies ``NAME=VALUE`` to the parameters that have been parsed so far; or an effort, whatever its name is."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, value: Any, *_: Any) -> None:
        params = getattr(namespace, self.dest)
        setting = f"{effort_name(params)}={value}" if self.const else value
        try:
            setattr(namespace, self.dest, set_parameter(params, setting))
        except ValueError as error:
            parser.error(self.const.format(value) if self.const else str(error))


class _Show(argparse.Action):
    """Prints the parameters as they are set so far (a built file may have fixed some): as JSON, or below the help."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *_: Any) -> None:
        if self.const:
            sys.stdout.write(json.dumps(described(namespace.params)) + "\n")
        else:
            parser.epilog = "parameters and their defaults:\n" + "\n".join(_listed(namespace.params))
            parser.print_help()
        parser.exit()


def argument_parser(game: str, params: Any) -> argparse.ArgumentParser:
    """The options that every submission has; a player adds those of its protocol.

    The parser puts ``params`` with all settings into ``params`` of its namespace. If a setting is wrong, it ends the
    program with exit code 2 and the known names on stderr.
    """
    parser = argparse.ArgumentParser(
        description=f"Plays {game}: reads the referee's lines on stdin, answers on stdout.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    parser.add_argument("-h", "--help", action=_Show, nargs=0, help="show this help")
    parser.add_argument(
        "--set", action=_Set, dest="params", default=params, metavar="NAME=VALUE", help="change a parameter;"
        " explain=1: say on stderr what the best answers are worth")
    parser.add_argument("--effort", action=_Set, dest="params", default=params, metavar="N",
                        const="--effort {}: wants a whole number from 0 on; 0: by the clock",
                        help=f"the same as --set {effort_name(params)}=N: so much search in every turn, whatever the"
                        " clock says; 0: by the clock")
    parser.add_argument("--params", action=_Show, nargs=0, const="JSON", dest=argparse.SUPPRESS,
                        help="print the parameters as JSON")
    return parser


def described(params: Any) -> dict[str, dict[str, Any]]:
    """For each parameter its ``type`` and ``default``, and ``choices`` and ``effort`` where it has them."""
    choices = choices_of(params)
    return {
        field.name: {
            "type": type(value).__name__,
            "default": value,
            **({"choices": choices[field.name]} if field.name in choices else {}),
            **({"effort": True} if EFFORT in field.metadata else {}),
        }
        for field in dataclasses.fields(params)
        if type(value := getattr(params, field.name)) in WANTED
    }


def _listed(params: Any) -> Iterator[str]:
    for name, field in described(params).items():
        choices = field.get("choices")
        takes = f"one of {', '.join(choices)}" if choices else _range_in_words(*range_of(params, name))
        yield f"  {name}={field['default']}" + (f" ({takes.strip()})" if takes else "")
