"""A bot as a process: what it may still say at its end."""
from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from arena.run import cleanup
from arena.run.cleanup import adopt, end_all
from arena.run.process import KEPT_LINES_PER_TURN, MAX_STDERR_PER_TURN, MAX_UNREAD, BotProcess, signal_each
from arena.run.sandbox import started
from tests.conftest import needs_linux, until

pytestmark = pytest.mark.without_linux

MUCH = 20 * MAX_UNREAD
SAYS_MUCH_AT_ITS_END = f"""
import pathlib, sys
sys.stdin.read()
print("x" * 99 + "\\n", end="", flush=True)
for _ in range({MUCH // 100}):
    print("x" * 99)
sys.stdout.flush()
pathlib.Path(sys.argv[1]).touch()
"""


def test_a_bot_that_prints_much_when_its_input_ends_comes_to_its_own_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "QUIT_SECONDS", 30.0)
    done = tmp_path / "done"
    others = adopt()
    bot = BotProcess([sys.executable, "-S", "-c", SAYS_MUCH_AT_ITS_END, str(done)])
    assert end_all([bot], others) == []
    assert done.exists()


def test_a_flood_of_short_lines_is_read_in_no_time() -> None:
    bot = BotProcess([sys.executable, "-S", "-c", f"import os; os.write(2, b'y\\n' * {MAX_STDERR_PER_TURN // 2})"])
    others = adopt()
    until(lambda: bot.read(bot.stderr) == b"" and not bot.err_open)
    assert bot.flooded_stderr and 1000 < len(bot.err.lines) < 40_000
    bot.collect_messages()
    assert len(bot.messages) == KEPT_LINES_PER_TURN
    end_all([bot], others)


def test_a_bot_has_half_a_second_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the end of its input, and after SIGTERM again, as docs/match.md says."""
    over = Mock(ms=Mock(return_value=-1e9), goes_on=Mock(return_value=False))
    waiting = Mock(return_value=over)
    monkeypatch.setattr(cleanup, "CoreWait", waiting)
    others = adopt()
    end_all([BotProcess([sys.executable, "-S", "-c", "import time; time.sleep(100)"])], others)
    assert [limit_ms for _, _, limit_ms in (call.args for call in waiting.call_args_list)] == [500.0, 500.0]


@pytest.mark.parametrize(("waited_ms", "stubborn"), [(0.0, True), (30_000.0, False)])
def test_a_bot_that_waits_for_a_core_at_its_end_does_not_ignore_the_end(
    waited_ms: float, stubborn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "QUIT_SECONDS", 0.05)
    waiting = Mock(return_value=Mock(ms=Mock(return_value=waited_ms), goes_on=Mock(return_value=False)))
    monkeypatch.setattr(cleanup, "CoreWait", waiting)
    code = "import signal, sys, time; signal.signal(15, signal.SIG_IGN); print(flush=True); sys.stdin.read()"
    others = adopt()
    bot = BotProcess([sys.executable, "-S", "-c", f"{code}; time.sleep(1)"])
    until(lambda: bot.read(bot.stdout))
    assert end_all([bot], others) == [bot] * stubborn


# How programs are started

SECONDS = 60
ENVIRONMENT = {"PATH": os.environ["PATH"]}
TELLS = """
import os, resource
print(os.getpid(), os.getsid(0), *resource.getrlimit(resource.RLIMIT_DATA), os.getcwd())
"""
DEAF = "import time; print('runs', flush=True); time.sleep(1000)"
STARTS = f"""
import sys, time
from arena.run.sandbox import started
program = started([sys.executable, "-c", {DEAF!r}], "/", {{"PATH": ""}})
print(program.pid, program.stdout.readline().decode().strip(), flush=True)
time.sleep(1000)
"""


@pytest.mark.parametrize("limit", [0, 300 << 20])
def test_a_program_is_its_own_process_with_its_limit(limit: int, tmp_path: Path) -> None:
    program = started([sys.executable, "-S", "-c", TELLS], str(tmp_path), ENVIRONMENT, limit)
    out, _ = program.communicate(timeout=SECONDS)
    pid, session, soft, hard, folder = out.decode().split()
    assert int(pid) == int(session) == program.pid
    assert not limit or int(soft) == int(hard) == limit
    assert folder == str(tmp_path)


def test_it_heeds_the_signals_that_a_worker_ignores() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        told = "import signal; print(signal.getsignal(signal.SIGINT).__name__)"
        program = started([sys.executable, "-S", "-c", told], "/", ENVIRONMENT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert program.communicate(timeout=SECONDS)[0] == b"default_int_handler\n"


@needs_linux
def test_it_ends_with_who_started_it() -> None:
    starter = subprocess.Popen([sys.executable, "-c", STARTS], stdout=subprocess.PIPE, text=True)
    assert starter.stdout
    try:
        number, word = starter.stdout.readline().split()
        assert word == "runs"
        ended = os.pidfd_open(int(number))
    finally:
        starter.kill()
    starter.communicate(timeout=SECONDS)
    try:
        assert select.select([ended], [], [], SECONDS)[0], "it goes on"
    finally:
        os.close(ended)
        signal_each([int(number)], signal.SIGKILL)


@pytest.mark.parametrize(("text", "mode"), [("echo runs", 0o755), ("#!/bin/sh\necho runs", 0o644), (None, 0)])
def test_what_the_system_cannot_run_is_an_error(text: str | None, mode: int, tmp_path: Path) -> None:
    program = tmp_path / "program"
    if text is not None:
        program.write_text(text)
        program.chmod(mode)
    with pytest.raises(OSError):
        started([str(program)], str(tmp_path), ENVIRONMENT)
