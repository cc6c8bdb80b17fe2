"""Analyses in the background, one at a time: each runs the command ``analyse`` on the replay of a game."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from arena.judge.analysis import analysis_path, parts_of
from arena.web.app.programs import ARENA, Program

LOOK_SECONDS = 0.5
"""The time between two looks at the progress of an analysis."""


@dataclass(frozen=True)
class Progress:
    """The progress of the analysis of a game.

    ``state``: ``none``: nobody has requested one; ``waiting``; ``running``, with ``turns`` judged so far; ``done``; or
    ``failed``, with the reason in ``why``.
    """

    state: str
    turns: int = 0
    why: str = ""

    @property
    def under_way(self) -> bool:
        return self.state in ("waiting", "running")


class Analyses:
    """The requested analyses. ``changed`` is called when one makes progress."""

    def __init__(self, logs: Path, jobs: int, changed: Callable[[], None]) -> None:
        self._logs = logs
        self._jobs = jobs
        self._changed = changed
        self._found: dict[Path, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._program: Program | None = None

    def begin(self, replay: Path, seconds: str = "") -> None:
        """Begins to analyse the game of a replay, unless this is under way; call it on the thread that serves.

        ``seconds``: the search time for each answer; empty: the default of ``analyse``.
        """
        if self.progress(replay).under_way:
            return
        self._report(replay, Progress("waiting"))
        task = asyncio.get_running_loop().create_task(self._analyse(replay, ("--seconds", seconds) if seconds else ()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def progress(self, replay: Path) -> Progress:
        """The progress for the game of a replay since the app started."""
        return self._found.get(replay, Progress("none"))

    def stop(self) -> None:
        """Ends the analysis under way; its results so far are kept, and the next analysis goes on with them."""
        for task in self._tasks:
            task.cancel()
        if self._program:
            self._program.stop()

    async def _analyse(self, replay: Path, effort: Sequence[str]) -> None:
        async with self._one_at_a_time:
            words = (*ARENA, "analyse", str(replay), *effort, "--jobs", str(self._jobs), "--json")
            program = self._program = Program(words, self._logs / "analyse.log")
            try:
                program.start()
            except OSError as error:
                self._report(replay, Progress("failed", why=f"The analysis cannot be started: {error}"))
                return
            while program.running:
                self._report(replay, Progress("running", turns_judged(analysis_path(replay))))
                await asyncio.sleep(LOOK_SECONDS)
            self._report(replay, Progress("failed", why=program.last_words()) if program.failed else Progress("done"))

    def _report(self, replay: Path, progress: Progress) -> None:
        if self._found.get(replay) != progress:
            self._found[replay] = progress
            self._changed()


def turns_judged(path: Path) -> int:
    """The number of turns in a file with analyses of one game."""
    return len({turn for part in parts_of(path, 0) for turn in range(*part["turns"])})
