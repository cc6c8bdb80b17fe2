"""The page of a report, of every game: what it shows, and that it can be read on every screen."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from arena.contract.judgement import Judgement
from arena.games import game_names, load_game
from arena.judge import losses
from arena.judge.losses import PlayedGame
from arena.pages.page import packed
from arena.pages.report import Report, ReportedPlayer, report_data, report_page
from tests.arena.pages.browser import Browser
from tests.arena.pages.invented import LOSSES, invented
from tests.bot.helpers import replays

WIDER = "[...document.querySelectorAll('.position')].filter((one) => one.scrollWidth > one.clientWidth)"
SIDEWAYS = """[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.closest('section').id} ${one.scrollWidth} ${one.clientWidth}`)"""
PARTS = """[...document.querySelectorAll('#parts tr')].slice(1)
  .map((row) => [...row.cells].slice(0, 2).map((cell) => cell.textContent))"""
COLOURS = "[...document.querySelectorAll('#parts td:nth-child(4)')].map((cell) => cell.className)"
HOSTILE = "<img src=x onerror=alert(1)>"
SMALL_WORDS = """[...document.querySelectorAll('svg text')].filter((text) => {
  const size = text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize);
  return getComputedStyle(text).visibility !== 'hidden' && text.getBoundingClientRect().width && size < 9;
}).map((text) => text.textContent)"""


def report_of(name: str) -> Report:
    """A report on two seats that say a number of themselves: the one that has lost most, by a hostile name, first."""
    game, record = load_game(name), replays(f"{name}_referee.jsonl.gz")[0]
    for number, turn in enumerate(record.turns):
        turn.pdata.update({seat: {"depth": number} for seat in (0, 1)})
    analysis = invented(record)
    one, other = sorted(
        (PlayedGame("game 1", record, seat, analysis, "folder/game-1.html") for seat in (0, 1)),
        key=lambda played: -played.loss)
    return Report(game, ReportedPlayer(HOSTILE, [one]), ReportedPlayer("older", [other]))


def test_an_answer_on_the_threshold_of_a_grade_is_not_of_it() -> None:
    """Inaccuracies cost more than 1 %, mistakes more than 5 %, blunders more than 10 %."""
    report = report_of("ewn")
    (one,) = report.version.games
    one.answers[:] = [Judgement(turn, one.seat, "x", 0.0, (("y", loss),), sure=turn > 1)
                      for turn, loss in enumerate((0.01, 0.05, 0.051, 0.1, 0.5))]
    summary = report_data(report)["summary"]
    assert summary["grades"] == {"inaccuracy": 4, "mistake": 3, "blunder": 1}
    assert (summary["answers"], summary["sure"]) == (5, 3)


def test_the_positions_of_a_contest_promise_no_better_answers(browser: Browser, tmp_path: Path) -> None:
    report = report_of("ewn")
    for is_contest in (False, True):
        page = report_page(replace(report, game=replace(report.game, is_contest=is_contest)))
        (tmp_path / f"{is_contest}.html").write_text(page, encoding="utf-8")
        browser.open(tmp_path / f"{is_contest}.html")
        assert ("Dashed" in browser.value("document.getElementById('positions').innerText")) is not is_contest


@pytest.mark.parametrize("name", game_names())
def test_the_page_shows_all_of_it_and_can_be_read(name: str, browser: Browser, tmp_path: Path) -> None:
    report = report_of(name)
    data = report_data(report)
    (tmp_path / "report.html").write_text(report_page(report), encoding="utf-8")
    browser.open(tmp_path / "report.html")
    assert HOSTILE in browser.value("document.getElementById('title').textContent")
    lost = [answer.loss for answer in report.version.games[0].answers if answer.loss]
    assert data["summary"]["loss"][0] == pytest.approx(sum(lost), abs=1e-4) and lost
    assert browser.value("document.querySelectorAll('.position .board svg').length") >= len(lost)
    hrefs = browser.value("[...document.querySelectorAll('a.position')].map((link) => link.getAttribute('href'))")
    assert len(hrefs) == len(lost) and all(href.startswith("folder/game-1.html#turn=") for href in hrefs)
    assert browser.value("[...document.querySelectorAll('#phases tr')].length") == 4
    assert browser.value(PARTS) == [[part["name"], f"{part['own'][0]:.2f}"] for part in data["parts"]] != []
    assert "always misjudges" in browser.value("document.getElementById('sum').textContent")
    names = browser.value("[...document.querySelectorAll('.position .board svg')].map((svg) => svg.ariaLabel)")
    assert {name.partition(", turn ")[0] for name in names} == {"game 1"}
    about = browser.value("document.getElementById('about').textContent")
    assert about.startswith(f"{load_game(name).title}, 1 game ·")
    assert "older" in browser.value("document.querySelector('#compared tr').textContent")
    browser.value("[...document.querySelectorAll('#key button')].find((one) => one.ariaPressed === 'false').click()")
    assert browser.value("document.querySelectorAll('#charts figure').length") == 1
    assert "games in which it was first" in browser.value("document.getElementById('key').textContent")
    for width, height in ((1366, 768), (390, 844)):
        browser.resize(width, height)
        browser.value("dispatchEvent(new Event('resize'))")
        assert browser.value("document.documentElement.scrollWidth") <= width
        assert browser.value(WIDER) == []
        assert browser.value(SIDEWAYS) == []
        if width > 600:
            assert browser.value(SMALL_WORDS) == []
    assert browser.complaints == []


def test_a_sure_difference_has_the_colour_of_the_games_that_it_is_like(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Green is like games in which the player was first, also where it then has less of a part."""
    known = {"name": "part", "own": (-1, -2, 0), "others": (1, 0, 2), "phases": ()}
    parts = [known | {"gap": gap, "won": (won, 0, 9), "lost": (lost, 0, 9)} for gap, won, lost in (
        ((2, 1, 3), 3, 1), ((-2, -3, -1), 3, 1), ((2, 1, 3), 1, 3), ((2, -1, 5), 3, 1))]
    data = report_data(report_of("ewn")) | {"parts": parts, "gain": (-0.5, -1.0, 0.0)}
    monkeypatch.setattr("arena.pages.report.report_data", lambda report: data)
    (tmp_path / "report.html").write_text(report_page(report_of("ewn")), encoding="utf-8")
    browser.open(tmp_path / "report.html")
    assert browser.value(COLOURS) == ["better", "worse", "worse", ""]
    shown = browser.value("document.body.innerText")
    assert "\u22121.00\n\u22122.00 to 0.00" in shown and "\u22120.500\n\u22121.00 to +0.00" in shown, "with minus signs"


def test_maps_are_shown_where_there_are_several(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = report_of("ewn")
    for number, maps in enumerate((["one"], ["one", "two"])):
        monkeypatch.setattr(losses, "map_name", Mock(side_effect=maps))
        games = [replace(game) for game in report.version.games for _ in maps]
        page = tmp_path / f"{number}.html"
        page.write_text(report_page(replace(report, version=ReportedPlayer("new", games))), encoding="utf-8")
        browser.open(page)
        shown = browser.value("document.getElementById('maps').checkVisibility()")
        assert shown == (len(maps) > 1)


def test_one_game_is_told_as_one() -> None:
    report = report_of("ewn")
    assert "1 game of" in report_page(report)
    unjudged = [replace(game, analysis=None) for game in report.version.games]
    version = ReportedPlayer("new", [*report.version.games, *unjudged])
    assert report_data(replace(report, version=version))["missing"][0].startswith("1 of 2 games is judged")
    version = ReportedPlayer("new", unjudged)
    assert report_data(replace(report, version=version))["missing"][0].startswith("0 of 1 game is judged")


def test_the_data_are_small_and_hold_each_loss_once() -> None:
    report = report_of("ewn")
    data = report_data(report)
    assert len(packed(data)) < 10_000
    assert sum(loss for _, loss, *_ in data["causes"]) == pytest.approx(data["summary"]["loss"][0], abs=1e-4)
    assert max(data["numbers"]["depth"]["all"])[2] == len(report.version.games[0].record.turns) - 1
    assert set(LOSSES) >= {round(one["loss"], 2) for habit in data["habits"] for one in habit["examples"]}
