"""What the arena asks of Linux alone, beside what it does without: all of that stands behind this one door.

Without, no wait for a core is counted, and so none is forgiven; what a program starts is found by its process group and
by a search; its limits are set in a copy of the arena; no program can be isolated, and no game keeps a core. The
environment variable ``ARENA_WITHOUT_LINUX`` shuts the door on Linux too, to try that.
"""
from __future__ import annotations

import ctypes
import os
import shutil
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import psutil

OPEN = sys.platform.startswith("linux") and not os.environ.get("ARENA_WITHOUT_LINUX")
T = TypeVar("T")
READY = "R"
"""The state of a process that has a core, or would have one if there were enough."""
ENDED = "Z"
"""The state of a process that has ended, and that nobody has let go of."""
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
_MOST_BELOW = 10_000
_MOST_AT_ONCE = 1 << 16
_OWN_THREAD = "/proc/thread-self/schedstat"
_prctl = ctypes.CDLL(None).prctl if OPEN else lambda option, value: 0
_HAS_CHILDREN = OPEN and os.path.exists(f"/proc/self/task/{os.getpid()}/children")
"""Whether the kernel lists the children of a process: else all processes have to be looked at, which takes long."""


def tool(name: str) -> str | None:
    """The path of a program that only Linux has; ``None``: there is none."""
    return shutil.which(name) if OPEN else None


# What becomes of processes


def die_with_parent(number: signal.Signals) -> None:
    """Asks the kernel to send this process a signal when the process that started it ends."""
    _prctl(_PR_SET_PDEATHSIG, int(number))


def adopt_orphans() -> None:
    """From now on, descendants that outlive their parents become children of this process."""
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)


def children(pid: int) -> list[int]:
    """The children of a process, in the order in which it got them; those that have ended are among them."""
    if not _HAS_CHILDREN:
        return _children_by_search(pid)
    return [int(child) for thread in _listed(f"/proc/{pid}/task")
            for child in _read(f"/proc/{pid}/task/{thread}/children").split()]


def below(pid: int) -> list[int]:
    """The descendants of a process, nearest first, except those that another process has adopted."""
    if not _HAS_CHILDREN:
        return _children_by_search(pid, recursive=True)
    pids: dict[int, None] = {}
    newest = [pid]
    while newest and len(pids) < _MOST_BELOW:
        newest = [child for parent in newest for child in children(parent) if child not in pids]
        pids |= dict.fromkeys(newest)
    return [*pids]


def _children_by_search(pid: int, recursive: bool = False) -> list[int]:
    if pid == os.getpid() and not _has_children():
        return []
    return _told(pid, lambda process: [child.pid for child in process.children(recursive)], list[int]())


def _told(pid: int, ask: Callable[[psutil.Process], T], otherwise: T) -> T:
    """What a process is asked for; if it is gone, or may not be asked: ``otherwise``."""
    try:
        return ask(psutil.Process(pid))
    except psutil.Error:
        return otherwise


def _has_children() -> bool:
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def name_of(pid: int) -> str:
    """The name of a process."""
    return _told(pid, psutil.Process.name, "") or "a process"


def is_stopped(pid: int) -> bool:
    """Whether a signal has stopped a process."""
    return _told(pid, psutil.Process.status, "") == psutil.STATUS_STOPPED


def session_of(pid: int) -> int:
    """The session of a process; 0 if it is gone."""
    with suppress(OSError):
        return os.getsid(pid)
    return 0


def state_of(pid: int) -> str:
    """The state of a process, as a letter; empty if it is gone, or if the system does not say."""
    return fields[0].decode() if (fields := _stat_of(pid)) else ""


def age_of(pid: int) -> float | None:
    """Seconds since a process was started, to a hundredth; ``None`` if it is gone, or if the system does not say."""
    fields = _stat_of(pid)
    return time.clock_gettime(time.CLOCK_BOOTTIME) - int(fields[19]) * _TICK if fields else None


def _stat_of(pid: int) -> list[bytes]:
    """The fields of ``/proc/PID/stat`` from the state on."""
    return _read(f"/proc/{pid}/stat").rpartition(b")")[2].split()


def _read(file: str) -> bytes:
    """What a file of ``/proc`` holds; nothing if its process is gone, or if there is no such file."""
    if not OPEN:
        return b""
    with suppress(OSError):
        descriptor = os.open(file, os.O_RDONLY)
        data = b""
        try:
            while more := os.read(descriptor, _MOST_AT_ONCE):
                data += more
            return data
        finally:
            os.close(descriptor)
    return b""


def _listed(folder: str) -> list[str]:
    """The names in a folder of ``/proc``; none if its process is gone."""
    with suppress(OSError):
        return os.listdir(folder)
    return []


# Time


class Counts(NamedTuple):
    """The counts of a program's main thread: how long it had a core, how long it waited for one, and how often.

    Linux counts a wait when it is over. Source: the kernel's documentation, "Scheduler Statistics".
    """

    cpu_ms: float = 0.0
    waited_ms: float = 0.0
    turns: int = 0


NOTHING = Counts()


def counts_of(pid: int) -> Counts:
    """The counts of a process so far; nothing if it has ended, or if the system does not count."""
    counted = [int(number) for number in _read(f"/proc/{pid}/schedstat").split()]
    return Counts(counted[0] * 1e-6, counted[1] * 1e-6, counted[2]) if counted else NOTHING


def seconds_run(pids: Iterable[int]) -> float:
    """Seconds that processes have run, with their threads and children that are no more; 0 if nobody counts.

    The kernel counts for those alive to the nanosecond, for all others to a few hundredths of a second.
    """
    total = 0.0
    for pid in pids:
        if fields := _stat_of(pid):
            own, system, of_children, system_of_children = (int(field) * _TICK for field in fields[11:15])
            total += max(own + system, sum(_of_threads(pid, 0).values())) + of_children + system_of_children
    return total


