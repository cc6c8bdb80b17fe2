from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from math import prod
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from arena.contract.game import Frame
from arena.contract.record import Replay, Seat
from bot.olympics.arena.pictures import ASIDE, COLOURS, FOOT, GAP, PANEL, SMALLEST
from bot.olympics.arena.view import frames, line_frames, parts
from bot.olympics.protocol import ACTION_NAMES, parse_answer, parse_turn
from bot.olympics.rules.plain import hurdle_move, points
from bot.olympics.rules.state import Hurdles
from botkit.client.errors import ProtocolError
from tests.bot.helpers import records, replays

SVG = "{http://www.w3.org/2000/svg}"
PUBLIC = replays("olympics_public.jsonl.gz")
EDGE = replays("olympics_edge.jsonl.gz")
OURS = replays("olympics_referee.jsonl.gz")


@cache
def public_frames() -> Sequence[Frame]:
    """The pictures of the first public match, which most tests look at."""
    return frames(PUBLIC[0])


def boards(frame: Frame) -> list[ElementTree.Element]:
    """The panels of a picture, one for each game."""
    return [*ElementTree.fromstring(f"<div>{frame.svg}</div>")]


def words(frame: Frame) -> list[str]:
    """All texts of a picture."""
    return [element.text or "" for board in boards(frame) for element in board.iter() if element.tag.endswith("text")]


@pytest.mark.parametrize("record", [PUBLIC[0], *EDGE[2:4]], ids=lambda record: str(record.seed))
def test_every_turn_and_the_end_have_a_well_formed_picture(record: Replay) -> None:
    shown = frames(record)
    assert len(shown) == len(record.turns) + 1
    assert [frame.turn for frame in shown[:-1]] == list(range(len(record.turns)))
    for frame in shown:
        assert all(board.get("viewBox") for board in boards(frame))


def test_a_picture_needs_nothing_from_outside() -> None:
    for frame in public_frames():
        assert frame.svg.count("href=") == frame.svg.count('href="#')
        assert "url(" not in frame.svg


def test_answers_outcome_and_scores_are_told() -> None:
    shown = public_frames()
    said = ", ".join(f"{p} player {p} {answer}" for p, answer in enumerate(PUBLIC[0].turns[2].actions))
    assert shown[2].title == f"Turn 3: {said}"
    assert shown[-1].title == "The end: 0 player 0 second, 1 player 1 first, 2 player 2 third"
    assert shown[-1].rows[0] == ("", "0 player 0", "1 player 1", "2 player 2")
    assert shown[-1].rows[2] == ("2 Archery", "10 (2-4-1)", "9 (3-0-4)", "9 (2-3-2)")
    assert shown[-1].rows[5] == ("score", "6,300", "6,804", "3,150")


def test_what_is_known_to_come_is_shown() -> None:
    first = words(public_frames()[0])
    assert first.count("15 turns to go") == 1
    winds, letters = (PUBLIC[0].turns[0].inputs[0][line].split()[0] for line in (4, 6))
    cards = "".join(word for word in first if len(word) == 1)
    assert winds in cards
    assert "".join("↑↓←→"["UDLR".index(letter)] for letter in letters) in cards


def test_a_finished_run_is_shown_as_it_ended_with_its_medals() -> None:
    record = PUBLIC[0]
    turn = next(k for k, each in enumerate(record.turns) if each.inputs[0][6].startswith("GAME_OVER"))
    said = words(public_frames()[turn])
    assert "over; the next run follows" in said
    points = record.turns[turn].inputs[0][6].split()[1:4]
    assert set(points) <= set(said)


def test_a_player_that_is_out_is_shown_as_out() -> None:
    record = EDGE[0]
    deactivated = records("olympics_edge.jsonl.gz")[0]["deactivated_turn"]
    seat, since = next((p, turn) for p, turn in enumerate(deactivated) if turn > 0)
    shown = frames(record)
    told = f"{seat} player {seat}"
    assert f"{told} no legal answer" in shown[since - 1].title or f"{told} no answer" in shown[since - 1].title
    assert f"{told} out" in shown[since].title
    assert f"{told} put out" in shown[-1].title
    assert record.final_scores[seat] == -1


