"""Tries a built file out: it must start like the program, import all of its modules, and answer a recorded game."""
from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import IO, Optional

from bundler import BundleError
from bundler.flatten import module_name
from bundler.imports import EVERY_ERROR, NO_MODULE
from bundler.layout import without_start
from bundler.program import Built, Program
from bundler.recording import Opening

FIXED_SEARCH = ("--effort", "6")
"""A small effort, because for some bots it is the depth of the search, whose time grows with every step."""
TRACEBACK = "Traceback (most recent call last)"
"""How Python begins to report a failure. After one in its search, a bot goes on and gives the best answer it has."""
NO_PACKAGE = re.compile(r"ModuleNotFoundError: No module named '([^'.]+)")
TRIAL_SECONDS = 120.0
START_SECONDS = 5.0
"""How long a program without input is watched; one that goes on has started."""
IMPORT_SECONDS = 20.0
MOST_BYTES = 1 << 22
"""The most that a program may write; some write without end when they are sent nothing."""
IMPORT_ALL = """
import importlib, sys
with open(sys.argv[1], "w", encoding="utf-8") as failures:
    for name in sys.argv[2:]:
        try:
            importlib.import_module(name)
        except BaseException as error:
            print(name, type(error).__name__, getattr(error, "name", ""), error, sep="\\t", file=failures, flush=True)
"""
"""Imports the modules that it is given, and reports in a file which of them fail, and how."""


@dataclass(frozen=True)
class Trial:
    """How a program is tried: the turns that it is sent, its arguments, and the Python that runs the built file."""

    opening: Opening | None = None
    arguments: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    python: str = sys.executable

    @property
    def parameters(self) -> list[str]:
        """The arguments that fix the settings."""
        return [argument for setting in self.settings for argument in ("--set", setting)]

    def __str__(self) -> str:
        return str(self.opening or "start without input")


@dataclass(frozen=True)
class _Run:
    command: str
    answer: str
    code: int
    errors: str

    @property
    def end(self) -> tuple[int, str]:
        """How it ended: its exit code, and the kind of error that its last line names."""
        return self.code, self.last_line.partition(":")[0] if TRACEBACK in self.errors else ""

    @property
    def last_line(self) -> str:
        """What it says last: of an error, its kind and its message."""
        return self.errors.rpartition("\n")[2]


_Starter = Callable[[Program, Built, Trial, float], Optional[_Run]]


def check_start(program: Program, built: Built, trial: Trial) -> list[str]:
    """Starts the built file and the program without input; returns a sentence about what should be known.

    Raises :class:`BundleError` if the built file fails otherwise than the program.
    """
    if (file := _run_built(program, built, trial, START_SECONDS)) is None:
        return []
    itself = _run_sources(program, built, trial, START_SECONDS)
    alike = itself is not None and file.end == itself.end
    if file.code and not alike and not _lacks_a_package(file, program):
        raise BundleError(f"the built {program.name} does not start as {program.entry} does:\n{file.errors}")
    if file.end[1] in NO_MODULE - EVERY_ERROR:
        return [f"started by itself, it ends with {file.last_line}{f', like {program.entry} itself' * alike}"]
    if itself and file.answer != itself.answer:
        again = _run_sources(program, built, trial, START_SECONDS)
        if again and again.answer == itself.answer:
            pair = _difference(file, itself, f", but {program.entry} itself ")
            return [f"started without input, the built file prints {pair}"]
    return []


def _lacks_a_package(run: _Run, program: Program) -> bool:
    """Whether what is missing is none of the program's own: Python does not find all packages when it is isolated."""
    missing = NO_PACKAGE.match(run.last_line)
    return missing is not None and not any((program.root / name).exists() for name in (missing[1], f"{missing[1]}.py"))


def check_imports(program: Program, built: Built, python: str) -> None:
    """Imports every module of the built file; raises :class:`BundleError` for one that fails only there."""
    failed = _failing_imports(program, built, python, without_start(built.text))
    if not failed:
        return
    with _taken_in(built) as folder:
        known = _failing_imports(program, built, python, f"import sys\nsys.path[:0] = {[str(program.root), folder]}")
    for name, (kind, missing, message) in failed.items():
        if known.get(name, ())[:2] != (kind, missing):
            raise BundleError(f"the built {program.name} cannot import {name}: {kind}: {message}")


