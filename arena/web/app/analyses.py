"""Analyses in the background, one at a time: each runs the command ``analyse`` on the replay of a game."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from arena.judge.analysis import analysis_path, parts_of
from arena.web.app.programs import ARENA, Program

LOOK_SECONDS = 0.5
"""The time between two looks at the progress of an analysis."""


@dataclass(frozen=True)
class Progress:
    """The progress of the analysis of a game.

    ``state``: ``none``: nobody has requested one; ``waiting``; ``running``, with ``turns`` judged so far; ``done``; or
    ``failed``, with the reason in ``why``. ``turns_a_second``: the speed so far; 0: not known yet.
    """

    state: str
    turns: int = 0
    why: str = ""
    turns_a_second: float = 0.0

    @property
    def under_way(self) -> bool:
        return self.state in ("waiting", "running")

    def seconds_left(self, turns: int) -> float | None:
        """The time that the rest of so many turns takes; ``None``: not known yet."""
        return (turns - self.turns) / self.turns_a_second if self.turns_a_second else None


class Analyses:
    """The requested analyses. ``changed`` is called when one makes progress."""

    def __init__(self, logs: Path, jobs: int, changed: Callable[[], None]) -> None:
        self._logs = logs
        self._jobs = jobs
        self._changed = changed
        self._found: dict[Path, Progress] = {}
        self._tasks: dict[Path, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._program: Program | None = None

    def begin(self, replay: Path, game: str, seconds: str = "") -> None:
        """Begins to analyse the only game of a replay, unless this is under way; call it on the thread that serves.

        ``game``: its name in the arena. ``seconds``: the search time of an answer; empty: the default of ``analyse``.
        """
        if self.progress(replay).under_way:
            return
        self._report(replay, Progress("waiting"))
        self._tasks[replay] = asyncio.get_running_loop().create_task(
            self._analyse(replay, ("--as", game, *(("--seconds", seconds) if seconds else ()))))

    def cancel(self, replay: Path) -> None:
        """Ends the analysis of a game's replay if it is under way; its results so far are kept."""
        if self.progress(replay).under_way:
            self._tasks[replay].cancel()
            self._report(replay, Progress("none"))

    def progress(self, replay: Path) -> Progress:
        """The progress for the game of a replay since the app started."""
        return self._found.get(replay, Progress("none"))

    def stop(self) -> None:
        """Ends the analysis under way; its results so far are kept, and the next analysis goes on with them."""
        for task in self._tasks.values():
            task.cancel()
        if self._program:
            self._program.stop()

    async def _analyse(self, replay: Path, options: Sequence[str]) -> None:
        async with self._one_at_a_time:
            words = (*ARENA, "analyse", str(replay), *options, "--jobs", str(self._jobs), "--json")
            program = self._program = Program(words, self._logs / "analyse.log")
            try:
                program.start()
            except OSError as error:
                self._report(replay, Progress("failed", why=f"The analysis cannot be started: {error}"))
                return
            try:
                await self._watch(program, replay)
            except asyncio.CancelledError:
                await asyncio.get_running_loop().run_in_executor(None, program.stop)
                raise
            self._report(replay, Progress("failed", why=program.last_words()) if program.failed else Progress("done"))

    async def _watch(self, program: Program, replay: Path) -> None:
        """Reports progress until the program ends."""
        begun, before = monotonic(), turns_judged(analysis_path(replay))
        turns, speed = before, 0.0
        while program.running:
            now = turns_judged(analysis_path(replay))
            if now > turns:
                turns, speed = now, (now - before) / (monotonic() - begun)
            self._report(replay, Progress("running", turns, turns_a_second=speed))
            await asyncio.sleep(LOOK_SECONDS)

    def _report(self, replay: Path, progress: Progress) -> None:
        if self._found.get(replay) != progress:
            self._found[replay] = progress
            self._changed()


def turns_judged(path: Path) -> int:
    """The number of turns in a file with analyses of one game."""
    return len({turn for part in parts_of(path, 0) for turn in range(*part["turns"])})
