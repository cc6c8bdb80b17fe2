"""How pages show numbers, and their small drawings: the filters of the templates.

Everything except these drawings is escaped by jinja2. Drawings have no ``style``: the content policy forbids it.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from time import time
from typing import Any

from markupsafe import Markup

from arena.contract import svg
from arena.contract.faults import counts_in_words, in_words
from arena.contract.speed import ms_in_words
from arena.league.store.rows import Standing
from arena.match.summary import counted
from arena.stats.estimates import elo_in_words, signed
from arena.stats.ratings import RatingPoint

NOTHING = "\N{EN DASH}"
SPARK_WIDTH, SPARK_HEIGHT = 110.0, 24.0
WIDE = 480.0
COURSE_LEFT, COURSE_HEIGHT, COURSE_SLACK = 52.0, 190.0, 30.0
"""Of the chart of a rating: the room for its axis, its height, and the Elo that it shows around line and interval."""
AGES = ((86400.0, "d"), (3600.0, "h"), (60.0, "min"))


def rating(value: float) -> str:
    """A rating on the Elo scale, as a whole number."""
    return f"{value:.0f}" if math.isfinite(value) else NOTHING


def points(value: float | None) -> str:
    """Points in 0..1."""
    return NOTHING if value is None or math.isnan(value) else f"{value:.3f}"


def plain(value: float | None) -> str:
    """A number without needless zeros."""
    return NOTHING if value is None else f"{value:g}"


def short(value: float | None) -> str:
    """A number of any size with four digits."""
    return NOTHING if value is None else f"{value:.4g}"


def gain(value: float) -> str:
    """A difference with its sign; nothing if it is not known."""
    return f"{value:+.2f}" if math.isfinite(value) else NOTHING


def duration(seconds: float) -> str:
    """About how long something takes."""
    return f"about {max(1.0, seconds):.0f} s" if seconds < 90.0 else f"about {seconds / 60.0:.0f} min"


def ago(moment: float) -> str:
    """How long ago a moment was, which is given in seconds since 1970."""
    seconds = max(0.0, time() - moment)
    return next((f"{seconds / size:.0f} {unit} ago" for size, unit in AGES if seconds >= size), "just now")


def longest(times: Iterable[float | None]) -> float | None:
    """The longest of the known times."""
    return max((time for time in times if time is not None), default=None)


def ends(text: str, first: int = 2, last: int = 4) -> str:
    """The lines at both ends of a text: what happened, and the last words."""
    lines = text.rstrip().splitlines()
    left_out = len(lines) - first - last
    return "\n".join([*lines[:first], f"[{counted(left_out, 'line')}]", *lines[-last:]] if left_out > 1 else lines)


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


def course(points: Sequence[RatingPoint], axis: str = "games of this bot") -> Markup:
    """A chart of a rating over a bot's games, or its versions, with its interval; empty with fewer than two points."""
    if len(points) < 2:
        return Markup()
    first, last = float(points[0].games), float(points[-1].games)
    seen = [point.rating for point in points]  # the first intervals are wide and say little: they may be cut off
    seen += [end for end in (points[-1].low, points[-1].high) if math.isfinite(end)]
    low = max(min(point.low for point in points), min(seen) - COURSE_SLACK)
    high = min(max(point.high for point in points), max(seen) + COURSE_SLACK)

    def place(games: float, value: float) -> tuple[float, float]:
        across = (games - first) / (last - first)
        share = (min(high, max(low, value)) - low) / ((high - low) or 1.0)
        return COURSE_LEFT + (WIDE - COURSE_LEFT - 12.0) * across, 10.0 + COURSE_HEIGHT * (1.0 - share)

    band = [place(point.games, point.high) for point in points]
    band += [place(point.games, point.low) for point in points[::-1]]
    base = COURSE_HEIGHT + 10.0
    marks = [
        svg.circle(
            *place(point.games, point.rating), 3, "", svg.title(
                f"{axis}, {point.games}: {rating(point.rating)} ({rating(point.low)} to {rating(point.high)})"),
            class_="mark")
        for point in points
    ]
    return Markup(svg.drawing(
        0, 0, WIDE, COURSE_HEIGHT + 52.0,
        *(part for value in ticks(low, high) for part in (
            svg.line(place(first, value), place(last, value), "", class_="grid"),
            svg.text(COURSE_LEFT - 8, place(first, value)[1] + 5, f"{value:g}", text_anchor="end"))),
        *(svg.text(place(at, low)[0], base + 18, f"{at:g}", text_anchor="middle") for at in ticks(first, last)),
        svg.text(WIDE - 12, base + 38, axis, text_anchor="end"),
        svg.polygon(band, "", class_="band"),
        svg.element("polyline", points=" ".join(
            f"{x:.1f},{y:.1f}" for x, y in (place(point.games, point.rating) for point in points)), class_="line"),
        *marks, class_="plot course", aria_label=f"Rating over {axis.split()[0]}",
    ))


def ticks(low: float, high: float) -> list[float]:
    """Round numbers in a range, about four: steps are 1, 2 or 5 times a power of ten, and 1 at least."""
    least = max(1.0, (high - low) / 5.0)
    power = 10.0 ** math.floor(math.log10(least))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= least)
    return [step * number for number in range(math.ceil(low / step), math.floor(high / step) + 1)]


FILTERS: dict[str, Callable[..., Any]] = {
    "rating": rating, "points": points, "plain": plain, "short": short, "gain": gain,
    "ms": lambda ms: NOTHING if ms is None else ms_in_words(ms),
    "ago": ago, "duration": duration, "longest": longest, "ends": ends, "shade": shade,
    "interval": interval, "spark": spark, "course": course,
    "elo": elo_in_words, "elo_number": signed,
    "in_words": in_words, "faults": counts_in_words, "counted": counted,
}
"""The filters for the templates, by name."""
