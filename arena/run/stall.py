"""How long the arena itself had to wait for a core: an answer that it could not read in time is not late."""
from __future__ import annotations

import os

SCHEDSTAT = "/proc/thread-self/schedstat"


class StallMeter:
    """Reads Linux's count for this thread; on other systems there is never a stall."""

    def __init__(self) -> None:
        self._file = os.open(SCHEDSTAT, os.O_RDONLY) if os.path.exists(SCHEDSTAT) else None

    def ms(self) -> float:
        """Milliseconds that the thread has spent ready to run but without a core, since it began."""
        if self._file is None:
            return 0.0
        return int(os.pread(self._file, 64, 0).split()[1]) * 1e-6

    def close(self) -> None:
        """Closes the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
