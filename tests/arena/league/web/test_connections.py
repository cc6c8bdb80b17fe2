"""The server under the app: slow, many and failing connections, its log, and how open pages learn of changes."""
from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from arena.league.web import connections, security
from arena.league.web.connections import SaidOnce, Streams, new_server
from arena.league.web.security import Guard

MOST = 8
PATIENCE_SECONDS = 60.0
WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nHost:"
HALF_A_BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1234"
Streaming = tuple[asyncio.StreamReader, asyncio.StreamWriter]
TOKEN = "t" * 43
SIGNED_IN = WHOLE.replace(b"Host: x", f"Host: 127.0.0.1\r\nCookie: arena={TOKEN}".encode())
MUCH = 1 << 24


async def _answer(request: Request) -> Response:
    return PlainTextResponse(await request.body() or b"nothing")


async def _much(request: Request) -> Response:
    return PlainTextResponse(b"x" * MUCH)


def with_server(work: Callable[[int], Awaitable[None]], token: str | None = None) -> None:
    """Does some work while a server answers at a port. ``token``: only who shows it is admitted."""

    async def serve() -> None:
        routes = [Route("/", _answer, methods=["GET", "POST"]), Route("/much", _much)]
        guards = [Middleware(Guard, names=["127.0.0.1"], token=token)] if token else []
        server = new_server(Starlette(routes=routes, middleware=guards))
        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve([listener]))
            try:
                await asyncio.wait_for(work(listener.getsockname()[1]), PATIENCE_SECONDS)
            finally:
                server.should_exit = True
                await serving

    asyncio.run(serve())


async def sent(port: int, data: bytes) -> Streaming:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    await writer.drain()
    return reader, writer


async def status(port: int) -> bytes:
    reader, writer = await sent(port, WHOLE)
    line = await reader.readline()
    writer.close()
    return line.split()[1]


@pytest.mark.parametrize("data", [b"", HALF, HALF_A_BODY])
def test_a_request_that_never_becomes_whole_is_given_up(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.1)

    async def work(port: int) -> None:
        reader, writer = await sent(port, data)
        with pytest.raises(ConnectionResetError):
            await reader.read()
            raise ConnectionResetError
        writer.close()

    with_server(work)


def test_a_slow_request_in_time_and_the_next_one_on_its_connection_are_answered(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", PATIENCE_SECONDS)

    async def work(port: int) -> None:
        reader, writer = await sent(port, HALF)
        await asyncio.sleep(0.05)
        for data in (WHOLE[len(HALF):], HALF_A_BODY + b"56789"):
            writer.write(data)
            assert b"200" in await reader.readline()
            await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(7 if data != HALF_A_BODY + b"56789" else 9)
        writer.close()

    with_server(work)


def test_half_sent_requests_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", MOST)

    async def work(port: int) -> None:
        held = [await sent(port, HALF) for _ in range(4 * MOST)]
        assert await status(port) == b"200"
        for _, writer in held:
            writer.close()

    with_server(work)


def test_all_places_are_used_and_one_more_takes_that_of_the_longest_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", MOST)
    monkeypatch.setattr(connections, "HEAD_SECONDS", 10.0 * PATIENCE_SECONDS)

    async def work(port: int) -> None:
        first, *held = [await sent(port, HALF) for _ in range(MOST)]
        assert first[0].at_eof() is False
        first[1].write(WHOLE[len(HALF):])
        assert b"200" in await first[0].readuntil(b"\r\n\r\n"), "as many as there are places"
        more = await sent(port, HALF)
        assert await held[0][0].read(1) == b"", "the first one has been served since, so the second waits longest"
        for _, writer in (first, *held, more):
            writer.close()

    with_server(work)


async def dripped(port: int, data: bytes) -> tuple[bytes, bool]:
    """The status of the answer to a request, and whether its connection ends soon, though more of it comes."""
    reader, writer = await sent(port, data)
    status = (await reader.readline()).split()[1]
    for _ in range(20):
        await asyncio.sleep(0.05)
        try:
            writer.write(b"x")
            await asyncio.wait_for(reader.read(), 0.001)
            return status, True
        except asyncio.TimeoutError:
            continue
        except ConnectionError:
            return status, True
    return status, False


@pytest.mark.parametrize(("more", "status"), [
    (b"", b"421"), (b"Host: 127.0.0.1", b"403"), (b"Host: 127.0.0.1\r\nSec-Fetch-Site: same-origin", b"413")])
def test_who_sends_the_rest_of_a_refused_request_for_ever_is_closed(
    more: bytes, status: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "END_SECONDS", 0.2)
    monkeypatch.setattr(security, "MAX_BODY", 3)
    data = HALF_A_BODY.replace(b"Length: 9", b"Length: 999").replace(b"Host: x", more or b"Host: x")

    async def work(port: int) -> None:
        assert await dripped(port, data) == (status, True)

    with_server(work, TOKEN)


def test_who_does_not_read_its_answer_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.1)
    monkeypatch.setattr(connections, "END_SECONDS", 0.1)

    async def work(port: int) -> None:
        for more in (b"", b"Connection: close\r\n"):
            reader, writer = await sent(port, WHOLE.replace(b"/ ", b"/much ").replace(b"x\r\n", b"x\r\n" + more))
            await asyncio.sleep(0.5)
            with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                await reader.readexactly(MUCH)
            writer.close()

    with_server(work)


