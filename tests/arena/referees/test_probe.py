"""What ``new`` finds out where the machine is busy."""
from __future__ import annotations

from dataclasses import replace

import pytest

from arena.referees import probe
from arena.referees.probe import Findings
from tests.arena.referees.contests import bot, contest


def test_a_limit_is_the_shortest_time_for_which_a_silent_bot_was_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A referee gives up too late on a busy machine, and never too early."""
    played = contest("++turns", "2")
    waits = iter([1180.0, 985.0, 97.0, 72.0, 51.5, 60.0, 88.0])
    monkeypatch.setattr(probe, "_waited_ms", lambda game, answers: next(waits))
    table = probe._Table(Findings(replace(played, players=(2,))), [bot()], print)
    game = table._play(played, 2)
    monkeypatch.setattr(table, "_play", lambda contest, players, mute=None: game)
    table.find_clock()
    assert next(waits, None) is None
    found = table._findings
    assert (found.contest.first_turn_ms, found.contest.turn_ms) == (1000.0, 50.0)
    assert [row.how for row in found.rows[:2]] == [
        "a silent bot was waited for 985 ms", "a silent bot was waited for 52 ms"]
