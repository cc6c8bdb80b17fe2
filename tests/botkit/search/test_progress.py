from __future__ import annotations

import pytest

from botkit.search.clock import NODES_PER_LOOK, Deadline
from botkit.search.progress import LOOK_S, Progress
from tests.botkit.search.looks import Looks


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


def test_looks_are_as_far_apart_as_the_steps_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    clock = Deadline(1000.0)
    monkeypatch.setattr(Deadline, "now", lambda _: now)
    progress = Progress(clock)
    for _ in range(4):
        now += LOOK_S / 10
        progress.share()
    assert progress.steps == 16
    now += LOOK_S * 2
    progress.share()
    assert progress.steps == 8


def test_without_an_end_there_is_no_progress() -> None:
    with pytest.raises(ValueError, match="a deadline, or a fixed effort"):
        Progress(Deadline.never())
