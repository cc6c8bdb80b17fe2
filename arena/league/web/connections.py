"""The server under the app, so that whoever connects much, sends little or complains often cannot end it for others.

And its streams of events: they tell an open page when something is new, and it loads its parts again.
"""
from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Any

import h11
import uvicorn
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0
"""How long the head of a request may take, from the connection on or from the last answer on it."""
BODY_SECONDS = 120.0
"""How long the rest of a request may take: an upload over a slow network."""
UNREAD_SECONDS = 60.0
"""How long an answer may wait for its reader."""
END_SECONDS = 2.0
"""How long a connection may take that has its answer: to read it, or to send the rest of what was refused."""
ENDS, STRANGER, WAITS, WORKS = range(4)
ADMITTED = "admitted"
"""What the app notes in the state of a request that has shown the token, or needs none."""
MOST_CONNECTIONS = 256
FEWEST_CONNECTIONS = 8
OWN_FILES = 40
"""The files that the app needs itself: the connections to its league, templates, logs."""
BACKLOG = 100
"""The connections that may wait to be taken. Python takes all of them at once, and complains of each that fails."""
SECONDS_TO_END = 3
"""The time for requests in progress when the app is ended."""
QUIET_SECONDS = 60.0
"""How long a complaint is not repeated in the log."""
MOST_REMEMBERED = 1000


def most_connections() -> int:
    """The most connections at a time, so that the files that this process may open are enough for its own too."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    left = MOST_CONNECTIONS if files == resource.RLIM_INFINITY else (files - OWN_FILES) // 2
    return max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, left))


def new_server(app: ASGIApp) -> uvicorn.Server:
    """A server for the app."""
    config = uvicorn.Config(
        app, http=Connection, ws="none", log_level="warning", use_colors=False, backlog=BACKLOG,
        timeout_graceful_shutdown=SECONDS_TO_END)
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(SaidOnce())
    logging.getLogger("python_multipart").setLevel(logging.CRITICAL)  # a form that is no form gets its answer: 400
    return uvicorn.Server(config)


class Connection(H11Protocol):
    """One connection. It is closed if what it waits for, whatever that is, takes too long.

    When there are too many, one makes room for the new one: one that is about to end, or else one that has never shown
    the token, or else one that waits for the head of a request, of these the one that has done so for longest. If all
    are at work, the new one is closed.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._most = most_connections()
        self._awaited: tuple[object, ...] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._admitted = self._gone = False
        self._since = monotonic()
        """Since when it waits for what it waits for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        taken = [other for other in self.connections if isinstance(other, Connection) and not other._gone]
        if len(taken) > self._most:
            idle = [other for other in taken if other is not self and other._rank < WORKS]
            min(idle, key=lambda other: (other._rank, other._since), default=self)._abort()
        self._wait()

    @property
    def _rank(self) -> int:
        """How much it would be missed."""
        if self.transport.is_closing():
            return ENDS
        if not self._is_admitted():
            return STRANGER
        return WAITS if self.conn.their_state is h11.IDLE else WORKS

    def _is_admitted(self) -> bool:
        """Whether any request on it was admitted to the app."""
        self._admitted = self._admitted or bool(self.scope and self.scope.get("state", {}).get(ADMITTED))
        return self._admitted

    def connection_lost(self, exc: Exception | None) -> None:
        for name in [*self._timers]:
            self._stop(name)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        self._is_admitted()
        super().on_response_complete()
        self._wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start("answer", UNREAD_SECONDS)

    def resume_writing(self) -> None:
        self._stop("answer")
        super().resume_writing()

    def _wait(self) -> None:
        """Begins to wait for the head or the rest of a request or for the end, if this is what has to come next."""
        state, ends = self.conn.their_state, self.transport.is_closing()
        answered = self.cycle is not None and self.cycle.response_complete
        if self._awaited == (now := (self.cycle, state, answered, ends)):
            return
        self._awaited, self._since = now, monotonic()
        body = END_SECONDS if answered else BODY_SECONDS
        seconds = END_SECONDS if ends else {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: body}.get(state)
        self._stop("request")
        if seconds is not None:
            self._start("request", seconds)

    def _start(self, name: str, seconds: float) -> None:
        self._timers[name] = self.loop.call_later(seconds, self._abort)

    def _stop(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.cancel()

    def _abort(self) -> None:
        self._gone = True
        self.transport.abort()


class SaidOnce(logging.Filter):
    """Lets a complaint of one kind into the log once, and then no more of it for a while."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is new."""
        error = record.exc_info[0] if record.exc_info else None
        kind = record.pathname, record.lineno, str(record.msg).partition("\n")[0], error
        now = monotonic()
        if now - self._said.get(kind, -QUIET_SECONDS) < QUIET_SECONDS:
            return False
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[kind] = now
        return True


LOOK_SECONDS = 0.25
"""The time between two looks at the league."""
ALIVE_SECONDS = 4.0
"""Something is sent at least this often: a page that hears nothing for longer says that the arena does not answer."""
RETRY_MS = 1000
"""The time after which a browser reconnects if the connection is lost."""


class Streams:
    """The open streams, so many that connections are left for pages: events with the present revision and each new one.

    ``revision``: now. ``closing``: whether the app ends; then each stream does.
    """

    def __init__(self, revision: Callable[[], str], closing: Callable[[], bool]) -> None:
        self._revision = revision
        self._closing = closing
        self._most = most_connections() // 2
        self._open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends a page what is new until the app ends; refused if there are too many."""
        if self._open >= self._most:
            await PlainTextResponse(f"{self._open} pages listen already.\n", 503)(scope, receive, send)
            return
        self._open += 1
        try:
            await StreamingResponse(self.events(), media_type="text/event-stream")(scope, receive, send)
        finally:
            self._open -= 1

    async def events(self) -> AsyncIterator[str]:
        """What one page is sent."""
        yield f"retry: {RETRY_MS}\n\n"
        sent, quiet = "", 0.0
        while not self._closing():
            now = self._revision()
            if now != sent:
                yield f"data: {now}\n\n"
                sent, quiet = now, 0.0
            elif quiet >= ALIVE_SECONDS:
                yield "event: alive\ndata:\n\n"
                quiet = 0.0
            await asyncio.sleep(LOOK_SECONDS)
            quiet += LOOK_SECONDS
