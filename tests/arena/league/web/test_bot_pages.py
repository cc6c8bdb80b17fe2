"""The pages of bots: uploaded, named, failed; their versions, judged, promoted, rejected, removed, compared."""
from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from selenium import webdriver
from starlette.testclient import TestClient

from arena.league.store import League
from arena.league.store.game_filters import Where
from arena.league.store.standings import Standings, Tables
from arena.league.web import bot_pages
from arena.league.web.bot_pages import versions_of
from arena.league.web.template_filters import NOTHING
from arena.run.sandbox import why_not_isolated
from tests.arena.league.leagues import add_set, invented
from tests.arena.league.web.browsing import LAPTOP, NARROW, Visitor, needs_browser
from tests.arena.league.web.conftest import HOSTILE
from tests.arena.league.web.serving import showing
from tests.arena.league.web.test_pages import rows_of

GOOD = b"while True: print(7, flush=True)\n"
PROGRAM = b"print('hello')\n"


def upload(client: TestClient, text: bytes, name: str = "mine", file: str = "mine.py") -> str:
    return client.post("/bots/upload", data={"name": name}, files={"file": (file, text)}).text


def with_versions(client: TestClient, league: League) -> list[int]:
    """Three versions that play, and a fourth that has failed; their ids."""
    for number in range(1, 5):
        upload(client, GOOD + str(number).encode())
        league.bots.claim_new()
        name = "mine" if number == 1 else f"mine v{number}"
        state = "failed" if number == 4 else "active"
        words = "" if state == "active" else "crash: no such thing\nmore"
        league.bots.judge(league.bots.named(name).id, state, "", words)
        league.versions.begin_duels()
    return [version.bot.id for version in reversed(league.versions.of("mine"))]


def page(client: TestClient, path: str) -> str:
    return html.unescape(client.get(path).text)


def test_an_upload_under_a_known_name_is_the_next_version(client: TestClient, league: League) -> None:
    ids = with_versions(client, league)
    assert [version.bot.name for version in league.versions.of("mine")] == ["mine v4", "mine v3", "mine v2", "mine v1"]
    text = page(client, f"/bots/{ids[2]}")
    for words in ("the first version", "failed its trial: crash: no such thing: more",
                  "<title>mine v3: not clear yet, no game against mine v2 so far",
                  "at most 600 games against the one before"):
        assert words in text
    assert "mine v4 is this very program already" in html.unescape(upload(client, GOOD + b"4"))
    assert len(league.versions.of("mine")) == 4


def test_earlier_versions_are_shown_where_they_are_asked_for(client: TestClient, league: League) -> None:
    with_versions(client, league)
    for name in ("mine v2", "mine v3"):
        add_set(league, ["good", name], [[1, 0], [1, 0]])
    assert [name in page(client, "/") for name in ("mine v2", "mine v3", "mine v4")] == [False, True, False]
    assert [name in page(client, "/?versions=all") for name in ("mine v2", "mine v3")] == [True, True]
    assert "mine v2" in page(client, "/?against=good")
    bots = page(client, "/bots")
    assert "Versions that do not stand for their bot:" in bots and "crash: no such thing" in bots


def test_a_version_is_promoted_rejected_and_removed(client: TestClient, league: League) -> None:
    first, second, third, _ = with_versions(client, league)
    assert client.post(f"/bots/{third}", data={"do": "reject"}).status_code == 200
    assert league.bots.named("mine").id == second
    assert client.post(f"/bots/{first}", data={"do": "promote"}).status_code == 200
    assert league.bots.named("mine").id == first
    assert "stands, but is retired" not in page(client, f"/bots/{second}")
    client.post(f"/bots/{first}", data={"do": "retire"})
    assert "stands, but is retired" in page(client, f"/bots/{second}")
    league.bots.set_state("mine v1", "active")
    assert client.post(f"/bots/{second}", data={"do": "remove"}).status_code == 200
    ratings = {row.bot.name: row for row in league.standings.tables().standings}
    shown = versions_of(league, league.bots.named("mine v1"), ratings, None)
    assert [bot.name for bot in shown["removed_versions"]] == ["mine v2"]
    assert [version.bot.version for version in shown["versions"]] == [4, 3, 1]
    assert "Removed:" in page(client, f"/bots/{first}")
    for do, number, status in (("reject", first, 422), ("x", first, 422), ("remove", 999, 404)):
        assert client.post(f"/bots/{number}", data={"do": do}).status_code == status


