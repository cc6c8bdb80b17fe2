"""Tries a built file out: its answers to the first turns of a recorded game."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from bundler import BundleError
from bundler.program import Program
from bundler.recording import Opening

FIXED_SEARCH = ("--effort", "6")
"""A small effort, because for some bots it is the depth of the search, whose time grows with every step."""
TRACEBACK = "Traceback (most recent call last)"
"""How Python begins to report a failure. After one in its search, a bot goes on and gives the best answer it has."""
TRIAL_SECONDS = 120.0


@dataclass(frozen=True)
class Trial:
    """How a program is tried: the turns that it is sent, its arguments, and the Python that runs the built file."""

    opening: Opening
    arguments: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    python: str = sys.executable

    @property
    def parameters(self) -> list[str]:
        """The arguments that fix the settings."""
        return [argument for setting in self.settings for argument in ("--set", setting)]


@dataclass(frozen=True)
class _Run:
    command: str
    answer: str
    code: int
    errors: str


def check_answers(program: Program, text: str, trial: Trial) -> list[str]:
    """Compares the built file's answers with those of the program; returns their lines.

    The built file runs isolated (``-I``) in an empty folder, which must be empty afterwards. A bot of the kit must end
    in order; any other program may fail at the end of its input, after its answers. Raises :class:`BundleError` if the
    answers differ or something fails.
    """
    name = program.name
    itself = _run_sources(program, trial)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        file = Path(folder, f"{name}.py")
        file.write_text(text, encoding="utf-8", newline="\n")
        command = [trial.python, "-I", str(file), *trial.arguments]
        built = _checked(_run(command, trial.opening, Path(empty), {"TMPDIR": empty}), program, trial.opening)
        if left := os.listdir(empty):
            raise BundleError(f"the built {name} leaves files behind: {', '.join(left)}")
    if built.answer != itself.answer:
        if not program.of_the_kit and (again := _run_sources(program, trial)).answer != itself.answer:
            raise BundleError(
                f"{trial.opening}: {name} itself answers differently from run to run ({_difference(itself, again)}); "
                "use --arguments to fix its random seed and how much it searches"
            )
        pair = _difference(built, itself, ", the bot itself ")
        raise BundleError(f"{trial.opening}: the built {name} answers {pair}")
    return built.answer.splitlines()


def _run_sources(program: Program, trial: Trial) -> _Run:
    """The program's answers without the bundler; the kit's own Python runs the kit's bots."""
    python = sys.executable if program.of_the_kit else trial.python
    command = [python, *program.start, *trial.parameters, *trial.arguments]
    return _checked(_run(command, trial.opening, program.root), program, trial.opening)


def _run(command: Sequence[str], opening: Opening, folder: Path, variables: Mapping[str, str] | None = None) -> _Run:
    """Runs a program on ``opening`` followed by the end of input; ends it, and what it has started, when it is late."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        cwd=folder,
        env={**os.environ, **(variables or {})},
        start_new_session=True,
    )
    shown = " ".join(command)
    with process:
        try:
            answer, errors = process.communicate("".join(line + "\n" for line in opening.lines), TRIAL_SECONDS)
        except subprocess.TimeoutExpired:
            raise BundleError(f"{opening}: no end after {TRIAL_SECONDS:g} s of {shown}") from None
        finally:
            _end_session(process)
    return _Run(shown, answer, process.returncode, errors.strip())


def _end_session(process: subprocess.Popen[str]) -> None:
    """Ends what is left of a process and of those that it has started."""
    process.kill()
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def _checked(run: _Run, program: Program, opening: Opening) -> _Run:
    failure = _failure(run, 0 if program.of_the_kit else sum(opening.sizes))
    if failure:
        raise BundleError(f"{opening}: {run.command} {failure}\n{run.errors}".rstrip())
    return run


def _failure(run: _Run, enough: int) -> str:
    """What went wrong with a program, if anything did; after ``enough`` lines of answers, if not 0, it may fail."""
    if not run.answer.strip():
        return "gives no answer"
    if enough and len(run.answer.splitlines()) >= enough:
        return ""
    if run.code:
        return f"ends with exit code {run.code}"
    return "writes a traceback to stderr" if TRACEBACK in run.errors else ""


def _difference(first: _Run, second: _Run, between: str = " and ") -> str:
    """The first lines that differ, in Python's quotes."""
    lines, other_lines = (run.answer.splitlines(keepends=True) for run in (first, second))
    pairs = zip_longest(lines, other_lines, fillvalue="")
    return between.join(map(repr, next(pair for pair in pairs if pair[0] != pair[1])))
