"""How pages show numbers, and their small drawings: the filters of the templates.

Everything except these drawings is escaped by jinja2. Drawings have no ``style``: the content policy forbids it.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import time
from typing import Any

from markupsafe import Markup

from arena.contract import svg
from arena.contract.faults import counts_in_words, in_words
from arena.contract.files import Json
from arena.contract.judgement import percent
from arena.contract.speed import ms_in_words
from arena.league.store.rows import Standing
from arena.match.summary import counted
from arena.stats.estimates import Interval
from arena.stats.ratings import ELO_SCALE, RatingPoint, Scale
from arena.stats.sprt import unit_of

NOTHING = "\N{EN DASH}"
SPARK_WIDTH, SPARK_HEIGHT = 110.0, 24.0
WIDE, LLR_HEIGHT, MARGIN = 480.0, 100.0, 24.0
COURSE_LEFT, COURSE_HEIGHT = 52.0, 190.0
"""Of the chart of a rating: the room for its axis, and its height."""
COLOURS = 8
"""Of the lines of a chart; a style sheet has them."""
AGES = ((86400.0, "d"), (3600.0, "h"), (60.0, "min"))


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


def measured(value: float, kind: str, sign: str = "") -> str:
    """A value of a measure: points, a loss in percent, or a number of a bot's own; ``sign``: ``+`` for a difference."""
    if not math.isfinite(value):
        return NOTHING
    return percent(value, 1, sign) if kind == "loss" else f"{value:{sign}{'.3f' if kind == 'points' else '.4g'}}"


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


def course(points: Sequence[RatingPoint], scale: Scale = ELO_SCALE, axis: str = "games of this bot") -> Markup:
    """A chart of a rating over a bot's games, or its versions, with its interval; empty with fewer than two points."""
    if len(points) < 2:
        return Markup()
    first, last, show = float(points[0].games), float(points[-1].games), scale.show
    seen = [point.rating for point in points]  # the first intervals are wide and say little: they may be cut off
    seen += [end for end in (points[-1].low, points[-1].high) if math.isfinite(end)]
    low = max(min(point.low for point in points), min(seen) - scale.slack)
    high = min(max(point.high for point in points), max(seen) + scale.slack)

    def place(games: float, value: float) -> tuple[float, float]:
        across = (games - first) / (last - first)
        share = (min(high, max(low, value)) - low) / ((high - low) or 1.0)
        return COURSE_LEFT + (WIDE - COURSE_LEFT - 12.0) * across, 10.0 + COURSE_HEIGHT * (1.0 - share)

    band = [place(point.games, point.high) for point in points]
    band += [place(point.games, point.low) for point in points[::-1]]
    marks = [
        svg.circle(
            *place(point.games, point.rating), 3, "", svg.title(
                f"{axis}, {point.games}: {show(point.rating)} ({show(point.low)} to {show(point.high)})"),
            class_="mark")
        for point in points
    ]
    return Markup(svg.drawing(
        0, 0, WIDE, COURSE_HEIGHT + 52.0,
        *_axes(place, (first, last), (low, high), axis, 1.0 if scale is ELO_SCALE else 0.0),
        svg.polygon(band, "", class_="band"),
        svg.element("polyline", points=" ".join(
            f"{x:.1f},{y:.1f}" for x, y in (place(point.games, point.rating) for point in points)), class_="line"),
        *marks, class_="plot course", aria_label=f"Rating over {axis.split()[0]}",
    ))


