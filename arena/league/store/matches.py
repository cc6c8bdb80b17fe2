"""The matches of a league, and how they stand."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from arena.contract.files import Json
from arena.league.store.database import Database
from arena.league.store.rows import MatchRow
from arena.stats.estimates import elo_of_sets, leading_means, mean_of_sets, why_vague
from arena.stats.sprt import Sprt


class SetSoFar(NamedTuple):
    """A set of a match: its size, its played games, the sum of the first bot's points in them.

    ``void``: why a game of it was given up, so that it will never be whole; empty: none was.
    """

    size: int
    games: int
    points: float
    void: str


COLUMNS = "id, bots, games, elo0, elo1, seed, state, started"


def matches(database: Database, names: Mapping[int, str], number: int | None = None) -> list[MatchRow]:
    """All matches, the newest first, or the one with this number; ``names`` of the bots by id."""
    chosen = "" if number is None else f"WHERE id = {int(number)}"
    with database.reading():
        rows = database.rows(f"SELECT {COLUMNS} FROM matches {chosen} ORDER BY id DESC")
        sets = sets_of_matches(database, number)
        idle = {bot for (bot,) in database.rows("SELECT id FROM bots WHERE state <> 'active'")}
    return [_match(row, sets[row[0]], names, idle) for row in rows]


def _match(row: Sequence[Any], sets: Sequence[SetSoFar], names: Mapping[int, str], idle: set[int]) -> MatchRow:
    """The match of a ``row`` of ``COLUMNS``; ``idle``: the bots that are not active."""
    number, bots, games, elo0, elo1, seed, state, started = row
    ids = json.loads(bots)
    whole = whole_points(sets)
    return MatchRow(
        number, tuple(names[bot] for bot in ids), games, elo0, elo1, seed, state, started,
        sum(row.games for row in sets), mean_of_sets(whole), elo_of_sets(whole), why_vague(whole),
        _test(elo0, elo1, leading_points(sets)), tuple(row.void for row in sets if row.void),
        tuple(names[bot] for bot in sorted(idle.intersection(ids))) if state == "running" else (),
    )


def whole_points(sets: Sequence[SetSoFar]) -> list[float]:
    """The first bot's mean points in each set that is whole."""
    return [row.points / row.size for row in sets if row.games == row.size]


def leading_points(sets: Sequence[SetSoFar]) -> list[float]:
    """The first bot's points in each set, up to the first that is not whole; sets that never will be are left out."""
    return leading_means((row.size, row.games, row.points) for row in sets if not row.void)


def _test(elo0: float | None, elo1: float | None, points: Sequence[float]) -> Json | None:
    """How the sequential test stands; ``None`` if there is none, or for hypotheses that only earlier kits took."""
    try:
        return None if elo0 is None or elo1 is None else Sprt(elo0, elo1).report(points)
    except ValueError:
        return None


def sets_of_matches(database: Database, number: int | None) -> dict[int, list[SetSoFar]]:
    """The sets of each match, in their order."""
    chosen = "IS NOT NULL" if number is None else f"= {int(number)}"
    sets: dict[int, list[SetSoFar]] = defaultdict(list)
    for match, size, games, half_wins, entries, void in database.rows(
        "SELECT s.match_id, s.size, e.games, e.half_wins, (SELECT COUNT(*) FROM entries o WHERE o.set_id = s.id),"
        " COALESCE((SELECT MAX(g.why) FROM given_up g WHERE g.set_id = s.id), '')"
        " FROM sets s JOIN entries e ON e.set_id = s.id AND e.entry = 0"
        f" WHERE s.match_id {chosen} ORDER BY s.id"
    ):
        sets[match].append(SetSoFar(size, games, half_wins / 2 / (entries - 1), void))
    return sets
