"""Watches the files of a bot: a save that changes them is its next version.

The files are read twice a second, which costs a part of a millisecond. Notifications of the kernel (watchfiles, ..)
would tell of a save half a second earlier, but there are none for network drives and for folders that a container
shares, they end when the folder is replaced, and a second look would be needed all the same: a save is complete only
when nothing has changed between two looks.
"""
from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from arena.contract.saving import DamagedError, SaveError
from arena.league.store import League
from arena.league.store.errors import LeagueError, UnchangedError
from arena.league.store.uploads import LARGEST_UPLOAD, check_files, usual_commands
from arena.league.store.versions import Version

LOOK_SECONDS = 0.5
"""The time between two looks at the files."""
TAKES_IN = re.compile(rb'^[ \t]*(?:(?:from|import) +(\w[\w., ]*)|# *include *"([^"/\n]+)")', re.MULTILINE)
"""What says in Python, or in C and C++, that a source takes in other files."""


class WatchedFiles:
    """Files that are saved again and again, with the modules and headers beside them that they take in."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self._paths = tuple(path.absolute() for path in paths)
        self._seen: dict[str, bytes] = {}
        self._taken: dict[str, bytes] = {}

    @property
    def missing(self) -> list[str]:
        """Names of the files, without modules, that were not there, or empty, at the last look."""
        return [path.name for path in self._paths if not self._seen[path.name]]

    def saved(self) -> Mapping[str, bytes] | None:
        """Looks at the files; their contents by name when a save is complete, ``None`` at all other times.

        A save is complete when nothing has changed since the last look; it is given again until :meth:`take`. Raises
        :class:`OSError` if the files cannot be read.
        """
        before, self._seen = self._seen, with_modules(self._paths)
        is_complete = self._seen == before and not self.missing
        return self._seen if is_complete and self._seen != self._taken else None

    def take(self) -> None:
        """Marks what was last seen as taken."""
        self._taken = self._seen


def with_modules(paths: Sequence[Path]) -> dict[str, bytes]:
    """The contents of files, and of those beside them that they take in, by name."""
    contents: dict[str, bytes] = {}
    waiting = [*paths]
    for path in waiting:
        if path.name not in contents:
            contents[path.name] = _content(path)
            for modules, header in TAKES_IN.findall(contents[path.name]):
                names = [header] if header else [module + b".py" for module in re.findall(rb"\w+", modules)]
                waiting += filter(Path.is_file, (path.with_name(os.fsdecode(name)) for name in names))
    return contents


def _content(path: Path) -> bytes:
    """The whole file; of one that is too large for an upload, too much for one. Empty if there is no such file.

    It is empty for a moment, too, while some editors save.
    """
    if not path.is_file():
        return b""
    with open(path, "rb") as file:
        return file.read(LARGEST_UPLOAD + 1)


class Watcher:
    """Adds every save of a bot's files to a league, and tells what becomes of its versions.

    While a version waits for its trial, later saves wait too; then the last of them is the next version.
    """

    def __init__(
        self, league: League, name: str, paths: Sequence[Path], tell: Callable[[str], object],
        command: str = "", build: str = "", added_by: str = "",
    ) -> None:
        """``tell`` gets sentences for people; the commands are those of :meth:`.Versions.add`."""
        self._league = league
        self._name = name
        self._files = WatchedFiles(paths)
        self._tell = tell
        self._commands = command, build
        self._added_by = added_by
        self._trouble = ""
        self._read = league.version()
        self._versions = self._all_versions()
        self._told = {version.bot.id: _stage(version) for version in self._versions}

    def look(self) -> None:
        """Takes up a new save, and tells what is new; nothing that happens to the files or the league is raised."""
        try:
            self._report()
            self._look()
        except (OSError, SaveError, DamagedError, sqlite3.Error) as error:
            self._say_once(str(error))

    def _look(self) -> None:
        contents = self._files.saved()
        if self._files.missing:
            self._say_once(f"{', '.join(self._files.missing)}: there is no such file, or it is empty; waiting for it")
        is_waiting = any(newest.bot.state in ("new", "trying") for newest in self._versions[:1])
        if contents is None or is_waiting:
            return
        try:
            bot = self._league.versions.add(self._name, contents, *self._commands, added_by=self._added_by)
            self._trouble = ""
            self._tell(f"{bot.name} is saved, and waits for its trial")
        except UnchangedError:
            self._trouble = ""
        except LeagueError as error:
            self._say_once(f"this save is no version: {error}")
        self._files.take()

    def _report(self) -> None:
        if (now := self._league.version()) == self._read:
            return
        self._read, self._versions = now, self._all_versions()
        for version in reversed(self._versions):
            news, stage = _news(version), _stage(version)
            if news and self._told.get(version.bot.id) != stage:
                self._tell(f"{version.bot.name}: {news}")
            self._told[version.bot.id] = stage

    def _all_versions(self) -> list[Version]:
        """The newest first; none before the first save."""
        return self._league.versions.of(self._name) if self._league.bots.called(self._name) else []

    def _say_once(self, trouble: str) -> None:
        """Tells of a trouble once, as long as it lasts."""
        if trouble != self._trouble:
            self._trouble = trouble
            self._tell(trouble)


def _stage(version: Version) -> object:
    """What changes when there is news; more games under the same verdict are none."""
    return version.bot.state, version.bot.why, version.bot.ruling, version.duel and version.duel.verdict


def _news(version: Version) -> str:
    """What is worth to be told of a version: the end of its trial, and its verdict; empty before."""
    if version.bot.state in ("new", "trying"):
        return ""
    if version.bot.state == "active" and version.duel is not None and not version.duel.verdict:
        return f"plays against {version.duel.opponent}"
    if version.bot.state == "active" and version.duel is None:
        return "passed its trial"
    return version.verdict


def watch(watchers: Sequence[Watcher], ending: Event) -> None:
    """Looks at all files until the event is set."""
    while not ending.wait(LOOK_SECONDS):
        for watcher in watchers:
            watcher.look()


def check_sources(files: Sequence[Path], has_command: bool) -> None:
    """Raises :class:`LeagueError` for files that are not there or that no bot can be made of."""
    for file in files:
        if not file.is_file():
            raise LeagueError(f"{file}: there is no such file")
    names = [file.name for file in files]
    if len(set(names)) < len(names):
        raise LeagueError(f"{', '.join(names)}: two files of a bot cannot have the same name")
    check_files(dict.fromkeys(names, b""))
    if not has_command:
        usual_commands(files[0].name)


@contextmanager
def watching(look: Callable[[Event], None]) -> Iterator[None]:
    """Calls ``look`` in a thread of its own, which ends when the event is set."""
    ending = Event()
    thread = Thread(target=look, args=(ending,), name="watching", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ending.set()
        thread.join()
