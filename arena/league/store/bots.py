"""Who plays in a league: its bots, their trials, and the names by which they go."""
from __future__ import annotations

import json
import shlex
import sqlite3
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from time import time
from typing import Any

from arena.contract.faults import FaultKind
from arena.contract.files import packed
from arena.contract.record import Replay
from arena.contract.saving import write_whole
from arena.league.store import uploads
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import Where, as_text, boards_of
from arena.league.store.rows import LeagueBot, standing_versions, version_name
from arena.run.contestants import BUILTIN, CommandError, words_of
from arena.run.sandbox import USUAL
from arena.run.scratch import remove

BOTS = "bots"
"""The folder of the uploads, in the league's folder."""
LONGEST_NAME = 60
"""The most characters of a bot's name."""
STATE = "iif(hidden, 'removed', iif(suspended, 'suspended', state))"
BOTS_WITH_VERSIONS = (
    f"SELECT id, name, command, build, folder, memory_mib, isolated, {STATE}, build_output, last_words, added,"
    " added_by, family, COALESCE(number, 1), COALESCE(elo, 0.0), duel, COALESCE(verdict, ''), COALESCE(ruling, '')"
    " FROM bots LEFT JOIN versions ON bot_id = id")
WATCHED_GAMES = 20
FAULTY_SHARE = 0.9
"""A bot is suspended when so many of its last games had a fault that costs the game."""
COSTLY = [kind.value for kind in FaultKind if kind.group]


