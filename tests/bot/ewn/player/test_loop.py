"""The conversation of both EWN bots with both judges, on good and bad input, and how they use their time."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

import pytest

from arena.contract.setup import Limits, Setup
from bot.ewn import protocol
from bot.ewn.arena.referee import EwnReferee
from bot.ewn.player import conversation, loop
from bot.ewn.player.conversation import Conversation
from bot.ewn.player.params import Params
from bot.ewn.player.times import TurnParams
from bot.ewn.reference import loop as reference
from bot.ewn.reference.params import Params as ReferenceParams
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, RED, Move, Position
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from tests.bot.ewn.positions import random_game
from tests.botkit.client.conversation import talk

GREETING = ["name", "version", "time_setting 240", "board_setting 5 6", "ini R"]
A, B = protocol.JUDGES.values()
GET = "get R 6 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2"
LATER = "get R 6 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 C3"
TURN_B = "0 0 200 10 0 5 2 1 6 14 24 19 22 23 18 5"
BOTS = {
    "shipped": lambda depth: loop.Bot(Params(depth=depth)),
    "reference": lambda depth: reference.Bot(ReferenceParams(depth=depth)),
}


def told(*lines: str, depth: int = 4) -> tuple[list[str], list[str]]:
    """What the bot writes to stdout and to stderr in answer to the lines."""
    return talk(loop.Bot(Params(depth=depth)), lines)


def asked(line: str) -> protocol.AskMove:
    message = A.parse(line)
    assert isinstance(message, protocol.AskMove)
    return message


def test_every_question_of_judge_a_is_answered() -> None:
    answers, messages = told(*GREETING, "ini B", GET, "exit", "name")
    assert len(answers) == 7
    assert answers[2:4] == ["1", "1"]
    for answer, colour in zip(answers[4:6], (RED, BLUE)):
        assert rules.is_arrangement(protocol.parse_arrangement(answer), colour)
    position = asked(GET).position
    assert A.parse_move(answers[6], position) in rules.legal_moves(position, 6)
    assert messages == []


def test_judge_b_is_answered_on_stderr_until_its_1() -> None:
    out, answers = told(TURN_B, TURN_B, "1", TURN_B)
    assert len(answers) == 2
    assert B.parse_move(answers[0], asked(GET).position) in rules.legal_moves(asked(GET).position, 6)
    assert out == []


def test_a_line_of_judge_b_is_known_whatever_came_before() -> None:
    out, err = told("hello?", TURN_B, "name", "nonsense", TURN_B, "1")
    assert [line.startswith(protocol.B_ARROW) for line in err] == [False, True, False, True]
    assert out == ["1", "einstein", "1"]


@pytest.mark.parametrize("edition", ["judge_a", "judge_b"])
@pytest.mark.parametrize("seed", [0, 1])
def test_whole_games_against_itself_have_no_fault(edition: str, seed: int) -> None:
    referee = EwnReferee(Setup(seed, 2, edition, Limits(0, 0)))
    while requests := referee.requests():
        answers = {}
        for seat, request in requests.items():
            out, err = told(*request.lines)
            answers[seat] = (out if request.stream == "stdout" else err)[0]
        assert not referee.apply(answers)
    assert sorted(referee.result().final_scores) == [0, 1]


@pytest.mark.parametrize(
    ("line", "answer", "message"),
    [
        ("get R 7 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2", "A1 A1", "the die"),
        ("get R", "A1 A1", "get: wants"),
        ("get R 6 A1 E5 E4 C5 D5 D4 A3 0 A2 C1 B1 B2", "A1 A1", "decided"),
        ("get R 6 E3 E5 E4 C5 D5 D4 0 0 0 0 0 0", "A1 A1", "decided"),
        ("hello", "1", "a command"),
        ("time_setting soon", "1", "time_setting: wants"),
        ("board_setting 9 9", "0", "board_setting: wants 5 6, not '9 9'"),
    ],
)
def test_a_bad_or_decided_line_gets_an_answer_and_a_message(line: str, answer: str, message: str) -> None:
    out, messages = told("name", line, "version")
    assert out[1] == answer
    assert len(out) == 3
    assert len(messages) == 1
    assert message in messages[0]


def test_bad_lines_of_judge_b_get_an_answer_and_the_message_goes_to_stdout() -> None:
    out, answers = told("0 0 200", TURN_B, "1")
    assert len(answers) == 2
    assert all(answer.startswith(protocol.B_ARROW) for answer in answers)
    assert len(out) == 1


class Sleepy(Conversation):
    """Its search takes as long as it is let, on a clock of its own; notes how long that was, in milliseconds."""

    def __init__(self, times: TurnParams) -> None:
        super().__init__(times)
        self.searched: list[float] = []
        self._session.turn_start = self.now = 0.0

    def search(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[SearchResult[Move]]:
        self.searched.append(1000 * (deadline.end - self._session.turn_start))
        self.now = deadline.end
        yield SearchResult(moves[-1], 0.5)

    def asked(self, line: str, judge: protocol.Judge = A) -> str | None:
        self._session.turn_start = self.now
        return self._answer(line, judge)


@pytest.fixture
def sleepy(monkeypatch: pytest.MonkeyPatch) -> Sleepy:
    """Half of a move's 2 s to think, and 10 s for the game, of which a move may use an eighth."""
    bot = Sleepy(TurnParams(turn_ms=2000.0, game_ms=10_000.0, think_share=0.5, margin_ms=0.0))
    monkeypatch.setattr(conversation, "perf_counter", lambda: bot.now)
    return bot


