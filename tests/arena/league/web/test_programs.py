"""The programs that the app runs, and how open pages learn of changes."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from arena.league.web import connections
from arena.league.web.tasks import LAST_WORDS, ChildProgram
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


def events(revisions: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a page is sent while the revisions follow one another."""
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.0)
    left = [*revisions]

    async def all_of_them() -> list[str]:
        return [event async for event in connections.Streams(lambda: left.pop(0), lambda: not left).events()]

    return asyncio.run(all_of_them())


def test_a_page_hears_of_each_revision_once_and_of_the_first_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = events(["1.0", "1.0", "2.0", "2.0", "2.1"], monkeypatch)
    assert sent[1:] == ["data: 1.0\n\n", "data: 2.0\n\n", "data: 2.1\n\n"]
    assert sent[0].startswith("retry: ")


def test_a_quiet_stream_shows_that_it_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ALIVE_SECONDS", 0.0)
    assert events(["1", "1", "1"], monkeypatch)[1:] == ["data: 1\n\n", *["event: alive\ndata:\n\n"] * 2]
