"""The clock of an answer, without a real one: when it starts, what stops it, and whose answer a late line is."""
from __future__ import annotations

import math
from collections.abc import Sequence
from unittest.mock import Mock, call

import pytest

from arena.contract.faults import FaultKind
from arena.contract.game import Request
from arena.run.asking import SENDING_SECONDS, Answer, Asking
from arena.run.players import LEAST_LIMIT_MS, BaselinePlayer, ProcessPlayer
from arena.run.process import BotProcess, LineBuffer
from arena.run.waiting import Seats

LIMIT_MS = 50.0
TURN = Request(("turn",), LIMIT_MS)


def running_bot(out: bytes = b"", err: bytes = b"", unsent: bytes = b"") -> Mock:
    """A bot that has printed so much, and has not read the last ``unsent`` bytes."""
    bot = Mock(unsent=unsent, answers_owed=0, flooded_stdout=False, in_open=True, out_open=True, err_open=True,
               is_stopped=False, look_at=math.inf, outgrown=Mock(return_value=None))
    bot.out, bot.err = LineBuffer(), LineBuffer()
    bot.out.feed(out)
    bot.err.feed(err)
    return bot


def asked(bot: Mock, request: Request = TURN, limit_ms: float = LIMIT_MS) -> tuple[Asking, float]:
    """A request to the bot, and when it was made."""
    asking = Asking(bot, request, limit_ms)
    return asking, asking.deadline - limit_ms / 1000.0


def test_the_clock_starts_when_the_last_byte_is_sent() -> None:
    bot = running_bot(unsent=b"the rest")
    asking, begun = asked(bot)
    asking.check(begun + 1.0, 0.0)
    assert asking.answer is None
    assert asking.deadline == pytest.approx(begun + 1.05)
    bot.unsent = b""
    bot.out.feed(b"5\n")
    asking.check(begun + 1.04, 0.0)
    assert asking.answer is not None
    assert asking.answer.line == "5"
    assert asking.answer.ms == pytest.approx(40.0)


def test_a_bot_that_does_not_read_is_waited_for_so_long_and_then_has_its_limit() -> None:
    asking, begun = asked(running_bot(unsent=b"the rest"))
    asking.check(begun + SENDING_SECONDS - 0.01, 0.0)
    asking.check(begun + SENDING_SECONDS + 0.03, 0.0)
    assert asking.answer is None
    asking.check(begun + SENDING_SECONDS + 0.05, 0.0)
    assert asking.answer is not None and asking.answer.fault is not None
    assert asking.answer.fault.kind is FaultKind.NO_ANSWER
    assert asking.answer.fault.text == "no answer within 50 ms"


@pytest.mark.parametrize(("stalled_ms", "in_time"), [(0.0, False), (29.0, False), (31.0, True)])
def test_an_answer_is_not_late_by_what_the_arena_had_no_core(stalled_ms: float, in_time: bool) -> None:
    waiting = Mock(ms=Mock(side_effect=lambda now, stalled_ms, stopped_ms, least_ms: stalled_ms))
    asking = Asking(running_bot(out=b"5\n"), TURN, LIMIT_MS, waiting)
    asking.check(asking.deadline + 0.03, stalled_ms)
    assert asking.answer is not None
    assert asking.answer.ms == pytest.approx(80.0)
    assert (asking.answer.line == "5") == in_time


def test_a_late_answer_that_was_there_is_not_taken_for_that_of_the_next_turn() -> None:
    bot = running_bot(out=b"5\n")
    asking, begun = asked(bot)
    asking.check(begun + 0.06, 0.0)
    assert asking.answer is not None and asking.answer.line is None
    assert bot.answers_owed == 0


def test_an_answer_that_comes_after_its_turn_is_passed_over() -> None:
    bot = running_bot()
    asking, begun = asked(bot)
    asking.check(begun + 0.06, 0.0)
    assert bot.answers_owed == 1
    bot.out.feed(b"too late\n5\n")
    later, begun = asked(bot)
    later.check(begun + 0.01, 0.0)
    assert later.answer is not None and later.answer.line == "5"
    assert bot.answers_owed == 0


def test_a_line_without_its_end_is_a_fault_of_its_own() -> None:
    asking, begun = asked(running_bot(out=b"5"))
    asking.check(begun + 0.05, 0.0)
    assert asking.answer is not None and asking.answer.fault is not None
    assert asking.answer.fault.kind is FaultKind.HALF_LINE


def test_answers_on_stderr_have_their_prefix_and_the_rest_are_messages() -> None:
    bot = running_bot(out=b"on stdout\n", err=b"a message\n=>7\n=>8\n")
    asking, begun = asked(bot, Request(("turn",), LIMIT_MS, "stderr", "=>"))
    asking.check(begun + 0.01, 0.0)
    assert asking.answer is not None and asking.answer.line == "=>7"
    assert [call.args for call in bot.keep_message.call_args_list] == [("on stdout",), ("a message",)]


