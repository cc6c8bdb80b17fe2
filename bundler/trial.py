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
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import IO

from arena.contract.record import RECORDED
from bundler import BundleError
from bundler.build import Built, Program, without_start
from bundler.modules import module_name
from bundler.recording import RecordedOpening
from bundler.scanner import EVERY_ERROR, NO_MODULE

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

    def failure(self, enough: int) -> str:
        """What went wrong, if anything did; after ``enough`` lines of answers, if not 0, it may fail."""
        if not self.answer.strip():
            return "gives no answer"
        if enough and len(self.answer.splitlines()) >= enough:
            return ""
        if self.code:
            return f"ends with exit code {self.code}"
        return "writes a traceback to stderr" if TRACEBACK in self.errors else ""

    def difference(self, other: _Run, between: str) -> str:
        """The first lines that differ, in Python's quotes."""
        lines, other_lines = (run.answer.splitlines(keepends=True) for run in (self, other))
        pairs = zip_longest(lines, other_lines, fillvalue="")
        return between.join(map(repr, next(pair for pair in pairs if pair[0] != pair[1])))


@dataclass(frozen=True)
class Trial:
    """A program and the file that is built of it, started in the same way.

    ``python`` runs the file. ``arguments``: those of both. ``settings``: the parameters that are fixed in the file.
    ``opening``: the turns that both are sent; None for a start without input.
    """

    program: Program
    built: Built
    python: str = sys.executable
    arguments: Sequence[str] = ()
    settings: Sequence[str] = ()
    opening: RecordedOpening | None = None

    def __str__(self) -> str:
        return str(self.opening or "start without input")

    def check_start(self) -> list[str]:
        """Starts the built file and the program without input; returns a sentence about what should be known.

        Raises :class:`BundleError` if the built file fails otherwise than the program.
        """
        if (file := self._run_file(START_SECONDS)) is None:
            return []
        itself = self._run_sources(START_SECONDS)
        alike = itself is not None and file.end == itself.end
        entry = self.program.entry
        if file.code and not alike and not self._lacks_a_package(file):
            raise BundleError(f"the built {self.program.name} does not start as {entry} does:\n{file.errors}")
        if file.end[1] in NO_MODULE - EVERY_ERROR:
            return [f"started by itself, it ends with {file.last_line}{f', like {entry} itself' * alike}"]
        if itself and file.answer != itself.answer:
            again = self._run_sources(START_SECONDS)
            if again and again.answer == itself.answer:
                pair = file.difference(itself, f", but {entry} itself ")
                return [f"started without input, the built file prints {pair}"]
        return []

    def check_imports(self) -> None:
        """Imports every module of the built file; raises :class:`BundleError` for one that fails only there."""
        failed = self._failing_imports(without_start(self.built.text))
        if not failed:
            return
        with self._taken_in() as folder:
            known = self._failing_imports(f"import sys\nsys.path[:0] = {[str(self.program.root), folder]}")
        for name, (kind, missing, message) in failed.items():
            if known.get(name, ())[:2] != (kind, missing):
                raise BundleError(f"the built {self.program.name} cannot import {name}: {kind}: {message}")

    def check_answers(self) -> list[str]:
        """Compares the built file's answers to the opening with those of the program; returns their lines.

        The built file runs isolated (``-I``) in an empty folder, which must be empty afterwards. A bot of the kit must
        end in order; any other program may fail at the end of its input, after its answers. Raises
        :class:`BundleError` if the answers differ or something fails.
        """
        itself, file = self._answers(self._run_sources), self._answers(self._run_file)
        name = self.program.name
        if file.answer != itself.answer:
            again = itself if self.program.of_the_kit else self._answers(self._run_sources)
            if again.answer != itself.answer:
                raise BundleError(
                    f"{self}: {name} itself answers differently from run to run ({itself.difference(again, ' and ')}); "
                    "use --arguments to fix its random seed and how much it searches"
                )
            raise BundleError(f"{self}: the built {name} answers {file.difference(itself, ', the bot itself ')}")
        return file.answer.splitlines()

    def _answers(self, run: Callable[[float], _Run | None]) -> _Run:
        """A run on the opening, which must give its answers."""
        if (done := run(TRIAL_SECONDS)) is None:
            started = " ".join([self.program.name, *self.arguments])
            raise BundleError(f"{self}: no end after {TRIAL_SECONDS:g} s of {started}")
        if failure := done.failure(0 if self.program.of_the_kit or not self.opening else sum(self.opening.sizes)):
            raise BundleError(f"{self}: {done.command} {failure}\n{done.errors}".rstrip())
        return done

    def _run_file(self, seconds: float) -> _Run | None:
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
            file = Path(folder, f"{self.program.name}.py")
            file.write_text(self.built.text, encoding="utf-8", newline="\n")
            command = [self.python, "-I", str(file), *self.arguments]
            run = self._started(command, Path(empty), {"TMPDIR": empty}, seconds)
            if self.opening and (left := os.listdir(empty)):
                raise BundleError(f"the built {self.program.name} leaves files behind: {', '.join(left)}")
        return run

    def _run_sources(self, seconds: float) -> _Run | None:
        """The program without the bundler; the kit's own Python runs the kit's bots."""
        python = sys.executable if self.program.of_the_kit else self.python
        parameters = [word for setting in self.settings for word in ("--set", setting)]
        command = [python, *self.program.start, *parameters, *self.arguments]
        with self._taken_in() as folder:
            path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
            return self._started(command, self.program.root, {"PYTHONPATH": path} if path else {}, seconds)

    def _started(self, command: Sequence[str], folder: Path, variables: Mapping[str, str], seconds: float
                 ) -> _Run | None:
        """A run on the opening; a bot of botkit that remembers its answers takes the recorded ones for these."""
        if self.opening is None:
            return _run(command, (), folder, variables, seconds)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="\n") as file:
            file.write(self.opening.counted)
            file.flush()
            return _run(command, self.opening.lines, folder, {**variables, RECORDED: file.name}, seconds)

    @contextmanager
    def _taken_in(self) -> Iterator[str]:
        """A folder with nothing but the packages that are taken in, for a Python where they are not installed."""
        with tempfile.TemporaryDirectory() as folder:
            for name, place in self.built.taken_in.items():
                Path(folder, name).symlink_to(place, target_is_directory=True)
            yield folder if self.built.taken_in else ""

    def _lacks_a_package(self, run: _Run) -> bool:
        """Whether what is missing is none of the program's own: Python does not find all packages when isolated."""
        missing = NO_PACKAGE.match(run.last_line)
        return missing is not None and not any(
            (self.program.root / name).exists() for name in (missing[1], f"{missing[1]}.py"))

    def _failing_imports(self, begin: str) -> dict[str, tuple[str, ...]]:
        """Which modules cannot be imported after the statements ``begin``: kind of error, name, message."""
        names = [module_name(path) for path in self.built.sources if path != self.program.entry]
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
            start, report = Path(folder, "start.py"), Path(folder, "report")
            start.write_text(f"{begin}\n{IMPORT_ALL}", encoding="utf-8", newline="\n")
            report.touch()
            command = [self.python, "-I", "-B", str(start), str(report), *names]
            _run(command, (), Path(empty), {"TMPDIR": empty}, IMPORT_SECONDS)
            lines = [line.split("\t", 3) for line in report.read_text(encoding="utf-8").splitlines()]
        return {name: (*how,) for name, *how in lines if name in names and len(how) == 3}


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
                process.communicate("".join(line + "\n" for line in lines).encode(), timeout=seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                process.kill()
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, signal.SIGKILL)
        if os.fstat(answer.fileno()).st_size >= MOST_BYTES:
            return None
        return _Run(" ".join(command), _text(answer), process.returncode, _text(errors).strip())


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", "replace").replace("\r\n", "\n")
