from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.ewn.rules import BLUE, RED
from bot.protocol import ewn
from bot.protocol.errors import ProtocolError
from bot.protocol.ewn import CAPTURED

GET = "get R 6 E3 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 B2"
RED_SQUARES = (10, 0, 5, 2, 1, 6)
BLUE_SQUARES = (14, 24, 19, 22, 23, 18)


@st.composite
def turns(draw: st.DrawFn) -> ewn.Turn:
    places = draw(st.permutations(range(25)))[:12]
    alive = draw(st.lists(st.booleans(), min_size=12, max_size=12))
    squares = tuple(place if living else CAPTURED for place, living in zip(places, alive))
    return ewn.Turn(draw(st.sampled_from([RED, BLUE])), draw(st.integers(1, 6)), squares[:6], squares[6:])


def test_a_turn_of_judge_a_names_blues_pieces_first() -> None:
    assert ewn.parse_a(GET) == ewn.Turn(RED, 6, RED_SQUARES, BLUE_SQUARES)


def test_a_dead_piece_is_0_for_judge_a_and_minus_1_for_judge_b() -> None:
    a = ewn.parse_a("get B 1 0 E5 E4 C5 D5 D4 A3 A1 A2 C1 B1 0")
    b = ewn.parse_b("0 1 200 10 0 5 2 1 -1 -1 24 19 22 23 18 0")
    for turn in (a, b):
        assert isinstance(turn, ewn.Turn)
        assert (turn.blue[0], turn.red[5]) == (CAPTURED, CAPTURED)
        assert (turn.colour, turn.die) == (BLUE, 1)


def test_a_turn_of_judge_b_names_reds_pieces_first_and_counts_the_die_from_0() -> None:
    turn = ewn.parse_b("0 0 17.5 10 0 5 2 1 6 14 24 19 22 23 18 5")
    assert turn == ewn.Turn(RED, 6, RED_SQUARES, BLUE_SQUARES, 17.5)


@given(turns())
def test_written_turns_are_read_back(turn: ewn.Turn) -> None:
    assert ewn.parse_a(ewn.format_a(turn)) == turn
    timed = ewn.Turn(turn.colour, turn.die, turn.red, turn.blue, 12.0)
    assert ewn.parse_b(ewn.format_b(timed)) == timed


@pytest.mark.parametrize(
    "message",
    [
        ewn.AskName(),
        ewn.AskVersion(),
        ewn.TimeSetting(240),
        ewn.BoardSetting(5, 6),
        ewn.AskArrangement(RED),
        ewn.AskArrangement(BLUE),
        ewn.End(),
    ],
)
def test_other_lines_of_judge_a_are_read_back(message: ewn.Message) -> None:
    assert ewn.parse_a(ewn.format_a(message)) == message


def test_the_end_of_judge_b_is_a_1() -> None:
    assert ewn.parse_b("1") == ewn.parse_b(ewn.format_b(ewn.End())) == ewn.End()


@pytest.mark.parametrize(
    ("line", "judge_b"), [("name", False), (GET, False), ("0 0 9 1", True), ("1", True), ("", False)]
)
def test_the_first_word_tells_the_judges_apart(line: str, judge_b: bool) -> None:
    assert ewn.is_judge_b(line) is judge_b


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "a command: wants get, .* or exit, not ''"),
        ("hello", "a command: wants get, .* or exit, not 'hello'"),
        ("ini", "the colour: wants R or B, not ''"),
        ("ini G", "the colour: wants R or B, not 'G'"),
        ("get R 6", "get: wants 14 words, not 'R 6'"),
        (GET.replace("R 6", "R 7"), "the die: wants 6 sides"),
        (GET.replace("R 6", "R x"), "the die: wants a whole number, not 'x'"),
        (GET.replace("E3", "F3"), "a square: wants A1 to E5, not 'F3'"),
        (GET.replace("E3", "E5"), "the squares: wants one piece on each"),
        ("time_setting", "time_setting: wants a whole number, not ''"),
        ("board_setting 5", "board_setting: wants 2 whole numbers, not '5'"),
    ],
)
def test_bad_lines_of_judge_a_are_told_why(line: str, reason: str) -> None:
    with pytest.raises(ProtocolError, match=reason):
        ewn.parse_a(line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 0 9", "a turn: wants 16 words, not '0 0 9'"),
        ("2 0 9 10 0 5 2 1 6 14 24 19 22 23 18 5", "a turn: wants 0 first, not '2'"),
        ("0 2 9 10 0 5 2 1 6 14 24 19 22 23 18 5", "the colour: wants 0 or 1, not '2'"),
        ("0 0 x 10 0 5 2 1 6 14 24 19 22 23 18 5", "the remaining time: wants a number, not 'x'"),
        ("0 0 9 25 0 5 2 1 6 14 24 19 22 23 18 5", "a square: wants -1 to 24, not '25'"),
        ("0 0 9 10 0 5 2 1 6 14 24 19 22 23 18 6", "the die: wants 6 sides"),
    ],
)
def test_bad_lines_of_judge_b_are_told_why(line: str, reason: str) -> None:
    with pytest.raises(ProtocolError, match=reason):
        ewn.parse_b(line)


def test_moves_are_read_back() -> None:
    assert ewn.format_move_a(6, 12) == "B2 C3"
    assert ewn.parse_move_a("B2 C3") == (6, 12)
    assert ewn.format_move_b(6, 12) == "====>5 12"
    assert ewn.parse_move_b("====>5 12") == (6, 12)


@pytest.mark.parametrize("answer", ["", "B2", "B2 C3 D4", "B2 C9", "b2 c3", "====>5 12"])
def test_bad_moves_for_judge_a_are_refused(answer: str) -> None:
    with pytest.raises(ProtocolError):
        ewn.parse_move_a(answer)


@pytest.mark.parametrize("answer", ["", "5 12", "====>5", "====>x 12", "B2 C3"])
def test_bad_moves_for_judge_b_are_refused(answer: str) -> None:
    with pytest.raises(ProtocolError):
        ewn.parse_move_b(answer)


def test_arrangements_are_read_back() -> None:
    assert ewn.format_arrangement(RED_SQUARES) == "A3 A1 A2 C1 B1 B2"
    assert ewn.parse_arrangement("A3 A1 A2 C1 B1 B2") == RED_SQUARES
    with pytest.raises(ProtocolError, match="an arrangement: wants 6 words, not 'A3 A1'"):
        ewn.parse_arrangement("A3 A1")
