"""Lines of the referee and bytes of the course's server."""
from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.battlesheep import protocol
from bot.battlesheep.player import tcp
from botkit.client.errors import ProtocolError
from tests.bot.battlesheep.course import format_request

OPENING = protocol.Opening(2, 4, "hex", 3, 2, 16, 1000, 2000, ((0, -1, 0), (0, 0, 0)))


def reader(lines):
    return iter(lines).__next__


def test_the_first_lines_are_written_and_read_alike():
    lines = protocol.format_opening(OPENING)
    assert lines == ["2 4 hex 3 2 16 1000 2000", "0 -1 0", "0 0 0"]
    assert protocol.read_opening(reader(lines)) == OPENING


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
        protocol.read_opening(reader(lines))


def test_turns_are_written_and_read_alike():
    owner, sheep = ((1, -1, 0), (0, 4, 0)), ((16, 0, 0), (0, 3, 0))
    start, move = protocol.StartTurn(owner), protocol.MoveTurn(owner, sheep)
    assert protocol.format_turn(start) == ["START", "1 -1 0", "0 4 0"]
    assert protocol.format_turn(move) == ["MOVE", "1 -1 0", "0 4 0", "16 0 0", "0 3 0"]
    assert protocol.format_turn(None) == ["END"]
    for turn in (start, move, None):
        assert protocol.read_turn(reader(protocol.format_turn(turn)), OPENING) == turn


def test_an_unknown_request_is_refused():
    with pytest.raises(ProtocolError, match="a request: wants START, MOVE or END, not 'GO'"):
        protocol.read_turn(reader(["GO"]), OPENING)


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
    assert len(format_request(tcp.ServerRequest(7, protocol.StartTurn(grid), 2))) == map_bytes
    assert len(format_request(tcp.ServerRequest(7, protocol.MoveTurn(grid, grid)))) == board_bytes
    assert len(format_request(tcp.ServerRequest(7, None))) == 8
    assert len(tcp.pack([17])) == 4
    assert len(tcp.format_answer(7, (3, 4))) == 16
    assert len(tcp.format_answer(7, (3, 4, 5, 6))) == 24


def test_fields_are_little_endian_and_grids_go_column_by_column():
    grid = ((1, 2, 3), (4, 5, 6))
    data = format_request(tcp.ServerRequest(258, protocol.StartTurn(grid), 4))
    assert data[:12] == bytes([1, 0, 0, 0, 2, 1, 0, 0, 4, 0, 0, 0])
    assert tcp.read_fields(io.BytesIO(data[12:]).read, 6) == [1, 4, 2, 5, 3, 6]
    assert tcp.pack([-1]) == b"\xff\xff\xff\xff"


COURSE_MAP = tuple(tuple(-1 if (x * y) % 3 == 1 else 0 for x in range(4)) for y in range(4))


def read(data, known_map):
    """The request, all of whose bytes are read."""
    stream = io.BytesIO(data)
    request = tcp.read_request(stream.read, 4, known_map)
    assert stream.read() == b""
    return request


@given(ident=st.integers(1, 2**31 - 1), player=st.integers(1, 4), owners=grids(4, 4), sheep=grids(4, 4))
def test_messages_are_written_and_read_alike(ident, player, owners, sheep):
    """Whoever owns which cells, the walls of the map tell a request for a start from one for a move."""
    owner = tuple(
        tuple(-1 if wall else max(value, 0) % 5 for wall, value in zip(*rows)) for rows in zip(COURSE_MAP, owners))
    sheep = tuple(tuple(max(value, 0) for value in row) for row in sheep)
    start = tcp.ServerRequest(ident, protocol.StartTurn(owner), player)
    move = tcp.ServerRequest(ident, protocol.MoveTurn(owner, sheep))
    assert read(format_request(start), None) == start
    assert read(format_request(start), COURSE_MAP) == start
    assert read(format_request(move), COURSE_MAP) == move
    for known_map in (None, COURSE_MAP):
        assert read(format_request(tcp.ServerRequest(ident, None)), known_map) == tcp.ServerRequest(ident, None)
    assert tcp.format_answer(ident, (3, 4, 5, 6)) == tcp.pack([tcp.GOES_ON, ident, 3, 4, 5, 6])


def test_messages_of_another_kind_are_refused():
    with pytest.raises(ProtocolError, match="a message of the server: wants 1 or 0 first, not '9'"):
        tcp.read_request(io.BytesIO(tcp.pack([9, 9])).read, 4, None)


@pytest.mark.parametrize(("request_", "message"), [
    (tcp.ServerRequest(1, protocol.StartTurn(COURSE_MAP), 5),
     "a request for a start: wants a player from 1 to 4, not '5'"),
    (tcp.ServerRequest(1, protocol.StartTurn(((9,) * 4,) * 4), 1), "the owners: wants numbers from -1 to 4"),
    (tcp.ServerRequest(1, protocol.MoveTurn(COURSE_MAP, ((-2,) * 4,) * 4)), "the sheep: wants numbers from 0 on"),
])
def test_requests_that_make_no_sense_are_refused_with_the_reason(request_, message):
    with pytest.raises(ProtocolError, match=message):
        tcp.read_request(io.BytesIO(format_request(request_)).read, 4, None if request_.player else COURSE_MAP)