@pytest.mark.parametrize(
    ("fault", "shown"),
    [
        (None, "no answer"),
        ("crash_later: ended with exit code 1 before the game was over", "crashed"),
        ("no_answer: no answer within 50 ms", "no answer in time"),
        ("flood_stdout: 65536 bytes without an end of line", "no legal answer"),
        ("flood_stderr: more than is read", "no answer"),
    ],
)
def test_a_missing_answer_is_told_by_its_fault(fault: str | None, shown: str) -> None:
    first = PUBLIC[0].turns[0]
    turn = replace(first, actions=[None, *first.actions[1:]], faults=[fault, None, None])
    record = replace(PUBLIC[0], turns=[turn, *PUBLIC[0].turns[1:3]])
    assert f": 0 player 0 {shown}, 1 player 1 " in frames(record)[0].title


def test_names_and_answers_cannot_break_the_page() -> None:
    names = ("<script>alert(1)</script>", 'a & "b"', "x" * 90)
    record = replace(PUBLIC[0], players=[Seat(name) for name in names], turns=PUBLIC[0].turns[:3])
    assert not any(name in frame.svg for frame in frames(record) for name in ("script", "a &", "xxx"))


def ways(frame: Frame, name: str) -> list[tuple[int, str, ElementTree.Element]]:
    """The drawn answers of a picture: number of the game, colour of the player, drawing."""
    return [
        (game, group.get("stroke") or "", group)
        for game, board in enumerate(boards(frame)) for group in board.iter(f"{SVG}g") if group.get("class") == name
    ]


def end_of(way: ElementTree.Element) -> tuple[float, float]:
    course = next(way.iter(f"{SVG}path")).get("d") or ""
    x, y = course.rpartition("L")[2].split()
    return float(x), float(y)


def spot(frame: Frame, game: int, player: int) -> tuple[float, float]:
    """Where a player's marker stands in the panel of a game: on the track, or left of the numbers."""
    found = [(float(one.get("x") or 0), float(one.get("y") or 0)) for one in boards(frame)[game].iter(f"{SVG}text")
             if one.get("text-anchor") == "middle" and one.get("fill") == "#fff" and one.text == str(player)]
    x, y = next((x, y) for x, y in found if y < PANEL[1] - FOOT and (game == 0 or x < ASIDE))
    return x, y - 0.38 * SMALLEST


@pytest.mark.parametrize("game", [0, 1, 2])
def test_an_answer_is_drawn_to_where_the_next_picture_has_its_player(game: int) -> None:
    shown = public_frames()
    compared = 0
    for frame, after in zip(shown[:8], shown[1:]):
        for number, colour, way in ways(frame, "played"):
            if number != game:
                continue
            player = COLOURS.index(colour)
            x, y = spot(after, game, player)
            end_x, end_y = end_of(way)
            assert abs(y - end_y) < 0.2
            assert abs(x - end_x) < 0.2 or (game == 1 and abs(x - end_x) % 10 < 0.2)  # arrows on one spot are shifted
            compared += 1
    assert compared > 8


def test_points_of_a_dive_are_drawn_as_the_answer_brings_them() -> None:
    shown = public_frames()
    for frame, after in zip(shown[:8], shown[1:]):
        now, then = ([word for word in words(one) if re.fullmatch(r"\d+ \+\d+", word)] for one in (frame, after))
        assert len(now) == 3
        assert [sum(map(int, word.split(" +"))) for word in now] == [int(word.split()[0]) for word in then]


