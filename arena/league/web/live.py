"""Server-sent events: they tell an open page when something is new, and it loads its parts again."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import Receive, Scope, Send

from arena.league.web.connections import most_connections

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