def test_any_two_versions_are_compared(client: TestClient, league: League) -> None:
    first, _, third, _ = with_versions(client, league)
    address = f"/bots/{third}?with={first}"
    compared = page(client, address)
    assert "no game against mine v1 so far" in compared
    lines = [f'<span class="{kind}">{line}\n</span>' for kind, line in (("bad", "-1"), ("good", "+3"))]
    assert all(line in compared for line in lines) and "mine.py: what mine v3 changes in mine v1" in compared
    started = client.post("/matches", data={"bot": ["mine v3", "mine v1"], "games": "2"})
    assert started.url.path.startswith("/matches/")
    set_id = league.games.begin_set([third, first], 9, "plain", int(started.url.path.rsplit("/", 1)[1]))
    for number, order in enumerate(([0, 1], [1, 0])):
        league.games.add(set_id, number, invented([1, 0], order, number))
    compared = page(client, address)
    assert "not clear against mine v1 after all 2 games" in compared
    assert re.findall(r'<th class="figure">(mine v\d)', compared) == ["mine v3", "mine v1"]
    beside = [row.split()[0] for row in rows_of(compared.partition('id="side-by-side"')[2].partition("</table>")[0])]
    assert beside[-1] == "rating", "points were had against others"
    assert 'id="comparison"' in client.get(address).text
    assert 'id="comparison"' not in client.get(f"/bots/{third}?with=1").text


def test_a_version_whose_file_has_another_name_is_compared_with_the_file_before(
    client: TestClient, league: League
) -> None:
    for number in (1, 2):
        upload(client, b"import sys\n" + GOOD + str(number).encode(), file=f"bot{number}.py")
    compared = page(client, f"/bots/{league.bots.named('mine v2').id}?with={league.bots.named('mine v1').id}")
    changed = re.findall(r'<span class="(?:good|bad)">(.*)', compared.partition('class="changes"')[2])
    assert changed == ["-1", "+2"] and "bot2.py: what mine v2 changes in mine v1" in compared


@needs_browser
def test_versions_in_a_browser(driver: webdriver.Chrome, league: League, tmp_path: Path) -> None:
    for number in (1, 2):
        bot = league.versions.add("mine", {"mine.py": GOOD + str(number).encode()})
        league.bots.claim_new()
        league.bots.judge(bot.id, "active", "", "")
    league.versions.begin_duels()
    file = tmp_path / "mine.py"
    file.write_bytes(GOOD + b"3")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, NARROW)
        visitor.open(f"/bots/{bot.id}")
        assert visitor.fits()
        visitor.press("#versions-table a.button[title^=Compare]")
        visitor.until(lambda: "no game against mine v1 so far" in visitor.text("#comparison"))
        assert visitor.fits()
        visitor = Visitor(driver, address, LAPTOP)
        visitor.open(f"/bots/{bot.id}")
        visitor.press("button[value=reject]")
        visitor.until(lambda: "mine v1 stands" in visitor.texts("#versions-table td.name"))
        visitor.press("button[value=promote]")
        visitor.until(lambda: "promoted" in visitor.texts(f"#version-{bot.id} td")[1])
        visitor.fill("#new-version", file=str(file))
        visitor.until(lambda: visitor.texts("#bot-name")[0].startswith("mine v3"))
        assert visitor.fits()
        assert visitor.complaints() == []


