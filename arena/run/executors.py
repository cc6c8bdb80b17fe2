"""Where games run: a pool of processes on this machine, or a Dask cluster."""
from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TypeVar

from arena.run.errors import ExecutorError
from arena.run.orphans import die_with_parent, is_stopped
from arena.run.process import kill_all

J = TypeVar("J")
R = TypeVar("R")
DASK = "dask://"
HEARD_SECONDS = 1.0
"""The time in which a worker receives a signal and ends."""
END_SECONDS = 15.0
"""The time after which a worker that does not end is killed; what bots have left behind may take it that long."""
LOOK_SECONDS = 5.0
"""The time between two looks whether somebody has stopped a worker."""


def cores() -> int:
    """How many cores this process may use."""
    return len(_own_cores()) or os.cpu_count() or 1


def _own_cores() -> list[int]:
    """The numbers of these cores, if the system numbers them."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def take_core() -> None:
    """Keeps this process, until it ends, on a core that no other game on this machine uses, if there is one."""
    for core in _own_cores():
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0bot-arena-core-{core}")  # a name without a file, which goes with the process
        except OSError:
            claim.close()
            continue
        _CLAIMS.append(claim)
        os.sched_setaffinity(0, {core})
        return


_CLAIMS: list[socket.socket] = []


@contextmanager
def open_executor(
    jobs: int, address: str | None = None, takes: Sequence[str] = (), pin: bool = True
) -> Iterator[Executor]:
    """An executor for ``jobs`` games at a time; its workers and their bots end with it.

    ``address``: ``dask://HOST:PORT`` of a scheduler. ``pin``: with more than one job, and a core for each,
    every worker (and so its bots) stays on a core of its own. ``takes``: the game and the commands whose files a
    cluster is sent.
    """
    if address:
        with _dask(address, takes, pin) as executor:
            yield executor
        return
    context = multiprocessing.get_context("spawn")
    pin = pin and 1 < jobs <= cores()
    executor = ProcessPoolExecutor(jobs, context, _prepare_worker, (pin, os.getpid()))
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        _end(multiprocessing.active_children())


def _end(workers: Sequence[BaseProcess]) -> None:
    """Ends workers. One that is about to wait when the signal comes notices it only with the next signal."""
    until = monotonic() + END_SECONDS
    while alive := [worker for worker in workers if worker.is_alive()]:
        late = monotonic() > until
        for worker in alive:
            worker.kill() if late else worker.terminate()
        go_on(worker.pid for worker in alive)
        for worker in alive:
            worker.join(HEARD_SECONDS / len(alive))


def go_on(workers: Iterable[int | None]) -> None:
    """Lets stopped workers go on: a bot may have stopped them."""
    for pid in workers:
        if pid and is_stopped(pid):
            os.kill(pid, signal.SIGCONT)


def _prepare_worker(pin: bool, parent: int) -> None:
    """Makes a worker leave Ctrl-C to the arena, and end with the arena, together with its bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end_worker)
    die_with_parent(signal.SIGTERM)
    if os.getppid() != parent:
        os._exit(1)
    if pin:
        take_core()


def end_worker(number: int, frame: object) -> None:
    """Handles the signal that ends a worker: its bots end with it."""
    kill_all()
    os._exit(128 + number)


def _dask(address: str, takes: Sequence[str], pin: bool) -> AbstractContextManager[Executor]:
    if not address.startswith(DASK):
        raise ExecutorError(f"--executor {address}: wants dask://HOST:PORT")
    try:
        from arena.run.cluster import open_cluster
    except ModuleNotFoundError:
        raise ExecutorError("--executor dask:// needs the extra 'cluster', which `make setup` installs") from None
    return open_cluster(address.removeprefix(DASK), takes, pin)


def stream(executor: Executor, function: Callable[[J], R], jobs: Iterator[J], at_once: int) -> Iterator[R]:
    """Results as they come, with ``at_once`` jobs under way, until all jobs are done. Closing it cancels the rest.

    Raises :class:`ExecutorError` if the executor itself cancels a job, as a cluster does when its scheduler ends.
    """
    running: set[Future[R]] = set()
    try:
        while True:
            while len(running) < at_once and (job := next(jobs, None)) is not None:
                running.add(executor.submit(function, job))
            if not running:
                return
            done, running = wait(running, LOOK_SECONDS, FIRST_COMPLETED)
            if not done:
                go_on(worker.pid for worker in multiprocessing.active_children())
            for future in done:
                yield future.result()
    except CancelledError:
        raise ExecutorError("the executor has cancelled games") from None
    finally:
        for future in running:
            future.cancel()
