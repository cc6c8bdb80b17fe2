"""The part of a bot that all games share: parameters, lines in, answers out, and the last line of defence."""
from __future__ import annotations

import argparse
import dataclasses
import gc
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Callable, TypeVar

P = TypeVar("P")
A = TypeVar("A")


class EndOfInput(Exception):
    """The referee has closed the input, or the output: the bot ends."""


class OutOfTime(Exception):
    """Raised inside a search by :meth:`Session.guarded` when the alarm goes off."""


def set_parameters(params: P, settings: Sequence[str]) -> P:
    """``params`` (a frozen dataclass) with every ``NAME=VALUE`` of ``settings`` applied.

    Values take the type of the field's present value (bool, int, float or str).
    Raises :class:`ValueError` with the known names, or with what the field takes.
    """
    fields = {f.name: getattr(params, f.name) for f in dataclasses.fields(params)}  # type: ignore[arg-type]
    changes: dict[str, Any] = {}
    for setting in settings:
        name, sign, text = setting.partition("=")
        if not sign or name not in fields:
            raise ValueError(f"--set {setting}: wants NAME=VALUE, NAME one of {', '.join(fields)}")
        kind = type(fields[name])
        try:
            changes[name] = _BOOLEANS[text.lower()] if kind is bool else kind(text)
        except (KeyError, ValueError):
            raise ValueError(f"--set {setting}: {name} takes a {kind.__name__}, like {fields[name]!r}") from None
    return dataclasses.replace(params, **changes)  # type: ignore[type-var]


_BOOLEANS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


def argument_parser(game: str, params: Any) -> argparse.ArgumentParser:
    """The options that every submission has; a player adds those of its protocol."""
    names = "\n".join(f"  {f.name}={getattr(params, f.name)}" for f in dataclasses.fields(params))
    parser = argparse.ArgumentParser(
        description=f"Plays {game}: reads the referee's lines on stdin, answers on stdout.",
        epilog="parameters and their defaults:\n" + names,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change a parameter")
    return parser


class Session:
    """Lines from the referee and answers to it, with the time at which each turn began.

    The garbage collector is off from the start: a collection in the middle of a turn can cost
    more than the turn has. :meth:`rest` collects between turns.
    """

    def __init__(self, started: float | None = None) -> None:
        """``started``: when the process began (seconds of ``perf_counter``), for the first turn's limit."""
        gc.disable()
        self.turn_start = perf_counter() if started is None else started
        self._in_turn = started is not None

    def line(self) -> str:
        """The next line without its end. Raises :class:`EndOfInput` when there is none."""
        text = sys.stdin.readline()
        if not self._in_turn:
            self.turn_start = perf_counter()
            self._in_turn = True
        if not text:
            raise EndOfInput
        return text.rstrip("\r\n")

    def answer(self, text: str, stream: Any = None) -> None:
        """Sends one line, at once, and ends the turn. Raises :class:`EndOfInput` on a closed pipe."""
        stream = sys.stdout if stream is None else stream
        try:
            stream.write(text + "\n")
            stream.flush()
        except (BrokenPipeError, ValueError):
            raise EndOfInput from None
        self._in_turn = False

    def complain(self, text: str) -> None:
        """One message for the contestant, on stderr; never fails."""
        try:
            sys.stderr.write(text + "\n")
            sys.stderr.flush()
        except (OSError, ValueError):
            pass

    def rest(self) -> None:
        """Between turns: freezes what lives on, so that nothing has to be scanned again."""
        gc.freeze()

    def guarded(self, search: Callable[[], A], fallback: A, limit_ms: float) -> A:
        """``search()``, or ``fallback`` if it fails or is not back ``limit_ms`` after the turn began.

        Uses the interval timer where the system has one (0: no limit). A failure is reported on
        stderr with its traceback; the turn is answered all the same.
        """
        try:
            with _Alarm(limit_ms - (perf_counter() - self.turn_start) * 1000.0 if limit_ms else 0.0):
                return search()
        except OutOfTime:
            self.complain(f"the search was stopped at {limit_ms:g} ms; a prepared answer is sent")
        except Exception:
            self.complain(traceback.format_exc())
        return fallback


class _Alarm:
    """Raises :class:`OutOfTime` in the block after ``ms`` milliseconds; does nothing for 0."""

    def __init__(self, ms: float) -> None:
        self.seconds = max(ms, 0.5) / 1000.0 if ms else 0.0

    def __enter__(self) -> None:
        if self.seconds and hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def __exit__(self, *_: object) -> None:
        if self.seconds and hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0.0)

    @staticmethod
    def _ring(signum: int, frame: object) -> None:
        raise OutOfTime


def run(serve: Callable[[], None]) -> None:
    """Runs a bot's loop until the input ends; leaves without noise when the other side is gone."""
    try:
        serve()
    except EndOfInput:
        pass
    except KeyboardInterrupt:
        pass
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
