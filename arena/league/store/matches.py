"""The matches of a league, and how they stand."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from arena.contract.files import Json
from arena.league.store.database import Database
from arena.league.store.league_settings import read_settings
from arena.league.store.rows import MatchRow
from arena.stats.estimates import leading_means, why_vague
from arena.stats.yardstick import Yardstick


class SetSoFar(NamedTuple):
    """A set of a match: its size, its played games, the sum of the first bot's points, or gains, in them.

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
        yardstick = read_settings(database).yardstick
        idle = {bot for (bot,) in database.rows("SELECT id FROM bots WHERE state <> 'active'")}
    return [_match(row, sets[row[0]], names, idle, yardstick) for row in rows]


def _match(
    row: Sequence[Any], sets: Sequence[SetSoFar], names: Mapping[int, str], idle: set[int], yardstick: Yardstick
) -> MatchRow:
    """The match of a ``row`` of ``COLUMNS``; ``idle``: the bots that are not active."""
    number, bots, games, elo0, elo1, seed, state, started = row
    ids = json.loads(bots)
    whole = whole_points(sets)
    return MatchRow(
        number, tuple(names[bot] for bot in ids), games, elo0, elo1, seed, state, started,
        sum(row.games for row in sets), yardstick.mean(whole), yardstick, yardstick.difference(whole),
        why_vague(whole), _test(yardstick, elo0, elo1, leading_points(sets)),
        tuple(row.void for row in sets if row.void),
        tuple(names[bot] for bot in sorted(idle.intersection(ids))) if state == "running" else (),
    )


def whole_points(sets: Sequence[SetSoFar]) -> list[float]:
    """The first bot's mean in each set that is whole."""
    return [row.points / row.size for row in sets if row.games == row.size]


def leading_points(sets: Sequence[SetSoFar]) -> list[float]:
    """The first bot's points in each set, up to the first that is not whole; sets that never will be are left out."""
    return leading_means((row.size, row.games, row.points) for row in sets if not row.void)


def _test(yardstick: Yardstick, elo0: float | None, elo1: float | None, points: Sequence[float]) -> Json | None:
    """How the sequential test stands; ``None`` if there is none, or for hypotheses that only earlier kits took."""
    try:
        return None if elo0 is None or elo1 is None else yardstick.test(elo0, elo1).report(points)
    except ValueError:
        return None


def sets_of_matches(database: Database, match: int | None) -> dict[int, list[SetSoFar]]:
    """The sets of each match, in their order."""
    gains = _gains(database, match)
    sets: dict[int, list[SetSoFar]] = defaultdict(list)
    for of, set_id, size, games, half_wins, entries, void in database.rows(
        "SELECT s.match_id, s.id, s.size, e.games, e.half_wins, (SELECT COUNT(*) FROM entries o WHERE o.set_id = s.id),"
        " COALESCE((SELECT MAX(g.why) FROM given_up g WHERE g.set_id = s.id), '')"
        " FROM sets s JOIN entries e ON e.set_id = s.id AND e.entry = 0"
        f" WHERE s.match_id {_of(match)} ORDER BY s.id"
    ):
        points = half_wins / 2 / (entries - 1) if gains is None else sum(gains[set_id])
        sets[of].append(SetSoFar(size, games, points, void))
    return sets


def _gains(database: Database, match: int | None) -> dict[int, list[float]] | None:
    """By set, the gain of the first bot over the others in each of its games; ``None``: points are compared."""
    measure = read_settings(database).gains
    if measure is None:
        return None
    scores: dict[tuple[int, int], list[float]] = defaultdict(list)
    for set_id, game, score in database.rows(
        "SELECT g.set_id, g.id, p.score FROM games g JOIN players p ON p.game_id = g.id"
        f" WHERE g.match_id {_of(match)} ORDER BY p.entry"
    ):
        scores[set_id, game].append(score)
    gains: dict[int, list[float]] = defaultdict(list)
    for (set_id, _), (first, *others) in scores.items():
        gains[set_id].append(fmean(measure.gain(first, other) for other in others))
    return gains


def _of(match: int | None) -> str:
    return "IS NOT NULL" if match is None else f"= {int(match)}"
