"""Plays on the course's own server: messages of bytes over TCP instead of lines."""
from __future__ import annotations

import socket
from io import BufferedReader
from time import sleep

from bot.battlesheep.player import protocol_tcp as tcp
from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.protocol import Opening, StartTurn
from bot.battlesheep.rules.constants import FREE, PLAYERS, CourseSettings
from bot.battlesheep.rules.state import Grid

TRIES = 12
"""Connections in a row that may fail: with the pauses, a server has more than ten seconds to start."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0
"""The pauses between them, from the second failure on; each is twice as long as the one before."""
CONNECT_TIMEOUT_S = 10.0


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
                    self._socket.sendall(tcp.pack([self.team]))
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
            request = tcp.read_request(self._receive, self.course.size, self._map)
            if request.turn is None:
                if request.ident:
                    return
                raise ConnectionError("the server has no game for this team")
            self._failures = 0
            if isinstance(request.turn, StartTurn):
                self._begin(request.player, request.turn.owner)
            answer = self._bot.decide(request.turn).answer
            try:
                self._socket.sendall(tcp.format_answer(request.ident, answer))
            finally:
                self._session.end_turn()

    def _begin(self, player: int, owner: Grid) -> None:
        course = self.course
        self._map = tuple(tuple(min(value, FREE) for value in row) for row in owner)
        self._bot.begin(Opening(player, PLAYERS, course.rules, course.size, course.size, course.sheep,
                              course.step_ms, course.step_ms, self._map))

    def _receive(self, count: int) -> bytes:
        data = self._stream.read(count)
        if len(data) < count:
            raise ConnectionError("the server has hung up")
        return data
