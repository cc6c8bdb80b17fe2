"""The versions of a bot: which of them stands for it, and whether it is stronger than the one before.

A program that is added under the name of a bot, ``mine``, is a new version of it, and a bot of its own: ``mine v2``;
the one before is called ``mine v1`` from then on. A version that has passed its trial plays for the standings, and a
duel: a match against the version that stood before it. The verdict is told from the sets of the duel alone, see
:mod:`arena.stats.verdict`. If that version steps back in its turn, as may be when several are added at once, the one
that stands has a duel with the one before, too.

The newest version stands for the bot: it alone plays for the standings and is shown there. A version that failed or is
suspended, deleted, rejected or found weaker steps back, and the one before stands again. One that was promoted stands
whatever the verdict is. If the version that stands is retired, none plays.
"""
from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType

from arena.contract.files import Json
from arena.league.store.bots import Bots, program_after
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError, UnchangedError
from arena.league.store.games import Games
from arena.league.store.league_settings import read_settings
from arena.league.store.matches import Duel, MatchRow
from arena.league.store.rows import PROMOTED, REJECTED, LeagueBot, standing_versions, version_name
from arena.league.store.uploads import has_files
from arena.stats.sprt import MOST_ELO

MAY_PLAY = ("new", "trying", "active", "retired")


@dataclass(frozen=True)
class Version:
    """A version of a bot. ``stands``: it is the one in the standings.

    ``duel``: with the version before it; ``None``: there is none, or it has not begun.
    ``has_rival``: whether an earlier version plays, or may soon.
    """

    bot: LeagueBot
    duel: Duel | None
    stands: bool
    has_rival: bool = True

    @property
    def family(self) -> str:
        """The name that the versions have in common."""
        return self.bot.family or self.bot.name

    @property
    def verdict(self) -> str:
        """What is known of it, in words."""
        if self.bot.state == "new":
            return "waits for its trial"
        if self.bot.state == "trying":
            return "is being tried"
        parts = [self.duel.words if self.duel else ""]
        if self.bot.state == "failed":
            parts = [f"failed{'' if self.duel else ' its trial'}: {self.bot.why or 'it said nothing'}", *parts]
        elif self.bot.state == "suspended":
            parts = [self.bot.why, *parts]
        elif self.duel is None:
            waits = "waits for its duel" if self.has_rival else "no earlier version plays"
            parts = ["the first version" if self.bot.version == 1 else waits]
        return "; ".join(filter(None, [*parts, self.bot.ruling]))

    def as_json(self) -> Json:
        return {
            "name": self.bot.name, "version": self.bot.version, "state": self.bot.state, "stands": self.stands,
            "added": self.bot.added, "ruling": self.bot.ruling or None, "verdict": self.verdict,
            "duel": None if self.duel is None else self.duel.as_json(),
        }


