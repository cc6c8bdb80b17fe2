"""Standings and the cross table: what all games, or those of a filter, say of the bots."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations, product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from arena.contract.measure import Measure
from arena.league.store.bots import Bots, check_name
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError
from arena.league.store.league_settings import LeagueSettings, read_settings
from arena.league.store.means import Means, by_turn, means
from arena.league.store.results import GameResults, ResultsReader
from arena.league.store.rows import RESULTS, Cell, LeagueBot, Opponent, Standing
from arena.league.store.versions import Versions
from arena.league.store.where import EVERYTHING, Where, boards_of
from arena.stats.estimates import mean_of_sets, why_vague
from arena.stats.ratings import AT_ANCHOR, ELO, RatingPoint, Sets, course, fit, history, strengths, totals

HISTORY_POINTS = 40
"""The number of points in the line of a bot's rating."""
COURSE_POINTS = 16
"""The number of points in the chart of a bot's rating; each takes a fit with its interval."""


class Tables(NamedTuple):
    """What the games of a filter say: the standings, how each bot did against each other, and how many games it is."""

    standings: list[Standing]
    cross_table: dict[tuple[str, str], Cell]
    games: int


class Standings:
    """What the games of a league say of its bots."""

    def __init__(self, database: Database, bots: Bots, versions: Versions) -> None:
        self._database = database
        self._bots = bots
        self._versions = versions
        self._results = ResultsReader(database)
        self._tables: tuple[int, dict[Where, Tables]] = (-1, {})
        """The tables by filter, with the version of the league to which they belong."""

    def tables(self, where: Where = EVERYTHING) -> Tables:
        """All of this together, because reading the results takes longest; kept until the next write."""
        version = self._database.version()
        if self._tables[0] != version:
            self._tables = version, {}
        known = self._tables[1]
        if where not in known:
            with self._database.reading():
                results, bots = self._results.read(where), self._bots.all()
                rows = standings(self._database, results, bots, read_settings(self._database), where)
                known[where] = Tables(rows, cross_table(results, bots), sum(len(some.games) for some in results))
        return known[where]

    def course(self, name: str) -> list[RatingPoint]:
        """The rating of a bot as it developed over its games, with its intervals; empty without games."""
        return course_of(*self._all(), self._bots.named(name).id, read_settings(self._database))

    def elo(self) -> dict[int, float]:
        """The ratings of the bots (ids) on the Elo scale, by who was ahead alone."""
        results, bots = self._all()
        numbers = _numbers(bots)
        meetings, wins = totals([_sets(games, numbers, None) for games in results], len(bots))
        return dict(zip([bot.id for bot in bots], (AT_ANCHOR + ELO * strengths(meetings, wins)).tolist()))

    def opponents(self, name: str) -> list[Opponent]:
        """How a bot did against each other bot that it has met."""
        return opponents_of(*self._all(), self._bots.named(name).id)

    def _all(self) -> tuple[list[GameResults], list[LeagueBot]]:
        with self._database.reading():
            return self._results.read(EVERYTHING), self._bots.all()

    def shown(self, rows: Sequence[Standing], where: Where, versions: bool = False) -> list[Standing]:
        """The rows of a filter that lists show: no removed bots, and of all games only versions that stand.

        ``versions``: the others too.
        """
        left_out = set() if versions or where != EVERYTHING else self._versions.stepped_back()
        return [row for row in rows if row.bot.state != "removed" and row.bot.id not in left_out]

    def names_said(self) -> list[str]:
        """The names of the numbers and texts that bots have said of themselves."""
        return [name for (name,) in self._database.rows("SELECT name FROM names ORDER BY name")]

    def means_said(self, where: Where = EVERYTHING) -> Mapping[str, Mapping[str, Means]]:
        """Means of the numbers that bots have said of themselves; see :func:`arena.league.store.means.means`."""
        return means(self._database, where)

    def said_by_turn(self, name: str, where: Where) -> dict[str, list[float]]:
        """See :func:`arena.league.store.means.by_turn`."""
        return by_turn(self._database, name, where)

    def set_anchor(self, name: str | None) -> None:
        """Sets the bot whose rating is fixed from now on; ``None``: the mean of all is fixed."""
        anchor = None if name is None else self._bots.named(name).name
        with self._database.writing() as connection:
            connection.execute("UPDATE league SET anchor = ?", (anchor,))

    # --- leaderboards

    def boards(self) -> dict[str, Where]:
        """The filters that are kept as leaderboards, by name."""
        return boards_of(self._database)

    def board(self, name: str) -> Where:
        """The filter of a leaderboard. Raises :class:`LeagueError` if there is none of this name."""
        boards = self.boards()
        if name not in boards:
            raise LeagueError(f"no leaderboard is called {name!r}; there are: {', '.join(boards) or 'none'}")
        return boards[name]

    def keep_board(self, name: str, where: Where) -> None:
        """Keeps a filter as a leaderboard; replaces one of that name."""
        check_name(name)
        with self._database.writing() as connection:
            connection.execute(
                "INSERT INTO boards (name, filter) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET filter = excluded.filter",
                (name, json.dumps(where.as_json())))

    def drop_board(self, name: str) -> None:
        """Forgets a leaderboard. Raises :class:`LeagueError` if there is none of this name."""
        with self._database.writing() as connection:
            self.board(name)
            connection.execute("DELETE FROM boards WHERE name = ?", (name,))


