"""Server-sent events: they tell an open page when something is new, and it loads its parts again."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse

LOOK_SECONDS = 0.25
"""The time between two looks at the store."""
ALIVE_SECONDS = 15.0
"""Something is sent at least this often, so that a lost connection is noticed."""
RETRY_MS = 1000
"""The time after which a browser reconnects if the connection is lost."""


def stream(revision: Callable[[], str], closing: Callable[[], bool]) -> StreamingResponse:
    """Events with the present revision and then with each new one; ends when the app does."""
    return StreamingResponse(_events(revision, closing), media_type="text/event-stream")


async def _events(revision: Callable[[], str], closing: Callable[[], bool]) -> AsyncIterator[str]:
    yield f"retry: {RETRY_MS}\n\n"
    sent, quiet = "", 0.0
    while not closing():
        now = revision()
        if now != sent:
            yield f"data: {now}\n\n"
            sent, quiet = now, 0.0
        elif quiet >= ALIVE_SECONDS:
            yield ": alive\n\n"
            quiet = 0.0
        await asyncio.sleep(LOOK_SECONDS)
        quiet += LOOK_SECONDS
