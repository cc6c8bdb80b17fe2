"""What the app does when nobody asks for anything: the report of the visitor's lost games is ready in the morning."""
from __future__ import annotations

import asyncio
from time import time

from arena.league.store.rows import LeagueBot
from arena.league.store.where import Where
from arena.league.web.context import Context
from arena.league.web.report_pages import GAMES, LOST, last_report, report_task

LOOK_SECONDS = 2.0
"""The time between two looks whether a core is idle."""
REPORT_SECONDS = 3600.0
"""A report is made this often at most."""


async def work_when_idle(context: Context) -> None:
    """Judges lost games and makes their report while a core is idle, and stops as soon as none is.

    One that fails is not tried again soon.
    """
    loop, tasks = asyncio.get_running_loop(), context.tasks
    while True:
        await asyncio.sleep(REPORT_SECONDS if tasks.background and tasks.background.name == "failed" else LOOK_SECONDS)
        bot = await loop.run_in_executor(context.threads, bot_to_report, context)
        if bot is None:
            tasks.end_background()
        elif not (tasks.background and tasks.background.under_way):
            task = await loop.run_in_executor(context.threads, report_task, context, bot, LOST)
            tasks.begin_background(f"/bots/{bot.id}/report", task)


def bot_to_report(context: Context) -> LeagueBot | None:
    """The visitor's own bot if it has lost games since its last report, which is old, and a core is idle for them."""
    if not context.has_league or context.is_read_only:
        return None
    bot = context.league.bots.own()
    if bot is None or time() - last_report(context, bot, LOST) < REPORT_SECONDS:
        return None
    newest = context.league.games.find(Where(bot.name, result=LOST), limit=1)
    has_new = bool(newest) and newest[0].played > last_report(context, bot, LOST)
    return bot if has_new and context.idle_cores() > 0 else None


def reported_games(context: Context, bot: LeagueBot) -> int:
    """How many lost games the last report of a bot is about."""
    made = last_report(context, bot, LOST)
    return sum(game.played <= made for game in context.league.games.find(Where(bot.name, result=LOST), limit=GAMES[0]))
