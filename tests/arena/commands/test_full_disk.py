"""A full disk: one sentence, what was saved is kept, no lock stays, and the exit code says that it failed."""
from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from arena.contract.files import ReplayWriter, read_json
from arena.contract.record import read_replays
from arena.contract.saving import SaveError
from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from tests.arena.commands.test_tune import BOT as TUNED_BOT
from tests.conftest import BOT, ROOT, TOY, Arena

BYTES = 6000
"""As large as a file may get: for a program that is the same as a disk that is full."""


def run_with_little_room(*words: object, room: int = BYTES) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "arena", *map(str, words)], cwd=ROOT, text=True, capture_output=True, timeout=60,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},  # Python would keep half a compiled module
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
    )


def test_play_keeps_the_games_before_and_goes_on_with_them(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    words = ["play", TOY, f"{BOT} good", "builtin:random", "--games", 30, "--out", out]
    done = run_with_little_room(*words)
    kept = len(list(read_json(out)))
    assert done.returncode == 1
    assert done.stderr == (f"arena play: {out}: File too large; the {kept} before it are saved there;"
                           " make room, and go on with --resume\n")
    assert 2 <= kept < 30
    assert [path.name for path in tmp_path.iterdir()] == [out.name]
    again = arena(*words, "--resume")
    assert again.returncode == 0
    assert sorted(record.match.index for record in read_replays(out)) == list(range(30))


def test_a_league_keeps_the_games_before_and_goes_on_with_them(arena: Arena, tmp_path: Path) -> None:
    with League.create(tmp_path, new_league_settings(TOY, options={"size": "20000"})) as store:
        for name in ("a", "b"):
            store.bots.add(name, "builtin:random")
    done = run_with_little_room("league", tmp_path, "play", "--games", 30, room=200_000)
    with League.open(tmp_path) as store:
        kept = store.games.count()
        assert 2 <= kept < 30
        assert sum(row.games for row in store.standings.tables().standings) == 2 * kept
    assert done.returncode == 1
    assert done.stderr.endswith("what was there before is saved\n")
    assert done.stderr.count("\n") == 1
    words = ["league", tmp_path, "play", "--games", 30 - kept, "--json"]
    again = arena(*words)
    assert json.loads(again.stdout)["games"] == 30


def test_tune_keeps_the_trials_before(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(TUNED_BOT)
    done = run_with_little_room(
        "tune", TOY, "--bot", f"python -S {tmp_path / 'bot.py'}", "--param", "number=0:9", "--games", 2,
        "--against", "builtin:random", "--out", tmp_path / "trials")
    assert done.returncode == 1
    assert done.stderr.endswith(" before it are saved there\n")
    assert done.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bot.py", "trials"]


def test_a_page_without_room_is_a_sentence(tmp_path: Path) -> None:
    with ReplayWriter(tmp_path / "m.jsonl.gz") as writer:
        writer.add(next(iter(read_json(ROOT / "replays" / "ewn_referee.jsonl.gz"))))
    done = run_with_little_room("view", tmp_path / "m.jsonl.gz", "-o", tmp_path / "m.html")
    said = f"arena view: {tmp_path / 'm.html'}: File too large; what was there before is still there\n"
    assert (done.returncode, done.stderr) == (1, said)
    assert [path.name for path in tmp_path.iterdir()] == ["m.jsonl.gz"]


def test_a_full_device_for_stdout_is_a_sentence(tmp_path: Path) -> None:
    words = ["play", TOY, "builtin:random", "builtin:random", "--json", "--out", str(tmp_path / "m.jsonl.gz")]
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "arena", *words], cwd=ROOT, text=True, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "arena play: No space left on device"
    assert "Traceback" not in done.stderr


def test_half_a_game_that_found_no_room_goes_and_later_ones_are_read(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl.gz"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with ReplayWriter(path) as writer:
        writer.add({"number": 0})
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, before[1]))
        try:
            with pytest.raises(SaveError, match="the 1 before it are saved there"):
                writer.add({"number": 1, "text": "".join(map(str, range(1000)))})
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert list(read_json(path)) == [{"number": 0}]
        writer.add({"number": 2})
    assert list(read_json(path)) == [{"number": 0}, {"number": 2}]
