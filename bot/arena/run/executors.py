"""Where games run: a pool of processes on this machine, or a Dask cluster."""
from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

from bot.arena.run.orphans import die_with_parent
from bot.arena.run.process import kill_all

J = TypeVar("J")
R = TypeVar("R")
DASK = "dask://"


class ExecutorError(Exception):
    """No executor as asked for; the message says what to do."""


def cores() -> int:
    """How many cores this process may use."""
    return len(_own_cores()) or os.cpu_count() or 1


def _own_cores() -> list[int]:
    """Their numbers, where the system has such numbers."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


@contextmanager
def open_executor(jobs: int, address: str | None = None, pin: bool = True) -> Iterator[Executor]:
    """An executor for ``jobs`` games at a time; its workers and their bots end with it.

    ``address``: ``dask://HOST:PORT`` of a scheduler. ``pin``: with more than one job, and a core for each,
    every worker (and so its bots) stays on a core of its own.
    """
    if address:
        with _dask(address) as executor:
            yield executor
        return
    context = multiprocessing.get_context("spawn")
    own_cores = None
    if pin and 1 < jobs <= len(_own_cores()):
        own_cores = context.Queue()
        for core in _own_cores():
            own_cores.put(core)
    executor = ProcessPoolExecutor(jobs, context, _prepare_worker, (own_cores, os.getpid()))
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        for child in multiprocessing.active_children():
            child.join()
        if own_cores:
            own_cores.cancel_join_thread()


def _prepare_worker(own_cores: Any, parent: int) -> None:
    """A worker leaves Ctrl-C to the arena, dies with it and takes its bots along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_worker)
    die_with_parent(signal.SIGTERM)
    if os.getppid() != parent:
        os._exit(1)
    if own_cores:
        os.sched_setaffinity(0, {own_cores.get()})


def _end_worker(number: int, frame: object) -> None:
    kill_all()
    os._exit(128 + number)


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError:
        raise ExecutorError("--executor dask:// needs the extra 'cluster', which `make setup` installs") from None
    if not address.startswith(DASK):
        raise ExecutorError(f"--executor {address}: wants dask://HOST:PORT")
    try:
        client = Client("tcp://" + address[len(DASK):])  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise ExecutorError(f"--executor {address}: no scheduler answers there: {error}") from None
    with client:
        yield client.get_executor(pure=False)  # type: ignore[no-untyped-call]


def stream(executor: Executor, function: Callable[[J], R], jobs: Iterator[J], at_once: int) -> Iterator[R]:
    """Results as they come, with ``at_once`` jobs under way; stops when the jobs do. Closing it cancels the rest.

    Raises :class:`ExecutorError` if the executor itself has cancelled a job, as a cluster does whose scheduler ends.
    """
    running: set[Future[R]] = set()
    try:
        while True:
            while len(running) < at_once and (job := next(jobs, None)) is not None:
                running.add(executor.submit(function, job))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except CancelledError:
        raise ExecutorError("the cluster has cancelled games: its scheduler has ended, or cannot be reached") from None
    finally:
        for future in running:
            future.cancel()
