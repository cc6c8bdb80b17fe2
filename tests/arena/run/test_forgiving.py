"""Time in which a bot was ready and had no core is not its own; time in which its own threads had its cores is."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from arena.contract.faults import FaultKind
from arena.contract.game import Request
from arena.contract.record import as_json, replay_of
from arena.contract.setup import Limits, Setup
from arena.match.match import new_match
from arena.match.one_game import play_game
from arena.match.outcome import Tally
from arena.match.summary import print_summary, summarise
from arena.run import forgiving
from arena.run.asking import FAIR, LOOK_MS, TOLD_MS, WALL, Asking
from arena.run.contestants import contestant
from arena.run.executors import cores
from arena.run.forgiving import CoreWait
from arena.run.linux import NOTHING, OPEN, Counts, counts_of, seconds_run
from arena.run.sandbox import Sandbox, why_not_isolated
from arena.terminal import Terminal
from tests.arena.run.test_asking import LIMIT_MS, TURN, running_bot
from tests.arena.run.test_faults import faults_of
from tests.arena.toy import GAME
from tests.conftest import BOT, TOY

CROWD = 9
linux = pytest.mark.skipif(not OPEN, reason="only Linux counts it")


@dataclass
class Program:
    """A program of which the system says what a test wants."""

    cpu_ms: float = 0.0
    waited_ms: float = 0.0
    cores: int = 1
    state: str = "S"

    def number(self) -> int:
        return 1

    def cpu_seconds(self) -> float:
        return self.cpu_ms / 1000.0


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Program:
    one = Program(cpu_ms=100.0, waited_ms=50.0)
    monkeypatch.setattr(forgiving, "counts_of", lambda pid: Counts(one.cpu_ms, one.waited_ms, 1))
    monkeypatch.setattr(forgiving, "cores_of", lambda pid: range(one.cores))
    monkeypatch.setattr(forgiving, "state_of", lambda pid: one.state)
    return one


@pytest.mark.parametrize(("cpu_ms", "waited_ms", "cores", "forgiven_ms"), [
    (10.0, 0.0, 1, 0.0),
    (10.0, 90.0, 1, 90.0),
    (60.0, 50.0, 1, 40.0),  # more than there was: threads of its own have waited too
    (100.0, 50.0, 1, 0.0),  # its own threads took the whole core
    (200.0, 50.0, 2, 0.0),  # .. both cores
    (20.0, 80.0, 2, 80.0),
])
def test_the_delay_is_what_others_took(
    program: Program, cpu_ms: float, waited_ms: float, cores: int, forgiven_ms: float
) -> None:
    program.cores = cores
    one = CoreWait(program, 7.0, 100.0)
    program.cpu_ms += cpu_ms
    program.waited_ms += waited_ms
    assert one.ms(7.1) == pytest.approx(forgiven_ms)


@pytest.mark.parametrize(("limit_ms", "most_ms"), [(100.0, 100.0), (1000.0, 1000.0), (60_000.0, 10_000.0)])
def test_as_much_is_forgiven_as_the_answer_may_take_and_never_more_than_ten_seconds(
    program: Program, limit_ms: float, most_ms: float
) -> None:
    one = CoreWait(program, 0.0, limit_ms)
    program.waited_ms += 1e6
    assert one.ms(1e3) == most_ms == one.ms(1e3, stalled_ms=1e6)
    assert one.ms(1e3, stopped_ms=5e5) == most_ms + 5e5
    program.state = "R"
    assert one.ms_so_far(1e3) == most_ms
    assert not one.goes_on((limit_ms + most_ms) / 1000.0 + 1.0)


def test_a_program_that_has_computed_for_its_whole_limit_waits_for_itself(program: Program) -> None:
    one = CoreWait(program, 0.0, 100.0)
    program.state = "R"
    program.cpu_ms += 101.0
    assert not one.goes_on(0.11)
    assert one.ms_so_far(0.11) == pytest.approx(9.0)


def test_the_cores_are_the_fewest_that_the_program_was_seen_to_have(program: Program) -> None:
    one = CoreWait(program, 0.0, 100.0)
    program.cpu_ms, program.waited_ms = program.cpu_ms + 150.0, program.waited_ms + 100.0
    assert one.ms(0.15) == 0.0
    program.cores = 8
    assert one.ms(0.15) == 0.0


def test_a_wait_goes_on_while_a_ready_program_makes_no_progress(program: Program) -> None:
    one = CoreWait(program, 0.0, 1000.0)
    assert not one.goes_on(0.1)
    program.state = "R"
    assert one.goes_on(0.1) and one.goes_on(0.2)
    program.cpu_ms += 1.0
    assert not one.goes_on(0.3)


def test_a_program_that_gets_its_core_again_and_again_is_waited_for_each_time(program: Program) -> None:
    one = CoreWait(program, 0.0, 1000.0)
    program.state = "R"
    for turn in range(1, 4):
        assert one.goes_on(0.1 * turn)
        program.cpu_ms += 1.0
        program.waited_ms += 90.0
        assert one.ms(0.1 * turn) == pytest.approx(90.0 * turn)


def test_a_wait_that_ends_between_count_and_look_is_counted_before_the_program_is_late(program: Program) -> None:
    waiting = CoreWait(program, 0.0, 1000.0)
    program.state = "R"
    assert waiting.ms(0.1) == 0.0 and waiting.goes_on(0.1)
    program.waited_ms += 90.0
    program.cpu_ms += 1.0
    program.state = "S"
    assert waiting.goes_on(0.101)
    assert waiting.ms(0.102) == pytest.approx(90.0) and not waiting.goes_on(0.102)


def test_where_nothing_is_counted_nothing_is_forgiven(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgiving, "counts_of", lambda pid: NOTHING)
    program.state = "R"
    one = CoreWait(program, 0.0, 1000.0)
    assert one.ms(1.0) == 0.0 and not one.goes_on(1.0)
    assert counts_of(-1) == NOTHING


def asked(delayed_ms: float = 0.0, goes_on: bool = False, request: Request = TURN) -> tuple[Asking, Mock, float]:
    """A request, the delay of the bot, and when it was made."""
    counted = Mock(ms=Mock(return_value=delayed_ms), goes_on=Mock(return_value=goes_on))
    asking = Asking(running_bot(), request, LIMIT_MS, counted)
    return asking, counted, asking.deadline - LIMIT_MS / 1000.0


def test_of_an_answer_in_time_a_wait_is_noted_and_nothing_is_forgiven() -> None:
    asking, counted, begun = asked(20.0)
    asking.bot.out.feed(b"5\n")
    asking.check(begun + 0.049, 0.0)
    assert asking.answer is not None and (asking.answer.line, asking.answer.forgiven_ms) == ("5", 0.0)
    assert asking.waited_ms == 20.0 and counted.ms.call_args.kwargs == {"least_ms": TOLD_MS}


def test_a_short_wait_is_not_looked_into_if_nobody_is_late(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    one = CoreWait(program, 7.0, 50.0)  # type: ignore[arg-type]
    program.waited_ms += 0.9
    looks = Mock(return_value=range(1))
    monkeypatch.setattr(forgiving, "cores_of", looks)
    assert one.ms(7.04, least_ms=1.0) == 0.0 and not looks.called
    assert one.ms(7.04) == pytest.approx(0.9)


@pytest.mark.parametrize(("ms", "in_time"), [(69.0, True), (71.0, False)])
def test_an_answer_may_take_so_much_longer_as_the_bot_had_no_core(ms: float, in_time: bool) -> None:
    asking, _, begun = asked(20.0)
    asking.check(begun + 0.051, 0.0)
    assert asking.answer is None
    assert asking.deadline == pytest.approx(begun + 0.07)
    asking.bot.out.feed(b"5\n")
    asking.check(begun + ms / 1000.0, 0.0)
    assert asking.answer is not None
    assert (asking.answer.line == "5") == in_time
    assert asking.answer.ms == pytest.approx(ms)
    assert asking.answer.forgiven_ms == pytest.approx(20.0 if in_time else 0.0)


def test_a_bot_that_computes_too_long_is_late_when_its_delay_is_over_too() -> None:
    asking, counted, begun = asked(20.0)
    asking.check(begun + 0.051, 0.0)
    asking.check(begun + 0.0701, 0.0)
    assert asking.answer is not None and asking.answer.fault is not None
    assert asking.answer.fault.kind is FaultKind.NO_ANSWER
    counted.goes_on.assert_called_once()


def test_a_bot_that_waits_at_its_deadline_is_looked_at_again() -> None:
    asking, counted, begun = asked(goes_on=True)
    asking.check(begun + 0.051, 0.0)
    assert asking.answer is None
    assert asking.deadline == pytest.approx(begun + 0.051 + LOOK_MS / 1000.0)
    counted.ms.return_value = 30.0
    asking.bot.out.feed(b"5\n")
    asking.check(begun + 0.079, 0.0)
    assert asking.answer is not None and asking.answer.line == "5"


def test_time_without_a_core_is_not_taken_from_the_time_of_the_game() -> None:
    asking, _, begun = asked(20.0, request=Request(("turn",), LIMIT_MS, game_ms=1000.0))
    asking.bot.out.feed(b"5\n")
    asking.check(begun + 0.04, 0.0)
    assert asking.waited_ms == 20.0
    assert asking.answer is not None and asking.answer.forgiven_ms == 0.0


@linux
def test_threads_of_a_program_take_their_own_time() -> None:
    """Two busy threads on one core: each waits half of the time, and nothing of it is forgiven."""
    code = "import os, threading\nos.sched_setaffinity(0, [min(os.sched_getaffinity(0))])\n"
    code += "import hashlib\ndef spin():\n while True: hashlib.sha256(bytes(1 << 20))\n"
    code += "threading.Thread(target=spin, daemon=True).start()\nprint(1, flush=True)\nspin()\n"
    with subprocess.Popen([sys.executable, "-S", "-c", code], stdout=subprocess.PIPE) as busy:
        assert busy.stdout
        busy.stdout.readline()
        try:
            one = CoreWait(Running(busy.pid), time.perf_counter(), 1000.0)
            time.sleep(0.3)
            waited = counts_of(busy.pid).waited_ms
            forgiven = one.ms(time.perf_counter())
        finally:
            busy.kill()
    if os.getloadavg()[0] < 0.5:  # other work takes time that is forgiven
        assert forgiven < max(20.0, waited / 2)


class Running:
    """A process."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def number(self) -> int:
        return self._pid

    def cpu_seconds(self) -> float:
        return seconds_run([self._pid])


