"""What every record of a whole game has; what another program has left out is filled in."""
from __future__ import annotations

from collections.abc import Sequence

from arena.game import Record
from arena.stats.estimates import ranks_of


def is_whole_game(record: Record) -> bool:
    """Whether this is a game, and not a single turn or position."""
    return isinstance(record, dict) and "turns" in record and "final_scores" in record


def with_ranks_and_names(record: Record) -> Record:
    """A whole game with ``ranks`` and ``players``, whichever program has recorded it."""
    players = record.get("players") or [{"name": name} for name in names_in(record)]
    return {**record, "ranks": ranks_in(record), "players": players}


def names_in(record: Record) -> list[str]:
    """The names of the players, by seat; they are made up if another program has recorded none."""
    players: Sequence[Record] = record.get("players") or []
    return [player["name"] for player in players] or [f"player {seat}" for seat in range(len(record["final_scores"]))]


def ranks_in(record: Record) -> list[int]:
    """The ranks by seat, from 1."""
    ranks: list[int] = record.get("ranks") or list(ranks_of(record["final_scores"]))
    return ranks
