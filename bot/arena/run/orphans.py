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
    """Asks the kernel for a signal to this process when the one that started it ends (Linux)."""
    _prctl(_PR_SET_PDEATHSIG, int(number))


def adopt() -> frozenset[int]:
    """From now on what outlives its parent below this process becomes a child of it. Returns the children so far."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    return frozenset(child.pid for child in psutil.Process().children())


def below(pid: int) -> list[psutil.Process]:
    """All that a process has started, and what they have, as far as it is not handed on."""
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.NoSuchProcess:
        return []


def end_below(others: Collection[int] = ()) -> None:
    """Ends all that this process has started or adopted, but not its children with the numbers ``others``."""
    until = monotonic() + PATIENCE_SECONDS
    while strays := [child for child in psutil.Process().children() if child.pid not in others]:
        for stray in strays:
            end([*below(stray.pid), stray])
            _reap(stray.pid)
        if monotonic() > until:
            return
        sleep(0.001)


def end(processes: Sequence[psutil.Process]) -> None:
    """Ends them at once; who has ended already is let be."""
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
