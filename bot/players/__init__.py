"""One module a game: joins protocol, rules and search into a bot."""
from __future__ import annotations

import os
from time import perf_counter, process_time

STARTED = perf_counter() - process_time()
"""When the process began, in seconds of ``perf_counter``: before numpy is imported, which can take its time."""

for _library in ("OPENBLAS", "MKL", "OMP"):  # threads of matrix products would compete with the other bots
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