def test_a_page_shows_one_state_while_a_version_is_added(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_versions(client, league)
    number, tables = league.bots.named("mine").id, Standings.tables
    added: list[str] = []

    def then_one_is_added(asked: Standings, *where: Where) -> Tables:
        found = tables(asked, *where)
        if not added:
            added.append(league.versions.add("mine", {"mine.py": b"new"}).name)
        return found

    monkeypatch.setattr(Standings, "tables", then_one_is_added)
    shown = client.get(f"/bots/{number}")
    assert (shown.status_code, added, "mine v5" in shown.text) == (200, ["mine v5"], False)
    assert "mine v5" in client.get(f"/bots/{number}").text


def test_a_version_without_a_rival_does_not_wait_for_its_duel(client: TestClient, league: League) -> None:
    for number, state in ((1, "failed"), (2, "active")):
        upload(client, GOOD + str(number).encode())
        league.bots.claim_new()
        league.bots.judge(league.bots.named("mine" if number == 1 else "mine v2").id, state, "", "crash")
        assert (number == 1) or "no earlier version plays" in page(client, f"/bots/{league.bots.named('mine v2').id}")
    assert "waits for its duel" not in page(client, f"/bots/{league.bots.named('mine v2').id}")


def test_versions_that_cannot_play_are_told_apart_from_those_that_play(client: TestClient, league: League) -> None:
    for number, state in ((1, "active"), (2, "failed"), (3, "failed")):
        upload(client, GOOD + str(number).encode())
        league.bots.claim_new()
        league.bots.judge(league.bots.named("mine" if number == 1 else f"mine v{number}").id, state, "", "crash")
    assert "2 other versions" in client.get("/").text, "the failed ones are newer, not earlier"
    second, third = (league.bots.named(f"mine v{number}").id for number in (2, 3))
    shown = page(client, f"/bots/{third}?with={second}")
    assert "what mine v3 changes in mine v2" in shown
    assert "1500" not in shown and "not clear yet" not in shown and "Play mine v3 against" not in shown


@needs_browser
def test_versions_fit_half_a_screen_and_verdicts_have_colours(
    driver: webdriver.Chrome, client: TestClient, league: League
) -> None:
    ids = with_versions(client, league)
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, (683, 650))
        visitor.open(f"/bots/{ids[0]}")
        wide = "const box = document.querySelector('#versions .scroll'); return box.scrollWidth - box.clientWidth"
        assert driver.execute_script(wide) <= 0
        colours = driver.execute_script(
            "return [...document.querySelectorAll('td.line.wrap')].map((one) => getComputedStyle(one).color)")
        assert len(set(colours)) == 2 and len(set(colours[1:])) == 1, "that which has failed is told apart"


def test_the_reason_of_a_failure_comes_first_and_is_not_cut(client: TestClient, league: League) -> None:
    lines = [f"line {number}" for number in range(90)]
    words = "\n".join(["broken rule: illegal with a 6, in turn 9", *lines, "the end"])
    with league.writing() as connection:
        connection.execute("UPDATE bots SET state = 'failed', last_words = ? WHERE name = 'weak'", (words,))
    (row,) = [row for row in rows_of(client.get("/bots").text) if row.startswith("weak ")]
    assert "broken rule: illegal with a 6, in turn 9: the end" in row
    page = client.get(f"/bots/{league.bots.named('weak').id}").text
    assert "illegal with a 6, in turn 9: the end" in page.partition('id="versions"')[0]
    bot = league.bots.named("weak")
    address = f"/bots/{bot.id}/trial"
    assert f"{address}#fault" not in page and client.get(address).status_code == 404
    league.bots.keep_trial(bot, league.games.replay(1))
    assert f"{address}#fault" in client.get(f"/bots/{bot.id}").text
    assert "broken rule: illegal with a 6" in client.get(address).text
    assert len(client.get(f"{address}?data").json()["turns"]) == len(league.games.replay(1).turns)
    with league.writing() as connection:
        connection.execute("UPDATE bots SET last_words = 'no more than this\n' WHERE name = 'weak'")
    page = client.get(f"/bots/{bot.id}").text
    assert page.partition('id="versions"')[0].count("no more than this") == 1


