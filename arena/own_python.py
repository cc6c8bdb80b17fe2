"""Checks for the kit's own Python: a command that is started with another one says what to type instead."""
from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from arena.contract.exit_codes import WRONG_USAGE

OLDEST = (3, 11)


@contextmanager
def own_python(program: str) -> Iterator[None]:
    """Wraps the imports of a command: ends it with a sentence if this Python is too old or lacks a package.

    ``program``: the words after ``python`` on the command line.
    """
    if sys.version_info < OLDEST:
        _end(program, f"is older than Python {'.'.join(map(str, OLDEST))}")
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("bot", "bundler"):
            raise
        _end(program, f"has no package {missing!r}")


def _end(program: str, fault: str) -> None:
    typed = shlex.join([*program.split(), *sys.argv[1:]])
    print(f"{sys.executable} {fault}; type: make setup && .venv/bin/python {typed}", file=sys.stderr)
    sys.exit(WRONG_USAGE)
