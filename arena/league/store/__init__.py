"""The folder of a league: its bots, their versions, the games, and the standings that follow from these."""
from __future__ import annotations

from pathlib import Path
from typing import Self

from arena.contract.files import LEAGUE_FILE
from arena.contract.saving import DamagedError, SaveError
from arena.league.store.bots import Bots
from arena.league.store.branches import Branches
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError
from arena.league.store.games import Games
from arena.league.store.league_settings import LeagueSettings, read_settings, write_settings
from arena.league.store.standings import Standings
from arena.league.store.versions import Versions

REFUSALS = (LeagueError, SaveError, DamagedError)


class League:
    """A league in a folder. Safe in several threads and processes; see :mod:`arena.league.store.database`.

    ``damage``, ``version``, ``reading`` and ``writing`` are those of its file. All that it has raises
    :class:`LeagueError` for unknown bots, and :class:`NoSuchError` for unknown games and matches.
    """

    def __init__(self, folder: Path, database: Database) -> None:
        self.folder = folder.absolute()
        self._database = database
        self.damage, self.version = database.damage, database.version
        self.reading, self.writing = database.reading, database.writing
        self.bots = Bots(self.folder, database)
        self.games = Games(self.folder, database, self.bots)
        self.branches = Branches(self.folder, database)
        self.versions = Versions(database, self.bots, self.games)
        self.standings = Standings(database, self.bots, self.versions)

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The league of a folder. Raises :class:`LeagueError` if there is none."""
        file = folder / LEAGUE_FILE
        database = Database(file) if file.is_file() and file.stat().st_size else None
        if database is None or not database.rows("SELECT 1 FROM league"):
            raise LeagueError(f"{folder} has no league ({LEAGUE_FILE}); begin: arena league {folder} init GAME")
        return cls(folder, database)

    @classmethod
    def create(cls, folder: Path, settings: LeagueSettings) -> Self:
        """A new league without bots. Raises :class:`LeagueError` if the folder has one."""
        folder.mkdir(parents=True, exist_ok=True)
        database = Database(folder / LEAGUE_FILE)
        write_settings(database, settings)
        return cls(folder, database)

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Raises :class:`DamagedError` in place of an error that damage to the file explains."""
        try:
            if isinstance(error, Exception) and not isinstance(error, REFUSALS) and (damage := self.damage()):
                raise DamagedError(damage) from None
        finally:
            self.close()

    def settings(self) -> LeagueSettings:
        return read_settings(self._database)

    def is_waiting_for_bots(self) -> bool:
        """Whether nothing can be played: fewer than two bots play for the standings, no new one, and no match runs."""
        bots, stepped_back = self.bots.all("new", "trying", "active"), self.versions.stepped_back()
        playing = [bot for bot in bots if bot.state == "active" and bot.id not in stepped_back]
        has_match = bool(self.games.running_matches())
        return len(playing) < 2 and all(bot.state == "active" for bot in bots) and not has_match
