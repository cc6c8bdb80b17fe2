"""The client of the course's server when there is no server, or none that plays."""
from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, sleep

import pytest

from arena.contract.setup import Limits, Setup
from bot.battlesheep import protocol
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player import tcp
from bot.battlesheep.player.loop import Bot, main
from botkit.client.times import TurnTime
from botkit.search.result import SearchResult
from tests.bot.battlesheep.course import format_request

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
    for words, said in {
        ("--tcp", "nowhere"): "wants HOST:PORT, not 'nowhere'",
        ("--tcp", ":4000"): "wants HOST:PORT, not ':4000'",
        ("--tcp", "localhost:84535"): "'84535' is not a number from 0 to 65535",
        ("--team", "2147483648"): "'2147483648' is not a number from 0 to 2147483647",
        ("--team", "-1"): "'-1' is not a number",
    }.items():
        with pytest.raises(SystemExit) as stop:
            main(words)
        assert stop.value.code == 2
        assert said in capsys.readouterr().err


WALLED = tuple(tuple(-1 if x == 0 else 0 for x in range(12)) for _ in range(12))
MAP = tcp.ServerRequest(1, protocol.StartTurn(WALLED), 1)
FLOCK = tuple(tuple(16 if (x, y) == (1, 0) else 0 for x in range(12)) for y in range(12))
OWNER = tuple(tuple(wall or int(sheep > 0) for wall, sheep in zip(*rows)) for rows in zip(WALLED, FLOCK))
BOARD = tcp.ServerRequest(2, protocol.MoveTurn(OWNER, FLOCK))
END = tcp.ServerRequest(9, None)


@contextmanager
def playing(listener: socket.socket, *options: str) -> Iterator[Callable[[], socket.socket]]:
    """A client in a thread of its own; the function accepts its connections. It has ended at the end."""
    ended: list[object] = []

    def run() -> None:
        try:
            main(["--tcp", f"127.0.0.1:{listener.getsockname()[1]}", "--effort", "64", *options])
        except SystemExit as stop:
            ended.append(stop.code)

    client = threading.Thread(target=run, daemon=True)
    client.start()

    def accept() -> socket.socket:
        connection, _ = listener.accept()
        connection.settimeout(20.0)
        assert connection.recv(4, socket.MSG_WAITALL) == (1).to_bytes(4, "little")
        return connection

    yield accept
    client.join(20.0)
    assert not client.is_alive() and ended == []


def asked(connection: socket.socket, request: tcp.ServerRequest) -> list[int]:
    """The client's answer to a request."""
    connection.sendall(format_request(request))
    numbers = 2 if isinstance(request.turn, protocol.StartTurn) else 4
    fields = tcp.read_fields(lambda count: connection.recv(count, socket.MSG_WAITALL), 2 + numbers)
    assert fields[:2] == [tcp.GOES_ON, request.ident]
    return fields[2:]


def play_requests(listener: socket.socket, moves: int = 1) -> None:
    """The client's start, its ``moves`` after it, all from one board, and the end of the game."""
    with playing(listener) as accept, accept() as connection:
        asked(connection, MAP)
        for _ in range(moves):
            asked(connection, BOARD)
        connection.sendall(format_request(END))


def test_a_whole_game_is_played_without_a_fault(listener: socket.socket) -> None:
    """The others take what they can first."""
    referee = BattlesheepReferee(Setup(3, 4, "square15", Limits(0.0, 0.0)))
    answered = 0
    with playing(listener, "--course", "square15") as accept, accept() as connection:
        while seats := [*referee.requests()]:
            seat, turn, board = seats[0], referee.turn(), referee.board
            if seat == 2:
                answer = asked(connection, tcp.ServerRequest(answered := answered + 1, turn, seat + 1))
            elif referee.starting:
                answer = [*board.border_cells()[0]]
            else:
                x, y, direction, *_ = board.slides(seat + 1)[0]
                answer = [x, y, 1, direction]
            assert referee.apply({seat: protocol.format_answer(answer)}) == {}
        connection.sendall(format_request(tcp.ServerRequest(answered, None)))
    assert answered > 3 and referee.result().final_scores[2] > 0


