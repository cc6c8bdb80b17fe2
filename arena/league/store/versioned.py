"""The versions of a league's bots: added, compared, promoted and rejected; see :mod:`arena.league.store.versions`."""
from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from itertools import count

from arena.league.store.roster import LeagueError, Roster, UnchangedError, program_after
from arena.league.store.rows import Bot, Standing
from arena.league.store.uploads import has_files
from arena.league.store.versions import (
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
from arena.league.store.where import EVERYTHING, Where
from arena.stats.sprt import MOST_ELO


class VersionedRoster(Roster):
    """The bots of a league with their versions."""

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
            command, build = program_after(newest, command, build, files)
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
            return versions_of(self._database, family, self._by_id())

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
            return compared(self._database, bot, opponent, self._names(), self.duel_settings().elo)

    def duel_settings(self) -> DuelSettings:
        """How the duels of new versions are played."""
        return DuelSettings(*self._database.rows("SELECT duel_games, duel_elo FROM league")[0])

    def set_duel_settings(self, settings: DuelSettings) -> None:
        """Sets how the duels of versions that are added from now on are played. Raises :class:`LeagueError`."""
        if settings.games < 1 or not 1.0 <= settings.elo <= MOST_ELO:
            raise LeagueError(f"a duel has at least one game, and looks for a difference of 1 to {MOST_ELO:g} Elo")
        with self._database.writing() as connection:
            connection.execute("UPDATE league SET duel_games = ?, duel_elo = ?", settings)