class Bots:
    """The bots of a league. Methods raise :class:`LeagueError` for unknown ones."""

    def __init__(self, folder: Path, database: Database) -> None:
        self._folder = folder / BOTS
        self._database = database

    def all(self, *states: str) -> list[LeagueBot]:
        """The bots in these states, or all, in the order in which they were added."""
        bots = map(self._bot, self._database.rows(f"{BOTS_WITH_VERSIONS} ORDER BY id"))
        return [bot for bot in bots if not states or bot.state in states]

    def named(self, name: str) -> LeagueBot:
        """The bot of this name; of a name that versions have in common, the version that stands, or else the newest."""
        bot = self.called(name)
        if bot is None:
            raise LeagueError(f"no bot is called {name!r}; there are: {', '.join(bot.name for bot in self.all())}")
        return bot

    def now(self, bot: LeagueBot) -> LeagueBot | None:
        """A bot as it is now; ``None`` if it was deleted, even if a later one has its number."""
        now = self.by_id().get(bot.id)
        return now if now and now.added == bot.added else None

    def called(self, name: str) -> LeagueBot | None:
        """As :meth:`named`; ``None`` if there is none."""
        bots = [self._bot(row) for row in self._database.rows(
            f"{BOTS_WITH_VERSIONS} WHERE name = ? OR family = ? ORDER BY name = ? DESC, id DESC", (name, name, name))]
        if bots and bots[0].name == name:
            return bots[0]
        return standing_versions(reversed(bots)).get(name, bots[0]) if bots else None

    def by_id(self) -> dict[int, LeagueBot]:
        return {bot.id: bot for bot in self.all()}

    def _bot(self, row: tuple[Any, ...]) -> LeagueBot:
        number, name, command, build, folder, memory_mib, isolated, *rest = row
        place = self._folder / folder if folder else None
        return LeagueBot(number, name, command, build, place, memory_mib, bool(isolated), *rest)

    def add(
        self, name: str, command: str = "", build: str = "", files: Mapping[str, bytes] | None = None,
        memory_mib: int | None = None, isolated: bool = False, added_by: str = "",
    ) -> LeagueBot:
        """Adds a bot in the state ``new``: the runner builds and tries it next, see :mod:`arena.league.worker`.

        ``files``: its uploaded files by name; it then runs in a folder with these. An empty ``command`` is the usual
        one for the first file; ``{file}`` stands for this file in both commands. Raises :class:`LeagueError` for a
        name that is taken, or for what cannot be a bot.
        """
        check_name(name)
        command, build = _program(command, build, files or {})
        with self._database.writing() as connection:
            self._check_free(name)
            number = connection.execute(
                "INSERT INTO bots (name, command, build, folder, memory_mib, isolated, state, build_output,"
                " last_words, added, added_by) VALUES (?, ?, ?, '', ?, ?, 'new', '', '', ?, ?)",
                (name, command, build, memory_mib, isolated, time(), added_by)).lastrowid
            if files:
                uploads.write_files(self._folder / str(number), files)
                connection.execute("UPDATE bots SET folder = ? WHERE id = ?", (str(number), number))
        return self.named(name)

    def _check_free(self, name: str) -> None:
        if self.called(name):
            raise LeagueError(f"there is a bot called {name!r} already; choose another name")

    def remove(self, name: str) -> bool:
        """Deletes a bot with its files if it has no games, and else makes it ``removed``; returns whether it is gone.

        One that a match or a begun set needs is kept too.
        """
        bot = self.named(name)
        with self._database.writing() as connection:
            is_needed = connection.execute(
                "SELECT 1 FROM entries WHERE bot_id = ? UNION ALL SELECT 1 FROM matches, json_each(matches.bots)"
                " WHERE json_each.value = ?", (bot.id, bot.id)).fetchone()
            if is_needed:
                self.set_state(bot.name, "retired")
                connection.execute("UPDATE bots SET hidden = 1 WHERE id = ?", (bot.id,))
                return False
            connection.execute("UPDATE league SET anchor = NULL WHERE anchor = ?", (bot.name,))
            connection.execute("DELETE FROM bots WHERE id = ?", (bot.id,))
        self._remove_uploads(bot)
        return True

    def remove_rest(self, bot: LeagueBot) -> None:
        """Removes what the trial of a deleted bot has written after its deletion."""
        with self._database.writing():  # no new bot gets its number meanwhile
            if bot.id not in self.by_id():
                self._remove_uploads(bot)

    def _remove_uploads(self, bot: LeagueBot) -> None:
        self.trial(bot).unlink(missing_ok=True)
        for folder in {self._folder / str(bot.id), bot.folder or self._folder / str(bot.id)}:
            remove(folder)

    def rename(self, name: str, new: str) -> None:
        """Gives a bot another name; its games stay its own, and leaderboards that name it follow.

        All its versions get the new name, with their numbers.
        """
        bot = self.named(name)
        if new == (bot.family or bot.name):
            return
        check_name(new)
        with self._database.writing() as connection:
            self._check_free(new)
            versions = [other for other in self.all() if other.family and other.family == bot.family]
            for one in versions or [bot]:
                self.give_name(connection, one.name, version_name(new, one.version) if versions else new)
            connection.execute("UPDATE versions SET family = ? WHERE family = ?", (new, bot.family))

    def give_name(self, connection: sqlite3.Connection, name: str, new: str) -> None:
        """Gives one program another name, within the caller's transaction; see :meth:`rename`."""
        check_name(new)
        self._check_free(new)
        connection.execute("UPDATE bots SET name = ? WHERE name = ?", (new, name))
        connection.executemany(
            "UPDATE boards SET filter = ? WHERE name = ?",
            [(as_text(where.renamed(lambda bot: new if bot == name else bot)), board)
             for board, where in boards_of(self._database).items()])
        connection.execute("UPDATE league SET anchor = ? WHERE anchor = ?", (new, name))

    def free_name(self, name: str) -> str:
        """The name, as far as a bot can have it, with a number behind it if it is taken."""
        taken = {name for bot in self.all() for name in (bot.name, bot.family)}
        printable = "".join(char if char.isprintable() else " " for char in name).strip() or "bot"
        ends = ("" if run == 1 else f" ({run})" for run in count(1))
        names = (f"{printable[:LONGEST_NAME - len(end)].rstrip()}{end}" for end in ends)
        return next(free for free in names if free not in taken)

    def set_state(self, name: str, state: str) -> None:
        """``retired``: it plays no more, but its games count; ``new``: it is built and tried again, and then plays.

        A removed bot comes back when it is tried again.
        """
        bot = self.named(name)
        self._database.write(
            "UPDATE bots SET state = ?, suspended = 0, hidden = hidden AND ? != 'new' WHERE id = ?",
            (state, state, bot.id))

    def source(self, name: str) -> dict[str, str]:
        """The text files of a bot by name: those of its upload, or those that its command names."""
        bot = self.named(name)
        if bot.folder:
            return uploads.texts(uploads.files_in(bot.folder))
        if bot.command.startswith(BUILTIN):
            return {}
        try:
            words = words_of(bot.command)
        except CommandError:  # an older league may have such a command
            return {}
        return uploads.texts(Path(word) for word in USUAL.located(words)[1:])

    def own(self) -> LeagueBot | None:
        """The bot of whoever looks at the pages, as it stands now; ``None``: none is chosen, or it is gone."""
        bot = self.by_id().get(self._database.rows("SELECT own FROM league")[0][0])
        return bot and self.named(bot.family or bot.name)

    def choose_own(self, name: str) -> None:
        """From now on, ``own`` is this bot; an empty name: none."""
        number = self.named(name).id if name else None
        self._database.write("UPDATE league SET own = ?", (number,))

    def resolved(self, where: Where) -> Where:
        """A filter with the names of its bots; what versions have in common stands for the one that stands.

        Raises :class:`LeagueError` for a bot that is not there.
        """
        return where.renamed(lambda name: self.named(name).name)

    # --- trials of new bots

    def claim_new(self) -> LeagueBot | None:
        """A new bot, which is ``trying`` from now on; ``None`` if there is none."""
        claimed = next(filter(self.claim, self.all("new")), None)
        return claimed and self.now(claimed)

    def claim(self, bot: LeagueBot) -> bool:
        """Makes a bot ``trying`` unless its state has changed meanwhile; returns whether it did."""
        return self._database.write(
            f"UPDATE bots SET state = 'trying', suspended = 0, hidden = 0 WHERE id = ? AND {STATE} = ?",
            (bot.id, bot.state)) > 0

    def forget_trials(self) -> None:
        """Makes the bots new again whose trials were broken off."""
        if self.all("trying"):
            self._database.write("UPDATE bots SET state = 'new' WHERE state = 'trying'")

    def trial(self, bot: LeagueBot) -> Path:
        """Where the game is in which a bot has failed its trial, if it has."""
        return self._folder / f"{bot.id}.jsonl.gz"

    def keep_trial(self, bot: LeagueBot, replay: Replay | None) -> None:
        """Keeps the game of a failed trial, in place of the one before. Raises :class:`SaveError`."""
        self.trial(bot).unlink(missing_ok=True)
        if replay is not None:
            write_whole(self.trial(bot), packed(replay))

    def judge(self, bot: int, state: str, build_output: str, last_words: str) -> None:
        """Ends a trial; a bot that was retired meanwhile stays retired."""
        self._database.write(
            "UPDATE bots SET state = CASE state WHEN 'trying' THEN ? ELSE state END, build_output = ?,"
            " last_words = ?, watched_after = (SELECT COALESCE(MAX(id), 0) FROM games) WHERE id = ?",
            (state, build_output, last_words, bot))

    def fail(self, bot: int, why: str) -> None:
        """Marks a bot as failed that has played before and cannot be started any more."""
        self._database.write(
            "UPDATE bots SET state = 'failed', last_words = ? WHERE id = ? AND state = 'active'", (why, bot))

    def suspend_if_faulty(self, bot: int, last_words: str) -> bool:
        """Suspends an active bot, with its last words, if nearly all its last games had a fault; returns whether."""
        games = self._database.rows(
            "SELECT MAX(EXISTS (SELECT 1 FROM faults f WHERE f.game_id = p.game_id AND f.seat = p.seat AND f.kind IN"
            " (SELECT value FROM json_each(?)))) FROM players p JOIN bots b ON b.id = p.bot_id WHERE p.bot_id = ?"
            " AND b.state = 'active' AND p.game_id > b.watched_after GROUP BY p.game_id"
            " ORDER BY p.game_id DESC LIMIT ?",
            (json.dumps(COSTLY), bot, WATCHED_GAMES))
        faulty = sum(has_fault for (has_fault,) in games)
        if len(games) < WATCHED_GAMES or faulty < FAULTY_SHARE * WATCHED_GAMES:
            return False
        words = f"suspended: {faulty} of its last {WATCHED_GAMES} games had a fault; the last one:\n{last_words}"
        self._database.write(
            "UPDATE bots SET state = 'retired', suspended = 1, last_words = ? WHERE id = ?", (words, bot))
        return True


