from __future__ import annotations

import pytest

from botkit.search.clock import LOOK_S, NODES_PER_LOOK, Deadline, Progress, Stopped
from tests.botkit.search.looks import Looks


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


def test_progress_by_the_clock_is_the_share_of_the_time() -> None:
    """The first look is at 1, the last at 11."""
    progress = Progress(Looks(11))
    assert [round(progress.share(), 3) for _ in range(11)] == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0]


def test_progress_by_what_is_counted_knows_no_clock_but_the_deadline() -> None:
    progress = Progress(Deadline.never(), 8)
    shares = []
    for progress.done in (0, 2, 8, 9):
        shares.append(progress.share())
    assert shares == [0.0, 0.25, 1.0, 1.0]
    assert progress.steps == NODES_PER_LOOK
    assert Progress(Deadline.after_ms(-1), 8).share() == 1.0


def test_looks_are_as_far_apart_as_the_steps_are_quick() -> None:
    clock = Clock(1000.0, 0.0)
    progress = Progress(clock)
    for _ in range(4):
        clock._now += LOOK_S / 10
        progress.share()
    assert progress.steps == 16
    clock._now += LOOK_S * 2
    progress.share()
    assert progress.steps == 8


def test_without_an_end_there_is_no_progress() -> None:
    with pytest.raises(ValueError, match="a deadline, or a fixed effort"):
        Progress(Deadline.never())
