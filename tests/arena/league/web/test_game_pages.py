"""The pages of games: the list under a filter; all of a game is seen together, and follows its analysis."""
from __future__ import annotations

import errno
import html
import re
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlencode, urlsplit

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support.ui import Select
from starlette.testclient import TestClient

from arena.contract.files import packed
from arena.contract.judgement import Effort, Judgement
from arena.contract.record import as_json, read_replays, replay_of
from arena.games import game_names, load_game
from arena.judge.analysis_files import Part, analysis_path
from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from arena.league.web import game_pages, tasks
from arena.league.web.context import Context
from arena.league.web.tasks import ChildProgram, TaskState
from arena.match.outcome import digest
from tests.arena.league.leagues import add_set
from tests.arena.league.web.browsing import NARROW, Visitor, needs_browser
from tests.arena.league.web.serving import showing
from tests.arena.league.web.test_pages import games_of
from tests.arena.pages.invented import invented
from tests.bot.helpers import replays
from tests.conftest import TOY

PATIENCE_SECONDS = 60.0


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
    words = visitor.text("#where").replace("\u00a0", " ")
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
HEAD = "return document.getElementById('replay').offsetTop - document.getElementById('top').offsetHeight"
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
        path, kept = league.games.replay_path(1), invented(league.games.replay(1))
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


def are_asked_in_turn(name: str) -> bool:
    first = next(turn for turn in replays(f"{name}_referee.jsonl.gz")[0].turns if not turn.before_game)
    return len(first.inputs) == 1


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
            visitor.until(lambda: driver.execute_script(
                "return location.hash === document.querySelector('#moments a').hash"))
            assert driver.execute_script(SEEN) == [], size
            assert driver.execute_script(BOARD) >= (LEAST_PANEL if name == "olympics" else LEAST_BOARD), size
            assert visitor.fits(), size
            assert size[0] < 1000 or driver.execute_script(HEAD) <= 45, size
            assert bool(visitor.texts(".bot .own:not(:empty)")) == are_asked_in_turn(name), "players in turn"


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


@needs_browser
def test_a_lost_game_is_that_of_its_bot_whose_answers_are_judged_first_and_space_does_not_cancel_it(
    driver: webdriver.Chrome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[str, ...]] = []
    monkeypatch.setattr(tasks.Tasks, "begin", lambda self, form, task, fields: begun.append(task.words))
    monkeypatch.setattr(tasks.Tasks, "state", lambda self, form: TaskState("running") if begun else None)
    contest_league(tmp_path / "league", "olympics")
    with League.open(tmp_path / "league") as league, showing(tmp_path / "league") as address:
        analysis_path(league.games.replay_path(1)).unlink()
        second = next(player for player in league.games.game(1).players if player.rank == 2)
        visitor = Visitor(driver, address)
        visitor.open(f"/games?{urlencode({'bot': second.bot, 'result': 'lost'})}")
        visitor.press("#games a.open")
        known = visitor.until(lambda: visitor.find("#analyse [name=mine]").get_attribute("value"))
        assert known == str(second.seat), "before the script has the game"
        visitor.until(lambda: Select(visitor.find("#whose")).first_selected_option.text == second.bot)
        assert visitor.texts(".bot .name")[0] == second.bot
        Select(visitor.find("#whose")).select_by_visible_text("bot a")
        assert visitor.texts(".bot .name")[0] == "bot a"
        Select(visitor.find("#whose")).select_by_visible_text(second.bot)
        visitor.press("#analysis-state button")
        visitor.until(lambda: visitor.text("#analysis-state button") == "Cancel")
        assert f"--first-pass={second.seat}" in begun[0]
        assert driver.execute_script("return document.activeElement === document.body")