@pytest.mark.parametrize("data", [b"", HALF, HALF_A_BODY, WHOLE.replace(b"/ ", b"/much ")])
def test_strangers_lock_nobody_out_who_has_the_token(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one who comes after them, nor one who was there before."""
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", MOST)

    async def work(port: int) -> None:
        async def gets_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(SIGNED_IN)
            assert (await reader.readline()).split()[1] == b"200"
            assert (await reader.readuntil(b"nothing")).endswith(b"nothing")

        before = await sent(port, b"")
        await gets_in(*before)
        strangers = [await sent(port, data) for _ in range(4 * MOST)]
        await gets_in(*before)
        after = await sent(port, b"")
        await gets_in(*after)
        for _, writer in (before, after, *strangers):
            writer.close()

    with_server(work, TOKEN)


def test_streams_leave_connections_for_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", MOST)
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.01)
    ended: list[bool] = []
    streams = Streams(lambda: "1", lambda: bool(ended))

    async def listen() -> int:
        answers: list[int] = []

        async def receive() -> dict[str, str]:
            await asyncio.sleep(PATIENCE_SECONDS)
            return {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            answers.append(message.get("status", 0))

        await streams({"type": "http", "method": "GET"}, receive, send)
        return answers[0]

    async def work() -> None:
        opened = [asyncio.create_task(listen()) for _ in range(MOST)]
        await asyncio.sleep(0.05)
        assert [await answer for answer in opened[MOST // 2:]] == [503] * (MOST // 2)
        ended.append(True)
        assert [await answer for answer in opened[:MOST // 2]] == [200] * (MOST // 2)
        assert await listen() == 200

    asyncio.run(work())


def test_a_complaint_is_said_once_and_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(connections, "monotonic", lambda: now)
    once = SaidOnce()

    def said(line: int, text: str) -> bool:
        return once.filter(logging.LogRecord("uvicorn.error", logging.WARNING, "a.py", line, text, (), None))

    assert said(1, "no room\nfor 1") and not said(1, "no room\nfor 2")
    assert said(1, "another") and said(2, "no room")
    now = connections.QUIET_SECONDS
    assert said(1, "no room\nfor 3")


@pytest.mark.parametrize(("files", "most"), [
    (64, 12), (20, 8), (240, 100), (1 << 20, 256), (resource.RLIM_INFINITY, 256)])
def test_files_are_left_for_the_process_itself(files: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    assert connections.most_connections() == most


def events(revisions: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a page is sent while the revisions follow one another."""
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.0)
    left = [*revisions]

    async def all_of_them() -> list[str]:
        return [event async for event in connections.Streams(lambda: left.pop(0), lambda: not left).events()]

    return asyncio.run(all_of_them())


def test_a_page_hears_of_each_revision_once_and_of_the_first_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = events(["1.0", "1.0", "2.0", "2.0", "2.1"], monkeypatch)
    assert sent[1:] == ["data: 1.0\n\n", "data: 2.0\n\n", "data: 2.1\n\n"]
    assert sent[0].startswith("retry: ")


def test_a_quiet_stream_shows_that_it_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ALIVE_SECONDS", 0.0)
    assert events(["1", "1", "1"], monkeypatch)[1:] == ["data: 1\n\n", *["event: alive\ndata:\n\n"] * 2]
