"""Commands of the arena that the app runs in the background: the play of the league, analyses, reports, branches.

They end with the app. All are started on the thread that serves, which lives as long as the app, because the kernel
ends a program with the *thread* that has started it.
"""
from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec

from arena.contract.saving import SaveError, write_whole
from arena.run.linux import die_with_parent
from arena.run.sandbox import ROOT

ARENA = (sys.executable, "-m", "arena")
PATIENCE_SECONDS = 15.0
"""How long a program that is asked to end may take; then it is killed."""
LAST_WORDS = 2000
"""The number of characters from the end of a log that are shown."""
KEPT = "tasks.json"
ADDRESS = re.compile(r"https?://[^\s\"'<>]+")
LOOK_SECONDS = 0.5
"""The time between two looks at the progress of a command."""


class ChildProgram:
    """One program, which can be started again. What it prints goes to ``log``."""

    def __init__(self, words: Sequence[str], log: Path) -> None:
        self._words = tuple(words)
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def failed(self) -> bool:
        """Whether it has ended by itself with an error."""
        return self._process is not None and self._process.poll() not in (None, 0)

    def start(self) -> None:
        """Starts it, unless it runs; in its own session, so that Ctrl-C reaches only the app, which ends it."""
        if self.running:
            return
        with open(self._log, "wb") as log:
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, start_new_session=True,
                preexec_fn=partial(die_with_parent, signal.SIGTERM),  # however the app ends
            )

    def stop(self) -> None:
        """Asks it to end, and waits; nothing that it has saved is lost."""
        process = self._process
        if process is None:
            return
        process.terminate()
        try:
            process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self._process is process:  # it may have been started again meanwhile
            self._process = None

    def last_words(self) -> str:
        """The end of what it has printed."""
        try:
            with open(self._log, "rb") as log:
                log.seek(-min(LAST_WORDS, self._log.stat().st_size), os.SEEK_END)
                return log.read(LAST_WORDS).decode(errors="replace").strip()
        except OSError:
            return ""


class TaskProgress(NamedTuple):
    """How much of a task is done, and how much its page could show, such as first passes of which nothing is done."""

    done: int
    saved: int = 0


@dataclass(frozen=True)
class Task:
    """A command, by the words after ``arena``. ``page``: the address of the page that shows what comes of it.

    ``progress``: how much of its ``whole`` is done now. ``speaks``: what it prints is told while it runs.
    """

    page: str
    words: tuple[str, ...]
    progress: Callable[[], TaskProgress]
    whole: int
    speaks: bool = False


@dataclass(frozen=True)
class TaskState:
    """``waiting``, ``running`` with the share that is done, ``done``, or ``failed`` with the reason in ``words``.

    ``words`` of one that runs: what it has printed, if that is told. ``seconds_left``: the time that the rest takes;
    ``None``: not known yet. ``saved``: as of the task.
    """

    name: str
    share: float = 0.0
    words: str = ""
    seconds_left: float | None = None
    saved: int = 0

    @property
    def under_way(self) -> bool:
        return self.name in ("waiting", "running")

    @property
    def addresses(self) -> list[str]:
        """The addresses among its words, each once."""
        return list(dict.fromkeys(ADDRESS.findall(self.words)))


class Tasks:
    """The tasks, the last one of each form, by the address to which the form is sent.

    Of one command, such as ``analyse``, one runs at a time. ``changed`` is called when one makes progress, or saves.
    """

    def __init__(self, folder: Path, changed: Callable[[], None]) -> None:
        """``folder``: for what they print, and for the forms of those under way."""
        self._folder = folder
        self._forms: dict[str, Mapping[str, str]] = {}
        self._changed = changed
        self._states: dict[str, TaskState] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._programs: dict[str, ChildProgram] = {}
        self._background = ""

    def begin(self, form: str, task: Task, fields: Mapping[str, str]) -> None:
        """Begins a task unless one of this form is under way; call it on the thread that serves.

        Its form, with these fields, is :meth:`kept` until its end. Raises :class:`SaveError` if it cannot be.
        """
        if not self.is_under_way(form):
            self._keep(self._forms | {form: fields})
            self._start(form, task)

    def begin_background(self, form: str, task: Task) -> None:
        """Begins a task that nobody has asked for; it is not kept, and ends as soon as somebody asks for one."""
        self._background = form
        self._start(form, task)

    def end_background(self) -> None:
        self.cancel(self._background)
        self._background = ""

    @property
    def has_asked(self) -> bool:
        """Whether a task is under way that somebody has asked for."""
        return any(state.under_way for form, state in [*self._states.items()] if form != self._background)

    @property
    def background(self) -> TaskState | None:
        """The state of the last task that nobody has asked for; ``None``: there was none, or it was ended."""
        return self.state(self._background)

    def _start(self, form: str, task: Task) -> None:
        self._report(form, TaskState("waiting"))
        self._tasks[form] = asyncio.get_running_loop().create_task(self._run(form, task))

    def cancel(self, form: str) -> None:
        """Ends the task of a form if it is under way; what it has saved is kept."""
        if self.is_under_way(form):
            self._tasks[form].cancel()
            self._report(form, TaskState("done"))

    def kept(self) -> list[tuple[str, Mapping[str, str]]]:
        """The forms of the tasks that were under way when the app ended, with their fields; a damaged file has none."""
        try:
            return list(msgspec.json.decode((self._folder / KEPT).read_bytes(), type=dict[str, dict[str, str]]).items())
        except (OSError, msgspec.MsgspecError):
            return []

    def _keep(self, forms: dict[str, Mapping[str, str]]) -> None:
        write_whole(self._folder / KEPT, msgspec.json.encode(forms))
        self._forms = forms

    def state(self, form: str) -> TaskState | None:
        """The state of the last task of a form; ``None``: there was none since the app started."""
        return self._states.get(form)

    def is_under_way(self, form: str) -> bool:
        state = self.state(form)
        return state is not None and state.under_way

    def stop(self) -> None:
        """Ends the tasks under way; what they have saved is kept."""
        for task in self._tasks.values():
            task.cancel()
        for program in self._programs.values():
            program.stop()

    async def _run(self, form: str, task: Task) -> None:
        command = task.words[0]
        async with self._one_at_a_time[command]:
            program = self._programs[command] = ChildProgram((*ARENA, *task.words), self._folder / f"{command}.log")
            try:
                program.start()
                await self._watch(program, form, task)
            except Exception as error:
                self._report(form, TaskState("failed", words=f"It cannot be run, or watched: {error}"))
                return
            finally:
                if program.running:
                    await asyncio.get_running_loop().run_in_executor(None, program.stop)
            words = program.last_words().removeprefix(f"arena {command}: ") if program.failed else ""
            self._report(form, TaskState("failed" if program.failed else "done", words=words))

    async def _watch(self, program: ChildProgram, form: str, task: Task) -> None:
        begun, before = monotonic(), task.progress().done
        done, seconds_left = before, None
        while program.running:
            now, saved = task.progress()
            if now > done:
                done, seconds_left = now, (task.whole - now) * (monotonic() - begun) / (now - before)
            share, words = min(1.0, done / max(1, task.whole)), program.last_words() if task.speaks else ""
            self._report(form, TaskState("running", share, words, seconds_left, saved))
            await asyncio.sleep(LOOK_SECONDS)

    def _report(self, form: str, state: TaskState) -> None:
        if self._states.get(form) == state:
            return
        self._states[form] = state
        self._changed()
        if not state.under_way:
            with suppress(SaveError):  # it would only be begun again
                self._keep({other: fields for other, fields in self._forms.items() if other != form})
