"""What all bots share: lines in, answers out, the clock, parameters."""
from __future__ import annotations

import gc
import os
import time

gc.disable()  # modules live on: collecting while they load would add a tenth to the time to load numpy

BELIEVED_AGE_S = 2.0
"""A process that seems older was created long before its program began; then its age means nothing."""


def _age_s() -> float:
    """Seconds since this process began, by the system's record if there is one, else by processor time."""
    worked = time.process_time()
    try:
        with open("/proc/self/stat") as book:
            began = int(book.read().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - began
    except (AttributeError, IndexError, OSError, ValueError):
        return worked
    return age if worked < age < BELIEVED_AGE_S else worked


STARTED = time.perf_counter() - _age_s()
"""When the process began, in seconds of ``perf_counter``: before numpy is imported, which can take long."""

for _library in ("OPENBLAS", "MKL", "OMP"):  # threads of matrix products would compete with the other bots
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