@pytest.mark.parametrize(("stream", "closed"), [("stdout", "out_open"), ("stderr", "err_open"), ("stdout", "in_open")])
def test_a_bot_that_has_gone_is_noticed_and_does_not_stop_the_clock_of_another(stream: str, closed: str) -> None:
    bot = running_bot()
    setattr(bot, closed, False)
    asking, begun = asked(bot, Request(("turn",), LIMIT_MS, stream))
    asking.check(begun + 0.02, 0.0)
    assert asking.gone and asking.answer is not None
    assert asking.answer.ms == pytest.approx(20.0)
    bot.why_gone.assert_not_called()


def test_the_stream_that_is_not_asked_for_may_be_closed() -> None:
    bot = running_bot()
    bot.err_open = False
    asking, begun = asked(bot)
    asking.check(begun + 0.02, 0.0)
    assert asking.answer is None and not asking.gone


def new_player() -> ProcessPlayer:
    bot = running_bot()
    bot.messages, bot.err_open = [], False
    bot.cpu_seconds.return_value = 0.0
    return ProcessPlayer(lambda: bot, (), 60_000.0, missed_turns_allowed=1)


def ask(player: ProcessPlayer, request: Request, ms: float) -> tuple[Answer, float]:
    """The answer of a player that takes so long for it, and the limit that it was given."""
    asking = player.begin(request)
    if isinstance(asking, Answer):
        return asking, 0.0
    limit_ms = asking._limit_ms
    if ms <= limit_ms:
        asking.bot.out.feed(b"5\n")
    asking.check(asking.deadline + (ms - limit_ms) / 1000.0, 0.0)
    return player.finish(asking), limit_ms


@pytest.mark.parametrize(("limit_ms", "game_ms", "given"), [
    (50.0, 0.0, [50.0, 50.0, 50.0]),
    (0.0, 100.0, [100.0, 71.0, 42.0]),
    (50.0, 100.0, [50.0, 50.0, 42.0]),
    (50.0, 58.5, [50.0, 29.5, LEAST_LIMIT_MS]),
    (0.0, 0.0, [60_000.0, 60_000.0, 60_000.0]),
])
def test_an_answer_may_take_what_is_left_of_the_games_time(
    limit_ms: float, game_ms: float, given: list[float]
) -> None:
    player, request = new_player(), Request(("turn",), limit_ms, game_ms=game_ms)
    answers = [ask(player, request, ms) for ms in (29.0, 29.0, 0.5)]
    assert [answer.line for answer, _ in answers] == ["5", "5", "5"]
    assert [limit for _, limit in answers] == pytest.approx(given)


def test_turns_may_be_missed_until_there_are_too_many_in_a_row() -> None:
    player = new_player()
    lines = []
    for ms in (60.0, 10.0, 60.0, 60.0, 10.0):
        lines.append(ask(player, TURN, ms)[0].line)
        assert isinstance(player.process, Mock)
        player.process.answers_owed = 0
    assert lines == [None, "5", None, None, None]
    player.process.kill.assert_called_once()


def test_a_bot_that_is_out_has_no_more_answers_and_takes_no_more_time() -> None:
    player = new_player()
    asking = player.begin(TURN)
    assert isinstance(asking, Asking)
    asking.bot.in_open = False
    asking.check(asking.deadline - 0.01, 0.0)
    player.finish(asking)
    assert player.begin(TURN) == Answer(None, 0.0)


def test_a_bot_that_is_not_late_but_fails_may_miss_no_turn() -> None:
    player = new_player()
    asking = player.begin(TURN)
    assert isinstance(asking, Asking)
    asking.bot.flooded_stdout = True
    asking.check(asking.deadline - 0.01, 0.0)
    answer = player.finish(asking)
    assert answer.fault is not None and answer.fault.kind is FaultKind.FLOOD_STDOUT
    assert isinstance(player.process, Mock)
    player.process.kill.assert_called_once()


@pytest.mark.parametrize(("ms", "answered"), [(60.0, False), (10.0, True)])
def test_a_bot_that_has_never_answered_in_time_has_failed_at_its_start(ms: float, answered: bool) -> None:
    player = new_player()
    ask(player, TURN, ms)
    assert isinstance(player.process, Mock)
    player.process.out_open = False
    ask(player, TURN, 60.0)
    player.process.why_gone.assert_called_once_with(answered, "")


def test_a_wait_ends_at_the_earliest_deadline_of_those_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = Seats()
    waits: list[float] = []
    slow, quick = (Asking(running_bot(), TURN, limit_ms) for limit_ms in (40.0, 20.0))

    def poll(bots: Sequence[BotProcess], seconds: float) -> tuple[float, float]:
        waits.append(seconds)
        if len(waits) == 2:
            slow.bot.out.feed(b"1\n")
            quick.bot.out.feed(b"2\n")
        return 0.0, 0.0

    monkeypatch.setattr(seats, "_poll", poll)
    for module in ("asking", "waiting"):
        monkeypatch.setattr(f"arena.run.{module}.perf_counter", lambda: quick.deadline - 0.02)
    try:
        seats.wait([slow, quick])
    finally:
        seats.close()
    assert [asking.answer.line if asking.answer else None for asking in (slow, quick)] == ["1", "2"]
    assert waits == pytest.approx([0.0, 0.02])


