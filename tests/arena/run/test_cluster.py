"""Games on a Dask cluster whose scheduler and workers are programs of their own, started in an empty folder."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

import psutil
import pytest

from arena.contract.errors import ExecutorError
from arena.contract.record import read_replays
from arena.league.runner import Runner
from arena.run.executors import stream
from tests.arena.league.leagues import new_league
from tests.conftest import PATIENCE_SECONDS, ROOT, TOY, Arena, end_with_test, until

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="the extra 'cluster' is not installed")
DASK = Path(sys.executable).with_name("dask")
RELATIVE_BOT = "python -S tests/arena/toy_bot.py"
GAMES = 4
FORGER = """import os, pickle, sys
class Runs:
    def __reduce__(self):
        return os.mkdir, (sys.argv[1],)
for channel in os.scandir(f"/proc/{os.getppid()}/fd"):
    try:
        os.write(os.open(channel.path, os.O_WRONLY | os.O_NONBLOCK), pickle.dumps(Runs()))
    except OSError:
        pass
os.kill(os.getppid(), 9)
"""
"""A bot that writes a pickle to whatever its worker has open, and ends its game."""
UNWATCHED = {
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
    "DASK_DISTRIBUTED__WORKER__MEMORY__MONITOR_INTERVAL": "60s",
    "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "60s",
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
}
"""Settings of Dask, which would take as long to watch itself as the games take."""


class Cluster:
    """A scheduler, and workers of two threads each."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.log = folder / "log"
        self.running: list[subprocess.Popen[bytes]] = []
        self.scheduler = self.start(folder, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        until(lambda: self.file.exists() and self.file.stat().st_size > 0)
        self.address = json.loads(self.file.read_text())["address"].replace("tcp://", "dask://")

    def start(self, folder: Path, *words: str, path: str = "") -> subprocess.Popen[bytes]:
        environment = {**os.environ, **UNWATCHED, "PYTHONPATH": path, "DASK_TEMPORARY_DIRECTORY": str(folder)}
        with open(self.log, "ab") as log:
            self.running.append(subprocess.Popen(
                [DASK, *words, "--scheduler-file", str(self.file)], cwd=folder, env=environment,
                stdout=log, stderr=log, preexec_fn=end_with_test))
        return self.running[-1]

    def worker(self, folder: Path, *words: str, path: str = "") -> subprocess.Popen[bytes]:
        """``folder``: it is started in an empty one in there. ``path``: where its Python looks for modules first."""
        options = words or ("--no-nanny",)
        empty = Path(mkdtemp(prefix="worker", dir=folder))
        return self.start(
            empty, "worker", "--nworkers", "1", "--nthreads", "2", "--no-dashboard", *options, path=path)

    def has_no_worker(self) -> bool:
        log = self.log.read_text()
        return log.count("Remove worker addr") == log.count("Register worker addr")

    def close(self, remains: int = 0) -> None:
        """Ends all programs but the first ones."""
        for process in self.running[remains:]:
            process.kill()
            process.wait()
        del self.running[remains:]


@contextmanager
def new_cluster(folder: Path) -> Iterator[Cluster]:
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(scope="module")
def lasting_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with new_cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest.fixture
def cluster(lasting_cluster: Cluster) -> Iterator[Cluster]:
    """One without workers, for a test after which its scheduler still runs."""
    until(lasting_cluster.has_no_worker)
    yield lasting_cluster
    lasting_cluster.close(1)


def start_arena(cluster: Cluster, out: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "arena", "play", *words, "--out", str(out), "--executor", cluster.address],
        cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )


def test_a_league_is_played_and_its_new_bots_are_tried_by_the_workers(cluster: Cluster, tmp_path: Path) -> None:
    cluster.worker(tmp_path)
    with new_league(tmp_path / "league", "a", "b") as store:
        late = iter([lambda: store.bots.add("late", f"{RELATIVE_BOT} good")])  # whose file the workers do not have yet
        Runner(store, 2, cluster.address).run(6, lambda: [add() for add in late])
        assert store.bots.named("late").state == "active"
        rows = store.standings.tables().standings
        assert {row.bot.name: row.games > 0 for row in rows} == {"a": True, "b": True, "late": True}


