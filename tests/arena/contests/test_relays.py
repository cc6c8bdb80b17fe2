"""What passes between a referee and the bots, when the arena reads it."""
from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from math import inf
from time import sleep
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from arena.contests import relays as module
from arena.contests.referee_program import Watch
from arena.contests.relays import Relays
from arena.run.contestants import Contestant
from arena.run.linux import is_stopped
from arena.run.process import BotProcess
from tests.arena.contests.contests import bot, contest, once
from tests.conftest import needs_linux, until

FILES_OF_SELECT = 1024
ECHO, SILENT, FLOOD = (Contestant("", words[0], words) for words in (("cat",), ("sleep", "1000"), ("yes",)))


class Referee:
    """Asks an echo and a bot that says nothing; what was said is read by the arena when it is told to."""

    def __init__(self, first: Contestant = ECHO, second: Contestant = SILENT, holds: bool = False) -> None:
        self.relays = Relays([first, second], holds=holds)
        self.players = [subprocess.Popen([self.relays.command(seat)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         bufsize=0) for seat in range(2)]
        self._watch = Watch(self.relays)
        self.read_until(lambda: len(self.relays.runs) == 2)

    def ask(self, seat: int, line: bytes) -> None:
        stdin = self.players[seat].stdin
        assert stdin
        stdin.write(line)

    def read_until(self, happens: Callable[[], bool]) -> None:
        def looked() -> bool:
            self._watch.wait(1)
            return happens()

        until(looked)

    def sent(self, seat: int) -> list[bytes]:
        return [query.sent for run in self.relays.runs if run.seat == seat for query in run.queries]

    def close(self) -> None:
        for player in self.players:
            player.kill()
        self.relays.close()
        for process in self.relays.bots():
            process.kill()
        for player in self.players:
            player.communicate()


@pytest.fixture
def referee(monkeypatch: pytest.MonkeyPatch) -> Iterator[Referee]:
    for name in ("AT_ONCE_SECONDS", "SAME_INPUT_SECONDS"):
        monkeypatch.setattr(module, name, 1000.0)
    started = Referee()
    yield started
    started.close()


def test_parts_that_everybody_is_sent_first_belong_to_the_first_question(referee: Referee) -> None:
    referee.ask(1, b"start\n")
    referee.read_until(lambda: referee.sent(1) == [b"start\n"])
    referee.ask(1, b"1\n")
    referee.read_until(lambda: b"".join(referee.sent(1)) == b"start\n1\n")
    assert referee.sent(1) == [b"start\n1\n"]


def test_the_rest_of_a_line_belongs_to_it_however_late_it_comes(
    referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long line does not fit into a pipe, and a busy referee writes the rest later."""
    for name in ("AT_ONCE_SECONDS", "SAME_INPUT_SECONDS"):
        monkeypatch.setattr(module, name, 0.0)
    for part in (b"a long ", b"line", b"\n"):
        referee.ask(1, part)
        referee.read_until(lambda part=part: referee.sent(1)[-1:] != [] and referee.sent(1)[-1].endswith(part))
    referee.ask(1, b"2\n")
    referee.read_until(lambda: b"2\n" in b"".join(referee.sent(1)))
    assert referee.sent(1) == [b"a long line\n", b"2\n"]


@pytest.fixture
def many_files() -> Iterator[None]:
    """So many open files that the number of the next one is too large for ``select``."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= hard < 2 * FILES_OF_SELECT:
        pytest.skip("too few files may be open here")
    with ExitStack() as opened:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * FILES_OF_SELECT), hard))
        opened.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        for _ in range(FILES_OF_SELECT):
            opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        yield


@pytest.mark.usefixtures("many_files")
def test_a_game_is_played_however_many_files_are_open() -> None:
    game = once(contest(), bot(), bot())
    assert not game.void and not any(any(turn.faults) for turn in game.record.turns)


def test_what_comes_after_the_answer_of_another_bot_is_another_question(referee: Referee) -> None:
    """A bot that is behind is not waited for."""
    referee.ask(1, b"1\n")
    referee.read_until(lambda: referee.sent(1) == [b"1\n"])
    referee.ask(0, b"1\n")
    referee.read_until(lambda: any(query.lines for run in referee.relays.runs for query in run.queries))
    referee.ask(1, b"2\n")
    referee.read_until(lambda: b"2\n" in b"".join(referee.sent(1)))
    assert referee.sent(1) == [b"1\n", b"2\n"]