@pytest.fixture
def crowd() -> Iterator[None]:
    """Keeps the last core busy with programs of their own sessions, among which the system divides it."""
    words = ["timeout", "20", "taskset", "-c", str(max(os.sched_getaffinity(0))), "sh", "-c", "while :; do :; done"]
    programs = [subprocess.Popen(words, start_new_session=True) for _ in range(CROWD)]
    yield
    for program in programs:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()


@linux
@pytest.mark.wall_time
@pytest.mark.usefixtures("crowd")
@pytest.mark.parametrize(("clock", "faults"), [(FAIR, None), (WALL, "no_answer: no answer within 100 ms")])
def test_a_bot_that_is_starved_of_its_core_is_not_late_but_by_the_wall_clock(
    clock: str, faults: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgiving, "MOST_SHARE", 60.0)  # where much else runs, its 30 ms take seconds
    players = [contestant(GAME, f"{BOT} crowded"), contestant(GAME, "builtin:random")]
    time.sleep(0.1)
    record = play_game(GAME, Setup(1, 2, "plain", Limits(3000.0, 100.0)), players, clock=clock)
    turn = record.turns[3]
    assert turn.faults[0] == faults
    assert turn.ms[0] is not None and turn.ms[0] > 100.0
    assert (turn.forgiven.get(0, 0.0) > 0.0) == (clock == FAIR)


