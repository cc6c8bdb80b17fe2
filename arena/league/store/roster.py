"""Who plays in a league, and how: its settings, its bots and its leaderboards."""
from __future__ import annotations

import json
import os
import shlex
import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any, Self

from arena.contract.files import LEAGUE_FILE
from arena.contract.setup import Limits
from arena.league.store.database import Database
from arena.league.store.rows import Bot, LeagueSettings
from arena.league.store.uploads import (
    check_command,
    check_files,
    files_in,
    source_in,
    texts,
    usual_commands,
    with_file,
    write_files,
)
from arena.league.store.versions import standing, version_name, version_rows
from arena.league.store.where import Where
from arena.run.contestants import BUILTIN
from arena.run.sandbox import USUAL
from arena.run.scratch import remove

FILE = LEAGUE_FILE
BOTS = "bots"
"""The folder of the uploads, in the league's folder."""
LONGEST_NAME = 60
"""The most characters of a bot's name."""
BOT_COLUMNS = (
    "id, name, command, build, folder, memory_mib, isolated, iif(suspended, 'suspended', state), build_output,"
    " last_words, added, added_by, hidden"
)


class LeagueError(Exception):
    """The league cannot do this; the message says why, and what to do instead."""


class NoSuchError(LeagueError):
    """There is no game or match of this number."""


class UnchangedError(LeagueError):
    """A new version of a bot has the same files and commands as the newest one."""


