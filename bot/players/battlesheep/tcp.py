"""Plays on the course's own server: messages of bytes over TCP instead of lines."""
from __future__ import annotations

import socket
from dataclasses import dataclass
from time import perf_counter, sleep

from bot.players.battlesheep.player import Params, Player
from bot.players.session import Session
from bot.protocol import battlesheep as protocol
from bot.protocol import battlesheep_tcp as tcp

PLAYERS = 4
CONNECT_ATTEMPTS = 50
CONNECT_PAUSE_S = 0.2


@dataclass(frozen=True)
class Course:
    """What a server does not tell: the edition, the map's width and height, the sheep, and the limit of a step."""

    edition: str
    size: int
    sheep: int
    step_ms: int


COURSES = {
    "hex": Course("hex", 12, 16, 6000),
    "square": Course("square", 12, 16, 3000),
    "square15": Course("square", 15, 32, 3000),
}


class Client:
    """One game as one team; connects again when the server has hung up."""

    def __init__(self, address: tuple[str, int], team: int, course: Course, params: Params) -> None:
        self.address, self.team, self.course, self.params = address, team, course, params
        self._player: Player | None = None
        self._session = Session()
        self._socket: socket.socket

    def run(self) -> None:
        """Plays to the end. Raises :class:`ConnectionError` if there is no server any more."""
        over = False
        while not over:
            self._connect()
            try:
                over = self._play()
            except (ConnectionError, EOFError):
                self._session.complain("the server has hung up; connecting again")
            finally:
                self._socket.close()

    def _connect(self) -> None:
        for attempt in range(CONNECT_ATTEMPTS):
            try:
                self._socket = socket.create_connection(self.address)
                self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._socket.sendall(tcp.format_hello(self.team))
                return
            except OSError:
                if attempt + 1 == CONNECT_ATTEMPTS:
                    raise
                sleep(CONNECT_PAUSE_S)

    def _play(self) -> bool:
        """Answers requests; True at the end of the game. Raises :class:`EOFError` if the server hangs up."""
        while True:
            if self._player is None:
                first = tcp.read_map_or_end(self._receive, self.course.size, self.course.size)
                if isinstance(first, tcp.EndMessage):
                    return True
                self._session.turn_start = perf_counter()
                self._player = Player(self._setup(first), self.params)
                start = self._player.answer(protocol.StartTurn(first.owner), self._session)
                self._socket.sendall(tcp.format_start(first.ident, start[0], start[1]))
            else:
                message = tcp.read_board_or_end(self._receive, self.course.size, self.course.size)
                if isinstance(message, tcp.EndMessage):
                    return True
                self._session.turn_start = perf_counter()
                turn = protocol.MoveTurn(message.owner, message.sheep)
                x, y, sheep, direction = self._player.answer(turn, self._session)
                self._socket.sendall(tcp.format_step(message.ident, x, y, sheep, direction))

    def _setup(self, message: tcp.MapMessage) -> protocol.Setup:
        course = self.course
        walls = tuple(tuple(min(value, 0) for value in row) for row in message.owner)
        return protocol.Setup(message.player, PLAYERS, course.edition, course.size, course.size, course.sheep,
                              course.step_ms, course.step_ms, walls)

    def _receive(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            part = self._socket.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data
