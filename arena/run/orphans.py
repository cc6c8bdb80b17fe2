"""Processes that outlive the bot that started them: the kernel hands them to the arena, which ends them."""
from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Collection, Sequence
from time import monotonic, sleep

import psutil

PATIENCE_SECONDS = 0.5
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
_prctl = ctypes.CDLL(None).prctl if sys.platform.startswith("linux") else lambda option, value: 0


def die_with_parent(number: signal.Signals) -> None:
    """Asks the kernel to send this process a signal when the process that started it ends (Linux)."""
    _prctl(_PR_SET_PDEATHSIG, int(number))


def adopt() -> frozenset[int]:
    """From now on, descendants that outlive their parents become children of this process. Returns those so far."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    return frozenset(child.pid for child in psutil.Process().children())


def below(pid: int) -> list[psutil.Process]:
    """All descendants of a process, except those that another process has adopted."""
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.NoSuchProcess:
        return []


def end_below(others: Collection[int] = ()) -> None:
    """Ends all that this process has started or adopted, except its children with the numbers ``others``."""
    until = monotonic() + PATIENCE_SECONDS
    while strays := [child for child in psutil.Process().children() if child.pid not in others]:
        for stray in strays:
            end([*below(stray.pid), stray])
            _reap(stray.pid)
        if monotonic() > until:
            return
        sleep(0.001)


def end(processes: Sequence[psutil.Process]) -> None:
    """Ends the processes at once; those that have ended already are skipped."""
    for process in processes:
        try:
            process.kill()
        except psutil.Error:
            continue


def _reap(pid: int) -> None:
    try:
        os.waitpid(pid, os.WNOHANG)
    except ChildProcessError:
        pass
