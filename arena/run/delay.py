"""How long a program was ready to run and had no core: that is not its own time.

Linux counts it for each thread ("run delay", in ``schedstat``), whenever the thread gets a core again. On other systems
there is never a delay. Source: the kernel's documentation, "Scheduler Statistics".
"""
from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple, Protocol

from arena.run.orphans import state_of

READY = "R"
"""The state of a process that has a core, or would have one if there were enough."""
MOST_MS = 10_000.0
"""The most that is forgiven for one answer."""

LINKS_OF_ONE_THREAD = 3
"""The links of the folder of a process's threads if there is one: this saves a listing each time."""


class Counts(NamedTuple):
    """The counts of a program's main thread: how long it had a core, how long it waited for one, and how often."""

    cpu_ms: float = 0.0
    waited_ms: float = 0.0
    turns: int = 0


NOTHING = Counts()


def counts_of(pid: int) -> Counts:
    """The counts of a process so far; nothing if it has ended, or if the system does not count."""
    try:
        cpu, waited, turns = map(int, Path(f"/proc/{pid}/schedstat").read_bytes().split())
    except (OSError, ValueError):
        return NOTHING
    return Counts(cpu * 1e-6, waited * 1e-6, turns)


def run_and_waited_of(pid: int) -> tuple[float, float]:
    """Seconds that the threads of a process have run, and that they were ready but had no core; 0 if nobody counts."""
    run = waited = 0
    folder = f"/proc/{pid}/task"
    try:
        for thread in [pid] if os.stat(folder).st_nlink == LINKS_OF_ONE_THREAD else os.listdir(folder):
            file = os.open(f"{folder}/{thread}/schedstat", os.O_RDONLY)
            try:
                counts = os.read(file, 64).split()
            finally:
                os.close(file)
            run, waited = run + int(counts[0]), waited + int(counts[1])
    except (OSError, IndexError, ValueError):
        pass
    return run * 1e-9, waited * 1e-9


def cores_of(pid: int) -> int:
    """How many cores a process may use."""
    try:
        return len(os.sched_getaffinity(pid))
    except (OSError, AttributeError):
        return 1


class Measured(Protocol):
    """A running program."""

    def number(self) -> int:
        """Its process number."""

    def cpu_seconds(self) -> float:
        """Processor time of all its threads so far."""


class Delay:
    """The delay of a program from now on.

    Threads of one program wait for one another too. So the delay is at most the time that the program's threads have
    left of all its cores.
    """

    def __init__(self, program: Measured, now: float, cpu_seconds: float) -> None:
        """``cpu_seconds``: what the program has used by ``now``."""
        self._program = program
        self._begun = now
        self._cpu_seconds = cpu_seconds
        self._before = counts_of(program.number())
        self._counted_ms = 0.0
        self._last_look: Counts | None = None

    def ms(self, now: float) -> float:
        """The delay so far, but for a wait that goes on at this moment."""
        pid = self._program.number()
        waited = counts_of(pid).waited_ms - self._before.waited_ms
        if waited <= 0.0:
            return 0.0
        if waited > self._counted_ms:
            self._counted_ms, self._last_look = waited, None
        used = (self._program.cpu_seconds() - self._cpu_seconds) / cores_of(pid)
        return min(waited, max(0.0, now - self._begun - used) * 1000.0, MOST_MS)

    def goes_on(self, now: float) -> bool:
        """Whether it may be waiting at this moment: it is ready, and had no core since the last look.

        The first look, and the first one after more delay was counted, cannot tell, and so gives the program time. So
        does one that sees the end of a wait which :meth:`ms` has not counted yet.
        """
        pid = self._program.number()
        counts = counts_of(pid)
        before, self._last_look = self._last_look, counts
        if (now - self._begun) * 1000.0 > MOST_MS or counts == NOTHING:
            return False
        has_just_ended = counts.waited_ms - self._before.waited_ms > self._counted_ms
        return has_just_ended or (state_of(pid) == READY and before in (None, counts))
