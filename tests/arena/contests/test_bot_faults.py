"""Whose fault it was, from what both sides saw: without any process."""
from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from arena.contests.bot_faults import MADE_VOID, Blame, judge
from arena.contests.command_line_form import Verdict
from arena.contests.log import parse_log, with_log
from arena.contests.recording import named, replay_of_game
from arena.contests.relays import Query
from arena.contract.faults import Fault, FaultKind
from arena.contract.setup import Limits, Setup
from arena.run.contestants import Contestant
from tests.arena.contests.contests import contest

CONTEST = contest(turn_ms=300.0)


def ask(seat: int, at: float, *lines: tuple[float, str], closed: float | None = None, **more: Any) -> Query:
    return Query(seat, at, at, b"input\n", list(lines), closed=closed, **more)


def run(seat: int, *queries: Query) -> Any:
    return SimpleNamespace(seat=seat, queries=list(queries), crash=None, left=None, left_at=None, left_badly=False,
                           crash_after_answer=None)


def log_of(*frames: tuple[int, str | None] | None, words: Sequence[str] = ()) -> Any:
    """The log of two players: who answered what, frame by frame.

    ``None``: nobody did; for an answer: this player did not, but has written to stderr.
    """
    outputs, errors = (
        {str(seat): [None, *(frame[1] if frame and frame[0] == seat else None for frame in of_all)]
         for seat in range(2)}
        for of_all in (frames, [frame and (frame[0], "words") for frame in frames]))
    views = [f"{'KEY' if number % 2 == 0 else 'INTERMEDIATE'}_FRAME {number}" for number in range(len(frames) + 1)]
    return parse_log({"outputs": outputs, "errors": errors, "views": views, "summaries": list(words)})


def asked(runs: Sequence[Any]) -> list[Query]:
    return sorted((query for run in runs for query in run.queries), key=lambda query: query.begun)


def judged(log: Any, *runs: Any, out: tuple[int, ...] = (), believed: tuple[int, ...] = (), **said: Any) -> Any:
    """The ``faults`` by the number of the query, and what is ``void``."""
    runs = copy.deepcopy(runs)
    queries = with_log(asked(runs), log, CONTEST.turn_ms)
    blame = judge(CONTEST, runs, queries, Verdict((), frozenset(out), log=log, **said), believed)
    faults = {number: query.fault for number, query in enumerate(queries) if query.fault}
    return SimpleNamespace(faults=faults, void=blame.void, at_end=blame.at_end)


@pytest.mark.parametrize("own, waited, stalled, void", [
    (0.25, 0.0, 0.0, True), (0.31, 0.0, 0.0, False), (0.31, 0.02, 0.0, True), (0.31, 0.0, 0.02, True),
    (0.5, 0.1, 0.05, False), (0.55, 0.3, 0.0, True), (0.65, 0.6, 0.0, True), (0.65, 0.0, 0.6, True),
    (0.65, 0.2, 0.1, False),
])
def test_an_answer_in_its_own_time_is_not_late(own: float, waited: float, stalled: float, void: bool) -> None:
    runs = (
        run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.4, "2"))),
        run(1, ask(1, 0.2, (0.25, "3")),
                ask(1, 0.5, (0.5 + own, "4"), closed=1.2, waited=waited, stalled=stalled)),
    )
    found = judged(log_of((0, "1\n"), (1, "3\n"), (0, "2\n"), None), *runs, out=(1,))
    assert bool(found.void) is void
    assert ("no_answer" in str(found.faults.get(3))) is not void


def test_it_is_told_how_long_an_answer_may_have_lain_unread() -> None:
    runs = (
        run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.4, "2"))),
        run(1, ask(1, 0.2, (0.25, "3")), ask(1, 0.5, (0.75, "4"), closed=1.2, stalled=0.1)),
    )
    found = judged(log_of((0, "1\n"), (1, "3\n"), (0, "2\n"), None), *runs, out=(1,))
    assert found.void[1].why == ("had answered after 250 ms and was put out: referee and arena had waited 100 ms for a"
                                 " core (limit 300 ms)")


