"""Which games of a replay file are wanted, for the sake of which players."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.arena.game import Record
from bot.arena.stats.conditions import Condition, meets
from bot.arena.stats.estimates import ranks_of


@dataclass(frozen=True)
class Choice:
    """Players who fulfil all of this at once. ``seat``: its number from 0, or the player's name; ``None``: anyone.

    ``lost``: somebody else was first. ``faulty``: with a fault.
    """

    seat: str | None = None
    lost: bool = False
    faulty: bool = False
    conditions: tuple[Condition, ...] = ()

    def seats(self, record: Record) -> list[int]:
        """The seats of these players in a game; none: the game is not wanted."""
        ranks = ranks_in(record)
        return [
            seat for seat, name in enumerate(names_in(record))
            if self.seat in (None, name, str(seat))
            and not (self.lost and ranks[seat] == 1)
            and not (self.faulty and not faults_of(record, seat))
            and meets(self.conditions, record, seat)
        ]


def names_in(record: Record) -> list[str]:
    """Of the players, by seat; records of other programs may have none."""
    players: Sequence[Record] = record.get("players") or []
    return [player["name"] for player in players] or [f"player {seat}" for seat in range(len(record["final_scores"]))]


def ranks_in(record: Record) -> list[int]:
    """By seat, from 1."""
    ranks: list[int] = record.get("ranks") or list(ranks_of(record["final_scores"]))
    return ranks


def faults_of(record: Record, seat: int) -> list[str]:
    """All that went wrong with a player, as sentences."""
    faults = [fault for turn in record["turns"] if "faults" in turn and (fault := turn["faults"][seat])]
    players = record.get("players")
    return faults + (players[seat].get("end_faults", []) if players else [])
