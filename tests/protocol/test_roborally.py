"""The lines of RoboRally."""
from __future__ import annotations

from dataclasses import replace

import pytest

from bot.protocol.errors import ProtocolError
from bot.protocol.roborally import (
    Answer,
    RobotLine,
    Setup,
    Turn,
    format_answer,
    format_setup,
    format_turn,
    parse_answer,
    parse_turn,
    read_setup,
    read_turn,
)

SETUP = Setup(1, 2, "2005", 1000, 2000, 200, (". CE n+X", "PD135 . ."), ((0, 0), (2, 1)))
ROBOT = RobotLine((3, 4), "S", 2, 7, 3, "A", (0, 1), (0, 0, 12, 70, 84))
TURN = Turn(7, (ROBOT, replace(ROBOT, cell=(-1, -1), status="X")), (1, 2))


def test_what_is_formatted_is_read_again() -> None:
    assert read_setup(iter(format_setup(SETUP)).__next__) == SETUP
    assert read_turn(iter(format_turn(TURN)).__next__, 2) == TURN
    facing = replace(TURN, robots=tuple(replace(robot, archive_facing="W") for robot in TURN.robots))
    assert parse_turn(format_turn(facing)) == facing


def test_the_lines_are_those_of_the_specification() -> None:
    assert format_setup(SETUP)[:2] == ["1 2 2005 1000 2000 200", "3 2"]
    assert format_turn(TURN) == ["7", "3 4 S 2 7 3 A 0 1 0 0 12 70 84", "-1 -1 S 2 7 3 X 0 1 0 0 12 70 84", "2 1 2"]


@pytest.mark.parametrize(("text", "answer"), [
    ("1 2 3 4 5", Answer((1, 2, 3, 4, 5))),
    ("1 2 3 4 5 DOWN FACE W", Answer((1, 2, 3, 4, 5), True, "W")),
    ("1 2 3 4 5 FACE N", Answer((1, 2, 3, 4, 5), False, "N")),
    ("WAIT", Answer()),
    ("DOWN", Answer(power_down=True)),
    ("WAIT FACE E", Answer(facing="E")),
    ("DOWN FACE S", Answer((), True, "S")),
])
def test_answers_are_read_and_written(text: str, answer: Answer) -> None:
    assert parse_answer(text) == answer
    assert format_answer(answer) == text


@pytest.mark.parametrize("text", [
    "", "1 2 3 4", "1 2 3 4 5 6", "one two", "1 2 3 4 5 FACE", "1 2 3 4 5 FACE Q", "1 2 3 4 5 WAIT", "DOWN DOWN",
    "FACE N", "1 2 3 4 5 FACE N DOWN", "WAIT 1", "-1 2 3 4 5",
])
def test_other_answers_are_refused(text: str) -> None:
    with pytest.raises(ProtocolError, match="an answer: wants 5 cards, WAIT or DOWN"):
        parse_answer(text)


@pytest.mark.parametrize(("line", "text", "message"), [
    (0, "seven", "the number of the turn: wants a whole number, not 'seven'"),
    (0, "7 7", "the number of the turn: wants a whole number, not '7 7'"),
    (1, "3 4 Q 2 7 3 A 0 1 0 0 12 70 84", "a facing: wants one of N, E, S, W, not 'Q'"),
    (1, "3 4 S 2 7 3 A 0 1 0 0 12 70", "a robot: wants 14 or 15 words"),
    (1, "3 4 S 2 7 3 A 0 1 0 0 12 70 85", "a card: wants 0 to 84, not '85'"),
    (2, "3 4 S 2 7 3 B 0 1 0 0 12 70 84", "a status: wants one of A, D, V, S, X, not 'B'"),
    (2, "3 y S 2 7 3 A 0 1 0 0 12 70 84", "a robot: wants 12 whole numbers"),
    (3, "3 1 2", "the hand: wants its size and so many cards, not '3 1 2'"),
    (3, "", "the hand: wants its size and so many cards, not ''"),
    (3, "1 0", "a card: wants 1 to 84, not '0'"),
])
def test_a_bad_turn_is_refused_after_all_its_lines_are_read(line: int, text: str, message: str) -> None:
    lines = format_turn(TURN)
    lines[line] = text
    source = iter([*lines, "next"])
    with pytest.raises(ProtocolError, match=message):
        read_turn(source.__next__, 2)
    assert next(source) == "next"


@pytest.mark.parametrize(("line", "text", "message"), [
    (0, "1 2 2005 1000 2000", "the first line: wants 6 words"),
    (0, "2 2 2005 1000 2000 200", "the first line: wants one of up to 8 players"),
    (0, "1 9 2005 1000 2000 200", "the first line: wants one of up to 8 players"),
    (1, "3", "the size of the board: wants 2 whole numbers, not '3'"),
    (2, ". CE", "row 0 of the board: wants 3 words, not '. CE'"),
    (4, "two", "the number of checkpoints: wants a whole number, not 'two'"),
    (5, "1", "a checkpoint: wants 2 whole numbers, not '1'"),
])
def test_a_bad_first_line_is_refused(line: int, text: str, message: str) -> None:
    lines = format_setup(SETUP)
    lines[line] = text
    with pytest.raises(ProtocolError, match=message):
        read_setup(iter(lines).__next__)
