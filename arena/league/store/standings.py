"""What all games, or those of a filter, say of the bots: standings, the cross table, and the numbers that they say."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from arena.contract.measure import Measure
from arena.league.store.bots import Bots, check_name
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import EVERYTHING, Where, as_text, boards_of, sql
from arena.league.store.league_settings import read_settings
from arena.league.store.matches import OverSets
from arena.league.store.results import TIMES, Floats, GameResults, Integers, ResultsReader
from arena.league.store.rows import RESULTS, Cell, LeagueBot, Standing
from arena.league.store.versions import Versions
from arena.stats.ratings import Sets, fit, history, strengths, totals
from arena.stats.yardstick import AT_ANCHOR, ELO

HISTORY_POINTS = 40
"""The number of points in the line of a bot's rating."""
NEWEST = 500
"""Numbers are drawn by turn over so many games."""


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
                rows, games = self._standings(results, bots, where), sum(len(some.games) for some in results)
                known[where] = Tables(rows, cross_table(results, bots, read_settings(self._database).gains), games)
        return known[where]

    def _standings(self, results: Sequence[GameResults], bots: Sequence[LeagueBot], where: Where) -> list[Standing]:
        """A row for each bot, the best rating first, bots without games last; with a filter, only bots with games.

        Bots without games are left out of the fit: they would only make the mean, and so every interval, less certain.
        """
        settings = read_settings(self._database)
        ids = {bot for games in results for bot in np.unique(games.entries["bot"]).tolist()}
        played = [bot for bot in bots if bot.id in ids]
        anchor = next((number for number, bot in enumerate(played) if bot.name == settings.anchor), None)
        scale = settings.yardstick
        idle = [Standing(bot, scale, scale.anchor) for bot in bots if bot not in played] if where == EVERYTHING else []
        if not played:
            return idle
        chosen = None if where == EVERYTHING else results
        faults: dict[int, dict[str, int]] = defaultdict(dict)
        for bot, kind, count in self._summed("bot_id, kind", "faults", chosen):
            faults[bot][kind] = count
        forgiven = dict(self._summed("bot_id", "forgiven", chosen))
        sets = [_sets(games, played, settings.gains) for games in results]
        ratings = fit(sets, len(played), anchor, scale)
        lines = history(sets, len(played), HISTORY_POINTS, anchor, scale)
        owners, *columns = _entries(results)
        rows = []
        for number, bot in enumerate(played):
            own = np.flatnonzero(owners == bot.id)
            games, points, places, first_ms, median_ms, longest_ms = (column[own] for column in columns)
            rows.append(Standing(
                bot, scale, float(ratings.rating[number]), float(ratings.low[number]), float(ratings.high[number]),
                len(np.unique(games)), float(points.mean()), faults.get(bot.id, {}),
                _known(median_ms, np.median) or _known(first_ms, np.median),
                _known(longest_ms, np.max) or _known(first_ms, np.max), lines[number], forgiven.get(bot.id, 0),
                tuple(np.bincount(places, minlength=len(RESULTS)).tolist())))
        return [*sorted(rows, key=lambda row: (-row.rating, row.bot.id)), *idle]

    def _summed(self, columns: str, table: str, results: Sequence[GameResults] | None) -> list[tuple[Any, ...]]:
        """The sums of a table's counts in these games, or all, each after the columns by which they are grouped.

        The plus keeps SQLite to one look at each row; it would look for the rows of each game instead.
        """
        query, after = f"SELECT {columns}, SUM(count) FROM {table}", f"GROUP BY {columns}"
        if results is None:
            return self._database.rows(f"{query} {after}")
        games = json.dumps([game for some in results for game in some.games.tolist()])
        return self._database.rows(f"{query} WHERE +game_id IN (SELECT value FROM json_each(?)) {after}", [games])

    def elo(self) -> dict[int, float]:
        """The ratings of the bots (ids) on the Elo scale, by who was ahead alone."""
        results, bots = self._all()
        meetings, wins = totals([_sets(games, bots, None) for games in results], len(bots))
        return dict(zip([bot.id for bot in bots], (AT_ANCHOR + ELO * strengths(meetings, wins)).tolist()))

    def opponents(self, name: str) -> list[tuple[str, int, OverSets]]:
        """How a bot did against each other bot that it has met: its name, the number of their games, and the sets."""
        results, bots = self._all()
        bot, settings = self._bots.named(name), read_settings(self._database)
        met = [np.stack([second, sets, points])[:, (first == bot.id) & (second != bot.id)]
               for first, second, sets, points in _pairs(results, settings.gains)]
        opponent, sets, points = np.concatenate([np.zeros((3, 0)), *met], axis=1)
        rows = []
        for other in bots:
            if (mine := opponent == other.id).any():
                _, place = np.unique(sets[mine], return_inverse=True)
                means = (np.bincount(place, points[mine]) / np.bincount(place)).tolist()
                rows.append((other.name, int(mine.sum()), OverSets(settings.yardstick, means)))
        return rows

    def _all(self) -> tuple[list[GameResults], list[LeagueBot]]:
        with self._database.reading():
            return self._results.read(EVERYTHING), self._bots.all()

    def shown(self, where: Where, versions: bool = False) -> list[Standing]:
        """The rows of a filter that lists show: no removed bots, and of all games only versions that stand.

        ``versions``: the others too. Provisional ratings come after the others, and bots without games last.
        """
        left_out = set() if versions or where != EVERYTHING else self._versions.stepped_back()
        rows = self.tables(where).standings
        kept = (row for row in rows if row.bot.state != "removed" and row.bot.id not in left_out)
        return sorted(kept, key=lambda row: (not row.games, row.is_provisional))

    def set_anchor(self, name: str) -> None:
        """Sets the bot whose rating is fixed from now on; until then, the mean of all is."""
        self._database.write("UPDATE league SET anchor = ?", (self._bots.named(name).name,))

    # --- what bots say of themselves

    def names_said(self) -> list[str]:
        """The names of the numbers and texts that bots have said of themselves."""
        return [name for (name,) in self._database.rows("SELECT name FROM names ORDER BY name")]

    def said_by_turn(self, name: str, where: Where) -> dict[str, list[float]]:
        """The mean of a number over the newest games of a filter, by the bot that said it, after each turn from 1 on.

        NaN: nobody had said it yet. A game that is over counts no more.
        """
        text, values = sql(where)
        rows = self._database.rows(
            "SELECT b.name, c.turn, min(c.until, g.length + 1), sum(c.value), count(*) FROM"
            f" (SELECT g.id, g.length FROM games g WHERE {text} ORDER BY g.id DESC LIMIT {NEWEST}) g"
            " JOIN changes c ON c.game_id = g.id JOIN players p ON p.game_id = g.id AND p.seat = c.seat"
            " JOIN bots b ON b.id = p.bot_id WHERE c.name_id = (SELECT id FROM names WHERE name = ?)"
            " AND typeof(c.value) <> 'text' AND c.turn <= g.length GROUP BY 1, 2, 3 ORDER BY b.id", [*values, name])
        turns = max((end for _, _, end, _, _ in rows), default=1)
        sums: dict[str, Floats] = defaultdict(lambda: np.zeros((2, turns + 1)))
        for bot, begin, end, total, count in rows:
            sums[bot][:, begin] += total, count
            sums[bot][:, end] -= total, count
        with np.errstate(invalid="ignore"):
            return {bot: np.divide(*changes.cumsum(1).round(9))[1:turns].tolist() for bot, changes in sums.items()}

    # --- leaderboards

    def boards(self) -> dict[str, Where]:
        return boards_of(self._database)

    def keep_board(self, name: str, where: Where) -> None:
        """Keeps a filter as a leaderboard; replaces one of that name."""
        check_name(name)
        self._database.write(
            "INSERT INTO boards (name, filter) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET filter = excluded.filter",
            (name, as_text(where)))

    def drop_board(self, name: str) -> None:
        """Forgets a leaderboard. Raises :class:`LeagueError` if there is none of this name."""
        if not self._database.write("DELETE FROM boards WHERE name = ?", (name,)):
            raise LeagueError(f"no leaderboard is called {name!r}; there are: {', '.join(self.boards()) or 'none'}")