def test_the_player_of_the_form_is_judged_first_or_ones_own_or_the_last(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tasks.Task] = []
    monkeypatch.setattr(tasks.Tasks, "begin", lambda self, form, task, fields: begun.append(task))
    last = max(league.games.game(1).players, key=lambda player: player.rank)
    first = next(player for player in league.games.game(1).players if player is not last)
    client.post("/games/1/analysis", data={"mine": ""})
    client.post("/games/1/analysis", data={"mine": str(first.seat)})
    league.bots.choose_own(first.bot)
    client.post("/games/1/analysis")
    assert [task.words[task.words.index("--jobs") - 1] for task in begun] == [
        f"--first-pass={seat}" for seat in (last.seat, first.seat, first.seat)]
    monkeypatch.setattr(game_pages, "parts_of", lambda path, number: [Mock(indices=range(5))] * 3)
    assert {task.progress() for task in begun} == {(5, 3)}, "pages show each part at once"


@needs_browser
def test_what_a_contest_without_a_judge_is_told_leaves_room_for_the_buttons(
    driver: webdriver.Chrome, league: League
) -> None:
    with showing(league.folder) as address:
        for size in ((1366, 650), (683, 650), NARROW):
            visitor = Visitor(driver, address, size)
            visitor.open("/games/1")
            told = driver.execute_script(f"return {BOX}", "main > section:first-child > p small")
            button = driver.execute_script(f"return {BOX}", ".head .button")
            assert told["left"] >= 0 and told["right"] <= size[0] and told["top"] > button["bottom"] - 1
            assert button["right"] <= size[0]


BOX = "document.querySelector(arguments[0]).getBoundingClientRect().toJSON()"


def test_games_are_filtered_and_sorted_as_the_address_says(client: TestClient, league: League) -> None:
    text = client.get("/games", params={"bot": "weak", "result": "lost", "order": "oldest"}).text
    expected = [
        row.id for row in league.games.find(order="oldest")
        if any(player.bot == "weak" and player.result == "lost" for player in row.players)
    ]
    assert games_of(text) == expected
    assert f"{len(expected)} games" in text


def test_a_long_list_comes_in_pages_that_leave_none_out(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_pages, "GAMES_OF_A_PAGE", 5)
    seen, address = [], "/games?bot=good"
    while address:
        text = client.get(address).text
        seen += games_of(text)
        more = re.search(r'href="(/games\?[^"]*)">More<', text)
        address = html.unescape(more[1]) if more else ""
    assert seen == list(range(12, 0, -1))


def test_a_list_that_begins_after_its_end_shows_its_last_page(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_pages, "GAMES_OF_A_PAGE", 5)
    for offset in (12, 1000):
        text = client.get(f"/games?bot=good&offset={offset}").text
        assert games_of(text) == [2, 1]
        assert "11 to 12" in text and ">More<" not in text
    monkeypatch.setattr(game_pages, "GAMES_OF_A_PAGE", 6)
    assert games_of(client.get("/games?bot=good&offset=12").text) == [6, 5, 4, 3, 2, 1]
    assert "No game fits." in client.get("/games?bot=good&result=shared&offset=12").text


@pytest.mark.parametrize(
    "query",
    ["match=x", "result=nosuch", "order=nosuch", "offset=x", "match=1.5", "fault=nosuch", "said=PDATA", "said=x = 1"],
)
def test_a_filter_that_cannot_be_is_told(client: TestClient, query: str) -> None:
    answer = client.get(f"/games?{query}")
    assert answer.status_code == 422
    assert "That does not work" in answer.text


def test_a_field_of_the_address_is_a_condition_and_one_that_no_game_has_is_told(client: TestClient) -> None:
    for fact in ("seed=2", "seat=1", "turns=10", "rank=1", "edition=plain", "faults=0"):
        condition = urlencode({"said": fact.replace("=", " = ")})
        assert games_of(client.get(f"/games?{fact}").text) == games_of(client.get(f"/games?{condition}").text), fact
    assert len(games_of(client.get("/games?seed=2").text)) == 4
    for page in ("/", "/games", "/numbers"):
        answer = client.get(f"{page}?seed=2&colour=red")
        assert answer.status_code == 422 and "Games have no filter colour; a field of the address is" in answer.text
    for known in ("/?versions=all", "/games?order=oldest&offset=1", "/numbers?name=x", "/games?token=of-a-bookmark"):
        assert client.get(known).status_code == 200, known


