"""The page of a game in the app: it follows the replay in its frame, and the analysis of the game."""
from __future__ import annotations

from urllib.parse import urlsplit

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains

from arena.contract.files import packed
from arena.contract.judgement import Effort, Judgement
from arena.judge.analysis import Part, analysis_path
from arena.league.store import League
from arena.match.outcome import digest
from tests.arena.league.web.browsing import Visitor, needs_browser
from tests.arena.league.web.serving import serving


def analyse(league: League, number: int) -> None:
    """An analysis in which the answer of the third turn has cost something."""
    path, record = league.games.replay_path(number), league.games.replay(number)
    judgements = [
        Judgement(turn, seat, answer, 0.3 if (turn, seat) == (2, 1) else 0.5, (("9", 0.5),))
        for turn, one in enumerate(record.turns) for seat, answer in enumerate(one.actions)
    ]
    part = Part(
        0, digest(record), Effort(fixed=1), "probability to win", 0.5, (1.0, 0.0), (0, len(record.turns)), (0, 1), {},
        judgements,
    )
    analysis_path(path).write_bytes(packed(part))


@needs_browser
def test_keys_work_at_once_the_address_has_the_turn_and_the_page_follows_the_analysis(
    driver: webdriver.Chrome, league: League
) -> None:
    def hash_is(turn: int) -> bool:
        return urlsplit(driver.current_url).fragment == f"turn={turn}"

    with serving(league.folder, "--paused") as (_, address):
        visitor = Visitor(driver, address)
        visitor.open("/games/1")
        visitor.until(lambda: hash_is(1))
        ActionChains(driver).send_keys("\ue014").perform()  # the right arrow
        visitor.until(lambda: hash_is(2))
        visitor.open("/games/1#turn=5")
        driver.refresh()
        driver.switch_to.frame("replay")
        visitor.until(lambda: visitor.find("#where").text.replace("\u00a0", " ").startswith("turn 5 "))
        assert driver.find_elements("css selector", "#evaluation polyline") == []
        driver.switch_to.default_content()

        analyse(league, 1)
        driver.execute_script("refresh()")
        visitor.until(lambda: visitor.find(".moments a").text.startswith("turn 3: "))
        driver.switch_to.frame("replay")
        visitor.until(lambda: len(driver.find_elements("css selector", "#evaluation polyline")) == 2)
        assert visitor.find("#where").text.replace("\u00a0", " ").startswith("turn 5 ")
        driver.switch_to.default_content()
        visitor.press(".moments a")
        visitor.until(lambda: visitor.find("#full-screen").get_attribute("href").endswith("#turn=3"))
        assert hash_is(3)
        driver.execute_script("openReplay('?judged=again'); location.hash = '#turn=7'")
        driver.switch_to.frame("replay")
        visitor.until(lambda: driver.execute_script("return location.search") == "?judged=again")
        visitor.until(lambda: visitor.find("#where").text.replace("\u00a0", " ").startswith("turn 7 "))
        driver.switch_to.default_content()
        driver.execute_script("location.hash = '#turn=3'")
        visitor.until(lambda: visitor.find("#full-screen").get_attribute("href").endswith("#turn=3"))
        visitor.press("#full-screen")
        visitor.until(lambda: urlsplit(driver.current_url).path == "/games/1/replay")
        visitor.until(lambda: visitor.press("#back-to"))
        visitor.until(lambda: urlsplit(driver.current_url).path == "/games/1" and hash_is(3))
        assert visitor.complaints() == []
