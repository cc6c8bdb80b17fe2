"""Takes a finished game into the store: its row, its players, what they said, and the sums over all games."""
from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from statistics import median

from bot.arena.game import Record
from bot.arena.stats.outcome import Outcome, outcome


def record_game(connection: sqlite3.Connection, set_id: int, number: int, record: Record, played: float) -> bool:
    """Adds game ``number`` of a set, within the caller's transaction; returns whether it was not there yet."""
    game = outcome(record)
    added = connection.execute(
        "INSERT INTO games (set_id, number, match_id, seed, edition, length, faults, played)"
        " SELECT id, ?, match_id, seed, edition, ?, ?, ? FROM sets WHERE id = ? ON CONFLICT DO NOTHING",
        (number, len(record["turns"]), sum(map(len, game.faults)), played, set_id))
    if not added.rowcount:
        return False
    bots = [bot for (bot,) in connection.execute(
        "SELECT bot_id FROM entries WHERE set_id = ? ORDER BY entry", (set_id,))]
    order: list[int] = record["match"]["order"]
    _add_players(connection, added.lastrowid, game, order, bots)
    _add_to_sums(connection, set_id, game, bots)
    return True


def half_wins(ranks: Sequence[int], entry: int, others: Sequence[int]) -> int:
    """Of an entry over others: 2 for each that is behind, 1 for each that is level."""
    return sum(2 * (ranks[entry] < ranks[other]) + (ranks[entry] == ranks[other]) for other in others)


def _add_players(
    connection: sqlite3.Connection, number: int | None, game: Outcome, order: Sequence[int], bots: Sequence[int]
) -> None:
    """``order``: the entry in each seat; ``bots``: of each entry."""
    for seat, entry in enumerate(order):
        faults = Counter(game.faults[entry])
        turns = game.turn_ms[entry]
        connection.execute(
            "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (number, seat, bots[entry], entry, game.ranks[entry], half_wins(game.ranks, entry, _others(order, entry)),
             game.scores[entry], _result(game.ranks, entry), faults.total(), game.first_ms[entry],
             round(median(turns), 3) if turns else None, max(turns, default=None)))
        connection.executemany(
            "INSERT INTO faults VALUES (?, ?, ?, ?, ?)",
            [(number, seat, bots[entry], kind, count) for kind, count in faults.items()])


def _result(ranks: Sequence[int], entry: int) -> str:
    if ranks[entry] > 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "shared"


def _add_to_sums(connection: sqlite3.Connection, set_id: int, game: Outcome, bots: Sequence[int]) -> None:
    entries = range(len(bots))
    for entry in entries:
        others = _others(entries, entry)
        connection.execute(
            "UPDATE entries SET games = games + 1, half_wins = half_wins + ? WHERE set_id = ? AND entry = ?",
            (half_wins(game.ranks, entry, others), set_id, entry))
        connection.executemany(
            "INSERT INTO pairs VALUES (?, ?, 1, ?) ON CONFLICT DO UPDATE SET games = games + 1,"
            " half_wins = half_wins + excluded.half_wins",
            [(bots[entry], bots[other], half_wins(game.ranks, entry, [other]))
             for other in others if bots[other] != bots[entry]])


def _others(entries: Sequence[int], entry: int) -> list[int]:
    return [other for other in entries if other != entry]