@pytest.mark.parametrize(("asked_after", "is_blamed"), [(1, False), (2, True)])
def test_who_has_left_is_blamed_if_the_game_has_gone_on_without_it(asked_after: int, is_blamed: bool) -> None:
    gone = run(0, ask(0, 0.0, (0.1, "1")))
    gone.left, gone.left_at = Fault(FaultKind.CRASH, "left"), 0.15
    other = run(1, *(ask(1, 0.2 + turn, (0.25 + turn, "3")) for turn in range(asked_after)))
    log = log_of((0, "1\n"), *[(1, "3\n")] * asked_after)
    blame = judge(CONTEST, [gone, other], asked([gone, other]), Verdict((), frozenset(), log=log))
    assert blame.at_end == ({0: [gone.left]} if is_blamed else {})


@pytest.mark.parametrize(("own", "waited", "fault"), [
    (0.25, 0.0, "its limit may be wrong"), (0.45, 0.25, "had answered after 450 ms, 250 of them without a core"),
    (0.25, 0.1, ""),
])
def test_whoever_makes_a_game_void_again_and_again_is_late_at_any_answer(own: float, waited: float, fault: str) -> None:
    """But not by an answer in time, if it or the arena had no core."""
    runs = (
        run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.4, "2"))),
        run(1, ask(1, 0.2, (0.25, "3")), ask(1, 0.5, (0.5 + own, "4"), closed=1.2, waited=waited)),
    )
    found = judged(log_of((0, "1\n"), (1, "3\n"), (0, "2\n"), None), *runs, out=(1,), believed=(1,))
    assert bool(found.void) is not bool(fault)
    if fault:
        said = found.faults[3].text
        assert fault in said and said.endswith(MADE_VOID) and said.count("answered") == 1


@pytest.mark.parametrize(("waited", "stalled", "told"), [(0.05, 0.02, 70.0), (0.09, 0.05, 100.0)])
def test_an_answer_has_waited_for_a_core_no_longer_than_it_took(waited: float, stalled: float, told: float) -> None:
    """Bot and arena may both have waited, and for the same core."""
    query = ask(0, 0.5, (0.6, "4"), waited=waited, stalled=stalled)
    setup = Setup(1, 1, "", Limits(1000.0, 100.0))
    record = replay_of_game("one", setup, [Contestant("bot", "bot")], [], [query], Blame(), Verdict((1.0,)))
    assert record.turns[0].ms[0] == pytest.approx(100.0) and record.turns[0].waited_ms == {0: pytest.approx(told)}


def test_a_bot_that_was_put_out_before_its_input_came_through_makes_the_game_void() -> None:
    """The arena had no core: the log has one more frame than it has seen inputs."""
    first, second = run(0, ask(0, 0.0, (0.1, "1"))), run(1, ask(1, 0.2, (0.25, "3")))
    assert judged(log_of((0, "1\n"), (1, "3\n"), None), first, second, out=(1,)).void[1].why.startswith("was called")
    assert judged(log_of((0, "1\n"), None), first, run(1), out=(1,)).void
    assert judged(log_of((0, "1\n"), None), first, out=(1,)).void, "its relay had not called yet"
    refused = judged(log_of((0, "1\n"), (1, "3\n")), first, second, out=(1,))
    assert not refused.void and "broken_rule" in str(refused.faults[1])


@pytest.mark.parametrize("waited, void", [(0.001, False), (0.05, False), (0.09, True)])
def test_a_bot_that_has_not_answered_must_have_waited_long_for_a_core(waited: float, void: bool) -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, closed=0.62, waited=waited)),
                run(1, ask(1, 0.2, (0.25, "3"))))
    found = judged(log_of((0, "1\n"), (1, "3\n"), None), *runs, out=(0,))
    assert bool(found.void) is void


