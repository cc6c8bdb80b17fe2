"""Standings and the cross table: what all games, or those of a filter, say of the bots."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

import numpy as np

from bot.arena.league.database import Database
from bot.arena.league.rows import Bot, Cell, Standing
from bot.arena.league.where import EVERYTHING, Where, sql
from bot.arena.stats.bradley_terry import Sets, fit, history

HISTORY_POINTS = 40
"""Of the line of a bot's rating."""
Times = tuple[float | None, float | None]


def standings(database: Database, bots: Sequence[Bot], anchor: str | None, where: Where) -> list[Standing]:
    """A row for each bot, the best rating first. With a filter, of those that have games in it."""
    with database.reading():
        blocks = _blocks(database, where, {bot.id: number for number, bot in enumerate(bots)})
        times = _times(database, where, bots)
        faults = _faults(database, where)
    place = next((number for number, bot in enumerate(bots) if bot.name == anchor), None)
    ratings = fit(blocks, len(bots), place)
    games, points = _games_and_points(blocks, len(bots))
    lines = history(blocks, len(bots), HISTORY_POINTS, place)
    rows = [
        Standing(
            bot, float(ratings.rating[number]), float(ratings.low[number]), float(ratings.high[number]),
            int(games[number]), float(points[number] / games[number]) if games[number] else None,
            faults.get(bot.id, {}), *times.get(bot.id, (None, None)), lines[number],
        )
        for number, bot in enumerate(bots)
    ]
    rows.sort(key=lambda row: (-row.rating, row.bot.id))
    return rows if where == EVERYTHING else [row for row in rows if row.games]


def cross_table(database: Database, bots: Sequence[Bot], where: Where) -> dict[tuple[str, str], Cell]:
    """How each bot did against each other that it has met, by their names."""
    names = {bot.id: bot.name for bot in bots}
    if where == EVERYTHING:
        found = database.rows("SELECT bot_id, opponent_id, games, half_wins FROM pairs")
    else:
        text, values = sql(where)
        found = database.rows(
            "SELECT p.bot_id, o.bot_id, COUNT(*), SUM(2 * (p.rank < o.rank) + (p.rank = o.rank))"
            " FROM games g JOIN players p ON p.game_id = g.id JOIN players o ON o.game_id = g.id"
            f" WHERE p.bot_id <> o.bot_id AND {text} GROUP BY p.bot_id, o.bot_id", values)
    return {(names[one], names[other]): Cell(games, wins / 2 / games) for one, other, games, wins in found}


def _blocks(database: Database, where: Where, numbers: Mapping[int, int]) -> list[Sets]:
    """The sets in the order of their numbers, by the number of their players."""
    if where == EVERYTHING:
        found = database.rows("SELECT set_id, bot_id, games, half_wins FROM entries WHERE games ORDER BY set_id, entry")
    else:
        text, values = sql(where)
        found = database.rows(
            "SELECT g.set_id, p.bot_id, COUNT(*), SUM(p.half_wins) FROM games g JOIN players p ON p.game_id = g.id"
            f" WHERE {text} GROUP BY g.set_id, p.entry ORDER BY g.set_id, p.entry", values)
    if not found:
        return []
    table = np.array(found, dtype=np.int64)  # [E, 4]
    bots = np.zeros(max(numbers) + 1, dtype=np.int64)
    bots[list(numbers)] = list(numbers.values())
    starts = np.flatnonzero(np.diff(table[:, 0], prepend=-1))
    sizes = np.diff(starts, append=len(table))
    blocks = []
    for size in np.unique(sizes):
        rows = starts[sizes == size][:, None] + np.arange(size)  # [S, N]
        blocks.append(Sets(table[rows[:, 0], 0], bots[table[rows, 1]], table[rows[:, 0], 2], table[rows, 3]))
    return blocks


def _games_and_points(blocks: Sequence[Sets], bots: int) -> tuple[np.ndarray, np.ndarray]:
    """How often each bot has played [B], and the sum of its points [B]."""
    games, points = np.zeros(bots), np.zeros(bots)
    for block in blocks:
        for entry in range(block.seats):
            players = block.players[:, entry]
            games += np.bincount(players, block.games, bots)
            points += np.bincount(players, block.half_wins[:, entry] / 2.0 / max(1, block.seats - 1), bots)
    return games, points


def _times(database: Database, where: Where, bots: Sequence[Bot]) -> dict[int, Times]:
    """The median of each bot's median times, and its longest one."""
    if where == EVERYTHING:
        return {bot.id: (_median(database, bot.id), _longest(database, bot.id)) for bot in bots}
    text, values = sql(where)
    found = database.rows(
        "SELECT p.bot_id, p.median_ms, p.longest_ms FROM games g JOIN players p ON p.game_id = g.id"
        f" WHERE p.median_ms IS NOT NULL AND {text}", values)
    table = np.array(found).reshape(-1, 3)
    chosen = ((bot.id, table[table[:, 0] == bot.id]) for bot in bots)
    return {bot: (_middle(rows[:, 1]), float(rows[:, 2].max())) for bot, rows in chosen if len(rows)}


def _middle(values: np.ndarray) -> float:
    return float(np.sort(values)[len(values) // 2])


def _median(database: Database, bot: int) -> float | None:
    known = "FROM players WHERE bot_id = ? AND median_ms IS NOT NULL"
    found = database.rows(
        f"SELECT median_ms {known} ORDER BY median_ms LIMIT 1 OFFSET (SELECT COUNT(*) / 2 {known})", (bot, bot))
    return found[0][0] if found else None


def _longest(database: Database, bot: int) -> float | None:
    longest: float | None = database.rows("SELECT MAX(longest_ms) FROM players WHERE bot_id = ?", (bot,))[0][0]
    return longest


def _faults(database: Database, where: Where) -> dict[int, dict[str, int]]:
    """Counts of each bot's faults by kind."""
    text, values = sql(where)
    chosen = "" if where == EVERYTHING else f"JOIN games g ON g.id = f.game_id WHERE {text}"
    found = database.rows(f"SELECT bot_id, kind, SUM(count) FROM faults f {chosen} GROUP BY bot_id, kind", values)
    counts: dict[int, dict[str, int]] = defaultdict(dict)
    for bot, kind, count in found:
        counts[bot][kind] = count
    return counts