def test_what_is_forgiven_is_a_column_and_the_wall_clock_an_option(
    capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(TOY, ["builtin:random", "builtin:greedy"], seed=1, clock=WALL)
    game = match.job(0).play()
    assert game.header.clock == WALL and match.has(game)
    assert not replace(match, settings=replace(match.settings, clock=FAIR)).has(game)
    for forgiven in (0, 3):
        for turn in game.turns[:forgiven]:
            turn.forgiven[1] = 7.0
        summary = summarise(Tally(match, [game]))
        assert [player["forgiven"] for player in summary["players"]] == [0, forgiven]
        print_summary(summary, ["a", "b"], Terminal(width=200))
        assert ("forgiven" in capsys.readouterr().out) == bool(forgiven)
    assert replay_of(as_json(game)).turns[0].forgiven == {1: 7.0}


SPINS = """
import os, signal, sys, time
AWAY = {away}
os.sched_setaffinity(0, [max(os.sched_getaffinity(0))])
def spin():
    for _ in range({spinners}):
        if AWAY and os.fork():
            os.wait()
            continue
        if AWAY:
            os.setsid()
        if not os.fork():
            end = time.monotonic() + {seconds}
            while time.monotonic() < end:
                pass
            os._exit(0)
        if AWAY:
            os._exit(0)
for turn in range(10):
    sys.stdin.readline(), sys.stdin.readline(), turn or sys.stdin.readline()
    if turn == 1:
        spin()
        end = time.monotonic() + {seconds}
        while time.monotonic() < end:
            pass
    print(5, flush=True)
"""
"""Keeps its only core busy with its own children; if they are ``away``, nobody can tell whose children they are."""
needs_bwrap = pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())


