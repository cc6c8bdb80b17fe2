"""Who may speak to the app, and what its pages may do.

Other sites are kept out in the ways that a browser offers: the name in the address must be one of this machine's
(no site can point a name of its own here, "DNS rebinding"), a request that changes something must come from a page
of the app itself, and no other page may frame, embed or read it. On a network, a token says who is asked in.
Sources: OWASP, "Cross-Site Request Forgery Prevention" (Origin, Fetch Metadata); W3C, "Content Security Policy 3".
"""
from __future__ import annotations

import hmac
import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlencode

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bot.arena.league.uploads import LARGEST_UPLOAD

MAX_BODY = LARGEST_UPLOAD + (1 << 20)
"""Bytes of a request: an uploaded file, and a form around it."""
TOKEN = "token"
"""The name of the token in an address."""
COOKIE_SECONDS = 90 * 86400
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
HOST = re.compile(r"(?P<name>\[[^\[\]]+\]|[^:\[\]]+)(:\d+)?")
"""A name or a number, and perhaps a port."""
READING = ("GET", "HEAD")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Of the app's own pages: nothing from elsewhere, no script or style but its files."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Of every answer that does not say otherwise."""

REPLAY_HEADERS = {"Content-Security-Policy": "sandbox allow-scripts; frame-ancestors 'self'"}
"""Of a replay's page, which allows itself its own script alone: it may run that, in an origin of its own. It has no
cookie of the app, and the app takes nothing from it."""


class Guard:
    """Lets in what the pages of the app send, and nothing else; gives every answer its headers.

    ``names``: of this machine in an address; with a ``token`` every number of an address will do as well, because a
    number cannot be pointed elsewhere. ``token``: what a browser must have been opened with; empty: none is asked
    for. ``cookie``: where the browser keeps it.
    """

    def __init__(self, app: ASGIApp, names: Collection[str], token: str = "", cookie: str = "arena") -> None:
        self._app = app
        self._names = {name.lower() for name in names}
        self._token = token
        self._cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        answer = self._refusal(request) or self._sign_in(request)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await (answer or self._app)(scope, receive, send_with_headers)

    def _refusal(self, request: Request) -> Response | None:
        """Why the request is not carried out, whoever sends it."""
        if not self._is_ours(request.headers.get("host", "")):
            return _refused(421, "This address is not the arena's; open the one that it has printed.")
        if not _is_from_the_app(request):
            return _refused(403, "Only a page of the arena may do that.")
        size = request.headers.get("content-length", "0" if request.method in READING else "")
        if not size.isdecimal():
            return _refused(411, "A request must say its length.")
        if int(size) > MAX_BODY:
            return _refused(413, f"That is too much: {MAX_BODY >> 20} MiB at most.")
        return None

    def _is_ours(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        name = found["name"].strip("[]").lower() if found else ""
        return name in self._names or (bool(self._token) and _is_number(name))

    def _sign_in(self, request: Request) -> Response | None:
        """Nothing for who has the token as a cookie; with one in the address, the same page and the cookie."""
        if not self._token:
            return None
        given = request.query_params.get(TOKEN)
        if given is not None and request.method in READING and self._is_token(given):
            rest = urlencode([(name, value) for name, value in request.query_params.multi_items() if name != TOKEN])
            path = "/" + request.url.path.lstrip("/")  # two slashes would name another site
            answer = RedirectResponse(path + (f"?{rest}" if rest else ""), 303)
            answer.set_cookie(self._cookie, self._token, COOKIE_SECONDS, httponly=True, samesite="lax")
            return answer
        if self._is_token(request.cookies.get(self._cookie, "")):
            return None
        return _refused(401, "Open the whole address that the arena has printed: its token lets you in.")

    def _is_token(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self._token.encode())


def _is_from_the_app(request: Request) -> bool:
    """Whether a page of the app sends this, or somebody opens a page of it.

    Browsers say where a request comes from (``Sec-Fetch-Site``), older ones at least for those that change something
    (``Origin``). ``same-site`` is not enough: it is another server of this machine.
    """
    site = request.headers.get("sec-fetch-site")
    if request.method in READING:
        opened = [request.headers.get(f"sec-fetch-{name}") for name in ("mode", "dest")] == ["navigate", "document"]
        return site in (None, "same-origin", "none") or opened
    origin = request.headers.get("origin")
    same = origin == f"{request.url.scheme}://{request.headers.get('host')}"
    return site == "same-origin" if origin is None else same and site in (None, "same-origin")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _refused(status: int, why: str) -> Response:
    return PlainTextResponse(why + "\n", status)
