"""A page that changes while somebody reads it: only what is new changes, and what he has sorted stays sorted."""
from __future__ import annotations

import os
import signal

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from arena.league.ledger import Ledger
from tests.arena.web.app.browsing import LAPTOP, NARROW, Visitor, needs_browser
from tests.arena.web.app.conftest import play
from tests.arena.web.app.serving import serving

SELECT = """
const row = document.querySelector("#standings tbody tr .name a");
row.focus();
getSelection().selectAllChildren(row);
window.row = row;
scrollTo(0, 40);
window.before = scrollY;
"""
IS_KEPT = """
return document.activeElement === window.row && window.row.isConnected && scrollY === window.before
  && getSelection().toString() === window.row.textContent;
"""


def order(visitor: Visitor) -> list[str]:
    return visitor.texts("#standings tbody .name a")


@needs_browser
def test_an_update_takes_neither_focus_nor_selection_nor_the_order_that_was_chosen(
    driver: webdriver.Chrome, league: Ledger
) -> None:
    league.start_match(["good", "weak"], 2)
    with serving(league.folder, "--paused") as (app, address):
        visitor = Visitor(driver, address, (1366, 300))
        visitor.open("/")
        driver.execute_script(SELECT)
        play(league, ("good", "weak"), 99)
        visitor.until(lambda: "14 games" in visitor.find("#count").text)
        assert driver.execute_script(IS_KEPT)

        heading = visitor.find("#standings th:nth-child(7) button")
        assert heading.text == "games" and "How many games" in heading.get_attribute("title")
        heading.send_keys(Keys.ENTER)
        heading.send_keys(Keys.SPACE)
        sorted_by = "#standings th[aria-sort=ascending]"
        assert (visitor.texts(sorted_by), order(visitor)[-1]) == (["games"], "good")
        chosen = order(visitor)
        driver.execute_script("document.querySelector('#standings tbody tr:last-child .name a').focus()")
        play(league, ("good", "weak"), 100)
        visitor.until(lambda: "16 games" in visitor.find("#count").text)
        assert (visitor.texts(sorted_by), order(visitor)) == (["games"], chosen)
        assert driver.execute_script("return document.activeElement.textContent") == "good"

        visitor.open("/bots/1")
        name = visitor.find("form[action='/bots/1/name'] input")
        name.send_keys("er", Keys.ARROW_LEFT)
        play(league, ("good", "weak"), 101)
        visitor.until(lambda: "18" in visitor.find("#figures dd a").text)
        name.send_keys("-")
        assert name.get_attribute("value") == "goode-r"
        visitor.open("/games/1")
        visitor.find("#branch summary").click()
        seat = Select(visitor.find("#branch select[name='seat']"))
        seat.select_by_value("1")
        shown = driver.execute_script("document.activeElement.blur(); return shown")
        play(league, ("good", "weak"), 102)
        visitor.until(lambda: driver.execute_script("return shown") != shown)
        assert seat.first_selected_option.get_attribute("value") == "1"
        for address_of_page in ("/", "/bots", "/matches"):
            visitor.open(address_of_page)
            titles = [one.get_attribute("title") for one in driver.find_elements("css selector", "thead button")]
            assert titles and all(". Click to sort." in title for title in titles)

        app.send_signal(signal.SIGSTOP)
        try:
            driver.execute_script("heard -= 60000")
            visitor.until(lambda: "The server does not answer since" in visitor.find("#offline").text)
            assert visitor.find("#state .lamp").text.startswith("no answer since")
        finally:
            os.kill(app.pid, signal.SIGCONT)
        visitor.until(lambda: not visitor.find("#offline").is_displayed())
        visitor.until(lambda: visitor.find("#state .lamp").text == "paused")
        assert visitor.complaints() == []


@needs_browser
def test_the_page_of_a_bot_says_all_that_is_known_of_it(driver: webdriver.Chrome, league: Ledger) -> None:
    with serving(league.folder, "--paused") as (_, address):
        for size in (LAPTOP, NARROW):
            visitor = Visitor(driver, address, size)
            visitor.open("/bots/1")
            assert visitor.fits()
            assert visitor.find("svg.course").get_attribute("aria-label") == "Rating over games"
            labels = visitor.texts("svg.course text")
            assert "games of this bot" in labels and "10" in labels
            assert visitor.texts("#opponents-table tbody .name a") == ["weak", "<script>alert('\"name\"')</script>"]
        visitor.press("#opponents-table thead button")
        assert visitor.texts("#opponents-table tbody .name a")[1] == "weak"
        visitor.press("#opponents-table a[href*='against=weak']")
        visitor.until(lambda: visitor.find("#games h2").text.lower() == "6 games")
        assert visitor.complaints() == []
