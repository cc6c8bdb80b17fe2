"""Lines of the referee and bytes of the course's server."""
from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.protocol import battlesheep as protocol
from bot.protocol import battlesheep_tcp as tcp
from bot.protocol.errors import ProtocolError

SETUP = protocol.Setup(2, 4, "hex", 3, 2, 16, 1000, 2000, ((0, -1, 0), (0, 0, 0)))


def reader(lines):
    return iter(lines).__next__


def test_the_first_lines_are_written_and_read_alike():
    lines = protocol.format_setup(SETUP)
    assert lines == ["2 4 hex 3 2 16 1000 2000", "0 -1 0", "0 0 0"]
    assert protocol.read_setup(reader(lines)) == SETUP


@pytest.mark.parametrize(("lines", "message"), [
    (["2 4 hex 3 2 16 1000"], "the first line: wants 8 words, not '2 4 hex 3 2 16 1000'"),
    (["5 4 hex 3 2 16 1 1"], "the first line: wants a player out of all"),
    (["2 4 hex 0 2 16 1 1"], "the first line: wants a player out of all"),
    (["2 4 hex 3 x 16 1 1"], "the first line: wants 7 whole numbers"),
    (["2 4 hex 3 2 16 1 1", "0 0"], "row 0 of the map: wants 3 whole numbers, not '0 0'"),
    (["2 4 hex 3 2 16 1 1", "0 0 0", "0 0 a"], "row 1 of the map: wants 3 whole numbers, not '0 0 a'"),
    (["2 4 hex 3 2 16 1 1", "0 1 0"], "row 0 of the map: wants numbers from -1 to 0, not '0 1 0'"),
])
def test_first_lines_that_make_no_sense_are_refused_with_the_reason(lines, message):
    with pytest.raises(ProtocolError, match=message):
        protocol.read_setup(reader(lines))


def test_turns_are_written_and_read_alike():
    owner, sheep = ((1, -1, 0), (0, 4, 0)), ((16, 0, 0), (0, 3, 0))
    start, move = protocol.StartTurn(owner), protocol.MoveTurn(owner, sheep)
    assert protocol.format_turn(start) == ["START", "1 -1 0", "0 4 0"]
    assert protocol.format_turn(move) == ["MOVE", "1 -1 0", "0 4 0", "16 0 0", "0 3 0"]
    assert protocol.format_turn(None) == ["END"]
    for turn in (start, move, None):
        assert protocol.read_turn(reader(protocol.format_turn(turn)), SETUP) == turn


def test_an_unknown_request_is_refused():
    with pytest.raises(ProtocolError, match="a request: wants START, MOVE or END, not 'GO'"):
        protocol.read_turn(reader(["GO"]), SETUP)


def test_answers_are_written_and_read_alike():
    assert protocol.parse_start(protocol.format_answer((3, 11))) == (3, 11)
    assert protocol.parse_move(protocol.format_answer((3, 11, 7, 6))) == (3, 11, 7, 6)


@pytest.mark.parametrize("text", ["", "1", "1 2 3 4 5", "1 2 3 x", "1.0 2 3 4"])
def test_answers_with_other_words_are_refused(text):
    with pytest.raises(ProtocolError, match="move"):
        protocol.parse_move(text)


def grids(width, height):
    row = st.lists(st.integers(-1, 32), min_size=width, max_size=width).map(tuple)
    return st.lists(row, min_size=height, max_size=height).map(tuple)


@pytest.mark.parametrize(("size", "map_bytes", "board_bytes"), [(12, 588, 1160), (15, 912, 1808)])
def test_messages_have_the_lengths_of_the_course(size, map_bytes, board_bytes):
    grid = tuple((0,) * size for _ in range(size))
    assert len(tcp.format_map(tcp.MapMessage(7, 2, grid))) == map_bytes
    assert len(tcp.format_board(tcp.BoardMessage(7, grid, grid))) == board_bytes
    assert len(tcp.format_hello(17)) == 4
    assert len(tcp.format_start(7, 3, 4)) == 16
    assert len(tcp.format_step(7, 3, 4, 5, 6)) == 24
    assert len(tcp.format_end(7)) == 8


def test_fields_are_little_endian_and_grids_go_column_by_column():
    grid = ((1, 2, 3), (4, 5, 6))
    data = tcp.format_map(tcp.MapMessage(258, 4, grid))
    assert data[:12] == bytes([1, 0, 0, 0, 2, 1, 0, 0, 4, 0, 0, 0])
    assert tcp.unpack(data[12:]) == [1, 4, 2, 5, 3, 6]
    assert tcp.pack([-1]) == b"\xff\xff\xff\xff"


@given(ident=st.integers(0, 2**31 - 1), player=st.integers(1, 4), owner=grids(3, 5), sheep=grids(3, 5))
def test_messages_are_written_and_read_alike(ident, player, owner, sheep):
    asked, board = tcp.MapMessage(ident, player, owner), tcp.BoardMessage(ident, owner, sheep)
    assert tcp.read_map_or_end(io.BytesIO(tcp.format_map(asked)).read, 3, 5) == asked
    assert tcp.read_board_or_end(io.BytesIO(tcp.format_board(board)).read, 3, 5) == board
    assert tcp.read_board_or_end(io.BytesIO(tcp.format_end(ident)).read, 3, 5) == tcp.EndMessage(ident)
    assert tcp.read_map_or_end(io.BytesIO(tcp.format_end(ident)).read, 3, 5) == tcp.EndMessage(ident)
    assert tcp.read_hello(io.BytesIO(tcp.format_hello(ident)).read) == ident
    assert tcp.read_start(io.BytesIO(tcp.format_start(ident, 3, 4)).read) == (ident, 3, 4)
    assert tcp.read_step(io.BytesIO(tcp.format_step(ident, 3, 4, 5, 6)).read) == (ident, 3, 4, 5, 6)


def test_messages_of_another_kind_are_refused():
    for read in (tcp.read_map_or_end, tcp.read_board_or_end):
        with pytest.raises(ProtocolError, match="a message of the server: wants 1 or 0 first, not '9'"):
            read(io.BytesIO(tcp.pack([9, 9])).read, 3, 5)
    for read, fields in ((tcp.read_start, 4), (tcp.read_step, 6)):
        with pytest.raises(ProtocolError, match="an answer of the client: wants 1 first, not '9'"):
            read(io.BytesIO(tcp.pack([9] * fields)).read)
