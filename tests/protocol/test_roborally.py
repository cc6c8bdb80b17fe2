"""The lines of RoboRally."""
from __future__ import annotations

from dataclasses import replace

import pytest

from bot.protocol.errors import ProtocolError
from bot.protocol.roborally import (
    Answer,
    RobotLine,
    Start,
    Turn,
    format_answer,
    format_start,
    format_turn,
    parse_answer,
    parse_turn,
    read_start,
    read_turn,
)

START = Start(1, 2, "2005", 1000, 2000, 200, (". CE n+X", "PD135 . ."), ((0, 0), (2, 1)))
ROBOT = RobotLine((3, 4), "S", 2, 7, 3, "A", (0, 1), (0, 0, 12, 70, 84))
TURN = Turn(7, (ROBOT, replace(ROBOT, cell=(-1, -1), status="X")), (1, 2))


def test_what_is_formatted_is_read_again() -> None:
    assert read_start(iter(format_start(START)).__next__) == START
    assert read_turn(iter(format_turn(TURN)).__next__, 2) == TURN
    facing = replace(TURN, robots=tuple(replace(robot, archive_facing="W") for robot in TURN.robots))
    assert parse_turn(format_turn(facing)) == facing


def test_the_lines_are_those_of_the_specification() -> None:
    assert format_start(START)[:2] == ["1 2 2005 1000 2000 200", "3 2"]
    assert format_turn(TURN) == ["7", "3 4 S 2 7 3 A 0 1 0 0 12 70 84", "-1 -1 S 2 7 3 X 0 1 0 0 12 70 84", "2 1 2"]


@pytest.mark.parametrize(("text", "answer"), [
    ("1 2 3 4 5", Answer((1, 2, 3, 4, 5))),
    ("1 2 3 4 5 DOWN FACE W", Answer((1, 2, 3, 4, 5), True, "W")),
    ("1 2 3 4 5 FACE N", Answer((1, 2, 3, 4, 5), False, "N")),
    ("WAIT", Answer()),
    ("DOWN", Answer(power_down=True)),
    ("WAIT FACE E", Answer(facing="E")),
])
def test_answers_are_read_and_written(text: str, answer: Answer) -> None:
    assert parse_answer(text) == answer
    assert format_answer(answer) == text


@pytest.mark.parametrize("text", [
    "", "1 2 3 4", "1 2 3 4 5 6", "one two", "1 2 3 4 5 FACE", "1 2 3 4 5 FACE Q", "1 2 3 4 5 WAIT", "DOWN DOWN",
    "FACE N", "1 2 3 4 5 FACE N DOWN", "WAIT 1", "-1 2 3 4 5",
])
def test_other_answers_are_refused(text: str) -> None:
    with pytest.raises(ProtocolError):
        parse_answer(text)


@pytest.mark.parametrize(("line", "text"), [
    (0, "seven"), (0, "7 7"), (1, "3 4 Q 2 7 3 A 0 1 0 0 12 70 84"), (1, "3 4 S 2 7 3 A 0 1 0 0 12 70"),
    (1, "3 4 S 2 7 3 A 0 1 0 0 12 70 85"), (2, "3 4 S 2 7 3 B 0 1 0 0 12 70 84"), (3, "3 1 2"), (3, ""), (3, "1 0"),
])
def test_a_bad_turn_is_refused_after_all_its_lines_are_read(line: int, text: str) -> None:
    lines = format_turn(TURN)
    lines[line] = text
    source = iter([*lines, "next"])
    with pytest.raises(ProtocolError):
        read_turn(source.__next__, 2)
    assert next(source) == "next"


@pytest.mark.parametrize(("line", "text"), [
    (0, "1 2 2005 1000 2000"), (0, "2 2 2005 1000 2000 200"), (1, "3"), (2, ". CE"), (4, "two"), (5, "1")])
def test_a_bad_start_is_refused(line: int, text: str) -> None:
    lines = format_start(START)
    lines[line] = text
    with pytest.raises(ProtocolError):
        read_start(iter(lines).__next__)
