"""Who may use the app, and what its pages may do."""
from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from arena.contract.saving import SaveError
from arena.league.store import League
from arena.league.web.application import new_app
from arena.league.web.context import Context
from arena.league.web.security import LOCAL_NAMES, MAX_BODY, Guard, is_token, kept_token
from tests.arena.league.web.conftest import ADDRESS, HOSTILE
from tests.arena.pages.test_page import Elements

TOKEN = "a-token-that-nobody-guesses"
PAGES = ("/", "/bots", "/bots/1", "/bots/3", "/games", "/games?said=PDATA+%22%3Cb%3E+%3D+1", "/games/1",
         "/matches", "/nosuch")
FORMS = ("/", "/boards/drop", "/bots", "/bots/upload", "/bots/1", "/matches",
         "/matches/1", "/playing", "/setup", "/games/1/analysis")


@pytest.fixture
def network(league: League) -> Iterator[TestClient]:
    """The app as it is opened to a network; who asks has no cookie yet."""
    context = Context(league.folder, 1, None, lambda: True, wanted=False)
    with TestClient(new_app(context, LOCAL_NAMES, TOKEN), "http://192.168.1.7:8713", follow_redirects=False) as one:
        yield one


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8713", "127.0.0.1.evil.example", "localhost.evil", "", "[::1", "192.168.1.7"]
)
def test_a_name_that_another_site_has_pointed_here_is_refused(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"Host": host}).status_code == 421


@pytest.mark.parametrize("host", ["127.0.0.1:8713", "localhost", "LOCALHOST:1", "[::1]:8713"])
def test_the_names_of_this_machine_are_served(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:9999", "Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": ""},
        {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
        {"Origin": ADDRESS, "Sec-Fetch-Site": "cross-site"},
        {"Origin": "", "Sec-Fetch-Site": "same-site"},
        {"Origin": ADDRESS, "Sec-Fetch-Site": "same-site"},
        {"Origin": "", "Sec-Fetch-Site": ""},
    ],
    ids=["other site", "other port", "older browser", "sandboxed", "contradiction", "other server",
         "other server as this", "unknown"],
)
def test_no_other_site_changes_anything(client: TestClient, league: League, headers: dict[str, str]) -> None:
    before = league.version()
    for name in ("Origin", "Sec-Fetch-Site"):
        del client.headers[name]
    sent = {name: value for name, value in headers.items() if value}
    form = {"name": "x", "command": "builtin:random", "do": "retire", "bot": ["good", "weak"], "games": "2"}
    for path in FORMS:
        assert client.post(path, data=form, headers=sent).status_code == 403, path
    assert league.version() == before


def test_nothing_is_changed_by_opening_an_address(client: TestClient, league: League) -> None:
    before = league.version()
    for path in FORMS:
        client.get(path, params={"name": "x", "command": "builtin:random", "do": "retire", "play": "1"})
    assert league.version() == before


def test_other_sites_may_link_to_a_page_and_not_load_it(client: TestClient) -> None:
    del client.headers["Origin"]
    link = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert client.get("/", headers=link).status_code == 200
    for other in ({"Sec-Fetch-Dest": "iframe"}, {"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script"}):
        assert client.get("/", headers=link | other).status_code == 403


def test_on_a_network_the_token_opens_the_app_once_and_the_cookie_from_then_on(network: TestClient) -> None:
    assert network.get("/").status_code == 401
    assert network.get("/?token=wrong").status_code == 401
    assert network.get("/events").status_code == 401
    opened = network.get(f"/games?bot=good&token={TOKEN}")
    assert (opened.status_code, opened.headers["location"]) == (303, "/games?bot=good")
    assert "HttpOnly" in opened.headers["set-cookie"] and "samesite=lax" in opened.headers["set-cookie"].lower()
    assert network.get("/games?bot=good").status_code == 200


