"""The program of a bot: over the referee's lines, or on the course's own server, with bytes over TCP.

Every field is a four-byte little-endian integer; nothing marks the start or end of a message.
Grids are sent column by column (x outer, y inner).
"""
from __future__ import annotations

import socket
import struct
from argparse import ArgumentTypeError
from collections.abc import Sequence
from io import BufferedReader
from time import sleep
from typing import Callable, NamedTuple, TypeVar

from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.protocol import MoveTurn, Opening, StartTurn, Turn
from bot.battlesheep.rules.state import COURSES, FREE, PLAYERS, WALL, CourseSettings, Grid
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.client.words import wrong

P = TypeVar("P", bound=TurnParams)
MOST_PORT = 65_535
MOST_TEAM = (1 << 31) - 1
"""The greatest that a field of the server's messages holds."""
FIELD = 4
GOES_ON = 1
ENDS = 0
Receive = Callable[[int], bytes]
"""Returns exactly this many bytes."""

TRIES = 12
"""Connections in a row that may fail: with the pauses, a server has more than ten seconds to start."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0
"""The pauses between them, from the second failure on; each is twice as long as the one before."""
CONNECT_TIMEOUT_S = 10.0


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


class Client:
    """One game as one team; connects again when the server has hung up."""

    def __init__(self, bot: Conversation, address: tuple[str, int], team: int, course: CourseSettings) -> None:
        self.address, self.team, self.course = address, team, course
        self._bot, self._session = bot, bot.session
        self._map: Grid | None = None
        self._failures = 0
        self._socket: socket.socket
        self._stream: BufferedReader

    def serve(self) -> None:
        """Plays to the end. Raises :class:`ConnectionError` after ``TRIES`` connections on which nothing was asked."""
        while True:
            try:
                with socket.create_connection(self.address, CONNECT_TIMEOUT_S) as self._socket:
                    self._socket.settimeout(None)
                    self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    self._socket.sendall(pack([self.team]))
                    self._stream = self._socket.makefile("rb")
                    self._play()
                return
            except OSError as error:
                self._pause_after(error)

    def _pause_after(self, error: OSError) -> None:
        """Waits longer after each failure in a row except the first; finally raises :class:`ConnectionError`."""
        host, port = self.address
        self._failures += 1
        if self._failures == TRIES:
            raise ConnectionError(f"{TRIES} connections to {host}:{port} failed, the last one with: {error}")
        self._session.complain(f"{host}:{port}: {error}; connecting again")
        if self._failures > 1:
            sleep(min(FIRST_PAUSE_S * 2 ** (self._failures - 2), LONGEST_PAUSE_S))

    def _play(self) -> None:
        """Answers requests to the end of the game. Raises :class:`ConnectionError` if the server breaks off."""
        while True:
            self._stream.peek()
            self._session.begin_turn()
            request = read_request(self._receive, self.course.size, self._map)
            if request.turn is None:
                if request.ident:
                    return
                raise ConnectionError("the server has no game for this team")
            self._failures = 0
            if isinstance(request.turn, StartTurn):
                self._begin(request.player, request.turn.owner)
            answer = self._bot.decide(request.turn).answer
            try:
                self._socket.sendall(format_answer(request.ident, answer))
            finally:
                self._session.end_turn()

    def _begin(self, player: int, owner: Grid) -> None:
        course = self.course
        self._map = tuple(tuple(min(value, FREE) for value in row) for row in owner)
        self._bot.begin(Opening(player, PLAYERS, course.edition, course.size, course.size, course.sheep,
                              course.step_ms, course.step_ms, self._map))

    def _receive(self, count: int) -> bytes:
        data = self._stream.read(count)
        if len(data) < count:
            raise ConnectionError("the server has hung up")
        return data


def serve(bot: Callable[[P], Conversation], params: P, argv: Sequence[str] | None) -> None:
    """Plays one game on stdin and stdout, or on a server; ends when the game does."""
    parser = argument_parser("Battle Sheep", params)
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", type=_address, metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=_team, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    options = parser.parse_args(argv)
    player = bot(options.params)
    if options.tcp is None:
        run(player.serve)
        return
    by_port = [name for name, course in COURSES.items() if course.port == options.tcp[1]]
    run(Client(player, options.tcp, options.team, COURSES[options.course or (by_port or ["hex"])[0]]).serve)


def _address(text: str) -> tuple[str, int]:
    host, sign, port = text.rpartition(":")
    if not host or not sign:
        raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
    return host, _number(port, MOST_PORT)


def _team(text: str) -> int:
    return _number(text, MOST_TEAM)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to {most}")
    return int(text)
