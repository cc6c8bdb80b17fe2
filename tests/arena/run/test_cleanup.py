"""What bots leave behind: it is ended and let go of, in a limited time, whatever it does meanwhile."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from arena.contract.setup import Limits, Setup
from arena.match.one_game import play_game
from arena.run import cleanup, linux, process
from arena.run.cleanup import adopt, end_all, end_below, reap_strays
from arena.run.contestants import Contestant, contestant
from arena.run.linux import below, children, is_stopped, name_of
from arena.run.process import BotProcess
from tests.arena.contests.contests import PYTHON, bot, contest, play
from tests.arena.toy import GAME
from tests.conftest import ROOT, needs_linux, until

pytestmark = pytest.mark.without_linux

CHAIN = """
import os, time
until = time.monotonic() + 20.0
while time.monotonic() < until:
    if os.fork():
        os._exit(0)
    os.setsid()
"""
"""Starts a successor in a session of its own and ends, again and again; for 20 seconds, if nobody ends it."""
ENDS_A_CHAIN = f"""
import subprocess, sys, time
from arena.run.cleanup import adopt, children, end_below
import os
adopt()
subprocess.run([sys.executable, "-S", "-c", {CHAIN!r}])
time.sleep(0.3)
print(len(end_below()), len(children(os.getpid())))
"""
DOUBLE_FORKS = """
import os
for _ in range(50):
    if not os.fork():
        os.fork()
        os._exit(0)
    os.wait()
"""
SLEEPS = "import time; time.sleep(60)"


def python(code: str, *words: str) -> list[str]:
    return [sys.executable, "-S", "-c", code, *words]


def own() -> set[int]:
    return {*children(os.getpid())}


@pytest.mark.skipif(not linux._HAS_CHILDREN, reason="to catch a process that is gone in a moment, Linux has to help")
def test_a_process_that_does_nothing_but_start_its_successor_is_caught() -> None:
    words = [sys.executable, "-c", ENDS_A_CHAIN]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout == "0 0\n", done.stderr


def test_children_that_are_of_no_bot_are_left_alone() -> None:
    ours, bots = (subprocess.Popen(["sleep", "100"]) for _ in range(2))
    try:
        assert end_below(own() - {bots.pid}) == []
        assert (ours.poll(), bots.pid in own()) == (None, False)
    finally:
        for child in (ours, bots):
            child.kill()
            child.wait()


@needs_linux
def test_what_has_ended_is_let_go_of_during_the_game() -> None:
    others = adopt()
    subprocess.run(python(DOUBLE_FORKS), check=True)
    bot = BotProcess(python("raise SystemExit(7)"))
    try:
        until(lambda: psutil.Process(bot.process.pid).status() == psutil.STATUS_ZOMBIE)
        assert len(own() - others) > 1
        until(lambda: reap_strays(others) or own() - others == {bot.process.pid})
        assert bot.process.wait(20.0) == 7
    finally:
        end_all([bot], others)


DAEMON = "import os, time\nif not os.fork():\n    {}\n    if os.fork(): os._exit(0)\n    time.sleep(1000)\nos.wait()\n"
STAYS = "input()"


@needs_linux
@pytest.mark.parametrize(("leaves", "script_ends", "goes"), [
    ("os.setsid()", False, True), ("pass", False, False), ("os.setsid()", True, False),
    ("os.setsid(); os.closerange(0, 3)", True, True)])
def test_what_has_left_the_session_of_its_bot_is_ended_during_the_game(
    leaves: str, script_ends: bool, goes: bool
) -> None:
    others = adopt()
    bot = BotProcess(python(DAEMON.format(leaves) + ("" if script_ends else STAYS)))
    try:
        until(lambda: len(own() - others) > (not script_ends) and (
            not script_ends or psutil.Process(bot.process.pid).status() == psutil.STATUS_ZOMBIE))
        (stray,) = own() - others - {bot.process.pid}
        reap_strays(others)
        reap_strays(others)
        if goes:
            until(lambda: reap_strays(others) or stray not in own())
        assert (stray in own()) != goes
    finally:
        end_all([bot], others)


WAITS_FOR_ITS_DAEMON = """
import os, sys, time
kept, given = os.pipe()
for _ in range(LINES):
    sys.stdin.readline()
