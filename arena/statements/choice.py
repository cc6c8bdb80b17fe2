"""Which games of a replay file are wanted, and because of which players."""
from __future__ import annotations

from dataclasses import dataclass

from arena.contract.record import Replay
from arena.statements.conditions import Filter, meets


@dataclass(frozen=True)
class Choice:
    """Players who fulfil all of this at once.

    ``seat``: a number from 0, or the player's name or whole command; ``None``: anyone.
    """

    seat: str | None = None
    conditions: tuple[Filter, ...] = ()

    def seats(self, record: Replay) -> list[int]:
        """The seats of these players in a game; if there are none, the game is not wanted."""
        return [
            seat for seat, player in enumerate(record.players)
            if self.seat in (None, player.name, player.cmd or None, str(seat))
            and meets(self.conditions, record, seat)
        ]
