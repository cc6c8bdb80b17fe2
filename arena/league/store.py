"""The store of a league: everything that its page and its command line show and change."""
from __future__ import annotations

import json
import os
import shlex
import sqlite3
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from types import TracebackType
from typing import Any, NamedTuple, Self

from msgspec.structs import replace

from arena.league.database import Database
from arena.league.games import count_games, games
from arena.league.matches import matches
from arena.league.replays import Replays
from arena.league.results import ResultsReader
from arena.league.rows import Bot, Cell, GameRow, LeagueSettings, MatchRow, Opponent, Standing
from arena.league.said import Means, means
from arena.league.seats import seats_change_nothing
from arena.league.standings import course_of, cross_table, opponents_of, standings
from arena.league.uploads import (
    check_command,
    check_files,
    files_in,
    source_in,
    texts,
    usual_commands,
    with_file,
    write_files,
)
from arena.league.where import EVERYTHING, Where
from arena.match.match import seat_orders
from arena.record import Replay
from arena.run.contestants import BUILTIN
from arena.run.sandbox import USUAL
from arena.run.scratch import remove
from arena.setup import Limits
from arena.stats.ratings import Moment
from arena.stats.sprt import Sprt

FILE = "league.sqlite3"
BOTS = "bots"
"""The folder of the uploads, in the league's folder."""
PAGE = 50
"""The default number of games on a page."""
LONGEST_NAME = 60
"""The most characters of a bot's name."""
BOT_COLUMNS = (
    "id, name, command, build, folder, memory_mib, isolated, iif(suspended, 'suspended', state), build_output,"
    " last_words, added, added_by, hidden"
)


class Tables(NamedTuple):
    """What the games of a filter say: the standings, how each bot did against each other, and how many games it is."""

    standings: list[Standing]
    cross_table: dict[tuple[str, str], Cell]
    games: int


class LeagueError(Exception):
    """The league cannot do this; the message says why, and what to do instead."""


class NoSuchError(LeagueError):
    """There is no game or match of this number."""


