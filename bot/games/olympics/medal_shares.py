"""What players will win in runs not known yet: how often gold, silver and bronze."""
from __future__ import annotations

import numpy as np

Shares = tuple[tuple[float, float, float], ...]
"""Of gold, silver and bronze, by game."""

USUAL_SHARES = (0.42, 0.32, 0.26)
"""Of all games taken together."""
STRENGTH = 12.0
"""How many medals seen weigh as much as what is usual."""


def medal_shares(won: np.ndarray, usual: Shares | None) -> np.ndarray:
    """Chances of a player's medals in a run to come: [P, G, 3].

    ``won`` [P, G, 3]: the medals so far. ``usual``: shares that are usual in each game, where then only the medals of
    the same game count; ``None``: all games are taken as alike.
    """
    if usual is None:
        counts = np.broadcast_to(np.array(USUAL_SHARES) * STRENGTH + won.sum(1, keepdims=True), won.shape)
    else:
        counts = np.array(usual) * STRENGTH + won
    return np.asarray(counts / counts.sum(2, keepdims=True))
