"""The wait for the answers of a game: who is asked when, until when, and who is held meanwhile."""
from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import Mock, call

import pytest

from arena.contract.game import Request
from arena.run.asking import Answer, Asking
from arena.run.players import ProcessPlayer
from arena.run.process import BotProcess
from arena.run.waiting import Seats
from tests.arena.run.bots import LIMIT_MS, TURN, new_player, running_bot


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
