"""The page that says what a bot loses by, and its report, which is also made when nobody asks for anything."""
from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from time import time

from starlette.responses import JSONResponse, Response

from arena.judge.analysis_files import analysis_path
from arena.league.store.game_filters import Where
from arena.league.store.rows import LeagueBot
from arena.league.web.context import Context
from arena.league.web.handling import BOTS, LOG, PageRequest, Refused, bot_of
from arena.league.web.tasks import Task, TaskProgress
from arena.pages.page import unpacked

REPORTS = "reports"
"""The folder of the reports, in the league's folder."""
SECONDS = ("0.1", "0.5", "2")
"""The times to search for an answer, in seconds, among which forms let choose."""
GAMES = (50, 200, 1000)
"""How many games a report can be about; the first number is the default."""
LOST = "lost"
"""A report can be about the games with this result alone."""
LOOK_SECONDS = 2.0
"""The time between two looks whether a core is idle."""
REPORT_SECONDS = 3600.0
"""A report is made this often at most when nobody asks for it."""


def report(request: PageRequest) -> Response:
    """The report of a bot, as far as there is one, and the form that makes it; with ``?data``, what it shows."""
    bot, result = bot_of(request), request.query.get("result", "")
    path, task = _path(request.context, bot, result), request.context.tasks.state(f"/bots/{bot.id}/report")
    if "data" in request.query and path.is_file():
        try:
            return JSONResponse(unpacked(path.read_text(encoding="utf-8")))
        except (ValueError, OSError, EOFError, zlib.error) as error:
            raise Refused(f"{path} is damaged, so make the report again: {error}", 500) from None
    return request.page(
        "losses.html", BOTS, f"What {bot.name} loses by", bot=bot, task=task,
        made=path.stat().st_mtime_ns if path.is_file() else None, games=GAMES, seconds=SECONDS,
        total=request.league.games.count(Where(bot=bot.name)), has_judge=bool(request.context.game.analyst),
        result=result, others=[other.name for other in request.league.bots.all() if other.id != bot.id],
    )


def new_report(request: PageRequest) -> Task:
    """The task that makes the report of a bot, and judges what it needs."""
    games = request.number("games") or GAMES[0]
    seconds, against, result = request.text("seconds") or SECONDS[0], request.text("against"), request.text("result")
    if games not in GAMES or seconds not in SECONDS or result not in ("", LOST):
        raise Refused("The form has other games, and other numbers of them and of seconds.")
    return report_task(request.context, bot_of(request), result, games, seconds, against)


def report_task(
    context: Context, bot: LeagueBot, result: str, games: int = GAMES[0], seconds: str = SECONDS[0], against: str = ""
) -> Task:
    """The task that makes the report of a bot, over all its newest games or those with a ``result``.

    Raises :class:`Refused` if there are none.
    """
    league = context.league
    names = [bot.name, *([league.bots.named(against).name] if against else [])]
    rows = [row for name in names for row in league.games.find(Where(name, result=result or None), limit=games)]
    if not rows:
        raise Refused(f"{bot.name} has played no such game yet.")
    paths = [analysis_path(league.games.replay_path(number)) for number in {row.id for row in rows}]
    options = ("--games", str(games), "--seconds", seconds, "--in-browser", "--out", str(_path(context, bot, result)),
               *([f"--against={against}"] if against else []), *([f"--where=result = {result}"] if result else []))
    words = ("league", str(league.folder), "report", *options, "--", bot.name)
    place = f"/bots/{bot.id}/report{f'?result={result}' if result else ''}"
    return Task(place, words, lambda: TaskProgress(sum(path.exists() for path in paths)), len(paths))


def last_report(context: Context, bot: LeagueBot) -> float:
    """When the last report of a bot's lost games was made, in seconds since 1970; 0: there is none."""
    path = _path(context, bot, LOST)
    return path.stat().st_mtime if path.is_file() else 0.0


def _path(context: Context, bot: LeagueBot, result: str) -> Path:
    return context.folder / REPORTS / f"{bot.id}{'-lost' if result == LOST else ''}.html"


async def work_when_idle(context: Context) -> None:
    """Judges lost games and makes their report while a core is idle, and stops as soon as none is.

    One that fails, or cannot be begun, is not tried again soon.
    """
    loop, tasks, has_failed = asyncio.get_running_loop(), context.tasks, False
    while True:
        await asyncio.sleep(REPORT_SECONDS if has_failed else LOOK_SECONDS)
        try:
            bot = await loop.run_in_executor(context.threads, bot_to_report, context)
            if bot is None:
                tasks.end_background()
            elif not (tasks.background and tasks.background.under_way):
                task = await loop.run_in_executor(context.threads, report_task, context, bot, LOST)
                tasks.begin_background(f"/bots/{bot.id}/report", task)
            has_failed = tasks.background is not None and tasks.background.name == "failed"
        except Exception as error:
            LOG.warning("no report of lost games can be begun: %s", error)
            has_failed = True


def bot_to_report(context: Context) -> LeagueBot | None:
    """The visitor's own bot if it has lost games since its last report, which is old, and a core is idle for them."""
    if not context.has_league or context.is_read_only:
        return None
    bot = context.league.bots.own()
    if bot is None or time() - last_report(context, bot) < REPORT_SECONDS:
        return None
    newest = context.league.games.find(Where(bot.name, result=LOST), limit=1)
    return bot if newest and newest[0].played > last_report(context, bot) and context.idle_cores() > 0 else None
