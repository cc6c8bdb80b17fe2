"""Filters that are kept as leaderboards of their own."""
from __future__ import annotations

import json

from arena.league.store.database import Database
from arena.league.store.where import Where


def boards_of(database: Database) -> dict[str, Where]:
    """The filters that are kept as leaderboards, by name."""
    rows = database.rows("SELECT name, filter FROM boards ORDER BY name")
    return {name: Where.of_json(json.loads(text)) for name, text in rows}
