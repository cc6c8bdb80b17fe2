from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ewn import protocol as ewn
from bot.ewn.rules.state import BLUE, CAPTURED, RED, Move, Position
from botkit.client.errors import ProtocolError

GET = "get R 6 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2"
POSITION = Position((10, 0, 5, 2, 1, 6), (14, 24, 19, 22, 23, 18), RED)
A, B = ewn.JUDGES["judge_a"], ewn.JUDGES["judge_b"]


@st.composite
def questions(draw: st.DrawFn) -> ewn.AskMove:
    places = draw(st.permutations(range(25)))[:12]
    alive = draw(st.lists(st.booleans(), min_size=12, max_size=12))
    squares = tuple(place if living else CAPTURED for place, living in zip(places, alive))
    position = Position(squares[:6], squares[6:], draw(st.sampled_from([RED, BLUE])))
    return ewn.AskMove(position, draw(st.integers(1, 6)))


def test_judge_a_names_blues_pieces_first() -> None:
    assert A.parse(GET) == ewn.AskMove(POSITION, 6)


def test_a_dead_piece_is_0_for_judge_a_and_minus_1_for_judge_b() -> None:
    a = A.parse("get B 1 0 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 0")
    b = B.parse("0 1 200 10 0 5 2 1 -1 -1 24 19 22 23 18 0")
    for asked in (a, b):
        assert isinstance(asked, ewn.AskMove)
        assert (asked.position.blue[0], asked.position.red[5]) == (CAPTURED, CAPTURED)
        assert (asked.position.to_move, asked.die) == (BLUE, 1)


def test_judge_b_names_reds_pieces_first_and_counts_the_die_from_0() -> None:
    assert B.parse("0 0 17.5 10 0 5 2 1 6 14 24 19 22 23 18 5") == ewn.AskMove(POSITION, 6, 17.5)


@pytest.mark.parametrize(("seconds", "left"), [("0.0", math.inf), ("0", math.inf), ("inf", math.inf), ("-0.5", 0.0)])
def test_judge_b_says_no_limit_by_0(seconds: str, left: float) -> None:
    assert B.parse(f"0 0 {seconds} 10 0 5 2 1 6 14 24 19 22 23 18 5") == ewn.AskMove(POSITION, 6, left)


@given(questions())
def test_written_questions_are_read_back(asked: ewn.AskMove) -> None:
    assert A.parse(A.format(asked)) == asked
    for seconds in (12.0, math.inf):
        timed = ewn.AskMove(asked.position, asked.die, seconds)
        assert B.parse(B.format(timed)) == timed


@pytest.mark.parametrize(
    "message",
    [
        ewn.Command.NAME,
        ewn.Command.VERSION,
        ewn.TimeSetting(240),
        ewn.Command.BOARD_SETTING,
        ewn.AskArrangement(RED),
        ewn.AskArrangement(BLUE),
        ewn.Command.EXIT,
    ],
)
def test_other_lines_of_judge_a_are_read_back(message: ewn.Message) -> None:
    assert A.parse(A.format(message)) == message


def test_the_end_of_judge_b_is_a_1() -> None:
    assert B.parse("1") == B.parse(B.format(ewn.Command.EXIT)) == ewn.Command.EXIT


@pytest.mark.parametrize(
    ("line", "judge"),
    [*((line, A) for line in ("name", GET, "ini x", "exit")), *((line, B) for line in ("0 0 9 1", "1", "0 x", "1 2"))],
)
def test_the_first_word_tells_who_speaks_whoever_spoke_before(line: str, judge: ewn.Judge) -> None:
    assert ewn.judge_of(line, A) is ewn.judge_of(line, B) is judge


@pytest.mark.parametrize("line", ["", "hello", "2 0 9", "00", "getting"])
def test_another_first_word_leaves_it_as_it_was(line: str) -> None:
    assert [ewn.judge_of(line, A), ewn.judge_of(line, B), ewn.judge_of(line)] == [A, B, A]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "a command: wants get, .*, exit, not ''"),
        ("hello", "a command: wants get, .*, exit, not 'hello'"),
        ("ini", "the colour: wants R or B, not ''"),
        ("ini G", "the colour: wants R or B, not 'G'"),
        ("get R 6", "get: wants 14 words, not 'R 6'"),
        (GET.replace("R 6", "R 7"), "the die: wants 6 sides"),
        (GET.replace("R 6", "R x"), "the die: wants a whole number, not 'x'"),
        (GET.replace("E3", "F3"), "a square: wants A1 to E5, not 'F3'"),
        (GET.replace("E3", "E5"), "the squares: wants one piece on each"),
        ("time_setting", "time_setting: wants a whole number, not ''"),
        ("board_setting 5", "board_setting: wants 5 6, not '5'"),
        ("board_setting 9 9", "board_setting: wants 5 6, not '9 9'"),
        ("board_setting 6 5", "board_setting: wants 5 6, not '6 5'"),
    ],
)
def test_bad_lines_of_judge_a_are_told_why(line: str, reason: str) -> None:
    with pytest.raises(ProtocolError, match=reason):
        A.parse(line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 0 9", "a turn: wants 16 words, not '0 0 9'"),
        ("2 0 9 10 0 5 2 1 6 14 24 19 22 23 18 5", "a turn: wants 0 first, not '2'"),
        ("0 2 9 10 0 5 2 1 6 14 24 19 22 23 18 5", "the colour: wants 0 or 1, not '2'"),
        ("0 0 x 10 0 5 2 1 6 14 24 19 22 23 18 5", "the remaining time: wants a number, not 'x'"),
        ("0 0 nan 10 0 5 2 1 6 14 24 19 22 23 18 5", "the remaining time: wants a number, not 'nan'"),
        ("0 0 9 25 0 5 2 1 6 14 24 19 22 23 18 5", "a square: wants -1 to 24, not '25'"),
        ("0 0 9 10 0 5 2 1 6 14 24 19 22 23 18 6", "the die: wants 6 sides"),
    ],
)
def test_bad_lines_of_judge_b_are_told_why(line: str, reason: str) -> None:
    with pytest.raises(ProtocolError, match=reason):
        B.parse(line)


def test_moves_are_read_back() -> None:
    move = Move(6, 12)
    assert A.format_move(move, POSITION) == "B2 C3"
    assert B.format_move(move, POSITION) == "====>5 12"
    for judge in (A, B):
        assert judge.parse_move(judge.format_move(move, POSITION), POSITION) == move
        assert judge.parse_move(judge.no_move, POSITION).end == 0


@pytest.mark.parametrize("answer", ["", "B2", "B2 C3 D4", "B2 C9", "b2 c3", "====>5 12"])
def test_bad_moves_for_judge_a_are_refused(answer: str) -> None:
    with pytest.raises(ProtocolError):
        A.parse_move(answer, POSITION)


@pytest.mark.parametrize("answer", ["", "5 12", "====>5", "====>x 12", "====>6 12", "====>-1 12", "B2 C3"])
def test_bad_moves_for_judge_b_are_refused(answer: str) -> None:
    with pytest.raises(ProtocolError):
        B.parse_move(answer, POSITION)


def test_arrangements_are_read_back() -> None:
    assert ewn.format_arrangement(POSITION.red) == "A3 A1 A2 C1 B1 B2"
    assert ewn.parse_arrangement("A3 A1 A2 C1 B1 B2") == POSITION.red
    with pytest.raises(ProtocolError, match="an arrangement: wants 6 words, not 'A3 A1'"):
        ewn.parse_arrangement("A3 A1")
