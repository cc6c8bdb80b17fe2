"""The app as a program of its own."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