class Versions:
    """The versions of a league's bots."""

    def __init__(self, database: Database, bots: Bots, games: Games) -> None:
        self._database = database
        self._bots = bots
        self._games = games

    def add(
        self, name: str, files: Mapping[str, bytes] = MappingProxyType({}), command: str = "", build: str = "",
        memory_mib: int | None = None, isolated: bool | None = None, added_by: str = "",
    ) -> LeagueBot:
        """Adds a program as the next version of a bot, or as a new bot, if none has this name; see :meth:`.Bots.add`.

        What is not given is as in the version before, but a file of a new name brings its usual commands. This is how
        a program is mended. Raises :class:`UnchangedError` if nothing differs from the newest version.
        """
        with self._database.writing() as connection:
            known = self._bots.called(name)
            if known is None:
                return self._bots.add(name, command, build, files, memory_mib, bool(isolated), added_by)
            newest = self.of(known.name)[0].bot
            command, build = program_after(newest, command, build, files)
            has_all = has_files(newest.folder, files) if files else newest.folder is None
            if (command, build) == (newest.command, newest.build) and has_all:
                raise UnchangedError(f"{newest.name} is this very program already")
            family, number = self._next_version(connection, newest)
            bot = self._bots.add(
                version_name(family, number), command, build, files,
                newest.memory_mib if memory_mib is None else memory_mib,
                newest.isolated if isolated is None else isolated, added_by)
            self._insert_version(connection, bot, family, number)
        return bot

    def _next_version(self, connection: sqlite3.Connection, newest: LeagueBot) -> tuple[str, int]:
        """The name that the versions of a bot have in common, and the next number; its first program becomes v1."""
        family = newest.family or newest.name
        if newest.family is None:
            self._bots.give_name(connection, newest.name, version_name(family, 1))
            self._insert_version(connection, newest, family, 1)
        taken = {bot.name for bot in self._bots.all()}
        return family, next(n for n in count(newest.version + 1) if version_name(family, n) not in taken)

    def _insert_version(self, connection: sqlite3.Connection, bot: LeagueBot, family: str, number: int) -> None:
        connection.execute(
            "INSERT INTO versions (bot_id, family, number, elo) VALUES (?, ?, ?, ?)",
            (bot.id, family, number, read_settings(self._database).duel_elo))

    def of(self, name: str) -> list[Version]:
        """The versions of a bot, the newest first, by the name of any of them; at least one."""
        with self._database.reading():
            bot = self._bots.named(name)
            if bot.family is None:
                return [Version(bot, None, True)]
            bots = _versions(self._bots.all(), bot.family)
            matches = {match.id: match for match in self._games.matches()}
            stands = standing_versions(bots).get(bot.family)
            return [
                Version(one, None if one.duel is None else _duel(matches[one.duel], one), one == stands,
                        any(other.state in MAY_PLAY for other in bots if other.version < one.version))
                for one in reversed(bots)
            ]

    def newest(self, name: str) -> str:
        """The newest version of a bot that plays and has not stepped back, by the name of any; this one if none has."""
        bots = (version.bot for version in self.of(name))
        return next((bot.name for bot in bots if bot.state == "active" and not bot.steps_back), name)

    def stepped_back(self) -> set[int]:
        """The versions (ids) that do not stand for their bot: they play no games of the standings."""
        bots = self._bots.all()
        return {bot.id for bot in bots if bot.family} - {bot.id for bot in standing_versions(bots).values()}

    def promote(self, name: str) -> LeagueBot:
        """Lets a version stand for its bot whatever its verdict is, and rejects all newer ones."""
        version, others = self._version(name)
        if version.bot.state != "active":
            raise LeagueError(f"{version.bot.name} is {version.bot.state}: only an active version can be promoted")
        newer = [other for other in others if other.bot.version > version.bot.version]
        self._rule({version.bot.id: PROMOTED, **{other.bot.id: REJECTED for other in newer}})
        return version.bot

    def reject(self, name: str) -> LeagueBot:
        """Lets the version before this one stand for its bot; returns the one that stands now."""
        version, _ = self._version(name)
        with self._database.writing():
            self._rule({version.bot.id: REJECTED})
            stands = next((other.bot for other in self.of(version.bot.name) if other.stands), None)
            if stands is None:
                raise LeagueError(f"no other version can stand for {version.bot.name}; retire it instead")
        return stands

    def _rule(self, rulings: Mapping[int, str]) -> None:
        """Notes what is decided of versions (ids); the duels of rejected ones stop."""
        with self._database.writing() as connection:
            for bot, ruling in rulings.items():
                connection.execute("UPDATE versions SET ruling = ? WHERE bot_id = ?", (ruling, bot))
                connection.execute(
                    "UPDATE matches SET state = iif(?, 'stopped', 'running') WHERE state IN ('running', 'stopped') AND"
                    " id = (SELECT duel FROM versions WHERE bot_id = ?)", (ruling == REJECTED, bot))

    def _version(self, name: str) -> tuple[Version, list[Version]]:
        bot, versions = self._bots.named(name), self.of(name)
        if len(versions) == 1:
            raise LeagueError(f"{name!r} has one version alone; add a file under this name for the next one")
        return next(version for version in versions if version.bot.id == bot.id), versions

    def compare(self, name: str, other: str) -> Duel:
        """How a bot did against another in all matches of these two alone, on the same seeds and with seats exchanged.

        The verdict is told from whole sets, and empty while it is not clear.
        """
        bot, opponent = self._bots.named(name).name, self._bots.named(other).name
        if bot == opponent:
            raise LeagueError(f"{bot!r} cannot be compared with itself")
        with self._database.reading():
            matches = [match for match in reversed(self._games.matches())
                       if set(match.bots[:1]) ^ set(match.bots[1:]) == {bot, opponent}]
            settings = read_settings(self._database)
            elo, yardstick = settings.duel_elo, settings.yardstick
        sets: list[float] = []
        for match in matches:
            sets += match.whole if match.bots[0] == bot else [2.0 * yardstick.draw - value for value in match.whole]
        played, left = sum(match.played for match in matches), sum(match.left for match in matches)
        return Duel(yardstick, sets, opponent, None, played, played + left, elo, yardstick.verdict(sets, elo) or "",
                    sum(len(match.void) for match in matches))

    def set_duels(self, games: int | None = None, elo: float | None = None) -> None:
        """Sets how the duels of versions that are added from now on are played; ``None``: as before.

        Raises :class:`LeagueError`.
        """
        now = read_settings(self._database)
        games, elo = now.duel_games if games is None else games, now.duel_elo if elo is None else elo
        if games < 1 or not 1.0 <= elo <= MOST_ELO:
            raise LeagueError(f"a duel has at least one game, and looks for a difference of 1 to {MOST_ELO:g} Elo")
        self._database.write("UPDATE league SET duel_games = ?, duel_elo = ?", (games, elo))

    def begin_duels(self) -> None:
        """Begins a duel for each version that has passed its trial; see :mod:`arena.league.store.versions`."""
        bots = self._bots.all()
        stand = {bot.id for bot in standing_versions(bots).values()}
        for bot in bots:
            if bot.family is None or bot.ruling == REJECTED or bot.state != "active":
                continue
            if bot.duel and (bot.ruling or bot.id not in stand or not self._has_met_one_that_steps_back(bot.duel)):
                continue
            if opponent := _opponent(bot, _versions(bots, bot.family)):
                with self._database.writing() as connection:
                    match = self._games.start_match([bot.name, opponent.name], read_settings(self._database).duel_games)
                    connection.execute(
                        "UPDATE matches SET state = 'stopped' WHERE id = ? AND state = 'running'", (bot.duel,))
                    connection.execute("UPDATE versions SET duel = ?, verdict = '' WHERE bot_id = ?", (match, bot.id))

    def _has_met_one_that_steps_back(self, duel: int) -> bool:
        (bots,), = self._database.rows("SELECT bots FROM matches WHERE id = ?", (duel,))
        return self._bots.by_id()[json.loads(bots)[-1]].steps_back

    def duels(self) -> set[int]:
        return {bot.duel for bot in self._bots.all() if bot.duel is not None}


def _versions(bots: Sequence[LeagueBot], family: str) -> list[LeagueBot]:
    return [bot for bot in bots if bot.family == family]


def _duel(match: MatchRow, bot: LeagueBot) -> Duel:
    return Duel(match.yardstick, match.whole, match.bots[1], match.id, match.played, match.games, bot.elo_sought,
                bot.verdict, len(match.void))


def _opponent(bot: LeagueBot, versions: Sequence[LeagueBot]) -> LeagueBot | None:
    """The version that stood before this one, if it plays; ``None`` while an earlier version is not tried yet."""
    before = [other for other in versions if other.version < bot.version]
    if any(other.state in ("new", "trying") for other in before):
        return None
    return next((other for other in standing_versions(before).values() if other.state == "active"), None)
