"""The pages in windows of many sizes: nothing is cut off, covered, or too pale to read."""
from __future__ import annotations

from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from arena.league.store import League
from tests.arena.league.speed import make
from tests.arena.league.web.browsing import LAPTOP, NARROW, Visitor, needs_browser
from tests.arena.league.web.conftest import HOSTILE, play
from tests.arena.league.web.serving import showing
from tests.arena.league.web.test_game_pages import OUT_OF_REACH
from tests.arena.pages.browser import OUT_OF_KEYS

SIDEWAYS = (683, 325)
"""A laptop at 200 %."""
BESIDE_AN_EDITOR = (683, 650)
LONG = "M" * 60
OF_TEXT = 4.5
"""The least contrast of text to its ground, by WCAG 2.2, 1.4.3."""
PALE = """
const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const paint = (colour) => {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
};
const light = (data) => [0.2126, 0.7152, 0.0722].reduce((sum, share, place) => {
  const value = data[place] / 255;
  return sum + share * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
}, 0);
const found = new Set();
for (const one of document.querySelectorAll("body :not(svg *, option, script)")) {
  const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!words.length || !one.checkVisibility()) continue;
  const around = [];
  for (let outer = one; outer; outer = outer.parentElement) around.unshift(getComputedStyle(outer));
  let ground;
  for (const style of around) ground = light(paint(style.backgroundColor));
  context.globalAlpha = around.reduce((share, style) => share * style.opacity, 1);
  const text = light(paint(getComputedStyle(one).color));
  context.globalAlpha = 1;
  const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
  if (contrast < arguments[0]) found.add(`${one.tagName}.${one.className} ${words[0].data.trim()}: ${contrast}`);
}
return [...found];
"""
IS_COVERED = """
const head = document.getElementById("top").getBoundingClientRect();
return document.querySelector(arguments[0]).getBoundingClientRect().top < head.bottom;
"""
COLOUR_ALONE = """
return [...document.querySelectorAll("main :is(p, h1, li, td.figure) a:not(.button)")].filter((link) =>
  [...link.parentElement.childNodes].some((beside) => beside !== link && /\\w/.test(beside.textContent))
  && getComputedStyle(link).textDecorationLine !== "underline").map((link) => link.outerHTML);
"""
"""Links among words that look like these but for their colour (WCAG 2.2, 1.4.1)."""
CUT_OFF = "const nav = document.querySelector('nav'); return nav.scrollWidth - nav.clientWidth"


@needs_browser
def test_all_pages_are_in_the_navigation(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        for width in (601, 700, 800, 861, 1000):
            Visitor(driver, address, (width, 700)).open("/")
            assert driver.execute_script(CUT_OFF) == 0, width


@needs_browser
@pytest.mark.parametrize("size", [LAPTOP, NARROW], ids=str)
def test_what_has_the_focus_or_is_linked_to_is_not_under_the_head(
    driver: webdriver.Chrome, league: League, size: tuple[int, int]
) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, size)
        visitor.open("/bots/1")
        visitor.press("a[href='#new-version']")
        assert driver.execute_script("return scrollY") > 0
        assert not driver.execute_script(IS_COVERED, "#new-version")
        driver.execute_script("document.querySelector('#remove button').focus()")
        while not driver.execute_script("return document.activeElement.closest('#top') !== null"):
            assert not driver.execute_script(IS_COVERED, ":focus")
            ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()


@needs_browser
@pytest.mark.parametrize("size", [LAPTOP, SIDEWAYS, NARROW], ids=str)
def test_every_page_fits_a_long_name_and_all_that_can_be_pressed_is_within_reach(
    driver: webdriver.Chrome, league: League, size: tuple[int, int]
) -> None:
    league.bots.rename("weak", LONG)
    play(league, ("good", LONG), 9)
    league.games.start_match(["good", LONG], 4)
    with league.writing() as connection:
        connection.execute("UPDATE bots SET build_output = ? WHERE id = 2", ("a line\n" * 200,))
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, size)
        for page in ("/", "/bots", "/bots/2", "/bots/2/report", "/games", f"/games?bot={LONG}", "/games/1", "/matches",
                     "/matches/1"):
            visitor.open(page)
            assert visitor.fits(), page
            assert driver.execute_script(OUT_OF_REACH) == [], page
            assert driver.execute_script(f"return {OUT_OF_KEYS}") == [], page


