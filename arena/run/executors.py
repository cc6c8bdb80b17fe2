"""Where games run: a pool of processes on this machine, or a Dask cluster."""
from __future__ import annotations

import errno
import multiprocessing
import os
import resource
import signal
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, TypeVar

from arena.contract.errors import ExecutorError
from arena.run.cleanup import adopt, end_all, end_worker
from arena.run.linux import cores_of, die_with_parent, is_stopped, take_core
from arena.run.signals import undisturbed

J = TypeVar("J")
R = TypeVar("R")
DASK = "dask://"
HEARD_SECONDS = 1.0
"""The time in which a worker receives a signal and ends."""
END_SECONDS = 15.0
"""The time after which a worker that does not end is killed; what bots have left behind may take it that long."""
SAFE_PATH = "PYTHONSAFEPATH"
"""The variable that keeps a Python that starts from looking for modules in the current folder."""
LOOK_SECONDS = 0.25
"""The time between two looks whether somebody has stopped a worker, or wants the arena to end."""


def cores() -> int:
    """How many cores this process may use."""
    return len(cores_of()) or os.cpu_count() or 1


@contextmanager
def open_executor(
    jobs: int, address: str | None = None, files_of: Sequence[str] = (), pin: bool = True
) -> Iterator[Executor]:
    """An executor for ``jobs`` games at a time; its workers and their bots end with it.

    ``address``: ``dask://HOST:PORT`` of a scheduler. ``files_of``: the game and the commands whose files a cluster is
    sent. ``pin``: with more than one job, and a core for each, each game on this machine stays on a core of its own.
    """
    if address:
        with _dask(address, files_of) as executor:
            yield executor
        return
    executor = Pool(jobs, pin and 1 < jobs <= cores())
    try:
        yield executor
    finally:
        executor.end()


class Pool(Executor):
    """Worker processes on this machine; there are new ones when one of them was ended from outside."""

    def __init__(self, jobs: int, pin: bool) -> None:
        with _starting_python():
            resource_tracker.ensure_running()  # which is no stray
        self._others = adopt()
        self._jobs = jobs
        self._pin = pin
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        prepared = (self._pin, os.getpid(), os.environ.get(SAFE_PATH))
        return ProcessPoolExecutor(self._jobs, context, _prepare_worker, prepared)

    def submit(self, function: Callable[..., R], /, *args: Any, **more: Any) -> Future[R]:
        """Runs ``function`` in a worker."""
        with undisturbed(), _starting_python(), _telling_of_files():
            try:
                return self._pool.submit(_with_own_files, function, *args, **more)
            except BrokenExecutor:
                self.end()
                self._pool = self._new()
                return self._pool.submit(_with_own_files, function, *args, **more)

    def end(self) -> None:
        """Ends the workers, and then what bots have left behind of a worker that was ended from outside.

        The kernel hands that to this process only when the worker is wholly gone, which is after its pipes are closed.
        The pool's thread ends too: Python's exit would write to a pipe that it may just be closing. It waits for the
        workers, so that ``shutdown(wait=True)`` would wait for their games.
        """
        with undisturbed():
            thread: threading.Thread | None = getattr(self._pool, "_executor_manager_thread", None)
            self._pool.shutdown(wait=False, cancel_futures=True)
            _end(multiprocessing.active_children())
            if thread is not None:
                thread.join(END_SECONDS)
            end_all([], self._others)


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


@contextmanager
def _starting_python() -> Iterator[None]:
    """What Python starts meanwhile does not look for modules in the current folder: a contestant's have any name.

    Ctrl-C waits there until it is prepared: its imports would end in a traceback.
    """
    before, blocked = os.environ.get(SAFE_PATH), signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        _set_safe_path(before)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _set_safe_path(value: str | None) -> None:
    if value is None:
        os.environ.pop(SAFE_PATH, None)
    else:
        os.environ[SAFE_PATH] = value


def _prepare_worker(pin: bool, parent: int, safe_path: str | None) -> None:
    """Makes a worker leave Ctrl-C to the arena, and end with the arena, together with its bots.

    ``safe_path``: the value of ``SAFE_PATH`` for what the worker starts.
    """
    _set_safe_path(safe_path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, end_worker)
    die_with_parent(signal.SIGTERM)
    if os.getppid() != parent:
        os._exit(1)
    if pin:
        take_core()


def _with_own_files(function: Callable[..., R], *args: Any, **more: Any) -> R:
    """Runs ``function``. A bot can take from its worker the right to open files: such a worker ends, as if killed."""
    try:
        return function(*args, **more)
    except OSError:
        if resource.getrlimit(resource.RLIMIT_NOFILE) != _FILES:
            end_worker(signal.SIGKILL, None)
        raise


_FILES = resource.getrlimit(resource.RLIMIT_NOFILE)
"""How many files this process may open, at first."""


@contextmanager
def _telling_of_files() -> Iterator[None]:
    """Raises :class:`ExecutorError` if no more files can be opened."""
    try:
        yield
    except OSError as error:
        if error.errno not in (errno.EMFILE, errno.ENFILE):
            raise
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        raise ExecutorError(f"{error.strerror}: this process may open {most}; allow more (ulimit -n), or play fewer"
                            " games at a time") from None


def _dask(address: str, files_of: Sequence[str]) -> AbstractContextManager[Executor]:
    if not address.startswith(DASK):
        raise ExecutorError(f"--executor {address}: wants dask://HOST:PORT")
    try:
        from arena.run.cluster import open_cluster
    except ModuleNotFoundError:
        raise ExecutorError("--executor dask:// needs the extra 'cluster', which `make setup` installs") from None
    return open_cluster(address.removeprefix(DASK), files_of)


def stream(
    executor: Executor, function: Callable[[J], R], jobs: Iterator[J], at_once: int,
    lost: Callable[[J], R] | None = None,
) -> Iterator[tuple[J, R]]:
    """Each job with its result, as they end, with ``at_once`` jobs under way. Closing it cancels the rest.

    If a worker is ended from outside, by a bot perhaps, the jobs under way are done again, one at a time. A job that
    ends its worker once more has ``lost(job)`` as its result; without ``lost``, it raises :class:`BrokenExecutor`.
    Raises :class:`ExecutorError` if the executor itself cancels a job, as a cluster does when its scheduler ends.
    """
    running: dict[Future[R], J] = {}
    suspects: list[J] = []
    suspect: J | None = None
    try:
        while True:
            if suspects and not running:
                suspect = suspects.pop(0)
                running[executor.submit(function, suspect)] = suspect
            while not suspects and suspect is None and len(running) < at_once and (job := next(jobs, None)) is not None:
                running[executor.submit(function, job)] = job
            if not running:
                return
            done = ended(running)
            if not done:
                go_on(worker.pid for worker in multiprocessing.active_children())
            for future in done:
                job = running.pop(future)
                try:
                    with _telling_of_files():
                        result = future.result()
                except BrokenExecutor:
                    if suspect is None:
                        suspects.append(job)
                        continue
                    if lost is None:
                        raise BrokenExecutor("a worker was ended from outside, twice (is there enough memory?); what"
                                             " was done before is kept") from None
                    result = lost(job)
                suspect = None
                yield job, result
    except CancelledError:
        raise ExecutorError("the executor has cancelled games") from None
    finally:
        with undisturbed():
            for future in running:
                future.cancel()


def ended(running: Collection[Future[R]]) -> set[Future[R]]:
    """Those that have ended, as soon as one has; none after :data:`LOOK_SECONDS`. A signal waits until then."""
    with undisturbed():
        return wait(running, LOOK_SECONDS, FIRST_COMPLETED).done
