"""The branches of a league's games: what came of playing on from a turn, and the replays of that."""
from __future__ import annotations

import json
import os
import uuid
from itertools import islice
from pathlib import Path

from arena.contract.files import Json
from arena.contract.record import Replay, read_replays
from arena.league.store.database import Database
from arena.league.store.errors import NoSuchError

FOLDER = "branches"


class Branches:
    """The branches of the games of a league that were played to their end."""

    def __init__(self, league: Path, database: Database) -> None:
        self._league = league
        self._database = database

    def new_file(self, game: int) -> Path:
        """The replay file of a new branch of a game, which is not there yet."""
        return self._league / FOLDER / f"{game}-{uuid.uuid4().hex}.jsonl.gz"

    def keep(self, file: Path, game: int, result: Json) -> None:
        """Keeps what came of a branch of a game (by its number), and where its replay file is."""
        place = os.path.relpath(file.absolute(), self._league)
        self._database.write("INSERT INTO branches (game_id, file, result) VALUES (?, ?, ?)",
                           (game, place, json.dumps(result)))

    def of_game(self, game: int) -> list[Json]:
        """What came of the branches of a game, each with its ``number``, the newest first."""
        rows = self._database.rows("SELECT id, result FROM branches WHERE game_id = ? ORDER BY id DESC", (game,))
        return [json.loads(result) | {"number": number} for number, result in rows]

    def replay(self, number: int, place: int) -> tuple[int, Replay]:
        """The number of the game that a branch is of, and one of its own games, from 0.

        Raises :class:`NoSuchError` if there is none, or :class:`arena.contract.files.ReplayError`.
        """
        for game, file in self._database.rows("SELECT game_id, file FROM branches WHERE id = ?", (number,)):
            if replay := next(islice(read_replays(self._league / file), place, None), None):
                return game, replay
        raise NoSuchError(f"there is no game {place + 1} of branch {number}")
