"""The web app: its addresses, and what answers them."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from arena.league.web import branches, pages, reports, versions
from arena.league.web.context import Context
from arena.league.web.errands import Errand
from arena.league.web.handling import Ask, Handler, Refused, endpoint, form_of, go_to
from arena.league.web.security import Guard
from arena.pages.page import FOLDER


class NumberConvertor(Convertor[int]):
    """A number in an address, as large as the league takes; anything else is no address of the app."""

    regex = "[0-9]{1,18}"

    def convert(self, value: str) -> int:
        """Reads it."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Writes it."""
        return str(value)


register_url_convertor("number", NumberConvertor())
STATIC = Path(__file__).parent / "static"
SHOWN: dict[str, Handler] = {
    "/": pages.standings,
    "/bots": pages.bots,
    "/bots/{id:number}": pages.bot,
    "/bots/{id:number}/report": reports.report,
    "/bots/{id:number}/report/page": reports.report_page,
    "/branches/{id:number}/games/{place:number}": branches.branched_game,
    "/games": pages.games,
    "/games/{id:number}": pages.game,
    "/games/{id:number}/replay": pages.replay,
    "/games/{id:number}/file": pages.replay_file,
    "/matches": pages.matches,
    "/matches/{id:number}": pages.match,
}
CHANGES: dict[str, Handler] = {
    "/": pages.keep_board,
    "/boards/drop": pages.drop_board,
    "/bots": pages.add_bot,
    "/bots/upload": pages.upload_bot,
    "/bots/{id:number}/name": pages.rename_bot,
    "/bots/{id:number}/state": pages.set_bot_state,
    "/bots/{id:number}/program": pages.replace_program,
    "/bots/{id:number}/delete": pages.delete_bot,
    "/bots/{id:number}/version": versions.rule_version,
    "/matches": pages.start_match,
    "/matches/{id:number}": pages.set_match_state,
}
ERRANDS: dict[str, Callable[[Ask], Errand]] = {
    "/bots/{id:number}/report": reports.new_report,
    "/games/{id:number}/analysis": pages.new_analysis,
    "/games/{id:number}/branches": branches.new_branch,
}
"""What a form sends the arena to do."""


def new_app(context: Context, names: Collection[str], token: str | None, cookie: str = "arena") -> Starlette:
    """The app; it closes ``context`` when it ends. For the rest see :class:`arena.league.web.security.Guard`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        context.play()
        try:
            yield
        finally:
            context.close()

    app = Starlette(
        routes=[
            *(Route(path, endpoint(handler)) for path, handler in SHOWN.items()),
            *(Route(path, endpoint(handler), methods=["POST"]) for path, handler in CHANGES.items()),
            Route("/setup", endpoint(pages.setup, needs_league=False)),
            Route("/setup", _create, methods=["POST"]),
            Route("/playing", _play, methods=["POST"]),
            *(Route(path, _errand(handler), methods=["POST"]) for path, handler in ERRANDS.items()),
            *(Route(f"{path}/cancel", _cancel_errand, methods=["POST"]) for path in ERRANDS),
            Route("/events", _events),
            Route("/static/base.css", _base_style),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard, names=names, token=token, cookie=cookie)],
        exception_handlers={404: _no_page},
        lifespan=lifespan,
    )
    app.state.context = context
    return app


async def _no_page(request: Request, error: Exception) -> Response:
    def refuse(ask: Ask) -> Response:
        raise Refused("There is no such page.", 404)

    return await endpoint(refuse, needs_league=False)(request)


async def _base_style(request: Request) -> Response:
    return FileResponse(FOLDER / "base.css")


async def _create(request: Request) -> Response:
    context: Context = request.app.state.context
    answer = await endpoint(pages.create_league, needs_league=False)(request)
    context.play()
    return answer


async def _play(request: Request) -> Response:
    """Starts or stops the play.

    Programs start on the thread that serves. Stopping may take a while, and play may be wanted again by then.
    """
    context: Context = request.app.state.context
    try:
        context.wanted = (await form_of(request)).get("play") == "1"
    except Refused as error:
        return PlainTextResponse(f"{error}\n", error.status)
    if not context.wanted:
        await asyncio.get_running_loop().run_in_executor(context.threads, context.runner.stop)
    context.play()
    return go_to("/")


def _errand(handler: Callable[[Ask], Errand]) -> Callable[[Request], Awaitable[Response]]:
    """Begins an errand, on the thread that serves, if the form is good."""

    async def begin(request: Request) -> Response:
        context: Context = request.app.state.context
        form = request.url.path
        errands: list[Errand] = []

        def read(ask: Ask) -> Response:
            if context.errands.is_under_way(form):
                raise Refused("The last one is still under way: wait for its end, or cancel it.")
            errands.append(handler(ask))
            return go_to(errands[0].page)

        answer = await endpoint(read)(request)
        for errand in errands:
            context.errands.begin(form, errand)
        return answer

    return begin


async def _cancel_errand(request: Request) -> Response:
    """Ends an errand, on the thread that serves."""
    context: Context = request.app.state.context
    form = request.url.path.removesuffix("/cancel")
    context.errands.cancel(form)
    return go_to(form.removesuffix("/analysis").removesuffix("/branches"))


async def _events(request: Request) -> Response:
    context: Context = request.app.state.context
    return context.streams.open(context.revision, context.closing)
