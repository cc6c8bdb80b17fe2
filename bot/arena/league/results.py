"""The results of many games as arrays: what standings are computed from, read at 3 games a microsecond."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

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


def read_results(database: Database, where: Where) -> list[Results]:
    """The games that are wanted, in the order in which they were saved, by the number of players."""
    text, values = sql(where)
    condition = "" if where == EVERYTHING else f"WHERE {text}"
    found = database.rows(
        f"SELECT g.set_id, g.results, LENGTH(g.results) FROM games g {condition} ORDER BY g.id", values)
    lengths = np.array([length for _, _, length in found])
    results = []
    for length in np.unique(lengths):
        chosen = lengths == length
        sets = np.array([set_id for set_id, _, _ in found], dtype=np.int64)[chosen]
        entries = np.frombuffer(b"".join(compress([data for _, data, _ in found], chosen)), ENTRY)
        results.append(Results(sets, entries.reshape(len(sets), -1)))
    return results
