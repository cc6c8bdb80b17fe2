"""The bytes between the course's Battle Sheep server and a client, both ways.

Every field is a four-byte little-endian integer; nothing marks the start or end of a message.
Grids are sent column by column (x outer, y inner).
"""
from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Callable, NamedTuple

from bot.battlesheep.protocol import MoveTurn, StartTurn, Turn
from bot.battlesheep.rules.constants import PLAYERS, WALL
from bot.battlesheep.rules.state import Grid
from botkit.client.words import wrong

FIELD = 4
GOES_ON = 1
ENDS = 0
Receive = Callable[[int], bytes]
"""Returns exactly this many bytes."""


class ServerRequest(NamedTuple):
    """What the server asks for; ``ident`` is echoed in the answer."""

    ident: int
    turn: Turn | None
    """None at the end of the game, which the server announces with the last ident, then with 0."""
    player: int = 0
    """Who is asked for a start (from 1); 0 with other requests."""


def pack(fields: Sequence[int]) -> bytes:
    """Integers as the protocol sends them; a client's first message is its team."""
    return struct.pack(f"<{len(fields)}i", *fields)


def read_fields(receive: Receive, count: int) -> list[int]:
    """Reads ``count`` integers."""
    return list(struct.unpack(f"<{count}i", receive(FIELD * count)))


def read_request(receive: Receive, size: int, known_map: Grid | None) -> ServerRequest:
    """The server's next request, on a map of ``size`` by ``size``. Raises :class:`ProtocolError`.

    Requests for a start and for a move begin alike. The first one is for a start; from then on the walls of the
    ``known_map`` tell them apart, because the server may ask for a start again.
    """
    kind, ident = read_fields(receive, 2)
    if kind == ENDS:
        return ServerRequest(ident, None)
    if kind != GOES_ON:
        raise wrong("a message of the server", f"{GOES_ON} or {ENDS} first", str(kind))
    area = size * size
    fields = read_fields(receive, 1 + area)  # the rest of a request for a start; one for a move has more
    if known_map is None or _walls(fields[:area]) != _walls(_columns(known_map)):
        player, *owners = fields
        if not 1 <= player <= PLAYERS:
            raise wrong("a request for a start", f"a player from 1 to {PLAYERS}", str(player))
        return ServerRequest(ident, StartTurn(_owners(owners, size)), player)
    fields += read_fields(receive, 2 * area - len(fields))
    owners, sheep = fields[:area], fields[area:]
    if min(sheep) < 0:
        raise wrong("the sheep", "numbers from 0 on", str(min(sheep)))
    return ServerRequest(ident, MoveTurn(_owners(owners, size), _rows(sheep, size)))


def format_request(request: ServerRequest) -> bytes:
    """The bytes of a request: 588 for a start, 1160 for a move on 12 by 12; 912 and 1808 on 15 by 15; 8 for the end."""
    turn = request.turn
    if turn is None:
        return pack([ENDS, request.ident])
    if isinstance(turn, StartTurn):
        return pack([GOES_ON, request.ident, request.player, *_columns(turn.owner)])
    return pack([GOES_ON, request.ident, *_columns(turn.owner), *_columns(turn.sheep)])


def read_answer(receive: Receive, numbers: int) -> tuple[int, list[int]]:
    """The ident and the numbers of a client's answer: two for a start, four for a move. Raises ProtocolError."""
    kind, ident, *answer = read_fields(receive, 2 + numbers)
    if kind != GOES_ON:
        raise wrong("an answer of the client", f"{GOES_ON} first", str(kind))
    return ident, answer


def format_answer(ident: int, answer: Sequence[int]) -> bytes:
    """The client's answer to a request."""
    return pack([GOES_ON, ident, *answer])


def _columns(grid: Grid) -> list[int]:
    return [value for column in zip(*grid) for value in column]


def _owners(fields: Sequence[int], size: int) -> Grid:
    for owner in fields:
        if not WALL <= owner <= PLAYERS:
            raise wrong("the owners", f"numbers from {WALL} to {PLAYERS}", str(owner))
    return _rows(fields, size)


def _rows(fields: Sequence[int], size: int) -> Grid:
    return tuple(tuple(fields[y::size]) for y in range(size))


def _walls(fields: Sequence[int]) -> list[bool]:
    return [value == WALL for value in fields]