def test_an_upload_lands_in_the_folder_of_its_bot_under_a_plain_name(client: TestClient, league: League) -> None:
    before = set(league.folder.rglob("*"))
    answer = client.post("/bots/upload", data={"name": "mine"}, files={"file": ("../../../evil.py", PROGRAM)})
    assert answer.status_code == 200
    bot = league.bots.named("mine")
    assert bot.folder and league.bots.source("mine") == {"evil.py": PROGRAM.decode()}
    new = {path for path in league.folder.rglob("*") if path.is_file()} - before
    assert [path for path in new if not path.name.startswith("league.sqlite3")] == [bot.folder / "evil.py"]
    assert (bot.state, bot.command, bot.isolated) == ("new", "python evil.py", not why_not_isolated())
    assert PROGRAM.decode().strip() in html.unescape(client.get(f"/bots/{bot.id}").text)


def test_a_new_bot_of_a_league_that_is_paused_says_what_it_waits_for(client: TestClient, league: League) -> None:
    upload(client, GOOD)
    assert "until you press Play" in page(client, "/bots")
    league.bots.claim_new()
    assert "until you press Play" not in page(client, "/bots")


def test_an_upload_is_called_as_its_file_and_compiled_by_its_ending(client: TestClient, league: League) -> None:
    client.post("/bots/upload", data={"name": ""}, files={"file": ("quick.cpp", b"int main() {}")})
    assert "quick.cpp" in league.bots.named("quick").build


@pytest.mark.parametrize(
    "name", ["..", "/", ".bashrc", "-rf.py", "'; rm -rf ~;'.py", "\u202egpj.py", "x" * 300 + ".py"])
def test_a_file_without_a_plain_name_is_refused_and_nothing_is_written(
    client: TestClient, league: League, name: str
) -> None:
    before = set(league.folder.rglob("*"))
    assert client.post("/bots/upload", data={"name": "mine"}, files={"file": (name, PROGRAM)}).status_code >= 400
    assert set(league.folder.rglob("*")) - before <= {league.folder / "bots"}
    assert len(league.bots.all()) == 3


def test_a_name_with_blanks_is_one_word_of_the_command(client: TestClient, league: League) -> None:
    client.post("/bots/upload", data={"name": "mine"}, files={"file": ("my bot.py", PROGRAM)})
    assert league.bots.named("mine").command == "python 'my bot.py'"


def test_an_upload_that_is_too_large_or_empty_is_refused(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pages, "LARGEST_UPLOAD", 100)
    assert client.post("/bots/upload", files={"file": ("a.py", b"x" * 101)}).status_code == 413
    assert client.post("/bots/upload", files={"file": ("a.py", b"")}).status_code == 422
    assert client.post("/bots/upload", data={"name": "a"}).status_code == 422
    assert len(league.bots.all()) == 3


@pytest.mark.parametrize("why_not", ["", "<bwrap> is not there"])
def test_an_upload_is_isolated_where_that_can_be_had_and_the_page_says_which(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch, why_not: str
) -> None:
    monkeypatch.setattr(bot_pages, "why_not_isolated", lambda: why_not)
    page = client.get("/bots").text
    assert ("Uploaded bots are not isolated: &lt;bwrap&gt; is not there." in page) == bool(why_not)
    client.post("/bots/upload", data={"name": "mine"}, files={"file": ("a.py", PROGRAM)})
    assert league.bots.named("mine").isolated is not bool(why_not)
    assert league.bots.named("mine").memory_mib == bot_pages.UPLOADED_MIB


