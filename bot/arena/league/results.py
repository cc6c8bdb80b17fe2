"""The results of many games as arrays: what standings are computed from, read at 3 games a microsecond."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from bot.arena.league.database import Database
from bot.arena.league.where import EVERYTHING, Where, sql

ENTRY = np.dtype([("bot", "<u4"), ("rank", "u1"), ("median_ms", "<f4"), ("longest_ms", "<f4")])
"""One entry of a game in the column ``results``; times that are not known are not numbers."""
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Results:
    """G games of N players each. ``sets``: the number of each game's set; entries in the order of the set's."""

    sets: Integers  # [G]
    entries: npt.NDArray[np.void]  # [G, N], of ENTRY

    @property
    def seats(self) -> int:
        """N."""
        return self.entries.shape[1]

    @property
    def half_wins(self) -> Integers:
        """Of each entry [G, N]: 2 for each that is behind it, 1 for each that is level."""
        ranks = self.entries["rank"].astype(np.int64)
        return -1 + sum(np.sign(ranks[:, [other]] - ranks) + 1 for other in range(self.seats))


def packed(
    bots: Sequence[int], ranks: Sequence[int], medians: Sequence[float | None], longest: Sequence[float | None]
) -> bytes:
    """A game for the column ``results``; each by entry."""
    nan = float("nan")
    return np.array(
        [(bot, rank, nan if median is None else median, nan if most is None else most)
         for bot, rank, median, most in zip(bots, ranks, medians, longest)], ENTRY).tobytes()


class ResultsReader:
    """Reads the results of the games that are wanted; those of all games are kept, so that only new ones are read.

    Games are added, and never changed. Safe in several threads.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = 0
        self._all: list[Results] = []
        self._lock = Lock()

    def read(self, where: Where) -> list[Results]:
        """The games in the order in which they were saved, by the number of players."""
        if where != EVERYTHING:
            text, values = sql(where)
            return self._select(text, values)[0]
        with self._lock:
            new, last = self._select("g.id > ?", [self._last])
            self._all, self._last = _joined([*self._all, *new]), last or self._last
            return self._all

    def _select(self, condition: str, values: Sequence[Any]) -> tuple[list[Results], int]:
        """Games, and the number of the last of them; 0: there are none."""
        found = self._database.rows(
            f"SELECT g.set_id, g.results, LENGTH(g.results), g.id FROM games g WHERE {condition} ORDER BY g.id", values)
        lengths = np.array([length for _, _, length, _ in found])
        results = []
        for length in np.unique(lengths):
            chosen = lengths == length
            sets = np.array([set_id for set_id, *_ in found], dtype=np.int64)[chosen]
            entries = np.frombuffer(b"".join(compress([data for _, data, *_ in found], chosen)), ENTRY)
            results.append(Results(sets, entries.reshape(len(sets), -1)))
        return results, found[-1][-1] if found else 0


def _joined(parts: Sequence[Results]) -> list[Results]:
    """One for each number of players."""
    by_seats: dict[int, list[Results]] = {}
    for part in parts:
        by_seats.setdefault(part.seats, []).append(part)
    return [
        Results(np.concatenate([one.sets for one in same]), np.concatenate([one.entries for one in same]))
        if len(same) > 1 else same[0]
        for _, same in sorted(by_seats.items())
    ]