def test_the_only_move_and_a_winning_move_are_played_without_a_search(sleepy: Sleepy) -> None:
    assert sleepy.asked("get R 1 E5 0 0 0 0 0 E1 0 0 0 0 0") == "E1 E2"
    assert sleepy.asked("get R 1 E3 0 0 0 0 0 D5 A1 C1 0 0 0") == "D5 E5"
    assert sleepy.searched == []
    assert sleepy.asked(GET) == "B2 C2"
    assert len(sleepy.searched) == 1


def test_the_clock_of_a_game_runs_down(sleepy: Sleepy) -> None:
    for _ in range(3):
        sleepy.asked(LATER)
    first = 0.5 * 10_000.0 / 8
    assert sleepy.searched == pytest.approx([first, first * 15 / 16, first * (15 / 16) ** 2])


@pytest.mark.parametrize("line", ["ini R", GET])
def test_a_new_game_has_its_whole_time(sleepy: Sleepy, line: str) -> None:
    """Our first move begins one, with or without ``ini``."""
    for _ in range(5):
        sleepy.asked(LATER)
    sleepy.asked(line)
    sleepy.asked(LATER)
    assert sleepy.searched[-1] == pytest.approx(sleepy.searched[0 if line == "ini R" else 1])


@pytest.mark.parametrize("colour", [RED, BLUE])
def test_nothing_but_our_first_move_begins_a_new_game(
    sleepy: Sleepy, colour: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = []
    monkeypatch.setattr(sleepy, "new_game", lambda: began.append(1))
    for seed in range(20):
        for position in random_game(Random(seed))[:-1]:
            if position.to_move == colour:
                sleepy.asked(A.format(protocol.AskMove(position, 1)))
        assert len(began) == seed + 1


@pytest.mark.parametrize(
    ("seconds", "ms"), [("16", 1000.0), ("4.0", 250.0), ("0.0", 1000.0), ("0", 1000.0), ("-1", 1.2)]
)
def test_judge_bs_seconds_count_unless_they_are_none(sleepy: Sleepy, seconds: str, ms: float) -> None:
    """Of 0 it means no limit: then a move has its own time. Of less it is none, but a move must be sent.

    That is after 3 ms, of which the session keeps back 60 % until it knows that the core is its own.
    """
    for _ in range(2):
        sleepy.asked(TURN_B.replace("200", seconds), B)
    assert sleepy.searched == pytest.approx([ms, ms])


@pytest.mark.wall_time
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.wall_time
def test_an_answer_comes_within_the_move_time(bot: str) -> None:
    for seconds in (0.2, 0.5):
        times = []
        for _ in range(5):  # a busy machine may take the processor away for a while
            player = BOTS[bot](0)
            player._times = TurnParams(turn_ms=1000 * seconds)
            player._session.turn_start = perf_counter()
            player.decide(asked(GET))
            times.append(perf_counter() - player._session.turn_start)
        assert min(times) < seconds


@pytest.mark.parametrize("bot", BOTS)
def test_a_fixed_depth_gives_the_same_answer_every_time(bot: str) -> None:
    assert talk(BOTS[bot](6), [GET, LATER]) == talk(BOTS[bot](6), [GET, LATER])


@pytest.mark.parametrize("main", [loop.main, reference.main])
def test_seconds_of_a_move_and_a_game_set_the_times(main: object, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[TurnParams] = []
    monkeypatch.setattr(Conversation, "serve", lambda bot: seen.append(bot._times))
    assert callable(main)
    main(["--move-seconds", "0.2", "--game-seconds", "30"])
    main(["--set", "turn_ms=50"])
    assert [(times.turn_ms, times.game_ms) for times in seen] == [(200.0, 30_000.0), (50.0, 240_000.0)]


@pytest.mark.parametrize("main", [loop.main, reference.main])
@pytest.mark.parametrize("value", ["-1", "0", "nan", "inf", "soon"])
def test_seconds_that_are_no_time_are_refused(main: object, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert callable(main)
    for option in ("--move-seconds", "--game-seconds"):
        with pytest.raises(SystemExit, match="2"):
            main([option, value])
        assert f"argument {option}: {value!r} is not a number of seconds above 0" in capsys.readouterr().err
