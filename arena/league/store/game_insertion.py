"""Adds a finished game to the store: its row, its players, and what they have said."""
from __future__ import annotations

import sqlite3
from collections import Counter
from itertools import groupby
from operator import itemgetter
from statistics import fmean, median

from arena.contract.faults import FaultKind
from arena.contract.player_data import OF_MATCH, data_of, numbers
from arena.contract.ranks import half_wins_of, result_of
from arena.contract.record import Replay
from arena.match.outcome import answer_times, forgiven

END = 1 << 31
"""A turn number after the last turn of any game."""


def insert_game(connection: sqlite3.Connection, set_id: int, number: int, record: Replay, played: float) -> bool:
    """Adds game ``number`` of a set, within the caller's transaction; returns whether it was not there yet."""
    bots = [bot for (bot,) in connection.execute(
        "SELECT bot_id FROM entries WHERE set_id = ? ORDER BY entry", (set_id,))]
    order, half_wins = record.header.order, half_wins_of(record.ranks)
    faults = [Counter(FaultKind.of(fault).value for fault in record.faults_of(seat)) for seat in range(len(order))]
    added = connection.execute(
        "INSERT INTO games (set_id, number, match_id, seed, edition, length, faults, played)"
        " SELECT id, ?, match_id, seed, edition, ?, ?, ? FROM sets WHERE id = ? ON CONFLICT DO NOTHING",
        (number, max(record.turn_numbers(), default=0), sum(kinds.total() for kinds in faults), played, set_id))
    if not added.rowcount:
        return False
    for seat, entry in enumerate(order):
        key = added.lastrowid, seat, bots[entry]
        first, later = answer_times(record, seat)
        connection.execute(
            "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*key, entry, record.ranks[seat], half_wins[seat], record.final_scores[seat],
             result_of(record.ranks, seat), faults[seat].total(), first,
             round(median(later), 3) if later else None, max(later, default=None)))
        connection.executemany(
            "INSERT INTO faults VALUES (?, ?, ?, ?, ?)", [(*key, *kind) for kind in faults[seat].items()])
        if count := forgiven(record, seat):
            connection.execute("INSERT INTO forgiven VALUES (?, ?, ?, ?)", (*key, count))
    _insert_statements(connection, added.lastrowid, record)
    return True


def _insert_statements(connection: sqlite3.Connection, number: int | None, record: Replay) -> None:
    said = {seat: data_of(record, seat) for seat in range(len(record.players))}
    for seat, series in [*((seat, data.player) for seat, data in said.items()), (OF_MATCH, said[0].match)]:
        for name, values in series.items():
            key = _name(connection, name), number, seat
            told = list(numbers(values))
            reduced = (min(told), max(told), fmean(told)) if told else (None, None, None)
            changes = [next(same) for _, same in groupby(values.items(), itemgetter(1))]
            untils = [*(turn for turn, _ in changes[1:]), END]
            connection.execute("INSERT INTO series VALUES (?, ?, ?, ?, ?, ?, ?)", (*key, changes[-1][1], *reduced))
            connection.executemany(
                "INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?)",
                [(key[0], turn, *key[1:], until, value) for (turn, value), until in zip(changes, untils)])


def _name(connection: sqlite3.Connection, name: str) -> int:
    """The number of a name, which may be new."""
    connection.execute("INSERT INTO names (name) VALUES (?) ON CONFLICT DO NOTHING", (name,))
    return int(connection.execute("SELECT id FROM names WHERE name = ?", (name,)).fetchone()[0])
