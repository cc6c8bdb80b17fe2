"""The results of many games as arrays, from which standings are computed."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Lock

import numpy as np
import numpy.typing as npt

from arena.contract.measure import Measure
from arena.league.store.database import Database
from arena.league.store.game_filters import EVERYTHING, Where, sql
from arena.league.store.rows import RESULTS

TIMES = ("first_ms", "median_ms", "longest_ms")
ENTRY = np.dtype([("bot", "<u4"), ("rank", "u1"), *((name, "<f4") for name in TIMES), ("score", "<f8")])
"""One entry of a game; unknown times are NaN."""
Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class GameResults:
    """G games of N players each. ``games``, ``sets``: their numbers and those of their sets.

    Entries are in the order of the set's.
    """

    games: Integers  # [G]
    sets: Integers  # [G]
    entries: npt.NDArray[np.void]  # [G, N], of ENTRY

    @property
    def seats(self) -> int:
        return self.entries.shape[1]

    @cached_property
    def half_wins(self) -> Integers:
        """The half wins of each entry [G, N]: 2 for each that is behind it, 1 for each that is level."""
        ranks = self.entries["rank"].astype(np.int64)
        return -1 + sum(np.sign(ranks[:, [other]] - ranks) + 1 for other in range(self.seats))

    def points(self, measure: Measure | None) -> Floats:
        """For each entry [G, N] the wins over the others, or the gains if there is a ``measure`` of them."""
        if measure is None:
            return self.half_wins / 2.0
        scores = self.entries["score"].tolist()
        return np.array([[sum(measure.gain(score, other) for other in game) for score in game] for game in scores])

    @cached_property
    def results(self) -> Integers:
        """For each entry [G, N] the place of its result in :data:`~.rows.RESULTS`."""
        ranks = self.entries["rank"].astype(np.int64)
        is_shared = (ranks == 1).sum(axis=1, keepdims=True) > 1
        return np.where(ranks > 1, RESULTS.index("lost"), is_shared)

    def chosen(self, mask: npt.NDArray[np.bool_]) -> GameResults:
        return GameResults(self.games[mask], self.sets[mask], self.entries[mask])


class ResultsReader:
    """Reads the results of games that match a filter; keeps those of all games, so that only new ones are read.

    This works because games are added, but never changed. Safe in several threads.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = 0
        self._all: list[GameResults] = []
        self._lock = Lock()

    def read(self, where: Where) -> list[GameResults]:
        """The games in the order in which they were saved, separately for each number of players."""
        last = self._database.rows("SELECT MAX(id) FROM games")[0][0] or 0
        with self._lock:
            if last > self._last:
                self._all = _joined([*self._all, *self._read_new(last)])
                self._last = last
            everything = self._all
        if where == EVERYTHING:
            # another thread may have read games that came after the moment that the caller sees
            parts = [part.chosen(part.games <= last) for part in everything]
        else:
            condition, values = sql(where)
            rows = self._database.rows(f"SELECT g.id FROM games g WHERE {condition}", values)
            wanted = np.array([game for (game,) in rows], dtype=np.int64)
            parts = [part.chosen(np.isin(part.games, wanted)) for part in everything]
        return [part for part in parts if len(part.games)]

    def _read_new(self, last: int) -> list[GameResults]:
        """The games that came after those that are kept, until the last one."""
        rows = self._database.rows(
            f"SELECT p.game_id, g.set_id, p.bot_id, p.rank, {', '.join(TIMES)}, p.score FROM players p"
            " JOIN games g ON g.id = p.game_id WHERE p.game_id > ? AND p.game_id <= ? ORDER BY p.game_id, p.entry",
            (self._last, last))
        games, sets = np.array([row[:2] for row in rows], dtype=np.int64).T
        entries = np.array([row[2:] for row in rows], ENTRY)
        firsts, seats = np.unique(games, return_index=True, return_counts=True)[1:]
        return [
            GameResults(games[places[:, 0]], sets[places[:, 0]], entries[places])
            for size in np.unique(seats)
            for places in [firsts[seats == size, None] + np.arange(size)]
        ]


def _joined(parts: Sequence[GameResults]) -> list[GameResults]:
    by_seats: dict[int, list[GameResults]] = {}
    for part in parts:
        by_seats.setdefault(part.seats, []).append(part)
    return [
        GameResults(*(np.concatenate([getattr(part, name) for part in same]) for name in ("games", "sets", "entries")))
        if len(same) > 1 else same[0]
        for _, same in sorted(by_seats.items())
    ]
