"""A page that stays open: it holds its memory, and finds the arena again."""
from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from selenium import webdriver

from arena.league.store import League
from tests.arena.league.web.browsing import Visitor, needs_browser
from tests.arena.league.web.conftest import play
from tests.arena.league.web.serving import serving, showing

REFRESHES = 200
HOUR = 3600
"""As many updates as an hour can have if there is one in each second."""
GROWTH_BYTES = 300_000
REFRESH_OFTEN = """
const done = arguments[1];
fetch(location.pathname).then((answer) => answer.text()).then((text) => {
  for (let number = 0; number < arguments[0]; number += 1) {
    adopt(new DOMParser().parseFromString(text.replaceAll(/>\\d+</g, `>${number}<`), "text/html"));
  }
  done(document.querySelector("main").textContent.includes(arguments[0] - 1));
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
def test_a_page_that_is_refreshed_often_holds_its_memory(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/")
        driver.set_script_timeout(120)
        driver.execute_async_script(REFRESH_OFTEN, 50)
        before = held(driver)
        assert driver.execute_async_script(REFRESH_OFTEN, REFRESHES), "the last update is shown"
        after = held(driver)
        assert after["JSHeapUsedSize"] - before["JSHeapUsedSize"] < GROWTH_BYTES
        assert abs(after["Nodes"] - before["Nodes"]) < 100
        assert after["JSEventListeners"] == before["JSEventListeners"]


@needs_browser
@pytest.mark.strength
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("path", ["/", "/bots/1", "/games"])
def test_a_page_holds_its_memory_over_an_hour_of_updates(driver: webdriver.Chrome, league: League, path: str) -> None:
    with showing(league.folder) as address:
        Visitor(driver, address).open(path)
        driver.set_script_timeout(1800)
        quarters = []
        for _ in range(4):
            assert driver.execute_async_script(REFRESH_OFTEN, HOUR // 4), "the last update is shown"
            quarters.append(held(driver))
        sizes = [one["JSHeapUsedSize"] for one in quarters]
        assert sizes[3] - sizes[0] < GROWTH_BYTES, sizes
        assert abs(quarters[3]["Nodes"] - quarters[0]["Nodes"]) < 100
        assert quarters[3]["JSEventListeners"] == quarters[0]["JSEventListeners"]


@needs_browser
def test_a_page_finds_the_arena_again_and_shows_what_it_has_missed(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/")
        assert "12 games" in visitor.text("#count")
        driver.execute_script("window.isTheSamePage = true")
    visitor.until(lambda: visitor.find("#offline").is_displayed())
    play(league, ("good", "weak"), 99)
    with serving(league.folder, "--paused", port=urlsplit(address).port or 0):
        visitor.until(lambda: not visitor.find("#offline").is_displayed())
        visitor.until(lambda: "14 games" in visitor.text("#count"))
        assert driver.execute_script("return window.isTheSamePage")
        driver.get_log("browser")
