"""A slower machine for a bot, as its user wants: its processes are stopped and continued in short slices.

Time that it loses because others have the cores is found, and forgiven, in :mod:`arena.run.forgiving`.
"""
from __future__ import annotations

import os
import signal
from threading import Event, Thread
from time import perf_counter

SLICE_SECONDS = 0.001
"""How long a bot runs without a stop."""
LONGEST_STOP_SECONDS = 0.01
"""A slice that was too long is made up for by several stops, so that a bot's alarm can ring in between."""


class Throttle:
    """Gives a process group one part in ``slowdown`` of the time, until :meth:`close` or its end.

    Slices and stops count with their true lengths, so that the share is right on a busy machine too.
    """

    def __init__(self, group: int, slowdown: float) -> None:
        """Raises :class:`ValueError` for a ``slowdown`` of 1 or less."""
        if slowdown <= 1.0:
            raise ValueError(f"a slowdown of {slowdown:g}: must be more than 1")
        self._group = group
        self._slowdown = slowdown
        self._closed = Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Lets the group run on undisturbed; safe to call more than once."""
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        began, owed = perf_counter(), 0.0
        try:
            while not self._closed.wait(SLICE_SECONDS):
                stopped = perf_counter()
                owed += (stopped - began) * (self._slowdown - 1.0)
                os.killpg(self._group, signal.SIGSTOP)
                self._closed.wait(min(max(owed, 0.0), LONGEST_STOP_SECONDS))
                began = perf_counter()
                owed -= began - stopped
                os.killpg(self._group, signal.SIGCONT)
        except ProcessLookupError:
            return