class Roster:
    """The bots of a league, in its folder; see :class:`arena.league.store.store.Store`.

    Methods raise :class:`LeagueError` for unknown bots.
    """

    def __init__(self, folder: Path, database: Database) -> None:
        """See :meth:`open` and :meth:`create`."""
        self.folder = folder.absolute()
        self._database = database

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

    def __exit__(self, *error: object) -> None:
        self.close()

    def version(self) -> int:
        """A number that grows with every write of any process; it can be read often (10 microseconds)."""
        return self._database.version()

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
        bots = map(self._bot, self._database.rows(f"SELECT {BOT_COLUMNS} FROM bots ORDER BY id"))
        return [bot for bot in bots if not states or bot.state in states]

    def bot(self, name: str) -> Bot:
        """The bot of this name; of a name that versions have in common, the version that stands, or else the newest."""
        bot = self._bot_called(name)
        if bot is None:
            raise LeagueError(f"no bot is called {name!r}; there are: {', '.join(bot.name for bot in self.bots())}")
        return bot

    def now(self, bot: Bot) -> Bot | None:
        """A bot as it is now; ``None`` if it was deleted, even if a later one has its number."""
        now = self._by_id().get(bot.id)
        return now if now and now.added == bot.added else None

    def _bot_called(self, name: str) -> Bot | None:
        rows = self._database.rows(f"SELECT {BOT_COLUMNS} FROM bots WHERE name = ?", (name,))
        if rows:
            return self._bot(rows[0])
        versions = [row for row in version_rows(self._database) if row.family == name]
        bots = self._by_id()
        return bots[standing(versions, bots).get(name, versions[-1].bot)] if versions else None

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
        command, build = program_after(bot, command, build, files or {})
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

        One that a match or a begun set needs is hidden too.
        """
        bot = self.bot(name)
        with self._database.writing() as connection:
            is_needed = connection.execute(
                "SELECT 1 FROM entries WHERE bot_id = ? UNION ALL SELECT 1 FROM matches, json_each(matches.bots)"
                " WHERE json_each.value = ?", (bot.id, bot.id)).fetchone()
            if is_needed:
                self.set_bot_state(bot.name, "retired")
                connection.execute("UPDATE bots SET hidden = 1 WHERE id = ?", (bot.id,))
                return False
            connection.execute("UPDATE league SET anchor = NULL WHERE anchor = ?", (bot.name,))
            connection.execute("DELETE FROM bots WHERE id = ?", (bot.id,))
        self._remove_uploads(bot)
        return True

    def remove_rest(self, bot: Bot) -> None:
        """Removes what the trial of a deleted bot has written after its deletion."""
        with self._database.writing():  # no new bot gets its number meanwhile
            if bot.id not in self._by_id():
                self._remove_uploads(bot)

    def _remove_uploads(self, bot: Bot) -> None:
        for folder in (self._upload(bot.id), *(self.folder / BOTS).glob(f"{bot.id}-*")):
            remove(folder)

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
                names = self._names()
                for row in version_rows(self._database):
                    if row.family == family:
                        self._rename(connection, names[row.bot], version_name(new, row.number))
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

    def free_name(self, name: str) -> str:
        """The name, as far as a bot can have it, with a number behind it if it is taken."""
        taken = {bot.name for bot in self.bots()} | {row.family for row in version_rows(self._database)}
        printable = "".join(char if char.isprintable() else " " for char in name).strip() or "bot"
        ends = ("" if run == 1 else f" ({run})" for run in count(1))
        names = (f"{printable[:LONGEST_NAME - len(end)].rstrip()}{end}" for end in ends)
        return next(free for free in names if free not in taken)

    def _check_no_family(self, name: str) -> None:
        """Raises :class:`LeagueError` for a name that versions have in common."""
        if any(row.family == name for row in version_rows(self._database)):
            raise LeagueError(f"there are versions of a bot called {name!r}; give this one another name")

    def set_bot_state(self, name: str, state: str) -> None:
        """``retired``: it plays no more, but its games count; ``new``: it is built and tried again, and then plays.

        One that was deleted comes back when it is tried again.
        """
        bot = self.bot(name)
        with self._database.writing() as connection:
            connection.execute(
                "UPDATE bots SET state = ?, suspended = 0, hidden = hidden AND ? != 'new' WHERE id = ?",
                (state, state, bot.id))

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

    def _family(self, bot: Bot) -> str | None:
        """The name that the versions of a bot have in common; ``None`` if it never had another program."""
        return next((row.family for row in version_rows(self._database) if row.bot == bot.id), None)

    def _names(self) -> dict[int, str]:
        return {bot.id: bot.name for bot in self.bots()}

    # --- leaderboards

    def boards(self) -> dict[str, Where]:
        """The filters that are kept as leaderboards, by name."""
        rows = self._database.rows("SELECT name, filter FROM boards ORDER BY name")
        return {name: Where.of_json(json.loads(text)) for name, text in rows}

    def keep_board(self, name: str, where: Where) -> None:
        """Keeps a filter as a leaderboard; replaces one of that name."""
        _check_name(name)
        with self._database.writing() as connection:
            connection.execute(
                "INSERT INTO boards (name, filter) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET filter = excluded.filter",
                (name, json.dumps(where.as_json())))

    def board(self, name: str) -> Where:
        """The filter of a leaderboard. Raises :class:`LeagueError` if there is none of this name."""
        boards = self.boards()
        if name not in boards:
            raise LeagueError(f"no leaderboard is called {name!r}; there are: {', '.join(boards) or 'none'}")
        return boards[name]

    def resolved(self, where: Where) -> Where:
        """A filter with the names of its bots; what versions have in common stands for the one that stands.

        Raises :class:`LeagueError` for a bot that is not there.
        """
        def named(name: str | None) -> str | None:
            return None if name is None else self.bot(name).name

        return replace(where, bot=named(where.bot), against=named(where.against),
                       players=tuple(self.bot(name).name for name in where.players))

    def drop_board(self, name: str) -> None:
        """Forgets a leaderboard. Raises :class:`LeagueError` if there is none of this name."""
        with self._database.writing() as connection:
            self.board(name)
            connection.execute("DELETE FROM boards WHERE name = ?", (name,))


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


def program_after(bot: Bot, command: str, build: str, files: Mapping[str, bytes]) -> tuple[str, str]:
    """The commands of a bot's next program: what is not given stays, unless a file of a new name brings the usual."""
    known = {path.name for path in files_in(bot.folder)} if bot.folder else set()
    if not files or next(iter(files)) in known:
        command, build = command or bot.command, build or bot.build
    return _program(command, build, files, source_in(bot.folder) if bot.folder else "")


def _check_name(name: str) -> None:
    if not (name.strip() == name and name.isprintable() and 1 <= len(name) <= LONGEST_NAME):
        raise LeagueError(f"{name!r} is not a name of 1 to {LONGEST_NAME} characters")
