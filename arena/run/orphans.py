"""Processes that outlive the bot that started them: the kernel hands them to the arena, which ends them."""
from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from time import monotonic, sleep

import psutil

PATIENCE_SECONDS = 2.0
"""How long the arena tries to end what bots have left behind."""
PAUSE_SECONDS = 0.001
MOST_BELOW = 10_000
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
_prctl = ctypes.CDLL(None).prctl if sys.platform.startswith("linux") else lambda option, value: 0
_HAS_CHILDREN = os.path.exists(f"/proc/self/task/{os.getpid()}/children")
"""Whether the kernel lists the children of a process: else all processes have to be looked at, which takes long."""


def die_with_parent(number: signal.Signals) -> None:
    """Asks the kernel to send this process a signal when the process that started it ends (Linux)."""
    _prctl(_PR_SET_PDEATHSIG, int(number))


def adopt() -> frozenset[int]:
    """From now on, descendants that outlive their parents become children of this process. Returns those so far."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    return frozenset(children(os.getpid()))


def children(pid: int) -> list[int]:
    """The children of a process, in the order in which it got them; those that have ended are among them."""
    if not _HAS_CHILDREN:
        return _children_by_search(pid)
    pids: list[int] = []
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children", "rb", buffering=0) as file:
                pids += map(int, file.readall().split())
    except OSError:  # it has ended
        pass
    return pids


def _children_by_search(pid: int) -> list[int]:
    if pid == os.getpid() and not _has_children():
        return []
    try:
        return [child.pid for child in psutil.Process(pid).children()]
    except psutil.Error:
        return []


def _has_children() -> bool:
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def below(pid: int) -> list[int]:
    """The descendants of a process, nearest first, except those that another process has adopted."""
    pids: dict[int, None] = {}
    newest = [pid]
    while newest and len(pids) < MOST_BELOW:
        newest = [child for parent in newest for child in children(parent) if child not in pids]
        pids |= dict.fromkeys(newest)
    return [*pids]


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


def name_of(pid: int) -> str:
    """The name of a process."""
    try:
        return Path(f"/proc/{pid}/comm").read_text(errors="replace").strip()
    except OSError:
        return "a process"


def state_of(pid: int) -> str:
    """The state of a process, as a letter; empty if it is gone, or if the system does not say."""
    try:
        return Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()[0].decode()
    except (OSError, IndexError):
        return ""


def is_stopped(pid: int) -> bool:
    """Whether a signal has stopped a process; False if the system does not say."""
    return state_of(pid) == "T"
