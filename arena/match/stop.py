"""When a match ends."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arena.stats.sprt import Sprt


@dataclass(frozen=True)
class StopRule:
    """After ``games`` games, or as soon as the sequential test, if there is one, has accepted a hypothesis."""

    games: int
    sprt: Sprt | None = None

    def is_over(self, played: int, leading: Sequence[float]) -> bool:
        """``played``: games. ``leading``: see :func:`arena.stats.estimates.leading_means`."""
        return played >= self.games or (self.sprt is not None and self.sprt.decided(leading))