def _failing_imports(program: Program, built: Built, python: str, begin: str) -> dict[str, tuple[str, ...]]:
    """Which modules cannot be imported after the statements ``begin``: kind of error, name, message."""
    names = [module_name(path) for path in built.shown if path != program.entry]
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        start, report = Path(folder, "start.py"), Path(folder, "report")
        start.write_text(f"{begin}\n{IMPORT_ALL}", encoding="utf-8", newline="\n")
        report.touch()
        _run([python, "-I", "-B", str(start), str(report), *names], (), Path(empty), {"TMPDIR": empty}, IMPORT_SECONDS)
        lines = [line.split("\t", 3) for line in report.read_text(encoding="utf-8").splitlines()]
    return {name: (*how,) for name, *how in lines if name in names and len(how) == 3}


def check_answers(program: Program, built: Built, trial: Trial) -> list[str]:
    """Compares the built file's answers with those of the program; returns their lines.

    The built file runs isolated (``-I``) in an empty folder, which must be empty afterwards. A bot of the kit must end
    in order; any other program may fail at the end of its input, after its answers. Raises :class:`BundleError` if the
    answers differ or something fails.
    """
    itself, file = (_checked(run, program, built, trial) for run in (_run_sources, _run_built))
    if file.answer != itself.answer:
        again = itself if program.of_the_kit else _checked(_run_sources, program, built, trial)
        if again.answer != itself.answer:
            raise BundleError(
                f"{trial}: {program.name} itself answers differently from run to run ({_difference(itself, again)}); "
                "use --arguments to fix its random seed and how much it searches"
            )
        pair = _difference(file, itself, ", the bot itself ")
        raise BundleError(f"{trial}: the built {program.name} answers {pair}")
    return file.answer.splitlines()


def _run_built(program: Program, built: Built, trial: Trial, seconds: float) -> _Run | None:
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        file = Path(folder, f"{program.name}.py")
        file.write_text(built.text, encoding="utf-8", newline="\n")
        command = [trial.python, "-I", str(file), *trial.arguments]
        run = _run(command, _lines(trial), Path(empty), {"TMPDIR": empty}, seconds)
        if trial.opening and (left := os.listdir(empty)):
            raise BundleError(f"the built {program.name} leaves files behind: {', '.join(left)}")
    return run


def _run_sources(program: Program, built: Built, trial: Trial, seconds: float) -> _Run | None:
    """The program's answers without the bundler; the kit's own Python runs the kit's bots."""
    python = sys.executable if program.of_the_kit else trial.python
    command = [python, *program.start, *trial.parameters, *trial.arguments]
    with _taken_in(built) as folder:
        path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        return _run(command, _lines(trial), program.root, {"PYTHONPATH": path} if path else {}, seconds)


@contextmanager
def _taken_in(built: Built) -> Iterator[str]:
    """A folder with nothing but the packages that are taken in, for a Python where they are not installed."""
    with tempfile.TemporaryDirectory() as folder:
        for name, place in built.taken_in.items():
            Path(folder, name).symlink_to(place, target_is_directory=True)
        yield folder if built.taken_in else ""


def _lines(trial: Trial) -> Sequence[str]:
    return trial.opening.lines if trial.opening else ()


def _run(
    command: Sequence[str], lines: Sequence[str], folder: Path, variables: Mapping[str, str], seconds: float
) -> _Run | None:
    """Runs a program on ``lines`` followed by the end of input; None if it is late, or writes without end.

    It ends the program then, and what that has started.
    """
    with tempfile.TemporaryFile() as answer, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=answer, stderr=errors, cwd=folder, env={**os.environ, **variables},
            start_new_session=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_BYTES,) * 2),
        )
        with process:
            try:
                process.communicate("".join(line + "\n" for line in lines).encode(), seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                _end_session(process)
        if os.fstat(answer.fileno()).st_size >= MOST_BYTES:
            return None
        return _Run(" ".join(command), _text(answer), process.returncode, _text(errors).strip())


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", "replace").replace("\r\n", "\n")


def _end_session(process: subprocess.Popen[bytes]) -> None:
    """Ends what is left of a process and of those that it has started."""
    process.kill()
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def _checked(run: _Starter, program: Program, built: Built, trial: Trial) -> _Run:
    """A run on the opening, which must give its answers."""
    assert trial.opening
    if (done := run(program, built, trial, TRIAL_SECONDS)) is None:
        raise BundleError(f"{trial}: no end after {TRIAL_SECONDS:g} s of {program.name}")
    if failure := _failure(done, 0 if program.of_the_kit else sum(trial.opening.sizes)):
        raise BundleError(f"{trial}: {done.command} {failure}\n{done.errors}".rstrip())
    return done


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
