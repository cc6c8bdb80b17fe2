"""The workers that play games: whatever happens to one, the arena goes on or ends."""
from __future__ import annotations

import os
import signal
import time

import pytest

from arena.run import executors
from arena.run.executors import open_executor, stream


def stopped_once(number: int) -> int:
    """A game in which a bot stops the worker."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return number


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


def test_a_worker_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "LOOK_SECONDS", 0.1)
    with open_executor(1, pin=False) as executor:
        assert list(stream(executor, stopped_once, iter([1, 2]), 1)) == [1, 2]


@pytest.mark.parametrize("function", [deaf, stopped_later])
def test_a_worker_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, function: object) -> None:
    monkeypatch.setattr(executors, "END_SECONDS", 0.3)
    with open_executor(1, pin=False) as executor:
        assert executor.submit(function, 1).result(60.0) == 1  # type: ignore[arg-type]
        time.sleep(0.5)
        begun = time.monotonic()
    assert time.monotonic() - begun < 20.0
