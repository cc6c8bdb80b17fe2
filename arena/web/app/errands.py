"""Commands of the arena that run in the background for a page, one at a time: reports and branches."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from arena.web.app.programs import ARENA, Program

LOOK_SECONDS = 0.5
"""The time between two looks whether a command has ended."""


@dataclass(frozen=True)
class Errand:
    """A command, by the words after ``arena``. ``page``: the address of the page that shows what comes of it.

    ``done``: so much of its ``whole`` is done; empty until it runs.
    """

    page: str
    words: tuple[str, ...]
    done: Callable[[], int]
    whole: int


@dataclass(frozen=True)
class State:
    """``waiting``, ``running`` with the share that is done, ``done``, or ``failed`` with the reason in ``why``."""

    name: str
    share: float = 0.0
    why: str = ""

    @property
    def under_way(self) -> bool:
        return self.name in ("waiting", "running")


class Errands:
    """The errands, the last one for each page. ``changed`` is called when one makes progress."""

    def __init__(self, logs: Path, changed: Callable[[], None]) -> None:
        self._logs = logs
        self._changed = changed
        self._states: dict[str, State] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._program: Program | None = None

    def begin(self, errand: Errand) -> None:
        """Begins an errand unless one for its page is under way; call it on the thread that serves."""
        if self.is_under_way(errand.page):
            return
        self._report(errand.page, State("waiting"))
        self._tasks[errand.page] = asyncio.get_running_loop().create_task(self._run(errand))

    def cancel(self, page: str) -> None:
        """Ends the errand for a page if it is under way; what it has saved is kept."""
        if self.is_under_way(page):
            self._tasks[page].cancel()
            self._report(page, State("done"))

    def state(self, page: str) -> State | None:
        """The state of the last errand for a page; ``None``: there was none since the app started."""
        return self._states.get(page)

    def is_under_way(self, page: str) -> bool:
        """Whether an errand for a page waits or runs."""
        state = self.state(page)
        return state is not None and state.under_way

    def stop(self) -> None:
        """Ends the errand under way; what it has saved is kept."""
        for task in self._tasks.values():
            task.cancel()
        if self._program:
            self._program.stop()

    async def _run(self, errand: Errand) -> None:
        async with self._one_at_a_time:
            program = self._program = Program((*ARENA, *errand.words), self._logs / "errand.log")
            try:
                program.start()
            except OSError as error:
                self._report(errand.page, State("failed", why=f"It cannot be started: {error}"))
                return
            try:
                while program.running:
                    self._report(errand.page, State("running", min(1.0, errand.done() / max(1, errand.whole))))
                    await asyncio.sleep(LOOK_SECONDS)
            except asyncio.CancelledError:
                await asyncio.get_running_loop().run_in_executor(None, program.stop)
                raise
            self._report(errand.page, State("failed", why=program.last_words()) if program.failed else State("done"))

    def _report(self, page: str, state: State) -> None:
        if self._states.get(page) != state:
            self._states[page] = state
            self._changed()
