"""What the arena's tests share."""
from __future__ import annotations

import ctypes
import gc
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from contextlib import redirect_stderr, redirect_stdout
from multiprocessing import resource_tracker
from pathlib import Path
from time import monotonic, sleep, thread_time
from typing import Any

import pytest

from arena import cli
from arena.match.match import Match, new_match
from arena.run import executors, linux
from arena.run.cleanup import adopt, end_below
from arena.run.linux import die_with_parent

ROOT = Path(__file__).parents[1]
TOY = "tests.arena.toy:GAME"
BOT = f"python -S {Path(__file__).parent / 'arena' / 'toy_bot.py'}"
ARENA_SECONDS = 100
"""The time that a command of the arena may take."""
PATIENCE_SECONDS = 300.0
"""The time that a test waits for what another program does."""
BUSY = 5.0
"""A machine is busy for tests of the wall clock if so many programs want each of its cores."""
TRIES = 3
"""So often a test of the wall clock may fail before it has failed."""
SERVED = 0.5
"""Below this share of a core, a failure of a test of the wall clock says nothing."""
Arena = Callable[..., subprocess.CompletedProcess[str]]
"""Takes the words of a command of the arena."""
Play = Callable[..., dict[str, Any]]

os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"  # one of a package beside it would import trio

# What the programs that tests start inherit:
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # with it each would compile all its modules anew
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in `nohup make test &`
    signal.signal(signal.SIGINT, signal.default_int_handler)


needs_linux = pytest.mark.skipif(not linux.OPEN, reason="only Linux can do that, and its door may be shut")


def until(happens: Callable[[], object]) -> None:
    """Waits until something happens that another program does."""
    end = monotonic() + PATIENCE_SECONDS
    while not happens():
        assert monotonic() < end
        sleep(0.02)


class InThisProcess(Executor):
    """Stands for the pool of workers: a game is played when it is submitted, without a process for it."""

    def __init__(self, *of_a_pool: object) -> None:
        pass

    def submit(self, function: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(function(*words, **named))
        except Exception as error:
            future.set_exception(error)
        return future


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test of the wall clock fails when it does so three times: the machine may be busy once."""
    for item in items:
        if item.get_closest_marker("wall_time"):
            item.add_marker(pytest.mark.flaky(reruns=TRIES - 1))


def pytest_collection_finish() -> None:
    """What has been loaded stays: no collection of garbage looks at it again, which takes half a second."""
    gc.freeze()
    if sys.platform == "linux":
        lie_in_huge_pages()


def lie_in_huge_pages() -> None:
    """Lays the memory of this process in pages of 2 MiB, as far as the kernel can.

    Each program that it starts begins as its copy, with a table of 50,000 small pages: that takes 12 ms for nothing.
    """
    advise, huge_pages, at_once = ctypes.CDLL(None).madvise, 14, 25
    for line in Path("/proc/self/maps").read_text().splitlines():
        place, rights, _, _, inode, *name = line.split()
        if rights == "rw-p" and inode == "0" and name != ["[stack]"]:
            start, end = (int(address, 16) for address in place.split("-"))
            for advice in (huge_pages, at_once):
                advise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), advice)


def share_of_a_core() -> float:
    """The share of a core that this thread gets now, from a tenth of a second that it computes."""
    begun, computed = monotonic(), thread_time()
    while thread_time() - computed < 0.1:
        pass
    return 0.1 / (monotonic() - begun)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """What fails the last time while others take the cores is told as skipped."""
    report = yield
    if report.failed and item.get_closest_marker("wall_time") and getattr(item, "execution_count", TRIES) == TRIES:
        share = share_of_a_core()
        if share < SERVED:
            report.outcome = "skipped"
            report.longrepr = (*item.location[:2], f"the machine is too busy: {share:.0%} of a core, and it failed")
    return report


@pytest.fixture(autouse=True)
def _a_machine_quiet_enough(request: pytest.FixtureRequest) -> None:
    """Where so many others want each core, the wall clock says nothing of a program."""
    if request.node.get_closest_marker("wall_time") and os.getloadavg()[0] > BUSY * (os.cpu_count() or 1):
        pytest.skip(f"the machine is too busy: a load of {os.getloadavg()[0]:.0f}")


@pytest.fixture(autouse=True, scope="session")
def _what_all_workers_use() -> None:
    """A process of Python's own, which it would start when a test needs it first."""
    resource_tracker.ensure_running()


@pytest.fixture(autouse=True)
def _what_a_test_starts_ends_with_it() -> Iterator[None]:
    others = adopt()
    yield
    end_below(others)


@pytest.fixture
def no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process: for tests of something else than the workers."""
    monkeypatch.setattr(executors, "ProcessPoolExecutor", InThisProcess)


@pytest.fixture
def arena(no_workers: None, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Runs ``arena`` with the words given, in this process and the folder ``cwd``; see ``arena_program``."""
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: object, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        command = list(map(str, words))
        stdout, stderr = io.StringIO(), io.StringIO()
        at_sigterm = signal.getsignal(signal.SIGTERM)
        with pytest.MonkeyPatch.context() as patch, redirect_stdout(stdout), redirect_stderr(stderr):
            patch.chdir(cwd)
            try:
                code: int | str | None = cli.main(command)
            except SystemExit as end:
                code = end.code
            finally:
                signal.signal(signal.SIGTERM, at_sigterm)
        assert isinstance(code, int)
        return subprocess.CompletedProcess(command, code, stdout.getvalue(), stderr.getvalue())

    return run


@pytest.fixture
def arena_program() -> Arena:
    """Runs ``arena`` as a program of its own: for what only a process shows, such as its workers and its end."""

    def run(*words: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "arena", *map(str, words)]
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=ARENA_SECONDS)

    return run


def toy_match(*commands: str) -> Match:
    """A match of the toy game."""
    return new_match(TOY, commands, seed=5)


def end_with_test() -> None:
    """For ``preexec_fn``: a program that would run on ends even if its test is killed."""
    die_with_parent(signal.SIGKILL)


@pytest.fixture
def play(arena: Arena, tmp_path: Path) -> Play:
    """Plays a match of the toy game and returns its JSON summary."""

    def run(*words: object) -> dict[str, Any]:
        out = [] if "--out" in words else ["--out", tmp_path / "toy.jsonl.gz"]
        done = arena("play", TOY, *words, *out, "--json")
        assert done.returncode == 0, done.stderr
        summary: dict[str, Any] = json.loads(done.stdout)
        return summary

    return run
