"""Who may use the app, and what its pages may do; the token of an app.

Other sites are kept out in the ways that browsers offer: the name in the address must be one of this machine's, so
that no site can point its own name here ("DNS rebinding"); a request that changes something must come from a page of
the app itself; and no other page may frame, embed or read it. A token keeps out everyone else: other users of this
machine, programs that run on it, and who is on the same network.
Sources: OWASP, "Cross-Site Request Forgery Prevention" (Origin, Fetch Metadata); W3C, "Content Security Policy 3".
"""
from __future__ import annotations

import hmac
import ipaddress
import logging
import re
import secrets
import sys
from collections.abc import Collection
from pathlib import Path
from urllib.parse import urlencode

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arena.contract.saving import write_whole
from arena.league.store.uploads import LARGEST_UPLOAD
from arena.league.web.connections import ADMITTED

MAX_BODY = LARGEST_UPLOAD + (1 << 20)
"""The most bytes of a request: an uploaded file, and a form around it."""
TOKEN = "token"
"""The name of the token in an address."""
TOKEN_FORM = re.compile(r"[A-Za-z0-9_-]{24,}")
"""What a token looks like: more than anyone can guess, in characters that stay as they are in an address."""
RANDOM_BYTES = 24
COOKIE_SECONDS = 90 * 86400
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
HOST = re.compile(r"(?P<name>\[[^\[\]]+\]|[^:\[\]]+)(:\d+)?")
"""A name or an IP address, and perhaps a port."""
READING = ("GET", "HEAD")
OF_STRANGERS = (401, 403, 421)
"""The refusals after which the connection ends at once: no page of the app has sent what they answer."""
LOG = logging.getLogger("uvicorn.error")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""The content policy of the app's own pages: nothing from elsewhere, no script or style except its files."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""The headers of every answer that does not set its own."""

REPLAY_HEADERS = {"Content-Security-Policy": "sandbox allow-scripts allow-downloads; frame-ancestors 'none'"}
"""The headers of a game as one page, to send to somebody. Its own policy allows only its own script, which runs in an
origin of its own: it has no cookie of the app."""


class Guard:
    """Admits only what the pages of the app send; gives every answer its headers.

    ``names``: the names of this machine in an address; with a ``token``, every IP address is accepted as well, because
    no site can point one elsewhere. ``token``: must be in the address with which a browser first opens the app;
    ``None``: none is needed. ``cookie``: the cookie in which the browser keeps it. Raises :class:`ValueError` for what
    is no token.
    """

    def __init__(self, app: ASGIApp, names: Collection[str], token: str | None, cookie: str = "arena") -> None:
        if token is not None and not is_token(token):
            raise ValueError("the token is too short, or has characters that a token cannot have")
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
        if answer is None:
            scope.setdefault("state", {})[ADMITTED] = True

        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await (answer or self._app)(scope, receive, send_with_headers)
        except Exception:
            if begun:
                raise
            LOG.exception("the app has failed")
            await _refused(500, "The arena has made a mistake; its log says more.")(scope, receive, send_with_headers)

    def _refusal(self, request: Request) -> Response | None:
        """The refusal of a request that nobody may send; ``None`` if it may be sent."""
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
        match = HOST.fullmatch(host)
        name = match["name"].strip("[]").lower() if match else ""
        return name in self._names or (self._token is not None and _is_number(name))

    def _sign_in(self, request: Request) -> Response | None:
        """``None`` with the token in the cookie; with it in the address, the same page again, with the cookie."""
        if self._token is None:
            return None
        given = request.query_params.get(TOKEN)
        if given is not None and request.method in READING and _is_same(given, self._token):
            rest = urlencode([(name, value) for name, value in request.query_params.multi_items() if name != TOKEN])
            path = "/" + request.url.path.lstrip("/")  # two slashes would lead to another site
            answer = RedirectResponse(path + (f"?{rest}" if rest else ""), 303)
            answer.set_cookie(self._cookie, self._token, COOKIE_SECONDS, httponly=True, samesite="lax")
            return answer
        if _is_same(request.cookies.get(self._cookie, ""), self._token):
            return None
        return _refused(401, "Open the whole address that the arena has printed: its token lets you in.")


def _is_from_the_app(request: Request) -> bool:
    """Whether a page of the app sends this request, or somebody opens one of its pages.

    Browsers say where a request comes from (``Sec-Fetch-Site``); older ones do so at least for requests that change
    something (``Origin``). ``same-site`` is not enough, because it may be another server on this machine.
    """
    site = request.headers.get("sec-fetch-site")
    if request.method in READING:
        opened = [request.headers.get(f"sec-fetch-{name}") for name in ("mode", "dest")] == ["navigate", "document"]
        return site in (None, "same-origin", "none") or opened
    origin = request.headers.get("origin")
    same = origin == f"{request.url.scheme}://{request.headers.get('host')}"
    return site == "same-origin" if origin is None else same and site in (None, "same-origin")


def _is_same(given: str, token: str) -> bool:
    return hmac.compare_digest(given.encode(), token.encode())


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _refused(status: int, why: str) -> Response:
    return PlainTextResponse(why + "\n", status, {"Connection": "close"} if status in OF_STRANGERS else None)


def is_token(text: str) -> bool:
    """Whether a text can be a token; an empty or short one cannot."""
    return TOKEN_FORM.fullmatch(text) is not None


def kept_token(file: Path) -> str:
    """The token in a file, which stays the same so that a phone stays signed in; only its owner may read the file.

    Where there is no file, or no token in it, it gets a new one. Raises :class:`OSError` if it cannot be read, and
    :class:`arena.contract.saving.SaveError` if it cannot be written.
    """
    if file.exists():
        kept = file.read_text(encoding="ascii", errors="replace").strip()
        if is_token(kept):
            return kept
        print(f"{file} held no token; it has a new one now", file=sys.stderr)
    token = new_token()
    write_whole(file, f"{token}\n".encode())
    return token


def new_token() -> str:
    """A token that nobody knows."""
    return secrets.token_urlsafe(RANDOM_BYTES)
