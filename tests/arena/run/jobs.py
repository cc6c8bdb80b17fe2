"""What workers are told to do in the tests: in a module of its own, since they import all that it imports."""
from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil


def stopped_once(number: int) -> int:
    """A game in which a bot stops the worker."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return number


def blocked_signals() -> set[int]:
    return {*signal.pthread_sigmask(signal.SIG_BLOCK, ())}


def deaf(number: int) -> int:
    """Leaves a worker that does not end when it is asked to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return number


def stopped_later(number: int) -> int:
    """Leaves a worker that is stopped a moment later."""
    if not os.fork():
        time.sleep(0.2)
        os.kill(os.getppid(), signal.SIGSTOP)
        os._exit(0)
    return number


def killed(number: int) -> int:
    """Game 2 ends its worker whenever it is played."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.05)
    return number


def leaves_a_stray(note: Path) -> None:
    """Starts a program that goes its own way, notes it and which earlier ones there still are, and ends the worker."""
    earlier = [int(line.split()[0]) for line in note.read_text().splitlines()] if note.exists() else []
    stray = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"], start_new_session=True)
    with note.open("a") as file:
        file.write(f"{stray.pid} {sum(map(psutil.pid_exists, earlier))}\n")
    os.kill(os.getpid(), signal.SIGKILL)


def may_open_nothing(number: int) -> int:
    """Game 2 is played with a bot that takes from its worker the right to open files."""
    if number == 2:
        resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    os.close(os.open(os.devnull, os.O_RDONLY))
    return number


def has_no_more_files(number: int) -> int:
    raise OSError(errno.EMFILE, "Too many open files")


def killed_once(mark: Path) -> bool:
    """Ends its worker the first time."""
    if mark.exists():
        return True
    mark.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return False
