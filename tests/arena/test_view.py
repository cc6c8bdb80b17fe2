"""The pages: whole, harmless, and drawn without an error by a real browser where there is one."""
from __future__ import annotations

import html.parser
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.arena.contestants import contestant
from bot.arena.game import Limits, Setup, game_names, load_game
from bot.arena.play import play_game
from bot.arena.viewer.page import replay_page, script_safe_json
from tests.arena.conftest import BOT, TOY
from tests.arena.toy import GAME

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
Arena = Callable[..., subprocess.CompletedProcess[str]]


class Elements(html.parser.HTMLParser):
    """All start tags with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def toy_record(kind: str) -> dict[str, Any]:
    commands = [f"{BOT} {kind}", "builtin:random"]
    setup = Setup(1, 2, "plain", Limits(3000.0, 300.0))
    return json.loads(json.dumps(play_game(GAME, setup, [contestant(GAME, one) for one in commands])))


def data_of(page: str) -> Any:
    return json.loads(re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)[0])


def test_a_page_loads_nothing_and_has_one_script_and_its_data() -> None:
    page = replay_page(GAME, toy_record("good"))
    elements = Elements(page).found
    assert [attributes.get("type") for tag, attributes in elements if tag == "script"] == ["application/json", None]
    for tag, attributes in elements:
        for name in ("src", "href"):
            assert attributes.get(name) in (None, "data:,"), (tag, attributes)
    assert "url(" not in page
    assert "@import" not in page
    policy = next(one for _, one in elements if one.get("http-equiv") == "Content-Security-Policy")["content"]
    assert policy and "default-src 'none'" in policy
    assert "unsafe-eval" not in policy


def test_what_a_bot_prints_cannot_leave_the_data() -> None:
    record = toy_record("script")
    page = replay_page(GAME, record)
    assert "</script><script>alert" not in page
    assert page.count("</script>") == 2
    assert not [attributes for tag, attributes in Elements(page).found if tag == "img"]
    assert any("</script><script>alert(1)</script>" in line for line in data_of(page)["turns"][0]["messages"]["0"])


def test_names_and_answers_are_data_too() -> None:
    record = toy_record("good")
    record["players"][0]["name"] = "<img src=x onerror=alert(1)>"
    record["turns"][0]["actions"][0] = "<!--<script>"
    page = replay_page(GAME, record)
    assert "<img" not in page
    assert "<!--<script>" not in page


@pytest.mark.parametrize("text", ["</script>", "<!--", "]]>", "\u2028", "&lt;", "</SCRIPT >"])
def test_json_in_a_page_has_no_markup_and_is_the_same_value(text: str) -> None:
    safe = script_safe_json({"text": text})
    assert not set("<>&\u2028") & set(safe)
    assert json.loads(safe) == {"text": text}


def test_view_writes_the_page_of_any_game_of_a_file(arena: Arena, tmp_path: Path) -> None:
    replay = tmp_path / "toy.jsonl.gz"
    arena("play", TOY, "builtin:random", "builtin:greedy", "--games", 4, "--out", replay)
    assert arena("view", replay).stdout.strip() == str(tmp_path / "toy.html")
    data = data_of((tmp_path / "toy.html").read_text())
    assert (data["number"], data["games"], len(data["turns"])) == (0, 4, 10)
    arena("view", replay, "--game", 3, "-o", tmp_path / "third.html")
    assert data_of((tmp_path / "third.html").read_text())["seed"] == 2
    wrong = arena("view", replay, "--game", 5)
    assert wrong.returncode == 2
    assert "4 games" in wrong.stderr


def test_a_record_that_is_no_game_is_refused(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text('{"value": 3}')
    done = arena("view", tmp_path / "x.jsonl")
    assert done.returncode == 2
    assert "whole game" in done.stderr


def browse(page: Path, fragment: str, tmp_path: Path) -> tuple[str, str]:
    """The document after its script has run, and what the console says."""
    assert CHROMIUM
    done = subprocess.run(
        [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            f"--user-data-dir={tmp_path / 'profile'}", "--enable-logging=stderr", "--window-size=400,800",
            "--virtual-time-budget=2000", "--dump-dom", f"{page.as_uri()}{fragment}",
        ],
        capture_output=True, text=True, timeout=120,
    )
    return done.stdout, "\n".join(line for line in done.stderr.splitlines() if "CONSOLE" in line)


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here")
@pytest.mark.parametrize("name", [*game_names(), TOY])
def test_a_browser_draws_the_page_of_every_game_without_an_error(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    players = [contestant(game, "builtin:random")] * game.seats[0]
    record = play_game(game, Setup(1, len(players), game.editions[0], game.limits), players)
    page = tmp_path / "page.html"
    page.write_text(replay_page(game, json.loads(json.dumps(record))))
    turn = game.frames(record)[len(game.frames(record)) // 2].turn
    document, console = browse(page, f"#turn={turn}", tmp_path)
    assert console == ""
    assert re.search(rf'<output id="where"[^>]*>turn {turn} · ', document)
    assert re.search(r'<div id="board">\s*<svg', document)


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here")
def test_a_browser_shows_a_hostile_message_as_text(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(replay_page(GAME, toy_record("script")))
    document, console = browse(page, "#turn=1", tmp_path)
    assert console == ""
    assert "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;" in document
    assert "<img" not in document
