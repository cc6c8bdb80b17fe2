"""What a bot loses by, and games that are played on from a turn: in the browser, and on the command line."""
from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from selenium import webdriver
from starlette.testclient import TestClient

from arena.cli import parser
from arena.judge.losses import PlayedGame
from arena.league.commands.league import _games
from arena.league.store import League
from arena.league.store.rows import IMPORT
from arena.league.web.context import Context
from arena.league.web.report_pages import REPORTS
from arena.pages.report import Report, ReportedPlayer, report_page
from tests.arena.league.web.browsing import NARROW, Visitor, needs_browser
from tests.arena.league.web.serving import showing
from tests.arena.league.web.test_game_pages import analyse
from tests.arena.league.web.test_pages import rows_of
from tests.arena.pages.invented import invented
from tests.arena.toy import GAME
from tests.conftest import Arena
from tests.conftest import until as wait_until

PATIENCE_SECONDS = 300.0
TABLE_FITS = """
const table = document.querySelector("#branches-table");
return table.checkVisibility({ contentVisibilityAuto: true }) && table.scrollWidth <= table.parentNode.clientWidth;
"""


def until(client: TestClient, address: str, pattern: str) -> str:
    """The page as soon as it has the pattern."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not re.search(pattern, text := client.get(address).text):
        assert 'notice bad">' not in text.replace('class="notice bad" hidden', ""), text
        assert time.monotonic() < end, text
        time.sleep(0.05)
    return text


def test_one_click_makes_the_report_of_a_bot(client: TestClient, league: League) -> None:
    bot = league.bots.named("good")
    assert f'action="/bots/{bot.id}/report"' in client.get(f"/bots/{bot.id}").text
    answer = client.post(f"/bots/{bot.id}/report", follow_redirects=False)
    assert answer.headers["location"] == f"/bots/{bot.id}/report"
    page = until(client, f"/bots/{bot.id}/report", 'id="data"')
    address = re.search(r'href="(/bots/\d+/report\?data=\d+)"', page)
    assert address
    data = client.get(address[1]).json()
    assert (data["player"], data["summary"]["games"]) == ("good", 12)
    assert sorted(row["name"] for row in data["opponents"]) == sorted(
        one.name for one in league.bots.all() if one.name != "good")


def test_a_game_is_played_on_and_its_games_can_be_viewed(client: TestClient, league: League) -> None:
    form = {"turn": "5", "seat": "1", "bot": "good", "answer": "", "games": "3"}
    client.post("/games/1/branches", data=form)
    page = until(client, "/games/1", r'id="branch-1"')
    (row,) = [row for row in rows_of(page) if "weak: good" in row]
    assert row.startswith("5 weak: good 3 ")
    assert "2 of the 3 games are the same as another one" in page, "neither the toy nor these bots have chance here"
    (found,) = league.branches.of_game(1)
    assert f"{found['gain']['value']:+.3f}" in row
    assert re.search(r"\.</small>\s+<small[^>]*>2 of the 3 games", page), "sentences have a blank between them"
    assert f"Mean final score: {found['branch']['final_score']:.6g}; with the recorded answer" in row
    assert found["branch"]["points"]["value"] == 0.0, "both say nine from here, and it is behind"
    until(client, "/games/1", "(?s)^(?!.*branches/cancel)")
    client.post("/games/1/branches", data=form | {"bot": "", "answer": "ten", "games": "1"})
    wait_until(lambda: "&#39;ten&#39; is not legal in this turn" in client.get("/games/1").text)
    assert len(league.branches.of_game(1)) == 1
    assert '<details id="branch">' in client.get("/games/1").text, "what was refused does not open it again"
    assert 'Game 1 of branch 1 of <a href="/games/1">game 1</a>' in client.get("/branches/1/games/1").text
    record = client.get("/branches/1/games/1?data").json()
    assert [player["name"] for player in record["players"]] == ["good", "good"]
    assert client.get("/branches/1/games/6").status_code == 404
    assert 'id="branch-1"' not in client.get("/games/2").text
    branches = league.branches
    faulty = found["branch"] | {"games_with_faults": 1, "first_fault": "broken_rule: ten"}
    branches.keep(branches.new_file(1), 1, found | {"gain": None, "desynchronised": [1], "branch": faulty})
    page = client.get("/games/1").text
    assert "unknown: in seat 1, a bot may have gone on" in page
    assert "A fault in 1 of the 3 games with the branch, the first: broken rule" in page


def test_an_analysed_game_is_played_on_with_the_best_answer_if_none_is_given(
    client: TestClient, league: League
) -> None:
    analyse(league, 1)
    assert "the judge's best" in client.get("/games/1").text
    client.post("/games/1/branches", data={"turn": "3", "seat": "1", "bot": "", "answer": "", "games": "1"})
    until(client, "/games/1", 'id="branch-1"')
    assert league.branches.of_game(1)[0]["answer"] == "9"


def test_a_bot_is_asked_the_newest_version_if_none_is_named_and_plays_the_seed_again_by_a_click(
    client: TestClient, league: League
) -> None:
    analyse(league, 1)
    form, plain = {"turn": "3", "seat": "1", "bot": ""}, {"Accept": "text/plain"}
    assert 'Again with' not in client.get("/games/1").text
    league.bots.set_state(league.versions.add("weak", command="builtin:greedy").name, "active")
    answer = client.post("/games/1/ask", data=form, headers=plain)
    assert re.match(r"weak v2: 9, 50\.0.%, the judge's best, \d of the 2 answers before are not those", answer.text)
    recorded = league.games.replay(1).turns[2].actions[0]
    assert recorded == "9"
    answer = client.post("/games/1/ask", data=form | {"seat": "0", "bot": "good"}, headers=plain)
    assert answer.text == "good: 9, 50.0\u00a0%, the judge's best, as in the game\n"
    answer = client.post("/games/1/ask", data=form | {"turn": "99"}, headers=plain)
    assert (answer.status_code, "nobody had to answer" in answer.text) == (422, True)
    page = client.get("/games/1").text
    assert "Again with weak v2" in page and page.count('name="seed" value="1"') == 1
    league.bots.add("foreign", "python stranger.py", added_by=IMPORT + "m.jsonl.gz")
    league.bots.set_state("foreign", "retired")
    assert client.post("/games/1/ask", data=form | {"bot": "foreign"}, headers=plain).status_code == 422


def test_few_games_are_proposed_where_a_contests_referee_keeps_the_luck(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = r'name="games" min="1" max="1000" value="(\d+)"'
    assert re.findall(field, client.get("/games/1").text) == ["20"]
    monkeypatch.setattr(Context, "game", replace(GAME, is_contest=True))
    assert re.findall(field, client.get("/games/1").text) == ["5"]


def test_a_branch_can_be_cancelled_and_the_next_one_is_played(
    client: TestClient, league: League
) -> None:
    form = {"turn": "2", "seat": "1", "bot": "good", "answer": "", "games": "1000"}
    client.post("/games/1/branches", data=form)
    client.post("/games/2/branches", data=form | {"seat": "0", "games": "1"})
    until(client, "/games/1", "played: ")
    again = client.post("/games/1/branches", data=form)
    assert (again.status_code, "still under way" in again.text) == (409, True)
    assert len([*league.folder.glob("branches/*")]) <= 2, "what is refused leaves no file"
    client.post("/games/1/branches/cancel")
    assert "branches/cancel" not in client.get("/games/1").text
    until(client, "/games/2", 'id="branch-1"')
    assert league.branches.of_game(1) == []


@needs_browser
def test_that_the_last_one_is_under_way_is_said_until_it_has_ended(driver: webdriver.Chrome, league: League) -> None:
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/games/1")
        visitor.press("#branch summary")
        visitor.fill("#branch form", answer="9", games="\ue003\ue0031000")  # in place of the twenty
        visitor.until(lambda: visitor.find("form[action$='/branches/cancel']"))
        visitor.press("#branch form button")
        visitor.until(lambda: "still under way" in visitor.text("#branch .refused"))
        visitor.until(lambda: "played: " in visitor.text("#branch-results"))
        assert visitor.text("#branch .refused"), "it is, still"
        visitor.press("form[action$='/branches/cancel'] button")
        visitor.until(lambda: not visitor.text("#branch .refused"))


def test_a_branch_that_was_cancelled_before_it_began_or_is_refused_leaves_no_file(
    client: TestClient, league: League
) -> None:
    form = {"turn": "2", "seat": "1", "bot": "good", "answer": "", "games": "1000"}
    client.post("/games/1/branches", data=form)
    client.post("/games/2/branches", data=form | {"seat": "0"})
    until(client, "/games/1", "played: ")
    client.post("/games/2/branches/cancel")
    client.post("/games/1/branches/cancel")
    league.bots.add("foreign", "python stranger.py", added_by=IMPORT + "m.jsonl.gz")
    league.bots.set_state("foreign", "retired")
    client.post("/games/2/branches", data=form | {"bot": "foreign"})
    wait_until(lambda: "came with imported games" in client.get("/games/2").text)
    assert all(file.stat().st_size for file in league.folder.glob("branches/*"))


@pytest.mark.parametrize(("change", "said"), [
    ({"turn": "99"}, "In turn 99, nobody had to answer"),
    ({"seat": ""}, "In turn 5, good and weak had to answer"),
    ({"games": "0"}, "1 to 1000 games"),
    ({"bot": "nobody"}, "no bot is called"),
    ({"bot": "", "answer": ""}, "write the answer"),
])
def test_a_form_that_cannot_be_played_is_refused_in_a_sentence(
    client: TestClient, change: dict[str, str], said: str
) -> None:
    form = {"turn": "5", "seat": "1", "bot": "good", "answer": "", "games": "2"}
    answer = client.post("/games/1/branches", data=form | change)
    assert answer.status_code == 422
    assert said in answer.text


def test_the_command_line_does_the_same(league: League, arena: Arena, tmp_path: Path) -> None:
    words = ("league", league.folder)
    done = arena(*words, "report", "good", "--against", "weak", "--out", tmp_path / "good.html", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert (data["player"], data["other"], data["compared"][0]["name"]) == ("good", "weak", "points")
    assert (tmp_path / "good.html").is_file()
    done = arena(*words, "branch", 1, "--turn", 5, "--seat", 1, "--answer", 9, "--games", 2, "--json")
    assert done.returncode == 0, done.stderr
    assert league.branches.of_game(1)[0]["answer"] == "9"
    assert len(data_of_branch(league)) == 4
    assert "good has played no game" not in done.stderr
    league.bots.add("new", "builtin:random")
    refused = arena(*words, "report", "new")
    assert (refused.returncode, refused.stderr) == (2, "arena league: new has played no game yet\n")


def test_the_games_of_a_report_are_found_whatever_its_file_is_called(league: League) -> None:
    words = ("league", str(league.folder), "report", "good")
    sources = _games(league, "good", parser().parse_args(words), Path("so #1 %20.html"))
    addresses = [urlsplit(source.address) for source in sources]
    assert [unquote(address.path) for address in addresses[-1:]] == ["so #1 %20/game-1.html"]
    assert not any(address.fragment for address in addresses)


def test_a_branch_that_cannot_be_played_leaves_no_file(league: League, arena: Arena) -> None:
    words = ("league", league.folder, "branch", 1, "--turn", 5, "--seat", 1)
    assert arena(*words, "--answer", "1\n2").returncode == 2
    assert not [*league.folder.glob("branches/*")]


def data_of_branch(league: League) -> list[str]:
    """The answers of the weak bot in the turn of the branch, game by game."""
    games = [league.branches.replay(1, place)[1] for place in range(4)]
    recorded = league.games.replay(1).turns[4].actions[1]
    assert [game.turns[4].actions[1] for game in games] == [recorded, "9", recorded, "9"]
    return [str(game.turns[4].actions[1]) for game in games]


@needs_browser
def test_the_form_has_the_turn_shown_and_the_report_leads_to_its_games(
    driver: webdriver.Chrome, league: League
) -> None:
    record = league.games.named_replay(league.games.game(1))
    seat = max((0, 1), key=lambda seat: sum(one.loss for one in invented(record).of_seat(seat)))
    played = PlayedGame("game 1", record, seat, invented(record), "/games/1")
    bot = league.bots.named(record.names[seat])
    file = league.folder / REPORTS / f"{bot.id}.html"
    file.parent.mkdir()
    file.write_text(report_page(Report(GAME, ReportedPlayer(bot.name, [played]))), encoding="utf-8")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open(f"/bots/{bot.id}/report")
        link = visitor.until(lambda: visitor.find("a.position"))
        turn = link.get_attribute("href").partition("#turn=")[2]
        link.click()
        visitor.until(lambda: urlsplit(driver.current_url).path == "/games/1")
        visitor.until(lambda: visitor.find("#branch-turn").get_attribute("value") == turn)
        visitor.press("#branch summary")
        visitor.fill("#branch form", answer="9", games="\ue0032")  # two games in place of the twenty
        visitor.until(lambda: visitor.texts("#branch-results tbody tr"))
        kept = [visitor.find(f"#branch [name={name}]").get_attribute("value") for name in ("turn", "answer", "games")]
        assert kept == [turn, "9", "2"]
        assert visitor.fits()
        visitor = Visitor(driver, address, NARROW)
        visitor.open("/games/1")
        driver.execute_script("document.getElementById('branch').open = true")
        assert visitor.fits() and driver.execute_script(TABLE_FITS)
        assert visitor.complaints() == []
