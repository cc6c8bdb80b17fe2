"""Names and texts that contain markup or scripts, in a real browser."""
from __future__ import annotations

from urllib.parse import quote

import pytest
from selenium import webdriver

from arena.league.store import League
from arena.league.store.game_filters import Where
from tests.arena.league.web.browsing import NARROW, WIDE, Visitor, needs_browser
from tests.arena.league.web.conftest import HOSTILE
from tests.arena.league.web.serving import showing

WORDS = "</pre><img src=x onerror='window.hit = 1'><script>window.hit = 1</script>" + "M" * 300
OF_NOBODY = "script:not([src]), img, u, :is(b, i):not(#replay *, #times *)"
"""What no page has, but for a replay's bars and figures."""
PAGES = (
    "/", "/bots", "/bots/3", "/bots/4", "/games", f"/games?bot={quote(HOSTILE)}", "/games/2", "/matches", "/matches/1",
)
TRY_EVERYTHING = """
const done = arguments[0];
const place = document.createElement("div");
document.body.append(place);
place.innerHTML = `<img src=x onerror="window.hit = 1"><svg onload="window.hit = 1"></svg>`;
place.append(Object.assign(document.createElement("script"), { text: "window.hit = 1" }));
setTimeout(() => done([typeof window.hit, document.cookie]), 100);
"""


@needs_browser
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_hostile_words_are_shown_as_text_and_nothing_grows_too_wide(
    driver: webdriver.Chrome, league: League, size: tuple[int, int]
) -> None:
    league.bots.add("\"'><b onmouseover=alert(1)>", "python '<i>.py'", "make '<u>'")
    league.bots.judge(4, "failed", WORDS, WORDS)
    league.games.start_match([HOSTILE, "good"], 4, 0, 50)
    league.standings.keep_board(HOSTILE, Where(bot=HOSTILE, said=('PDATA "<b>" = <script>',)))
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, size)
        for page in PAGES:
            visitor.open(page)
            assert visitor.fits(), page
            assert driver.find_elements("css selector", OF_NOBODY) == [], page
            assert driver.execute_script("return typeof window.hit") == "undefined"
        visitor.open("/bots/4")
        assert "<img src=x onerror=" in visitor.text("#failure")
        assert visitor.complaints() == []


@needs_browser
def test_the_content_policy_holds_what_would_still_slip_through(
    driver: webdriver.Chrome, league: League
) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/games/1")
        assert driver.execute_async_script(TRY_EVERYTHING)[0] == "undefined"
        driver.get_log("browser")
