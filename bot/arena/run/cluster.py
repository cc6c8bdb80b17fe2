"""Games on a Dask cluster whose workers know nothing of the arena: it takes along what they need.

A plugin unpacks the kit on every worker, also on those that come later; each game is a process of its own there.
"""
from __future__ import annotations

import io
import logging
import os
import pickle
import shlex
import shutil
import subprocess
import sys
import tarfile
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import cloudpickle  # type: ignore[import-untyped]
from distributed import Client, KilledWorker, WorkerPlugin, get_worker

from bot.arena.run.errors import ExecutorError
from bot.arena.run.sandbox import ROOT

CONNECT_SECONDS = 10


class Kit(WorkerPlugin):
    """The arena's files on a worker. It is sent as code: a worker cannot import it before it is there."""

    def __init__(self, files: bytes) -> None:
        """``files``: a tar archive."""
        self.files = files
        self.name = f"games-{uuid.uuid4().hex}"

    def setup(self, worker: Any) -> None:
        """Unpacks the files in the worker's own folder, which goes with the worker."""
        self.folder = Path(worker.local_directory, self.name)
        self.address = worker.address
        with tarfile.open(fileobj=io.BytesIO(self.files)) as archive:
            archive.extractall(self.folder, filter="data")

    def teardown(self, worker: Any) -> None:
        """Removes the files."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def play(self, job: bytes) -> tuple[str, int, bytes, str]:
        """Plays a game: the worker's address, the exit code, the pickled result, and what was said on stderr."""
        done = subprocess.run(
            [sys.executable, "-m", "bot.arena.run.remote"],
            input=job, capture_output=True, cwd=self.folder, env={**os.environ, "PYTHONPATH": str(self.folder)},
        )
        return self.address, done.returncode, done.stdout, done.stderr.decode(errors="replace")


class Cluster(Executor):
    """Plays on the workers of a Dask cluster. A job and its result are of the arena's classes, unknown to Dask."""

    def __init__(self, client: Client, kit: Kit, pin: bool) -> None:
        name = kit.name
        self._executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        self._play = lambda job: get_worker().plugins[name].play(job)  # type: ignore[attr-defined]
        self._pin = pin

    def submit(self, function: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Runs ``function(*args)`` in a process of a worker."""
        there = self._executor.submit(self._play, pickle.dumps((function, args, self._pin)))
        here: Future[Any] = Future()
        there.add_done_callback(lambda done: _hand_over(done, here))
        return here


def _hand_over(there: Future[tuple[str, int, bytes, str]], here: Future[Any]) -> None:
    if not here.set_running_or_notify_cancel():
        return
    try:
        address, code, result, said = there.result()
        if code:
            why = (said.splitlines() or ["ended without a word"])[-1]
            raise ExecutorError(f"worker {address}: {why}")
        here.set_result(pickle.loads(result))
    except CancelledError:
        text = "the cluster has cancelled games: its scheduler has ended, or cannot be reached; what is played is saved"
        here.set_exception(ExecutorError(text))
    except KilledWorker as error:
        here.set_exception(ExecutorError(f"one worker after the other has ended: {error}"))
    except Exception as error:
        here.set_exception(error)


@contextmanager
def open_cluster(address: str, takes: Sequence[str], pin: bool) -> Iterator[Executor]:
    """The cluster of the scheduler at ``HOST:PORT``, with the files of the game and the commands that it ``takes``.

    Raises :class:`ExecutorError`.
    """
    cloudpickle.register_pickle_by_value(sys.modules[__name__])
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # errors are said here, in a sentence
    try:
        client = Client(f"tcp://{address}", timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise ExecutorError(f"--executor dask://{address}: no scheduler answers there: {error}") from None
    with client:
        kit = Kit(archive(takes))
        _check_workers(client)
        client.register_plugin(kit)
        yield Cluster(client, kit, pin)
        client.unregister_worker_plugin(kit.name)  # type: ignore[no-untyped-call]


def _check_workers(client: Client) -> None:
    """Says that there is none yet; refuses those that cannot even read what the arena sends."""
    versions: Any = client.get_versions()
    workers = versions["workers"]
    if not workers:
        print("the cluster has no worker yet; to start one: dask worker HOST:PORT", file=sys.stderr)
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    for address, one in workers.items():
        found = ".".join(dict(one["host"])["python"].split(".")[:2])
        if found != own:
            raise ExecutorError(f"worker {address} has Python {found}, the arena has {own}; Dask wants the same")


def archive(takes: Sequence[str]) -> bytes:
    """A tar archive of the package, the built bots, and what is named here of a game elsewhere and of commands."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as files:
        for name, path in _files(*takes).items():
            files.add(path, name, filter=lambda one: None if "__pycache__" in one.name else one)
    return data.getvalue()


def _files(game: str, *commands: str) -> dict[str, Path]:
    """What is taken along, by the names that it has there."""
    found = {name: ROOT / name for name in ("bot", "dist") if (ROOT / name).is_dir()}
    module, colon, _ = game.partition(":")
    spec = find_spec(module.partition(".")[0]) if colon else None
    if spec and spec.origin:
        origin = Path(spec.origin)
        found[spec.name if spec.submodule_search_locations else origin.name] = (
            origin.parent if spec.submodule_search_locations else origin)
    for word in (word for command in commands for word in shlex.split(command)):
        path = Path(word)
        inside = path.parts and not path.is_absolute() and ".." not in path.parts
        if inside and path.parts[0] not in found and path.exists() and path.resolve() != Path.cwd():
            found[str(path)] = path
    return found
