"""The page of a game in the app: all of it is seen together, and it follows the analysis of the game."""
from __future__ import annotations

from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support.ui import Select

from arena.contract.files import packed
from arena.contract.judgement import Effort, Judgement
from arena.contract.record import as_json, replay_of
from arena.games import game_names
from arena.judge.analysis import Part, analysis_path
from arena.league.importing import new_league_settings
from arena.league.store import League
from arena.match.outcome import digest
from tests.arena.league.web.browsing import NARROW, Visitor, needs_browser
from tests.arena.league.web.serving import showing
from tests.arena.pages.invented import invented
from tests.bot.helpers import replays


def analyse(league: League, number: int, effort: int = 1, turn: int = 2) -> None:
    """An analysis in which the answer of the third turn, or of another one, has cost something."""
    path, record = league.games.replay_path(number), league.games.replay(number)
    judgements = [
        Judgement(index, seat, answer, 0.3 if (index, seat) == (turn, 1) else 0.5, (("9", 0.5),))
        for index, one in enumerate(record.turns) for seat, answer in enumerate(one.actions)
    ]
    part = Part(
        0, digest(record), Effort(fixed=effort), "probability to win", 0.5, (1.0, 0.0), (0, len(record.turns)), (0, 1),
        {}, judgements,
    )
    analysis_path(path).write_bytes(packed(part))


def shows(visitor: Visitor, turn: int) -> bool:
    """Whether a turn is on the board, and in the address."""
    words = visitor.find("#where").text.replace("\u00a0", " ")
    return urlsplit(visitor.driver.current_url).fragment == f"turn={turn}" and words.startswith(f"turn {turn} ")


@needs_browser
def test_an_open_page_follows_the_analysis_and_keeps_turn_focus_and_place(
    driver: webdriver.Chrome, league: League
) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, (1366, 650))
        visitor.open("/games/1")
        ActionChains(driver).send_keys("\ue014").perform()  # the right arrow
        visitor.until(partial(shows, visitor, 2))
        visitor.open("/games/1#turn=5")
        visitor.until(partial(shows, visitor, 5))
        assert driver.find_elements("css selector", "#evaluation polyline") == []
        analyse(league, 1)
        driver.execute_script("window.isTheSamePage = true; refresh()")
        visitor.until(lambda: len(driver.find_elements("css selector", "#evaluation polyline")) == 2)
        driver.execute_script("document.querySelector('#turns a[aria-current]').focus(); scrollTo(0, 120)")
        analyse(league, 1, effort=2, turn=1)
        driver.execute_script("setTimeout(refresh, 500)")
        visitor.until(lambda: visitor.find("#turns a[href='#turn=2'] .symbol"))
        assert shows(visitor, 5)
        assert driver.execute_script("return document.activeElement.getAttribute('href')") == "#turn=5"
        assert driver.execute_script("return scrollY") == 120
        analyse(league, 1, effort=3)
        driver.execute_script("setTimeout(refresh, 1000)")
        visitor.until(lambda: visitor.find("#turns a[href='#turn=3'] .symbol"))
        visitor.press("#turns a:has(.symbol)")
        visitor.until(partial(shows, visitor, 3))
        driver.execute_script("location.hash = '#turn=7'")
        visitor.until(partial(shows, visitor, 7))
        assert driver.execute_script("return window.isTheSamePage")
        assert visitor.complaints() == []


LEAST_BOARD, LEAST_PANEL = 180, 85
BOARD = "return document.querySelector('#board svg').getBoundingClientRect().height"
SEEN = """
const box = (one) => document.querySelector(one).getBoundingClientRect();
const list = document.getElementById("turns-card").open ? ["#turns"] : [];
return [".card.bot .verdict", "#board svg", "#evaluation", "#buttons", "#slider", "#next-mark", ...list]
  .map((one) => [one, box(one)])
  .filter(([, { top, bottom, left, right }]) => top < -1 || bottom > innerHeight + 1 || left < 0 || right > innerWidth)
  .map(([one, { top, bottom }]) => `${one} ${top} ${bottom} of ${innerHeight}`);
"""
"""What of an analysed game is not in the window."""


