"""Programs that the app runs: the one that plays the league, and analyses. They end with the app.

All are started on the thread that serves, which lives as long as the app, because the kernel ends a program with the
*thread* that has started it.
"""
from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from arena.run.linux import die_with_parent
from arena.run.sandbox import ROOT

ARENA = (sys.executable, "-m", "arena")
PATIENCE_SECONDS = 15.0
"""How long a program that is asked to end may take; then it is killed."""
LAST_WORDS = 2000
"""The number of characters from the end of a log that are shown."""


class ChildProgram:
    """One program, which can be started again. What it prints goes to ``log``."""

    def __init__(self, words: Sequence[str], log: Path) -> None:
        self._words = tuple(words)
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def failed(self) -> bool:
        """Whether it has ended by itself with an error."""
        return self._process is not None and self._process.poll() not in (None, 0)

    def start(self) -> None:
        """Starts it, unless it runs; in its own session, so that Ctrl-C reaches only the app, which ends it."""
        if self.running:
            return
        with open(self._log, "wb") as log:
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, start_new_session=True,
                preexec_fn=_end_with_the_app,
            )

    def stop(self) -> None:
        """Asks it to end, and waits; nothing that it has saved is lost."""
        process = self._process
        if process is None:
            return
        process.terminate()
        try:
            process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self._process is process:  # it may have been started again meanwhile
            self._process = None

    def last_words(self) -> str:
        """The end of what it has printed."""
        try:
            with open(self._log, "rb") as log:
                log.seek(-min(LAST_WORDS, self._log.stat().st_size), os.SEEK_END)
                return log.read(LAST_WORDS).decode(errors="replace").strip()
        except OSError:
            return ""


def _end_with_the_app() -> None:
    """Runs in the new process: however the app ends, the program is asked to end too."""
    die_with_parent(signal.SIGTERM)