def _program(command: str, build: str, files: Mapping[str, bytes]) -> tuple[str, str]:
    """The commands that run and build a bot; see :meth:`Bots.add`. Raises LeagueError or CommandError."""
    uploads.check_files(files)
    if files and not command:
        usual, command = uploads.usual_commands(next(iter(files)))
        build = build or usual
    if files:
        command, build = (text.replace("{file}", shlex.quote(next(iter(files)))) for text in (command, build))
    for text in filter(None, (command, build)):
        words_of(text)
    if not command:
        raise LeagueError("a bot is a command or a file")
    return command, build


def program_after(bot: LeagueBot, command: str, build: str, files: Mapping[str, bytes]) -> tuple[str, str]:
    """The commands of a bot's next version: what is not given is as before, if its first file has a known name.

    Without files, if the version before had none either.
    """
    known = {path.name for path in uploads.files_in(bot.folder)} if bot.folder else {""}
    if next(iter(files), "") in known:
        command, build = command or bot.command, build or bot.build
    return _program(command, build, files)


def check_name(name: str) -> None:
    """Raises :class:`LeagueError` for what is no name of a bot, or of a leaderboard."""
    if not (name.strip() == name and name.isprintable() and 1 <= len(name) <= LONGEST_NAME):
        raise LeagueError(f"{name!r} is not a name of 1 to {LONGEST_NAME} characters")
