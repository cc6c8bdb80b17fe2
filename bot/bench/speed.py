"""What a game's benchmark measures inside this process."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, process_time

from bot.arena.game import Record


@dataclass(frozen=True)
class Speed:
    """How fast a bot is inside one process; all three rates per second of processor time, measured in one run.

    What an iteration and a step are, the game's benchmark says. ``more``: what else it measures.
    """

    iterations: float
    """Of the bot's search."""
    steps: float
    """Simulated as the search simulates them, in arrays."""
    scalar_steps: float
    """The same by the scalar rules: the reference, which does not depend on the bot."""
    more: Record = field(default_factory=dict)

    def as_json(self) -> Record:
        """The figures of ``bench --json``."""
        return {
            "iterations_per_second": self.iterations,
            "steps_per_second": self.steps,
            "scalar_steps_per_second": self.scalar_steps,
            "steps_per_scalar_step": self.steps / self.scalar_steps,
            "more": self.more,
        }


def rate(run: Callable[[], int], seconds: float) -> float:
    """What ``run`` counts in a second of processor time; called again until ``seconds`` are over."""
    end, began = monotonic() + seconds, process_time()
    count = run()
    while monotonic() < end:
        count += run()
    return count / (process_time() - began)
