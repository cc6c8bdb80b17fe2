from __future__ import annotations

import pytest

from botkit.search.clock import Deadline, Stopped


class Clock(Deadline):
    """One that stands still."""

    def __init__(self, end: float, now: float) -> None:
        super().__init__(end)
        self._now = now

    def now(self) -> float:
        return self._now


def test_a_deadline_is_so_many_milliseconds_after_its_start() -> None:
    assert Deadline.after_ms(2500.0, 10.0).end == 12.5


@pytest.mark.parametrize(("now", "left_ms", "passed"), [(2.5, 500.0, False), (3.0, 0.0, True), (4.0, -1000.0, True)])
def test_the_time_is_over_at_the_deadline(now: float, left_ms: float, passed: bool) -> None:
    clock = Clock(3.0, now)
    assert (clock.left_ms(), clock.passed()) == (left_ms, passed)
    if passed:
        with pytest.raises(Stopped):
            clock.check()
    else:
        clock.check()


def test_without_a_limit_it_never_passes() -> None:
    assert not Deadline.never().passed()