def cross_table(
    results: Sequence[GameResults], bots: Sequence[LeagueBot], measure: Measure | None
) -> dict[tuple[str, str], Cell]:
    """How each bot did against each other that it has met, by their names; ``measure``: of gains."""
    size, ids = len(bots), [bot.id for bot in bots]
    games, wins = np.zeros(size * size), np.zeros(size * size)
    for first, second, _, points in _pairs(results, measure):
        key = np.searchsorted(ids, first) * size + np.searchsorted(ids, second)
        games += np.bincount(key, minlength=size * size)
        wins += np.bincount(key, points, size * size)
    return {
        (one.name, other.name): Cell(int(games[key]), float(wins[key] / games[key]))
        for key, (one, other) in enumerate(product(bots, bots))
        if games[key] and one is not other
    }


def _pairs(
    results: Sequence[GameResults], measure: Measure | None
) -> Iterator[tuple[Integers, Integers, Integers, Floats]]:
    """For each two entries of G games: the bots (ids), the sets, and the first one's points or gain over the second."""
    for games in results:
        bots = games.entries["bot"].astype(np.int64)  # [G, N]
        for pair in permutations(range(games.seats), 2):
            of_two = GameResults(games.games, games.sets, games.entries[:, pair])
            yield bots[:, pair[0]], bots[:, pair[1]], games.sets, of_two.points(measure)[:, 0]


def _sets(results: GameResults, bots: Sequence[LeagueBot], measure: Measure | None) -> Sets:
    """The sets in the order of their numbers, each with the games that there are; ``measure``: of gains."""
    ids, first, place = np.unique(results.sets, return_index=True, return_inverse=True)
    sums = [np.bincount(place, points, len(ids)) for points in np.transpose(results.points(measure))]
    players = np.searchsorted([bot.id for bot in bots], results.entries["bot"][first])
    return Sets(ids, players, np.bincount(place), np.stack(sums, axis=1))


Column = npt.NDArray[Any]


def _entries(results: Sequence[GameResults]) -> list[Column]:
    """For each entry of all games: its bot (id), its game, points, the result's place, and the times."""
    parts = [
        (games.entries["bot"], np.repeat(games.games, games.seats), games.half_wins / 2.0 / max(1, games.seats - 1),
         games.results, *(games.entries[name] for name in TIMES)) for games in results]
    return [np.concatenate([column.ravel() for column in same]) for same in zip(*parts)]


def _known(values: Column, reduce: Callable[[Column], Any]) -> float | None:
    """Reduces the values that are not NaN; ``None`` if there are none."""
    known = values[~np.isnan(values)]
    return float(reduce(known)) if len(known) else None
