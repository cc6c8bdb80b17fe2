"""How pages show numbers, and their small drawings: the filters of the templates.

Everything except these drawings is escaped by jinja2. Drawings have no ``style``: the content policy forbids it.
"""
from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import time
from typing import Any

from markupsafe import Markup

from arena.contract import svg
from arena.contract.faults import counts_in_words, in_words
from arena.contract.judgement import percent
from arena.league.store.rows import Standing
from arena.match.summary import counted, ms_in_words
from arena.stats.estimates import Interval
from arena.stats.yardstick import Yardstick

NOTHING = "\N{EN DASH}"
SPARK_WIDTH, SPARK_HEIGHT = 110.0, 24.0
FORMS = {"points": ".3f", "gain": ".2f", "number": ".4g"}
AGES = ((86400.0, "d"), (3600.0, "h"), (60.0, "min"))


def plain(value: float | None, digits: int = 6) -> str:
    """A number of any size without needless zeros, with so many digits."""
    return NOTHING if value is None else f"{value:.{digits}g}"


def measured(value: float | None, kind: str, sign: str = "") -> str:
    """A value of a measure: a loss in percent, or one of :data:`FORMS`; ``sign``: ``+`` for a difference."""
    if value is None or not math.isfinite(value):
        return NOTHING
    return percent(value, 1, sign) if kind == "loss" else f"{value:{sign}{FORMS[kind]}}"


def between(value: Interval, kind: str, sign: str = "") -> str:
    """An interval of such values; nothing if an end is not known."""
    ends = (value.low, value.high)
    return " to ".join(measured(end, kind, sign) for end in ends) if all(map(math.isfinite, ends)) else ""


def duration(seconds: float) -> str:
    """About how long something takes."""
    return f"about {max(1.0, seconds):.0f} s" if seconds < 90.0 else f"about {seconds / 60.0:.0f} min"


def ago(moment: float) -> str:
    """How long ago a moment was, which is given in seconds since 1970."""
    seconds = max(0.0, time() - moment)
    return next((f"{seconds / size:.0f} {unit} ago" for size, unit in AGES if seconds >= size), "just now")


def shade(share: float) -> int | str:
    """A shade from 0 to 3 for points in 0..1; none for as many points as the others'."""
    return "" if share == 0.5 else sum(share >= bound for bound in (0.25, 0.5, 0.75))


def scale(rows: Sequence[Standing]) -> tuple[float, float]:
    """The lowest and the highest end of the ratings' intervals."""
    ends = [end for row in rows if row.games for end in (row.low, row.high) if math.isfinite(end)]
    return (min(ends), max(ends)) if ends else (0.0, 0.0)


def interval(row: Standing, ends: tuple[float, float]) -> Markup:
    """A bar for the interval of a rating, with a mark at the rating itself."""
    low, high = ends
    if not row.games or high <= low:
        return Markup()
    start, middle, end = (100.0 * min(1.0, max(0.0, (x - low) / (high - low))) for x in (row.low, row.rating, row.high))
    return Markup(svg.drawing(
        0, 0, 100, 12,
        svg.rect(0, 3, 100, 6, rx=3, class_="rail"),
        svg.rect(start, 3, max(1.0, end - start), 6, rx=3, class_="bar"),
        svg.rect(min(98.0, max(0.0, middle - 1.0)), 0, 2, 12, class_="mark"),
        class_="range", preserveAspectRatio="none", aria_hidden="true",
    ))


def spark(history: Sequence[tuple[int, float]], ends: tuple[float, float]) -> Markup:
    """A small line of a rating over the games, on the scale of all rows."""
    low, high = ends
    if len(history) < 2 or high <= low:
        return Markup()
    (first, _), (last, _) = history[0], history[-1]
    points = (
        (SPARK_WIDTH * (game - first) / ((last - first) or 1), (high - min(high, max(low, value))) / (high - low))
        for game, value in history)
    line = " ".join(f"{x:.1f},{2.0 + (SPARK_HEIGHT - 4.0) * y:.1f}" for x, y in points)
    return Markup(svg.drawing(
        0, 0, SPARK_WIDTH, SPARK_HEIGHT, svg.element("polyline", points=line, class_="line"), class_="spark",
        preserveAspectRatio="none", aria_hidden="true"))


def course(points: Iterable[tuple[int, float, float, float]], scale: Yardstick) -> str:
    """The points of a chart, each a number of games or of a version, a rating, and the ends of its interval.

    As JSON for ``charts.js``, with words for each; ``null``: not known.
    """
    return json.dumps([
        [number, *(round(value, scale.digits) if math.isfinite(value) else None for value in (rating, *interval)),
         scale.show(rating)]
        for number, rating, *interval in points])


def by_turn(lines: Mapping[str, Iterable[float]]) -> str:
    """The values of each bot from turn 1 on, as JSON for ``charts.js``; ``null``: not known."""
    return json.dumps({name: [None if math.isnan(value) else value for value in line] for name, line in lines.items()})


FILTERS: dict[str, Callable[..., Any]] = {
    "plain": plain, "measured": measured, "between": between,
    "ms": lambda ms: NOTHING if ms is None else ms_in_words(ms),
    "ago": ago, "duration": duration, "shade": shade,
    "interval": interval, "spark": spark, "course": course, "by_turn": by_turn,
    "in_words": in_words, "faults": counts_in_words, "counted": counted,
}
"""The filters for the templates, by name."""
