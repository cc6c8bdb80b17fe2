"""Ctrl-C, SIGTERM and kill -9 in the middle of a match: what is saved, and that nothing is left behind."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.contract.files import whole_records
from arena.contract.record import read_replays
from tests.conftest import BOT, ROOT, TOY, Play

SECONDS = str(1000.0 + os.getpid() / 1e7)
"""How long a daemon lasts that a bot of this module starts: its words are those of no other."""


def marked_bot(folder: Path, kind: str = "sleep 2") -> str:
    """A command that no other test uses; its process can be found by the folder's name."""
    return f"{BOT} {kind} {folder}"


def start_arena(out: Path, games: int, kind: str = "sleep 2") -> subprocess.Popen[str]:
    words = ["play", TOY, marked_bot(out.parent, kind), "builtin:random", "--games", str(games), "--jobs", "2"]
    return subprocess.Popen(
        [sys.executable, "-m", "arena", *words, "--out", str(out)],
        cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(out.parent)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background jobs inherit that it is ignored
    )


def wait_for_games(out: Path, games: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if out.exists() and out.read_bytes().count(b"\x1f\x8b\x08") >= games:
            return
        time.sleep(0.02)
    raise AssertionError("the arena plays no games")


def marked_bots(folder: Path) -> list[str]:
    """Command lines of the bots of :func:`marked_bot` that run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_text().split("\0")
        except OSError:
            continue
        if str(folder) in words and "play" not in words:
            found.append(" ".join(words))
    return found


def assert_none_is_left(folder: Path) -> None:
    """The kernel ends them; on a busy machine that takes a moment."""
    end = time.monotonic() + 5
    while marked_bots(folder) and time.monotonic() < end:
        time.sleep(0.02)
    assert marked_bots(folder) == []


def assert_nothing_of_bots_is_left(folder: Path) -> None:
    assert_none_is_left(folder)
    assert_none_is_left(Path(SECONDS))
    end = time.monotonic() + 5
    while list(folder.glob("bot-*")) and time.monotonic() < end:
        time.sleep(0.02)
    assert [path.name for path in folder.glob("bot-*")] == []


def test_kill_9_in_the_middle_of_a_match_and_resume_give_distinct_games(play: Play, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    process = start_arena(out, 20)
    wait_for_games(out, 4)
    process.kill()
    process.communicate()
    assert_none_is_left(tmp_path)
    before = len(whole_records(out))
    assert 3 <= before < 20
    summary = play(marked_bot(tmp_path), "builtin:random", "--games", 20, "--jobs", 2, "--out", out, "--resume")
    assert summary["games"] == 20
    records = list(read_replays(out))
    assert sorted(record.match.index for record in records) == list(range(20))
    assert len({(record.seed, tuple(record.match.order)) for record in records}) == 20


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_saves_what_is_played_and_says_how_to_go_on(tmp_path: Path, number: signal.Signals) -> None:
    """Neither daemons nor folders of bots survive it."""
    out = tmp_path / "m.jsonl.gz"
    process = start_arena(out, 200, f"daemon {SECONDS}")
    wait_for_games(out, 5)
    process.send_signal(number)
    stdout, stderr = process.communicate(timeout=20)
    assert process.returncode == 130
    saved = len(whole_records(out))
    assert saved >= 5
    assert f"interrupted: {saved} games are saved in {out}; go on with --resume" in stderr
    assert "Traceback" not in stderr
    assert f"{saved} games, {saved // 2} whole sets" in stdout
    assert_nothing_of_bots_is_left(tmp_path)


def test_neither_daemons_nor_folders_of_bots_survive_an_arena_that_is_killed(tmp_path: Path) -> None:
    process = start_arena(tmp_path / "m.jsonl.gz", 200, f"daemon {SECONDS}")
    wait_for_games(tmp_path / "m.jsonl.gz", 3)
    process.kill()
    process.communicate(timeout=20)
    assert_nothing_of_bots_is_left(tmp_path)
