"""Plays on the course's own server: messages of bytes over TCP instead of lines."""
from __future__ import annotations

import socket
from time import sleep
from typing import Any, Callable

from bot.games.battlesheep.constants import FREE, PLAYERS, Course
from bot.players.battlesheep.turns import Player
from bot.players.session import Session
from bot.protocol import battlesheep as protocol
from bot.protocol import battlesheep_tcp as tcp

TRIES = 12
"""Connections in a row that may come to nothing: with the pauses, more than ten seconds for a server to come up."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0
"""Between them, from the second failure on; each is twice as long as the one before."""
CONNECT_TIMEOUT_S = 10.0


class Client:
    """One game as one team; connects again when the server has hung up."""

    def __init__(
        self, address: tuple[str, int], team: int, course: Course, new_player: Callable[[protocol.Setup], Player[Any]]
    ) -> None:
        self.address, self.team, self.course = address, team, course
        self._new_player = new_player
        self._player: Player[Any] | None = None
        self._session = Session()
        self._socket: socket.socket
        self._failures = 0

    def serve(self) -> None:
        """Plays to the end. Raises :class:`ConnectionError` after ``TRIES`` connections on which nothing was asked."""
        while True:
            try:
                with socket.create_connection(self.address, CONNECT_TIMEOUT_S) as self._socket:
                    self._greet()
                    self._play()
                return
            except OSError as error:
                self._pause_after(error)

    def _greet(self) -> None:
        self._socket.settimeout(None)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(tcp.format_hello(self.team))

    def _pause_after(self, error: OSError) -> None:
        """Waits longer after each failure in a row but the first; raises :class:`ConnectionError` at last."""
        host, port = self.address
        self._failures += 1
        if self._failures == TRIES:
            raise ConnectionError(f"{TRIES} connections to {host}:{port} failed, the last one with: {error}")
        self._session.complain(f"{host}:{port}: {error}; connecting again")
        if self._failures > 1:
            sleep(min(FIRST_PAUSE_S * 2 ** (self._failures - 2), LONGEST_PAUSE_S))

    def _play(self) -> None:
        """Answers requests to the end of the game. Raises :class:`ConnectionError` if the server hangs up."""
        size = self.course.size
        while True:
            message: tcp.MapMessage | tcp.BoardMessage | tcp.EndMessage
            if self._player is None:
                message = tcp.read_map_or_end(self._receive, size, size)
            else:
                message = tcp.read_board_or_end(self._receive, size, size)
            if isinstance(message, tcp.EndMessage):
                return
            self._failures = 0
            self._session.begin_turn()
            answer = self._answer(message)
            try:
                self._socket.sendall(answer)
            finally:
                self._session.end_turn()

    def _answer(self, message: tcp.MapMessage | tcp.BoardMessage) -> bytes:
        if isinstance(message, tcp.MapMessage):
            self._player = self._new_player(self._setup(message))
            x, y = self._player.decide(protocol.StartTurn(message.owner), self._session).answer
            return tcp.format_start(message.ident, x, y)
        assert self._player is not None
        turn = protocol.MoveTurn(message.owner, message.sheep)
        x, y, sheep, direction = self._player.decide(turn, self._session).answer
        return tcp.format_step(message.ident, x, y, sheep, direction)

    def _setup(self, message: tcp.MapMessage) -> protocol.Setup:
        course = self.course
        walls = tuple(tuple(min(value, FREE) for value in row) for row in message.owner)
        return protocol.Setup(message.player, PLAYERS, course.rules, course.size, course.size, course.sheep,
                              course.step_ms, course.step_ms, walls)

    def _receive(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            part = self._socket.recv(count - len(data))
            if not part:
                raise ConnectionError("the server has hung up")
            data += part
        return data