def test_the_arena_takes_off_what_it_had_no_core_in_this_wait_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = Seats()
    monkeypatch.setattr(seats, "_stall", Mock(ms=Mock(side_effect=[100.0, 103.0])))
    assert seats._poll([], 0.0) == (3.0, 0.0)


class Steady:
    """A baseline that always says the same."""

    def init(self, lines: Sequence[str]) -> None: ...

    def answer(self, lines: Sequence[str]) -> str:
        return "5"


def test_the_time_of_a_baseline_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([100.0, 100.007])
    monkeypatch.setattr("arena.run.players.perf_counter", lambda: next(now))
    answer = BaselinePlayer(Steady(), ()).begin(TURN)
    assert (answer.line, answer.ms) == ("5", pytest.approx(7.0))


def test_a_baseline_that_has_failed_says_so_once_and_is_out() -> None:
    player = BaselinePlayer(Mock(answer=Mock(side_effect=ArithmeticError("a fault"))), ())
    failed = player.begin(TURN)
    assert failed.line is None and failed.fault is not None
    assert failed.fault.kind is FaultKind.CRASH and "a fault" in failed.fault.text
    assert player.last_messages()[-1] == "ArithmeticError: a fault"
    assert player.begin(TURN) == Answer(None, 0.0)


@pytest.mark.parametrize(("output", "floods"), [(b"", False), (b"5\n", True)])
def test_output_that_nobody_asked_for_is_looked_at_for_a_flood(output: bytes, floods: bool) -> None:
    bot = running_bot(out=output)

    def more(seconds: float) -> None:
        bot.flooded_stdout = True

    bot.drain.side_effect = more
    player = new_player()
    player.process = bot
    bot.crash_on_stdout.return_value = None
    assert player.why_refused("x", "a reason").kind is (FaultKind.FLOOD_STDOUT if floods else FaultKind.BROKEN_RULE)


def test_a_baseline_gets_its_first_lines_once_before_its_first_request() -> None:
    answerer = Mock(answer=Mock(return_value="5"))
    player = BaselinePlayer(answerer, ["about", "the game"])
    player.begin(TURN)
    player.begin(TURN)
    assert answerer.mock_calls == [call.init(["about", "the game"]), call.answer(TURN.lines), call.answer(TURN.lines)]


def test_a_program_that_cannot_be_started_is_tried_once() -> None:
    start = Mock(side_effect=OSError("no such program"))
    player = ProcessPlayer(start, (), 60_000.0)
    failed = player.begin(TURN)
    assert isinstance(failed, Answer) and failed.fault is not None
    assert failed.fault.kind is FaultKind.CRASH_AT_START and "no such program" in failed.fault.text
    assert player.begin(TURN) == Answer(None, 0.0)
    start.assert_called_once()


def test_last_lines_are_for_those_who_still_play() -> None:
    player = new_player()
    player.farewell(["the end"])
    ask(player, TURN, 10.0)
    assert isinstance(player.process, Mock)
    player.process.send.reset_mock()
    player.process.peak_mib.return_value = 12.5
    player.farewell(["the end"])
    player.process.send.assert_called_once_with(["the end"])
    assert player.peak_mib == 12.5


@pytest.mark.parametrize(("seats", "order"), [
    (Seats(), ["begin 0", "finish 0", "begin 1", "finish 1"]),
    (Seats(together=True), ["begin 0", "begin 1", "finish 0", "finish 1"]),
])
def test_seats_are_asked_one_after_the_other_unless_together(
    seats: Seats, order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    class Noted(ProcessPlayer):
        def begin(self, request: Request) -> Asking | Answer:
            said.append(f"begin {request.lines[0]}")
            return super().begin(request)

        def finish(self, asking: Asking) -> Answer:
            said.append(f"finish {asking.request.lines[0]}")
            return super().finish(asking)

    def answered(askings: Sequence[Asking]) -> None:
        for asking in askings:
            asking.bot.out.feed(b"5\n")
            asking.check(asking.deadline - 0.01, 0.0)

    players = [Noted(new_player()._start, (), 60_000.0) for _ in range(2)]
    monkeypatch.setattr(seats, "players", players)
    monkeypatch.setattr(seats, "wait", answered)
    answers = seats.ask({seat: Request((str(seat),), LIMIT_MS) for seat in range(2)})
    assert said == order
    assert {seat: answer.line for seat, answer in answers.items()} == {0: "5", 1: "5"}


def test_while_one_is_forgiven_those_who_are_not_asked_are_held() -> None:
    bots = [Mock(ended=False, readable=Mock(return_value=[]), unsent=b"") for _ in range(3)]
    seats = Seats()
    seats.players = [Mock(process=bot) for bot in bots]
    late = Mock(answer=None, is_forgiven=False, next_look=0.0, bot=bots[1])

    def check(*_: object) -> None:
        late.answer, late.is_forgiven = late.is_forgiven or None, True

    late.check = check
    seats.wait([late])
    seats.close()
    assert [call(True) in bot.hold.mock_calls for bot in bots] == [True, False, True]
    assert [bot.hold.mock_calls[-1] for bot in bots] == [call(False)] * 3
