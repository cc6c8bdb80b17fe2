"""The EWN bot's loop with both judges, on good and bad input, and what it makes of its time."""
from __future__ import annotations

from time import perf_counter
from unittest.mock import Mock

import pytest

from bot.arena.game import Limits, Setup
from bot.arena.games.ewn.referee import EwnReferee
from bot.games.ewn import rules
from bot.games.ewn.rules import BLUE, RED, Move, Position
from bot.players.ewn.loop import Bot, main
from bot.players.ewn.params import Params
from bot.players.ewn.thinker import THINKERS, VALUES
from bot.protocol import ewn as protocol
from tests.players.conversation import talk

GREETING = ["name", "version", "time_setting 240", "board_setting 5 6", "ini R"]
GET = "get R 6 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2"
SHALLOW = Params(iterations=4)


def told(*lines: str, params: Params = SHALLOW) -> tuple[list[str], list[str]]:
    """What the bot writes to stdout and to stderr in answer to the lines."""
    return talk(Bot(params), lines)


def test_every_question_of_judge_a_is_answered() -> None:
    answers, messages = told(*GREETING, "ini B", GET, "exit", "name")
    assert len(answers) == 7
    assert answers[2:4] == ["1", "1"]
    for answer, colour in zip(answers[4:6], (RED, BLUE)):
        assert rules.is_arrangement(protocol.parse_arrangement(answer), colour)
    position = Position((10, 0, 5, 2, 1, 6), (14, 24, 19, 22, 23, 18), RED)
    assert Move(*protocol.parse_move_a(answers[6])) in rules.legal_moves(position, 6)
    assert messages == []


def test_judge_b_is_answered_on_stderr_until_its_1() -> None:
    turn = "0 0 200 10 0 5 2 1 6 14 24 19 22 23 18 5"
    out, answers = told(turn, turn, "1", turn)
    assert len(answers) == 2
    label, end = protocol.parse_move_b(answers[0])
    assert (label, end) in {(6, 12), (6, 7), (6, 11)}
    assert out == []


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
    ("line", "answer"),
    [
        ("get R 7 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2", "A1 A1"),
        ("get R", "A1 A1"),
        ("get R 6 A1 E5 E4 C5 D5 D4 A3 0 A2 C1 B1 B2", "A1 A1"),
        ("get R 6 E3 E5 E4 C5 D5 D4 0 0 0 0 0 0", "A1 A1"),
        ("hello", "1"),
    ],
)
def test_a_bad_or_decided_line_gets_an_answer_and_a_message(line: str, answer: str) -> None:
    out, messages = told("name", line, "version")
    assert out[1] == answer
    assert len(out) == 3
    assert len(messages) == 1


def test_bad_lines_of_judge_b_get_an_answer_and_the_message_goes_to_stdout() -> None:
    out, answers = told("0 0 200", "0 0 200 10 0 5 2 1 6 14 24 19 22 23 18 5", "1")
    assert len(answers) == 2
    assert all(answer.startswith("====>") for answer in answers)
    assert len(out) == 1


def test_the_only_move_and_a_winning_move_are_played_without_a_search() -> None:
    bot = Bot(SHALLOW)
    bot._thinker = Mock(wraps=bot._thinker)
    only, winning = "get R 1 E5 0 0 0 0 0 E1 0 0 0 0 0", "get R 1 E3 0 0 0 0 0 D5 A1 C1 0 0 0"
    answers, _ = talk(bot, ["name", only, winning])
    assert answers[1:] == ["E1 E2", "D5 E5"]
    bot._thinker.think.assert_not_called()
    talk(bot, [GET])
    bot._thinker.think.assert_called_once()


@pytest.mark.parametrize("search", THINKERS)
def test_an_answer_comes_within_the_move_time(search: str) -> None:
    message = protocol.parse_a(GET)
    assert isinstance(message, protocol.Turn)
    for seconds in (0.05, 0.3):
        times = []
        for _ in range(5):  # a busy machine may take the processor away for a while
            bot = Bot(Params(search=search, turn_ms=1000 * seconds))
            bot._session.turn_start = perf_counter()
            bot._move(message)
            times.append(perf_counter() - bot._session.turn_start)
        assert min(times) < seconds


def test_little_time_for_the_game_makes_moves_short() -> None:
    bot = Bot(Params(turn_ms=5000.0, game_ms=800.0))
    message = protocol.parse_a(GET)
    assert isinstance(message, protocol.Turn)
    for _ in range(3):
        bot._session.turn_start = start = perf_counter()
        bot._move(message)
        assert perf_counter() - start < 0.25


@pytest.mark.parametrize("search", THINKERS)
@pytest.mark.parametrize("evaluation", VALUES)
def test_a_fixed_depth_gives_the_same_answer_every_time(search: str, evaluation: str) -> None:
    params = Params(search=search, evaluation=evaluation, iterations=6)
    assert told(GET, params=params) == told(GET, params=params)


def test_seconds_of_a_move_and_a_game_set_the_times(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Params] = []
    monkeypatch.setattr(Bot, "serve", lambda bot: seen.append(bot._params))
    main(["--move-seconds", "0.2", "--game-seconds", "30"])
    main(["--set", "turn_ms=50"])
    assert [(params.turn_ms, params.game_ms) for params in seen] == [(200.0, 30_000.0), (50.0, 240_000.0)]
