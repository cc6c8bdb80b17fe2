"""The app as a program of its own, and, for tests of its pages alone, in a thread of this one."""
from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from arena.league.web.application import new_app
from arena.league.web.connections import new_server
from arena.league.web.context import Context
from arena.league.web.security import LOCAL_NAMES
from arena.run.sandbox import BWRAP
from tests.conftest import ROOT, end_with_test


@contextmanager
def serving(
    folder: Path, *options: str, port: int = 0, token: bool = False, files: int = 0,
    read_only: bool = False,
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program, and the last address that it prints. ``files``: the most that it may open; 0: as many as usual.

    ``read_only``: its folder cannot be written.
    """
    limit = ["prlimit", f"--nofile={files}:{files}"] if files else []
    if read_only:
        limit = [str(BWRAP), "--dev-bind", "/", "/", "--ro-bind", str(folder), str(folder)]
    words = [*limit, sys.executable, "-m", "arena", "serve", str(folder), "--port", str(port), *options]
    words += [] if token else ["--no-token"]
    app = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                           preexec_fn=end_with_test)
    assert app.stdout and app.stderr
    try:
        assert any("Ctrl-C" in line for line in app.stderr)  # after what it may say about the number of cores
        yield app, app.stdout.readline().strip()
    finally:
        app.kill()
        app.wait()
        app.stdout.close()
        app.stderr.close()


@contextmanager
def showing(folder: Path) -> Iterator[str]:
    """The address of the pages of a league in which nothing is played; a program would take seconds to start."""
    context = Context(folder, 1, None, lambda: server.should_exit, wanted=False)
    server = new_server(new_app(context, LOCAL_NAMES, token=None))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