def contest_league(folder: Path, name: str) -> None:
    """A league with one recorded game, which is analysed."""
    record = replays(f"{name}_referee.jsonl.gz")[0]
    bots = [f"bot {letter}" for letter in "abcdefgh"[:len(record.players)]]
    match = {"game": name, "seed": 1, "commands": [""] * len(bots), "edition": record.edition, "limits": [0, 0],
             "options": {}, "slowdown": 1.0, "together": False, "patience_ms": 0.0, "index": 0,
             "order": list(range(len(bots)))}
    with League.create(folder, new_league_settings(name, seats=str(len(bots)), edition=record.edition)) as league:
        for bot in bots:
            league.bots.add(bot, "builtin:random")
            league.bots.set_state(bot, "active")
        number = league.games.begin_set([league.bots.named(bot).id for bot in bots], 1, record.edition)
        league.games.add(number, 0, replay_of(as_json(record) | {"match": match}))
        path, kept = league.games.replay_path(1), invented(league.games.replay(1)).game
        part = Part(0, digest(league.games.replay(1)), Effort(fixed=1), kept.unit, kept.par, kept.results,
                    (0, len(record.turns)), tuple(range(len(bots))), {}, list(kept.judgements.values()))
        analysis_path(path).write_bytes(packed(part))


OUT_OF_REACH = """
const controls = document.querySelectorAll("a[href], button, summary, select, input:not([type=hidden])");
const found = [...controls].filter((one) => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = one.getClientRects()[0];
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOther = !one.href || hit?.closest("a")?.href !== one.href;
  return !one.contains(hit) && isOther && !hit?.matches(":has(> :is(a, summary, input))");
});
scrollTo(0, 0);
return found.map((one) => one.outerHTML.slice(0, 100));
"""
"""Links and controls that a pointer in their middle does not reach, and no other link to the same place either."""


@needs_browser
@pytest.mark.parametrize("name", game_names())
def test_board_graph_controls_and_verdict_are_seen_together(
    driver: webdriver.Chrome, tmp_path: Path, name: str
) -> None:
    contest_league(tmp_path / "league", name)
    with showing(tmp_path / "league") as address:
        for size in ((1366, 650), (1280, 600), (683, 650), NARROW):
            visitor = Visitor(driver, address, size)
            visitor.open("/games/1#turn=2")
            visitor.until(partial(visitor.find, ".card.bot .verdict"))
            assert driver.execute_script(OUT_OF_REACH) == [], size
            driver.execute_script("document.querySelector('#moments a').click()")
            visitor.until(lambda: driver.execute_script("return location.hash") != "#turn=2")
            assert driver.execute_script(SEEN) == [], size
            assert driver.execute_script(BOARD) >= (LEAST_PANEL if name == "olympics" else LEAST_BOARD), size
            assert visitor.fits(), size
            assert bool(visitor.texts(".bot .own:not(:empty)")) == (name in ("ewn", "battlesheep")), "players in turn"


@needs_browser
def test_my_player_is_chosen_once_and_keys_work_after_a_click_anywhere(
    driver: webdriver.Chrome, league: League
) -> None:
    analyse(league, 1)
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        for number in (1, 2):
            visitor.open(f"/games/{number}#turn=1")
            visitor.until(lambda: visitor.find("#turns a"))
            if number == 1:
                Select(visitor.find("#whose")).select_by_visible_text("weak")
            visitor.until(lambda: len(visitor.texts("#turns a")) == 10)
        visitor.press("#branch summary")
        ActionChains(driver).send_keys("j").perform()
        visitor.until(lambda: urlsplit(driver.current_url).fragment == "turn=2")
        visitor.press("#branch [name=games]")
        ActionChains(driver).send_keys("j").perform()
        visitor.press("#branch summary")
        ActionChains(driver).send_keys("j").perform()
        visitor.until(lambda: urlsplit(driver.current_url).fragment == "turn=3")
