"""Commands of the arena that run in the background for a page: analyses, reports and branches."""
from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from arena.league.web.programs import ARENA, Program

LOOK_SECONDS = 0.5
"""The time between two looks at the progress of a command."""


@dataclass(frozen=True)
class Errand:
    """A command, by the words after ``arena``. ``page``: the address of the page that shows what comes of it.

    ``done``: how much of its ``whole`` is done now. ``after``: called when it has ended, in whatever way, or was
    cancelled before it began.
    """

    page: str
    words: tuple[str, ...]
    done: Callable[[], int]
    whole: int
    after: Callable[[], None] = lambda: None


@dataclass(frozen=True)
class State:
    """``waiting``, ``running`` with the share that is done, ``done``, or ``failed`` with the reason in ``why``.

    ``seconds_left``: the time that the rest takes; ``None``: not known yet.
    """

    name: str
    share: float = 0.0
    why: str = ""
    seconds_left: float | None = None

    @property
    def under_way(self) -> bool:
        return self.name in ("waiting", "running")


class Errands:
    """The errands, the last one of each form, by the address to which the form is sent.

    Of one command, such as ``analyse``, one runs at a time. ``changed`` is called when one makes progress.
    """

    def __init__(self, logs: Path, changed: Callable[[], None]) -> None:
        self._logs = logs
        self._changed = changed
        self._states: dict[str, State] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._programs: dict[str, Program] = {}

    def begin(self, form: str, errand: Errand) -> None:
        """Begins an errand unless one of this form is under way; call it on the thread that serves."""
        if self.is_under_way(form):
            return
        self._report(form, State("waiting"))
        self._tasks[form] = asyncio.get_running_loop().create_task(self._run(form, errand))

    def cancel(self, form: str) -> None:
        """Ends the errand of a form if it is under way; what it has saved is kept."""
        if self.is_under_way(form):
            self._tasks[form].cancel()
            self._report(form, State("done"))

    def state(self, form: str) -> State | None:
        """The state of the last errand of a form; ``None``: there was none since the app started."""
        return self._states.get(form)

    def is_under_way(self, form: str) -> bool:
        """Whether an errand of a form waits or runs."""
        state = self.state(form)
        return state is not None and state.under_way

    def stop(self) -> None:
        """Ends the errands under way; what they have saved is kept."""
        for task in self._tasks.values():
            task.cancel()
        for program in self._programs.values():
            program.stop()

    async def _run(self, form: str, errand: Errand) -> None:
        try:
            await self._run_in_turn(form, errand)
        finally:
            errand.after()

    async def _run_in_turn(self, form: str, errand: Errand) -> None:
        command = errand.words[0]
        async with self._one_at_a_time[command]:
            program = self._programs[command] = Program((*ARENA, *errand.words), self._logs / f"{command}.log")
            try:
                program.start()
                await self._watch(program, form, errand)
            except Exception as error:
                self._report(form, State("failed", why=f"It cannot be run, or watched: {error}"))
                return
            finally:
                if program.running:
                    await asyncio.get_running_loop().run_in_executor(None, program.stop)
            self._report(form, State("failed", why=program.last_words()) if program.failed else State("done"))

    async def _watch(self, program: Program, form: str, errand: Errand) -> None:
        """Reports progress until the program ends."""
        begun, before = monotonic(), errand.done()
        done, seconds_left = before, None
        while program.running:
            if (now := errand.done()) > done:
                done, seconds_left = now, (errand.whole - now) * (monotonic() - begun) / (now - before)
            self._report(form, State("running", min(1.0, done / max(1, errand.whole)), seconds_left=seconds_left))
            await asyncio.sleep(LOOK_SECONDS)

    def _report(self, form: str, state: State) -> None:
        if self._states.get(form) != state:
            self._states[form] = state
            self._changed()
