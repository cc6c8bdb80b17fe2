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
    has_files,
    source_in,
    texts,
    usual_commands,
    with_file,
    write_files,
)
from arena.league.versions import (
    PROMOTED,
    REJECTED,
    Duel,
    DuelSettings,
    Version,
    VersionRow,
    compared,
    standing,
    version_name,
    version_rows,
    versions_of,
)
from arena.league.where import EVERYTHING, Where
from arena.match.match import seat_orders
from arena.record import Replay
from arena.run.contestants import BUILTIN
from arena.run.sandbox import USUAL
from arena.run.scratch import remove
from arena.setup import Limits
from arena.stats.ratings import Moment
from arena.stats.sprt import MOST_ELO, Sprt

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


class UnchangedError(LeagueError):
    """A new version of a bot has the same files and commands as the newest one."""


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
        anchor = None if name is None else self.bot(name).name
        with self._database.writing() as connection:
            connection.execute("UPDATE league SET anchor = ?", (anchor,))

    def bots(self, *states: str) -> list[Bot]:
        """The bots in these states, or all, in the order in which they were added."""
        found = [self._bot(row) for row in self._database.rows(f"SELECT {BOT_COLUMNS} FROM bots ORDER BY id")]
        return [bot for bot in found if not states or bot.state in states]

    def bot(self, name: str) -> Bot:
        """The bot of this name; of a name that versions have in common, the version that stands, or else the newest."""
        bot = self._bot_called(name)
        if bot is None:
            raise LeagueError(f"no bot is called {name!r}; there are: {', '.join(bot.name for bot in self.bots())}")
        return bot

    def _bot_called(self, name: str) -> Bot | None:
        found = self._database.rows(f"SELECT {BOT_COLUMNS} FROM bots WHERE name = ?", (name,))
        if found:
            return self._bot(found[0])
        rows = [row for row in version_rows(self._database) if row.family == name]
        bots = self._by_id()
        return bots[standing(rows, bots).get(name, rows[-1].bot)] if rows else None

    def _by_id(self) -> dict[int, Bot]:
        return {bot.id: bot for bot in self.bots()}

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
        self._check_no_family(name)
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
        command, build = _program_after(bot, command, build, files or {})
        with self._database.writing() as connection:
            if files:
                folder = next(path for number in count(2) if not (path := self._upload(bot.id, number)).exists())
                write_files(folder, files)
                connection.execute("UPDATE bots SET folder = ? WHERE id = ?", (folder.name, bot.id))
            connection.execute(
                "UPDATE bots SET command = ?, build = ?, memory_mib = COALESCE(?, memory_mib), isolated ="
                " COALESCE(?, isolated), build_output = '', last_words = '' WHERE id = ?",
                (command, build, memory_mib, isolated, bot.id))
            self.set_bot_state(bot.name, "new")
        return self.bot(bot.name)

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
                self.set_bot_state(bot.name, "retired")
                connection.execute("UPDATE bots SET hidden = 1 WHERE id = ?", (bot.id,))
                return False
            connection.execute("UPDATE league SET anchor = NULL WHERE anchor = ?", (bot.name,))
            connection.execute("DELETE FROM bots WHERE id = ?", (bot.id,))
        for folder in (self._upload(bot.id), *(self.folder / BOTS).glob(f"{bot.id}-*")):
            remove(folder)
        return True

    def _upload(self, bot: int, number: int = 1) -> Path:
        """The folder of a bot's first upload, or of a later one."""
        return self.folder / BOTS / (str(bot) if number == 1 else f"{bot}-{number}")

    def rename_bot(self, name: str, new: str) -> None:
        """Gives a bot another name; its games stay its own, and leaderboards that name it follow.

        All its versions get the new name, with their numbers.
        """
        bot = self.bot(name)
        family = self._family(bot)
        if new == (family or bot.name):
            return
        _check_name(new)
        try:
            with self._database.writing() as connection:
                if self._bot_called(new):
                    raise LeagueError(f"there is a bot called {new!r} already; choose another name")
                if family is None:
                    self._rename(connection, bot.name, new)
                    return
                for version in self.versions(bot.name):
                    self._rename(connection, version.bot.name, version_name(new, version.number))
                connection.execute("UPDATE versions SET family = ? WHERE family = ?", (new, family))
        except sqlite3.IntegrityError:
            raise LeagueError(f"there is a bot called {new!r} already; choose another name") from None

    def _rename(self, connection: sqlite3.Connection, name: str, new: str) -> None:
        """Gives one program another name."""
        _check_name(new)
        connection.execute("UPDATE bots SET name = ? WHERE name = ?", (new, name))
        connection.executemany(
            "UPDATE boards SET filter = ? WHERE name = ?",
            [(json.dumps(where.renamed(name, new).as_json()), board) for board, where in self.boards().items()])
        connection.execute("UPDATE league SET anchor = ? WHERE anchor = ?", (new, name))

    def _check_no_family(self, name: str) -> None:
        """Raises :class:`LeagueError` for a name that versions have in common."""
        if any(row.family == name for row in version_rows(self._database)):
            raise LeagueError(f"there are versions of a bot called {name!r}; give this one another name")

    def set_bot_state(self, name: str, state: str) -> None:
        """``retired``: it plays no more, but its games count; ``new``: it is built and tried again, and then plays."""
        bot = self.bot(name)
        with self._database.writing() as connection:
            connection.execute("UPDATE bots SET state = ?, suspended = 0, hidden = 0 WHERE id = ?", (state, bot.id))

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

    # --- versions

    def add_version(
        self, name: str, files: Mapping[str, bytes], command: str = "", build: str = "",
        memory_mib: int | None = None, isolated: bool | None = None, added_by: str = "",
    ) -> Bot:
        """Adds a program as the next version of a bot, or as a bot if there is none of this name; see :meth:`add_bot`.

        What is not given is as in the version before, but a file of a new name brings its usual commands. Raises
        :class:`UnchangedError` if nothing differs from the newest version.
        """
        with self._database.writing() as connection:
            known = self._bot_called(name)
            if known is None:
                return self.add_bot(name, command, build, files, memory_mib, bool(isolated), added_by)
            newest = self.versions(known.name)[0].bot
            command, build = _program_after(newest, command, build, files)
            if (command, build) == (newest.command, newest.build) and has_files(newest.folder, files):
                raise UnchangedError(f"{newest.name} has these very files already")
            family, number = self._next_version(connection, newest)
            bot = self.add_bot(
                version_name(family, number), command, build, files,
                newest.memory_mib if memory_mib is None else memory_mib,
                newest.isolated if isolated is None else isolated, added_by)
            self._insert_version(connection, bot, family, number)
        return bot

    def _next_version(self, connection: sqlite3.Connection, newest: Bot) -> tuple[str, int]:
        """The name that the versions of a bot have in common, and the next number; its first program becomes v1."""
        row = next((row for row in version_rows(self._database) if row.bot == newest.id), None)
        if row is None:
            self._rename(connection, newest.name, version_name(newest.name, 1))
            self._insert_version(connection, newest, newest.name, 1)
            row = VersionRow(newest.id, newest.name, 1, 0.0)
        taken = {bot.name for bot in self.bots()}
        return row.family, next(n for n in count(row.number + 1) if version_name(row.family, n) not in taken)

    def _insert_version(self, connection: sqlite3.Connection, bot: Bot, family: str, number: int) -> None:
        connection.execute(
            "INSERT INTO versions (bot_id, family, number, elo) VALUES (?, ?, ?, ?)",
            (bot.id, family, number, self.duel_settings().elo))

    def versions(self, name: str) -> list[Version]:
        """The versions of a bot, the newest first, by the name of any of them; at least one."""
        with self._database.reading():
            bot = self.bot(name)
            family = self._family(bot)
            if family is None:
                return [Version(bot, bot.name, 1, None, "", True)]
            return versions_of(self._database, family, self._by_id(), {match.id: match for match in self.matches()})

    def _family(self, bot: Bot) -> str | None:
        """The name that the versions of a bot have in common; ``None`` if it never had another program."""
        return next((row.family for row in version_rows(self._database) if row.bot == bot.id), None)

    def stages(self, name: str) -> list[tuple[str, VersionRow]]:
        """The state of each version and its row, the newest first; empty for an unknown name.

        It tells whether :meth:`versions`, which reads all games of the duels, has something new to tell.
        """
        bot = self._bot_called(name)
        family = bot and self._family(bot)
        if bot is None or family is None:
            return [] if bot is None else [(bot.state, VersionRow(bot.id, bot.name, 1, 0.0))]
        bots = self._by_id()
        return [(bots[row.bot].state, row) for row in reversed(version_rows(self._database)) if row.family == family]

    def stepped_back(self) -> set[int]:
        """The versions (ids) that do not stand for their bot: they play no games of the standings."""
        rows = version_rows(self._database)
        return {row.bot for row in rows} - {*standing(rows, self._by_id()).values()}

    def is_waiting_for_bots(self) -> bool:
        """Whether nothing can be played: fewer than two bots play for the standings, no new one, and no match runs."""
        bots, stepped_back = self.bots("new", "trying", "active"), self.stepped_back()
        playing = [bot for bot in bots if bot.state == "active" and bot.id not in stepped_back]
        has_match = self._database.rows("SELECT 1 FROM matches WHERE state = 'running' LIMIT 1")
        return len(playing) < 2 and all(bot.state == "active" for bot in bots) and not has_match

    def shown(self, rows: Sequence[Standing], where: Where, versions: bool = False) -> list[Standing]:
        """The rows of a filter that lists show: no deleted bots, and of all games only versions that stand.

        ``versions``: the others too.
        """
        left_out = set() if versions or where != EVERYTHING else self.stepped_back()
        return [row for row in rows if not row.bot.hidden and row.bot.id not in left_out]

    def promote(self, name: str) -> Bot:
        """Lets a version stand for its bot whatever its verdict is, and rejects all newer ones."""
        version, others = self._version(name)
        if version.bot.state != "active":
            raise LeagueError(f"{version.bot.name} is {version.bot.state}: only an active version can be promoted")
        newer = [other for other in others if other.number > version.number]
        self._rule({version.bot.id: PROMOTED, **{other.bot.id: REJECTED for other in newer}})
        return version.bot

    def reject(self, name: str) -> Bot:
        """Lets the version before this one stand for its bot; returns the one that stands now."""
        version, _ = self._version(name)
        with self._database.writing():
            self._rule({version.bot.id: REJECTED})
            stands = next((other.bot for other in self.versions(version.bot.name) if other.stands), None)
            if stands is None:
                raise LeagueError(f"no other version can stand for {version.bot.name}; retire it instead")
        return stands

    def hide_version(self, name: str) -> Bot:
        """Lets lists leave out a version that does not stand for its bot; its games count."""
        bot = self.bot(name)
        if bot.id not in self.stepped_back():
            raise LeagueError(f"{bot.name} stands in the standings: reject or retire it first")
        self.delete_bot(bot.name)
        return bot

    def _rule(self, rulings: Mapping[int, str]) -> None:
        """Notes what is decided of versions (ids); the duels of rejected ones stop."""
        with self._database.writing() as connection:
            for bot, ruling in rulings.items():
                connection.execute("UPDATE versions SET ruling = ? WHERE bot_id = ?", (ruling, bot))
                connection.execute(
                    "UPDATE matches SET state = iif(?, 'stopped', 'running') WHERE state IN ('running', 'stopped') AND"
                    " id = (SELECT duel FROM versions WHERE bot_id = ?)", (ruling == REJECTED, bot))

    def _version(self, name: str) -> tuple[Version, list[Version]]:
        """A version by its name, and all of its bot."""
        bot, versions = self.bot(name), self.versions(name)
        if len(versions) == 1:
            raise LeagueError(f"{name!r} has one version alone; add a file under this name for the next one")
        return next(version for version in versions if version.bot.id == bot.id), versions

    def compare(self, name: str, other: str) -> Duel:
        """How a bot did against another in all matches of these two alone: on the same seeds, with seats exchanged."""
        bot, opponent = self.bot(name).name, self.bot(other).name
        if bot == opponent:
            raise LeagueError(f"{bot!r} cannot be compared with itself")
        with self._database.reading():
            return compared(self._database, bot, opponent, self.matches(), self.duel_settings().elo)

    def duel_settings(self) -> DuelSettings:
        """How the duels of new versions are played."""
        return DuelSettings(*self._database.rows("SELECT duel_games, duel_elo FROM league")[0])

    def set_duel_settings(self, settings: DuelSettings) -> None:
        """Sets how the duels of versions that are added from now on are played. Raises :class:`LeagueError`."""
        if settings.games < 1 or not 1.0 <= settings.elo <= MOST_ELO:
            raise LeagueError(f"a duel has at least one game, and looks for a difference of 1 to {MOST_ELO:g} Elo")
        with self._database.writing() as connection:
            connection.execute("UPDATE league SET duel_games = ?, duel_elo = ?", settings)

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
                "INSERT INTO league (game, edition, first_turn_ms, turn_ms, options, seats, seed, anchor, version,"
                " together, patience_ms, slowdown, clock) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
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


def _program_after(bot: Bot, command: str, build: str, files: Mapping[str, bytes]) -> tuple[str, str]:
    """The commands of a bot's next program: what is not given stays, unless a file of a new name brings the usual."""
    known = {path.name for path in files_in(bot.folder)} if bot.folder else set()
    if not files or next(iter(files)) in known:
        command, build = command or bot.command, build or bot.build
    return _program(command, build, files, source_in(bot.folder) if bot.folder else "")


def _check_name(name: str) -> None:
    if not (name.strip() == name and name.isprintable() and 1 <= len(name) <= LONGEST_NAME):
        raise LeagueError(f"{name!r} is not a name of 1 to {LONGEST_NAME} characters")
