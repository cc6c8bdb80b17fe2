"""Server-sent events: they tell an open page when something is new, and it loads its parts again."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import PlainTextResponse, Response, StreamingResponse

from arena.league.web.connections import most_connections

LOOK_SECONDS = 0.25
"""The time between two looks at the league."""
ALIVE_SECONDS = 4.0
"""Something is sent at least this often: a page that hears nothing for longer says that the arena does not answer."""
RETRY_MS = 1000
"""The time after which a browser reconnects if the connection is lost."""


class Streams:
    """The open streams: so many that connections are left for pages."""

    def __init__(self) -> None:
        self._most = most_connections() // 2
        self._open = 0

    def open(self, revision: Callable[[], str], closing: Callable[[], bool]) -> Response:
        """Events with the present revision and then with each new one; ends when the app does. Refused if too many."""
        if self._open >= self._most:
            return PlainTextResponse(f"{self._open} pages listen already.\n", 503)
        return StreamingResponse(self._counted(_events(revision, closing)), media_type="text/event-stream")

    async def _counted(self, events: AsyncIterator[str]) -> AsyncIterator[str]:
        self._open += 1
        try:
            async for event in events:
                yield event
        finally:
            self._open -= 1


async def _events(revision: Callable[[], str], closing: Callable[[], bool]) -> AsyncIterator[str]:
    yield f"retry: {RETRY_MS}\n\n"
    sent, quiet = "", 0.0
    while not closing():
        now = revision()
        if now != sent:
            yield f"data: {now}\n\n"
            sent, quiet = now, 0.0
        elif quiet >= ALIVE_SECONDS:
            yield "event: alive\ndata:\n\n"
            quiet = 0.0
        await asyncio.sleep(LOOK_SECONDS)
        quiet += LOOK_SECONDS
