"""The client of the submission against the local server, over a loopback socket."""
from __future__ import annotations

import socket
import threading
import time

import pytest

from bot.battlesheep.arena import server as module
from bot.battlesheep.arena.server import Server, main
from bot.battlesheep.player import tcp
from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.player.tcp import Client
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.rules.state import COURSES

PATIENCE_S = 120
"""However busy the machine is."""


class First(Conversation):
    """Gives the first legal answer."""

    def starts(self, board, deadline):
        return iter(())

    def moves(self, root, deadline):
        return iter(())


def fast():
    return First(TurnParams())


def start(target):
    thread = threading.Thread(target=target, daemon=True)
    thread.start()
    return thread


def play(server, clients):
    """Seats the clients one after the other, so that the game is the same every time."""
    results = []
    threads = [start(lambda: results.append(server.run()))]
    for seated, client in enumerate(clients, start=1):
        threads.append(start(client.serve))
        end = time.monotonic() + PATIENCE_S
        while len(server.teams) < seated:
            assert time.monotonic() < end, "a client has not been seated"
            time.sleep(0.005)
    for thread in threads:
        thread.join(PATIENCE_S)
        assert not thread.is_alive(), "somebody has not ended with the game"
    return results[0]


def test_four_clients_play_a_whole_game():
    server = Server("square15", port=0, seed=3, step_ms=20_000)
    clients = [Client(fast(), ("127.0.0.1", server.port), team, COURSES["square15"]) for team in (17, 4, 8, 15)]
    result = play(server, clients)
    assert server.timeouts == [0] * 4
    assert sorted(server.teams) == [4, 8, 15, 17]
    assert server.referee.requests() == {}
    assert all(score > 0 for score in result.final_scores)


class Slow(Client):
    """Thinks long enough for another to come back within a round."""

    def _receive(self, count):
        if count == tcp.FIELD * 2:
            time.sleep(0.1)
        return super()._receive(count)


class LateOnce(Client):
    """Sleeps through the limit of its second request."""

    requests = 0

    def _receive(self, count):
        data = super()._receive(count)
        if count == tcp.FIELD * 2:
            self.requests += 1
            if self.requests == 2:
                time.sleep(1.6)
        return data


def test_a_client_that_is_late_is_disconnected_and_goes_on_after_connecting_again():
    server = Server("hex", port=0, seed=5, step_ms=1500)
    address, course = ("127.0.0.1", server.port), COURSES["hex"]
    late = LateOnce(fast(), address, 2, course)
    hellos = []
    admit = server._admit
    server._admit = lambda seconds: admit(seconds) and not hellos.append(1)
    play(server, [late] + [Slow(fast(), address, team, course) for team in (3, 4, 5)])
    seat = server.teams.index(2)
    assert server.timeouts == [int(k == seat) for k in range(4)]
    assert len(hellos) == 5
    assert late.requests > 3
    assert len(server.referee.board.region_sizes(seat + 1)) > 0


def test_the_server_speaks_the_course_s_bytes():
    server = Server("hex", port=0, seed=1, step_ms=5000)
    game = start(server.run)
    sockets = []
    for team in range(4):
        client = socket.create_connection(("127.0.0.1", server.port))
        client.sendall(tcp.pack([team]))
        sockets.append(client)
        while len(server.teams) <= team:
            time.sleep(0.01)
    for seat, client in enumerate(sockets):
        fields = tcp.read_fields(lambda count, client=client: client.recv(count, socket.MSG_WAITALL), 588 // 4)
        assert fields[:3] == [1, seat + 1, seat + 1]
        assert sum(value > 0 for value in fields[3:]) == seat
        client.sendall(tcp.pack([1, seat + 1, -9, -9]))
    fields = tcp.read_fields(lambda count: sockets[0].recv(count, socket.MSG_WAITALL), 1160 // 4)
    assert fields[:2] == [1, 5]
    x, y = server.referee.board.slides(1)[0][:2]
    assert fields[2 + 12 * x + y] == 1
    assert fields[2 + 144 + 12 * x + y] == 16
    for client in sockets:
        client.close()
    game.join(PATIENCE_S)
    assert not game.is_alive()


def test_a_port_in_use_is_said(capsys):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["--port", str(port)]) == 2
    assert f"--port {port}: Address already in use" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_what_is_no_port_is_refused(port, capsys):
    with pytest.raises(SystemExit):
        main(["--port", port])
    assert f"{port!r} is not a port from 0 to 65535" in capsys.readouterr().err


def test_teams_that_do_not_come_are_missed(monkeypatch, capsys):
    monkeypatch.setattr(module, "Server", lambda *given: Server(*given, join_ms=50.0))
    assert main(["--port", "0"]) == 1
    assert capsys.readouterr().err == "0 of 4 teams came within 0.05 s\n"


def test_an_interrupt_is_no_error(monkeypatch):
    def interrupted(server):
        raise KeyboardInterrupt

    monkeypatch.setattr(Server, "run", interrupted)
    assert main(["--port", "0"]) == 130


def test_help_has_the_port_of_every_edition(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert all(f"{8888 if name == 'hex' else 8887} for {name}" in text for name in COURSES)
    assert "60 s to connect" in text
