"""The EWN bot's loop with both judges, on good and bad input, and what it makes of its time."""
from __future__ import annotations

import gc
import io
import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter

import pytest

from bot.arena.game import Limits, Setup
from bot.arena.games.ewn.referee import EwnReferee
from bot.games.ewn import rules
from bot.games.ewn.rules import BLUE, DICE, RED, Move, Position
from bot.players import session
from bot.players.ewn.loop import Bot, Times, main
from bot.players.ewn.params import Params
from bot.players.ewn.thinker import THINKERS, VALUES, LayerThinker, new_thinker
from bot.protocol import ewn as protocol
from bot.search.clock import Deadline
from tests.games.ewn.positions import scattered

GREETING = ["name", "version", "time_setting 240", "board_setting 5 6", "ini R"]
GET = "get R 6 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2"
SHALLOW = Params(iterations=4)
QUICK = Times(0.2, 240.0)


@pytest.fixture(autouse=True, scope="module")
def _collect_garbage_again() -> Iterator[None]:
    """A session switches the collector off."""
    yield
    gc.enable()
    gc.unfreeze()


def talk(*lines: str, params: Params = SHALLOW, times: Times = QUICK) -> tuple[list[str], list[str]]:
    """What the bot writes to stdout and to stderr in answer to the lines, after which the input ends."""
    bot = Bot(params, new_thinker(params), times)
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        session.run(bot.serve)
    return out.getvalue().splitlines(), err.getvalue().splitlines()


def test_every_question_of_judge_a_is_answered() -> None:
    answers, messages = talk(*GREETING, "ini B", GET, "exit", "name")
    assert len(answers) == 7
    assert answers[2:4] == ["1", "1"]
    for answer, colour in zip(answers[4:6], (RED, BLUE)):
        assert rules.is_arrangement(protocol.parse_arrangement(answer), colour)
    position = Position((10, 0, 5, 2, 1, 6), (14, 24, 19, 22, 23, 18), RED)
    assert Move(*protocol.parse_move_a(answers[6])) in rules.legal_moves(position, 6)
    assert messages == []


def test_judge_b_is_answered_on_stderr_until_its_1() -> None:
    turn = "0 0 200 10 0 5 2 1 6 14 24 19 22 23 18 5"
    out, answers = talk(turn, turn, "1", turn)
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
            out, err = talk(*request.lines)
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
    out, messages = talk("name", line, "version")
    assert out[1] == answer
    assert len(out) == 3
    assert len(messages) == 1


def test_bad_lines_of_judge_b_get_an_answer_and_the_message_goes_to_stdout() -> None:
    out, answers = talk("0 0 200", "0 0 200 10 0 5 2 1 6 14 24 19 22 23 18 5", "1")
    assert len(answers) == 2
    assert all(answer.startswith("====>") for answer in answers)
    assert len(out) == 1


def test_the_only_move_and_a_winning_move_are_played_without_a_search() -> None:
    start = perf_counter()
    answers, _ = talk("name", "get R 1 E5 0 0 0 0 0 E1 0 0 0 0 0", "get R 2 E4 0 0 0 0 0 D5 A1 C1 0 0 0",
                      "get R 1 E3 0 0 0 0 0 D5 A1 C1 0 0 0", params=Params(iterations=40))
    assert answers[1] == "E1 E2"
    assert answers[3] == "D5 E5"
    assert perf_counter() - start < 5


@pytest.mark.parametrize("search", THINKERS)
def test_an_answer_comes_within_the_move_time(search: str) -> None:
    params = Params(search=search)
    slack = 0.1  # a busy machine may take the processor away for a while
    bot_times = []
    for seconds in (0.05, 0.3):
        bot = Bot(params, new_thinker(params), Times(seconds, 240.0))
        message = protocol.read_a(GET)
        assert isinstance(message, protocol.Turn)
        bot._session.turn_start = perf_counter()
        bot._move(message)
        bot_times.append(perf_counter() - bot._session.turn_start - seconds)
    assert max(bot_times) < slack


def test_little_time_for_the_game_makes_moves_short() -> None:
    bot = Bot(Params(), new_thinker(Params()), Times(5.0, 0.8))
    message = protocol.read_a(GET)
    assert isinstance(message, protocol.Turn)
    for _ in range(3):
        bot._session.turn_start = start = perf_counter()
        bot._move(message)
        assert perf_counter() - start < 0.25


@pytest.mark.parametrize("search", THINKERS)
@pytest.mark.parametrize("evaluation", VALUES)
def test_a_fixed_depth_gives_the_same_answer_every_time(search: str, evaluation: str) -> None:
    params = Params(search=search, evaluation=evaluation, iterations=6)
    assert talk(GET, params=params) == talk(GET, params=params)


def test_both_searches_agree_at_a_fixed_depth() -> None:
    random = Random(12)
    for _ in range(20):
        position = scattered(random, 6)
        die = random.choice(DICE)
        moves = rules.legal_moves(position, die)
        if len(moves) < 2 or any(rules.winner(rules.play(position, move)) is not None for move in moves):
            continue
        layers = LayerThinker(Params(evaluation="combined", iterations=6))
        *_, depth = layers.depths(position, moves, Deadline.never())
        scout = new_thinker(Params(search="negascout", evaluation="combined", iterations=6))
        *_, choice = scout.think(position, moves, Deadline.never())
        assert -depth.values[moves.index(choice)] == pytest.approx(-depth.values.min(), abs=1e-6)


@pytest.mark.parametrize("count", [25, pytest.param(1000, marks=pytest.mark.strength)])
def test_with_up_to_four_pieces_the_move_loses_nothing(count: int) -> None:
    random = Random(13)
    thinker = LayerThinker(Params())
    checked = 0
    while checked < count:
        position = scattered(random, random.randint(3, 4))
        moves = rules.legal_moves(position, random.choice(DICE))
        if len(moves) < 2 or any(rules.winner(rules.play(position, move)) is not None for move in moves):
            continue
        *_, chosen = thinker.think(position, moves, Deadline.never())
        known: dict[Position, float] = {}
        worth = {move: 1 - rules.win_probability(rules.play(position, move), known) for move in moves}
        assert max(worth.values()) - worth[chosen] < 1e-9
        checked += 1


@pytest.mark.parametrize("setting", ["search=best", "evaluation=magic", "depth=3"])
def test_unknown_settings_are_refused(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--set", setting])
    assert stop.value.code == 2
    assert setting.split("=")[0] in capsys.readouterr().err


