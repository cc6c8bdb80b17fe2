"""Post-mortems in the background: one at a time, each the command ``analyse`` on the replay of a game."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.analysis.judgement import GameAnalysis, Judgement
from bot.arena.game import Record
from bot.arena.replay.analysis import analysis_path, is_part, read_analyses
from bot.arena.replay.files import whole_records
from bot.arena.web.app.programs import ARENA, Program

MOMENTS = 5
"""So many of the most expensive turns of a game are named."""
LOOK_SECONDS = 0.5
"""Between two looks at how far an analysis is."""


@dataclass(frozen=True)
class Progress:
    """How far the analysis of a game is.

    ``state``: ``none``, ``waiting``, ``running``, ``done``, or ``failed``, of which ``why`` tells.
    """

    state: str
    turns: int = 0
    why: str = ""


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

    def begin(self, replay: Path) -> None:
        """Has the game of a replay analysed, unless it is under way; on the thread that serves."""
        if self._found.get(replay, Progress("none")).state in ("waiting", "running"):
            return
        self._report(replay, Progress("waiting"))
        task = asyncio.get_running_loop().create_task(self._analyse(replay))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def progress(self, replay: Path) -> Progress:
        """Of the game of a replay; one that was analysed at another time is done."""
        known = self._found.get(replay)
        if known is None and analysis_path(replay).exists():
            return Progress("done")
        return known or Progress("none")

    def stop(self) -> None:
        """Ends what is under way; what is found so far is kept, and the next analysis goes on with it."""
        for task in self._tasks:
            task.cancel()
        if self._program:
            self._program.stop()

    async def _analyse(self, replay: Path) -> None:
        async with self._one_at_a_time:
            words = (*ARENA, "analyse", str(replay), "--jobs", str(self._jobs), "--json")
            program = self._program = Program(words, self._logs / "analyse.log")
            program.start()
            while program.running:
                self._report(replay, Progress("running", turns_judged(analysis_path(replay))))
                await asyncio.sleep(LOOK_SECONDS)
            self._report(replay, Progress("failed", why=program.last_words()) if program.failed else Progress("done"))

    def _report(self, replay: Path, progress: Progress) -> None:
        if self._found.get(replay) != progress:
            self._found[replay] = progress
            self._changed()


def turns_judged(path: Path) -> int:
    """How many turns a file of analyses holds."""
    return sum(len(range(*part["turns"])) for part in whole_records(path) if is_part(part))


def analysis_of(replay: Path, record: Record) -> GameAnalysis | None:
    """What is known of the only game of a replay."""
    return read_analyses(analysis_path(replay), [record]).get(0)


def moments(found: GameAnalysis | None) -> list[Judgement]:
    """The most expensive answers of a game, the most expensive first."""
    costly = [one for one in found.judgements.values() if one.loss > 0.0] if found else []
    return sorted(costly, key=lambda one: (-one.loss, one.turn))[:MOMENTS]