if not os.fork():
    os.setsid()
    if not os.fork():
        os.closerange(0, given)
        time.sleep(15)
    os._exit(0)
os.close(given)
began = time.monotonic()
os.read(kept, 1)
print(time.monotonic() - began, file=sys.stderr, flush=True)
while True:
    print(5, flush=True)
    if not sys.stdin.readline():
        break
"""
"""Answers for the first time when its daemon has ended, which keeps a pipe open; says how many seconds that took."""


@needs_linux
@pytest.mark.parametrize("of_contest", [False, True])
def test_what_has_left_its_bot_is_ended_while_the_bot_is_waited_for(of_contest: bool, tmp_path: Path) -> None:
    """It could take memory, or the core, that nobody takes for the bot's."""
    file = tmp_path / "bot.py"
    file.write_text(WAITS_FOR_ITS_DAEMON.replace("LINES", "2" if of_contest else "3"))
    if of_contest:
        waits = Contestant("waits", "waits", (*PYTHON, str(file)))
        record = play(contest("++turns=2"), waits, bot())
    else:
        bots = [contestant(GAME, command) for command in (f"python -S {file}", "builtin:random")]
        record = play_game(GAME, Setup(1, 2, "plain", Limits(60_000.0, 60_000.0)), bots)
    first = next(turn for turn in record.turns if 0 in turn.messages)
    assert float(first.messages[0][0]) < 10.0


def test_what_cannot_be_ended_is_told_after_a_while(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = adopt()
    stray = subprocess.Popen(python(SLEEPS))
    try:
        monkeypatch.setattr(cleanup, "PATIENCE_SECONDS", 0.05)
        monkeypatch.setattr(cleanup, "signal_each", lambda pids, number: None)
        begun = time.monotonic()
        end_all([], others)
        assert time.monotonic() - begun < 5.0
    finally:
        stray.kill()
        stray.wait()
    assert f"({stray.pid})" in capsys.readouterr().err


def test_the_limit_holds_within_a_round_too(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []

    def reap(pid: int) -> bool:
        ended.append(pid)
        return False

    monkeypatch.setattr(cleanup, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(cleanup, "children", lambda pid: range(10**7, 10**7 + 300))
    monkeypatch.setattr(cleanup, "signal_each", lambda pids, number: time.sleep(0.01))
    monkeypatch.setattr(cleanup, "_reap", reap)
    assert len(end_below()) == 300
    assert 0 < len(ended) < 100


@pytest.mark.parametrize("has_children", [False, True])
def test_the_processes_below_another_are_found(has_children: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux, "_HAS_CHILDREN", has_children and linux._HAS_CHILDREN)
    inner = f"import subprocess, sys; subprocess.run([sys.executable, '-S', '-c', {SLEEPS!r}])"
    with subprocess.Popen(python(inner), start_new_session=True) as outer:
        try:
            until(lambda: bool(below(outer.pid)))
            assert outer.pid in children(os.getpid())
            assert below(outer.pid) == children(outer.pid)
        finally:
            os.killpg(outer.pid, signal.SIGKILL)
    assert below(outer.pid) == children(outer.pid) == []


def test_a_stopped_process_is_told_from_others() -> None:
    with subprocess.Popen(python(SLEEPS)) as one:
        try:
            assert not is_stopped(one.pid)
            one.send_signal(signal.SIGSTOP)
            until(lambda: is_stopped(one.pid))
        finally:
            one.kill()
    assert not is_stopped(one.pid)


def test_a_process_that_the_system_keeps_does_not_keep_the_arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = adopt()
    bot = BotProcess(python(SLEEPS))
    until(lambda: name_of(bot.process.pid).startswith("python"))
    with monkeypatch.context() as patch:
        patch.setattr(process, "END_SECONDS", 0.05)
        patch.setattr(process, "signal_group", lambda pid, number: None)
        bot.kill()
    assert "could not be ended: 1; python" in capsys.readouterr().err
    end_below(others)