def test_on_a_network_a_name_of_another_site_is_refused_even_with_the_token(network: TestClient) -> None:
    assert network.get(f"/?token={TOKEN}", headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.parametrize("token", ["", " ", "short", "with spaces and so no token at all"])
def test_what_is_no_token_is_never_taken_for_one(token: str) -> None:
    with pytest.raises(ValueError, match="token"):
        Guard(Starlette(), LOCAL_NAMES, token)


def test_a_token_never_leads_to_another_site(network: TestClient) -> None:
    for path in ("//evil.example/", "/\\evil.example", "///evil.example"):
        place = network.get(f"http://192.168.1.7:8713{path}?token={TOKEN}").headers.get("location", "/")
        assert place.startswith("/") and place[1:2] not in ("/", "\\")


def test_a_token_is_asked_for_before_a_form_is_read(network: TestClient, league: League) -> None:
    before = league.version()
    same = {"Origin": "http://192.168.1.7:8713", "Sec-Fetch-Site": "same-origin"}
    assert network.post("/bots", data={"name": "x", "command": "builtin:random"}, headers=same).status_code == 401
    assert league.version() == before


def test_requests_that_are_too_large_or_do_not_say_how_large_are_not_read(client: TestClient) -> None:
    assert client.post("/bots/upload", headers={"Content-Length": str(MAX_BODY + 1)}).status_code == 413
    assert client.post("/bots/upload", content=iter([b"x"])).status_code == 411


@pytest.mark.parametrize("path", PAGES)
def test_every_page_forbids_inline_script_and_frames_and_has_none(client: TestClient, path: str) -> None:
    answer = client.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    for tag, attributes in Elements(answer.text).found:
        assert tag != "style" and "style" not in attributes, (tag, attributes)
        assert not [name for name in attributes if name.startswith("on")], (tag, attributes)
        if tag == "script":
            assert attributes["src"].startswith("/static/")


def test_names_and_words_of_bots_are_text_wherever_they_are_shown(client: TestClient, league: League) -> None:
    words = "</pre><img src=x onerror=alert(1)>"
    league.bots.add("\"'><b onmouseover=alert(1)>", "python '<i>.py'", "make '<u>'")
    with league.writing() as connection:
        connection.execute("UPDATE bots SET last_words = ?, build_output = ?, added_by = ? WHERE id = 4", [words] * 3)
        connection.execute("UPDATE bots SET state = 'failed' WHERE id = 4")
    league.games.start_match([HOSTILE, "good"], 4, 0, 50)
    for path in (*PAGES, "/bots/4", "/matches/1", f"/games?bot={HOSTILE}", "/matches?bot=%3Cb%3E", "/?edition=<b>"):
        text = client.get(path).text
        tags = [tag for tag, _ in Elements(text).found]
        assert not {"img", "b", "i", "u"} & set(tags), path
        assert all(attributes.get("src", "").startswith("/static/") for tag, attributes in Elements(text).found
                   if tag == "script"), path
    assert "&lt;/pre&gt;&lt;img" in client.get("/bots/4").text


def test_a_game_to_send_has_an_origin_of_its_own_and_what_bots_say_is_data_there(client: TestClient) -> None:
    answer = client.get("/games/2/replay")
    assert answer.headers["content-security-policy"] == "sandbox allow-scripts allow-downloads; frame-ancestors 'none'"
    assert HOSTILE not in answer.text


def test_a_token_stays_the_same_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "token"
    token = kept_token(file)
    assert is_token(token) and len(token) >= 32
    assert file.stat().st_mode & 0o077 == 0
    assert kept_token(file) == token


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"two words " * 5, b"\x00" * 40, b"\xff" * 40])
def test_what_is_no_token_is_replaced(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "token"
    file.write_bytes(content)
    token = kept_token(file)
    assert is_token(token)
    assert file.read_text().strip() == token
    assert "held no token" in capsys.readouterr().err


def test_a_full_disk_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="token: No space left"):
        kept_token(tmp_path / "token")
    assert list(tmp_path.iterdir()) == []