def standings(
    database: Database, results: Sequence[GameResults], bots: Sequence[LeagueBot], settings: LeagueSettings,
    where: Where,
) -> list[Standing]:
    """A row for each bot, the best rating first, bots without games last; with a filter, only bots with games.

    Bots without games are left out of the fit: they would only make the mean, and so every interval, less certain.
    ``results``: those of the games that match ``where``. Every bot of a game must be among ``bots``, so the caller
    reads both in one :meth:`Database.reading`.
    """
    chosen = None if where == EVERYTHING else results
    faults, forgiven = _faults(database, chosen), dict(_summed(database, "bot_id", "forgiven", chosen))
    ids = {bot for games in results for bot in np.unique(games.entries["bot"]).tolist()}
    scale = settings.yardstick.scale
    idle = [Standing(bot, scale, scale.anchor) for bot in bots if bot.id not in ids] if where == EVERYTHING else []
    bots = [bot for bot in bots if bot.id in ids]
    numbers = _numbers(bots)
    sets, place = [_sets(games, numbers, settings.gains) for games in results], _place(bots, settings.anchor)
    ratings = fit(sets, len(bots), place, scale)
    lines = history(sets, len(bots), HISTORY_POINTS, place, scale)
    own = _own_games(results, numbers, len(bots))
    rows = [
        Standing(
            bot, scale, float(ratings.rating[number]), float(ratings.low[number]), float(ratings.high[number]),
            own[number].games, _known(own[number].points, np.mean), faults.get(bot.id, {}),
            _known(own[number].median_ms, np.median), _known(own[number].longest_ms, np.max),
            lines[number], forgiven.get(bot.id, 0),
            tuple(np.bincount(own[number].results, minlength=len(RESULTS)).tolist()),
        )
        for number, bot in enumerate(bots)
    ]
    return [*sorted(rows, key=lambda row: (-row.rating, row.bot.id)), *idle]


def cross_table(results: Sequence[GameResults], bots: Sequence[LeagueBot]) -> dict[tuple[str, str], Cell]:
    """How each bot did against each other that it has met, by their names."""
    size, numbers = len(bots), _numbers(bots)
    games, wins = np.zeros(size * size), np.zeros(size * size)
    for some in results:
        players, ranks = numbers[some.entries["bot"]], some.entries["rank"].astype(float)  # [G, N]
        for first, second in permutations(range(some.seats), 2):
            key = players[:, first] * size + players[:, second]
            games += np.bincount(key, minlength=size * size)
            wins += np.bincount(key, (np.sign(ranks[:, second] - ranks[:, first]) + 1) / 2, size * size)
    return {
        (first.name, second.name): Cell(int(games[key]), float(wins[key] / games[key]))
        for key, (first, second) in enumerate(product(bots, bots))
        if games[key] and first is not second
    }


def course_of(
    results: Sequence[GameResults], bots: Sequence[LeagueBot], bot: int, settings: LeagueSettings
) -> list[RatingPoint]:
    """The rating of a bot (its id) as it developed over its games; the arguments are those of :func:`standings`."""
    ids = {known for games in results for known in np.unique(games.entries["bot"]).tolist()}
    if bot not in ids:
        return []
    bots = [known for known in bots if known.id in ids]
    numbers = _numbers(bots)
    sets = [_sets(games, numbers, settings.gains) for games in results]
    place, scale = _place(bots, settings.anchor), settings.yardstick.scale
    return course(sets, len(bots), int(numbers[bot]), COURSE_POINTS, place, scale)