CUT_BUTTONS = """
const head = document.querySelector(".head");
return [...head.querySelectorAll("h1, .button, button, select")].map((one) => one.getBoundingClientRect())
  .filter((one) => one.right > head.getBoundingClientRect().right + 1).length;
"""
UNDER_NAMES = """
const names = document.querySelector("#cross tbody th"), numbers = document.querySelector("#cross thead th");
return [...document.querySelectorAll("#cross tbody tr:nth-child(4n) a")].reverse().filter((link) => {
  link.focus();
  const { left, top } = link.getBoundingClientRect();
  return left < names.getBoundingClientRect().right - 1 || top < numbers.getBoundingClientRect().bottom - 1;
}).map((link) => link.href);
"""


@needs_browser
def test_a_league_without_a_game_shows_no_empty_table(driver: webdriver.Chrome, tmp_path: Path) -> None:
    make(tmp_path / "league", 0).close()
    with showing(tmp_path / "league") as address:
        visitor = Visitor(driver, address)
        visitor.open("/")
        assert "Each against each".upper() not in visitor.text("main").upper()


@needs_browser
def test_beside_an_editor_all_buttons_of_a_game_are_seen_without_scrolling_aside(
    driver: webdriver.Chrome, league: League
) -> None:
    league.bots.rename("good", "my searching bot")
    league.versions.add("my searching bot", {"good.py": b"next"})
    league.bots.set_state("my searching bot v2", "active")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, BESIDE_AN_EDITOR)
        visitor.open("/games/1")
        assert "Again with my searching bot v2" in visitor.texts(".head button")
        assert driver.execute_script(CUT_BUTTONS) == 0


@needs_browser
@pytest.mark.parametrize("size", [SIDEWAYS, NARROW], ids=str)
def test_what_has_the_focus_in_a_large_cross_table_is_not_under_its_names(
    driver: webdriver.Chrome, tmp_path: Path, size: tuple[int, int]
) -> None:
    with make(tmp_path / "league", 300) as store:
        for bot in store.bots.all():
            store.bots.set_state(bot.name, "active")
    with showing(tmp_path / "league") as address:
        Visitor(driver, address, size).open("/")
        assert driver.execute_script(UNDER_NAMES) == []


@needs_browser
def test_on_a_phone_what_a_figure_is_stays_a_word_beside_a_long_text(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        Visitor(driver, address, NARROW).open("/")
        assert driver.execute_script(LABEL) > 30


LABEL = """
const cell = document.querySelector("#standings td[data-label=points]");
cell.className = "wrap";
cell.textContent = "unknown: a bot may have gone on from its own answers in place of the recorded ones";
return parseFloat(getComputedStyle(cell, "::before").width);
"""


@needs_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_stands_out_from_its_ground(driver: webdriver.Chrome, league: League, scheme: str) -> None:
    league.bots.set_state(HOSTILE, "retired")
    league.games.start_match(["good", "weak"], 4)
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        feature = {"name": "prefers-color-scheme", "value": scheme}
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        try:
            for page in ("/", "/bots", "/bots/1", "/games", "/games/1", "/matches", "/matches/1"):
                visitor.open(page)
                assert driver.execute_script(PALE, OF_TEXT) == [], page
        finally:
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


@needs_browser
def test_a_link_among_words_is_told_by_more_than_its_colour(driver: webdriver.Chrome, league: League) -> None:
    league.games.start_match(["good", "weak"], 4)
    league.bots.set_state("weak", "retired")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        for page in ("/", "/bots", "/bots/2", "/games", "/games/1", "/matches", "/matches/1"):
            visitor.open(page)
            assert driver.execute_script(COLOUR_ALONE) == [], page
        assert "waits for weak" in visitor.text("main .notice.bad")
