"""The page of an analysed game at the sizes of windows that people have: all of it can be read and pressed."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from arena.games import game_names, load_game
from arena.pages.page import replay_page
from tests.arena.pages.browser import OUT_OF_KEYS, Browser
from tests.arena.pages.invented import analysed_page, invented
from tests.bot.helpers import replays

SIZES = [
    (1366, 650), (1440, 780), (1536, 730), (1280, 600), (1024, 768), (1300, 900), (1366, 768), (390, 844), (1920, 1080),
    (768, 1024), (360, 740), (683, 650),
]
NARROW = 860
COVERED = """[...document.querySelectorAll('#moments a, #controls button')].filter((link) => {
  link.scrollIntoView({block: 'nearest'});
  const {x, y, width, height} = link.getBoundingClientRect();
  return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((link) => link.textContent || link.id)"""
"""What has something else over its middle."""
SMALL_WORDS = """[...document.querySelectorAll('#board text')].filter((text) => {
  const size = text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize);
  return getComputedStyle(text).visibility !== 'hidden' && text.getBoundingClientRect().width && size < 9;
}).map((text) => text.textContent)"""
CUT_ANSWERS = """[...document.querySelectorAll('#turns .said-answer')]
  .filter((one) => one.scrollWidth > one.clientWidth
    || one.scrollHeight > one.clientHeight)
  .map((one) => one.textContent)"""
PANELS = "[...document.querySelectorAll('#board > svg')].map((panel) => panel.getBoundingClientRect().{side})"
BELOW = "Math.ceil(document.getElementById('controls').getBoundingClientRect().bottom + scrollY)"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """One analysed game of each kind."""
    folder = tmp_path_factory.mktemp("pages")
    for name in game_names():
        (folder / f"{name}.html").write_text(analysed_page(load_game(name), replays(f"{name}_referee.jsonl.gz")[0]))
    return {name: folder / f"{name}.html" for name in game_names()}


@pytest.fixture
def browser(browser: Browser) -> Iterator[Browser]:
    """At the end, nothing has gone wrong on the page."""
    yield browser
    assert browser.complaints == []


@pytest.mark.parametrize("name", game_names())
def test_nothing_covers_what_can_be_pressed_and_nothing_is_too_small_to_read(
    pages: dict[str, Path], browser: Browser, name: str
) -> None:
    browser.open(pages[name], "#turn=2")
    browser.until("document.querySelectorAll('#moments a').length > 0")  # short games have few
    for width, height in SIZES:
        browser.resize(width, height)
        browser.value("dispatchEvent(new Event('resize'))")
        assert browser.value(COVERED) == [], (width, height)
        assert browser.value(OUT_OF_KEYS) == [], (width, height)
        assert browser.value(SMALL_WORDS) == [], (width, height)
        assert browser.value("document.documentElement.scrollWidth") <= width, (width, height)
        if width > NARROW and height >= 650:
            assert browser.value(BELOW) <= height, (width, height)


@pytest.mark.parametrize("name", ["battlesheep", "roborally"])
def test_the_list_of_turns_tells_answers_in_words_whole(pages: dict[str, Path], browser: Browser, name: str) -> None:
    for width, height in ((1366, 650), (1280, 600), (390, 844)):
        browser.resize(width, height)
        browser.open(pages[name], "#turn=9")
        assert browser.value("document.querySelectorAll('#turns .said-answer').length") > 10
        assert browser.value(CUT_ANSWERS) == [], (width, height)


def test_the_list_of_turns_breaks_no_word_and_positions_of_several_pictures_can_be_seen(
    pages: dict[str, Path], browser: Browser
) -> None:
    browser.resize(683, 650)
    browser.open(pages["ewn"], "#turn=2")
    tall = "[...document.querySelectorAll('#turns .said-answer')].map((one) => one.offsetHeight)"
    assert max(browser.value(tall)) < 25
    browser.value("document.querySelector('#turns-card').open = false")
    browser.resize(1366, 650)
    browser.value("dispatchEvent(new Event('resize'))")
    folded = browser.value("document.querySelector('#stage > #turns-card').getBoundingClientRect().toJSON()")
    assert folded["height"] < 60 and folded["width"] < 150, "the board has the room of a list that is folded"
    browser.open(pages["olympics"], "#turn=2")
    assert browser.value("document.querySelector('#moments svg').getBoundingClientRect().width") > 180


def test_positions_ask_first_and_what_is_opened_stays(pages: dict[str, Path], browser: Browser) -> None:
    opened = "[...document.querySelectorAll('#moments details')].map((one) => one.open)"
    board = "document.querySelector('#moments .board').innerHTML += '<svg><g class=best></g></svg>';"
    seen = "getComputedStyle(document.querySelector('#moments .best')).display !== 'none'"
    browser.open(pages["ewn"], "#turn=2")
    browser.value(board)
    assert browser.value(opened) == [True] * 5 and browser.value(seen)
    browser.value("document.getElementById('quiz').click()")
    assert browser.value(opened) == [False] * 5 and not browser.value(seen)
    browser.value("document.querySelector('#moments summary').click()")
    for seat in ("1", ""):
        browser.value(f"whose.value = '{seat}'; whose.dispatchEvent(new Event('change'))")
    assert browser.value(opened) == [True] + [False] * 4 and browser.value(seen)
    browser.value("whose.value = '0'; whose.dispatchEvent(new Event('change'))")
    assert browser.value("[...document.querySelectorAll('#moments a')].every((one) => one.title === whose[1].text)")


def test_a_loss_of_everything_has_room_in_the_list_of_turns(browser: Browser, tmp_path: Path) -> None:
    record = replays("ewn_referee.jsonl.gz")[0]
    kept = invented(record)
    kept.judgements |= {key: replace(one, value=0.0, best=(("another", 1.0),)) for key, one in kept.judgements.items()}
    (tmp_path / "page.html").write_text(replay_page(load_game("ewn"), record, analysis=kept))
    browser.resize(1300, 900)
    browser.open(tmp_path / "page.html", "#turn=2")
    lost = "[...document.querySelectorAll('#turns [aria-current] .figure')].filter((one) => {condition})"
    assert browser.value(lost.format(condition="one.textContent.includes('100')") + ".length") == 1
    assert browser.value(lost.format(condition="one.scrollWidth > one.clientWidth") + ".length") == 0


def test_the_caption_stands_below_the_board_beside_a_longer_list(pages: dict[str, Path], browser: Browser) -> None:
    browser.resize(1300, 900)
    browser.open(pages["ewn"], "#turn=2")
    browser.value("document.getElementById('turns').style.height = '1500px'")
    gap = "caption.getBoundingClientRect().top - document.querySelector('#board svg').getBoundingClientRect().bottom"
    assert 0 <= browser.value(gap) < 40


def test_marks_of_neighbouring_turns_can_each_be_pointed_at(browser: Browser, tmp_path: Path) -> None:
    record = replays("olympics_referee.jsonl.gz")[0]
    kept = invented(record)
    judged = kept.judgements
    judged |= {key: replace(one, value=0.1, best=(("another", 0.5),)) for key, one in judged.items() if key[1] == 0}
    (tmp_path / "page.html").write_text(replay_page(load_game("olympics"), record, analysis=kept))
    browser.resize(390, 844)
    browser.open(tmp_path / "page.html")
    assert browser.value("document.querySelectorAll('#evaluation .mark').length") > 99
    assert browser.value(COVERED.replace("#moments a, #controls button", "#evaluation .mark")) == []


def test_the_four_panels_share_the_width(pages: dict[str, Path], browser: Browser) -> None:
    browser.open(pages["olympics"], "#turn=11")
    for width, height in SIZES:
        browser.resize(width, height)
        browser.value("dispatchEvent(new Event('resize'))")
        widths = browser.value(PANELS.format(side="width"))
        assert len(widths) == 4
        assert max(widths) - min(widths) < 1
        assert min(widths) > 300
        assert len(set(map(round, browser.value(PANELS.format(side="left"))))) == (4 if width < 700 else 2)


def test_the_graph_can_be_folded_and_leaves_its_room_to_the_board(pages: dict[str, Path], browser: Browser) -> None:
    browser.resize(1366, 650)
    browser.open(pages["ewn"], "#turn=2")
    board = "document.querySelector('#board svg').getBoundingClientRect().height"
    before = browser.value(board)
    browser.value("document.querySelector('#graph summary').click()")
    browser.until(f"{board} > {before + 30}")
    assert not browser.value("document.getElementById('evaluation').checkVisibility()")


def test_keys_scroll_what_a_bot_has_written_and_a_long_answer(browser: Browser, tmp_path: Path) -> None:
    record = replays("ewn_referee.jsonl.gz")[0]
    lines, answer = [f"line {number}" for number in range(90)], "word " * 300
    turns = [structs.replace(turn, actions=[answer for _ in turn.actions], messages=dict.fromkeys(turn.inputs, lines))
             for turn in record.turns]
    (tmp_path / "page.html").write_text(replay_page(load_game("ewn"), structs.replace(record, turns=turns)))
    browser.open(tmp_path / "page.html", "#turn=1")
    assert browser.value("document.querySelectorAll('pre[tabindex]').length") >= 2
    assert browser.value("document.querySelectorAll('.answer[tabindex]').length") >= 1
    assert browser.value(OUT_OF_KEYS) == []
