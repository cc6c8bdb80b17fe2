"""Starts programs that end with the arena, and that have a limit of memory.

Both must be asked for in the new process, before the program begins. Python does this in a copy of the whole arena,
which takes some milliseconds a program. Where the system has programs that do it, these are started in its place, and
become the program.
"""
from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from arena.run.linux import die_with_parent, tool

RUN_BY_THE_KERNEL = (b"#!", b"\x7fE")
"""How files begin that the kernel runs; those programs would give any other text to a shell."""
TRYING_SECONDS = 10.0


def started(
    words: Sequence[str], folder: str, environment: Mapping[str, str], memory_bytes: int = 0
) -> subprocess.Popen[bytes]:
    """Starts ``words`` in ``folder`` with pipes for its streams, with a limit of memory if not 0. Raises OSError."""

    def prepare() -> None:
        die_with_parent(signal.SIGKILL)
        if memory_bytes:
            resource.setrlimit(resource.RLIMIT_DATA, (memory_bytes, memory_bytes))

    before: list[str] = []
    options: dict[str, Any] = {"preexec_fn": prepare}
    if (preparing := programs_that_prepare()) and _is_run_by_the_kernel(words[0], folder, environment):
        before, options = preparing(memory_bytes), {}
    return subprocess.Popen(
        [*before, *words], cwd=folder, env=environment, bufsize=0, start_new_session=True, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options,
    )


@cache
def programs_that_prepare() -> Callable[[int], list[str]] | None:
    """What gives the words before a command by which it is prepared, for a limit of memory; ``None``: nothing does."""
    end_with_parent, limit_memory = tool("setpriv"), tool("prlimit")
    if not (end_with_parent and limit_memory):
        return None

    def preparing(memory_bytes: int) -> list[str]:
        limits = [limit_memory, f"--data={memory_bytes}:{memory_bytes}"] if memory_bytes else []
        return [end_with_parent, "--pdeathsig", "KILL", *limits]

    try:
        done = subprocess.run([*preparing(1 << 30), "true"], capture_output=True, timeout=TRYING_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return None if done.returncode else preparing


def _is_run_by_the_kernel(program: str, folder: str, environment: Mapping[str, str]) -> bool:
    path = os.path.join(folder, program) if os.sep in program else shutil.which(program, path=environment["PATH"])
    try:
        with open(path or program, "rb") as file:
            return file.read(2) in RUN_BY_THE_KERNEL and os.access(file.name, os.X_OK)
    except OSError:
        return False
