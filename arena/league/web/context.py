"""What all pages share: the league, the programs that play and analyse, and the threads that answer."""
from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from arena.contract.files import LEAGUE_FILE
from arena.contract.game import Game
from arena.league.runner import is_playing
from arena.league.store import League
from arena.league.store.league_settings import LeagueSettings
from arena.league.web.connections import Streams
from arena.league.web.tasks import ARENA, ChildProgram, Tasks
from arena.run.executors import cores

THREADS = 4
"""The number of threads that answer requests, each with its own connection to its file."""


@dataclass(frozen=True)
class PlayState:
    """The state of play in the head of every page; ``kind`` is a class of the style sheet."""

    kind: str
    text: str
    hint: str


class Context:
    """One app. ``closing``: says whether it is ending; ``wanted``: whether games are to be played."""

    def __init__(
        self, folder: Path, jobs: int, executor: str | None, closing: Callable[[], bool], wanted: bool = True
    ) -> None:
        self.folder = folder
        self.threads = ThreadPoolExecutor(THREADS, "pages")
        words = (*ARENA, "league", str(folder), "play", "--jobs", str(jobs))
        self.runner = ChildProgram((*words, "--executor", executor) if executor else words, folder / "runner.log")
        self.tasks = Tasks(folder, changed=self.touch)
        self.streams = Streams(self.revision, closing)
        self._jobs = 0 if executor else jobs
        self.wanted = wanted
        self.is_read_only = not os.access(folder, os.W_OK)
        self._touched = 0
        self._league = League.open(folder) if (folder / LEAGUE_FILE).is_file() else None

    @property
    def has_league(self) -> bool:
        return self._league is not None

    @property
    def league(self) -> League:
        assert self._league is not None
        return self._league

    @property
    def game(self) -> Game:
        return self.league.settings().loaded()

    def create(self, settings: LeagueSettings) -> None:
        """Makes the league if there is none. Raises :class:`arena.league.store.errors.LeagueError`."""
        self._league = League.create(self.folder, settings)

    def touch(self) -> None:
        """Call this when something outside the store has changed."""
        self._touched += 1

    def revision(self) -> str:
        """A text that changes with everything that pages show."""
        version = self._league.version() if self._league else 0
        return f"{version}.{self._touched}.{int(self.runner.running)}"

    def play_state(self) -> PlayState:
        if self.is_read_only:
            return PlayState("off", "read-only", "The folder cannot be written: nothing is played or changed.")
        if self.runner.running and self.league.is_waiting_for_bots():
            return PlayState("waits", "waits for bots", "Games are played as soon as two bots are active.")
        if self.runner.running:
            return PlayState("on", "playing", "Games are played, as many at a time as the arena was told.")
        if self.runner.failed and is_playing(self.folder):
            return PlayState("elsewhere", "played by another program", "The command line plays this league.")
        if self.runner.failed and self.wanted:
            return PlayState("bad", "the play has ended", self.runner.last_words())
        return PlayState("off", "paused", "No games are played.")

    def idle_cores(self) -> int:
        """How many cores have neither a game nor a task to do; none while another program plays."""
        plays = self.runner.running and not self.league.is_waiting_for_bots()
        if is_playing(self.folder) and not self.runner.running:
            return 0
        return cores() - (self._jobs if plays else 0) - int(self.tasks.has_asked)

    def play(self) -> None:
        """Starts the play if it is wanted, on the thread that serves."""
        if self.wanted and self._league and not self.is_read_only:
            self.runner.start()
        self.touch()

    def close(self) -> None:
        self.runner.stop()
        self.tasks.stop()
        self.threads.shutdown(cancel_futures=True)
        if self._league:
            self._league.close()