def waits_of(pids: Iterable[int]) -> dict[str, float]:
    """For how many seconds each thread of processes was ready to run but had no core; empty if nobody counts."""
    return {thread: seconds for pid in pids for thread, seconds in _of_threads(pid, 1).items()}


_TICK = 1.0 / os.sysconf("SC_CLK_TCK")


def _of_threads(pid: int, column: int) -> dict[str, float]:
    """Seconds of what ``schedstat`` counts there, by thread."""
    counts = {thread: _read(f"/proc/{pid}/task/{thread}/schedstat").split() for thread in _listed(f"/proc/{pid}/task")}
    return {thread: int(counted[column]) * 1e-9 for thread, counted in counts.items() if counted}


class StallMeter:
    """How long this thread was ready to run but had no core: an answer that it could not read in time is not late."""

    def __init__(self) -> None:
        counted = OPEN and os.path.exists(_OWN_THREAD)
        self._file = open(_OWN_THREAD, "rb", buffering=0) if counted else None  # noqa: SIM115 - until close

    def ms(self) -> float:
        """Milliseconds since the thread began; 0 if nobody counts."""
        return int(os.pread(self._file.fileno(), 64, 0).split()[1]) * 1e-6 if self._file else 0.0

    def close(self) -> None:
        """Closes the file."""
        if self._file:
            self._file.close()


# Cores


def cores_of(pid: int = 0) -> list[int]:
    """The numbers of the cores that a process may use, by default this one; none if the system does not say."""
    with suppress(OSError):
        return sorted(os.sched_getaffinity(pid)) if OPEN else []
    return []


def take_core() -> None:
    """Keeps this process, until it ends, on a core that no other game on this machine uses, if there is one."""
    for core in cores_of():
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0bot-arena-core-{core}")  # a name without a file, which goes with the process
        except OSError:
            claim.close()
            continue
        _CLAIMS.append(claim)
        os.sched_setaffinity(0, {core})
        return


_CLAIMS: list[socket.socket] = []


# Memory


def peak_mib(pid: int) -> float | None:
    """The most memory that a process has used so far, in MiB; ``None`` if the system does not say."""
    return _kib(f"/proc/{pid}/status", b"VmHWM:") / 1024.0 or None


def bytes_used(pids: Iterable[int], most: int, folders: Iterable[str] = ()) -> int:
    """The memory that processes have for themselves and among them, exact where it is more than ``most``.

    ``folders``: those of the processes' own root that lie in memory. What is only read from files does not count.
    Elsewhere than on Linux: all that they have, what they share counted for each.
    """
    pids = list(pids)
    if not OPEN:
        return sum(_told(pid, lambda process: process.memory_info().rss, 0) for pid in pids)
    files = _in_memory_files(pids)
    files += sum(max((_in_own_folder(pid, folder) for pid in pids), default=0) for folder in folders)
    quick = sum(_kib(f"/proc/{pid}/status", b"RssAnon:", b"RssShmem:") for pid in pids)
    if (quick << 10) + files <= most:
        return (quick << 10) + files
    alone, shared = (sum(_part(pid, kind) for pid in pids) << 10 for kind in (b"Anon:", b"Shmem:"))
    return alone + max(shared, files)


def has_open(pid: int, descriptor: int) -> bool:
    """Whether a process has open what this one has behind a descriptor, such as the other end of a pipe."""
    own = os.fstat(descriptor)
    for name in _listed(f"/proc/{pid}/fd"):
        with suppress(OSError):  # it has ended, or has closed the file
            if os.path.samestat(own, os.stat(f"/proc/{pid}/fd/{name}")):
                return True
    return False


def _part(pid: int, kind: bytes) -> int:
    """What a process has of a kind of memory, in KiB; what it shares counts in part, or whole where it hides that."""
    return _kib(f"/proc/{pid}/smaps_rollup", b"Pss_" + kind) or _kib(f"/proc/{pid}/status", b"Rss" + kind)


def _kib(file: str, *names: bytes) -> int:
    """The sum of these lines of a file of ``/proc``; 0 if it cannot be read."""
    return sum(int(line.split()[1]) for line in _read(file).splitlines() if line.startswith(names))


def _in_memory_files(pids: Iterable[int]) -> int:
    """The bytes of files in memory that processes have open, and that need not be mapped; each counts once."""
    sizes: dict[int, int] = {}
    for file in (f"/proc/{pid}/fd/{name}" for pid in pids for name in _listed(f"/proc/{pid}/fd")):
        with suppress(OSError):  # it has ended, or has closed the file
            if os.readlink(file).startswith(("/memfd:", "/dev/shm/")):
                status = os.stat(file)
                sizes[status.st_ino] = status.st_blocks * 512
    return sum(sizes.values())


def _in_own_folder(pid: int, folder: str) -> int:
    """The bytes in a folder of a process's own root; 0 if it has none: it may be on its way into isolation, or dead."""
    root = f"/proc/{pid}/root"
    with suppress(OSError):
        if not os.path.samefile(root, "/"):
            status = os.statvfs(root + folder)
            return (status.f_blocks - status.f_bfree) * status.f_frsize
    return 0


# Users


def is_root() -> bool:
    """Whether this process may do everything: then its programs must be given another user to be kept from anything."""
    return os.geteuid() == 0


def spare_users() -> range:
    """Numbers of users that nobody is: containers have fewer than other systems, perhaps none but root."""
    last = Path("/proc/self/uid_map").read_text().splitlines()[-1].split()
    top = min(int(last[0]) + int(last[2]), 1 << 31)
    return range(max(1, top // 2), top - 1)
