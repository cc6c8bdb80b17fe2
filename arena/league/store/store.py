"""The store of a league: everything that its page and its command line show and change."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import time
from typing import NamedTuple

from msgspec.structs import replace

from arena.contract.record import Replay
from arena.league.store.database import Database
from arena.league.store.games import count_games, games
from arena.league.store.matches import matches
from arena.league.store.replays import Replays
from arena.league.store.results import ResultsReader
from arena.league.store.roster import LeagueError, NoSuchError
from arena.league.store.rows import Cell, GameRow, MatchRow, Opponent, Standing
from arena.league.store.said import Means, means
from arena.league.store.seats import seats_change_nothing
from arena.league.store.standings import course_of, cross_table, opponents_of, standings
from arena.league.store.versioned import VersionedRoster
from arena.league.store.where import EVERYTHING, Where
from arena.match.match import seat_orders
from arena.stats.ratings import RatingPoint
from arena.stats.sprt import Sprt

PAGE = 50
"""The default number of games on a page."""


class Tables(NamedTuple):
    """What the games of a filter say: the standings, how each bot did against each other, and how many games it is."""

    standings: list[Standing]
    cross_table: dict[tuple[str, str], Cell]
    games: int


class Store(VersionedRoster):
    """A league in a folder. Safe in several threads and processes; see :mod:`arena.league.store.database`.

    Methods raise :class:`LeagueError` for unknown bots, :class:`NoSuchError` for unknown games and matches.
    """

    def __init__(self, folder: Path, database: Database) -> None:
        """See :meth:`open` and :meth:`create`."""
        super().__init__(folder, database)
        self.replays = Replays(folder)
        self._results = ResultsReader(database)
        self._tables: tuple[int, dict[Where, Tables]] = (-1, {})
        """The tables by filter, with the version of the store to which they belong."""

    # --- what the games say

    def tables(self, where: Where = EVERYTHING) -> Tables:
        """All of this together, because reading the results takes longest; kept until the next write."""
        version = self.version()
        if self._tables[0] != version:
            self._tables = version, {}
        known = self._tables[1]
        if where not in known:
            with self._database.reading():
                results, bots = self._results.read(where), self.bots()
                rows = standings(self._database, results, bots, self.settings().anchor, where)
                known[where] = Tables(rows, cross_table(results, bots), sum(len(some.games) for some in results))
        return known[where]

    def course(self, name: str) -> list[RatingPoint]:
        """The rating of a bot as it developed over its games, with its intervals; empty without games."""
        with self._database.reading():
            results, bots = self._results.read(EVERYTHING), self.bots()
        return course_of(results, bots, self.bot(name).id, self.settings().anchor)

    def opponents(self, name: str) -> list[Opponent]:
        """How a bot did against each other bot that it has met."""
        with self._database.reading():
            results, bots = self._results.read(EVERYTHING), self.bots()
        return opponents_of(results, bots, self.bot(name).id)

    def games(
        self, where: Where = EVERYTHING, order: str = "newest", limit: int = PAGE, offset: int = 0
    ) -> list[GameRow]:
        """Some of the games that match a filter; ``order``: see :data:`arena.league.store.games.ORDERS`."""
        return games(self._database, where, order, limit, offset)

    def count_games(self, where: Where = EVERYTHING) -> int:
        """How many games match a filter."""
        return count_games(self._database, where)

    def game(self, number: int) -> GameRow:
        """The game with this number."""
        rows = games(self._database, Where(game=number), "newest", 1, 0)
        if not rows:
            raise NoSuchError(f"there is no game {number}")
        return rows[0]

    def replay(self, number: int) -> Replay:
        """The replay of a game. Raises :class:`arena.contract.files.ReplayError` if its file is gone."""
        return self.replays.read(*self._place(number))

    def named_replay(self, row: GameRow) -> Replay:
        """The replay of a game, with the names that its bots have today."""
        record = self.replay(row.id)
        seats = [replace(seat, name=player.bot) for player, seat in zip(row.players, record.players)]
        return replace(record, players=seats)

    def replay_path(self, number: int) -> Path:
        """The file of a game: a replay like those of ``play``."""
        return self.replays.path(*self._place(number))

    def _place(self, number: int) -> tuple[int, int]:
        places = self._database.rows("SELECT set_id, number FROM games WHERE id = ?", (number,))
        if not places:
            raise NoSuchError(f"there is no game {number}")
        return places[0][0], places[0][1]

    def said_names(self) -> list[str]:
        """The names of the numbers and texts that bots have reported."""
        return [name for (name,) in self._database.rows("SELECT name FROM names ORDER BY name")]

    def said_means(self, where: Where = EVERYTHING) -> Mapping[str, Mapping[str, Means]]:
        """Means of the numbers that bots have reported; see :func:`arena.league.store.said.means`."""
        return means(self._database, where)

    # --- matches

    def matches(self) -> list[MatchRow]:
        """All matches, the newest first."""
        return matches(self._database, self._names())

    def match(self, number: int) -> MatchRow:
        """The match with this number."""
        rows = matches(self._database, self._names(), number)
        if not rows:
            raise NoSuchError(f"there is no match {number}")
        return rows[0]

    def seats_change_nothing(self, bots: Sequence[int]) -> bool:
        """Whether these bots (ids by entry) play the same game in all seats; see :mod:`arena.league.store.seats`."""
        return seats_change_nothing(self._database, self.replays, bots)

    def start_match(
        self, bots: Sequence[str], games: int, elo0: float | None = None, elo1: float | None = None,
        seed: int | None = None,
    ) -> int:
        """Requests a match of at most ``games`` games, rounded up to whole sets; returns its number.

        ``bots``: a name for each seat, or fewer: then the last one has the other seats too. ``elo0``, ``elo1``: the
        match ends when a sequential test between these strengths of the first bot is decided. ``seed``: that of its
        first set; ``None``: one that the league has not had. The runner plays it before anything else. Raises
        :class:`LeagueError`.
        """
        settings = self.settings()
        if (elo0 is None) != (elo1 is None):
            raise LeagueError("a sequential test wants two strengths, Elo 0 and Elo 1")
        if not 2 <= len(bots) <= settings.seats or games < 1:
            most = f" to {settings.seats}" if settings.seats > 2 else ""
            raise LeagueError(f"a match is of 2{most} bots and of at least one game")
        ids = [self.bot(name).id for name in bots]
        ids += ids[-1:] * (settings.seats - len(ids))
        size = len(seat_orders(ids))
        try:
            if elo0 is not None and elo1 is not None:
                Sprt(elo0, elo1)
        except ValueError as error:
            raise LeagueError(str(error)) from None
        first = self.new_seed() if seed is None else seed
        with self._database.writing() as connection:
            number = connection.execute(
                "INSERT INTO matches (bots, games, elo0, elo1, seed, state, started)"
                " VALUES (?, ?, ?, ?, ?, 'running', ?)",
                (json.dumps(ids), -(-games // size) * size, elo0, elo1, first, time())).lastrowid
        return number or 0

    def new_seed(self) -> int:
        """A seed that no set has had."""
        last: int | None = self._database.rows("SELECT MAX(seed) FROM sets")[0][0]
        return self.settings().seed if last is None else last + 1

    def stop_match(self, number: int) -> None:
        """Stops a match; games that are under way are finished."""
        self._set_match_state(number, "running", "stopped")

    def resume_match(self, number: int) -> None:
        """Goes on with a match that was stopped."""
        self._set_match_state(number, "stopped", "running")

    def _set_match_state(self, number: int, before: str, after: str) -> None:
        match = self.match(number)
        if match.state != before:
            raise LeagueError(f"match {number} is {match.state}")
        with self._database.writing() as connection:
            connection.execute("UPDATE matches SET state = ? WHERE id = ? AND state = ?", (after, number, before))
