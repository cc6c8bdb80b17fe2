"""What ``new`` finds out where the machine is busy."""
from __future__ import annotations

from dataclasses import replace

import pytest

from arena.contests import probe
from arena.contests.contest import COMMAND_LINE, JSON, Contest
from arena.contests.probe import Findings, ProbeError
from tests.arena.contests.contests import HERE, bot, contest, referee_command


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


def test_the_limits_of_a_command_that_prints_json_are_found_like_those_of_others(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "TIMES_OF_FIRST_ANSWER", 1)
    monkeypatch.setattr(probe, "TIMES_OF_LATER_ANSWERS", 1)
    command = f"{referee_command(name='fake_json.py')} {{SEED}} {{P1}} {{P2}}"
    found = Findings(Contest(HERE, "Json", command, JSON, (2,), first_turn_ms=1.0, turn_ms=1.0, silence_s=30.0))
    table = probe._Table(found, [bot()], print)
    table.find_clock()
    assert not found.unknown
    assert [row.about for row in found.rows] == ["first answer", "later answers"]
    assert found.contest.first_turn_ms >= 2000.0 and found.contest.turn_ms >= 300.0
    assert found.contest.fault_score == -1.0, "no score of this form says that a player was put out"


@pytest.mark.parametrize(("rest", "hinted"), [("", True), (" {P1} {P2}", False)])
def test_a_referee_that_plays_in_no_form_is_told_how_one_that_prints_json_would_be_called(
    rest: str, hinted: bool
) -> None:
    found = Findings(Contest(HERE, "Mute", f"sh -c 'echo what' --{rest}", COMMAND_LINE, (2,), silence_s=5.0))
    with pytest.raises(ProbeError, match="no game can be played with this referee") as caught:
        probe._Table(found, [bot()], print).find_form()
    assert ("wants {PLAYERS}" in str(caught.value)) is hinted
