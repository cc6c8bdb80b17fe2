"""What players report, on the page of a game."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr

from tests.arena.pages.browser import Browser
from tests.arena.pages.test_page import page_of, toy_record
from tests.arena.toy import GAME

OPEN = "document.getElementById('said-card').open = true"
LINES = """[...document.querySelectorAll('#said-charts figure')].map((figure) => [
  figure.querySelector('.label').textContent,
  [...figure.querySelectorAll('polyline')].map((line) => [
    line.style.getPropertyValue('--seat'), line.points.length])])"""
HOSTILE = "</script><img src=x onerror=alert(1)>"


def record_of(**said: Any) -> dict[str, Any]:
    """A game of ten turns in which seat 0 says ``said`` by name: what it says in each turn."""
    record = toy_record("good")
    for index, turn in enumerate(record.turns):
        force_setattr(turn, "pdata", {"0": {name: values[index] for name, values in said.items() if index in values}})
    return record


def test_numbers_are_charts_by_name_with_a_line_for_each_player_and_the_match(browser: Browser, tmp_path: Path) -> None:
    record = record_of(value=dict(enumerate((0.5, 0.25) * 5)), depth={3: 8})
    for index in range(4):
        record.turns[index].pdata["1"] = {"value": index}
        force_setattr(record.turns[index], "tdata", {"value": -index, "map": "chess"})
    browser.open(page_of(GAME, record, tmp_path))
    cards = "[...document.querySelectorAll('.bot')]"
    colours = browser.value(f"{cards}.map((card) => card.style.getPropertyValue('--seat'))")
    card = "document.getElementById('said-card')"
    assert browser.value(f"[{card}.hidden, {card}.open, {LINES}.length]") == [False, False, 0]
    browser.value(OPEN)
    browser.until("document.querySelectorAll('#said-charts figure').length")
    assert browser.value(LINES) == [
        ["value", [[colours[0], 10], [colours[1], 4], ["var(--ink)", 4]]],
        ["depth", [[colours[0], 2]]],
    ]
    said = browser.value("document.getElementById('said-match').innerText")
    assert said.split("\n") == ["value", "0", "map", "chess"]
    assert browser.complaints == []


def test_a_chart_has_its_least_number_below_and_its_greatest_above(browser: Browser, tmp_path: Path) -> None:
    record = record_of(value={0: -2, 1: 6, 9: 2}, same={0: 7, 9: 7})
    heights = "[...document.querySelectorAll('#said-charts polyline')].map((line) => [...line.points].map((p) => p.y))"
    browser.open(page_of(GAME, record, tmp_path))
    browser.value(OPEN)
    browser.until("document.querySelectorAll('#said-charts figure').length")
    assert browser.value(heights) == [[1, 0, 0.5], [0.5, 0.5]]
    ticks = "[...document.querySelectorAll('#said-charts .axis span')].map((one) => one.textContent)"
    assert browser.value(ticks) == ["-2", "6", "7"]


def test_texts_stand_at_their_turns(browser: Browser, tmp_path: Path) -> None:
    record = record_of(plan={2: "attack", 5: "defend"}, value={2: 0.123456789})
    said = "[...document.querySelectorAll('.bot .said')].map((list) => list.innerText.split('\\n'))"
    browser.open(page_of(GAME, record, tmp_path), "#turn=3")
    assert browser.value(said) == [["plan", "attack", "value", "0.12346"]]
    browser.press("ArrowRight")
    assert browser.value(said) == []
    browser.press("End")
    assert browser.value(said) == []


def test_who_says_nothing_has_no_such_part(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("good"), tmp_path))
    assert browser.value("document.getElementById('said-card').hidden")
    assert browser.value("document.getElementById('said-card').offsetHeight") == 0


@pytest.mark.parametrize("width", [1300, 390])
def test_hostile_and_long_names_and_values_are_text_and_break(browser: Browser, tmp_path: Path, width: int) -> None:
    names = {HOSTILE: {0: 1, 1: 2}, "__proto__": {0: 3, 1: 4}, "n" * 60: {0: "v" * 300, 1: 1e300}}
    record = record_of(**names)
    force_setattr(record.turns[0], "tdata", {"__proto__": HOSTILE})
    browser.resize(width)
    browser.open(page_of(GAME, record, tmp_path))
    browser.value(OPEN)
    browser.until("document.querySelectorAll('#said-charts figure').length")
    assert [name for name, _ in browser.value(LINES)] == [HOSTILE, "__proto__", "n" * 60]
    assert browser.value("document.querySelectorAll('img').length") == 0
    assert HOSTILE in browser.value("document.getElementById('said-match').textContent")
    assert browser.value("document.documentElement.scrollWidth") <= width
    assert browser.complaints == []