def test_the_last_question_is_read_though_the_referee_is_gone(referee: Referee) -> None:
    referee.ask(1, b"1\n")
    referee.read_until(lambda: referee.sent(1) == [b"1\n"])
    referee.ask(1, b"2\n")
    referee.players[1].kill()
    referee.players[1].wait()
    referee.read_until(lambda: any(run.link is None for run in referee.relays.runs))
    assert b"".join(referee.sent(1)) == b"1\n2\n"


@needs_linux
def test_who_has_answered_is_held_while_another_is_asked_if_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    reaped = Mock()
    monkeypatch.setattr(module, "reap_strays", reaped)
    with closing(Referee(holds=True)) as referee:
        echo = next(run for run in referee.relays.runs if run.seat == 0)
        stdout = referee.players[0].stdout
        assert echo.bot and stdout
        pid = echo.bot.process.pid
        for number in range(1, 3):
            referee.ask(0, b"x\n")
            referee.read_until(lambda: sum(len(query.lines) for query in echo.queries) == number)  # noqa: B023 - at once
            assert stdout.readline() == b"x\n"
            assert not is_stopped(pid)
            referee.ask(1, b"x\n")
            referee.read_until(lambda: is_stopped(pid))
        reaped.assert_called_with(referee.relays.others)
    assert not is_stopped(pid)


def test_of_a_flood_only_the_beginning_is_kept() -> None:
    with closing(Referee(FLOOD)) as referee:
        referee.ask(0, b"1\n")
        flood = next(run for run in referee.relays.runs if run.seat == 0)
        referee.read_until(lambda: bool(flood.queries) and flood.queries[0].size > 4 * module.MOST_KEPT)
        assert 0 < 2 * len(flood.queries[0].lines) <= module.MOST_KEPT


def test_a_flood_waits_while_another_bot_is_asked() -> None:
    """Else the referee and the arena are so busy with it that the other one is called late."""
    with closing(Referee(FLOOD)) as referee:
        referee.ask(1, b"1\n")
        referee.read_until(lambda: referee.sent(1) == [b"1\n"])
        referee.ask(0, b"1\n")
        flood = next(run for run in referee.relays.runs if run.seat == 0)
        referee.read_until(lambda: bool(flood.queries) and flood.queries[0].size > module.MOST_KEPT)
        for _ in range(100):
            referee._watch.wait(1)
        assert flood.queries[0].size <= module.MOST_KEPT + module.CHUNK


def test_how_long_a_referee_waited_is_known_though_its_threads_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Relays([])) as relays:
        relays.watched = 1
        for counted, seconds in (({"1": 0.5, "2": 1.0}, 1.5), ({"1": 0.75}, 1.75), ({}, 1.75)):
            monkeypatch.setattr(module, "waits_of", lambda pids, counted=counted: counted)
            assert relays.referee_waited(inf) == seconds


def test_a_question_that_comes_while_another_bot_is_started_was_asked_earlier() -> None:
    class AskedMeanwhile(Referee):
        def start(self) -> BotProcess:
            self.ask(0, b"1\n")
            sleep(0.05)
            return SILENT.start()

        def __init__(self) -> None:
            super().__init__(second=Mock(start=self.start, recorded=()))

    with closing(AskedMeanwhile()) as referee:
        referee.read_until(lambda: bool(referee.sent(0)))
        assert referee.relays.queries()[0].early >= 0.05


def test_it_is_known_for_how_long_the_arena_could_not_see_a_question(referee: Referee) -> None:
    stalled = SimpleNamespace(ms=lambda: 0.0, close=referee.relays._stall.close)
    referee.relays._stall = stalled
    referee.relays.stalled()
    for number, ms in enumerate([0.0, 30.0, 70.0, 70.0]):
        stalled.ms = lambda ms=ms: ms
        referee.ask(0, b"1\n")
        referee.read_until(lambda number=number: sum(len(query.lines) for query in referee.relays.queries()) > number)
    assert [query.unseen for query in referee.relays.queries()] == pytest.approx([0.0, 0.03, 0.04, 0.0])


def test_a_referee_of_many_threads_is_looked_at_now_and_then_and_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = Mock(side_effect=[{"77": 0.125}, {"77": 0.25}, {"77": 0.375}])
    monkeypatch.setattr(module, "below", Mock(return_value=[]))
    monkeypatch.setattr(module, "waits_of", looks)
    with closing(Relays([SILENT])) as relays:
        assert relays.referee_waited(5.0) == 0.0 and not looks.called  # nobody is watched
        relays.watched = 77
        assert [relays.referee_waited(now) for now in (5.0, 5.001, 5.015, 5.03, 5.031)] == [.125, .125, .125, .25, .25]
        assert relays.referee_waited(inf) == 0.375
