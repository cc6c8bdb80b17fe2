"""What the pages show, and what their forms do, without a browser."""
from __future__ import annotations

import errno
import html
import re
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import QueryParams
from starlette.testclient import TestClient

from arena.contract.record import read_replays
from arena.contract.setup import Limits
from arena.games import load_game
from arena.league.commands.tables import standings_table
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.rows import Cell, LeagueBot, Standing
from arena.league.store.standings import Standings
from arena.league.store.where import Where
from arena.league.web import bot_pages, game_pages, tasks
from arena.league.web.application import new_app
from arena.league.web.bot_pages import safe_name
from arena.league.web.context import Context
from arena.league.web.handling import faulty_games_of, query_of, where_of
from arena.league.web.look import NOTHING
from arena.league.web.security import LOCAL_NAMES
from arena.league.web.tasks import ChildProgram
from arena.run.sandbox import why_not_isolated
from arena.stats.ratings import ELO_SCALE, GAIN_SCALE
from arena.terminal import Terminal
from tests.arena.league.leagues import add_set
from tests.arena.league.web.conftest import ADDRESS, HOSTILE, play
from tests.conftest import TOY

PROGRAM = b"print('hello')\n"
PATIENCE_SECONDS = 60.0


def rows_of(text: str) -> list[str]:
    """The text of each row of the tables of a page."""
    bodies = re.findall(r"<tr[^>]*>(.*?)</tr>", text, re.DOTALL)
    return [" ".join(html.unescape(re.sub(r"<[^>]+>", " ", body)).split()) for body in bodies]


def games_of(text: str) -> list[int]:
    return [int(number) for number in re.findall(r'class="open" href="/games/(\d+)"', text)]


def test_the_standings_have_a_row_for_each_bot_the_best_first(client: TestClient, league: League) -> None:
    shown = [row for row in rows_of(client.get("/").text) if re.match(r"\d (good|weak|<script)", row) and " to " in row]
    expected = [one.bot.name for one in league.standings.tables().standings]
    assert [row.split(" ", 1)[1].startswith(name) for row, name in zip(shown, expected)] == [True] * 3
    assert f"{league.standings.tables().standings[0].rating:.0f}" in shown[0]
    assert f" {league.standings.tables().standings[0].games} " in shown[0]