def test_a_bot_is_added_renamed_retired_and_tried_again(client: TestClient, league: League) -> None:
    client.post("/bots", data={"name": "more", "command": "builtin:greedy"})
    number = league.bots.named("more").id
    client.post(f"/bots/{number}", data={"do": "rename", "name": "better"})
    assert league.bots.named("better").id == number
    for do, state in (("retire", "retired"), ("try", "new")):
        client.post(f"/bots/{number}", data={"do": do})
        assert league.bots.named("better").state == state


def test_a_bot_is_mended_by_its_next_version_and_removed(client: TestClient, league: League) -> None:
    client.post("/bots", data={"name": "mine", "command": "python nosuch.py"})
    answer = client.post("/bots/upload", data={"name": "mine"}, files={"file": ("mine.py", PROGRAM)})
    assert answer.url.path == "/bots/5", "that of the new version"
    mended = league.versions.of("mine")[0].bot
    assert (mended.command, mended.state, mended.isolated) == ("python mine.py", "new", not why_not_isolated())
    assert client.post("/bots", data={"name": "mine", "command": "python 'x"}).status_code == 422
    client.post("/bots", data={"name": "mine", "command": "python other.py"})
    assert [version.bot.command for version in league.versions.of("mine")] == [
        "python other.py", "python mine.py", "python nosuch.py"]
    assert "It has no games: removing deletes it and its files." in client.get("/bots/4").text
    for number in (6, 5, 4, 1):
        client.post(f"/bots/{number}", data={"do": "remove"})
    assert [(bot.name, bot.state) for bot in league.bots.all()] == [
        ("good", "removed"), ("weak", "active"), (HOSTILE, "active")]
    assert not [row for row in rows_of(client.get("/").text) if " good " in row]
    assert "This bot is removed." in client.get("/bots/1").text
    client.post("/bots/1", data={"do": "try"})
    assert league.bots.named("good").state == "new"


def test_the_faults_of_a_bot_and_the_numbers_that_it_says_are_a_click_away(client: TestClient, league: League) -> None:
    assert "Numbers by turn" not in client.get("/bots/1").text
    for depth in (3, 6):
        add_set(league, ("good", "weak"), [[1, 0], [0, 1]], said=[{"pdata": {0: {"depth": depth, "kind": "x"}}}],
                faults={1: "no_answer"})
    page = client.get("/bots/1").text
    (numbers,) = re.findall(r'href="(/numbers[^"]*)"', page)
    assert "depth by turn" in client.get(html.unescape(numbers)).text
    (faulty,) = re.findall(r'<a class="bad" href="(/games[^"]*)">2 no answer</a>', page)
    assert re.findall(r'id="game-(\d+)"', client.get(html.unescape(faulty)).text) == ["16", "14"]


def test_the_parts_of_a_bots_results_stand_beside_those_of_the_others(client: TestClient, league: League) -> None:
    assert "Parts of the result" not in client.get("/bots/1").text
    add_set(league, ("good", "weak"), [[1, 0]], said=[{"pdata": {0: {"gold": 5}, 1: {"gold": 3}}}])
    add_set(league, ("good", "weak"), [[0, 1]], said=[{"pdata": {0: {"gold": 2}, 1: {"gold": 6}}}])
    (row,) = [row for row in rows_of(client.get("/bots/1").text) if row.startswith("gold ") and " to " in row]
    (value, low, high) = (3.5, *re.findall(r"[+-][\d.]+", row)[1:3])
    assert row == f"gold {value} 4.5 -1.00 {low} to {high} +2.00 -4.00 {NOTHING}"
    league.games.replay_path(league.games.find(Where(bot="good"))[0].id).unlink()
    add_set(league, ("weak", HOSTILE), [[1, 0]])
    add_set(league, ("good", "weak"), [[1, 0]], said=[{"pdata": {0: {"gold": 9}, 1: {"gold": 3}}}])
    (row,) = [row for row in rows_of(client.get("/bots/1").text) if row.startswith("gold ") and "to" in row]
    assert row.startswith("gold 7 3 +4.00 "), "a game whose file is gone is left out"
