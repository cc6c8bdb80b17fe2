"""The words of the pages have enough contrast to be read, in the light and in the dark scheme."""
from __future__ import annotations

from pathlib import Path

import pytest

from arena.games import load_game
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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_can_be_read(browser: Browser, tmp_path: Path, scheme: str) -> None:
    record = replays("ewn_referee.jsonl.gz")[0]
    (tmp_path / "game.html").write_text(analysed_page(load_game("ewn"), record), encoding="utf-8")
    (tmp_path / "report.html").write_text(report_page(report_of("ewn")), encoding="utf-8")
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    try:
        browser.open(tmp_path / "report.html")
        assert browser.value(FAINT) == []
        browser.open(tmp_path / "game.html", "#turn=1")
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
