"""Signals that end the arena, and wait."""
from __future__ import annotations

import signal

import pytest

from arena.run.signals import undisturbed


def test_a_signal_that_is_ignored_does_not_take_the_place_of_one_that_is_not() -> None:
    """A script's background program ignores Ctrl-C, and is ended by SIGTERM."""
    before = [(number, signal.getsignal(number)) for number in (signal.SIGINT, signal.SIGTERM)]
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with pytest.raises(KeyboardInterrupt), undisturbed():
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGTERM)
    finally:
        for number, handler in before:
            signal.signal(number, handler)
