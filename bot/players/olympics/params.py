"""Everything about the Olympics bot that can be tuned."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Params:
    """Times are in milliseconds and run from the turn's first line (the first turn: from the start of the program)."""

    search: str = "greedy"
    """The strategy's name: one of ``strategies.STRATEGIES``."""
    iterations: int = 0
    """Search steps of each turn; 0: as many as the time allows. With a number, the clock is not looked at."""
    seed: int = 1
    turn_ms: float = 40.0
    first_turn_ms: float = 500.0
    grace_ms: float = 4.0
    """How long after its time a search is stopped by force."""
    message: bool = False
    """Whether answers carry a short text for the viewer."""
    exploration: float = 0.15
    """Decoupled UCT: the constant of PUCT."""
    wave: int = 128
    """Decoupled UCT: paths that descend the tree side by side."""
    prior_sharpness: float = 180.0
    """Decoupled UCT: how much likelier an action is for the expected outcome that it adds."""
    prior_uniform: float = 0.1
    """Decoupled UCT: the share of the prior that all actions have alike."""
