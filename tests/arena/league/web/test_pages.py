"""What the pages show, and what their forms do, without a browser; see the tests of bots and of games too."""
from __future__ import annotations

import html
import re
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import QueryParams
from starlette.testclient import TestClient

from arena.contract.setup import Limits
from arena.league.commands.showing import standings_table
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import Where
from arena.league.store.rows import Cell, LeagueBot, Standing
from arena.league.store.standings import Standings, Tables
from arena.league.web import pages
from arena.league.web.application import new_app
from arena.league.web.context import Context
from arena.league.web.handling import faulty_games_of, query_of, where_of
from arena.league.web.security import LOCAL_NAMES
from arena.league.web.tasks import ChildProgram
from arena.stats.yardstick import GAINS, POINTS
from arena.terminal import Terminal
from tests.arena.league.leagues import add_set
from tests.arena.league.web.conftest import ADDRESS, HOSTILE, play

PATIENCE_SECONDS = 60.0


def rows_of(text: str) -> list[str]:
    """The text of each row of the tables of a page."""
    bodies = re.findall(r"<tr[^>]*>(.*?)</tr>", text, re.DOTALL)
    return [" ".join(html.unescape(re.sub(r"<[^>]+>", " ", body)).split()) for body in bodies]


def games_of(text: str) -> list[int]:
    return [int(number) for number in re.findall(r'class="open" href="/games/(\d+)["?#]', text)]


def test_the_standings_have_a_row_for_each_bot_the_best_first(client: TestClient, league: League) -> None:
    shown = [row for row in rows_of(client.get("/").text) if re.match(r"\d (good|weak|<script)", row) and " to " in row]
    expected = [one.bot.name for one in league.standings.tables().standings]
    assert [row.split(" ", 1)[1].startswith(name) for row, name in zip(shown, expected)] == [True] * 3
    assert f"{league.standings.tables().standings[0].rating:.0f}" in shown[0]
    assert f" {league.standings.tables().standings[0].games} " in shown[0]


def test_a_page_that_is_older_than_a_change_does_not_have_its_revision(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tables(standings: Standings, where: Where) -> Tables:
        league.bots.set_state("weak", "retired")
        return Tables([], {}, 0)

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
    BOT, POINTS, 1600.04, 1500.0, 1700.0, 7, 0.5, {"no_answer": 3}, 12.0, 34.0, ((1, 1500.0), (2, 1600.0)))