def test_a_page_that_is_older_than_a_change_does_not_have_its_revision(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tables(store: League, where: Where) -> Any:
        league.bots.set_state("weak", "retired")
        return [], {}, 0

    before = league.version()
    monkeypatch.setattr(Standings, "tables", tables)
    assert f'data-revision="{before}.' in client.get("/").text
    assert league.version() > before


def test_the_lamp_says_playing_only_while_there_is_something_to_play(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ChildProgram, "running", True)
    assert re.search(r'class="lamp on" [^>]*>playing<', client.get("/").text)
    for name in ("weak", HOSTILE):
        league.bots.set_state(name, "retired")
    page = client.get("/").text
    assert re.search(r'class="lamp waits" [^>]*>waits for bots<', page)
    assert ">Pause</button>" in page


BOT = LeagueBot(1, "good", "builtin:greedy", "", None, None, False, "active", "", "", 0.0, "")
STANDING = Standing(
    BOT, ELO_SCALE, 1600.04, 1500.0, 1700.0, 7, 0.5, {"no_answer": 3}, 12.0, 34.0, ((1, 1500.0), (2, 1600.0)))
OTHER_FIGURES: dict[str, Any] = {
    "bot": replace(BOT, name="better"), "rating": 1601.0, "low": 1501.0, "high": 1701.0, "games": 8, "points": 0.6,
    "faults": {"no_answer": 4}, "median_ms": 13.0, "longest_ms": 35.0, "history": ((1, 1700.0), (2, 1600.0)),
    "forgiven": 2, "results": (5, 2, 1), "scale": GAIN_SCALE,
}
IDLE = Standing(replace(BOT, name="idle"))
DRAWINGS = {"history"}
"""What a terminal does not show."""


@pytest.mark.parametrize("figure", [one.name for one in fields(Standing)])
def test_every_figure_of_the_standings_is_on_the_page_on_the_terminal_and_in_json(
    figure: str, client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def shown(row: Standing) -> list[object]:
        monkeypatch.setattr(Standings, "tables", lambda self, where: ([row], {}, 7))
        page = re.search(r"<tbody>.*?</tbody>", client.get("/").text, re.DOTALL)
        Terminal().print(standings_table(league.settings(), [row], 7))
        return [page and page[0], row.as_json(), "" if figure in DRAWINGS else capsys.readouterr().out]

    before, after = shown(STANDING), shown(replace(STANDING, **{figure: OTHER_FIGURES[figure]}))
    same = [place for place, one, other in zip(("the page", "JSON", "the terminal"), before, after) if one == other]
    assert same == (["the terminal"] if figure in DRAWINGS else [])


def test_every_figure_of_the_standings_comes_from_the_games(league: League) -> None:
    add_set(league, ("good", "weak"), [[1, 0], [1, 0]], faults={0: "no_answer: x"}, said=[{"forgiven": {"0": 5.0}}])
    row = next(row for row in league.standings.tables().standings if row.bot.name == "good")
    same = [figure.name for figure in fields(Standing) if getattr(row, figure.name) == getattr(IDLE, figure.name)]
    assert same == ["scale"]


@pytest.mark.parametrize("address", ["/", "/bots", "/bots/1", "/games", "/matches"])
def test_every_column_has_a_heading(address: str, client: TestClient, league: League) -> None:
    league.versions.add("good", {"good.py": b"print(1)"})
    league.games.start_match(["good v1", "weak"], 10)
    tables = re.findall(r"<thead>(.*?)</thead>\s*<tbody>(.*?)</tbody>", client.get(address).text, re.DOTALL)
    assert tables
    for heading, body in tables:
        cells = {len(re.findall(r"<t[dh]\b", row)) for row in re.findall(r"<tr.*?</tr>", body, re.DOTALL)}
        assert cells <= {len(re.findall(r"<th\b", heading))}, heading


def test_a_cell_of_the_cross_table_opens_the_games_of_the_two(client: TestClient, league: League) -> None:
    cell = re.search(r'<a class="w\d" href="(/games\?bot=good&amp;against=weak)">', client.get("/").text)
    assert cell
    numbers = games_of(client.get(html.unescape(cell[1])).text)
    assert len(numbers) == 6
    assert all({player.bot for player in league.games.game(number).players} == {"good", "weak"} for number in numbers)


@pytest.mark.parametrize(
    "query", ["said=seed+%3D+2", "bot=weak&result=lost", "result=won&said=rank+%3D+1", "seat=0", "bot=good&fault=none"])
def test_links_of_filtered_standings_open_the_games_that_they_count(client: TestClient, query: str) -> None:
    text = client.get(f"/?{query}").text
    links = re.findall(r'href="/games\?([^"]*)">(\d+)<', text)
    links += re.findall(r'<a class="w\d" href="/games\?([^"]*)">[^<]*<small>(\d+)<', text)
    assert len(links) >= 4
    for address, count in links:
        assert len(games_of(client.get(f"/games?{html.unescape(address)}").text)) == int(count), address


@pytest.mark.parametrize(
    ("where", "opened"),
    [
        (Where(match=3), Where(match=3, bot="x", fault="any")),
        (Where("x", result="lost"), Where("x", result="lost", fault="any")),
        (Where("y", result="lost"), Where("y", result="lost", players=("x",))),
        (Where(said=("seat = 0",)), Where(said=("seat = 0",), players=("x",))),
    ],
)
def test_faults_open_games_of_the_filter(where: Where, opened: Where) -> None:
    assert faulty_games_of(where, "x") == opened


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


def test_one_game_is_told_in_the_singular(client: TestClient, league: League) -> None:
    for name in ("one", "other"):
        league.bots.add(name, "builtin:greedy")
    add_set(league, ("one", "other"), [[1, 0]])
    number = league.bots.named("one").id
    for page in ("/games?bot=one", "/?bot=one", f"/bots/{number}", f"/bots/{number}/report"):
        text = client.get(page).text
        assert not re.search(r"\b1 (games|turns)", text), page
        assert re.search(r"\b(1|Its) game\b", text), page
    assert "13 games" in client.get("/games").text


@pytest.mark.parametrize(
    "where",
    [
        Where(),
        Where(bot=HOSTILE, against="a & b", result="lost", fault="crash_later"),
        Where(result="won", players=(HOSTILE, "a & b")),
        Where(match=0),
        Where(bot="a", said=("PDATA medals in diving@50 = 0", "TDATA plan'\" != <run> & \"jump\"")),
    ],
    ids=lambda where: query_of(where) or "everything",
)
def test_a_filter_is_the_same_after_its_way_through_an_address(where: Where) -> None:
    assert where_of(QueryParams(query_of(where))) == where


@pytest.mark.parametrize(
    "query",
    ["match=x", "result=nosuch", "order=nosuch", "offset=x", "match=1.5", "fault=nosuch", "said=PDATA", "said=x = 1"],
)
def test_a_filter_that_cannot_be_is_told(client: TestClient, query: str) -> None:
    answer = client.get(f"/games?{query}")
    assert answer.status_code == 422
    assert "That does not work" in answer.text


@pytest.mark.parametrize("field", ["bot", "against", "players"])
def test_a_filter_names_a_bot_by_what_its_versions_have_in_common(
    client: TestClient, league: League, field: str
) -> None:
    before = games_of(client.get(f"/games?{field}=weak").text)
    league.versions.add("weak", {"weak.py": b"print(1)"})
    text = client.get(f"/games?{field}=weak").text
    assert before and games_of(text) == before
    assert "weak v1" in (text if field == "players" else re.findall(r"<option selected>([^<]*)", text))
    for page in ("games", ""):
        answer = client.get(f"/{page}?{field}=nosuch")
        assert answer.status_code == 422
        assert "no bot is called 'nosuch'; there are: good, weak v1" in html.unescape(answer.text)


def test_a_number_that_bots_say_is_drawn_by_turn_in_the_games_of_a_filter(client: TestClient, league: League) -> None:
    assert "No bot has said such a number" in client.get("/numbers").text
    add_set(league, ("good", "weak"), [[1, 0]], said=[{"pdata": {"0": {"x": 1}, "1": {"x": 2}}}])
    page = client.get("/numbers?name=x&bot=good&said=result+%3D+won").text
    legend = page.partition('class="legend"')[2].partition("</ul>")[0]
    assert re.findall(r'<a href="/bots/\d+">(\w+)</a>', legend) == ["good", "weak"]
    assert 'name="bot" value="good"' in page and 'value="result = won"' in page, "the form keeps the filter"
    assert "No bot has said such a number" in client.get("/numbers?name=x&bot=good&said=result+%3D+lost").text


def test_a_filter_is_kept_as_a_leaderboard_and_forgotten(client: TestClient, league: League) -> None:
    client.post("/?bot=good&result=lost&match=0", data={"name": HOSTILE})
    assert league.standings.boards() == {HOSTILE: Where("good", result="lost", match=0)}
    board = client.get("/").text.partition('id="boards"')[2].partition("</section>")[0]
    assert "/?bot=good&amp;result=lost&amp;match=0" in board
    leaders = [row.bot.name for row in league.standings.tables(Where("good", result="lost")).standings]
    assert [row.split()[1] for row in rows_of(board)] == [name.split()[0] for name in leaders]
    assert client.get("/?bot=good&result=lost&match=0").status_code == 200
    client.post("/boards/drop", data={"name": HOSTILE})
    assert league.standings.boards() == {}


def test_a_bot_of_few_games_stands_below_those_that_are_known(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = replace(STANDING, bot=replace(BOT, name="few"), rating=1900.0, low=1500.0, high=2300.0, games=2)
    monkeypatch.setattr(Standings, "tables", lambda self, where: ([few, STANDING, IDLE], {}, 7))
    shown = [row for row in rows_of(client.get("/").text) if re.match(r"\d? ?(few|good|idle) ", row)]
    assert [re.findall("few|good|idle", row)[0] for row in shown] == ["good", "few", "idle"]
    assert ["?" in row for row in shown] == [False, True, False]


def test_standings_of_fifty_bots_are_short_over_the_wire(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [replace(STANDING, bot=replace(BOT, id=number, name=f"bot {number}")) for number in range(50)]
    cells = {(one.bot.name, other.bot.name): Cell(40, 0.4) for one in rows for other in rows if one is not other}
    monkeypatch.setattr(Standings, "tables", lambda self, where: (rows, cells, 7))
    answer = client.get("/")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 60_000
    with client.stream("GET", "/events") as events:
        assert "content-encoding" not in events.headers


def test_the_reason_of_a_failure_comes_first_and_is_not_cut(client: TestClient, league: League) -> None:
    lines = [f"line {number}" for number in range(90)]
    words = "\n".join(["broken rule: illegal with a 6, in turn 9", *lines, "the end"])
    with league.writing() as connection:
        connection.execute("UPDATE bots SET state = 'failed', last_words = ? WHERE name = 'weak'", (words,))
    (row,) = [row for row in rows_of(client.get("/bots").text) if row.startswith("weak ")]
    assert "broken rule: illegal with a 6, in turn 9 line 0 [86 lines]" in row and "line 89 the end" in row
    page = client.get(f"/bots/{league.bots.named('weak').id}").text
    assert "illegal with a 6, in turn 9: the end" in page.partition('id="versions"')[0]
    bot = league.bots.named("weak")
    address = f"/bots/{bot.id}/trial"
    assert f"{address}#fault" not in page and client.get(address).status_code == 404
    league.bots.keep_trial(bot, league.games.replay(1))
    assert f"{address}#fault" in client.get(f"/bots/{bot.id}").text
    assert "broken rule: illegal with a 6" in client.get(address).text
    assert len(client.get(f"{address}?data").json()["turns"]) == len(league.games.replay(1).turns)


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


def test_an_upload_is_called_as_its_file_and_compiled_by_its_ending(client: TestClient, league: League) -> None:
    client.post("/bots/upload", data={"name": ""}, files={"file": ("quick.cpp", b"int main() {}")})
    assert "quick.cpp" in league.bots.named("quick").build


@pytest.mark.parametrize(
    ("given", "safe"),
    [
        ("mine.py", "mine.py"), ("../../etc/passwd", "passwd"), ("C:\\bots\\a b.py", "a_b.py"), ("..", "bot"),
        ("", "bot"), (".bashrc", "bashrc"), ("-rf.py", "rf.py"), ("x" * 300 + ".py", "x" * 57 + ".py"),
        ("a\0b\n.py", "a_b_.py"), ("'; rm -rf ~;'.py", "___rm_-rf____.py"),
        ("/", "bot"), ("\u202egpj.py", "_gpj.py"),
    ],
)
def test_the_name_of_a_file_is_no_path_and_no_option(given: str, safe: str) -> None:
    assert safe_name(given) == safe


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


def test_a_form_that_asks_for_text_is_told_why_in_a_line(client: TestClient) -> None:
    answer = client.post("/bots", data={"name": "good", "command": "builtin:greedy"}, headers={"Accept": "text/plain"})
    assert (answer.status_code, answer.headers["content-type"]) == (422, "text/plain; charset=utf-8")
    assert answer.text.startswith("good is this very program already") and answer.text.count("\n") == 1


def test_what_a_bot_says_of_itself_stands_on_its_page_and_opens_the_games_above_the_mean(
    client: TestClient, league: League
) -> None:
    for depth in (3, 6):
        add_set(league, ("good", "weak"), [[1, 0], [0, 1]], said=[{"pdata": {0: {"depth": depth, "kind": "x"}}}],
                faults={1: "no_answer"})
    page = client.get("/bots/1").text
    (row,) = [row for row in rows_of(page) if row.startswith("depth ")]
    assert row.split() == ["depth", "2", "4.5", "4.5", "4.5", NOTHING]
    (above,) = re.findall(r'href="(/games\?bot=good&amp;said=[^"]*)"', page)
    assert len(games_of(client.get(html.unescape(above)).text)) == 1
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


def test_a_match_says_why_its_interval_is_wide_and_what_its_test_looks_at(client: TestClient, league: League) -> None:
    league.games.start_match(["good", "weak"], 4, 0, 50)
    play(league, ("good", "weak"), 77, 1)
    text = " ".join(re.sub(r"<[^>]+>", " ", client.get("/matches/1").text).split())
    assert "The intervals are wide: one seed only" in text
    assert "Elo and test are told from the same points" in text
    assert "The seats change nothing here" not in text
    assert "The match waits" not in text
    league.bots.remove("weak")
    assert 'The match waits for <a href="/bots/2">weak</a>, which is removed; others' in client.get("/matches/1").text
    for _ in range(2):
        add_set(league, ("good", "weak"), [[1, 0], [1, 0]])
    assert "The seats change nothing here: the 2 games of a seed" in client.get("/matches/1").text


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/bots", {"name": "good", "command": "builtin:greedy"}),
        ("/bots", {"name": "", "command": "builtin:greedy"}),
        ("/bots", {"name": "x", "command": ""}),
        ("/bots/1", {"do": "rename", "name": "weak"}),
        ("/bots/1", {"do": "active"}),
        ("/matches", {"bot": "good", "games": "0"}),
        ("/matches", {"bot": ["good", "nosuch"], "games": "2"}),
        ("/matches", {"bot": ["good", "weak"], "games": "x"}),
        ("/matches", {"bot": ["good", "weak"], "games": "2", "sprt": "1", "elo0": "5", "elo1": "1"}),
        ("/matches", {"bot": ["good", "weak"], "games": "2", "sprt": "1", "elo0": "0", "elo1": "3000"}),
        ("/", {"name": ""}),
    ],
)
def test_a_form_that_cannot_be_carried_out_changes_nothing_and_says_why(
    client: TestClient, league: League, path: str, form: dict[str, str | list[str]]
) -> None:
    before = league.version()
    answer = client.post(path, data=form)
    assert answer.status_code == 422
    assert "That does not work" in answer.text
    assert league.version() == before


def test_a_match_is_started_stopped_and_goes_on(client: TestClient, league: League) -> None:
    form = {"bot": ["good", "weak"], "games": "20", "sprt": "1", "elo0": "0", "elo1": "400", "seed": "77"}
    page = client.post("/matches", data=form)
    assert page.url.path == "/matches/1"
    match = league.games.match(1)
    assert (match.bots, match.games, match.elo0, match.elo1, match.seed) == (("good", "weak"), 20, 0.0, 400.0, 77)
    play(league, ("good", "weak"), 77, 1)
    text = " ".join(re.sub(r"<[^>]+>", " ", client.get("/matches/1").text).split())
    assert "2 of 20, 18 left" in text
    assert "Log-likelihood ratio" in text
    for do, state in (("stop", "stopped"), ("resume", "running")):
        client.post("/matches/1", data={"do": do})
        assert league.games.match(1).state == state
    assert games_of(client.get("/games?match=1").text) == [14, 13]


def test_a_match_that_cannot_be_tested_says_so(client: TestClient, league: League) -> None:
    league.games.start_match(["good", "weak"], 4, 0.0, 50.0)
    with league.writing() as connection:
        connection.execute("UPDATE matches SET elo0 = -3000")
    for address in ("/matches", "/matches/1"):
        assert "SPRT -3000 against 50 Elo cannot be tested" in client.get(address).text


def test_a_seed_can_be_played_again_from_the_page_of_a_game(client: TestClient, league: League) -> None:
    link = re.search(r'href="(/matches\?[^"]*)">Play this seed', client.get("/games/3").text)
    assert link
    text = client.get(html.unescape(link[1])).text
    chosen = [html.unescape(name) for name in re.findall(r"<option selected>([^<]*)</option>", text)]
    assert chosen == [player.bot for player in league.games.game(3).players]
    assert f'name="seed" min="0" value="{league.games.game(3).seed}"' in text


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
    monkeypatch.setattr(Context, "game", replace(load_game(TOY), official_view=lambda record: 0))
    serves = "import sys, time; print('see http://localhost:1/test.html', sys.argv[1:], flush=True); time.sleep(600)"
    monkeypatch.setattr(tasks, "ARENA", (sys.executable, "-IS", "-c", serves))
    assert ">The contest's viewer</button>" in client.get("/games/1").text
    client.post("/games/1/viewer")
    page = wait_for('<a href="http://localhost:1/test.html"')
    assert ">The contest's viewer</button>" not in page
    said = next(league.folder.rglob("view.log")).read_text()
    assert f"{league.games.replay_path(1)}', '--as', '{TOY}', '--official'" in said
    client.post("/games/1/viewer/cancel")
    wait_for(">The contest's viewer</button>")


def test_an_analysis_that_cannot_be_started_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(program: ChildProgram) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(ChildProgram, "start", full)
    client.post("/games/1/analysis")
    page = client.get("/games/1").text
    assert "No space left on device" in page


@pytest.mark.parametrize("path", ["/bots/99", "/games/99", "/games/99/replay", "/matches/99"])
def test_what_is_not_there_is_told(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is no" in answer.text or "there is no" in answer.text


def test_a_number_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.get(f"/?match={'9' * 25}")
    assert answer.status_code == 422
    assert "too large" in answer.text


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


def test_play_that_is_pressed_while_a_pause_takes_its_time_is_not_lost(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = Context(league.folder, 1, None, lambda: True, wanted=False)
    context.runner = runner = ChildProgram((sys.executable, "-c", "import time; time.sleep(60)"), league.folder / "log")
    ending, played = threading.Event(), threading.Event()
    stop = ChildProgram.stop

    def slow(program: ChildProgram) -> None:
        ending.set()
        played.wait(PATIENCE_SECONDS)
        stop(program)

    with TestClient(new_app(context, LOCAL_NAMES, token=None), ADDRESS, headers={"Origin": ADDRESS}) as client:
        client.post("/playing", data={"play": "1"}, follow_redirects=False)
        monkeypatch.setattr(ChildProgram, "stop", slow)
        with ThreadPoolExecutor(1) as other:
            pause = other.submit(client.post, "/playing", data={"play": "0"}, follow_redirects=False)
            assert ending.wait(PATIENCE_SECONDS)
            client.post("/playing", data={"play": "1"}, follow_redirects=False)
            played.set()
            pause.result()
        assert runner.running
        client.post("/playing", data={"play": "0"}, follow_redirects=False)
        assert not runner.running


@pytest.fixture
def beginning(tmp_path: Path) -> Context:
    return Context(tmp_path, 1, None, lambda: True, wanted=False)


def test_without_a_league_every_page_leads_to_its_beginning(beginning: Context) -> None:
    with TestClient(new_app(beginning, LOCAL_NAMES, token=None), ADDRESS, headers={"Origin": ADDRESS}) as client:
        assert client.get("/games").url.path == "/setup"
        wrong = {"game": "ewn", "edition": "nosuch", "seats": "2"}
        assert client.post("/setup", data=wrong).status_code == 422
        client.post("/setup", data={"game": "ewn", "edition": "judge_b", "seats": "2", "turn_ms": "50"})
        settings = beginning.league.settings()
        assert (settings.game, settings.edition, settings.limits) == ("ewn", "judge_b", Limits(
            beginning.game.limits_of("judge_b").first_turn_ms, 50.0))
        assert client.get("/").status_code == 200
        with pytest.raises(LeagueError):
            beginning.create(settings)


def test_faults_are_chosen_by_words(client: TestClient) -> None:
    text = client.get("/games?fault=no_answer").text
    assert '<option value="no_answer" selected>no answer</option>' in text
    assert '<option value="half_line">half a line</option>' in text


def test_a_list_of_filtered_games_leads_to_all_games_and_to_their_standings(client: TestClient) -> None:
    assert "Standings of these" not in client.get("/games").text
    assert "Standings of these" in client.get("/games?bot=good").text
    assert "No game fits." in client.get("/games?seed=987654").text


@pytest.mark.parametrize(("path", "heading"), [
    ("/", "Standings"), ("/bots", "Bots"), ("/games", "Games"), ("/matches", "Matches"), ("/bots/1", "good"),
    ("/games/1", "Game 1"), ("/bots/1/report", "What good loses by"),
])
def test_each_page_has_a_title_of_its_own(client: TestClient, path: str, heading: str) -> None:
    assert f"<title>{heading} · " in client.get(path).text
