"""What the app does when nobody asks for anything."""
from __future__ import annotations

import html
import os
import sqlite3
import time
from base64 import b64encode
from collections.abc import Iterator
from gzip import compress
from types import SimpleNamespace

import pytest
from selenium import webdriver
from starlette.testclient import TestClient

from arena.league.store import League
from arena.league.web import report_pages
from arena.league.web.context import Context
from arena.league.web.report_pages import REPORT_SECONDS, REPORTS, bot_to_report
from arena.run.executors import cores
from tests.arena.league.web.browsing import Visitor, needs_browser
from tests.arena.league.web.serving import showing
from tests.arena.league.web.test_coaching import until


@pytest.fixture
def context(league: League) -> Iterator[Context]:
    """An app in which ``weak`` is the visitor's own bot, and as many games would be played as there are cores."""
    league.bots.choose_own("weak")
    one = Context(league.folder, cores(), None, lambda: True, wanted=False)
    yield one
    one.close()


def test_lost_games_are_judged_when_nothing_is_played_and_nobody_asks(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = bot_to_report(context)
    assert bot and bot.name == "weak"
    runner = SimpleNamespace(running=True, failed=False, stop=lambda: None)
    monkeypatch.setattr(context, "runner", runner)
    assert bot_to_report(context) is None, "games have all cores"
    context.league.bots.set_state("weak", "retired")
    context.league.bots.set_state("good", "retired")
    assert bot_to_report(context), "the play waits for bots"
    monkeypatch.setattr(context, "tasks", SimpleNamespace(has_asked=True, stop=lambda: None))
    assert (bot_to_report(context) is None) == (cores() == 1), "somebody has asked for something"
    runner.running = False
    context.league.bots.choose_own("")
    assert bot_to_report(context) is None


@pytest.mark.parametrize(("age", "is_made"), [(10.0, False), (REPORT_SECONDS + 10.0, True)])
def test_a_report_is_made_again_when_it_is_old_and_there_are_new_games(
    context: Context, age: float, is_made: bool
) -> None:
    bot = context.league.bots.named("weak")
    path = context.folder / REPORTS / f"{bot.id}-lost.html"
    path.parent.mkdir()
    path.write_text("a report")
    assert bot_to_report(context) is None, "no game is newer"
    os.utime(path, (time.time() - age,) * 2)
    assert (bot_to_report(context) is not None) == is_made


def test_the_report_of_lost_games_is_ready_on_the_first_page(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_pages, "LOOK_SECONDS", 0.05)
    client.post("/own", data={"bot": "weak"})
    page = until(client, "/", "report of weak")
    assert "The report of weak's lost games</a>, made just now" in html.unescape(page)
    bot = league.bots.named("weak")
    assert "result=lost" in client.get(f"/bots/{bot.id}/report?result=lost").text, "that of lost games alone"
    assert "There is no report yet" in client.get(f"/bots/{bot.id}/report").text
    client.post("/own", data={"bot": ""})
    page = client.get("/").text
    assert "Report on its lost games when idle" in page
    assert '<select name="bot" required><option value="">' in page, "nobody's bot is chosen before one chooses"


@pytest.mark.parametrize("step", ["bot_to_report", "report_task"])
def test_the_report_of_lost_games_is_made_although_one_could_not_be_begun(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    usual = getattr(report_pages, step)

    def fails_once(*words: object) -> object:
        monkeypatch.setattr(report_pages, step, usual)
        raise sqlite3.OperationalError("database is locked")

    for name, value in (("LOOK_SECONDS", 0.05), ("REPORT_SECONDS", 0.05), (step, fails_once)):
        monkeypatch.setattr(report_pages, name, value)
    client.post("/own", data={"bot": "weak"})
    until(client, "/", "report of weak")
    assert getattr(report_pages, step) is usual, "it has failed once"


@needs_browser
def test_a_bot_without_a_report_has_a_page_that_says_what_one_tells(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/bots/1/report")
        assert "There is no report yet. It says" in visitor.text("#no-report")


@pytest.mark.parametrize("data", [
    b"\xff", b' id="data">!<', b' id="data">eA==<', b' id="data">' + b64encode(compress(b"x", mtime=0)[:-3]) + b"<"])
def test_a_damaged_report_is_told(client: TestClient, league: League, data: bytes) -> None:
    (league.folder / REPORTS).mkdir()
    (league.folder / REPORTS / "1.html").write_bytes(data)
    answer = client.get("/bots/1/report?data")
    assert (answer.status_code, "is damaged, so make the report again" in answer.text) == (500, True)
