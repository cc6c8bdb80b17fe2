"""How requests are read and answered: forms, templates, refusals."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
from starlette.datastructures import FormData, QueryParams
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from arena.files import ReplayError
from arena.league.store import LeagueError
from arena.saving import SaveError
from arena.web.app.context import Context
from arena.web.app.look import FILTERS

TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined,
)
TEMPLATES.filters.update(FILTERS)


class Refused(Exception):
    """The request cannot be carried out; the page says why."""

    def __init__(self, why: str, status: int = 422) -> None:
        super().__init__(why)
        self.status = status


@dataclass(frozen=True)
class Ask:
    """A request: the app, the address with its numbers, and the form that was sent."""

    context: Context
    request: Request
    form: FormData

    @property
    def query(self) -> QueryParams:
        return self.request.query_params

    @property
    def id(self) -> int:
        """The number in the address."""
        number: int = self.request.path_params["id"]
        return number

    def text(self, name: str) -> str:
        """A field of the form without surrounding spaces; empty if it was not sent."""
        value = self.form.get(name, "")
        return value.strip() if isinstance(value, str) else ""

    def number(self, name: str) -> float | None:
        """A field of the form as a number; ``None`` if it is empty. Raises :class:`Refused`."""
        return number_of(name, self.text(name), float)

    def page(self, template: str, tab: str, heading: str, status: int = 200, **values: Any) -> Response:
        """A page from a template in the folder ``templates``."""
        context = self.context
        store = context.store
        title = f"{context.game.title} league" if store else "Arena"
        return HTMLResponse(TEMPLATES.get_template(template).render(
            tab=tab, heading=heading, league_title=title, revision=context.revision(), state=context.lamp(),
            settings=store.settings() if store else None, **values,
        ), status)


Handler = Callable[[Ask], Response]


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


def endpoint(handler: Handler, needs_league: bool = True) -> Callable[[Request], Awaitable[Response]]:
    """Lets ``handler`` answer in a thread of the app; a refusal becomes a page."""

    async def answer(request: Request) -> Response:
        context: Context = request.app.state.context
        if needs_league and context.store is None:
            return go_to("/setup")
        form = await request.form(max_files=1, max_fields=100) if request.method == "POST" else FormData()
        ask = Ask(context, request, form)
        return await asyncio.get_running_loop().run_in_executor(context.threads, _handled, handler, ask)

    return answer


def _handled(handler: Handler, ask: Ask) -> Response:
    try:
        return handler(ask)
    except OverflowError:
        return ask.page("error.html", "", "That does not work", 422, why="A number is too large.")
    except (Refused, LeagueError, ReplayError, SaveError) as error:
        return ask.page("error.html", "", "That does not work", getattr(error, "status", 422), why=str(error))