def test_lines_of_an_answer_are_no_sign_that_its_input_came_late() -> None:
    """One line of three came at once, and then nothing; the bot had had no core for a moment."""
    runs = (run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.31, "7"), closed=0.61, waited=0.015)),
                run(1, ask(1, 0.2, (0.25, "3"))))
    words = ["", "", "", "$0 has not provided 3 lines in time"]
    found = judged(log_of((0, "1\n"), (1, "3\n"), None, words=words), *runs, out=(0,))
    assert not found.void and "no_answer" in str(found.faults[2])


def test_input_that_came_through_late_is_not_the_bots_fault() -> None:
    """The referee has called it late 20 ms after it was asked: the arena had not read the input before."""
    runs = (run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, closed=0.32)), run(1, ask(1, 0.2, (0.25, "3"))))
    found = judged(log_of((0, "1\n"), (1, "3\n"), None), *runs, out=(0,))
    assert "or its input had come late, after 20 ms" in found.void[0].why


def test_without_a_log_the_clock_tells_late_from_refused() -> None:
    in_time = run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.4, "2"), closed=0.5))
    late = run(1, ask(1, 0.2, (0.25, "3")), ask(1, 0.5, (0.9, "4"), closed=0.95))
    assert str(judged(None, in_time, late, out=(0,)).faults[2]).startswith("broken_rule")
    assert str(judged(None, in_time, late, out=(1,)).faults[3]).startswith("no_answer: answered after 400 ms")


@pytest.mark.parametrize("before", ["early", "unseen"])
@pytest.mark.parametrize(("ms", "said", "void"), [
    (250, {}, True), (190, {}, False), (250, {"last_words": "expected a digit"}, False),
    (250, {"last_words": "timeout"}, True)])
def test_without_a_log_an_answer_whose_input_may_have_come_earlier_is_not_taken_for_a_refused_one(
    before: str, ms: int, said: dict[str, Any], void: bool
) -> None:
    """With 100 ms of its own, and a limit of 300."""
    runs = (run(0, ask(0, 0.0, (0.1, "1"))),
            run(1, ask(1, 0.2, (0.21, "3")), ask(1, 0.5, (0.6, "x"), **{before: ms / 1000.0})))
    found = judged(None, *runs, out=(1,), **said)
    assert (bool(found.void), bool(found.faults)) == (void, not void)
    assert all(one.is_sure for one in found.void.values()), "it is never believed"


@pytest.mark.parametrize(("seconds", "said", "void"), [
    (0.25, {}, True), (0.19, {}, False), (0.25, {"last_words": "expected a digit"}, False),
    (0.25, {"last_words": "timeout"}, True)])
def test_without_a_log_an_answer_is_not_taken_for_a_refused_one_whose_referee_had_no_core(
    seconds: float, said: dict[str, Any], void: bool
) -> None:
    """With 100 ms of its own, and a limit of 300."""
    runs = (run(0, ask(0, 0.0, (0.1, "1"))),
            run(1, ask(1, 0.2, (0.21, "3")), ask(1, 0.5, (0.6, "x"), referee_waited=seconds)))
    found = judged(None, *runs, out=(1,), **said)
    assert (bool(found.void), bool(found.faults)) == (void, not void)
    if void:
        assert f"referee and arena had waited {1000 * seconds:.0f} ms for a core" in found.void[1].why
        assert judged(None, *runs, out=(1,), believed=(1,), **said).faults


def test_the_words_of_a_refusal_are_those_about_the_player() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"))), run(1, ask(1, 0.2, (0.25, "x"))))
    words = ["", "", "$1: Invalid Input: expected a digit\n$0 wins\n"]
    found = judged(log_of((0, "1\n"), (1, "x\n"), words=words), *runs, out=(1,))
    assert {number: str(fault) for number, fault in found.faults.items()} == {
        1: "broken_rule: $1: Invalid Input: expected a digit"}