class Store:
    """A league in a folder. Safe in several threads and processes; see :mod:`arena.league.database`.

    Methods raise :class:`LeagueError` for unknown bots, :class:`NoSuchError` for unknown games and matches.
    """

    def __init__(self, folder: Path, database: Database) -> None:
        """See :meth:`open` and :meth:`create`."""
        self.folder = folder.absolute()
        self.replays = Replays(folder)
        self._database = database
        self._results = ResultsReader(database)
        self._tables: tuple[int, dict[Where, Tables]] = (-1, {})
        """The tables by filter, with the version of the store to which they belong."""

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The league of a folder. Raises :class:`LeagueError` if there is none."""
        if not _is_there(folder / FILE):
            raise LeagueError(f"{folder} has no league ({FILE}); begin: arena league {folder} init GAME")
        database = _database(folder / FILE)
        if not database.rows("SELECT 1 FROM league"):
            database.close()
            raise LeagueError(f"{folder / FILE} holds no league: its making was broken off; delete it, and begin anew")
        return cls(folder, database)

    @classmethod
    def create(cls, folder: Path, settings: LeagueSettings) -> Self:
        """A new league without bots, whole or not at all. Raises :class:`LeagueError` if the folder has one."""
        file = folder / FILE
        if _is_there(file):
            raise LeagueError(f"{folder} has a league already")
        folder.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)  # an empty one
        with TemporaryDirectory(prefix=".new-", dir=folder) as place:
            _make(Path(place, FILE), settings)
            try:
                os.link(Path(place, FILE), file)
            except FileExistsError:
                raise LeagueError(f"{folder} has a league already") from None
        return cls.open(folder)

    def close(self) -> None:
        """Closes the file, for all threads."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def version(self) -> int:
        """A number that grows with every write of any process; it can be read often (10 microseconds)."""
        return self._database.version()

    # --- settings and bots

    def settings(self) -> LeagueSettings:
        """How the games are played."""
        game, edition, first_turn_ms, turn_ms, options, seats, *more = self._database.rows(
            "SELECT game, edition, first_turn_ms, turn_ms, options, seats, together, patience_ms, slowdown, clock,"
            " seed, anchor FROM league")[0]
        limits = Limits(first_turn_ms, turn_ms)
        together, *others = more
        return LeagueSettings(game, edition, limits, seats, json.loads(options), bool(together), *others)

    def set_anchor(self, name: str | None) -> None:
        """Sets the bot whose rating is fixed from now on; ``None``: the mean of all is fixed."""
        if name is not None:
            self.bot(name)
        with self._database.writing() as connection:
            connection.execute("UPDATE league SET anchor = ?", (name,))

    def bots(self, *states: str) -> list[Bot]:
        """The bots in these states, or all, in the order in which they were added."""
        found = [self._bot(row) for row in self._database.rows(f"SELECT {BOT_COLUMNS} FROM bots ORDER BY id")]
        return [bot for bot in found if not states or bot.state in states]

    def bot(self, name: str) -> Bot:
        """The bot of this name."""
        found = self._database.rows(f"SELECT {BOT_COLUMNS} FROM bots WHERE name = ?", (name,))
        if not found:
            raise LeagueError(f"no bot is called {name!r}; there are: {', '.join(bot.name for bot in self.bots())}")
        return self._bot(found[0])

    def _bot(self, row: tuple[Any, ...]) -> Bot:
        number, name, command, build, folder, memory_mib, isolated, *rest = row
        place = self.folder / BOTS / folder if folder else None
        return Bot(number, name, command, build, place, memory_mib, bool(isolated), *rest)

    def add_bot(
        self, name: str, command: str = "", build: str = "", files: Mapping[str, bytes] | None = None,
        memory_mib: int | None = None, isolated: bool = False, added_by: str = "",
    ) -> Bot:
        """Adds a bot in the state ``new``: the runner builds and tries it next, see :mod:`arena.league.playing`.

        ``files``: its uploaded files by name; it then runs in a folder with these. An empty ``command`` is the usual
        one for the first file; ``{file}`` stands for this file in both commands. Raises :class:`LeagueError` for a
        name that is taken, or for what cannot be a bot.
        """
        _check_name(name)
        command, build = _program(command, build, files or {})
        try:
            with self._database.writing() as connection:
                number = connection.execute(
                    "INSERT INTO bots (name, command, build, folder, memory_mib, isolated, state, build_output,"
                    " last_words, added, added_by) VALUES (?, ?, ?, '', ?, ?, 'new', '', '', ?, ?)",
                    (name, command, build, memory_mib, isolated, time(), added_by)).lastrowid
                if files:
                    write_files(self._upload(number or 0), files)
                    connection.execute("UPDATE bots SET folder = ? WHERE id = ?", (str(number), number))
        except sqlite3.IntegrityError:
            raise LeagueError(
                f"there is a bot called {name!r} already; give this one another name, or replace that one's program"
            ) from None
        return self.bot(name)

    def replace_program(
        self, name: str, command: str = "", build: str = "", files: Mapping[str, bytes] | None = None,
        memory_mib: int | None = None, isolated: bool | None = None,
    ) -> Bot:
        """Gives a bot another program; it is then built and tried like a new one. Its games stay its own.

        The arguments are those of :meth:`add_bot`; what is not given stays as it is, but a file of a new name brings
        its usual commands. New files get a new folder, because a game under way may still use the old one.
        """
        bot = self.bot(name)
        known = {path.name for path in files_in(bot.folder)} if bot.folder else set()
        if not files or next(iter(files)) in known:
            command, build = command or bot.command, build or bot.build
        command, build = _program(command, build, files or {}, source_in(bot.folder) if bot.folder else "")
        with self._database.writing() as connection:
            if files:
                folder = next(path for number in count(2) if not (path := self._upload(bot.id, number)).exists())
                write_files(folder, files)
                connection.execute("UPDATE bots SET folder = ? WHERE id = ?", (folder.name, bot.id))
            connection.execute(
                "UPDATE bots SET command = ?, build = ?, memory_mib = COALESCE(?, memory_mib), isolated ="
                " COALESCE(?, isolated), build_output = '', last_words = '' WHERE id = ?",
                (command, build, memory_mib, isolated, bot.id))
            self.set_bot_state(name, "new")
        return self.bot(name)

    def delete_bot(self, name: str) -> bool:
        """Deletes a bot with its files if it has no games; otherwise retires and hides it. Returns whether it is gone.

        One that is being tried, or that a match or a begun set needs, is hidden too.
        """
        bot = self.bot(name)
        with self._database.writing() as connection:
            is_needed = bot.state == "trying" or connection.execute(
                "SELECT 1 FROM entries WHERE bot_id = ? UNION ALL SELECT 1 FROM matches, json_each(matches.bots)"
                " WHERE json_each.value = ?", (bot.id, bot.id)).fetchone()
            if is_needed:
                self.set_bot_state(name, "retired")
                connection.execute("UPDATE bots SET hidden = 1 WHERE id = ?", (bot.id,))
                return False
            connection.execute("UPDATE league SET anchor = NULL WHERE anchor = ?", (name,))
            connection.execute("DELETE FROM bots WHERE id = ?", (bot.id,))
        for folder in (self._upload(bot.id), *(self.folder / BOTS).glob(f"{bot.id}-*")):
            remove(folder)
        return True

    def _upload(self, bot: int, number: int = 1) -> Path:
        """The folder of a bot's first upload, or of a later one."""
        return self.folder / BOTS / (str(bot) if number == 1 else f"{bot}-{number}")

    def rename_bot(self, name: str, new: str) -> None:
        """Gives a bot another name; its games stay its own, and leaderboards that name it follow."""
        self.bot(name)
        _check_name(new)
        try:
            with self._database.writing() as connection:
                connection.execute("UPDATE bots SET name = ? WHERE name = ?", (new, name))
                connection.executemany(
                    "UPDATE boards SET filter = ? WHERE name = ?",
                    [(json.dumps(where.renamed(name, new).as_json()), board) for board, where in self.boards().items()])
                connection.execute("UPDATE league SET anchor = ? WHERE anchor = ?", (new, name))
        except sqlite3.IntegrityError:
            raise LeagueError(f"there is a bot called {new!r} already; choose another name") from None

    def set_bot_state(self, name: str, state: str) -> None:
        """``retired``: it plays no more, but its games count; ``new``: it is built and tried again, and then plays."""
        self.bot(name)
        with self._database.writing() as connection:
            connection.execute("UPDATE bots SET state = ?, suspended = 0, hidden = 0 WHERE name = ?", (state, name))

    def source(self, name: str) -> dict[str, str]:
        """The text files of a bot by name: those of its upload, or those that its command names."""
        bot = self.bot(name)
        if bot.folder:
            return texts(files_in(bot.folder))
        if bot.command.startswith(BUILTIN):
            return {}
        try:
            words = shlex.split(bot.command)
        except ValueError:  # an older league may have such a command
            return {}
        return texts(Path(word) for word in USUAL.located(words)[1:])

    # --- what the games say

    def standings(self, where: Where = EVERYTHING) -> list[Standing]:
        """A row for each bot, the best rating first, fitted to all games; kept until the next write.

        A filter restricts it to the games that match it, and to the bots in these.
        """
        return self.tables(where).standings

    def cross_table(self, where: Where = EVERYTHING) -> dict[tuple[str, str], Cell]:
        """How each bot did against each other that it has met, by their names."""
        return self.tables(where).cross_table

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

    def course(self, name: str) -> list[Moment]:
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
        """Some of the games that match a filter; ``order``: see :data:`arena.league.games.ORDERS`."""
        return games(self._database, where, order, limit, offset)

    def count_games(self, where: Where = EVERYTHING) -> int:
        """How many games match a filter."""
        return count_games(self._database, where)

    def game(self, number: int) -> GameRow:
        """The game with this number."""
        found = games(self._database, Where(game=number), "newest", 1, 0)
        if not found:
            raise NoSuchError(f"there is no game {number}")
        return found[0]

    def replay(self, number: int) -> Replay:
        """The replay of a game. Raises :class:`arena.files.ReplayError` if its file is gone."""
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
        found = self._database.rows("SELECT set_id, number FROM games WHERE id = ?", (number,))
        if not found:
            raise NoSuchError(f"there is no game {number}")
        return found[0][0], found[0][1]

    def said_names(self) -> list[str]:
        """The names of the numbers and texts that bots have reported."""
        return [name for (name,) in self._database.rows("SELECT name FROM names ORDER BY name")]

    def said_means(self, where: Where = EVERYTHING) -> Mapping[str, Mapping[str, Means]]:
        """Means of the numbers that bots have reported; see :func:`arena.league.said.means`."""
        return means(self._database, where)

    def boards(self) -> dict[str, Where]:
        """The filters that are kept as leaderboards, by name."""
        found = self._database.rows("SELECT name, filter FROM boards ORDER BY name")
        return {name: Where.of_json(json.loads(text)) for name, text in found}

    def keep_board(self, name: str, where: Where) -> None:
        """Keeps a filter as a leaderboard; replaces one of that name."""
        _check_name(name)
        with self._database.writing() as connection:
            connection.execute(
                "INSERT INTO boards (name, filter) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET filter = excluded.filter",
                (name, json.dumps(where.as_json())))

    def drop_board(self, name: str) -> None:
        """Forgets a leaderboard, if there is one."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM boards WHERE name = ?", (name,))

    # --- matches

    def matches(self) -> list[MatchRow]:
        """All matches, the newest first."""
        return matches(self._database, self._names())

    def match(self, number: int) -> MatchRow:
        """The match with this number."""
        found = matches(self._database, self._names(), number)
        if not found:
            raise NoSuchError(f"there is no match {number}")
        return found[0]

    def seats_change_nothing(self, bots: Sequence[int]) -> bool:
        """Whether these bots (ids by entry) play the same game in all seats; see :mod:`arena.league.seats`."""
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
            raise LeagueError("a sequential test wants two hypotheses, ELO0 and ELO1")
        if not 2 <= len(bots) <= settings.seats or games < 1:
            raise LeagueError(f"a match is of 2 to {settings.seats} bots and of at least one game")
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

    def _names(self) -> dict[int, str]:
        return {bot.id: bot.name for bot in self.bots()}


def _is_there(file: Path) -> bool:
    """Whether there is a file of a league; an empty one is none."""
    return file.is_file() and file.stat().st_size > 0


def _make(file: Path, settings: LeagueSettings) -> None:
    """Makes the whole file of a league."""
    database = _database(file)
    try:
        with database.writing() as connection:
            connection.execute(
                "INSERT INTO league VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
                (settings.game, settings.edition, settings.limits.first_turn_ms, settings.limits.turn_ms,
                 json.dumps(dict(settings.options)), settings.seats, settings.seed, settings.anchor,
                 settings.together, settings.patience_ms, settings.slowdown, settings.clock))
    finally:
        database.close()


def _database(path: Path) -> Database:
    try:
        return Database(path)
    except ValueError as error:
        raise LeagueError(str(error)) from None


def _program(command: str, build: str, files: Mapping[str, bytes], present: str = "") -> tuple[str, str]:
    """The commands that run and build a bot; see :meth:`Store.add_bot`. Raises :class:`LeagueError`.

    ``present``: the file that ``{file}`` stands for if there are no new ones.
    """
    try:
        check_files(files)
        if files and not command:
            usual, command = usual_commands(next(iter(files)))
            build = build or usual
        if file := next(iter(files), present):
            command, build = with_file(command, file), with_file(build, file)
        for text in (command, build):
            check_command(text)
    except ValueError as error:
        raise LeagueError(str(error)) from None
    if not command:
        raise LeagueError("a bot is a command or a file")
    return command, build


def _check_name(name: str) -> None:
    if not (name.strip() == name and name.isprintable() and 1 <= len(name) <= LONGEST_NAME):
        raise LeagueError(f"{name!r} is not a name of 1 to {LONGEST_NAME} characters")
