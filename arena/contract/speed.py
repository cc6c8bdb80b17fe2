"""What a game's benchmark measures inside this process."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic, process_time

import numpy as np


@dataclass(frozen=True)
class Speed:
    """How fast a bot is inside one process: two rates per second of processor time, measured in one run.

    The game's benchmark defines an iteration and a step. ``ratios``: other ratios to what has run beside it, by what
    they say.
    """

    iterations: float
    """Iterations of the bot's search."""
    steps: float
    """Steps as the search simulates them, in arrays."""
    ratios: Mapping[str, float | str] = field(default_factory=dict)


def rate(run: Callable[[], int], seconds: float) -> float:
    """What ``run`` counts in a second of processor time; called again until ``seconds`` are over."""
    end, began = monotonic() + seconds, process_time()
    count = run()
    while monotonic() < end:
        count += run()
    return count / (process_time() - began)


TAKEN = 1 << 16


def takes_per_second(seconds: float) -> float:
    """The limit of numpy on this machine: how many numbers it looks up in a table in a second, from random places."""
    table: np.ndarray = np.arange(4096)
    places, found = np.random.default_rng(0).integers(0, len(table), TAKEN), np.empty(TAKEN, table.dtype)

    def take() -> int:
        np.take(table, places, out=found, mode="clip")
        return TAKEN

    return rate(take, seconds)
