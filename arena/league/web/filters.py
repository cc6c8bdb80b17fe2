"""Filters of games in the address of a page, so that a link leads to exactly these games."""
from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from arena.league.store.where import ANY_FAULT, Where, earlier_conditions
from arena.league.web.handling import PageRequest, Refused, number_of

TEXTS = ("bot", "against", "result", "fault")
SAID = "said"
"""The field of a condition on what bots say; it may occur several times."""
PLAYERS = "players"
"""The field of a bot that must play too; it may occur several times."""
OF_A_BOT = ("bot", "against", "result", "fault", "said")
"""Fields with which a filter describes one bot, so that it cannot describe another one as well."""


def where_of(query: QueryParams) -> Where:
    """The filter in an address; empty fields are ignored. Raises :class:`Refused`."""
    texts = {name: query.get(name) or None for name in TEXTS}
    match = number_of("match", query.get("match", ""), int)
    said = *filter(None, map(str.strip, query.getlist(SAID))), *earlier_conditions(query)
    players = tuple(filter(None, query.getlist(PLAYERS)))
    try:
        return Where(**texts, match=match, said=said, players=players)
    except ValueError as error:
        raise Refused(str(error)) from None


def filter_of(request: PageRequest) -> Where:
    """The filter in the address of a page; the name of a bot with versions stands for the one that plays.

    Raises :class:`Refused`, or :class:`arena.league.store.errors.LeagueError` for a bot that is not there.
    """
    return request.league.bots.resolved(where_of(request.query))


def query_of(where: Where, **more: Any) -> str:
    """The part of an address after ``?`` for a filter and other fields."""
    asked = where.as_json()
    lists = [(name, text) for name in (SAID, PLAYERS) for text in asked.pop(name, ())]
    return urlencode([*asked.items(), *lists, *more.items()])


def games_of(where: Where, bot: str, against: str | None = None) -> Where:
    """The filter for those games in which a bot plays, and ``against`` too if it is given."""
    if not _asks_of_a_bot(where):
        return replace(where, bot=bot, against=against)
    names = [name for name in (bot, against) if name is not None]
    return replace(where, players=tuple(dict.fromkeys([*where.players, *names])))


def faulty_games_of(where: Where, bot: str) -> Where:
    """The filter for those games in which a bot has a fault; if it describes another bot, for all in which it plays."""
    if where.fault is None and (where.bot == bot or not _asks_of_a_bot(where)):
        return replace(where, bot=bot, fault=ANY_FAULT)
    return games_of(where, bot)


def _asks_of_a_bot(where: Where) -> bool:
    return any(getattr(where, name) for name in OF_A_BOT)