def test_after_a_drop_the_map_may_come_again_or_the_board(listener: socket.socket) -> None:
    with playing(listener) as accept:
        for _ in range(2):
            with accept() as connection:
                assert len(asked(connection, MAP)) == 2
        with accept() as connection:
            assert asked(connection, BOARD)[:2] == [1, 0]
        with accept() as connection:
            assert asked(connection, BOARD)[:2] == [1, 0]
            connection.sendall(format_request(END))


def test_a_turn_may_be_a_long_time_in_coming(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time to connect is not the time that the others have to move."""
    monkeypatch.setattr(tcp, "CONNECT_TIMEOUT_S", 0.2)
    with playing(listener) as accept, accept() as connection:
        asked(connection, MAP)
        sleep(0.5)
        asked(connection, BOARD)
        connection.sendall(format_request(END))


def test_another_game_may_begin_after_a_drop(listener: socket.socket) -> None:
    turned = tcp.ServerRequest(5, protocol.StartTurn(tuple(zip(*WALLED))), 3)
    with playing(listener) as accept:
        with accept() as connection:
            asked(connection, MAP)
        with accept() as connection:
            x, y = asked(connection, turned)
            assert y == 1 or x in (0, 11) or y == 11
            connection.sendall(format_request(END))


def test_the_end_of_no_game_is_not_the_end_of_this_one(
    listener: socket.socket, pauses: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    with playing(listener) as accept:
        for _ in range(2):
            with accept() as connection:
                connection.sendall(format_request(tcp.ServerRequest(0, None)))
        with accept() as connection:
            asked(connection, MAP)
            connection.sendall(format_request(END))
    assert capsys.readouterr().err.count("the server has no game for this team; connecting again") == 2


def test_a_server_that_never_has_a_game_is_given_up(listener: socket.socket, pauses: list[float]) -> None:
    def refuse() -> None:
        for _ in range(tcp.TRIES):
            connection, _ = listener.accept()
            with connection:
                connection.sendall(format_request(tcp.ServerRequest(0, None)))

    threading.Thread(target=refuse, daemon=True).start()
    assert play(listener.getsockname()).endswith("the server has no game for this team")


@pytest.mark.wall_time
def test_a_turn_begins_with_its_first_byte(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    began = []
    decide = Bot.decide

    def noted(bot: Bot, turn: protocol.Turn) -> SearchResult[Sequence[int]]:
        began.append(bot.session.turn_start)
        return decide(bot, turn)

    monkeypatch.setattr(Bot, "decide", noted)
    data = format_request(MAP)
    with playing(listener) as accept, accept() as connection:
        sleep(0.1)
        first = perf_counter()
        connection.sendall(data[:1])
        sleep(0.5)
        rest = perf_counter()
        connection.sendall(data[1:])
        connection.recv(16, socket.MSG_WAITALL)
        connection.sendall(format_request(END))
    assert first <= began[0] < rest


def test_a_failing_search_is_reported(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(Bot, "_followed", fail)
    play_requests(listener)
    assert capsys.readouterr().err.count("ZeroDivisionError: on purpose") == 1


@pytest.mark.wall_time
def test_a_turn_after_a_late_answer_is_taken_to_have_begun_earlier(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_earlier_s = []
    answers = iter([(1, 0), (1, 0, 8, 4), (1, 0, 8, 4)])

    def decide(bot: Bot, turn: object) -> SearchResult[tuple[int, ...]]:
        begun_earlier_s.append(perf_counter() - bot.session.turn_start)
        bot.session.best_in_time((), SearchResult(0), TurnTime(100.0, 100.0))
        sleep(0.3)
        return SearchResult(next(answers))

    monkeypatch.setattr(Bot, "decide", decide)
    play_requests(listener, moves=2)
    assert begun_earlier_s[1] < 0.025 <= begun_earlier_s[2]  # a quarter of the limit, but not after the first answer
