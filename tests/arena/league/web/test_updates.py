"""A page that changes while somebody reads it: only what is new changes, and what he has sorted stays sorted."""
from __future__ import annotations

import os
import signal

import pytest
from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from arena.league.store import League
from tests.arena.league.web.browsing import LAPTOP, NARROW, Visitor, needs_browser
from tests.arena.league.web.conftest import play
from tests.arena.league.web.serving import serving, showing
from tests.arena.league.web.test_game_pages import analyse

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
    driver: webdriver.Chrome, league: League
) -> None:
    league.games.start_match(["good", "weak"], 2)
    with serving(league.folder, "--paused") as (app, address):
        visitor = Visitor(driver, address, (1366, 300))
        visitor.open("/")
        driver.execute_script(SELECT)
        play(league, ("good", "weak"), 99)
        visitor.until(lambda: "14 games" in visitor.text("#count"))
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
        visitor.until(lambda: "16 games" in visitor.text("#count"))
        assert (visitor.texts(sorted_by), order(visitor)) == (["games"], chosen)
        assert driver.execute_script("return document.activeElement.textContent") == "good"

        visitor.open("/bots/1")
        name = visitor.find("form[action='/bots/1'] input")
        name.send_keys("er", Keys.ARROW_LEFT)
        play(league, ("good", "weak"), 101)
        visitor.until(lambda: "18" in visitor.text("#figures dd a"))
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
            visitor.until(lambda: "The server does not answer since" in visitor.text("#offline"))
            assert visitor.text("#state .lamp").startswith("no answer since")
        finally:
            os.kill(app.pid, signal.SIGCONT)
        visitor.until(lambda: not visitor.find("#offline").is_displayed())
        visitor.until(lambda: visitor.text("#state .lamp") == "paused")
        assert visitor.complaints() == []


DRAWN = """
const svg = courseOf(arguments[0], "games of the league");
const points = (tag) => svg.querySelector(tag).getAttribute("points").split(/[ ,]/).map(Number);
return [points("polyline"), points("polygon"), [...svg.querySelectorAll("circle")].map((mark) => mark.textContent)];
"""


LINES_DRAWN = """
const lines = [...linesOf(arguments[0], "turn").querySelectorAll("polyline")];
const points = (line) => line.getAttribute("points").split(/[ ,]/).map(Number);
return Object.fromEntries(lines.map((line) => [line.textContent, points(line)]));
"""


@needs_browser
def test_ratings_and_numbers_by_turn_are_drawn_to_scale_with_round_ticks(
    driver: webdriver.Chrome, league: League
) -> None:
    with showing(league.folder) as address:
        Visitor(driver, address).open("/")
    line, band, marks = driver.execute_script(DRAWN, [[10, 1500, 1300, 1700, ""], [20, 1600, 1550, 1650, "1600"]])
    assert line == pytest.approx([52, 178, 468, 84.7], abs=0.06), "1470 to 1680 from 206 up to 10"
    assert band == pytest.approx([52, 10, 468, 38, 468, 131.3, 52, 206], abs=0.06), "a wider interval is cut off"
    assert marks[1] == "games of the league, 20: 1600"
    line, *_ = driver.execute_script(DRAWN, [[10, 1200, 1550, 1650, ""], [20, 1600, 1550, 1650, "1600"]])
    assert line[1] < 206, "what was before below the interval of now is not cut off"
    level, *_ = driver.execute_script(DRAWN, [[10, 1500, None, None], [20, 1500, 1000, 2000]])
    assert level == pytest.approx([52, 108, 468, 108])
    line, band, _ = driver.execute_script(DRAWN, [[10, 1500, 1400, 1600, ""]])
    assert line == pytest.approx([52, 108, 468, 108]), "what is of one place is drawn from there to the end"
    assert band == pytest.approx([52, 32.6, 468, 32.6, 468, 183.4, 52, 183.4], abs=0.06)
    assert driver.execute_script(LINES_DRAWN, {"a": [None, 0.5, 0.25], "b <": [0, 0.25, 0.5]}) == {
        "a": [260, 10, 468, 108], "b <": [52, 206, 260, 108, 468, 10]}
    for low, high, marked in (
        (0, 100, [0, 20, 40, 60, 80, 100]), (1481, 1529, [1490, 1500, 1510, 1520]), (-7, 8, [-5, 0, 5]),
        (0, 3, [0, 1, 2, 3]), (0, 25, [0, 5, 10, 15, 20, 25]),
    ):
        assert driver.execute_script(f"return roundTicks({low}, {high}, 1)") == marked


