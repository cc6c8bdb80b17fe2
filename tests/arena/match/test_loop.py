"""The loop that plays: games that come to nothing, bots that end their workers, and what is said of all that."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from arena.contract.errors import ExecutorError
from arena.contract.files import ReplayWriter, whole_records
from arena.contract.game import GameFailed
from arena.contract.record import Replay, read_replays
from arena.match.loop import FailuresInARow, TooManyFailed, played, telling
from arena.match.match import Job, new_match
from tests.conftest import BOT, ROOT, TOY, Arena

KILLER = "python -S -c 'import os, signal; os.kill(os.getppid(), signal.SIGKILL)'"
"""A bot that ends its worker whenever it is started."""
BRANCH = ("branch", "--as", TOY, "--turn", 5, "--seat", 1, "--trust")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl.gz"
    with ReplayWriter(path) as writer:
        writer.add(new_match(TOY, ["builtin:greedy", f"{BOT} say 3"], seed=3).job(0).play())
    return path


@pytest.mark.parametrize("error", [TooManyFailed("too many"), ExecutorError("no cluster")])
def test_the_end_of_a_play_says_what_is_saved(error: Exception) -> None:
    with pytest.raises(type(error), match=rf"^{error}; nothing is saved$"), telling(lambda: "nothing is saved"):
        raise error


def test_an_interrupt_says_what_is_saved(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), telling(lambda: "3 games are saved"):
        raise KeyboardInterrupt
    assert capsys.readouterr().err == "interrupted: 3 games are saved\n"


def test_failures_that_are_not_in_a_row_do_not_end_a_play(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Job.play

    def fails_now_and_then(job: Job) -> Replay:
        if job.index % 2:
            raise GameFailed("the referee is gone")
        return play(job)

    monkeypatch.setattr(Job, "play", fails_now_and_then)
    failures = FailuresInARow()
    jobs = new_match(TOY, ["builtin:greedy", "builtin:random"], seed=3).jobs(24)
    with ThreadPoolExecutor(1) as executor:
        assert [game.header.index for game in played(executor, jobs, 1, failures)] == [*range(0, 24, 2)]
    assert failures.games == {*range(1, 24, 2)}
    assert failures.last == "game 24 (seed 14) has failed: the referee is gone"


def test_failed_games_are_known_by_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    failures = FailuresInARow()
    failures.add("one", 7)
    failures.add("two")
    assert (failures.games, failures.all, failures.last) == ({7}, 2, "two")
    assert capsys.readouterr().err == "one\ntwo\n"


def test_a_bot_that_ends_its_worker_is_a_sentence_in_branch(arena_program: Arena, file: Path) -> None:
    done = arena_program(*BRANCH, file, "--with", KILLER, "--games", 1)
    assert done.returncode == 2
    assert "game 2 (seed 3) has failed: its worker was ended from outside, twice" in done.stderr
    assert "no two games with the same luck have come to their end" in done.stderr
    assert "Traceback" not in done.stderr and "saved" not in done.stderr, "without --out, nothing is saved"


def test_of_a_branch_only_whole_pairs_are_saved_and_compared(arena_program: Arena, file: Path, tmp_path: Path) -> None:
    """The bot ends its worker in its first two tries, those of the first pair."""
    tries, out = tmp_path / "tries", tmp_path / "out.jsonl.gz"
    now_and_then = tmp_path / "bot.py"
    now_and_then.write_text(
        f"import os, signal, sys\nwith open({str(tries)!r}, 'a') as file: print(file=file)\n"
        f"if os.path.getsize({str(tries)!r}) < 3: os.kill(os.getppid(), signal.SIGKILL)\n"
        "sys.stdin.readline()\nfor line in sys.stdin:\n"
        "    if line.startswith('turn'): sys.stdin.readline(); print(9, flush=True)\n")
    done = arena_program(*BRANCH, file, "--with", f"python -S {now_and_then}", "--games", 3, "--out", out, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["games"], told["failed"]) == (2, 1)
    assert [record.header.index for record in read_replays(out)] == [2, 3, 4, 5]


TUNED = """
import json, os, signal, sys
if "--params" in sys.argv:
    print(json.dumps({"number": 3}))
    raise SystemExit
os.kill(os.getppid(), signal.SIGKILL)
"""


def test_a_bot_that_ends_its_worker_is_a_sentence_in_tune(arena_program: Arena, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(TUNED)
    bot = f"python -S {tmp_path / 'bot.py'}"
    done = arena_program("tune", TOY, "--bot", bot, "--param", "number=0:9", "--games", 2,
                         "--trials", 1, "--against", "builtin:random", "--out", tmp_path / "journal")
    assert done.returncode == 2
    assert "no set of a trial could be played: game " in done.stderr and "its worker was ended" in done.stderr
    assert "Traceback" not in done.stderr


SLOW = """
import pathlib, sys, time
sys.stdin.readline()
for line in sys.stdin:
    if line.startswith("turn"):
        sys.stdin.readline()
        time.sleep(0.03)
        print(7, flush=True)
        pathlib.Path(sys.argv[1]).touch()
"""


@pytest.mark.parametrize("is_kept", [False, True])
def test_an_interrupted_branch_says_what_is_saved(is_kept: bool, file: Path, tmp_path: Path) -> None:
    out, mark, bot = tmp_path / "out.jsonl.gz", tmp_path / "mark", tmp_path / "slow.py"
    bot.write_text(SLOW)
    words = (*BRANCH, file, "--with", f"python -S {bot} {mark}", "--games", 200, *(("--out", out) if is_kept else ()))
    process = subprocess.Popen(
        [sys.executable, "-m", "arena", *map(str, words)], cwd=ROOT, text=True, stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))  # background jobs inherit that it is ignored
    end = time.monotonic() + 60
    while not (len(whole_records(out)) >= 2 if is_kept else mark.exists()) and time.monotonic() < end:
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGINT)
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    saved = len(whole_records(out))
    said = f"{saved} games are saved in {out}" if is_kept else "nothing is saved without --out"
    assert f"interrupted: {said}\n" in stderr and "Traceback" not in stderr
    assert saved >= 2 or not is_kept


def test_a_worker_does_not_wait_for_what_it_can_do_without() -> None:
    code = f"""import sys; from arena.games import load_game; from arena.match.loop import played
load_game({TOY!r}); print({{"numpy", "importlib.metadata", "tqdm"}} & {{*sys.modules}})"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, text=True, capture_output=True, check=True)
    assert done.stdout == "set()\n"
