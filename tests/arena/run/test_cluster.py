"""Games on a Dask cluster of two workers, one of which is ended in the middle."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Executor, Future
from pathlib import Path

import pytest

from bot.arena.replay.files import read_records
from bot.arena.run.executors import ExecutorError, stream
from tests.arena.conftest import BOT, ROOT, TOY

distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")

GAMES = 60


def test_the_end_of_a_worker_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:
        out = tmp_path / "m.jsonl.gz"
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        words = ["play", TOY, f"{BOT} sleep 3", "builtin:random", "--games", str(GAMES), "--jobs", "4", "--json"]
        arena = subprocess.Popen(
            [sys.executable, "-m", "bot.arena", *words, "--out", str(out), "--executor", address],
            cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        ender = threading.Thread(target=end_a_worker, args=(cluster, out))
        ender.start()
        stdout, stderr = arena.communicate(timeout=120)
        ender.join()
    assert arena.returncode == 0, stderr
    assert json.loads(stdout)["games"] == GAMES
    assert sorted(record["match"]["index"] for record in read_records(out)) == list(range(GAMES))


def end_a_worker(cluster: object, out: Path) -> None:
    """Ends the process of one worker once ten games are there."""
    end = time.monotonic() + 60
    while time.monotonic() < end and not (out.exists() and out.read_bytes().count(b"\x1f\x8b\x08") >= 10):
        time.sleep(0.02)
    worker = next(iter(cluster.workers.values()))  # type: ignore[attr-defined]
    os.kill(worker.pid, signal.SIGKILL)


def test_games_that_the_executor_cancels_are_no_end_of_a_match() -> None:
    class Cancels(Executor):
        def submit(self, function, *arguments):  # type: ignore[no-untyped-def]
            future: Future[int] = Future()
            future.cancel()
            future.set_running_or_notify_cancel()
            return future

    with pytest.raises(ExecutorError, match="has cancelled games"):
        list(stream(Cancels(), int, iter([1, 2]), 1))


def test_a_missing_scheduler_is_a_clear_error() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot.arena", "play", TOY, "builtin:random", "builtin:random", "--executor", "nonsense"],
        cwd=ROOT, text=True, capture_output=True,
    )
    assert done.returncode == 2
    assert "dask://HOST:PORT" in done.stderr