def said_chart(lines: Mapping[str, Sequence[float]]) -> Markup:
    """A chart of a number over the turns, a line for each bot; empty without any."""
    known = [value for line in lines.values() for value in line if not math.isnan(value)]
    if not known:
        return Markup()
    last, low, high = max(map(len, lines.values())), min(known), max(known)

    def place(turn: float, value: float) -> tuple[float, float]:
        across, down = (turn - 1.0) / max(1.0, last - 1.0), (high - value) / (high - low or 1.0)
        return COURSE_LEFT + (WIDE - COURSE_LEFT - 12.0) * across, 10.0 + COURSE_HEIGHT * down

    return Markup(svg.drawing(
        0, 0, WIDE, COURSE_HEIGHT + 52.0,
        *_axes(place, (1.0, last), (low, high), "turn", 0.0),
        *(svg.element("polyline", svg.title(name), class_=f"line s{number % COLOURS}", points=" ".join(
            f"{x:.1f},{y:.1f}" for turn, value in enumerate(line, 1) if not math.isnan(value)
            for x, y in [place(turn, value)])) for number, (name, line) in enumerate(lines.items())),
        class_="plot course", aria_label="Mean by turn, a line for each bot"))


Place = Callable[[float, float], tuple[float, float]]
Range = tuple[float, float]


def _axes(place: Place, across: Range, up: Range, axis: str, least: float = 1.0) -> list[str]:
    """The lines and numbers of a chart; ``least``: the smallest step of values."""
    first, last = across
    base = COURSE_HEIGHT + 10.0
    return [
        *(part for value in ticks(*up, least) for part in (
            svg.line(place(first, value), place(last, value), "", class_="grid"),
            svg.text(COURSE_LEFT - 8, place(first, value)[1] + 5, f"{value:g}", text_anchor="end"))),
        *(svg.text(place(at, up[0])[0], base + 18, f"{at:g}", text_anchor="middle") for at in ticks(first, last)),
        svg.text(WIDE - 12, base + 38, axis, text_anchor="end"),
    ]


def ticks(low: float, high: float, least: float = 1.0) -> list[float]:
    """Round numbers in a range, about four: steps are 1, 2 or 5 times a power of ten, and ``least`` at least."""
    least = max(least, (high - low) / 5.0) or 1.0
    power = 10.0 ** math.floor(math.log10(least))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= least)
    return [step * number for number in range(math.ceil(low / step), math.floor(high / step) + 1)]


def likelihood(test: Json) -> Markup:
    """A bar that shows the log-likelihood ratio of a sequential test between its bounds."""
    span = max(test["upper"], abs(test["lower"]), abs(test["llr"])) * 1.1

    def place(value: float) -> float:
        return MARGIN + (WIDE - 2.0 * MARGIN) * (value + span) / (2.0 * span)

    at, middle, unit = place(test["llr"]), LLR_HEIGHT / 2.0, unit_of(test)
    bounds = [
        part
        for number, value in enumerate((test["lower"], test["upper"]))
        for part in (
            svg.element("line", x1=place(value), x2=place(value), y1=26, y2=LLR_HEIGHT - 26, class_="bound"),
            svg.text(place(value), LLR_HEIGHT - 8, f"{value:.2f}: {unit} {test[f'{unit.lower()}{number}']:g}",
                     text_anchor="middle"),
        )
    ]
    return Markup(svg.drawing(
        0, 0, WIDE, LLR_HEIGHT,
        svg.rect(MARGIN, middle - 4, WIDE - 2 * MARGIN, 8, rx=4, class_="rail"),
        svg.rect(min(at, place(0.0)), middle - 4, abs(at - place(0.0)), 8, class_="bar"),
        *bounds,
        svg.circle(at, middle, 7, "", class_="mark"),
        svg.text(at, 20, f"{test['llr']:.2f}", 16, text_anchor="middle"),
        class_="plot", aria_label="Log-likelihood ratio, between its bounds",
    ))


FILTERS: dict[str, Callable[..., Any]] = {
    "points": points, "plain": plain, "short": short, "gain": gain, "measured": measured, "between": between,
    "ms": lambda ms: NOTHING if ms is None else ms_in_words(ms),
    "ago": ago, "duration": duration, "longest": longest, "ends": ends, "shade": shade,
    "interval": interval, "spark": spark, "course": course, "said_chart": said_chart,
    "colour": lambda number: f"s{number % COLOURS}",
    "llr": likelihood,
    "in_words": in_words, "faults": counts_in_words, "counted": counted,
}
"""The filters for the templates, by name."""
