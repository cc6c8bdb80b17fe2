"""Filters of games in the address of a page: a link to it is a link to these games."""
from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from bot.arena.league.where import Where
from bot.arena.web.app.handling import Refused, number_of

TEXTS = ("bot", "against", "result", "fault", "edition")
NUMBERS = ("seat", "rank", "seed", "match", "game", "min_length", "max_length")
SAID = "said"
"""A condition on what bots say of themselves; may come more than once."""


def where_of(query: QueryParams) -> Where:
    """The filter in an address; empty fields ask for nothing. Raises :class:`Refused`."""
    fields: dict[str, Any] = {name: query.get(name) or None for name in TEXTS}
    fields |= {name: number_of(name, query.get(name, ""), int) for name in NUMBERS}
    said = tuple(text.strip() for text in query.getlist(SAID) if text.strip())
    try:
        return Where(**fields, said=said)
    except ValueError as error:
        raise Refused(str(error)) from None


def query_of(where: Where, **more: Any) -> str:
    """The part of an address after ``?`` for a filter and what else is asked for."""
    asked = where.as_json()
    said = [(SAID, text) for text in asked.pop(SAID, ())]
    return urlencode([*asked.items(), *said, *more.items()])
