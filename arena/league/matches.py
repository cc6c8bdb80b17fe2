"""The matches of a league, and how they stand."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence

from arena.files import Json
from arena.league.database import Database
from arena.league.rows import MatchRow
from arena.stats.estimates import elo_of_sets, leading_means, mean_of_sets
from arena.stats.sprt import Sprt

COLUMNS = "id, bots, games, elo0, elo1, seed, state, started"


def matches(database: Database, names: Mapping[int, str], number: int | None = None) -> list[MatchRow]:
    """All matches, the newest first, or the one with this number; ``names`` of the bots by id."""
    chosen = "" if number is None else f"WHERE id = {int(number)}"
    with database.reading():
        rows = database.rows(f"SELECT {COLUMNS} FROM matches {chosen} ORDER BY id DESC")
        sets = _sets(database, number)
    return [
        _match(match, [names[bot] for bot in json.loads(bots)], games, elo0, elo1, seed, state, started, sets[match])
        for match, bots, games, elo0, elo1, seed, state, started in rows
    ]


def _match(
    match: int, bots: Sequence[str], games: int, elo0: float | None, elo1: float | None, seed: int, state: str,
    started: float, sets: Sequence[tuple[int, int, float]],
) -> MatchRow:
    whole = [points / size for size, played, points in sets if played == size]
    leading = leading_means(sets)
    return MatchRow(
        match, tuple(bots), games, elo0, elo1, seed, state, started, sum(played for _, played, _ in sets),
        mean_of_sets(whole), elo_of_sets(whole) if len(bots) == 2 else None,
        _test(elo0, elo1, leading),
    )


def _test(elo0: float | None, elo1: float | None, points: Sequence[float]) -> Json | None:
    """How the sequential test stands; ``None`` if there is none, or for hypotheses that only earlier kits took."""
    try:
        return None if elo0 is None or elo1 is None else Sprt(elo0, elo1).report(points)
    except ValueError:
        return None


def _sets(database: Database, number: int | None) -> dict[int, list[tuple[int, int, float]]]:
    """For each match and each of its sets: the set's size, its played games, and the sum of the first bot's points."""
    chosen = "IS NOT NULL" if number is None else f"= {int(number)}"
    sets: dict[int, list[tuple[int, int, float]]] = defaultdict(list)
    for match, size, games, half_wins, entries in database.rows(
        "SELECT s.match_id, s.size, e.games, e.half_wins, (SELECT COUNT(*) FROM entries o WHERE o.set_id = s.id)"
        " FROM sets s JOIN entries e ON e.set_id = s.id AND e.entry = 0"
        f" WHERE s.match_id {chosen} ORDER BY s.id"
    ):
        sets[match].append((size, games, half_wins / 2 / (entries - 1)))
    return sets
