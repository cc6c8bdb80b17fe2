from __future__ import annotations

import io
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from botkit.client.session import EXPLAINED_ANSWERS, RECORDED, Session
from botkit.client.times import UNLIMITED, TurnTime
from botkit.search.result import SearchResult

ROOT = Path(__file__).resolve().parents[3]

BOT = """
import sys, time
from botkit.client.session import *
session = Session()
def in_time(search, fallback, limit_ms):
    answers = (SearchResult(each()) for each in [search])
    return session.best_in_time(answers, SearchResult(fallback), TurnTime(math.inf, limit_ms)).answer
def serve():
    while True:
        turn(session.line())
{body}
run(serve)
"""
ECHO = """
def turn(line):
    session.answer(line.upper())
"""


def play(body: str, lines: str | bytes = "", **options: object) -> subprocess.CompletedProcess[str]:
    """Runs a bot whose turns are ``body`` to its end."""
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        [sys.executable, "-c", BOT.format(body=body)],
        **{
            "input": lines if isinstance(lines, str) else lines.decode("utf-8", "surrogateescape"),
            "capture_output": True,
            "encoding": "utf-8",
            "errors": "surrogateescape",
            "cwd": ROOT,
            "timeout": 30,
            **options,
        },
    )


class Live:
    """A bot in conversation; it is ended after ``PATIENCE_S``, so no test waits for ever."""

    PATIENCE_S = 20.0

    def __init__(self, body: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", BOT.format(body=body)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self.watchdog = threading.Timer(self.PATIENCE_S, self.process.kill)
        self.watchdog.daemon = True
        self.watchdog.start()

    def send(self, text: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def receive(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def end(self) -> str:
        """Ends the input; what the bot has written on stderr."""
        assert self.process.stdin and self.process.stderr
        self.process.stdin.close()
        return self.process.stderr.read()


@pytest.fixture
def live() -> Iterator[type[Live]]:
    started: list[Live] = []

    class Tracked(Live):
        def __init__(self, body: str) -> None:
            super().__init__(body)
            started.append(self)

    yield Tracked
    for bot in started:
        bot.watchdog.cancel()
        bot.process.kill()
        bot.process.wait()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """The time that a session reads, from 1.0 s on; nothing is collected."""
    one = Mock(return_value=1.0)
    monkeypatch.setattr("botkit.client.session.perf_counter", one)
    monkeypatch.setattr("botkit.client.session.gc", Mock())
    return one


class TestTime:
    UNINTERRUPTIBLE = """
pauses = iter([0.08, 0.08, 0.0, 0.0])
def wait(pause):
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    time.sleep(pause)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGALRM])
def turn(line):
    read = perf_counter()
    in_time(lambda: wait(next(pauses)), None, 20.0)
    session.answer(format((read - session.turn_start) * 1000.0, ".3f"))
"""

    @pytest.mark.wall_time
    def test_turns_after_a_late_answer_are_taken_to_have_begun_earlier(self, live: type[Live]) -> None:
        bot = live(self.UNINTERRUPTIBLE)
        begun_earlier_ms = []
        for _ in range(4):
            time.sleep(0.3)
            bot.send("go\n")
            begun_earlier_ms.append(float(bot.receive()))
        assert begun_earlier_ms[1] < 5.0  # the first answer does not count
        assert begun_earlier_ms[2] >= 5.0  # a quarter of the limit
        assert begun_earlier_ms[3] >= 4.5

    @pytest.mark.parametrize(("late_ms", "begun_earlier_ms"), [(1.5, 0.0), (5.0, 3.0), (100.0, 5.0)])
    def test_the_next_turn_gives_way_by_what_an_answer_is_unusually_late_but_not_without_end(
        self, late_ms: float, begun_earlier_ms: float, clock: Mock
    ) -> None:
        session = Session()
        session.end_turn()
        session.begin_turn()
        clocks = (clock.configure_mock(return_value=at) for at in [1.0 + (20.0 + late_ms) / 1000.0])
        session.best_in_time(map(SearchResult, clocks), SearchResult(None), TurnTime(math.inf, 20.0))
        session.end_turn()
        session.begin_turn()
        assert 1000.0 * (clock() - session.turn_start) == pytest.approx(begun_earlier_ms)


class TestStreams:
    def test_each_line_is_answered_until_the_input_ends(self) -> None:
        ended = play(ECHO, "a\nb\r\nlast without an end")
        assert (ended.stdout, ended.stderr, ended.returncode) == ("A\nB\nLAST WITHOUT AN END\n", "", 0)

    def test_an_answer_does_not_wait_in_a_buffer(self, live: type[Live]) -> None:
        bot = live(ECHO)
        bot.send("a\n")
        assert bot.receive() == "A"

    def test_a_reader_that_is_gone_ends_the_bot_without_noise(self, live: type[Live]) -> None:
        bot = live(ECHO)
        bot.send("a\n")
        bot.receive()
        assert bot.process.stdout and bot.process.stderr
        bot.process.stdout.close()
        bot.send("b\n")
        assert bot.process.wait(10) == 0
        assert bot.process.stderr.read() == ""

    def test_bytes_that_are_no_text_do_not_end_the_bot(self) -> None:
        ended = play(ECHO, b"\xff\xfe a\nb\n")
        assert ended.returncode == 0
        assert ended.stdout.endswith("A\nB\n")

    def test_an_answer_beyond_ascii_is_sent_in_any_locale(self) -> None:
        environment = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
        ended = play("def turn(line):\n    session.answer('\\u00fc\\ud800')", "a\n", env=environment)
        assert (ended.stdout, ended.returncode) == ("ü?\n", 0)

    @pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
    def test_closed_streams_end_the_bot_cleanly(self, closed: str) -> None:
        body = "def turn(line):\n    session.complain('hm')\n    session.answer(line.upper())"
        command = ["sh", "-c", f'"$0" -c "$1" {closed}', sys.executable, BOT.format(body=body)]
        ended = subprocess.run(command, input="a\n", capture_output=True, text=True, cwd=ROOT, timeout=30)
        assert ended.returncode == 0
        assert "Traceback" not in ended.stderr

    def test_an_interrupt_ends_the_bot_without_noise(self) -> None:
        ended = play("def turn(line):\n    raise KeyboardInterrupt", "a\n")
        assert (ended.returncode, ended.stderr) == (0, "")


def guarded(search: str, limit_ms: str = "100.0") -> str:
    return f"""
def search():
{search}
def turn(line):
    session.answer(str(in_time(search, "prepared", {limit_ms})))
    print(round((session._free_since - session.turn_start) * 1000), file=sys.stderr)
"""


FOREVER = "    while True: sum(range(100))"


class TestGuard:
    def test_gives_the_answer_of_the_search(self) -> None:
        assert play(guarded("    return 5"), "a\nb\n").stdout == "5\n5\n"

    @pytest.mark.skipif(not hasattr(__import__("signal"), "setitimer"), reason="no interval timer on this system")
    @pytest.mark.parametrize(
        "search",
        [
            FOREVER,
            "    while True:\n        try: time.sleep(1)\n        except Exception: pass",
            "    while True: time.sleep(10)",
            "    class Late:\n        def __del__(self): time.sleep(0.15)\n    Late()\n    while True: pass",
        ],
        ids=["busy", "catches every exception", "sleeping", "in a destructor when the alarm rings"],
    )
    @pytest.mark.wall_time
    def test_stops_a_search_that_does_not_come_back(self, live: type[Live], search: str) -> None:
        bot = live(guarded(search))
        for _ in range(3):
            time.sleep(0.3)
            began = time.perf_counter()
            bot.send("a\n")
            assert bot.receive() == "prepared"
            assert time.perf_counter() - began < 5.0
        assert bot.end().count("stopped at 100 ms") == 3

    @pytest.mark.wall_time
    def test_stops_it_at_the_limit(self, live: type[Live]) -> None:
        bot = live(guarded(FOREVER))
        times = []
        for _ in range(5):
            time.sleep(0.05)
            bot.send("a\n")
            bot.receive()
            assert bot.process.stderr
            bot.process.stderr.readline()
            times.append(int(bot.process.stderr.readline()))
        assert min(times[1:]) in range(100, 130)

    def test_survives_a_search_that_fails_and_reports_it_after_the_answer(self) -> None:
        body = """
def search():
    return 1 // 0
def turn(line):
    answer = in_time(search, "prepared", 100)
    print("before", file=sys.stderr)
    session.answer(answer)
    print("after", file=sys.stderr)
"""
        ended = play(body, "a\nb\n")
        assert ended.stdout == "prepared\nprepared\n"
        first = ended.stderr.split("after\n")[0]
        assert first.startswith("before\nTraceback")
        assert first.endswith("ZeroDivisionError: integer division or modulo by zero\n")
        assert ended.stderr.count("Traceback") == 2

    @pytest.mark.parametrize("error", ["RecursionError", "MemoryError", "AssertionError"])
    def test_survives_every_exception(self, error: str) -> None:
        assert play(guarded(f"    raise {error}"), "a\n").stdout == "prepared\n"

    def test_without_a_limit_never_interrupts(self) -> None:
        assert play(guarded("    time.sleep(0.3); return 1", "math.inf"), "a\n").stdout == "1\n"

    @pytest.mark.wall_time
    def test_a_search_that_ends_at_the_limit_never_harms_the_bot(self) -> None:
        search = "    while time.perf_counter() < session.turn_start + 0.003: pass\n    return 1"
        ended = play(guarded(search, "3.0"), "a\n" * 300)
        assert ended.returncode == 0
        assert set(ended.stdout.split()) <= {"1", "prepared"}
        assert len(ended.stdout.split()) == 300


TELL_START = """
def turn(line):
    if line != "more":
        now = time.perf_counter()
        session.answer(f"{(now - session.turn_start) * 1000:.1f}")
        time.sleep(0.2)
"""


@pytest.mark.wall_time
class TestTurnStart:
    def test_is_when_a_line_arrives_that_is_waited_for(self, live: type[Live]) -> None:
        bot = live(TELL_START)
        times = []
        for _ in range(5):
            time.sleep(0.3)
            bot.send("go\n")
            times.append(float(bot.receive()))
        assert min(times) < 50.0

    def test_is_when_the_bot_became_free_if_the_line_was_there_before(self, live: type[Live]) -> None:
        bot = live(TELL_START)
        bot.send("go\ngo\n")
        bot.receive()
        assert float(bot.receive()) >= 200.0

    def test_of_a_first_line_that_was_there_is_the_start_of_the_process(self) -> None:
        body = TELL_START + "\ntime.sleep(0.5)"
        assert float(play(body, "go\n").stdout) > 500.0

    def test_of_many_lines_is_when_the_first_came_however_late_the_others_are(
        self, clock: Mock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        come = iter([10.5, 13.0, 13.0])

        def readline() -> str:
            clock.return_value = next(come)
            return "a line\n"

        monkeypatch.setattr("sys.stdin", Mock(readline=readline))
        session = Session()
        session.end_turn()
        for _ in range(3):
            session.line()
        assert session.turn_start == 10.5

    def test_of_the_first_turn_is_not_when_the_lines_about_the_game_came(self, live: type[Live]) -> None:
        bot = live(TELL_START)
        bot.send("more\n")
        time.sleep(0.7)
        bot.send("go\n")
        assert float(bot.receive()) < 100.0

    def test_a_moment_without_a_core_is_no_wait_before_the_first_answer(
        self, clock: Mock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stalled = Mock(readline=lambda: clock.configure_mock(return_value=clock() + 0.005) or "go\n")
        monkeypatch.setattr("sys.stdin", stalled)
        session = Session()
        loaded = session.turn_start
        session.line()
        assert session.turn_start == loaded
        session.end_turn()
        session.line()
        assert session.turn_start == clock()


@pytest.mark.parametrize("was_there", [True, False])
def test_a_moment_without_a_core_is_no_wait_if_the_line_was_there(
    was_there: bool, clock: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session()
    session.end_turn()
    reading, writing = os.pipe()
    with open(reading) as stdin, open(writing, "w") as referee:

        def readline() -> str:
            clock.return_value = 1.005
            referee.write("go\n")
            referee.flush()
            return stdin.readline()

        monkeypatch.setattr("sys.stdin", Mock(readline=readline, fileno=stdin.fileno))
        if was_there:
            referee.write("go\n")
            referee.flush()
        session.line()
    assert session.turn_start == (1.0 if was_there else 1.005)


def test_rest_collects_what_the_turn_left() -> None:
    body = """
import gc, weakref
class Node: pass
def turn(line):
    node = Node(); node.itself = node; gone = weakref.ref(node); del node
    collecting, left = gc.isenabled(), gone() is not None
    session.rest()
    session.answer(f"{collecting} {left} {gone()}")
"""
    assert play(body, "a\n").stdout == "False True None\n"


@pytest.mark.wall_time
class TestStartOfTheProcess:
    @pytest.mark.parametrize(("pause", "least", "most"), [(0.5, 0.5, 1.5), (2.5, 0.0, 1.0)])
    def test_is_known_although_the_program_came_late_unless_it_is_too_long_ago(
        self, pause: float, least: float, most: float
    ) -> None:
        code = (f"import time as t; t.sleep({pause}); from botkit import client;"
                " print(t.perf_counter() - client.STARTED)")
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
        assert least <= float(done.stdout) < most


@pytest.mark.wall_time
class TestBestInTime:
    def test_is_the_last_answer_of_a_search_that_ends(self) -> None:
        session = Session()
        assert session.best_in_time(results(1, 2, 3), SearchResult(0), UNLIMITED) == SearchResult(3)

    def test_is_the_fallback_where_there_is_none(self) -> None:
        assert Session().best_in_time(results(), SearchResult(7), UNLIMITED) == SearchResult(7)

    def test_is_the_answer_before_a_failure_which_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        def failing() -> Iterator[SearchResult[int]]:
            yield SearchResult(5)
            raise RuntimeError("lost my way")

        session = Session()
        assert session.best_in_time(failing(), SearchResult(0), UNLIMITED) == SearchResult(5)
        session.end_turn()
        assert "RuntimeError: lost my way" in capsys.readouterr().err

    def test_is_the_answer_before_an_alarm(self, capsys: pytest.CaptureFixture[str]) -> None:
        def endless() -> Iterator[SearchResult[int]]:
            yield SearchResult(5)
            while True:
                pass

        session = Session()
        session.begin_turn()
        assert session.best_in_time(endless(), SearchResult(0), TurnTime(20.0, 40.0)) == SearchResult(5)
        session.end_turn()
        assert "stopped at 40 ms" in capsys.readouterr().err

    def test_asks_for_no_more_once_the_time_is_over(self) -> None:
        asked = iter(range(1_000_000_000))
        session = Session()
        session.begin_turn()
        found = session.best_in_time((SearchResult(one) for one in asked), SearchResult(-1), TurnTime(20.0, 20_000.0))
        assert found.answer == next(asked) - 1

    def test_an_iterator_that_is_over_time_at_once_still_gives_its_first_answer(self) -> None:
        session = Session()
        session.begin_turn()
        assert session.best_in_time(results(1, 2), SearchResult(0), TurnTime(0.0, 20_000.0)) == SearchResult(1)


def results(*answers: int) -> Iterator[SearchResult[int]]:
    return (SearchResult(answer) for answer in answers)


def test_the_alarm_rings_at_the_limit_to_the_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[float] = []
    monkeypatch.setattr("botkit.client.session.perf_counter", lambda: 100.25)
    monkeypatch.setattr(signal, "setitimer", lambda which, seconds, interval=0.0: set_to.append(seconds))
    session = Session()
    session.turn_start = 100.0
    session.best_in_time([SearchResult(1)], SearchResult(0), TurnTime(math.inf, 2000.0))
    assert set_to == pytest.approx([1.75, 0.0], abs=1e-9)


@pytest.mark.parametrize(("worked_ms", "end_ms"), [(38.0, 90.0), (20.0, 60.0), (60.0, 90.0)])
def test_a_search_ends_earlier_while_its_core_is_shared_or_not_yet_known(
    worked_ms: float, end_ms: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 40 ms the ones before have had 38, 20, or those of two threads; those that last no time tell nothing."""
    wall, worked = Mock(return_value=1.0), Mock(return_value=1.0)
    monkeypatch.setattr("botkit.client.session.perf_counter", wall)
    monkeypatch.setattr("botkit.client.session.process_time", worked)
    session, time, found = Session(), TurnTime.before(100.0, 90.0), []

    def search(seconds: float, worked_s: float) -> SearchResult[int]:
        wall.return_value += seconds
        worked.return_value += worked_s
        return SearchResult(1)

    for spent in [*[(0.0, 0.0)] * 3, *[(0.04, worked_ms / 1000.0)] * 6, *[(0.001, 0.001)] * 2]:
        session.begin_turn()
        found.append(1000.0 * (session.deadline(time).end - session.turn_start))
        session.best_in_time((search(*each) for each in [spent]), SearchResult(0), time)
    assert [found[0], found[3], found[-1]] == pytest.approx([60.0, 60.0, end_ms])


def test_an_answer_that_is_far_too_late_counts_as_an_overrun_of_a_quarter_of_the_limit(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("botkit.client.session.perf_counter", lambda: now)
    session = Session()
    session.end_turn()
    session.begin_turn()
    session.best_in_time([SearchResult(1)], SearchResult(0), TurnTime(math.inf, 2000.0))
    now = 110.0
    session.end_turn()
    session.begin_turn()
    assert session.turn_start == pytest.approx(110.0 - 0.5, abs=1e-9)


@pytest.mark.parametrize(("answered", "turn_start"), [(False, 100.0), (True, 95.0)])
def test_no_overrun_is_the_start_of_the_program_or_what_was_lost_before_the_search_began(
    answered: bool, turn_start: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer is ten seconds late; a later one was late when its search began, which took no time."""
    now = 100.0
    monkeypatch.setattr("botkit.client.session.perf_counter", lambda: now)
    session = Session()
    if answered:
        session.end_turn()
    session.turn_start = turn_start
    session.best_in_time([SearchResult(1)], SearchResult(0), TurnTime(math.inf, 2000.0))
    now = 100.0 if answered else 110.0
    session.end_turn()
    session.begin_turn()
    assert session.turn_start == now


def test_an_answer_of_several_lines_takes_as_many_of_the_recorded_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "recorded").write_text("=a\n=b\n\n=d\n")
    monkeypatch.setenv(RECORDED, str(tmp_path / "recorded"))
    session, out = Session(), io.StringIO()
    assert [session.answer(text, out) for text in ("1\n2", "3", "4", "5")] == ["a\nb", "3", "d", "5"]
    assert out.getvalue() == "1\n2\n3\n4\n5\n"


def test_a_few_of_the_best_answers_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    found = SearchResult(0, 0.9, tuple((number, 0.9 - number / 100) for number in range(9)), effort=7)
    Session(explains=True).best_in_time([found], found, UNLIMITED, name=lambda answer: f"move {answer}")
    value, effort, best = capsys.readouterr().err.splitlines()
    assert (value, effort) == ("[PDATA] value = 0.9000", "[PDATA] effort = 7")
    assert best.startswith("[PDATA] best = move 0: 0.9000, move 1: 0.8900, ")
    assert best.count("move") == EXPLAINED_ANSWERS
