from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.olympics.protocol import (
    ACTION_NAMES,
    TurnInput,
    TurnReader,
    format_answer,
    format_setup,
    format_turn,
    parse_answer,
    parse_games,
    parse_seat,
    parse_turn,
    registers_of,
)
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.olympics.rules.plain import is_over, play_turn
from bot.olympics.rules.state import Diving, Hurdles, MiniGame, Skating
from botkit.client.errors import ProtocolError

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



def run_in_progress(game: int, source: Random, steps: int) -> MiniGame | None:
    """A run after some turns of random play, or ``None`` where it is over."""
    run = (draw_hurdles, draw_archery, draw_skating, draw_diving)[game](source)
    for _ in range(steps):
        play_turn(run, [source.randrange(4) for _ in range(3)])
        if is_over(run):
            return None
    return run


@st.composite
def turns(draw: st.DrawFn) -> TurnInput:
    """Any turn of the full match, or of races."""
    source = Random(draw(st.integers(0, 10**6)))
    kinds = draw(st.sampled_from([(0, 1, 2, 3), (0,), (0, 0, 0, 0)]))
    runs = tuple(run_in_progress(kind, source, source.randrange(16)) for kind in kinds)
    counts = st.integers(0, 99)
    return TurnInput(
        points=draw(st.tuples(*[st.integers(0, 10**6)] * 3)),
        medals=draw(st.tuples(*[st.tuples(*[st.tuples(counts, counts, counts)] * len(kinds))] * 3)),
        runs=runs,
        registers=tuple((29, 3, -4, 0, 1, 2, 0) if run is None else registers_of(run) for run in runs),
    )


def reader(lines: list[str], games: int) -> TurnReader:
    return TurnReader(iter(lines).__next__, games)


def test_reads_every_number_of_a_turn_of_the_full_match() -> None:
    turn = parse_turn(FULL_TURN)
    assert turn.points == (6300, 6804, 3150)
    assert turn.medals[1] == ((2, 1, 1), (3, 0, 4), (2, 3, 1), (3, 3, 1))
    assert turn.runs[0] == Hurdles("......#...#...#...#....#......", [10, 9, 10], [2, 0, 0])
    assert turn.runs[1] is None
    assert turn.registers[1] == (16, -13, 18, -14, 13, -8, 0)
    assert turn.runs[2] == Skating("UDRL", [6, 5, 5], [0, 2, 2], 11)
    assert turn.runs[3] == Diving("RRDDLULRURRUUU", [1, 1, 0], [1, 1, 0])


def test_a_position_is_that_of_the_turn_with_its_number() -> None:
    position = parse_turn(FULL_TURN).position(40)
    assert (position.turn, position.medals[2][3], position.runs[1]) == (40, (3, 1, 3), None)
    assert parse_turn(FULL_TURN).position(101).turn == 100


def test_reads_a_turn_of_the_league_with_one_race() -> None:
    turn = parse_turn(RACE_TURN)
    assert turn.medals == (((1, 0, 0),), ((0, 1, 0),), ((0, 0, 1),))
    assert turn.runs == (Hurdles("...#...#...#...#....#.........", [1, 2, 2]),)


@pytest.mark.parametrize("lines", [FULL_TURN, RACE_TURN])
def test_writes_a_turn_as_it_was_read(lines: list[str]) -> None:
    assert format_turn(parse_turn(lines)) == lines


@given(turns())
def test_every_turn_survives_being_written_and_read(turn: TurnInput) -> None:
    assert parse_turn(format_turn(turn)) == turn


@pytest.mark.parametrize("setup", [(0, 4), (2, 1)])
def test_the_first_lines_survive_being_written_and_read(setup: tuple[int, int]) -> None:
    seat, games = format_setup(*setup)
    assert (parse_seat(seat), parse_games(games)) == setup


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
    ("text", "action"),
    [("UP", 0), ("down", 1), ("Left hello there", 2), ("RIGHT ", 3), ("up UP", 0), ("UP\tnow\x0c", 0), ("left\r", 2)],
)
def test_takes_any_case_and_a_message(text: str, action: int) -> None:
    assert parse_answer(text) == action