def test_a_number_that_bots_say_is_drawn_by_turn_in_the_games_of_a_filter(client: TestClient, league: League) -> None:
    page = client.get("/numbers").text
    assert "No bot has said such a number" in page and '<select name="name"' not in page, "there is nothing to choose"
    add_set(league, ("good", "weak"), [[1, 0]], said=[{"pdata": {"0": {"x": 1}, "1": {"x": 2}}}])
    page = client.get("/numbers?name=x&bot=good&said=result+%3D+won").text
    legend = page.partition('class="legend"')[2].partition("</ul>")[0]
    assert re.findall(r'<a href="/bots/\d+">(\w+)</a>', legend) == ["good", "weak"]
    assert 'name="bot" value="good"' in page and 'value="result = won"' in page, "the form keeps the filter"
    assert "No bot has said such a number" in client.get("/numbers?name=x&bot=good&said=result+%3D+lost").text


def test_a_replay_shows_the_names_of_the_league_and_can_be_kept(
    client: TestClient, league: League, tmp_path: Path
) -> None:
    names = [player["name"] for player in client.get("/games/6?data").json()["players"]]
    assert names == [player.bot for player in league.games.game(6).players]
    (tmp_path / "kept.jsonl.gz").write_bytes(client.get("/games/1/file").content)
    assert list(read_replays(tmp_path / "kept.jsonl.gz")) == [league.games.replay(1)]


def test_an_analysis_that_fails_says_why(client: TestClient) -> None:
    client.post("/games/1/analysis")
    end = time.monotonic() + PATIENCE_SECONDS
    while "Toy has no judge" not in client.get("/games/1").text:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert ">Analyse</button>" not in client.get("/games/1").text, "a button that cannot work"


def test_the_contests_viewer_is_opened_by_a_button_and_ended_by_another(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait_for(text: str) -> str:
        end = time.monotonic() + PATIENCE_SECONDS
        while text not in (page := client.get("/games/1").text):
            assert time.monotonic() < end, page
            time.sleep(0.1)
        return page

    assert "viewer" not in client.get("/games/1").text
    monkeypatch.setattr(Context, "game", replace(load_game(TOY), official_view=lambda record: None))
    serves = "import sys, time; print('see http://localhost:1/test.html', sys.argv[1:], flush=True); time.sleep(600)"
    monkeypatch.setattr(tasks, "ARENA", (sys.executable, "-IS", "-c", serves))
    assert ">The contest's viewer</button>" in client.get("/games/1").text
    client.post("/games/1/viewer")
    page = wait_for('<a href="http://localhost:1/test.html"')
    assert ">The contest's viewer</button>" not in page
    said = next(league.folder.rglob("view.log")).read_text()
    assert f"{league.games.replay_path(1)}', '--as', '{TOY}', '--official'" in said
    client.post("/games/2/viewer")
    assert "waits until the viewer of another game is ended" in client.get("/games/2").text
    client.post("/games/2/viewer/cancel")
    client.post("/games/1/viewer/cancel")
    wait_for(">The contest's viewer</button>")


def test_an_analysis_that_cannot_be_started_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(program: ChildProgram) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(ChildProgram, "start", full)
    client.post("/games/1/analysis")
    page = client.get("/games/1").text
    assert "No space left on device" in page


def test_a_game_that_is_not_there_is_not_analysed(client: TestClient) -> None:
    answer = client.post("/games/99/analysis")
    assert answer.status_code == 404
    assert "there is no game 99" in answer.text


def test_a_game_whose_replay_is_gone_says_so(client: TestClient, league: League) -> None:
    league.games.replay_path(1).unlink()
    assert client.get("/games/1/replay").status_code == 500
    answer = client.get("/games/1/file")
    assert answer.status_code == 404
    assert "The replay of game 1 is gone" in answer.text


def test_faults_are_chosen_by_words(client: TestClient) -> None:
    text = client.get("/games?fault=no_answer").text
    assert '<option value="no_answer" selected>no answer</option>' in text
    assert '<option value="half_line">half a line</option>' in text


def test_a_list_of_filtered_games_leads_to_all_games_and_to_their_standings(client: TestClient) -> None:
    assert "Standings of these" not in client.get("/games").text
    assert "Standings of these" in client.get("/games?bot=good").text
    assert "No game fits." in client.get("/games?said=seed+%3D+987654").text
