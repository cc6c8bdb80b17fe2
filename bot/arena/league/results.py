"""The results of many games as arrays, from which standings are computed; 3 games are read in a microsecond."""
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
"""One entry of a game in the column ``results``; unknown times are NaN."""
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Results:
    """G games of N players each. ``sets``: the number of each game's set; entries are in the order of the set's."""

    sets: Integers  # [G]
    entries: npt.NDArray[np.void]  # [G, N], of ENTRY

    @property
    def seats(self) -> int:
        """The number N of players."""
        return self.entries.shape[1]

    @property
    def half_wins(self) -> Integers:
        """The half wins of each entry [G, N]: 2 for each that is behind it, 1 for each that is level."""
        ranks = self.entries["rank"].astype(np.int64)
        return -1 + sum(np.sign(ranks[:, [other]] - ranks) + 1 for other in range(self.seats))


def packed(
    bots: Sequence[int], ranks: Sequence[int], medians: Sequence[float | None], longest: Sequence[float | None]
) -> bytes:
    """A game in the form of the column ``results``; all arguments are by entry."""
    nan = float("nan")
    return np.array(
        [(bot, rank, nan if median is None else median, nan if most is None else most)
         for bot, rank, median, most in zip(bots, ranks, medians, longest)], ENTRY).tobytes()


class ResultsReader:
    """Reads the results of games that match a filter; keeps those of all games, so that only new ones are read.

    This works because games are added, but never changed. Safe in several threads.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = 0
        self._all: list[Results] = []
        self._lock = Lock()

    def read(self, where: Where) -> list[Results]:
        """The games in the order in which they were saved, separately for each number of players."""
        if where != EVERYTHING:
            return self._select(*sql(where))
        with self._lock:
            last = self._database.rows("SELECT MAX(id) FROM games")[0][0] or 0
            if last < self._last:  # this caller reads an earlier state than another thread did
                return self._select("g.id <= ?", [last])
            self._all = _joined([*self._all, *self._select("g.id > ? AND g.id <= ?", [self._last, last])])
            self._last = last
            return self._all

    def _select(self, condition: str, values: Sequence[Any]) -> list[Results]:
        found = self._database.rows(
            f"SELECT g.set_id, g.results FROM games g WHERE {condition} ORDER BY g.id", values)
        sets = np.array([set_id for set_id, _ in found], dtype=np.int64)
        games = [data for _, data in found]
        lengths = np.array([len(data) for data in games])
        return [
            Results(sets[chosen], np.frombuffer(b"".join(compress(games, chosen)), ENTRY).reshape(chosen.sum(), -1))
            for length in np.unique(lengths)
            for chosen in [lengths == length]
        ]


def _joined(parts: Sequence[Results]) -> list[Results]:
    """Joins the parts into one for each number of players."""
    by_seats: dict[int, list[Results]] = {}
    for part in parts:
        by_seats.setdefault(part.seats, []).append(part)
    return [
        Results(np.concatenate([one.sets for one in same]), np.concatenate([one.entries for one in same]))
        if len(same) > 1 else same[0]
        for _, same in sorted(by_seats.items())
    ]
