"""The words of the pages have enough contrast to be read, in the light and in the dark scheme."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from arena.games import game_names, load_game
from arena.pages.page import PALETTE
from arena.pages.report import report_page
from tests.arena.pages.browser import Browser
from tests.arena.pages.invented import analysed_page
from tests.arena.pages.test_report import report_of
from tests.bot.helpers import replays

FAINT = """(() => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const over = ([r, g, b, a = 1], below) => [r, g, b].map((part, index) => a * part + (1 - a) * below[index]);
  const backOf = (element) => {
    if (!element) return [255, 255, 255];
    return over(numbers(getComputedStyle(element).backgroundColor), backOf(element.parentElement));
  };
  const opacityOf = (element) => element ? getComputedStyle(element).opacity * opacityOf(element.parentElement) : 1;
  const light = (colour) => {
    const parts = colour.map((part) => part / 255).map((c) => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
  };
  const contrast = (element) => {
    const back = backOf(element), [r, g, b] = numbers(getComputedStyle(element).color);
    const [dark, bright] = [light(over([r, g, b, opacityOf(element)], back)), light(back)].sort((a, b) => a - b);
    return (bright + .05) / (dark + .05);
  };
  const hasWords = ({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isText = (element) => element.id === "play" || hasWords(element);
  return [...document.querySelectorAll("body *:not(svg *, script, noscript, option)")]
    .filter((element) => element.checkVisibility() && isText(element) && contrast(element) < 4.5)
    .map((element) => `${element.className || element.id || element.tagName} ${contrast(element).toFixed(2)}`);
})()"""
"""What has words of a contrast below that of WCAG 2, level AA."""

NAMELESS = "[...document.querySelectorAll('th')].filter((one) => !one.textContent.trim()).map((one) => one.outerHTML)"
"""Headings of tables that say nothing to those who hear them."""
PALE_LINES = """arguments => {
  const context = document.createElement("canvas").getContext("2d");
  const light = (colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const parts = [...context.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    const [r, g, b] = parts.map((part) => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const line = document.querySelector("#evaluation .line");
  const ground = light(getComputedStyle(line.closest(".card")).backgroundColor);
  return arguments.filter((colour) => {
    line.style.setProperty("--seat", colour);
    const [dark, bright] = [ground, light(getComputedStyle(line).stroke)].sort((one, other) => one - other);
    return (bright + .05) / (dark + .05) < 3;
  });
}"""
"""The colours of players in which the line of a graph would be too pale, by WCAG 2.2, 1.4.11."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages of an analysed game and of a report."""
    folder = tmp_path_factory.mktemp("pages")
    record = replays("ewn_referee.jsonl.gz")[0]
    (folder / "game.html").write_text(analysed_page(load_game("ewn"), record), encoding="utf-8")
    (folder / "report.html").write_text(report_page(report_of("ewn")), encoding="utf-8")
    return folder


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_can_be_read(browser: Browser, pages: Path, scheme: str) -> None:
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    try:
        browser.open(pages / "report.html")
        assert browser.value(FAINT) == browser.value(NAMELESS) == []
        browser.open(pages / "game.html", "#turn=1")
        colours = {colour for name in game_names() for colour in load_game(name).colours or PALETTE}
        assert browser.value(f"({PALE_LINES})({json.dumps(sorted(colours))})") == browser.value(NAMELESS) == []
        browser.value("least = document.getElementById('least'); least.value = 'inaccuracy';"
                      " least.dispatchEvent(new Event('change'))")
        grades = set()
        for _ in range(6):
            assert browser.value(FAINT) == []
            browser.press("n")
            grades |= set(browser.value("[...document.querySelectorAll('.verdict')].map((one) => one.classList[1])"))
        assert {"inaccuracy", "mistake", "blunder"} <= grades
    finally:
        browser.call("Emulation.setEmulatedMedia", features=[])
