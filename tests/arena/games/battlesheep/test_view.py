"""The pictures of a game and of a board."""
from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bot.arena.game import Setup
from bot.arena.games.battlesheep import GAME
from bot.arena.games.battlesheep.view import COLOURS, board_svg
from bot.games.battlesheep.rules import HEX, Board
from tests.arena.games.helpers import played


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_pictures_show_every_turn_with_valid_escaped_markup(edition):
    record = played(GAME, Setup(3, 4, edition, GAME.limits_of(edition)), *["builtin:random"] * 4)
    record["players"][1]["name"] = "<bot & 1>"
    late = next(turn for turn in record["turns"] if turn["inputs"].get("2", [""])[0] == "MOVE")
    late["actions"][2] = "<b>"
    frames = GAME.frames({**record, "turns": record["turns"][:record["turns"].index(late) + 1]})
    assert [frame.turn for frame in frames[1:]] == list(range(len(frames) - 1))
    assert "<b> - " in frames[-1].title
    for frame in frames:
        ElementTree.fromstring(frame.svg)
        assert "<b" not in frame.svg
        assert len({len(row) for row in frame.rows}) == 1 and len(frame.rows) == 5
    rows = record["player_inputs_init"][0][1:]
    assert frames[0].svg.count("<title>") == frames[0].svg.count("<polygon") == len(rows) ** 2
    assert frames[0].svg.count(COLOURS[0]) == sum(row.split().count("0") for row in rows)


def test_the_board_shows_flocks_as_numbers_and_the_last_move():
    board = Board(HEX, [[1, 0, 0, 2]], [[5, 0, 0, 16]])
    picture = board_svg(board, ((0, 0), (3, 0)))
    assert ">5</text>" in picture and ">16</text>" in picture and "<line" in picture
    assert "<line" not in board_svg(board)
