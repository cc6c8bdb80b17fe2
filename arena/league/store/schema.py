"""The tables of a league's store, which ``schema.sql`` describes, and the steps from each version of them to the next.

``half_wins`` count exactly what ratings are fitted to: 2 for each opponent that is behind in a game, 1 for each that is
level. Over a game's ``seats - 1`` opponents they are the points, ``half_wins / 2 / (seats - 1)``.
"""
from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

_SQL = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8")
STEPS = (*[""] * 4, *re.split("^-- version .*", _SQL, flags=re.MULTILINE)[1:])
"""What turns each version into the next; the number of a version is its place here, from 1. Four were not released."""


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a store, which may be empty, to the newest version. Raises :class:`ValueError` if a later kit made it."""
    if _version(connection) == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    with connection:  # commits, or rolls back
        version = _version(connection)
        if version > len(STEPS):
            raise ValueError(f"has version {version}, and this kit knows versions up to {len(STEPS)}; use a newer kit")
        for step in STEPS[version:]:
            for statement in _statements(step):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _statements(step: str) -> Iterator[str]:
    text = ""
    for line in step.splitlines():
        text += f"{line}\n"
        if sqlite3.complete_statement(text):
            yield text
            text = ""
