"""How requests are read and answered: forms, filters of games in an address, templates, refusals."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import jinja2
from msgspec import structs, to_builtins
from starlette.datastructures import FormData, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from arena.commands.options import UsageError
from arena.contract.errors import told_as
from arena.contract.files import ReplayError
from arena.contract.saving import DamagedError, SaveError
from arena.league.store import League
from arena.league.store.errors import LeagueError, NoSuchError
from arena.league.store.game_filters import ANY_FAULT, Where
from arena.league.store.rows import LeagueBot
from arena.league.web.context import Context
from arena.league.web.security import TOKEN
from arena.league.web.template_filters import FILTERS
from arena.pages.page import FOLDER
from arena.run.contestants import CommandError
from arena.statements.filters import FACTS

TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader([Path(__file__).parent / "templates", FOLDER]),
    autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined,
)
TEMPLATES.filters.update(FILTERS)


class Refused(Exception):
    """The request cannot be carried out; the page says why."""

    def __init__(self, why: str, status: int = 422) -> None:
        super().__init__(why)
        self.status = status


STATUS: dict[type[Exception], int] = {
    Refused: 422, NoSuchError: 404, LeagueError: 422, UsageError: 422, CommandError: 422, ReplayError: 500,
    DamagedError: 500, SaveError: 507,
}
"""The status of a refusal, by the first of these that its error is."""
REFUSALS = tuple(STATUS)
STANDINGS, BOTS, GAMES, MATCHES = "/", "/bots", "/games", "/matches"
"""The tabs, by the addresses of their pages."""
LOG = logging.getLogger("uvicorn.error")


@dataclass(frozen=True)
class PageRequest:
    """A request: the app, the address with its numbers, the form that was sent, and the revision before its answer."""

    context: Context
    raw: Request
    form: FormData
    revision: str = ""

    @property
    def query(self) -> QueryParams:
        return self.raw.query_params

    @property
    def league(self) -> League:
        return self.context.league

    @property
    def id(self) -> int:
        number: int = self.raw.path_params["id"]
        return number

    def text(self, name: str) -> str:
        """A field of the form, or of the address, without surrounding spaces; empty if it was not sent."""
        value = (self.form if self.raw.method == "POST" else self.query).get(name, "")
        return value.strip() if isinstance(value, str) else ""

    def number(self, name: str, kind: Callable[[str], Any] = int) -> Any:
        """Such a field as a number; ``None`` if it is empty. Raises :class:`Refused`."""
        return number_of(name, self.text(name), kind)

    def page(self, template: str, tab: str, heading: str, status: int = 200, **values: Any) -> Response:
        """A page from a template in the folder ``templates``."""
        context = self.context
        title = f"{context.game.title} league" if context.has_league else "Arena"
        return HTMLResponse(TEMPLATES.get_template(template).render(
            tab=tab, heading=heading, league_title=title, revision=self.revision, state=context.play_state(),
            settings=self.league.settings() if context.has_league else None, **values,
        ), status)


Handler = Callable[[PageRequest], Response]


def bot_of(request: PageRequest) -> LeagueBot:
    """The bot with the number in the address. Raises :class:`Refused`."""
    bot = request.league.bots.by_id().get(request.id)
    if bot is None:
        raise Refused(f"There is no bot {request.id}.", 404)
    return bot


def number_of(name: str, text: str, kind: Callable[[str], Any]) -> Any:
    """A text as a number; ``None`` for an empty text. Raises :class:`Refused`."""
    if not text:
        return None
    try:
        return kind(text)
    except ValueError:
        raise Refused(f"{name}: {text!r} is not a number") from None


def go_to(path: str) -> Response:
    """The answer to a form: a redirection to the page that shows what it has done."""
    return RedirectResponse(path, 303)


async def form_of(raw: Request) -> FormData:
    """The form that was sent; an empty one if none was. Raises :class:`Refused` if it cannot be read."""
    if raw.method != "POST":
        return FormData()
    try:
        return await raw.form(max_files=1, max_fields=100)
    except (HTTPException, LookupError, ValueError) as error:
        raise Refused(f"The form cannot be read: {getattr(error, 'detail', error)}", 400) from None


def endpoint(handler: Handler, needs_league: bool = True) -> Callable[[Request], Awaitable[Response]]:
    """Lets ``handler`` answer in a thread of the app; a refusal becomes a page."""

    async def answer(raw: Request) -> Response:
        context: Context = raw.app.state.context
        if needs_league and not context.has_league:
            return go_to("/setup")
        request = PageRequest(context, raw, FormData())
        try:
            request = replace(request, form=await form_of(raw))
        except Refused as error:
            return _refusal(request, str(error), error.status)
        return await asyncio.get_running_loop().run_in_executor(context.threads, _handled, handler, request)

    return answer


def _handled(handler: Handler, request: PageRequest) -> Response:
    """A page shows one state of the league, whatever is written meanwhile."""
    is_shown = request.raw.method != "POST" and request.context.has_league
    try:
        with request.league.reading() if is_shown else nullcontext():
            return handler(replace(request, revision=request.context.revision()))
    except OverflowError:
        return _refusal(request, "A number is too large.", 422)
    except Exception as error:
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), None)
        if status is not None:
            return _refusal(request, str(error), getattr(error, "status", status))
        if request.context.has_league and (damage := request.league.damage()):
            return _refusal(request, damage, 500)
        LOG.exception("a page of the app has failed")
        return _refusal(request, f"The arena has made a mistake; its log says more: {error!r}", 500)


def _refusal(request: PageRequest, why: str, status: int) -> Response:
    """A page that says why; a line of text for a form that asks for one, or where even that page cannot be made."""
    if request.raw.headers.get("accept") == "text/plain":
        return PlainTextResponse(f"{why}\n", status)
    try:
        return request.page("error.html", "", "That does not work", status, why=why)
    except Exception:
        return PlainTextResponse(f"{why}\n", status)


TEXTS = ("bot", "against", "result", "fault")
OF_A_BOT = (*TEXTS, "said")
"""Fields with which a filter describes one bot, so that it cannot describe another one as well."""


def where_of(query: QueryParams, others: Collection[str] = ()) -> Where:
    """The filter in an address; empty fields are ignored, some may occur twice, and ``seed=7`` is a condition.

    ``others``: the names of fields that are no filter. Raises :class:`Refused`.
    """
    known = dict.fromkeys([*Where.__struct_fields__, *FACTS])
    if unknown := query.keys() - {*known, TOKEN, *others}:
        raise Refused(f"Games have no filter {' or '.join(sorted(unknown))}; a field of the address is one of"
                      f" {', '.join(known)}.")
    texts = {name: query.get(name) or None for name in TEXTS}
    match = number_of("match", query.get("match", ""), int)
    facts = [f"{name} = {query[name]}" for name in FACTS if name not in TEXTS and query.get(name)]
    said = tuple(filter(None, map(str.strip, [*query.getlist("said"), *facts])))
    players = tuple(filter(None, query.getlist("players")))
    with told_as(Refused, ValueError):
        return Where(**texts, match=match, said=said, players=players)


def filter_of(request: PageRequest, *others: str) -> Where:
    """The filter in the address of a page; the name of a bot with versions stands for the one that plays.

    Raises :class:`Refused`, or :class:`arena.league.store.errors.LeagueError` for a bot that is not there.
    """
    return request.league.bots.resolved(where_of(request.query, others))


def query_of(where: Where, **more: Any) -> str:
    """The part of an address after ``?`` for a filter and other fields."""
    return urlencode(to_builtins(where) | more, doseq=True)


def games_of(where: Where, bot: str, against: str | None = None) -> Where:
    """The filter for those games in which a bot plays, and ``against`` too if it is given."""
    if not _asks_of_a_bot(where):
        return structs.replace(where, bot=bot, against=against)
    names = [name for name in (bot, against) if name is not None]
    return structs.replace(where, players=tuple(dict.fromkeys([*where.players, *names])))


def faulty_games_of(where: Where, bot: str) -> Where:
    """The filter for those games in which a bot has a fault; if it describes another bot, for all in which it plays."""
    if where.fault is None and (where.bot == bot or not _asks_of_a_bot(where)):
        return structs.replace(where, bot=bot, fault=ANY_FAULT)
    return games_of(where, bot)


def lost_games_of(where: Where, bot: str) -> Where | None:
    """The filter for those games that a bot has lost; ``None`` if the filter asks for others, or of another bot."""
    has_them = where.result in (None, "lost") and (where.bot == bot or not _asks_of_a_bot(where))
    return structs.replace(where, bot=bot, result="lost") if has_them else None


def _asks_of_a_bot(where: Where) -> bool:
    return any(getattr(where, name) for name in OF_A_BOT)
