"""The web app: its addresses, and what answers them."""
from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.datastructures import FormData
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, compile_path
from starlette.staticfiles import StaticFiles

from arena.contract.saving import SaveError
from arena.league.web import bot_pages, game_pages, pages, report_pages
from arena.league.web.context import Context
from arena.league.web.handling import LOG, REFUSALS, Handler, PageRequest, Refused, endpoint, form_of, go_to
from arena.league.web.security import Guard
from arena.league.web.tasks import Task
from arena.pages.page import FOLDER, SCRIPTS, STYLES


class NumberConvertor(IntegerConvertor):
    """A number in an address, as large as the store takes; anything else is no address of the app."""

    regex = "[0-9]{1,18}"


register_url_convertor("number", NumberConvertor())
STATIC = Path(__file__).parent / "static"
SHOWN: dict[str, Handler] = {
    "/": pages.standings,
    "/bots": bot_pages.bots,
    "/bots/{id:number}": bot_pages.bot,
    "/bots/{id:number}/trial": bot_pages.trial,
    "/bots/{id:number}/report": report_pages.report,
    "/branches/{id:number}/games/{place:number}": game_pages.branched_game,
    "/games": game_pages.games,
    "/games/{id:number}": game_pages.game,
    "/games/{id:number}/replay": game_pages.replay,
    "/games/{id:number}/file": game_pages.replay_file,
    "/numbers": game_pages.numbers,
    "/matches": pages.matches,
    "/matches/{id:number}": pages.match,
}
CHANGES: dict[str, Handler] = {
    "/": pages.keep_board,
    "/own": pages.choose_own,
    "/boards/drop": pages.drop_board,
    "/bots": bot_pages.add_bot,
    "/bots/upload": bot_pages.upload_bot,
    "/bots/{id:number}": bot_pages.change_bot,
    "/games/{id:number}/ask": game_pages.ask_bot,
    "/matches": pages.start_match,
    "/matches/{id:number}": pages.set_match_state,
}
TASKS: dict[str, Callable[[PageRequest], Task]] = {
    "/bots/{id:number}/report": report_pages.new_report,
    "/games/{id:number}/analysis": game_pages.new_analysis,
    "/games/{id:number}/viewer": game_pages.show_official,
    "/games/{id:number}/branches": game_pages.new_branch,
}
"""What a form sends the arena to do."""


def new_app(context: Context, names: Collection[str], token: str | None, cookie: str = "arena") -> Starlette:
    """The app; it closes ``context`` when it ends. For the rest see :class:`arena.league.web.security.Guard`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        context.play()
        for form, fields in context.tasks.kept() if context.has_league else ():
            _resume(context, form, fields)
        idle_work = asyncio.create_task(report_pages.work_when_idle(context))
        try:
            yield
        finally:
            idle_work.cancel()
            context.close()

    app = Starlette(
        routes=[
            *(Route(path, endpoint(handler)) for path, handler in SHOWN.items()),
            *(Route(path, endpoint(handler), methods=["POST"]) for path, handler in CHANGES.items()),
            Route("/setup", endpoint(pages.setup, needs_league=False)),
            Route("/setup", _create, methods=["POST"]),
            Route("/playing", _play, methods=["POST"]),
            *(Route(path, _task(handler), methods=["POST"]) for path, handler in TASKS.items()),
            *(Route(f"{path}/cancel", _cancel_task, methods=["POST"]) for path in TASKS),
            Route("/events", context.streams),
            Route("/static/base.css", lambda _: FileResponse(FOLDER / "base.css")),
            *(Route(f"/static/pages/{name}.{kind}",
                    endpoint(partial(game_pages.part_of_page, name=name, kind=kind), needs_league=kind == "css"))
              for kind, names in (("js", SCRIPTS), ("css", STYLES)) for name in names),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[
            Middleware(Guard, names=names, token=token, cookie=cookie), Middleware(GZipMiddleware, compresslevel=4)],
        exception_handlers={404: _no_page},
        lifespan=lifespan,
    )
    app.state.context = context
    return app


async def _no_page(request: Request, error: Exception) -> Response:
    def refuse(_: PageRequest) -> Response:
        raise Refused("There is no such page.", 404)

    return await endpoint(refuse, needs_league=False)(request)


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


def _task(handler: Callable[[PageRequest], Task]) -> Callable[[Request], Awaitable[Response]]:
    """Begins a task, on the thread that serves, if the form is good."""

    async def begin(raw: Request) -> Response:
        context: Context = raw.app.state.context
        form = raw.url.path
        context.tasks.end_background()
        tasks: list[tuple[Task, dict[str, str]]] = []

        def read(request: PageRequest) -> Response:
            if context.tasks.is_under_way(form):
                raise Refused("The last one is still under way: wait for its end, or cancel it.", 409)
            task = handler(request)
            tasks.append((task, {name: request.text(name) for name in request.form}))
            return go_to(task.page)

        answer = await endpoint(read)(raw)
        try:
            for task, fields in tasks:
                context.tasks.begin(form, task, fields)
        except SaveError as error:
            return PlainTextResponse(f"{error}\n", 507)
        return answer

    return begin


def _resume(context: Context, form: str, fields: Mapping[str, str]) -> None:
    """Begins a task again that was under way when the app ended; one that cannot be is told."""
    for path, handler in TASKS.items():
        if address := compile_path(path)[0].fullmatch(form):
            raw = Request({"type": "http", "method": "POST", "path_params": {"id": int(address["id"])}})
            try:
                context.tasks.begin(form, handler(PageRequest(context, raw, FormData(fields))), fields)
            except REFUSALS as error:
                LOG.warning("%s does not go on: %s", form, error)


async def _cancel_task(request: Request) -> Response:
    """Ends a task, on the thread that serves."""
    context: Context = request.app.state.context
    form = request.url.path.removesuffix("/cancel")
    context.tasks.cancel(form)
    return go_to(re.sub("/(analysis|branches|viewer)$", "", form))
