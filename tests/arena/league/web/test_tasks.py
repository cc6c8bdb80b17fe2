"""Commands that run in the background for a page: the programs, their queues, and how far they have come."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import psutil
import pytest

from arena.league.web import tasks
from arena.league.web.tasks import LAST_WORDS, ChildProgram, Task, TaskProgress, Tasks, TaskState
from tests.conftest import ROOT, until

SLEEP = (sys.executable, "-c", "import time; print('begun', flush=True); time.sleep(60)")
APP_THAT_DIES = """
import sys, time
from pathlib import Path
from arena.league.web.tasks import ChildProgram
program = ChildProgram((sys.executable, "-c", "import time; time.sleep(60)"), Path(sys.argv[1]))
program.start()
print(program._process.pid, flush=True)
time.sleep(60)
"""


def has_ended(process: int) -> bool:
    try:
        return psutil.Process(process).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def children() -> set[psutil.Process]:
    return set(psutil.Process().children())


def test_a_program_runs_once_is_ended_and_can_be_started_again(tmp_path: Path) -> None:
    program = ChildProgram(SLEEP, tmp_path / "log")
    others = children()
    for _ in range(2):
        program.start()
        program.start()
        until(lambda: program.last_words() == "begun")
        assert len(children() - others) == 1
        program.stop()
        assert not program.running and not program.failed
        assert children() == others


def test_a_program_that_fails_leaves_its_last_words(tmp_path: Path) -> None:
    words = "print('x' * 9999); raise SystemExit('no such league')"
    program = ChildProgram((sys.executable, "-c", words), tmp_path / "log")
    program.start()
    until(lambda: program.failed)
    assert program.last_words().endswith("no such league")
    assert len(program.last_words()) <= LAST_WORDS


def test_a_program_that_does_not_want_to_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arena.league.web.tasks.PATIENCE_SECONDS", 0.2)
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('deaf', flush=True)"
    program = ChildProgram((sys.executable, "-c", f"{deaf}; time.sleep(60)"), tmp_path / "log")
    others = children()
    program.start()
    until(lambda: program.last_words() == "deaf")
    program.stop()
    assert children() == others


def test_a_program_ends_when_the_app_is_killed(tmp_path: Path) -> None:
    app = subprocess.Popen(
        [sys.executable, "-c", APP_THAT_DIES, str(tmp_path / "log")], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert app.stdout
    program = int(app.stdout.readline())
    assert psutil.pid_exists(program)
    os.kill(app.pid, signal.SIGKILL)
    app.wait()
    until(lambda: has_ended(program))


class Command:
    """Stands for a program: it runs until ``ended`` is set."""

    started: ClassVar[list[Command]] = []
    failed = False

    def __init__(self, words: Sequence[str], log: Path) -> None:
        self.words, self.log, self.running = words, log, False

    def start(self) -> None:
        self.running = True
        self.started.append(self)

    def stop(self) -> None:
        self.running = False


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Command]:
    """The commands that were started."""
    monkeypatch.setattr(tasks, "ChildProgram", Command)
    monkeypatch.setattr(tasks, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(Command, "started", [])
    return Command.started


async def looks() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_of_one_command_one_runs_at_a_time_and_others_do_not_wait_for_it(
    started: list[Command], tmp_path: Path
) -> None:
    async def forms() -> None:
        known = Tasks(tmp_path, lambda: None)
        for form, command in (("/a", "analyse"), ("/b", "analyse"), ("/c", "league")):
            known.begin(form, Task(form, (command, form), lambda: TaskProgress(0), 1), {})
        await looks()
        assert [command.words[-2:] for command in started] == [("analyse", "/a"), ("league", "/c")]
        assert [command.log.name for command in started] == ["analyse.log", "league.log"]
        assert known.state("/b") == TaskState("waiting")
        known.begin("/a", Task("/a", ("analyse", "/a"), lambda: TaskProgress(0), 1), {})
        started[0].stop()
        await looks()
        assert known.state("/a") == TaskState("done")
        assert [command.words[-1] for command in started] == ["/a", "/c", "/b"]
        known.cancel("/b")
        assert known.state("/b") == TaskState("done")
        known.stop()
        await looks()
        assert not any(command.running for command in started)

    asyncio.run(forms())


def test_the_time_that_is_left_follows_from_what_was_done_since_it_began(
    started: list[Command], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(tasks, "monotonic", lambda: clock[0])
    done = [20]

    async def form() -> None:
        known = Tasks(tmp_path, lambda: None)
        known.begin("/a", Task("/a", ("analyse",), lambda: TaskProgress(done[0]), 50), {})
        await looks()
        assert known.state("/a") == TaskState("running", 0.4)
        clock[0], done[0] = 104.0, 30
        await looks()
        assert known.state("/a") == TaskState("running", 0.6, seconds_left=8.0)
        clock[0] = 105.0
        await looks()
        assert known.state("/a") == TaskState("running", 0.6, seconds_left=8.0)
        known.stop()

    asyncio.run(form())


def test_a_page_is_told_of_what_was_saved_before_anything_of_the_whole_is_done(
    started: list[Command], tmp_path: Path
) -> None:
    saved, changes = [3], list[int]()

    async def form() -> None:
        known = Tasks(tmp_path, lambda: changes.append(saved[0]))
        known.begin("/a", Task("/a", ("analyse",), lambda: TaskProgress(0, saved[0]), 50), {})
        await looks()
        before = len(changes)
        await looks()
        assert len(changes) == before
        saved[0] = 4
        await looks()
        assert changes[before:] == [4] and known.state("/a") == TaskState("running", saved=4)
        known.stop()

    asyncio.run(form())


def test_a_page_says_why_a_command_failed_without_naming_the_command(
    started: list[Command], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Command, "failed", True)
    monkeypatch.setattr(Command, "last_words", lambda self: "arena analyse: no such answer", raising=False)

    async def form() -> None:
        known = Tasks(tmp_path, lambda: None)
        known.begin("/a", Task("/a", ("analyse",), lambda: TaskProgress(0), 1), {})
        await looks()
        started[0].stop()
        await looks()
        assert known.state("/a") == TaskState("failed", words="no such answer")

    asyncio.run(form())


def test_a_command_whose_progress_cannot_be_told_ends_and_says_why(started: list[Command], tmp_path: Path) -> None:
    def progress() -> TaskProgress:
        raise ValueError("a strange file")

    async def form() -> None:
        known = Tasks(tmp_path, lambda: None)
        known.begin("/a", Task("/a", ("analyse",), progress, 1), {})
        while known.is_under_way("/a"):
            await asyncio.sleep(0.001)
        state = known.state("/a")
        assert state
        assert (state.name, "a strange file" in state.words, started[0].running) == ("failed", True, False)

    asyncio.run(asyncio.wait_for(form(), 10.0))


def test_what_is_under_way_is_kept_until_its_end_or_until_it_is_cancelled(
    started: list[Command], tmp_path: Path
) -> None:
    async def forms() -> None:
        known = Tasks(tmp_path, lambda: None)
        for form in ("/a", "/b", "/c", "/d"):
            known.begin(form, Task(form, ("analyse", form), lambda: TaskProgress(0), 1), {"seconds": form})
        await looks()
        known.cancel("/c")
        started[0].stop()
        await looks()
        known.stop()
        await looks()
        assert Tasks(tmp_path, lambda: None).kept() == [("/b", {"seconds": "/b"}), ("/d", {"seconds": "/d"})]

    asyncio.run(forms())
    (tmp_path / tasks.KEPT).write_bytes(b'{"/b": 3}')
    assert Tasks(tmp_path, lambda: None).kept() == []


def test_what_nobody_has_asked_for_ends_as_soon_as_somebody_asks_and_is_not_kept(
    started: list[Command], tmp_path: Path
) -> None:
    async def forms() -> None:
        known = Tasks(tmp_path, lambda: None)
        known.begin_background("/a", Task("/a", ("league", "/a"), lambda: TaskProgress(0), 1))
        await looks()
        assert known.background == TaskState("running")
        assert not known.has_asked
        known.end_background()
        known.begin("/b", Task("/b", ("league", "/b"), lambda: TaskProgress(0), 1), {})
        assert known.has_asked
        while len(started) < 2:
            await asyncio.sleep(0.001)
        assert (started[0].running, known.background) == (False, None)
        assert [form for form, _ in known.kept()] == ["/b"]
        known.stop()

    asyncio.run(asyncio.wait_for(forms(), 10.0))