@linux
@pytest.mark.wall_time
@pytest.mark.parametrize(("away", "isolated"), [
    (False, False), (True, False),
    pytest.param(False, True, marks=needs_bwrap), pytest.param(True, True, marks=needs_bwrap),
])
def test_a_bot_that_waits_for_its_own_children_is_late(away: bool, isolated: bool, tmp_path: Path) -> None:
    (tmp_path / "spins.py").write_text(SPINS.format(away=away, spinners=9, seconds=0.7))
    players = [contestant(GAME, f"python -S {tmp_path / 'spins.py'}", Sandbox(isolated=isolated)),
               contestant(GAME, "builtin:random")]
    turn = play_game(GAME, Setup(1, 2, "plain", Limits(3000.0, 100.0)), players).turns[1]
    assert str(turn.faults[0]).startswith("no_answer: no answer within 100 ms")
    assert turn.ms[0] is not None and turn.ms[0] < 300.0


SLEEPERS_LIMIT_MS = 50.0
MARGIN_MS = 10.0
TRIES = 3
"""Other work on the machine may keep the bot itself from a core; not every time."""


@pytest.fixture
def one_busy_core() -> Iterator[None]:
    """Keeps all cores but one busy."""
    busy = [
        subprocess.Popen([sys.executable, "-c", f"import os\nos.sched_setaffinity(0, [{core}])\nwhile True: pass"])
        for core in sorted(os.sched_getaffinity(0))[1:]
    ]
    yield
    for process in busy:
        process.kill()
        process.wait()


def faults_of_sleeper(ms: float) -> list[str]:
    commands = [f"{BOT} sleep {ms}", "builtin:random"]
    setup = Setup(1, 2, "plain", Limits(3000.0, SLEEPERS_LIMIT_MS))
    return faults_of(play_game(GAME, setup, [contestant(GAME, command) for command in commands]), 0)


@pytest.mark.wall_time
@pytest.mark.usefixtures("one_busy_core")
@pytest.mark.skipif(cores() < 2, reason="one core of two is to be busy")
def test_just_under_the_limit_is_in_time_with_a_busy_core() -> None:
    tries = [[faults_of_sleeper(SLEEPERS_LIMIT_MS - MARGIN_MS) for _ in range(5)] for _ in range(TRIES)]
    assert [[]] * 5 in tries


@pytest.mark.wall_time
@pytest.mark.usefixtures("one_busy_core")
def test_just_over_the_limit_is_late_with_a_busy_core() -> None:
    for _ in range(5):
        assert faults_of_sleeper(SLEEPERS_LIMIT_MS + 1.0) == ["no_answer"]


@pytest.mark.wall_time
def test_no_limit_means_none() -> None:
    setup = Setup(1, 2, "plain", Limits(0.0, 0.0))
    players = [contestant(GAME, command) for command in (f"{BOT} sleep 80", "builtin:random")]
    record = play_game(GAME, setup, players)
    assert faults_of(record, 0) == []
    assert min(turn.ms[0] for turn in record.turns[1:]) >= 60.0


@pytest.mark.wall_time
def test_patience_ends_a_hanging_bot_where_no_limit_is_enforced() -> None:
    setup = Setup(1, 2, "plain", Limits(0.0, 0.0))
    players = [contestant(GAME, command) for command in (f"{BOT} hang", "builtin:random")]
    record = play_game(GAME, setup, players, patience_ms=1500.0)
    assert faults_of(record, 0) == ["no_answer"]


@pytest.mark.wall_time
def test_times_are_those_of_the_bot_and_not_of_the_bots_before_it() -> None:
    setup = Setup(1, 3, "plain", Limits(3000.0, 300.0))
    players = [contestant(GAME, f"{BOT} sleep {ms}") for ms in (60, 5, 30)]
    record = play_game(GAME, setup, players)
    for seat, ms in enumerate((60, 5, 30)):
        times = sorted(turn.ms[seat] for turn in record.turns[1:])
        assert ms <= times[len(times) // 2] < ms + 50.0
