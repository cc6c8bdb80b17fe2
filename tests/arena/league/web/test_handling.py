"""What goes wrong behind a page is a sentence with the right status; it never hangs, and keeps the policy."""
from __future__ import annotations

import gzip
import html
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from arena.contract.files import LEAGUE_FILE
from arena.games import load_game
from arena.judge.analysis_files import FORMAT, analysis_path
from arena.league.store import League
from arena.league.store.games import Games
from arena.league.web import handling
from arena.league.web.connections import new_server
from arena.league.web.context import Context
from tests.arena.league.test_damage import damage
from tests.conftest import TOY

POLICY = "content-security-policy"


@pytest.mark.parametrize(("path", "status"), [
    (f"/games/{'9' * 5000}", 404), (f"/bots/{'9' * 18}", 404), ("/games/99", 404), ("/matches/99", 404),
    ("/branches/1/games/1", 404),
    ("/nosuch", 404), (f"/games?offset={'9' * 5000}", 422), (f"/games?offset={'9' * 30}", 200),
    (f"/games?said=PDATA+x+%3D+{'9' * 5000}", 200),
])
def test_an_address_that_is_none_has_its_status_and_the_policy(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert POLICY in answer.headers


@pytest.mark.parametrize("kind", [
    "application/x-www-form-urlencoded; charset=undefined", "multipart/form-data; boundary=x; charset=undefined",
    "multipart/form-data", "multipart/form-data; boundary=",
])
@pytest.mark.parametrize("path", ["/bots", "/bots/upload", "/playing", "/games/1/analysis"])
def test_a_form_that_cannot_be_read_is_refused(client: TestClient, path: str, kind: str) -> None:
    answer = client.post(path, content=b"name=%ff&play=0", headers={"Content-Type": kind}, follow_redirects=False)
    assert answer.status_code in (303, 400, 422)
    assert POLICY in answer.headers


def test_a_form_that_cannot_be_read_is_told_to_its_sender_alone(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    new_server(client.app)
    kind = {"Content-Type": "multipart/form-data; boundary=xx"}
    assert client.post("/bots/upload", content=b"--xjunk", headers=kind).status_code == 400
    assert not caplog.records


def test_a_game_whose_analysis_is_damaged_is_shown_and_says_so(client: TestClient, league: League) -> None:
    path = analysis_path(league.games.replay_path(1))
    path.write_bytes(gzip.compress(b'{"analysis": %d, "number": "x"}\n' % FORMAT))
    answer = client.get("/games/1")
    assert answer.status_code == 200
    assert "holds no analysis" in html.unescape(answer.text)
    assert client.get("/games/1/replay").status_code == 200


def test_a_page_that_is_none_has_a_way_back(client: TestClient) -> None:
    page = client.get("/nosuch").text
    assert "There is no such page." in page and 'href="/bots"' in page


def test_what_is_sent_with_the_request_for_a_page_is_not_read(client: TestClient) -> None:
    kind = {"Content-Type": "multipart/form-data"}
    assert client.request("GET", "/games", content=b"name=%ff", headers=kind).status_code == 200


@pytest.mark.parametrize("data", [b"", b"\x1f\x8b", b"[]", b"{}", b"nonsense"])
@pytest.mark.parametrize("page", ["/games/1", "/games/1/replay"])
def test_a_damaged_replay_is_told(client: TestClient, league: League, page: str, data: bytes) -> None:
    league.games.replay_path(1).write_bytes(data)
    answer = client.get(page)
    assert answer.status_code == 500
    assert "1-0.jsonl.gz" in answer.text and POLICY in answer.headers


@pytest.mark.parametrize("page", ["/games/1?data", "/games/1/replay"])
def test_a_replay_that_cannot_be_drawn_is_told(
    client: TestClient, league: League, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(record: object, best: object) -> None:
        raise KeyError(3)

    monkeypatch.setattr(Context, "game", replace(load_game(TOY), frames=failing))
    answer = client.get(page)
    assert (answer.status_code, "cannot be drawn as one of toy: KeyError(3)" in answer.text) == (500, True)


@pytest.mark.parametrize("error", [StopIteration(), RecursionError("deep"), TypeError("a mistake")])
def test_a_mistake_of_the_arena_is_a_page_and_not_a_connection_that_waits(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    def failing(league: object, *_: object) -> None:
        raise error

    monkeypatch.setattr(Games, "matches", failing)
    answer = client.get("/matches")
    assert answer.status_code == 500
    assert "The arena has made a mistake" in answer.text and POLICY in answer.headers
    assert type(error).__name__ in caplog.text, "the log says more"


def test_a_damaged_store_is_told_on_every_page(client: TestClient, league: League) -> None:
    league.close()
    client.app.state.context.league.close()  # type: ignore[attr-defined]
    damage(league.folder / LEAGUE_FILE)
    for page in ("/", "/bots", "/games", "/games/1", "/matches"):
        answer = client.get(page)
        assert answer.status_code == 500
        assert f"{LEAGUE_FILE} is damaged" in answer.text and POLICY in answer.headers


def test_a_failure_outside_the_pages_keeps_the_policy(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handling, "_handled", None)
    answer = client.get("/bots")
    assert answer.status_code == 500
    assert POLICY in answer.headers


def test_a_command_with_an_open_quote_is_refused(client: TestClient, league: League) -> None:
    answer = client.post("/bots", data={"name": "x", "command": "python 'x"})
    assert answer.status_code == 422 and "cannot read the command" in answer.text
    with league.writing() as connection:
        connection.execute("UPDATE bots SET command = ?", ("python 'x" + "x" * 300,))  # of an earlier version
    assert client.get("/bots/1").status_code == 200