def opponents_of(results: Sequence[GameResults], bots: Sequence[LeagueBot], bot: int) -> list[Opponent]:
    """How a bot (its id) did against each other bot that it has met, by the bots' ids; intervals are over sets."""
    met: list[npt.NDArray[np.float64]] = [np.zeros((3, 0))]
    for some in results:
        players, ranks = some.entries["bot"].astype(np.int64), some.entries["rank"].astype(float)  # [G, N]
        for first, second in permutations(range(some.seats), 2):
            games = (players[:, first] == bot) & (players[:, second] != bot)
            points = (np.sign(ranks[games, second] - ranks[games, first]) + 1) / 2
            met.append(np.stack([players[games, second], some.sets[games], points]))
    opponent, sets, points = np.concatenate(met, axis=1)
    rows = []
    for known in bots:
        mine = opponent == known.id
        if mine.any():
            _, place = np.unique(sets[mine], return_inverse=True)
            means = np.bincount(place, points[mine]) / np.bincount(place)
            own = means.tolist()
            rows.append(Opponent(known.name, int(mine.sum()), mean_of_sets(own), why_vague(own)))
    return rows


def _place(bots: Sequence[LeagueBot], name: str | None) -> int | None:
    return next((number for number, bot in enumerate(bots) if bot.name == name), None)


def _numbers(bots: Sequence[LeagueBot]) -> npt.NDArray[np.int64]:
    """The number of each bot among ``bots``, by its id."""
    numbers = np.zeros(max((bot.id for bot in bots), default=0) + 1, dtype=np.int64)
    numbers[[bot.id for bot in bots]] = range(len(bots))
    return numbers


def _sets(results: GameResults, numbers: npt.NDArray[np.int64], measure: Measure | None) -> Sets:
    """The sets in the order of their numbers, each with the games that there are; ``measure``: of gains."""
    ids, first, place = np.unique(results.sets, return_index=True, return_inverse=True)
    sums = [np.bincount(place, points, len(ids)) for points in np.transpose(results.points(measure))]
    return Sets(ids, numbers[results.entries["bot"][first]], np.bincount(place), np.stack(sums, axis=1))


class OwnGames(NamedTuple):
    """The number of one bot's games, and its entries in them [E]; copies of it are entries of their own."""

    games: int
    points: npt.NDArray[np.float64]
    median_ms: npt.NDArray[np.float32]
    longest_ms: npt.NDArray[np.float32]
    results: npt.NDArray[np.int64]


def _own_games(results: Sequence[GameResults], numbers: npt.NDArray[np.int64], bots: int) -> list[OwnGames]:
    columns: list[list[npt.NDArray[Any]]] = [[np.zeros(0, dtype=kind)] for kind in (int, float, float, float, int)]
    for games in results:
        own = (numbers[games.entries["bot"]], games.half_wins / 2.0 / max(1, games.seats - 1),
               games.entries["median_ms"], games.entries["longest_ms"], games.results)
        for column, values in zip(columns, own):
            column.append(values.ravel())
    count = sum((_games_of_each(games, numbers, bots) for games in results), np.zeros(bots, dtype=np.int64))
    player, *others = map(np.concatenate, columns)
    order = np.argsort(player.astype(np.uint16), kind="stable")  # small numbers are sorted much faster
    ends = np.cumsum(np.bincount(player, minlength=bots))[:-1]
    return [OwnGames(*parts) for parts in zip(count.tolist(), *(np.split(values[order], ends) for values in others))]


def _games_of_each(results: GameResults, numbers: npt.NDArray[np.int64], bots: int) -> npt.NDArray[np.int64]:
    """The number of games of each bot; copies of a bot in a game count once."""
    players = np.sort(numbers[results.entries["bot"]], axis=1)  # [G, N]
    is_first = np.diff(players, axis=1, prepend=-1) > 0
    return np.bincount(players[is_first], minlength=bots)


Column = npt.NDArray[np.floating[Any]]


def _known(values: Column, reduce: Callable[[Column], np.floating[Any]]) -> float | None:
    """Reduces the values that are not NaN; ``None`` if there are none."""
    known = values[~np.isnan(values)]
    return float(reduce(known)) if len(known) else None


def _faults(database: Database, results: Sequence[GameResults] | None) -> Mapping[int, Mapping[str, int]]:
    """Counts of each bot's faults by kind, in these games; ``None``: in all."""
    counts: dict[int, dict[str, int]] = defaultdict(dict)
    for bot, kind, count in _summed(database, "bot_id, kind", "faults", results):
        counts[bot][kind] = count
    return counts


def _summed(
    database: Database, columns: str, table: str, results: Sequence[GameResults] | None
) -> list[tuple[Any, ...]]:
    """The sums of a table's counts, each after the columns by which they are grouped.

    The plus keeps SQLite to one look at each row; it would look for the rows of each game instead.
    """
    games = None if results is None else json.dumps([game for some in results for game in some.games.tolist()])
    chosen = "" if games is None else "WHERE +game_id IN (SELECT value FROM json_each(?))"
    return database.rows(
        f"SELECT {columns}, SUM(count) FROM {table} {chosen} GROUP BY {columns}", [] if games is None else [games])
