"""Processes that outlive the bot that started them: the kernel hands them to the arena, which ends them."""
from __future__ import annotations

import os
import signal
from collections.abc import Collection, Iterable
from time import monotonic, sleep

from arena.run.linux import adopt_orphans, children

PATIENCE_SECONDS = 2.0
"""How long the arena tries to end what bots have left behind."""
PAUSE_SECONDS = 0.001


def adopt() -> frozenset[int]:
    """From now on, descendants that outlive their parents become children of this process. Returns those so far."""
    adopt_orphans()
    return frozenset(children(os.getpid()))


def end(pids: Iterable[int]) -> None:
    """Ends the processes at once; those that have ended already are skipped."""
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            continue


def reap(others: Collection[int]) -> None:
    """Lets go of adopted processes that have ended: of all children that have, except ``others``."""
    for pid in children(os.getpid()):
        if pid not in others:
            _reap(pid)


def end_below(others: Collection[int] = ()) -> list[int]:
    """Ends all that this process has started or adopted, except its children with the numbers ``others``.

    Returns what is left after ``PATIENCE_SECONDS``. Only children are ended: their numbers stay their own
    until they are reaped, and their own children become ours. The newest come first: a process that does nothing but
    start its successor and end is the newest one.
    """
    until = monotonic() + PATIENCE_SECONDS
    while strays := [pid for pid in children(os.getpid()) if pid not in others]:
        reaped = 0
        for pid in reversed(strays):
            if monotonic() > until:
                return strays
            end([pid])
            reaped += _reap(pid)
        if not reaped:
            sleep(PAUSE_SECONDS)
    return []


def _reap(pid: int) -> bool:
    """Whether a child had ended; then it is gone now."""
    try:
        return os.waitpid(pid, os.WNOHANG)[0] == pid
    except ChildProcessError:
        return False
