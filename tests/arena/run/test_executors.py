"""The workers that play games: whatever happens to one, the arena goes on or ends."""
from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from arena.contract.errors import ExecutorError
from arena.run import executors
from arena.run.executors import open_executor, stream
from tests.arena.run.jobs import (
    blocked_signals,
    deaf,
    has_no_more_files,
    killed,
    killed_once,
    leaves_a_stray,
    may_open_nothing,
    stopped_later,
    stopped_once,
)
from tests.conftest import ROOT, needs_linux


def test_a_worker_imports_nothing_that_it_does_not_need() -> None:
    """Each worker takes that time before its first game, and on a cluster each game does."""
    code = "import arena.match.one_game, arena.run.executors, sys; print(*{'numpy', 'rich'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True).stdout == "\n"


def test_a_game_that_ends_its_worker_is_told_from_those_beside_it() -> None:
    with open_executor(2, pin=False) as executor:
        results = dict(stream(executor, killed, iter(range(4)), 2, lambda number: -number))
    assert results == {0: 0, 1: 1, 2: -2, 3: 3}


@needs_linux
def test_what_a_worker_leaves_behind_that_was_ended_is_ended_before_the_next_game(tmp_path: Path) -> None:
    note = tmp_path / "strays"
    with open_executor(1, pin=False) as executor:
        assert list(stream(executor, leaves_a_stray, iter([note]), 1, lambda note: None)) == [(note, None)]
    strays = [[*map(int, line.split())] for line in note.read_text().splitlines()]
    assert [earlier for _, earlier in strays] == [0, 0]
    assert [pid for pid, _ in strays if psutil.pid_exists(pid)] == []


def test_a_game_whose_worker_was_ended_once_is_played_again(tmp_path: Path) -> None:
    with open_executor(1, pin=False) as executor:
        ((_, result),) = stream(executor, killed_once, iter([tmp_path / "mark"]), 1, lambda mark: False)
    assert result is True


def test_where_no_game_may_be_lost_the_end_of_a_worker_ends_all() -> None:
    with open_executor(1, pin=False) as executor, pytest.raises(BrokenExecutor):
        list(stream(executor, killed, iter([2]), 1))


def test_a_worker_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "LOOK_SECONDS", 0.1)
    with open_executor(1, pin=False) as executor:
        assert list(stream(executor, stopped_once, iter([1, 2]), 1)) == [(1, 1), (2, 2)]


@pytest.mark.parametrize("function", [deaf, stopped_later])
def test_a_worker_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, function: object) -> None:
    monkeypatch.setattr(executors, "END_SECONDS", 0.3)
    with open_executor(1, pin=False) as executor:
        assert executor.submit(function, 1).result(60.0) == 1  # type: ignore[arg-type]
        time.sleep(0.5)
        begun = time.monotonic()
    assert time.monotonic() - begun < 20.0


def test_signals_that_come_while_workers_end_leave_none_of_them_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the program above the arena is killed: the kernel sends a signal for each of its threads."""
    end = executors._end
    workers: list[psutil.Process] = []

    def disturbed(ending: list[multiprocessing.process.BaseProcess]) -> None:
        workers.extend(psutil.Process(worker.pid) for worker in ending)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
            signal.raise_signal(number)
        end(ending)

    monkeypatch.setattr(executors, "_end", disturbed)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), open_executor(1) as executor:
            assert executor.submit(abs, -3).result() == 3
        assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGTERM, before)
    assert len(workers) == 1 and not workers[0].is_running()


def test_a_signal_while_futures_are_looked_at_leaves_their_locks_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that nobody gives back holds the pool's thread, and so the arena at its exit."""
    look, taken = executors.wait, []

    def interrupted(running: dict[Future[int], int], *more: float) -> object:
        taken.append(next(iter(running))._condition)
        taken[0].acquire()
        signal.raise_signal(signal.SIGINT)
        taken.pop().release()
        return look(running, *more)

    monkeypatch.setattr(executors, "wait", interrupted)
    try:
        with pytest.raises(KeyboardInterrupt), open_executor(1) as executor:
            list(stream(executor, abs, iter([-3]), 1))
        assert not taken
    finally:
        for condition in taken:
            condition.release()


def test_an_interrupt_while_workers_start_is_not_theirs() -> None:
    """Ctrl-C goes to all processes of a terminal."""
    with open_executor(1) as executor:
        future = executor.submit(abs, -3)
        worker, = multiprocessing.active_children()
        psutil.Process(worker.pid).send_signal(signal.SIGINT)
        assert future.result(60.0) == 3
        assert executor.submit(blocked_signals).result(60.0) == set()


def test_no_thread_of_the_workers_is_left_after_their_end() -> None:
    """Python's exit would write to a pipe that such a thread is closing."""
    before = {*threading.enumerate()}
    with open_executor(1, pin=False) as executor:
        assert executor.submit(abs, -3).result() == 3
        executor.submit(time.sleep, 60.0).add_done_callback(lambda _: time.sleep(0.3))  # in that thread
    assert {*threading.enumerate()} <= before


def test_workers_can_be_ended_by_another_thread() -> None:
    with open_executor(1) as executor, ThreadPoolExecutor(1) as other:
        assert executor.submit(abs, -3).result() == 3
        other.submit(executor.end).result()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_a_game_that_takes_its_workers_files_is_lost_and_no_other() -> None:
    with open_executor(1) as executor:
        results = dict(stream(executor, may_open_nothing, iter(range(5)), 1, lost=lambda number: -number))
    assert results == {0: 0, 1: 1, 2: -2, 3: 3, 4: 4}


def test_where_no_more_files_can_be_opened_the_arena_says_what_to_do() -> None:
    with open_executor(1) as executor, pytest.raises(ExecutorError, match=r"Too many open files: .* \(ulimit -n\)"):
        list(stream(executor, has_no_more_files, iter(range(1)), 1))


def test_few_files_are_told_in_a_sentence(tmp_path: Path) -> None:
    words = f"{sys.executable} -m arena play ewn builtin:random builtin:greedy --games 2 --jobs 2 --out {tmp_path}/x.gz"
    done = subprocess.run(["sh", "-c", f"ulimit -n 20; {words}"], capture_output=True, text=True, cwd=ROOT)
    assert "Traceback" not in done.stderr
    assert not done.returncode or "allow more (ulimit -n)" in done.stderr