@pytest.mark.parametrize(("said", "why"), [
    ("$0 takes 3\n$1 was eliminated\nMain.java: NORTH 5", "Main.java: NORTH 5"),
    ("$1: -1 points!\nUnrecognized action\n$1 lost", "Unrecognized action"),
    ("$1 has NORTH 5\nInvalid action\nInvalid action: NORTH 5", "Invalid action: NORTH 5"),
    ("$0 must build\n$1: disqualified!", "$1: disqualified!"),
    ("$0 takes 9", "the referee has put it out after the answer 'NORTH 5': said on stderr"),
    ("$0 takes 9\nwhat a turn", "what a turn"),
])
def test_the_reason_of_a_refusal_is_the_line_that_tells_most(said: str, why: str) -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"))), run(1, ask(1, 0.2, (0.25, "NORTH 5"))))
    log = log_of((0, "1\n"), (1, "NORTH 5\n"), words=["", "", said])
    assert str(judged(log, *runs, out=(1,), last_words="said on stderr").faults[1]) == f"broken_rule: {why}"


@pytest.mark.parametrize(("said", "words"), [
    ({}, ", and does not say why"),
    ({"last_words": "line 3"}, ": line 3"),
    ({"last_words": "line 3", "reasons": {1: "no number", 0: "of another"}}, ": no number"),
])
def test_without_a_log_a_refusal_has_the_answer_and_what_was_said_elsewhere(said: dict[str, Any], words: str) -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"))), run(1, ask(1, 0.2, (0.25, "x"))))
    found = judged(None, *runs, out=(1,), **said)
    assert str(found.faults[1]) == f"broken_rule: the referee has put it out after the answer 'x'{words}"


@pytest.mark.parametrize("said", [{"last_words": "player 1: timeout"}, {"reasons": {1: "not in time"}}])
@pytest.mark.parametrize(("at", "waited", "void", "fault"), [
    (0.371, 0.07, True, ""), (0.7, 0.0, False, "no_answer: answered after 400 ms"), (0.35, 0.0, True, "")])
def test_without_a_log_the_referees_words_tell_that_a_bot_was_called_late(
    said: dict[str, Any], at: float, waited: float, void: bool, fault: str
) -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"))),
            run(1, ask(1, 0.2, (0.25, "3")), ask(1, 0.3, (at, "4"), waited=waited, closed=0.8)))
    found = judged(None, *runs, out=(1,), **said)
    assert (bool(found.void), bool(found.faults)) == (void, not void)
    assert str(found.faults.get(2, "")).startswith(fault)


def test_without_a_log_a_bot_that_left_after_an_answer_in_time_was_called_late_because_it_was_gone() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.4, "2"))), run(1, ask(1, 0.2, (0.25, "3"), closed=0.26)))
    runs[1].left, runs[1].left_at = Fault(FaultKind.CRASH, "ended with exit code 0"), 0.26
    blame = judged(None, *runs, out=(1,), last_words="player 1 timeout")
    assert not blame.void and not blame.faults
    assert blame.at_end == {1: [runs[1].left]}


def test_without_a_log_no_answer_of_a_bot_that_is_late_was_taken() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"))),
            run(1, ask(1, 0.2, (0.25, "3")), ask(1, 0.3, (0.7, "4"), closed=0.8)))
    queries = with_log(asked(runs), None, 0.0)
    judge(CONTEST, runs, queries, Verdict((), frozenset({1})))
    assert [query.taken for query in queries] == ["1", "3", None]


def test_last_words_are_only_about_the_one_who_was_put_out() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "x"))), run(1, ask(1, 0.2, (0.25, "y"))))
    found = judged(None, *runs, out=(0, 1), last_words="player 1: timeout")
    assert not found.void and str(found.faults[0]).startswith("broken_rule: ")


def test_player_10_is_not_player_1() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"))), run(1, ask(1, 0.2, (0.25, "x"))))
    found = judged(log_of((0, "1\n"), (1, "x\n"), words=["", "", "$10 wins\n$1 is wrong\n"]), *runs, out=(1,))
    assert str(found.faults[1]) == "broken_rule: $1 is wrong"
    names = [f"bot {seat}" for seat in range(11)]
    assert named("$10 beats $1, and $11 is nobody", names) == "bot 10 beats bot 1, and $11 is nobody"


