"""The bytes between the course's Battle Sheep server and a client, both ways.

Every field is a four-byte little-endian integer; nothing marks the start or end of a message.
Grids are sent column by column (x outer, y inner).
"""
from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Callable

from bot.games.battlesheep.state import Grid
from bot.protocol.words import wrong

FIELD = 4
GOES_ON = 1
ENDS = 0

Receive = Callable[[int], bytes]
"""Gives exactly so many bytes."""


@dataclass(frozen=True)
class MapMessage:
    """The server asks ``player`` (from 1) for a starting cell; ``ident`` is echoed in the answer."""

    ident: int
    player: int
    owner: Grid


@dataclass(frozen=True)
class BoardMessage:
    """The server asks for a move; ``ident`` is echoed in the answer."""

    ident: int
    owner: Grid
    sheep: Grid


@dataclass(frozen=True)
class EndMessage:
    """The game is over."""

    ident: int


def pack(fields: Sequence[int]) -> bytes:
    """Integers as the protocol sends them."""
    return struct.pack(f"<{len(fields)}i", *fields)


def unpack(data: bytes) -> list[int]:
    """The integers in some bytes, whose number is a multiple of :data:`FIELD`."""
    return list(struct.unpack(f"<{len(data) // FIELD}i", data))


def _columns(grid: Grid) -> list[int]:
    return [value for column in zip(*grid) for value in column]


def _rows(fields: Sequence[int], width: int, height: int) -> Grid:
    return tuple(tuple(fields[x * height + y] for x in range(width)) for y in range(height))


def _read(receive: Receive, count: int) -> list[int]:
    return unpack(receive(FIELD * count))


# Client to server: who is there


def read_hello(receive: Receive) -> int:
    """The team of a client that has just connected."""
    return _read(receive, 1)[0]


def format_hello(team: int) -> bytes:
    """The first message of a connection."""
    return pack([team])


# Server to client: requests


def read_map_or_end(receive: Receive, width: int, height: int) -> MapMessage | EndMessage:
    """The server's request for a start. Raises :class:`ProtocolError`."""
    kind, ident = _read(receive, 2)
    if kind == ENDS:
        return EndMessage(ident)
    _expect_request(kind)
    player, *cells = _read(receive, 1 + width * height)
    return MapMessage(ident, player, _rows(cells, width, height))


def format_map(message: MapMessage) -> bytes:
    """588 bytes for a map of 12 x 12, 912 for 15 x 15."""
    return pack([GOES_ON, message.ident, message.player, *_columns(message.owner)])


def read_board_or_end(receive: Receive, width: int, height: int) -> BoardMessage | EndMessage:
    """The server's request for a move. Raises :class:`ProtocolError`."""
    kind, ident = _read(receive, 2)
    if kind == ENDS:
        return EndMessage(ident)
    _expect_request(kind)
    size = width * height
    cells = _read(receive, 2 * size)
    return BoardMessage(ident, _rows(cells[:size], width, height), _rows(cells[size:], width, height))


def format_board(message: BoardMessage) -> bytes:
    """1160 bytes for a map of 12 x 12, 1808 for 15 x 15."""
    return pack([GOES_ON, message.ident, *_columns(message.owner), *_columns(message.sheep)])


def format_end(ident: int) -> bytes:
    """Sent with the last ident, then with 0."""
    return pack([ENDS, ident])


# Client to server: answers


def read_start(receive: Receive) -> tuple[int, int, int]:
    """``(ident, x, y)`` of a client's start. Raises :class:`ProtocolError`."""
    kind, ident, x, y = _read(receive, 4)
    _expect_answer(kind)
    return ident, x, y


def format_start(ident: int, x: int, y: int) -> bytes:
    """The answer to :class:`MapMessage`."""
    return pack([GOES_ON, ident, x, y])


def read_step(receive: Receive) -> tuple[int, int, int, int, int]:
    """``(ident, x, y, sheep, direction)`` of a client's move. Raises :class:`ProtocolError`."""
    kind, ident, x, y, sheep, direction = _read(receive, 6)
    _expect_answer(kind)
    return ident, x, y, sheep, direction


def format_step(ident: int, x: int, y: int, sheep: int, direction: int) -> bytes:
    """The answer to :class:`BoardMessage`."""
    return pack([GOES_ON, ident, x, y, sheep, direction])


def _expect_request(kind: int) -> None:
    if kind != GOES_ON:
        raise wrong("a message of the server", f"{GOES_ON} or {ENDS} first", str(kind))


def _expect_answer(kind: int) -> None:
    if kind != GOES_ON:
        raise wrong("an answer of the client", f"{GOES_ON} first", str(kind))
