"""A small league of the toy game, and the app around it without a browser."""
from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from starlette.testclient import TestClient

from arena.contract.setup import Limits
from arena.league.store import League
from arena.league.store.league_settings import LeagueSettings
from arena.league.web.application import new_app
from arena.league.web.context import Context
from arena.league.web.security import LOCAL_NAMES
from arena.match.match import new_match
from tests.arena.league.web.browsing import browser
from tests.conftest import TOY

ADDRESS = "http://127.0.0.1:8713"
HOSTILE = "<script>alert('\"name\"')</script>"


def play(store: League, names: tuple[str, ...], seed: int, match: int | None = None) -> None:
    """One whole set between bots of the league, into the store."""
    bots = [store.bots.named(name) for name in names]
    one = new_match(TOY, [bot.command for bot in bots], seed=seed)
    number = store.games.begin_set([bot.id for bot in bots], seed, one.settings.edition, match)
    for job in one.jobs(len(one.orders)):
        store.games.add(number, job.index, job.play())


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a league: ``good`` has met ``weak`` and a bot with a hostile name."""
    folder = tmp_path_factory.mktemp("app") / "league"
    with League.create(folder, LeagueSettings(TOY, "plain", Limits(3000.0, 300.0), 2)) as store:
        for name, command in (("good", "builtin:greedy"), ("weak", "builtin:random"), (HOSTILE, "builtin:random")):
            store.bots.add(name, command)
            store.bots.set_state(name, "active")
        for seed in range(1, 4):
            play(store, ("good", "weak"), seed)
            play(store, ("good", HOSTILE), seed)
    return folder


@pytest.fixture
def league(played: Path, tmp_path: Path) -> Iterator[League]:
    """A copy of it for each test."""
    shutil.copytree(played, tmp_path / "league")
    with League.open(tmp_path / "league") as store:
        yield store


@pytest.fixture
def client(league: League) -> Iterator[TestClient]:
    """What a page of the app can send: every request comes from there. Nothing is played."""
    context = Context(league.folder, 1, None, lambda: True, wanted=False)
    app = new_app(context, LOCAL_NAMES, token=None)
    with TestClient(app, ADDRESS, headers={"Origin": ADDRESS, "Sec-Fetch-Site": "same-origin"}) as one:
        yield one


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[webdriver.Chrome]:
    """One browser for all tests that want one."""
    with browser(tmp_path_factory.mktemp("profile")) as one:
        yield one
