"""Who answers in a game: what is left of a game's time, how many turns may be missed, who is out, and baselines."""
from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import Mock, call

import pytest

from arena.contract.faults import FaultKind
from arena.contract.game import Request
from arena.run.asking import Answer, Asking
from arena.run.players import LEAST_LIMIT_MS, BaselinePlayer, ProcessPlayer
from tests.arena.run.bots import TURN, new_player, running_bot


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


def answer_of(player: ProcessPlayer, **of_bot: bool) -> Answer:
    """The answer of a player in time, whose bot has become so meanwhile."""
    asking = player.begin(TURN)
    assert isinstance(asking, Asking)
    for name, value in of_bot.items():
        setattr(asking.bot, name, value)
    asking.check(asking.deadline - 0.01, 0.0)
    return player.finish(asking)


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
    answer_of(player, in_open=False)
    assert player.begin(TURN) == Answer(None, 0.0)


def test_a_bot_that_is_not_late_but_fails_may_miss_no_turn() -> None:
    player = new_player()
    answer = answer_of(player, flooded_stdout=True)
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
