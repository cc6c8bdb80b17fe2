"""The clock of an answer, without a real one: when it starts, what stops it, and whose answer a late line is."""
from __future__ import annotations

from unittest.mock import Mock

import pytest

from arena.contract.faults import FaultKind
from arena.contract.game import Request
from arena.run.asking import SENDING_SECONDS, Asking
from tests.arena.run.bots import LIMIT_MS, TURN, running_bot


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