@pytest.mark.parametrize(
    "text", ["", " UP", "UPWARDS", "3", "NORTH", "UP,please", "UP a\rb", "UP a\x85", "UP a\u2028b", "R\u0131GHT"]
)
def test_refuses_what_is_no_action(text: str) -> None:
    with pytest.raises(ProtocolError, match="an answer: wants UP, DOWN, LEFT or RIGHT"):
        parse_answer(text)


@given(st.integers(0, 3), st.text(st.characters(exclude_characters="\n\r\x85\u2028\u2029"), max_size=20))
def test_an_answer_means_its_action_whatever_the_message(action: int, message: str) -> None:
    assert parse_answer(format_answer(action, message)) == action


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (0, "....#....# 0 0 0 0 0 0 0"),
        (0, "...#...#...#...#....#......... 30 0 0 0 0 0 0"),
        (0, "...#...#...#...#....#......... 0 0 0 3 0 0 0"),
        (1, "12x4 0 0 0 0 0 0 0"),
        (1, "1234 0 0 0 21 0 0 0"),
        (1, "1234567890123456 0 0 0 0 0 0 0"),
        (2, "UDLL 0 0 0 0 0 0 15"),
        (2, "UDLR 0 0 0 5 0 0 15"),
        (2, "UDLR 0 0 0 0 0 0 16"),
        (2, "UDLR 1 0 0 0 0 0 15"),
        (2, "UDLR 13 0 0 0 0 0 11"),
        (3, "UDX 0 0 0 0 0 0 0"),
        (3, "UDLR 0 0 0 0 -1 0 0"),
        (3, "UDLR 121 0 0 0 0 0 0"),
        (3, "UDLRUDLRUDLRU 4 0 0 0 0 0 0"),
        (3, "UDLRUDLRUDLRU 3 0 0 3 0 0 0"),
    ],
)
def test_what_the_rules_cannot_mean_is_refused_by_name(game: int, line: str) -> None:
    with pytest.raises(ProtocolError, match=f"game {game + 1} cannot be"):
        parse_turn([*FULL_TURN[: 3 + game], line, *FULL_TURN[4 + game :]])


# The contest's pattern of an answer, ``(UP|DOWN|RIGHT|LEFT)(?:\\s+(.+))?\\s*`` of the whole line with case ignored,
# with the classes of Java written out.
BLANK = "[ \\t\\n\\x0b\\f\\r]"
NO_LINE_END = "[^\\n\\r\\x85\\u2028\\u2029]"
WORDS = "|".join("".join(f"[{letter}{letter.lower()}]" for letter in word) for word in ("UP", "DOWN", "RIGHT", "LEFT"))
CONTEST = re.compile(f"({WORDS})(?:{BLANK}+({NO_LINE_END}+))?{BLANK}*")
ODD = " \t\n\r\x0b\x0c\x85\xa0\u2028\u2029\u3000\x1c\x1f\u0130\u0131\u017f\uff35U.a\u00e9"


def odd_answer(source: Random) -> str:
    """Mostly an action in odd case, with odd characters at any place."""
    word = source.choice(["UP", "DOWN", "LEFT", "RIGHT", "UPP", ""])
    text = "".join(letter if source.random() < 0.8 else letter.lower() for letter in word)
    for _ in range(source.randrange(6)):
        at = len(text) if source.random() < 0.8 else source.randrange(len(text) + 1)
        text = text[:at] + source.choice(ODD) + text[at:]
    return text


def test_an_answer_is_judged_as_the_contest_judges_it() -> None:
    source = Random(19)
    accepted = 0
    for _ in range(10_000):
        text = odd_answer(source)
        wanted = CONTEST.fullmatch(text)
        try:
            taken: str | None = ACTION_NAMES[parse_answer(text)]
        except ProtocolError:
            taken = None
        assert taken == (wanted.group(1).upper() if wanted else None), repr(text)
        accepted += taken is not None
    assert 1000 < accepted < 9000
