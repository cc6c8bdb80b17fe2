"""A page that stays open: it holds its memory, and finds the arena again."""
from __future__ import annotations

from urllib.parse import urlsplit

from selenium import webdriver

from arena.league.ledger import Ledger
from tests.arena.web.app.browsing import Visitor, needs_browser
from tests.arena.web.app.conftest import play
from tests.arena.web.app.serving import serving

REFRESHES = 200
GROWTH_BYTES = 300_000
REFRESH_OFTEN = """
const done = arguments[1];
fetch("/").then((answer) => answer.text()).then((text) => {
  for (let number = 0; number < arguments[0]; number += 1) {
    adopt(new DOMParser().parseFromString(text.replaceAll(/<strong>\\d+/g, `<strong>${number}`), "text/html"));
  }
  done(document.querySelector("#standings strong").textContent);
});
"""


def held(driver: webdriver.Chrome) -> dict[str, float]:
    """What the page holds after its garbage is collected: bytes of its scripts, nodes, listeners."""
    driver.execute_cdp_cmd("Performance.enable", {})
    for _ in range(3):
        driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return {one["name"]: one["value"] for one in metrics}


@needs_browser
def test_a_page_that_is_refreshed_often_holds_its_memory(driver: webdriver.Chrome, league: Ledger) -> None:
    with serving(league.folder, "--paused") as (_, address):
        visitor = Visitor(driver, address)
        visitor.open("/")
        driver.set_script_timeout(120)
        driver.execute_async_script(REFRESH_OFTEN, 50)
        before = held(driver)
        assert driver.execute_async_script(REFRESH_OFTEN, REFRESHES) == str(REFRESHES - 1)
        after = held(driver)
        assert after["JSHeapUsedSize"] - before["JSHeapUsedSize"] < GROWTH_BYTES
        assert abs(after["Nodes"] - before["Nodes"]) < 100
        assert after["JSEventListeners"] == before["JSEventListeners"]


@needs_browser
def test_a_page_finds_the_arena_again_and_shows_what_it_has_missed(driver: webdriver.Chrome, league: Ledger) -> None:
    with serving(league.folder, "--paused") as (_, address):
        visitor = Visitor(driver, address)
        visitor.open("/")
        assert "12 games" in visitor.find("#count").text
        driver.execute_script("window.isTheSamePage = true")
    visitor.until(lambda: visitor.find("#offline").is_displayed())
    play(league, ("good", "weak"), 99)
    with serving(league.folder, "--paused", port=urlsplit(address).port or 0):
        visitor.until(lambda: not visitor.find("#offline").is_displayed())
        visitor.until(lambda: "14 games" in visitor.find("#count").text)
        assert driver.execute_script("return window.isTheSamePage")
        driver.get_log("browser")