def test_a_better_answer_is_drawn_at_its_turn_alone_in_the_games_that_it_changes() -> None:
    record, player, turn = replace(PUBLIC[0], turns=PUBLIC[0].turns[:6]), 1, 0
    run = parse_turn(record.turns[turn].inputs[0]).runs[0]
    assert isinstance(run, Hurdles)
    given = parse_answer(record.turns[turn].actions[player])
    better = next(
        action for action in range(4)
        if hurdle_move(run.track, 0, 0, action)[0]
        != hurdle_move(run.track, 0, 0, given)[0]
    )
    shown = frames(record, {(turn, player): ACTION_NAMES[better]})
    assert [number for number, frame in enumerate(shown) if 'class="best"' in frame.svg] == [turn]
    drawn = ways(shown[turn], "best")
    assert {colour for _, colour, _ in drawn} == {COLOURS[player]}
    race = next(way for game, _, way in drawn if game == 0)
    cell = (PANEL[0] - 2 * GAP) / 30
    position, _ = hurdle_move(run.track, 0, 0, better)
    assert end_of(race)[0] == pytest.approx(GAP + (position + 0.5) * cell, abs=0.1)


def test_an_answer_that_was_given_or_is_none_is_no_better_one() -> None:
    record = replace(PUBLIC[0], turns=PUBLIC[0].turns[:12])
    keys = [(turn, player) for turn in range(len(record.turns)) for player in range(3)]
    assert frames(record, {key: record.turns[key[0]].actions[key[1]] for key in keys}) == frames(record)
    assert frames(record, dict.fromkeys(keys, "JUMP")) == frames(record)


def recorded_line(turn: int, turns: int) -> list[dict[int, str]]:
    return [{seat: str(answer) for seat, answer in enumerate(one.actions)} for one in PUBLIC[0].turns[turn:][:turns]]


def test_expected_play_is_drawn_as_play_is_until_something_is_drawn_by_chance() -> None:
    shown, expected = public_frames(), line_frames(PUBLIC[0], 2, recorded_line(2, 5))
    assert [frame.title for frame in expected] == [frame.title for frame in shown[2:7]]
    assert expected[0].svg == shown[2].svg
    for step in range(1, 5):
        for game in (0, 1, 3):
            drawn, known = (ElementTree.tostring(boards(one)[game]) for one in (expected[step], shown[2 + step]))
            assert drawn == known
        assert "the next order is not drawn yet" in words(expected[step])
    assert "the next order is not drawn yet" not in words(expected[0])


def test_a_run_that_ends_in_expected_play_has_its_medals_and_stays_so() -> None:
    parsed = [parse_turn(turn.inputs[0]) for turn in PUBLIC[0].turns]
    over = next(turn for turn, now in enumerate(parsed) if turn > 60 and now.runs[3] is None)
    expected = line_frames(PUBLIC[0], over - 2, recorded_line(over - 2, 4))
    shown = public_frames()
    assert [frame.rows[4] for frame in expected[:3]] == [frame.rows[4] for frame in shown[over - 2:over + 1]]
    assert expected[3].rows[4] == expected[2].rows[4]
    assert expected[1].rows[5] != expected[2].rows[5], "the score has grown"
    assert words(expected[3]).count("over; the next run follows") >= 1


def test_who_is_out_is_out_in_expected_play() -> None:
    (picture,) = line_frames(PUBLIC[0], 5, [{0: "UP", 2: "LEFT"}])
    assert picture.title == "Turn 6: 0 player 0 UP, 1 player 1 out, 2 player 2 LEFT"


@pytest.mark.parametrize("record", OURS)
def test_the_product_of_the_parts_is_the_score(record: Replay) -> None:
    found = parts(record)
    ends = [[moments[-1][seat] for moments in found.values()] for seat in range(3)]
    assert [prod(of_seat) for of_seat in ends] == list(record.final_scores)
    assert {len(moments) for moments in found.values()} == {len(record.turns) + 1}
    assert all(moments[0] == [0, 0, 0] for moments in found.values())


def test_a_moment_is_before_its_turn() -> None:
    (record, *_) = OURS
    turn = parse_turn(record.turns[60].inputs[0])
    for game, name in enumerate(("hurdles", "archery", "skating", "diving")):
        assert parts(record)[name][60] == [points(of_seat[game]) for of_seat in turn.medals]


def test_a_record_without_an_end_is_refused() -> None:
    with pytest.raises(ProtocolError):
        parts(replace(OURS[0], end_frame=[]))
