"""The list of games: filtered, sorted, in pages."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from arena.league.store.database import Database
from arena.league.store.rows import GameRow, PlayerRow
from arena.league.store.where import Where, sql

ORDERS = {
    "newest": "g.id DESC", "oldest": "g.id", "longest": "g.length DESC, g.id DESC", "shortest": "g.length, g.id DESC",
    "seed": "g.seed, g.id",
}
"""How the list can be sorted."""


def games(database: Database, where: Where, order: str, limit: int, offset: int) -> list[GameRow]:
    """A page of the games that match the filter. Raises :class:`ValueError` for an unknown order."""
    if order not in ORDERS:
        raise ValueError(f"order {order!r}: wants {', '.join(ORDERS)}")
    text, values = sql(where)
    with database.reading():
        rows = database.rows(
            "SELECT g.id, g.match_id, g.set_id, g.seed, g.edition, g.length, g.played FROM games g"
            f" WHERE {text} ORDER BY {ORDERS[order]} LIMIT ? OFFSET ?", [*values, limit, offset])
        players = _players(database, [row[0] for row in rows])
    return [
        GameRow(number, match, set_id, seed, edition, length, played, players[number])
        for number, match, set_id, seed, edition, length, played in rows
    ]


def count_games(database: Database, where: Where) -> int:
    """How many games match the filter."""
    text, values = sql(where)
    number: int = database.rows(f"SELECT COUNT(*) FROM games g WHERE {text}", values)[0][0]
    return number


def _players(database: Database, ids: Sequence[int]) -> dict[int, tuple[PlayerRow, ...]]:
    """The players of these games, by seat."""
    chosen = ", ".join(map(str, ids))
    faults: dict[tuple[int, int], dict[str, int]] = defaultdict(dict)
    for game, seat, kind, count in database.rows(
        f"SELECT game_id, seat, kind, count FROM faults WHERE game_id IN ({chosen})"
    ):
        faults[game, seat][kind] = count
    rows: dict[int, list[tuple[Any, ...]]] = defaultdict(list)
    for game, *row in database.rows(
        "SELECT p.game_id, p.seat, b.name, p.rank, p.half_wins, p.score, p.result, p.first_ms, p.median_ms,"
        " p.longest_ms FROM players p JOIN bots b ON b.id = p.bot_id"
        f" WHERE p.game_id IN ({chosen}) ORDER BY p.game_id, p.seat"
    ):
        rows[game].append(tuple(row))
    return {
        game: tuple(
            PlayerRow(
                seat, bot, rank, half_wins / 2 / max(1, len(seats) - 1), score, result, faults[game, seat], *times)
            for seat, bot, rank, half_wins, score, result, *times in seats
        )
        for game, seats in rows.items()
    }
