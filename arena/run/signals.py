"""Signals that end the arena wait while it does what must not be cut short."""
from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C and SIGTERM wait for the end of this; in the main thread, as no other one handles signals.

    They could leave the lock of a future taken, and Python loses what it raises in its own hooks around a fork.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = {number: signal.signal(number, lambda number, frame: waiting.append(number))
              for number in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(number) != signal.SIG_IGN}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if waiting:
            signal.raise_signal(waiting[0])
