"""Filters of games in the address of a page: a link to it is a link to these games."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from bot.arena.league.where import Said, Where
from bot.arena.web.app.handling import Refused, number_of

TEXTS = ("bot", "against", "result", "fault", "edition")
NUMBERS = ("seat", "rank", "seed", "match", "min_length", "max_length")
SAID = ("whose", "said", "turn", "operator", "value")
"""The fields of one condition on what bots have said; each may come more than once, one for each condition."""


def where_of(query: QueryParams) -> Where:
    """The filter in an address; empty fields ask for nothing. Raises :class:`Refused`."""
    fields: dict[str, Any] = {name: query.get(name) or None for name in TEXTS}
    fields |= {name: number_of(name, query.get(name, ""), int) for name in NUMBERS}
    try:
        return Where(**fields, said=tuple(_said(query)))
    except ValueError as error:
        raise Refused(str(error)) from None


def _said(query: QueryParams) -> Iterator[Said]:
    columns = [query.getlist(name) for name in SAID]
    if len({len(column) for column in columns}) > 1:
        raise Refused(f"Each condition on what was said wants all of {', '.join(SAID)}.")
    for whose, name, turn, operator, value in zip(*columns):
        if name.strip():
            yield Said(name.strip(), operator, _value(value.strip()), number_of("turn", turn, int), whose)


def _value(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text


def query_of(where: Where, **more: Any) -> str:
    """The part of an address after ``?`` for a filter and what else is asked for."""
    pairs = [(name, value) for name in (*TEXTS, *NUMBERS) if (value := getattr(where, name)) is not None]
    for one in where.said:
        value = f"{one.value:g}" if isinstance(one.value, float) else one.value
        turn = "" if one.turn is None else one.turn
        pairs += zip(SAID, (one.whose, one.name, turn, one.operator, value))
    return urlencode([*pairs, *more.items()])
