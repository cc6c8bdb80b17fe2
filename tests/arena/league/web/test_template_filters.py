"""How pages show numbers, texts and small pictures."""
from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import pytest

from arena.league.store.rows import LeagueBot, Standing
from arena.league.web import template_filters as filters
from arena.stats.yardstick import POINTS

BOT = LeagueBot(1, "a", "x", "", None, None, False, "active", "", "", 0.0, "")


def standing(rating: float, low: float, high: float, games: int = 5) -> Standing:
    return Standing(BOT, POINTS, rating, low, high, games)


@pytest.mark.parametrize(("shown", "text"), [
    (POINTS.show(1512.6), "1513"), (POINTS.show(math.inf), filters.NOTHING),
    (POINTS.signed(12.4), "+12"), (POINTS.signed(-3.6), "-4"),
    (POINTS.signed(math.inf), "+∞"), (POINTS.signed(-math.inf), "-∞"), (filters.measured(0.5, "points"), "0.500"),
    (filters.measured(None, "points"), filters.NOTHING), (filters.measured(math.nan, "gain"), filters.NOTHING),
    (filters.measured(0.5, "gain", "+"), "+0.50"), (filters.measured(-0.5, "number", "+"), "-0.5"),
    (filters.FILTERS["ms"](None), filters.NOTHING),
    (filters.FILTERS["ms"](999.94), "999.9"), (filters.FILTERS["ms"](1000.0), "1000"), (filters.plain(2.50), "2.5"),
    (filters.plain(None), filters.NOTHING),
    (filters.FILTERS["faults"]({"no_answer": 2, "crash_later": 1}), "2 no answer, 1 crash"),
    (filters.duration(0.2), "about 1 s"), (filters.duration(89.4), "about 89 s"),
    (filters.duration(90.0), "about 2 min"),
    (filters.duration(180.0), "about 3 min"), (filters.plain(1234.56, 4), "1235"), (filters.plain(1e-7, 4), "1e-07"),
])
def test_numbers_and_texts(shown: object, text: object) -> None:
    assert shown == text


@pytest.mark.parametrize(("seconds", "text"), [
    (0, "just now"), (59, "just now"), (60, "1 min ago"), (3599, "60 min ago"), (7300, "2 h ago"), (86400, "1 d ago"),
    (-5, "just now"),
])
def test_ages(seconds: float, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filters, "time", lambda: 1e9)
    assert filters.ago(1e9 - seconds) == text


def test_shades_have_their_bounds_at_the_quarters() -> None:
    assert [filters.shade(share) for share in (0.0, 0.24, 0.25, 0.5, 0.74, 0.75, 1.0)] == [0, 0, 1, "", 2, 3, 3]


def test_the_scale_holds_all_known_ends_of_bots_with_games() -> None:
    rows = [standing(1500, 1400, 1600), standing(1700, 1650, math.inf), standing(1500, 900, 2900, games=0)]
    assert filters.scale(rows) == (1400, 1650)
    assert filters.scale([]) == (0.0, 0.0)


def rects(picture: str) -> list[dict[str, str]]:
    return [dict(part.attrib) for part in ElementTree.fromstring(picture).iter() if part.tag.endswith("rect")]


def test_the_bar_of_an_interval_stands_where_the_scale_has_it() -> None:
    _, bar, mark = rects(filters.interval(standing(1500, 1450, 1600), (1400, 1800)))
    assert (float(bar["x"]), float(bar["width"])) == (12.5, 37.5)
    assert (float(mark["x"]), float(mark["width"])) == (24.0, 2.0)
    _, bar, mark = rects(filters.interval(standing(1800, -math.inf, math.inf), (1400, 1800)))
    assert (float(bar["x"]), float(bar["width"]), float(mark["x"])) == (0.0, 100.0, 98.0)
    assert filters.interval(standing(1500, 1400, 1600, games=0), (1400, 1800)) == ""
    assert filters.interval(standing(1500, 1500, 1500), (1500, 1500)) == ""


def test_the_line_of_a_rating_goes_up_with_it() -> None:
    line = re.search(r'points="([^"]*)"', filters.spark([(1, 1500.0), (2, 1600.0), (5, 1550.0)], (1500, 1600)))
    assert line and line[1] == "0.0,22.0 27.5,2.0 110.0,12.0"
    level = re.search(r'points="([^"]*)"', filters.spark([(1, 1500.0), (2, 1400.0)], (1500, 1600)))
    assert level and level[1] == "0.0,22.0 110.0,22.0"
    assert filters.spark([(1, 1500.0)], (1500, 1600)) == ""


def test_pictures_whose_figures_stand_beside_them_are_not_told() -> None:
    line = filters.spark([(1, 1500.0), (2, 1600.0)], (1500, 1600))
    pictures = line, filters.interval(standing(1500, 1450, 1600), (1400, 1800))
    assert all('aria-hidden="true"' in picture for picture in pictures)
