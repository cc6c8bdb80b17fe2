from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.protocol.errors import ProtocolError
from bot.protocol.olympics import (
    GAME_OVER,
    GameLine,
    Setup,
    Turn,
    TurnReader,
    format_answer,
    format_setup,
    format_turn,
    parse_answer,
    parse_games,
    parse_seat,
    parse_turn,
)

FULL_TURN = [
    "6300 2 1 1 2 4 1 2 4 0 2 3 2",
    "6804 2 1 1 3 0 4 2 3 1 3 3 1",
    "3150 1 2 1 2 3 2 2 1 3 3 1 3",
    "......#...#...#...#....#...... 10 9 10 2 0 0 0",
    "GAME_OVER 16 -13 18 -14 13 -8 0",
    "UDRL 6 5 5 0 2 2 11",
    "RRDDLULRURRUUU 1 1 0 1 1 0 0",
]
RACE_TURN = ["3 1 0 0", "1 0 1 0", "0 0 0 1", "...#...#...#...#....#......... 1 2 2 0 0 0 0"]

counts = st.integers(0, 99)
turns = st.integers(1, 4).flatmap(
    lambda games: st.builds(
        Turn,
        points=st.tuples(*[st.integers(0, 10**6)] * 3),
        medals=st.tuples(*[st.tuples(*[st.tuples(counts, counts, counts)] * games)] * 3),
        games=st.tuples(
            *[
                st.builds(
                    GameLine,
                    st.sampled_from([GAME_OVER, "UDLR", "0123", "....#....#"]),
                    st.tuples(*[st.integers(-20, 120)] * 7),
                )
            ]
            * games
        ),
    )
)


def reader(lines: list[str], games: int) -> TurnReader:
    return TurnReader(iter(lines).__next__, games)


def test_reads_every_number_of_a_turn_of_the_full_match() -> None:
    turn = parse_turn(FULL_TURN)
    assert turn.points == (6300, 6804, 3150)
    assert turn.medals[1] == ((2, 1, 1), (3, 0, 4), (2, 3, 1), (3, 3, 1))
    assert turn.games[1] == GameLine(GAME_OVER, (16, -13, 18, -14, 13, -8, 0))
    assert turn.games[3].gpu == "RRDDLULRURRUUU"


def test_reads_a_turn_of_the_league_with_one_race() -> None:
    turn = parse_turn(RACE_TURN)
    assert turn.medals == (((1, 0, 0),), ((0, 1, 0),), ((0, 0, 1),))
    assert turn.games[0].registers == (1, 2, 2, 0, 0, 0, 0)


@pytest.mark.parametrize("lines", [FULL_TURN, RACE_TURN])
def test_writes_a_turn_as_it_was_read(lines: list[str]) -> None:
    assert format_turn(parse_turn(lines)) == lines


@given(turns)
def test_every_turn_survives_being_written_and_read(turn: Turn) -> None:
    assert parse_turn(format_turn(turn)) == turn


@pytest.mark.parametrize("setup", [Setup(0, 4), Setup(2, 1)])
def test_the_first_lines_survive_being_written_and_read(setup: Setup) -> None:
    seat, games = format_setup(setup)
    assert Setup(parse_seat(seat), parse_games(games)) == setup


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["x", "4"], "the player's number: wants a whole number, not 'x'"),
        (["3", "4"], "the player's number: wants 0 to 2, not '3'"),
        (["0", "four"], "the number of games: wants a whole number, not 'four'"),
        (["0", "0"], "the number of games: wants 1 to 4, not '0'"),
        (["0", "5"], "the number of games: wants 1 to 4, not '5'"),
    ],
)
def test_bad_first_lines_are_refused_with_the_reason(lines: list[str], message: str) -> None:
    with pytest.raises(ProtocolError, match=message):
        parse_seat(lines[0]), parse_games(lines[1])


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (0, "6300 2 1 1 2 4 1 2 4 0 2 3", "score information: wants 13 whole numbers, not '6300 2 "),
        (1, "6804 two 1 1 3 0 4 2 3 1 3 3 1", "score information: wants 13 whole numbers, not '6804 two "),
        (3, "", "a game's line: wants a track, .*, not ''"),
        (5, "UDRL 6 5 5 0 2 2", "the registers of UDRL: wants 7 whole numbers, not '6 5 5 0 2 2'"),
        (2, "3150 1 2 1 2 3 2 2 1 3 3 1 -3", "score information: wants no negative number of medals"),
        (6, "RRDD 1 1 0 1 x 0 0", "the registers of RRDD: wants 7 whole numbers, not '1 1 0 1 x 0 0'"),
    ],
)
def test_a_bad_line_is_refused_with_its_reason(number: int, line: str, message: str) -> None:
    with pytest.raises(ProtocolError, match=message):
        parse_turn([*FULL_TURN[:number], line, *FULL_TURN[number + 1 :]])


@pytest.mark.parametrize("lost", range(7))
def test_after_a_lost_line_the_next_but_one_turn_is_read_whole(lost: int) -> None:
    turns = reader(FULL_TURN[:lost] + FULL_TURN[lost + 1 :] + FULL_TURN + FULL_TURN, 4)
    with pytest.raises(ProtocolError):
        turns.read()
    assert turns.read() == parse_turn(FULL_TURN)
    assert turns.read() == parse_turn(FULL_TURN)


def test_a_stray_line_costs_one_turn() -> None:
    turns = reader(["noise", *FULL_TURN, *FULL_TURN], 4)
    with pytest.raises(ProtocolError):
        turns.read()
    assert turns.read() == parse_turn(FULL_TURN)
    assert turns.read() == parse_turn(FULL_TURN)


def test_never_reads_further_than_the_turn() -> None:
    lines = iter([*FULL_TURN, "of the next turn"])
    TurnReader(lines.__next__, 4).read()
    assert next(lines) == "of the next turn"


@pytest.mark.parametrize(
    ("text", "action"), [("UP", 0), ("down", 1), ("Left hello there", 2), ("RIGHT ", 3), ("up UP", 0)]
)
def test_takes_any_case_and_a_message(text: str, action: int) -> None:
    assert parse_answer(text) == action


@pytest.mark.parametrize("text", ["", " UP", "UPWARDS", "UP\tnow", "3", "NORTH", "UP,please"])
def test_refuses_what_is_no_action(text: str) -> None:
    with pytest.raises(ProtocolError, match="an answer: wants UP, DOWN, LEFT or RIGHT"):
        parse_answer(text)


@given(st.integers(0, 3), st.text(max_size=20))
def test_an_answer_means_its_action_whatever_the_message(action: int, message: str) -> None:
    assert parse_answer(format_answer(action, message)) == action