OTHER_FIGURES: dict[str, Any] = {
    "bot": replace(BOT, name="better"), "rating": 1601.0, "low": 1501.0, "high": 1701.0, "games": 8, "points": 0.6,
    "faults": {"no_answer": 4}, "median_ms": 13.0, "longest_ms": 35.0, "history": ((1, 1700.0), (2, 1600.0)),
    "forgiven": 2, "results": (5, 2, 1), "scale": GAINS,
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
        monkeypatch.setattr(Standings, "tables", lambda self, where: Tables([row], {}, 7))
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


def test_the_number_of_lost_games_opens_them(client: TestClient, league: League) -> None:
    link = re.search(r'<a href="(/games\?bot=weak&amp;result=lost)">(\d+)</a>', client.get("/").text)
    assert link
    lost = games_of(client.get(html.unescape(link[1])).text)
    assert len(lost) == int(link[2]) > 0
    assert all(player.result == "lost" for number in lost for player in league.games.game(number).players
               if player.bot == "weak")


@pytest.mark.parametrize("query", ["bot=weak&result=won", "bot=good", "seat=0"])
def test_the_number_of_lost_games_leads_nowhere_where_no_filter_has_them(client: TestClient, query: str) -> None:
    assert "bot=weak&amp;result=lost" not in client.get(f"/?{query}").text


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


def test_a_filter_is_kept_as_a_leaderboard_and_forgotten(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "LEADERS", 2)
    client.post("/?bot=good&result=lost&match=0", data={"name": HOSTILE})
    assert league.standings.boards() == {HOSTILE: Where("good", result="lost", match=0)}
    board = client.get("/").text.partition('id="boards"')[2].partition("</section>")[0]
    assert "/?bot=good&amp;result=lost&amp;match=0" in board
    leaders = [row.bot.name for row in league.standings.tables(Where("good", result="lost")).standings]
    assert [row.split()[1] for row in rows_of(board)] == [name.split()[0] for name in leaders[:2]]
    for page in ("/", "/numbers"):
        said = html.unescape(client.get(f"{page}?bot=good&result=lost&match=0&said=seed+%3C+3&players=weak").text)
        assert "where bot = good and result = lost and match = 0 and seed < 3 and with weak" in said
    client.post("/boards/drop", data={"name": HOSTILE})
    assert league.standings.boards() == {}


def test_a_bot_of_few_games_stands_below_those_that_are_known(
    client: TestClient, league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = replace(STANDING, bot=replace(BOT, name="few"), rating=1900.0, low=1500.0, high=2300.0, games=2)
    monkeypatch.setattr(Standings, "tables", lambda self, where: Tables([few, STANDING, IDLE], {}, 7))
    shown = [row for row in rows_of(client.get("/").text) if re.match(r"\d? ?(few|good|idle) ", row)]
    assert [re.findall("few|good|idle", row)[0] for row in shown] == ["good", "few", "idle"]
    assert ["?" in row for row in shown] == [False, True, False]
    league.standings.keep_board("kept", Where("good"))
    board = client.get("/").text.partition('id="boards"')[2].partition("</section>")[0]
    assert re.findall("few|good(?=<)", board) == ["good", "few"]
    assert ["?" in row for row in rows_of(board)] == [False, True], "its higher rating below is explained"


def test_standings_of_fifty_bots_are_short_over_the_wire(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [replace(STANDING, bot=replace(BOT, id=number, name=f"bot {number}")) for number in range(50)]
    cells = {(one.bot.name, other.bot.name): Cell(40, 0.4) for one in rows for other in rows if one is not other}
    monkeypatch.setattr(Standings, "tables", lambda self, where: Tables(rows, cells, 7))
    answer = client.get("/")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 60_000
    with client.stream("GET", "/events") as events:
        assert "content-encoding" not in events.headers


def test_a_form_that_asks_for_text_is_told_why_in_a_line(client: TestClient) -> None:
    answer = client.post("/bots", data={"name": "good", "command": "builtin:greedy"}, headers={"Accept": "text/plain"})
    assert (answer.status_code, answer.headers["content-type"]) == (422, "text/plain; charset=utf-8")
    assert answer.text.startswith("good is this very program already") and answer.text.count("\n") == 1


def test_a_match_says_why_its_interval_is_wide_and_what_its_test_looks_at(client: TestClient, league: League) -> None:
    league.games.start_match(["good", "weak"], 4, 0, 50)
    play(league, ("good", "weak"), 77, 1)
    text = " ".join(re.sub(r"<[^>]+>", " ", client.get("/matches/1").text).split())
    assert "The intervals are wide: one seed only" in text
    assert "Elo and test are told from the same points" in text
    assert "The match waits" not in text
    league.bots.remove("weak")
    assert 'The match waits for <a href="/bots/2">weak</a>, which is removed; others' in client.get("/matches/1").text
    assert "Everybody plays alone here" not in text


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
    paused = "The app plays no games now (paused)"
    assert paused in text
    assert "Log-likelihood ratio" in text
    for do, state in (("stop", "stopped"), ("resume", "running")):
        client.post("/matches/1", data={"do": do})
        assert league.games.match(1).state == state
        assert (paused in client.get("/matches/1").text) == (state == "running"), "nobody waits for one that is stopped"
    assert games_of(client.get("/games?match=1").text) == [14, 13]


def test_a_seed_can_be_played_again_from_the_page_of_a_game(client: TestClient, league: League) -> None:
    link = re.search(r'href="(/matches\?[^"]*)">Play this seed', client.get("/games/3").text)
    assert link
    text = client.get(html.unescape(link[1])).text
    chosen = [html.unescape(name) for name in re.findall(r"<option selected>([^<]*)</option>", text)]
    assert chosen == [player.bot for player in league.games.game(3).players]
    assert f'name="seed" min="0" value="{league.games.game(3).seed}"' in text


@pytest.mark.parametrize("path", ["/bots/99", "/games/99", "/games/99/replay", "/matches/99"])
def test_what_is_not_there_is_told(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is no" in answer.text or "there is no" in answer.text


def test_a_number_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.get(f"/?match={'9' * 25}")
    assert answer.status_code == 422
    assert "too large" in answer.text


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


@pytest.mark.parametrize(("path", "heading"), [
    ("/", "Standings"), ("/bots", "Bots"), ("/games", "Games"), ("/matches", "Matches"), ("/bots/1", "good"),
    ("/games/1", "Game 1"), ("/bots/1/report", "What good loses by"),
])
def test_each_page_has_a_title_of_its_own(client: TestClient, path: str, heading: str) -> None:
    assert f"<title>{heading} · " in client.get(path).text