def test_the_words_about_a_player_may_stand_after_the_move_of_the_next_one() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "x"))), run(1, ask(1, 0.2, (0.25, "1")), ask(1, 0.4, (0.45, "2"))))
    words = ["", "", "$0: Invalid Input: expected a digit\n", "$0 is out\n"]
    found = judged(log_of((0, "x\n"), (1, "1\n"), (1, "2\n"), words=words), *runs, out=(0,))
    assert {number: str(fault) for number, fault in found.faults.items()} == {
        0: "broken_rule: $0: Invalid Input: expected a digit"}


def test_a_limit_that_was_left_of_a_bank_is_told_as_such() -> None:
    banked = replace(CONTEST, bank_ms=500.0)
    runs = [run(0, ask(0, 0.0, (0.1, "1"))), run(1, ask(1, 0.2, (0.4, "3")), ask(1, 0.5, (0.74768, "4")),
                                                    ask(1, 0.8, closed=0.95))]
    judge(banked, runs, asked(runs), Verdict((), frozenset({1})))
    assert str(runs[1].queries[2].fault) == "no_answer: no answer after 150 ms (limit 52.3 ms, the rest of its bank)"


@pytest.mark.parametrize("logged", [True, False])
def test_far_too_many_lines_are_a_flood(logged: bool) -> None:
    """Also if the referee has read them all, and does not say what it has taken."""
    flood, again = (ask(0, at, *[(at + 0.1, "7")] * 6000, size=12_000) for at in (0.0, 0.3))
    runs = run(0, flood, again, ask(0, 0.7, closed=0.8)), run(1, ask(1, 0.2, (0.25, "3")), ask(1, 0.5, (0.6, "3")))
    found = judged(log_of(*[(0, "7\n"), (1, "3\n")] * 2, (0, "7\n")) if logged else None, *runs)
    assert {number: fault.kind for number, fault in found.faults.items()} == {0: FaultKind.FLOOD_STDOUT}


def test_an_extra_line_after_the_last_answer_shifts_nothing() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1")), ask(0, 0.3, (0.4, "2"), (0.41, "bye"))),
                run(1, ask(1, 0.2, (0.25, "3"))))
    assert not judged(log_of((0, "1\n"), (1, "3\n"), (0, "2\n")), *runs).faults


def test_a_bot_that_was_late_and_is_behind_answers_nothing_twice() -> None:
    """Its third and fourth inputs came together."""
    runs = (run(0, *(ask(0, at, (at + 0.01, "1")) for at in (0.0, 0.2, 0.6, 0.7, 0.8))),
            run(1, ask(1, 0.1, (0.11, "1")), ask(1, 0.21, closed=0.55), ask(1, 0.62, (0.65, "a"), (0.66, "b")),
                ask(1, 0.75, (0.76, "c"), (0.77, "d"))))
    said = [(1, "1\n"), (1, None), (1, "a\n"), (1, "b\n"), (1, "c\n")]
    log = log_of(*(frame for one in said for frame in ((0, "1\n"), one)))
    assert {number: fault.kind for number, fault in judged(log, *runs).faults.items()} == {3: FaultKind.NO_ANSWER}


def test_a_bot_that_was_passed_over_has_printed_no_line_too_many_without_a_log() -> None:
    first, passed_over = ask(0, 0.0, (0.1, "1"), closed=0.2), ask(0, 0.2, closed=0.55)
    behind = ask(0, 0.55, (0.6, "a"), (0.6, "b"), unread=2, closed=0.7), ask(0, 0.7)
    assert not judged(None, run(0, first, passed_over, *behind)).faults
    assert judged(None, run(0, first, *behind)).faults


def test_bytes_that_nobody_read_shift_without_a_log() -> None:
    runs = (run(0, ask(0, 0.0, (0.1, "1"), unread=2), ask(0, 0.3, (0.4, "2"))),)
    assert "2 bytes" in str(judged(None, *runs).faults[0])
