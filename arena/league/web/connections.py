"""The server under the app, so that whoever connects much, sends little or complains often cannot end it for others."""
from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import Callable
from time import monotonic
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0
"""How long the head of a request may take, from the connection on or from the last answer on it."""
BODY_SECONDS = 120.0
"""How long the rest of a request may take: an upload over a slow network."""
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
    """One connection. It is closed if a request on it takes too long to come.

    When there are too many, the one that has waited longest for the head of a request makes room for the new one; if
    all are at work, the new one is closed.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._most = most_connections()
        self._awaited: tuple[object, object] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.waits_since: float | None = None
        """Since when the head of a request is waited for; ``None``: it is not."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the connection if there is room."""
        super().connection_made(transport)
        known = [other for other in self.connections if isinstance(other, Connection)]
        taken = [other for other in known if not other.transport.is_closing()]
        if len(taken) > self._most:
            waiting = [other for other in taken if other is not self and other.waits_since is not None]
            min(waiting, key=lambda other: other.waits_since or 0.0, default=self).transport.abort()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes what has come."""
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        """Goes on with the next request."""
        super().on_response_complete()
        self._wait()

    def _wait(self) -> None:
        """Begins to wait for the head or the rest of a request, if this is what has to come next."""
        state = self.conn.their_state
        if self._awaited == (self.cycle, state):
            return
        self._stop_waiting()
        self._awaited = self.cycle, state
        seconds = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(state)
        if seconds is not None and not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self.transport.abort)
        if state is h11.IDLE:
            self.waits_since = monotonic()

    def _stop_waiting(self) -> None:
        self.waits_since = None
        if self._timer:
            self._timer.cancel()
            self._timer = None


class SaidOnce(logging.Filter):
    """Lets a complaint of one kind into the log once, and then no more of it for a while."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is new."""
        error = record.exc_info[0] if record.exc_info else None
        kind = record.pathname, record.lineno, str(record.msg).partition("\n")[0], error
        now = self._now()
        if now - self._said.get(kind, -QUIET_SECONDS) < QUIET_SECONDS:
            return False
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[kind] = now
        return True
