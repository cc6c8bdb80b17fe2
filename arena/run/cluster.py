"""Games on a Dask cluster whose workers know nothing of the arena: it sends them what they need.

The kit is sent with the games, and is unpacked once on every worker; each game is a process of its own there. What a
worker cannot do is reported as the failure of a game. A worker that cannot even read a game ends, which is reported
too; if the kit were a plugin of Dask, such a worker would hang.
"""
from __future__ import annotations

import io
import logging
import os
import pickle
import shlex
import shutil
import socket
import subprocess
import sys
import tarfile
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import cloudpickle  # type: ignore[import-untyped]
import msgspec
from distributed import Client, KilledWorker, get_worker

from arena.contract.errors import ExecutorError, told_as
from arena.games import contest_file
from arena.run.remote import from_data
from arena.run.sandbox import ROOT, SIGNALLED, provided_folders

CONNECT_SECONDS = 10
FETCH_SECONDS = 60
"""The time in which a worker hands over the result of a game that is over."""
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
NEEDS = f"a worker needs Python {VERSION} and the packages of pyproject.toml"


def play(name: str, files: bytes, job: bytes) -> tuple[str, int, bytes, str]:
    """Plays a game on a worker. Returns its address, the exit code, the result, and what was printed on stderr.

    ``files``: a tar archive. It is unpacked once, into the folder ``name`` in the worker's own, which goes with the
    worker.
    """
    worker = get_worker()
    folder = Path(worker.local_directory, name)
    if not folder.exists():
        fresh = Path(mkdtemp(dir=worker.local_directory))
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(fresh, filter="data")
        try:
            fresh.rename(folder)
        except OSError:  # another thread was first
            shutil.rmtree(fresh)
    ours, theirs = socket.socketpair()
    with ours, ThreadPoolExecutor(1) as reader:
        with theirs:
            game = subprocess.Popen(
                [sys.executable, "-m", "arena.run.remote", str(theirs.fileno())], cwd=folder, stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": str(folder)})
        result = reader.submit(ours.makefile("rb").read)
        said = game.communicate(job)[1].decode(errors="replace")
        return worker.address, game.returncode, result.result(), said


class Cluster(Executor):
    """Plays on the workers of a Dask cluster. Jobs and results are of the arena's classes, which Dask does not know."""

    def __init__(self, client: Client, files_of: Sequence[str]) -> None:
        """``files_of``: the game, and the commands whose files the workers need; jobs may bring more of these."""
        self._client = client
        self._files_of: list[str] = []
        self._sent: dict[str, Any] = {}
        """What was sent, by the names of the workers' folders for it; the last one is what games need now."""
        self._send(files_of)
        self._workers = {*client.scheduler_info()["workers"]}
        self._useful: set[str] = set()
        """Workers that have played a game."""
        self._waiting: set[Future[Any]] = set()
        client.subscribe_topic("all", self._hear)  # type: ignore[no-untyped-call]

    def submit(self, function: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Runs ``function(*args)`` in a process of a worker; arguments may have ``files_of``, more commands."""
        self._send([command for item in args for command in getattr(item, "files_of", ())])
        name, files = [*self._sent.items()][-1]
        call = lambda files, job: play(name, files, job)  # noqa: E731 - Dask sends only the name of a function in a module
        there: Any = self._client.submit(call, files, pickle.dumps((function, args)), pure=False)
        here: Future[Any] = Future()
        self._waiting.add(here)
        here.add_done_callback(self._waiting.discard)
        here.add_done_callback(lambda done: there.cancel() if done.cancelled() else None)
        there.add_done_callback(lambda done: self._hand_over(done, here, function))
        return here

    def _send(self, files_of: Sequence[str]) -> None:
        if not {*files_of} <= {*self._files_of}:
            self._files_of += [command for command in dict.fromkeys(files_of) if command not in self._files_of]
            name = f"games-{uuid.uuid4().hex}"
            # a task of its own: each worker fetches it once
            self._sent[name] = self._client.submit(bytes, archive(self._files_of), key=name)

    def close(self) -> None:
        """Removes from the workers what was sent, if they can still be reached."""
        for name in self._sent:
            with suppress(OSError):
                self._client.run(
                    lambda dask_worker, name=name: shutil.rmtree(
                        Path(dask_worker.local_directory, name), ignore_errors=True),
                    on_error="ignore",
                )

    def _hear(self, event: tuple[float, Any]) -> None:
        """Notes which workers come and go. If the last one goes without having played, waiting will hardly help."""
        worker, action = event[1].get("worker"), event[1].get("action")
        if action == "add-worker":
            self._workers.add(worker)
        elif action == "remove-worker":
            self._workers.discard(worker)
            if not self._workers and worker not in self._useful:
                for here in list(self._waiting):
                    if not here.done() and here.set_running_or_notify_cancel():
                        here.set_exception(ExecutorError(f"worker {worker} has ended without playing a game, and there"
                                                         f" is no other: see what it has printed; {NEEDS}"))

    def _hand_over(self, there: Any, here: Future[Any], function: Callable[..., Any]) -> None:
        """Gives the result of Dask's future, or the sentence that says why there is none, to the arena's.

        ``function``: whose result it is. A game that a signal has ended, by a bot perhaps, was ended from outside.
        """
        if here.done() or not here.set_running_or_notify_cancel():
            return
        try:
            address, code, result, said = there.result(FETCH_SECONDS)
            self._useful.add(address)
            if code < 0 or code > SIGNALLED:
                raise BrokenExecutor
            if code:
                why = (said.splitlines() or ["ended without a word"])[-1]
                raise ExecutorError(f"worker {address}: {why}")
            here.set_result(from_data(result, function))
        except (CancelledError, OSError):
            here.set_exception(ExecutorError("the cluster has cancelled games: its scheduler has ended, or cannot be"
                                             " reached"))
        except KilledWorker as error:
            here.set_exception(ExecutorError(f"one worker after the other has ended: {error}"))
        except (BrokenExecutor, ExecutorError) as error:
            here.set_exception(error)
        except (msgspec.MsgspecError, KeyError) as error:
            here.set_exception(ExecutorError(f"worker {address} has sent something else than a result: {error}"))
        except Exception as error:
            here.set_exception(ExecutorError(f"a worker cannot play: {error!r}; {NEEDS}"))


@contextmanager
def open_cluster(address: str, files_of: Sequence[str]) -> Iterator[Executor]:
    """The cluster of the scheduler at ``HOST:PORT``, see :func:`open_executor`. Raises :class:`ExecutorError`."""
    cloudpickle.register_pickle_by_value(sys.modules[__name__])
    for noisy in ("distributed.client", "distributed.batched"):  # the arena reports errors itself, in a sentence
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
    about = f"--executor dask://{address}: no scheduler answers there: "
    with told_as(ExecutorError, OSError, ValueError, about=about):
        client = Client(f"tcp://{address}", timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]
    with client:
        _check_workers(client)
        cluster = Cluster(client, files_of)
        yield cluster
        cluster.close()


def _check_workers(client: Client) -> None:
    """Says if there are no workers yet; refuses workers that cannot even read what the arena sends."""
    versions: Any = client.get_versions()
    workers = versions["workers"]
    if not workers:
        print("the cluster has no worker yet; to start one: dask worker HOST:PORT", file=sys.stderr)
    for address, worker in workers.items():
        version = ".".join(dict(worker["host"])["python"].split(".")[:2])
        if version != VERSION:
            raise ExecutorError(f"worker {address} has Python {version}, the arena has {VERSION}; Dask wants the same")


def archive(files_of: Sequence[str]) -> bytes:
    """A tar archive of the package, the built bots, and the files of a game outside the arena and of commands."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz", compresslevel=6) as files:  # 9 takes twice as long
        for name, path in _files(*files_of).items():
            files.add(path, name, filter=lambda entry: None if "__pycache__" in entry.name else entry)
    return data.getvalue()


def _files(game: str, *commands: str) -> dict[str, Path]:
    """The files to send, by their names on the worker."""
    folders = {folder.name: folder for folder in (*provided_folders(), ROOT / "dist") if folder.is_dir()}
    if contest := contest_file(game):
        folders[contest.parent.name] = contest.parent
    module, colon, _ = game.partition(":")
    spec = find_spec(module.partition(".")[0]) if colon else None
    if spec and spec.origin:
        origin = Path(spec.origin)
        folders[spec.name if spec.submodule_search_locations else origin.name] = (
            origin.parent if spec.submodule_search_locations else origin)
    for word in (word for command in commands for word in shlex.split(command)):
        path = Path(word)
        inside = path.parts and not path.is_absolute() and ".." not in path.parts
        if inside and path.parts[0] not in folders and path.exists() and path.resolve() != Path.cwd():
            folders[str(path)] = path
    return folders