def test_what_a_worker_lacks_and_what_a_bot_writes_to_its_worker(
    cluster: Cluster, arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it lacks is a sentence, and what the bot writes runs nowhere."""
    cluster.worker(tmp_path)
    program = tmp_path / "mine"
    program.write_text("#!/bin/sh")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)  # the worker has another
    done = arena("play", TOY, "mine", "builtin:random", "--games", "2", "--out", tmp_path / "m.jsonl.gz",
                 "--executor", cluster.address)
    assert done.returncode == 2
    assert "arena play: worker tcp://" in done.stderr
    assert "cannot play: no program 'mine'" in done.stderr
    assert "Traceback" not in done.stderr
    (tmp_path / "forger.py").write_text(FORGER)
    done = arena("play", TOY, f"python -S {tmp_path}/forger.py {tmp_path}/ran", "builtin:random",
                 "--out", tmp_path / "m.jsonl.gz", "--executor", cluster.address)
    assert not (tmp_path / "ran").exists()
    assert done.stderr.count("has failed: its worker was ended from outside, twice") == 2, done.stderr


def saved(out: Path) -> int:
    return out.read_bytes().count(b"\x1f\x8b\x08") if out.exists() else 0


def test_workers_in_an_empty_folder_play_the_kits_bots_and_those_named_here(
    cluster: Cluster, arena: Arena, tmp_path: Path
) -> None:
    first = start_arena(
        cluster, tmp_path / "m.jsonl.gz", "ewn", "python -m bot.submit.ewn --effort 2", "builtin:greedy",
        "--games", "2", "--jobs", "2", "--json")
    assert first.stderr and first.stderr.readline().startswith("the cluster has no worker yet; to start one: dask wor")
    cluster.worker(tmp_path)
    stdout, stderr = first.communicate(timeout=60)
    assert first.returncode == 0, stderr
    summary = json.loads(stdout)
    assert summary["games"] == 2
    assert [player["fault_kinds"] for player in summary["players"]] == [{}, {}]
    then = arena("play", TOY, f"{RELATIVE_BOT} good", "builtin:random", "--games", "2", "--json",
                 "--out", tmp_path / "n.jsonl.gz", "--executor", cluster.address)
    assert then.returncode == 0, then.stderr
    assert json.loads(then.stdout)["players"][0]["fault_kinds"] == {}
    until(lambda: not list(tmp_path.rglob("games-*")))


def below(worker: subprocess.Popen[bytes], word: str) -> list[psutil.Process]:
    """The programs below a worker, if one of them was started with this word."""
    programs = psutil.Process(worker.pid).children(recursive=True)
    return programs if any(has(program, word) for program in programs) else []


def has(program: psutil.Process, word: str) -> bool:
    try:
        return word in program.cmdline()
    except psutil.NoSuchProcess:
        return False


def test_the_end_of_a_worker_costs_no_game_and_leaves_nothing(cluster: Cluster, arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    mark = str(tmp_path)
    workers = [cluster.worker(tmp_path), cluster.worker(tmp_path)]

    def end_one() -> list[psutil.Process]:
        busy: list[tuple[subprocess.Popen[bytes], list[psutil.Process]]] = []
        until(lambda: busy or busy.extend((one, programs) for one in workers if (programs := below(one, mark))))
        worker, programs = busy[0]
        worker.kill()
        return psutil.wait_procs(programs, PATIENCE_SECONDS)[1]

    with ThreadPoolExecutor(1) as other:
        ending = other.submit(end_one)
        done = arena("play", TOY, f"{RELATIVE_BOT} sleep 100 {mark}", "builtin:random", "--games", "2", "--jobs", "2",
                     "--json", "--out", out, "--executor", cluster.address)
        assert ending.result() == []
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2
    assert sorted(record.match.index for record in read_replays(out)) == [0, 1]


def test_the_end_of_the_scheduler_is_a_sentence_and_keeps_what_was_played(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    with new_cluster(tmp_path) as cluster, ThreadPoolExecutor(1) as other:
        cluster.worker(tmp_path)

        def end_scheduler() -> None:
            until(lambda: saved(out) >= 1)
            cluster.scheduler.kill()

        ending = other.submit(end_scheduler)
        done = arena("play", TOY, f"{RELATIVE_BOT} sleep 20", "builtin:random", "--games", GAMES, "--jobs", "2",
                     "--out", out, "--executor", cluster.address)
        ending.result()
    assert done.returncode == 2
    assert "arena play: the cluster has cancelled games: its scheduler has ended, or cannot be reached; " in done.stderr
    assert done.stderr.endswith(f"saved in {out}; go on with --resume\n")
    assert "Traceback" not in done.stderr
    assert 1 <= len(list(read_replays(out))) < GAMES


@pytest.mark.parametrize(("early", "nanny"), [(True, "--no-nanny"), (False, "--nanny")], ids=["there", "late"])
def test_a_worker_that_cannot_read_a_game_is_a_sentence_and_no_match_waits_for_ever(
    cluster: Cluster, tmp_path: Path, early: bool, nanny: str
) -> None:
    lacking = tmp_path / "lacking"
    lacking.mkdir()
    (lacking / "tarfile.py").write_text("raise ImportError('there is none here')")
    if early:
        cluster.worker(tmp_path, nanny, path=str(lacking))
        until(lambda: not cluster.has_no_worker())
    arena = start_arena(cluster, tmp_path / "m.jsonl.gz", TOY, "builtin:random", "builtin:greedy", "--games", "2")
    if not early:
        assert arena.stderr and arena.stderr.readline().startswith("the cluster has no worker yet")
        cluster.worker(tmp_path, nanny, path=str(lacking))
    _, stderr = arena.communicate(timeout=60)
    assert arena.returncode == 2
    assert "has ended without playing a game" in stderr
    assert f"a worker needs Python {sys.version_info.major}.{sys.version_info.minor} and the packages" in stderr
    assert "Traceback" not in stderr


def test_each_game_has_a_core_that_no_other_game_has() -> None:
    code = ("import os, sys; from arena.run.linux import take_core; take_core();"
            " print(*os.sched_getaffinity(0), flush=True); sys.stdin.read()")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    games = [subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, text=True, **pipes) for _ in range(2)]
    told = []
    for game in games:
        assert game.stdout
        told.append(game.stdout.readline().split())
    for game in games:
        game.communicate("")
    free = len(os.sched_getaffinity(0))
    assert all(len(cores) in (1, free) for cores in told)
    assert told[0] != told[1] or len(told[0]) == free


def test_games_that_the_executor_cancels_are_no_end_of_a_match() -> None:
    class Cancels(Executor):
        def submit(self, function, *arguments):  # type: ignore[no-untyped-def]
            future: Future[int] = Future()
            future.cancel()
            future.set_running_or_notify_cancel()
            return future

    with pytest.raises(ExecutorError, match="has cancelled games"):
        list(stream(Cancels(), int, iter([1, 2]), 1))


@pytest.mark.parametrize(
    ("executor", "message"), [("nonsense", "dask://HOST:PORT"), ("dask://127.0.0.1:9", "no scheduler answers there")])
def test_a_missing_scheduler_is_a_clear_error(
    executor: str, message: str, arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arena.run.cluster.CONNECT_SECONDS", 0.5)
    out = tmp_path / "m.jsonl.gz"
    done = arena("play", TOY, "builtin:random", "builtin:random", "--executor", executor, "--out", out)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
