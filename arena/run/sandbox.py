"""What a program in a game may use and see: memory, environment, folder, machine."""
from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from arena.games import game_packages

MOST_MIB = 1 << 30
"""More memory than any machine has."""
ROOT = Path(__file__).resolve().parents[2]
"""The folder that holds the package ``arena``: programs can import what is there."""
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Environment variables for the number of numpy's threads: 1 if they are not set, because a game has one core."""
PASSED = ("HOME", "LANG", *THREADS)
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt")
"""What an isolated program sees of the machine, read-only."""
BWRAP = "bwrap"
SIGNALLED = 128
TRYING_SECONDS = 10.0
INTERPRETER = re.compile(r"(python|pypy|node|nodejs|ruby|perl|php|lua|bash|sh)[\d.]*")
"""Programs that run the file that is named after them."""


@cache
def why_not_isolated() -> str:
    """Why this machine cannot isolate a program, and what to do; empty if it can."""
    if not shutil.which(BWRAP):
        return f"the program {BWRAP} is not there (on Debian: apt install bubblewrap)"
    tried = [BWRAP, "--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "true"]
    try:
        done = subprocess.run(tried, capture_output=True, text=True, timeout=TRYING_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{BWRAP} cannot be run: {error}"
    return f"{BWRAP} is there, but is not allowed to: {done.stderr.strip()}" if done.returncode else ""


def provided_folders() -> list[Path]:
    """The folders of the arena's own package, and of those that provide games."""
    specs = [find_spec(package) for package in ("arena", *game_packages())]
    return [Path(folder) for spec in specs if spec for folder in spec.submodule_search_locations or ()]


@dataclass(frozen=True)
class Sandbox:
    """How a program is run.

    ``memory_mib``: its memory limit; 0: none; ``None``: the contest's. ``variables``: environment variables besides
    the usual few. ``folder``: where it runs; empty: in a fresh folder that is deleted afterwards. ``isolated``: it has
    no network, sees the system read-only, and no folder but its own. ``writable``: it may change ``folder``.
    """

    memory_mib: int | None = None
    variables: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""
    isolated: bool = False
    writable: bool = False

    def environment(self) -> dict[str, str]:
        """The whole environment: the arena's Python comes first in ``PATH``, and the kit can be imported."""
        passed = {name: os.environ[name] for name in PASSED if name in os.environ}
        passed.update(self.variables)
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
        modules = os.pathsep.join(filter(None, [str(ROOT), passed.get("PYTHONPATH", "")]))
        return {**dict.fromkeys(THREADS, "1"), **passed, "PATH": path, "PYTHONPATH": modules}

    def located(self, words: Sequence[str]) -> list[str]:
        """The command with the whole paths of the program and of what :func:`names_a_file`, to run in any folder.

        They are looked for in this folder and in that of the kit. If ``folder`` is set, the command stays as it is.
        """
        if self.folder:
            return list(words)
        program = shutil.which(words[0], path=self.environment()["PATH"]) or words[0]
        ran = 1 if INTERPRETER.fullmatch(os.path.basename(words[0])) else 0
        return [_located(program), *(
            _located(word) if place <= ran or names_a_file(word) else word for place, word in enumerate(words[1:], 1))]

    def finds(self, program: str) -> bool:
        """Whether the program exists and can be run."""
        place = os.path.join(self.folder, program) if os.sep in program else program
        return shutil.which(_located(place), path=self.environment()["PATH"]) is not None

    def has_file(self, file: str) -> bool:
        """Whether a file that a command names exists."""
        return os.path.exists(_located(os.path.join(self.folder, file)))

    def command(self, words: Sequence[str], folder: str) -> list[str]:
        """The command that is run in ``folder`` in place of ``words``."""
        located = self.located(words)
        if not self.isolated:
            return located
        seen = [sys.prefix, sys.base_prefix, *map(str, provided_folders())]
        named = [word for word in located if os.path.isabs(word) and os.path.exists(word)]
        seen += [word for word in named if not word.startswith(tuple(place + os.sep for place in (*SYSTEM, *seen)))]
        return [
            BWRAP, "--unshare-all", "--die-with-parent", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp",
            *(word for path in SYSTEM for word in ("--ro-bind-try", path, path)),
            *(word for path in seen for word in ("--ro-bind", path, path)),
            "--ro-bind" if self.folder and not self.writable else "--bind", folder, folder, "--chdir", folder, *located,
        ]

    def perhaps_signal(self, code: int) -> int:
        """The signal that may have ended a program with this exit code; 0: none has.

        Around an isolated one, bwrap reports a signal as shells do, by 128 and its number. Whether the program has
        ended so or with that very exit code, nobody can tell from outside.
        """
        number = code - SIGNALLED
        return number if self.isolated and number in signal.valid_signals() else 0


USUAL = Sandbox()
"""The contest's memory limit, the usual environment, a fresh folder."""


def names_a_file(word: str) -> bool:
    """Whether a word of a command is a path: it has a slash, or is the name of a file here with a dot in it.

    Others are arguments, even where there happens to be a file or folder of that name.
    """
    return os.sep in word or ("." in word and os.path.isfile(word))


def _located(word: str) -> str:
    for folder in (Path.cwd(), ROOT):
        if word and os.path.exists(folder / word):  # Path.exists raises for a name that is too long
            return os.path.join(folder, word)
    return word
