"""The versions of a bot on its page: uploaded, judged in words, promoted, rejected, removed, compared."""
from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from selenium import webdriver
from starlette.testclient import TestClient

from arena.league.store import League
from arena.league.store.standings import Standings, Tables
from arena.league.store.where import Where
from arena.league.web.bot_pages import versions_of
from tests.arena.league.leagues import add_set, invented
from tests.arena.league.web.browsing import LAPTOP, NARROW, Visitor, needs_browser
from tests.arena.league.web.serving import showing
from tests.arena.league.web.test_pages import rows_of

GOOD = b"while True: print(7, flush=True)\n"


def upload(client: TestClient, text: bytes, name: str = "mine") -> str:
    return client.post("/bots/upload", data={"name": name}, files={"file": ("mine.py", text)}).text


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
    assert "Earlier versions:" in bots and "crash: no such thing" in bots


def test_a_version_is_promoted_rejected_and_removed(client: TestClient, league: League) -> None:
    first, second, third, _ = with_versions(client, league)
    assert client.post(f"/bots/{third}", data={"do": "reject"}).status_code == 200
    assert league.bots.named("mine").id == second
    assert client.post(f"/bots/{first}", data={"do": "promote"}).status_code == 200
    assert league.bots.named("mine").id == first
    assert client.post(f"/bots/{second}", data={"do": "remove"}).status_code == 200
    ratings = {row.bot.name: row for row in league.standings.tables().standings}
    shown = versions_of(league, league.bots.named("mine v1"), ratings, None)
    assert [bot.name for bot in shown["removed_versions"]] == ["mine v2"]
    assert [version.number for version in shown["versions"]] == [4, 3, 1]
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
    points = next(row for row in rows_of(compared) if row.startswith("points"))
    assert points == "points 0.500 0.000 to 1.000 0.500 0.000 to 1.000 +0.000 -1.000 to +1.000"
    assert 'id="comparison"' in client.get(address).text
    assert 'id="comparison"' not in client.get(f"/bots/{third}?with=1").text


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
        visitor.until(lambda: "no game against mine v1 so far" in visitor.find("#comparison").text)
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
