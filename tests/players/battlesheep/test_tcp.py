"""The client of the course's server when there is no server, or none that plays."""
from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest

from bot.players.battlesheep import tcp
from bot.players.battlesheep.loop import main

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
