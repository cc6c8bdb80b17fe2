"""The file of a league: a connection for each thread, consistent reads, and writes that are whole or not done at all.

The file is a SQLite database with a write-ahead log: readers never wait for the writer, and a process that is killed
leaves whole transactions. Each write waits for the disk (``synchronous = FULL``): this takes less time than a game, and
what was once shown must be there after a power failure too.

In a folder that cannot be written, such as one on a read-only disk, SQLite can make no log; the file is then read as
one that does not change.
"""
from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from arena.contract.faults import FaultKind
from arena.contract.saving import DamagedError, SaveError
from arena.league.store.errors import LeagueError
from arena.league.store.schema import migrate

BUSY_SECONDS = 60.0
"""How long a write waits for another thread's or process's write."""
BROKEN = (
    sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_ERROR,
)
"""Errors of the file: the last one is of a table or column that is gone."""
TYPES = {"INTEGER": "'integer'", "REAL": "'real', 'integer'", "TEXT": "'text'"}
"""What SQLite may call a value of each declared type."""
OR_NULL = (", 'null'", "")
"""By whether a value is needed."""
OF_A_GAME = "(SELECT count(*) FROM players o WHERE o.game_id = players.game_id)"
"""How many players a player's game has."""
VALUES = {
    "league.options": "json_valid(options) AND json_type(options) = 'object'",
    "matches.bots": "json_valid(bots) AND json_array_length(bots) > 1",
    "matches.elo0": "(elo0 IS NULL) = (elo1 IS NULL)",
    "boards.filter": "json_valid(filter)",
    "branches.result": "json_valid(result) AND json_type(result, '$.turn') IS 'integer'",
    "players.seat": f"seat BETWEEN 0 AND {OF_A_GAME} - 1",
    "players.rank": f"rank BETWEEN 1 AND {OF_A_GAME}",
    "games.length": "length BETWEEN 0 AND 1000000",
    "changes.turn": "turn BETWEEN 0 AND until",
    "faults.kind": f"kind IN ({', '.join(repr(kind.value) for kind in FaultKind)})",
}
"""What holds for each value of a column in whatever an arena writes."""
ROWS = (
    "SELECT 'matches.bots' FROM matches, json_each(matches.bots) b WHERE b.value NOT IN (SELECT id FROM bots)",
    "SELECT 'entries' FROM entries GROUP BY set_id HAVING count(*) < 2",
    "SELECT 'players' FROM games WHERE id NOT IN (SELECT game_id FROM players)",
    "PRAGMA foreign_key_check",
)
"""Queries that find rows which do not fit together."""


class Database:
    """One file, which may be new. Safe in several processes and threads; each thread gets a connection of its own."""

    def __init__(self, path: Path) -> None:
        """Opens or makes the file and brings it to the newest version. Raises :class:`LeagueError`."""
        self.path = path
        self._is_read_only = not os.access(path.parent, os.W_OK)
        self._own = threading.local()  # a thread's connection goes with it
        try:
            migrate(self._connection)
        except (ValueError, sqlite3.DatabaseError) as error:
            self.close()
            also = f"; {path.parent} cannot be written, so copy it elsewhere" if self._is_read_only else ""
            raise LeagueError(f"{path}: {error}{also}") from None

    @property
    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._own, "connection"):
            self._own.connection = self._connect()
        connection: sqlite3.Connection = self._own.connection
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._address(), BUSY_SECONDS, isolation_level=None, uri=True)
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY"):
            connection.execute(f"PRAGMA {setting}")
        return connection

    def _address(self) -> str:
        """A log beside the file is not passed over: it has what is not in the file yet, or its owner has it open."""
        has_log = self.path.with_name(f"{self.path.name}-wal").exists()
        return self.path.absolute().as_uri() + ("?mode=ro&immutable=1" if self._is_read_only and not has_log else "")

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """All rows of a query. Raises :class:`DamagedError` if the file is damaged, as all other methods do."""
        with self._damage_told():
            return self._connection.execute(query, values).fetchall()

    @contextmanager
    def _damage_told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            if "decode" not in str(error) and getattr(error, "sqlite_errorcode", 0) & 0xFF not in BROKEN:
                raise
            raise DamagedError(f"{self.path} is damaged, or gone: {error}; put back a copy of it") from None

    @contextmanager
    def reading(self) -> Iterator[None]:
        """All reads of this thread inside see the same state of the file."""
        with self._damage_told(), self._transaction("BEGIN"):
            yield

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: afterwards all of it is there, or nothing after an exception. It counts as one write.

        Raises :class:`SaveError` if there is no room, or the folder cannot be written.
        """
        if self._is_read_only:
            raise SaveError(f"{self.path.parent} cannot be written: nothing is changed")
        with self._damage_told():
            try:
                with self._transaction("BEGIN IMMEDIATE") as connection:
                    yield connection
                    connection.execute("UPDATE league SET version = version + 1")
            except sqlite3.OperationalError as error:
                raise SaveError(f"{self.path}: {error}; what was there before is saved") from None

    def write(self, statement: str, values: Sequence[Any] = ()) -> int:
        """Carries out one statement, as :meth:`writing` does; returns how many rows it has changed."""
        with self.writing() as connection:
            return connection.execute(statement, values).rowcount

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        connection = self._connection
        if connection.in_transaction:
            yield connection
            return
        connection.execute(begin)
        with connection:  # commits, or rolls back
            yield connection

    def version(self) -> int:
        """A number that grows with every write of any process; it can be read often (10 microseconds)."""
        return int(self.rows("SELECT version FROM league")[0][0])

    def damage(self) -> str:
        """A sentence on the damage of the file, or a value in it that no arena writes; empty if there is none."""
        try:
            found = next(chain.from_iterable(map(self.rows, self._checks())), None)
        except DamagedError as error:
            return str(error)
        if found is None:
            return ""
        return f"{self.path} is damaged: {found[0]} has a value that no arena writes; put back a copy of it"

    def _checks(self) -> Iterator[str]:
        """Queries that find values which no arena writes: the column of each, or the table."""
        for (table,) in self.rows("SELECT name FROM sqlite_schema WHERE type = 'table'"):
            wrong = [
                f"WHEN typeof({column}) NOT IN ({TYPES[kind]}{OR_NULL[is_needed]}) THEN '{table}.{column}'"
                for _, column, kind, is_needed, *_ in self.rows(f"PRAGMA table_info({table})") if kind in TYPES
            ]
            if wrong:
                yield f"SELECT CASE {' '.join(wrong)} END AS wrong FROM {table} WHERE wrong IS NOT NULL LIMIT 1"
        for place, holds in VALUES.items():
            yield f"SELECT '{place}' FROM {place.partition('.')[0]} WHERE NOT ({holds})"
        yield from ROWS

    def close(self) -> None:
        """Closes the connection of this thread; those of other threads close at their end."""
        if connection := vars(self._own).pop("connection", None):
            connection.close()
