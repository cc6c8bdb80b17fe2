"""The pictures of a game and of a board."""
from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import force_setattr, replace

from arena.contract.record import Replay
from arena.contract.setup import NO_LIMITS, Setup
from bot.battlesheep.arena import GAME
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.arena.view import COLOURS, RADIUS, Placement, board_svg, wording
from bot.battlesheep.rules.plain import HEX, Board
from tests.bot.helpers import played

SVG = "{http://www.w3.org/2000/svg}"


def game_of(edition: str) -> Replay:
    return played(GAME, Setup(3, 4, edition, GAME.limits_of(edition)), *["builtin:random"] * 4)


def answer_in(svg: str, name: str) -> list[ElementTree.Element]:
    return [group for group in ElementTree.fromstring(svg).iter(SVG + "g") if group.get("class") == name]


def places(svg: str) -> dict[tuple[float, float], str]:
    """The name of each cell, by the middle that it is written under."""
    (names,) = answer_in(svg, "name")
    return {(float(one.get("x") or 0), float(one.get("y") or 0) - 12): one.text or "" for one in names}


def cell_of(svg: str, group: ElementTree.Element) -> tuple[str, str]:
    """The name of the cell that an answer outlines and writes its sheep in, and how many these are."""
    (text,) = group.iter(SVG + "text")
    x, y = float(text.get("x") or 0), float(text.get("y") or 0)
    (outline,) = (path.get("d") or "" for path in group.iter(SVG + "path") if path.get("class") == "to")
    begin = re.match(r"M([\d.-]+) ([\d.-]+)", outline)
    assert begin and abs(float(begin[1]) - x) < RADIUS and abs(float(begin[2]) - y) <= RADIUS + 0.01
    return places(svg)[x, y], text.text or ""


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_pictures_show_every_turn_and_the_end_with_valid_escaped_markup(edition: str) -> None:
    record = game_of(edition)
    force_setattr(record.players[1], "name", "<bot & 1>")
    late = next(turn for turn in record.turns if turn.inputs.get(2, [""])[0] == "MOVE")
    late.actions[2] = "<b>"
    turns = record.turns[:record.turns.index(late) + 1]
    frames = GAME.frames(replace(record, turns=turns))
    assert [frame.turn for frame in frames] == [*range(len(turns)), len(turns) - 1]
    assert "<b> - " in frames[-2].title
    for frame in frames:
        ElementTree.fromstring(frame.svg)
        assert "<b" not in frame.svg
        assert len({len(row) for row in frame.rows}) == 1 and len(frame.rows) == 5


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_every_cell_is_named_as_answers_name_it(edition: str) -> None:
    record = game_of(edition)
    rows = record.player_inputs_init[0][1:]
    free = [f"{x} {y}" for y, row in enumerate(rows) for x, mark in enumerate(row.split()) if mark == "0"]
    assert sorted(places(GAME.frames(record)[0].svg).values()) == sorted(free)


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_an_answer_is_drawn_in_the_position_before_it(edition: str) -> None:
    record = game_of(edition)
    referee = BattlesheepReferee(Setup(3, 4, edition, NO_LIMITS))
    for turn, frame in zip(record.turns, GAME.frames(record)):
        (seat,) = referee.requests()
        before, was_start = referee.board.owner, referee.starting
        before = [row[:] for row in before]
        flocks = [row[:] for row in referee.board.sheep]
        referee.apply({seat: turn.actions[seat]})
        (taken,) = (f"{x} {y}" for x, y in referee.board.cells() if referee.board.owner[y][x] != before[y][x])
        (group,) = answer_in(frame.svg, "played")
        assert frame.svg.count(COLOURS[seat + 1]) <= 3
        if was_start:
            assert cell_of(frame.svg, group) == (taken, str(referee.sheep))
            continue
        x, y, sheep, _ = map(int, turn.actions[seat].split())
        assert cell_of(frame.svg, group) == (taken, str(sheep))
        assert f">{flocks[y][x] - sheep}+{sheep}</text>" in frame.svg
        assert frame.title.endswith(f"{sheep} sheep go from {x} {y} to {taken}")


def test_a_better_answer_is_drawn_at_its_turn_alone() -> None:
    record = game_of("hex")
    turn = next(k for k, one in enumerate(record.turns) if one.inputs.get(1, [""])[0] == "MOVE")
    referee = BattlesheepReferee(Setup(3, 4, "hex", NO_LIMITS))
    for one in record.turns[:turn]:
        referee.apply({seat: one.actions[seat] for seat in referee.requests()})
    slide = next(
        one for one in referee.board.slides(2) if not record.turns[turn].actions[1].startswith(f"{one.x} {one.y}")
        or not record.turns[turn].actions[1].endswith(f" {one.direction}")
    )
    shown = GAME.frames(record, {(turn, 1): f"{slide.x} {slide.y} 1 {slide.direction}"})
    assert [number for number, frame in enumerate(shown) if 'class="best"' in frame.svg] == [turn]
    (group,) = answer_in(shown[turn].svg, "best")
    assert cell_of(shown[turn].svg, group) == (f"{slide.to_x} {slide.to_y}", "1")
    assert len(answer_in(shown[turn].svg, "played")) == 1


def test_an_answer_that_was_given_or_is_not_legal_is_no_better_one() -> None:
    record = game_of("square")
    given = {(k, seat): turn.actions[seat] for k, turn in enumerate(record.turns) for seat in turn.inputs}
    assert GAME.frames(record, given) == GAME.frames(record)
    assert GAME.frames(record, dict.fromkeys(given, "0 0 99 1")) == GAME.frames(record)


def test_the_board_shows_flocks_as_numbers_and_the_way_of_a_part() -> None:
    board = Board(HEX, [[1, 0, 0, 2]], [[5, 0, 0, 16]])
    picture = board_svg(board, Placement(1, 2, (2, 0), (0, 0)))
    assert ">3+2</text>" in picture and ">16</text>" in picture and "<line" in picture
    assert ">5</text>" in board_svg(board) and "<line" not in board_svg(board)


@pytest.mark.parametrize(("edition", "answer", "words"), [
    ("hex", "5 3 9 5", "9 from 5 3, lower left"), ("hex", "5 3 9 6", "9 from 5 3, lower right"),
    ("square", "5 3 9 6", "9 from 5 3, right"), ("teams", "0 1 2 8", "2 from 0 1, down"),
    ("hex", "5 3", "5 3"), ("hex", "5 3 9 7", "5 3 9 7"), ("square", "5 3 9 5", "5 3 9 5"), ("hex", "", ""),
])
def test_a_move_in_words_names_its_direction(edition: str, answer: str, words: str) -> None:
    assert wording(answer, edition) == words
