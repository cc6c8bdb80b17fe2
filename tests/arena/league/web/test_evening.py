"""A contestant's evening, in a real browser: what the app is for."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.arena.league.web.browsing import NARROW, KeyboardVisitor, Visitor, needs_browser
from tests.arena.league.web.serving import serving

MINE = '''\
import sys

HOME = {"B": "E5 D5 C5 E4 D4 E3", "R": "A1 B1 C1 A2 B2 A3"}
STEP, LAST = {"B": -1, "R": 1}, {"B": "A", "R": "E"}
for line in sys.stdin:
    what, *words = line.split()
    answer = {"name": "mine", "ini": HOME.get(words[0]) if words else None}.get(what, "1")
    if what == "get":
        colour, die, *squares = words
        own = dict(enumerate(squares[:6] if colour == "B" else squares[6:], 1))
        alive = [piece for piece in own if own[piece] != "0"]
        piece = min(alive, key=lambda piece: (abs(piece - int(die)), piece))
        if int(die) not in alive:
            piece = max((one for one in alive if one < int(die)), default=min(alive))
        column, row = own[piece]
        if column != LAST[colour]:
            answer = f"{column}{row} {chr(ord(column) + STEP[colour])}{row}"
        else:
            answer = f"{column}{row} {column}{int(row) + STEP[colour]}"
    print(answer, flush=True)
'''
"""One file, as on a contest's site. It starts at once and never goes straight home, so that it soon loses a game."""
TURN_MS = "60000"
"""Nobody loses a trial or a game because this machine is busy."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app, on a folder without a league."""
    with serving(tmp_path_factory.mktemp("evening") / "league", "--jobs", "1") as (_, one):
        yield one


def is_listed(visitor: Visitor, name: str) -> None:
    """Waits until a bot is on the page of bots."""
    visitor.until(lambda: name in visitor.texts("#bots .name a"))


def row_of(visitor: Visitor, name: str) -> Any:
    """The bot's row in the standings."""
    return next(row for row in visitor.driver.find_elements(By.CSS_SELECTOR, "#standings tbody tr")
                if row.find_element(By.CSS_SELECTOR, ".name a").text == name)


def figures(visitor: Visitor, name: str) -> tuple[int, str]:
    """How many games a bot has, and its rating, as the page says now."""
    row = row_of(visitor, name)
    games = row.find_element(By.CSS_SELECTOR, "a[href^='/games']").text
    return int(games), row.find_element(By.CSS_SELECTOR, "strong").text


def begin(visitor: Visitor) -> None:
    """Makes the league and adds its first bots, if there is none yet."""
    visitor.open("/")
    if "setup" in visitor.driver.current_url:
        assert visitor.fits()
        visitor.fill("form:has(input[value=ewn])", turn_ms=TURN_MS)
        visitor.until(lambda: visitor.driver.current_url.endswith("/bots"))
        for name in ("greedy", "random"):
            visitor.fill("form[action='/bots']", name=name, command=f"builtin:{name}")
            is_listed(visitor, name)


def press_if(visitor: Visitor, says: str) -> None:
    """Presses the button that plays or pauses, if it says that; games that nobody waits for take time."""
    visitor.open("/")
    button = "form[action='/playing'] button"
    if visitor.text(button) == says:
        visitor.press(button)
        visitor.until(lambda: visitor.text(button) != says)


def upload(visitor: Visitor, folder: Path) -> str:
    """Adds a bot of one's own; returns its name, which is another one when the test is run again."""
    name = f"mine-{token_hex(4)}"
    file = folder / "mine.py"
    file.write_text(MINE)
    visitor.open("/bots")
    assert visitor.fits()
    visitor.fill("form[action='/bots/upload']", file=str(file), name=name)
    is_listed(visitor, name)
    row = next(row for row in visitor.driver.find_elements(By.CSS_SELECTOR, "#bots tr") if name in row.text)
    visitor.until(lambda: 0 < row.rect["y"] - visitor.driver.execute_script("return scrollY") < 600)
    return name


def loses(visitor: Visitor, name: str) -> bool:
    """Whether the bot has lost a game by now; looks at the page of such games."""
    visitor.open(f"/games?{urlencode({'bot': name, 'result': 'lost'})}")
    return bool(visitor.find("#games a.open"))


def open_a_lost_game(visitor: Visitor, name: str) -> None:
    visitor.open("/games")
    visitor.fill("form[action='/games']", bot=name, result="lost")
    assert visitor.fits()
    visitor.until(lambda: visitor.press("#games a.open"))


@needs_browser
def test_a_contestants_evening_with_the_keyboard_alone(
    driver: webdriver.Chrome, address: str, tmp_path: Path
) -> None:
    visitor = KeyboardVisitor(driver, address)
    begin(visitor)
    press_if(visitor, "Play")
    name = upload(visitor, tmp_path)

    visitor.open("/")
    driver.execute_script("window.isTheSamePage = true")
    first = visitor.until(lambda: (found := figures(visitor, name))[0] > 0 and found)
    visitor.until(lambda: (found := figures(visitor, name))[0] > first[0] and found[1] != first[1])
    assert driver.execute_script("return window.isTheSamePage")
    assert visitor.fits()
    visitor.until(lambda: loses(visitor, name))
    press_if(visitor, "Pause")

    phone = Visitor(driver, address, NARROW)
    for page in ("/", "/bots", "/setup"):
        phone.open(page)
        assert phone.fits(), page
    visitor = KeyboardVisitor(driver, address)
    open_a_lost_game(visitor, name)
    visitor.until(lambda: visitor.text("#where"))
    times = [one.text for one in driver.find_elements(By.CSS_SELECTOR, "#analysis-state option")]
    assert re.match(r"2 s a turn: about \d+ (s|min)$", times[-1])
    assert re.match(r"usual: about \d+ (s|min)$", times[0]), "it is seen without opening the choice"
    visitor.fill("#analysis-state form", seconds=times[-1])
    visitor.until(lambda: re.search(r"judged: \d+ %", visitor.text("#analysis-state")))
    visitor.until(lambda: visitor.press("form[action$='/cancel'] button"))
    visitor.until(lambda: visitor.find("#analysis-state select"))
    visitor.fill("#analysis-state form", seconds=times[1])
    visitor.until(lambda: visitor.text("#analysis-state") == "analysed")
    assert visitor.fits()

    def turn_shown() -> int:
        return int(visitor.text("#where").split()[1])

    visitor.reach("#whose")
    visitor.keys(name)
    visitor.reach("#turns a")
    visitor.keys(Keys.HOME, "n")
    worst = visitor.until(lambda: visitor.find(".bot .verdict:is(.mistake, .blunder, .faulty)") and turn_shown())
    visitor.keys("j", "k", "k", "j", "p", "n")
    visitor.until(lambda: turn_shown() >= worst)
    visitor.press("#branch > summary")
    visitor.press("#branch [formaction]")
    visitor.until(lambda: visitor.text("#branch output").startswith(f"{name}: "))
    visitor.fill("#branch form", games="1")
    visitor.until(lambda: visitor.texts("#branch-results tbody tr"))
    assert visitor.find("#board svg")
    assert visitor.complaints() == []