@needs_browser
def test_the_page_of_a_bot_says_all_that_is_known_of_it(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        for size in (LAPTOP, NARROW):
            visitor = Visitor(driver, address, size)
            visitor.open("/bots/1")
            assert visitor.fits()
            assert visitor.find(".course svg").get_attribute("aria-label") == "Rating over games"
            assert visitor.texts(".course figcaption") == ["games of the league"]
            assert "10" in visitor.texts(".course text")
            assert visitor.texts("#opponents-table tbody .name a") == ["weak", "<script>alert('\"name\"')</script>"]
        visitor.press("#opponents-table thead button")
        assert visitor.texts("#opponents-table tbody .name a")[1] == "weak"
        visitor.press("#opponents-table a[href*='against=weak']")
        visitor.until(lambda: visitor.text("#games h1").lower() == "6 games")
        assert visitor.complaints() == []


@needs_browser
def test_all_that_an_open_page_of_a_bot_says_of_it_follows_and_what_was_typed_stays(
    driver: webdriver.Chrome, league: League
) -> None:
    league.bots.add("fresh", "builtin:greedy")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/bots/4")
        assert "It has no games" in visitor.text("#remove p")
        command = visitor.find("#new-version [name=command]")
        visitor.press("#new-version summary")
        visitor.fill("#new-version", file=__file__, command="python 'x")
        refused = visitor.until(lambda: visitor.text("#new-version .refused"))
        league.bots.rename("fresh", "ripe")
        play(league, ("good", "ripe"), 99)
        visitor.until(lambda: visitor.text("#bot-name").startswith("ripe "))
        visitor.until(lambda: "Its games count" in visitor.text("#remove p"))
        assert driver.title.startswith("ripe ")
        assert visitor.text("#remove button") == "Remove ripe"
        assert visitor.text("#family h2").lower() == "versions of ripe"
        assert visitor.find("#new-version [name=name]").get_attribute("value") == "ripe"
        assert (command.get_attribute("value"), visitor.text("#new-version .refused")) == ("python 'x", refused)
        driver.get_log("browser")


@needs_browser
def test_an_open_page_of_what_was_deleted_says_so(driver: webdriver.Chrome, league: League) -> None:
    league.bots.add("brief", "builtin:greedy")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/bots/4")
        assert not visitor.find("#gone").is_displayed()
        league.bots.remove("brief")
        visitor.until(lambda: visitor.text("#gone").startswith("There is no bot 4."))
        league.bots.add("later", "builtin:greedy")
        visitor.until(lambda: visitor.text("#bot-name").startswith("later "))
        assert not visitor.find("#gone").is_displayed()
        driver.get_log("browser")


@needs_browser
def test_the_form_of_a_match_comes_with_the_first_bot_and_keeps_what_is_chosen(
    driver: webdriver.Chrome, league: League
) -> None:
    bots = [bot.name for bot in league.bots.all()]
    for name in bots:
        league.bots.set_state(name, "retired")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/matches")
        assert "There is no bot that plays." in visitor.text("#start")
        for name in bots:
            league.bots.set_state(name, "active")
        visitor.until(lambda: len(visitor.texts("#start select:first-of-type option")) == 2 * len(bots))
        games, first = visitor.find("#start [name=games]"), Select(visitor.find("#start select"))
        first.select_by_visible_text("weak")
        games.clear()
        games.send_keys("77")
        league.bots.set_state("good", "retired")
        visitor.until(lambda: "good" not in visitor.texts("#start option"))
        assert first.first_selected_option.text == "weak"
        assert games.get_attribute("value") == "77"
        assert visitor.complaints() == []


@needs_browser
def test_the_form_of_a_branch_follows_the_analysis_and_counts(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/games/1")
        visitor.press("#branch summary")
        answer = visitor.find("#branch [name=answer]")
        answer.send_keys("5")
        assert not answer.get_attribute("placeholder")
        analyse(league, 1)
        driver.execute_script("refresh()")
        visitor.until(lambda: answer.get_attribute("placeholder") == "the judge's best")
        Select(visitor.find("#branch [name=bot]")).select_by_visible_text("weak")
        league.bots.add("third", "builtin:random")
        league.bots.set_state("third", "retired")
        league.bots.rename("good", "better")
        driver.execute_script("refresh()")
        visitor.until(lambda: {"third", "better"} <= {*visitor.texts("#branch [name=bot] option")})
        assert Select(visitor.find("#branch [name=bot]")).first_selected_option.text == "weak"
        assert answer.get_attribute("value") == "5"
        visitor.fill("#branch form", seat="better (seat 0)", bot="weak", games="1")
        visitor.until(lambda: visitor.text("#branch-count") == "(1)")
        assert visitor.complaints() == []


@needs_browser
def test_a_list_of_games_does_not_move_under_its_reader(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/games")
        before = visitor.texts("#games .open")
        play(league, ("good", "weak"), 9)
        visitor.until(lambda: visitor.texts("#news") == ["2 new games: show"])
        assert visitor.texts("#games .open") == before
        visitor.press("#news")
        assert visitor.texts("#games .open") == ["14", "13", *before]
        assert not visitor.find("#news").is_displayed()
        assert visitor.complaints() == []
