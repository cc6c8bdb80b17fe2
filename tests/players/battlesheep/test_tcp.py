"""The client of the course's server when there is no server, or none that plays."""
from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from time import perf_counter, sleep

import pytest

from bot.players.battlesheep import tcp
from bot.players.battlesheep.loop import main
from bot.players.battlesheep.player import TreePlayer
from bot.players.session import Session
from bot.players.times import TurnTime
from bot.protocol import battlesheep_tcp as messages
from bot.search.result import SearchResult

TEAM = 17


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(20.0)
        yield server


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the client has wanted to wait; it does not."""
    noted: list[float] = []
    monkeypatch.setattr(tcp, "sleep", noted.append)
    return noted


def play(address: tuple[str, int]) -> str:
    """What the client says as it gives up."""
    host, port = address
    with pytest.raises(SystemExit) as stop:
        main(["--tcp", f"{host}:{port}", "--team", str(TEAM)])
    return str(stop.value.code)


def test_a_server_that_hangs_up_is_tried_again_with_longer_pauses_and_given_up(
    listener: socket.socket, pauses: list[float]
) -> None:
    hellos = []

    def hang_up() -> None:
        for _ in range(tcp.TRIES):
            connection, _ = listener.accept()
            with connection:
                hellos.append(connection.recv(4, socket.MSG_WAITALL))

    server = threading.Thread(target=hang_up, daemon=True)
    server.start()
    message = play(listener.getsockname())
    server.join(20.0)
    assert hellos == [TEAM.to_bytes(4, "little")] * tcp.TRIES
    assert message.startswith(f"cannot play: {tcp.TRIES} connections to 127.0.0.1:")
    assert message.endswith("the server has hung up")
    assert pauses[:3] == [tcp.FIRST_PAUSE_S, 2 * tcp.FIRST_PAUSE_S, 4 * tcp.FIRST_PAUSE_S]
    assert pauses[-1] == tcp.LONGEST_PAUSE_S
    assert len(pauses) == tcp.TRIES - 2


def test_where_nobody_listens_the_bot_ends_with_the_reason(
    listener: socket.socket, pauses: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    address = listener.getsockname()
    listener.close()
    assert "refused" in play(address)
    assert capsys.readouterr().err.count("connecting again") == tcp.TRIES - 1
    assert len(pauses) == tcp.TRIES - 2


def test_an_address_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--tcp", "nowhere"])
    assert stop.value.code == 2
    assert "wants HOST:PORT, not 'nowhere'" in capsys.readouterr().err


def play_requests(listener: socket.socket, moves: int = 1) -> None:
    """The client's start on an empty map, its ``moves`` after it, all from one board, and the end of the game."""
    empty = ((0,) * 12,) * 12
    flock = ((0, 16, *(0,) * 10), *empty[1:])
    owner = tuple(tuple(map(bool, row)) for row in flock)

    def ask() -> None:
        connection, _ = listener.accept()
        with connection, connection.makefile("rb") as stream:
            messages.read_hello(stream.read)
            connection.sendall(messages.format_map(messages.MapMessage(1, 1, empty)))
            messages.read_start(stream.read)
            for ident in range(2, 2 + moves):
                connection.sendall(messages.format_board(messages.BoardMessage(ident, owner, flock)))
                messages.read_step(stream.read)
            connection.sendall(messages.format_end(1 + moves))

    server = threading.Thread(target=ask, daemon=True)
    server.start()
    main(["--tcp", f"127.0.0.1:{listener.getsockname()[1]}", "--set", "iterations=64"])
    server.join(20.0)
    assert not server.is_alive()


def test_a_failing_search_is_reported(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(TreePlayer, "_new", fail)
    play_requests(listener)
    assert capsys.readouterr().err.count("ZeroDivisionError: on purpose") == 1


def test_a_turn_after_a_late_answer_is_taken_to_have_begun_earlier(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_earlier_s = []
    answers = iter([(0, 0), (0, 1, 8, 3), (0, 1, 8, 3)])

    def decide(player: TreePlayer, turn: object, session: Session) -> SearchResult[tuple[int, ...]]:
        begun_earlier_s.append(perf_counter() - session.turn_start)
        session.best_in_time((), SearchResult(0), TurnTime(100.0, 100.0))
        sleep(0.3)
        return SearchResult(next(answers))

    monkeypatch.setattr(TreePlayer, "decide", decide)
    play_requests(listener, moves=2)
    assert begun_earlier_s[1] < 0.025 <= begun_earlier_s[2]  # a quarter of the limit, but not after the first answer
