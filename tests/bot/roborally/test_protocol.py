"""The lines of RoboRally."""
from __future__ import annotations

from dataclasses import replace

import pytest

from bot.roborally.protocol import (
    Observation,
    Opening,
    format_answer,
    format_opening,
    format_turn,
    parse_answer,
    read_opening,
    read_turn,
)
from bot.roborally.rules.constants import EAST, NORTH, SOUTH, WEST
from bot.roborally.rules.state import Order, Robot, Status
from botkit.client.errors import ProtocolError

OPENING = Opening(1, 2, "2005", 1000, 2000, 200, (". CE n+X", "PD135 . ."), ((0, 0), (2, 1)))
ROBOT = Robot((3, 4), SOUTH, (0, 1), next_checkpoint=2, damage=7, lives=3, registers=[0, 0, 12, 70, 84])
TURN = Observation(7, (ROBOT, replace(ROBOT, cell=None, status=Status.OUT, archive_facing=WEST)), (1, 2))


@pytest.mark.parametrize("archives_facing", [False, True])
def test_what_is_formatted_is_read_again(archives_facing: bool) -> None:
    assert read_opening(iter(format_opening(OPENING)).__next__) == OPENING
    read = read_turn(iter(format_turn(TURN, archives_facing)).__next__, 2)
    assert (read.number, read.hand) == (TURN.number, TURN.hand)
    facing = [NORTH, WEST] if archives_facing else [NORTH, NORTH]
    assert [vars(robot) for robot in read.robots] == [
        vars(replace(robot, archive_facing=one)) for robot, one in zip(TURN.robots, facing)]


def test_the_lines_are_those_of_the_specification() -> None:
    assert format_opening(OPENING)[:2] == ["1 2 2005 1000 2000 200", "3 2"]
    lines = ["7", "3 4 S 2 7 3 A 0 1 0 0 12 70 84", "-1 -1 S 2 7 3 X 0 1 0 0 12 70 84", "2 1 2"]
    assert format_turn(TURN, archives_facing=False) == lines
    lines[1:3] = [f"{lines[1]} N", f"{lines[2]} W"]
    assert format_turn(TURN, archives_facing=True) == lines


@pytest.mark.parametrize(("text", "order"), [
    ("1 2 3 4 5", Order((1, 2, 3, 4, 5))),
    ("1 2 3 4 5 DOWN FACE W", Order((1, 2, 3, 4, 5), True, WEST)),
    ("1 2 3 4 5 FACE N", Order((1, 2, 3, 4, 5), False, NORTH)),
    ("WAIT", Order()),
    ("DOWN", Order(power_down=True)),
    ("WAIT FACE E", Order(facing=EAST)),
    ("DOWN FACE S", Order((), True, SOUTH)),
])
def test_answers_are_read_and_written(text: str, order: Order) -> None:
    assert parse_answer(text) == order
    assert format_answer(order) == text


@pytest.mark.parametrize("cards", ["1 2 3 4 5 ", "WAIT ", ""])
def test_the_options_of_an_answer_have_any_order(cards: str) -> None:
    assert parse_answer(f"{cards}FACE S DOWN") == parse_answer(f"{cards}DOWN FACE S")


@pytest.mark.parametrize("text", [
    "", "1 2 3 4", "1 2 3 4 5 6", "one two", "1 2 3 4 5 FACE", "1 2 3 4 5 FACE Q", "1 2 3 4 5 WAIT", "DOWN DOWN",
    "FACE N", "1 2 3 4 5 DOWN FACE N DOWN", "1 2 3 4 5 FACE N FACE N", "WAIT 1", "WAITDOWN", "-1 2 3 4 5",
    "1" * 5000 + " 2 3 4 5", "\u0661 2 3 4 5",
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
    lines = format_turn(TURN, archives_facing=False)
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
    lines = format_opening(OPENING)
    lines[line] = text
    with pytest.raises(ProtocolError, match=message):
        read_opening(iter(lines).__next__)
