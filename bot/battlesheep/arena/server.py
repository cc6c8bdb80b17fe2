"""The course's server, to try a client and to play at home: ``python -m bot.battlesheep.arena.server``.

It plays one game. Four clients connect and send their team; seats are given in the order of the first hellos. A client
that is too late is disconnected and loses the turn; it may connect and say hello again, and goes on at its next turn.
"""
from __future__ import annotations

import argparse
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from arena.contract.exit_codes import FAILED, INTERRUPTED, WRONG_USAGE
from arena.contract.game import Result
from arena.contract.setup import Limits, Setup
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player import tcp
from bot.battlesheep.player.tcp import port
from bot.battlesheep.protocol import format_answer
from bot.battlesheep.rules.state import COURSES, PLAYERS
from botkit.client.errors import ProtocolError

HELLO_MS = 2000.0
JOIN_MS = 60_000.0
"""How long the server waits for its four teams."""


class Server:
    """One game on one listening socket."""

    def __init__(self, course: str, port: int, seed: int = 0, step_ms: float = 0.0, join_ms: float = JOIN_MS) -> None:
        """``port``: 0 for any free one, see :attr:`port`. ``step_ms``: 0 for the course's limit."""
        self.step_ms = step_ms or COURSES[course].step_ms
        self.join_ms = join_ms
        self.referee = BattlesheepReferee(Setup(seed, PLAYERS, course, Limits(self.step_ms, self.step_ms)))
        self.timeouts = [0] * PLAYERS
        self.teams: list[int] = []
        self._clients: dict[int, socket.socket] = {}
        self._listener = socket.create_server(("127.0.0.1", port))
        self.port: int = self._listener.getsockname()[1]

    def run(self) -> Result:
        """Waits for four teams, plays the game, and says goodbye. Raises :class:`TimeoutError` if they do not come."""
        try:
            limit = monotonic() + self.join_ms / 1000
            while len(self.teams) < PLAYERS:
                if not self._admit(limit - monotonic()):
                    raise TimeoutError(f"{len(self.teams)} of {PLAYERS} teams came within {self.join_ms / 1000:g} s")
            ident = 0
            while requests := self.referee.requests():
                ident += 1
                self.referee.apply({seat: self._ask(seat, ident) for seat in requests})
            goodbye = b"".join(tcp.format_request(tcp.ServerRequest(last, None)) for last in (ident, 0))
            for client in self._clients.values():
                with suppress(OSError):
                    client.sendall(goodbye)
            return self.referee.result()
        finally:
            for open_socket in (self._listener, *self._clients.values()):
                open_socket.close()

    def _admit(self, seconds: float) -> bool:
        """Takes a connection and its hello; hangs up on a fifth team. False if nobody comes within ``seconds``."""
        self._listener.settimeout(max(seconds, 0.0))
        try:
            client, _ = self._listener.accept()
        except (TimeoutError, BlockingIOError):
            return False
        limit = monotonic() + HELLO_MS / 1000
        try:
            (team,) = tcp.read_fields(lambda count: receive(client, count, limit), 1)
        except OSError:
            client.close()
            return True
        if team not in self.teams and len(self.teams) < PLAYERS:
            self.teams.append(team)
        if team in self.teams:
            self._hang_up(team)
            self._clients[team] = client
        else:
            client.close()
        return True

    def _hang_up(self, team: int) -> None:
        if team in self._clients:
            self._clients.pop(team).close()

    def _ask(self, seat: int, ident: int) -> str | None:
        """Sends one request; returns its answer as a line, or None if the client is away, is late or breaks off."""
        while self._admit(0.0):  # clients that have connected again
            pass
        team = self.teams[seat]
        if team not in self._clients:
            return None
        client = self._clients[team]
        limit = monotonic() + self.step_ms / 1000
        try:
            client.sendall(tcp.format_request(tcp.ServerRequest(ident, self.referee.turn(), seat + 1)))
            numbers = 2 if self.referee.starting else 4
            echo, answer = tcp.read_answer(lambda count: receive(client, count, limit), numbers)
        except ProtocolError as error:
            return str(error)
        except OSError as error:
            self.timeouts[seat] += isinstance(error, TimeoutError)
            self._hang_up(team)
            return None
        return format_answer(answer) if echo == ident else f"ident {echo} instead of {ident}"


def receive(client: socket.socket, count: int, limit: float) -> bytes:
    """Receives exactly ``count`` bytes before the moment ``limit`` (of ``monotonic``). Raises :class:`OSError`."""
    data = b""
    while len(data) < count:
        left = limit - monotonic()
        if left <= 0:
            raise TimeoutError("no answer in time")
        client.settimeout(left)
        part = client.recv(count - len(data))
        if not part:
            raise ConnectionResetError("the client has gone")
        data += part
    return data


def main(argv: Sequence[str] | None = None) -> int:
    """Plays one game from the command line; returns the exit code."""
    args = _parser().parse_args(argv)
    port = COURSES[args.edition].port if args.port is None else args.port
    try:
        server = Server(args.edition, port, args.seed, args.step_ms)
    except OSError as error:
        print(f"--port {port}: {error.strerror}; choose another", file=sys.stderr)
        return WRONG_USAGE
    try:
        print(f"waiting for {PLAYERS} teams on 127.0.0.1:{server.port}", flush=True)
        result = server.run()
    except TimeoutError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    for team, score, rank, late in zip(server.teams, result.final_scores, result.ranks, server.timeouts):
        print(f"team {team}: score {score:g}, rank {rank}, {late} timeouts")
    return 0


def _parser() -> argparse.ArgumentParser:
    ports = ", ".join(f"{course.port} for {name}" for name, course in COURSES.items())
    parser = argparse.ArgumentParser(
        prog="python -m bot.battlesheep.arena.server",
        description=f"Serves one game of Battle Sheep over TCP, as the course did, to {PLAYERS} teams, which have"
                    f" {JOIN_MS / 1000:g} s to connect.",
    )
    parser.add_argument("--edition", choices=sorted(COURSES), default="hex", help="default: %(default)s")
    parser.add_argument("--port", type=port, help=f"0: any that is free; default: {ports}")
    parser.add_argument("--seed", type=int, default=0, help="of the map, and of the starts of teams that give none or"
                        " an illegal one (default %(default)s)")
    parser.add_argument("--step-ms", type=_milliseconds, default=0.0, metavar="MS", help="for an answer; 0: the"
                        " course's limit (default)")
    return parser


def _milliseconds(text: str) -> float:
    try:
        return Limits(float(text), 0.0).first_turn_ms
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


if __name__ == "__main__":
    sys.exit(main())
