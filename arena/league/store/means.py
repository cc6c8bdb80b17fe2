"""Means of the numbers that bots have said of themselves, over many games."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from arena.contract.player_data import OF_MATCH
from arena.league.store.database import Database
from arena.league.store.results import Floats
from arena.league.store.where import EVERYTHING, Where, sql

NEWEST = 500
MATCH = ""
"""In place of a bot's name: what was said of the match."""


class Means(NamedTuple):
    """Means of one name over ``games``: of its last value in each, if that is a number, and of each game's mean.

    A bot with several seats in a game is in the means with each of them.
    """

    games: int
    last: float | None
    mean: float


def means(database: Database, where: Where) -> Mapping[str, Mapping[str, Means]]:
    """The means by the name of the bot, or ``MATCH``, and the name of the number."""
    text, values = sql(where)
    chosen = "" if where == EVERYTHING else f"AND s.game_id IN (SELECT g.id FROM games g WHERE {text})"
    numbers = "AVG(CASE WHEN typeof(s.last_value) <> 'text' THEN s.last_value END), AVG(s.mean_value)"
    with database.reading():
        rows = database.rows(
            f"SELECT b.name, n.name, m.* FROM (SELECT p.bot_id, s.name_id, COUNT(DISTINCT s.game_id), {numbers}"
            " FROM series s JOIN players p ON p.game_id = s.game_id AND p.seat = s.seat"
            f" WHERE s.mean_value IS NOT NULL {chosen} GROUP BY p.bot_id, s.name_id) m"
            " JOIN bots b ON b.id = m.bot_id JOIN names n ON n.id = m.name_id ORDER BY b.id, n.name", values)
        rows += database.rows(
            f"SELECT ?, n.name, m.* FROM (SELECT s.seat, s.name_id, COUNT(*), {numbers} FROM series s"
            f" WHERE s.seat = {OF_MATCH} AND s.mean_value IS NOT NULL {chosen} GROUP BY s.name_id) m"
            " JOIN names n ON n.id = m.name_id ORDER BY n.name", [MATCH, *values])
    by_bot: dict[str, dict[str, Means]] = defaultdict(dict)
    for bot, name, _, _, games, last, mean in rows:
        by_bot[bot][name] = Means(games, last, mean)
    return by_bot


def by_turn(database: Database, name: str, where: Where) -> dict[str, list[float]]:
    """The mean of a number over the newest games of a filter, by the bot that said it, after each turn from 1 on.

    NaN: nobody had said it yet. A game that is over counts no more.
    """
    text, values = sql(where)
    rows = database.rows(
        "SELECT b.name, c.turn, min(c.until, g.length + 1), sum(c.value), count(*) FROM"
        f" (SELECT g.id, g.length FROM games g WHERE {text} ORDER BY g.id DESC LIMIT {NEWEST}) g"
        " JOIN changes c ON c.game_id = g.id JOIN players p ON p.game_id = g.id AND p.seat = c.seat"
        " JOIN bots b ON b.id = p.bot_id WHERE c.name_id = (SELECT id FROM names WHERE name = ?)"
        " AND typeof(c.value) <> 'text' AND c.turn <= g.length GROUP BY 1, 2, 3 ORDER BY b.id", [*values, name])
    turns = max((end for _, _, end, _, _ in rows), default=1)
    sums: dict[str, Floats] = defaultdict(lambda: np.zeros((2, turns + 1)))
    for bot, begin, end, total, count in rows:
        sums[bot][:, begin] += total, count
        sums[bot][:, end] -= total, count
    with np.errstate(invalid="ignore"):
        return {bot: np.divide(*changes.cumsum(1).round(9))[1:turns].tolist() for bot, changes in sums.items()}
