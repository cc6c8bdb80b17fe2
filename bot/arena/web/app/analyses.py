"""Post-mortems in the background: one at a time, each the command ``analyse`` on the replay of a game."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.arena.replay.analysis import analysis_path, parts_of
from bot.arena.web.app.programs import ARENA, Program

LOOK_SECONDS = 0.5
"""Between two looks at how far an analysis is."""


@dataclass(frozen=True)
class Progress:
    """How far the analysis of a game is.

    ``state``: ``none``: none was asked for; ``waiting``; ``running``, with so many ``turns`` judged; ``done``, or
    ``failed``, of which ``why`` tells.
    """

    state: str
    turns: int = 0
    why: str = ""

    @property
    def under_way(self) -> bool:
        return self.state in ("waiting", "running")


class Analyses:
    """The analyses that were asked for. ``changed`` is called when one has come further."""

    def __init__(self, logs: Path, jobs: int, changed: Callable[[], None]) -> None:
        self._logs = logs
        self._jobs = jobs
        self._changed = changed
        self._found: dict[Path, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._program: Program | None = None

    def begin(self, replay: Path, seconds: str = "") -> None:
        """Has the game of a replay analysed, unless it is under way; on the thread that serves.

        ``seconds``: to search for an answer; empty: as ``analyse`` has it.
        """
        if self.progress(replay).under_way:
            return
        self._report(replay, Progress("waiting"))
        task = asyncio.get_running_loop().create_task(self._analyse(replay, ("--seconds", seconds) if seconds else ()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def progress(self, replay: Path) -> Progress:
        """Of the game of a replay, since the app runs."""
        return self._found.get(replay, Progress("none"))

    def stop(self) -> None:
        """Ends what is under way; what is found so far is kept, and the next analysis goes on with it."""
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
    """How many turns a file of analyses of one game holds."""
    return len({turn for part in parts_of(path, 0) for turn in range(*part["turns"])})
