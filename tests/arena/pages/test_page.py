"""The pages: whole, harmless, and drawn without an error by a real browser where there is one."""
from __future__ import annotations

import html.parser
import json
import re
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from msgspec.structs import force_setattr

from arena.commands.view import page_path
from arena.contests.game import frames_of_text
from arena.contract.game import NO_ANSWERS, Answers, Frame, Game
from arena.contract.record import Replay, as_json
from arena.contract.setup import Limits, Setup
from arena.games import game_names, load_game
from arena.match.one_game import play_game
from arena.match.outcome import answer_times
from arena.pages.page import replay_page, unpacked
from arena.run.contestants import contestant
from arena.stats.estimates import times_summary
from tests.arena.league.leagues import invented
from tests.arena.pages.browser import Browser
from tests.arena.pages.invented import analysed_page
from tests.arena.toy import GAME
from tests.bot.helpers import replays
from tests.conftest import BOT, ROOT, TOY, Arena


class Elements(html.parser.HTMLParser):
    """All start tags with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@cache
def toy_game(kind: str) -> Replay:
    commands = [f"{BOT} {kind}", "builtin:random"]
    setup = Setup(1, 2, "plain", Limits(3000.0, 300.0))
    return play_game(GAME, setup, [contestant(GAME, one) for one in commands])


def toy_record(kind: str) -> Any:
    """A game of its own for each test, which may change it."""
    return deepcopy(toy_game(kind))


def test_a_page_loads_nothing_and_has_one_script_and_its_data() -> None:
    page = replay_page(GAME, toy_record("good"))
    elements = Elements(page).found
    assert [attributes.get("type") for tag, attributes in elements if tag == "script"] == ["application/gzip", "module"]
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
    assert any("</script><script>alert(1)</script>" in line for line in unpacked(page)["turns"][0]["messages"]["0"])


@pytest.mark.parametrize(
    ("name", "edition", "seats"),
    [
        ("battlesheep", "square15", 4),
        ("ewn", "judge_a", 2),
        ("olympics", "olympics", 3),
        ("roborally", "maastricht", 8),
    ],
)
def test_the_page_of_a_long_game_is_small(name: str, edition: str, seats: int) -> None:
    game = load_game(name)
    setup = Setup(1, seats, edition, Limits(0.0, 0.0), {"max_turns": "50"} if name == "roborally" else {})
    record = play_game(game, setup, [contestant(game, "builtin:random")] * seats)
    assert len(replay_page(game, record)) < 250_000


def test_names_and_answers_are_data_too() -> None:
    record = toy_record("good")
    force_setattr(record.players[0], "name", "<img src=x onerror=alert(1)>")
    record.turns[0].actions[0] = "<!--<script>"
    page = replay_page(GAME, record)
    assert "<img" not in page
    assert "<!--<script>" not in page


def test_long_answers_are_folded_where_they_stand_with_others() -> None:
    record = toy_record("good")
    grid = record.turns[0].actions[0] = "\n".join(["#" * 9] * 30)
    data = unpacked(replay_page(GAME, record))
    assert data["wordings"] == {grid: "######### .. (30 lines)"} and data["turns"][0]["answers"][0] == grid
    words = GAME.wording_of(record)
    assert words("a\nb") == "a\nb" and words("1" * 1000) == f"{'1' * 60} .. (1000 letters)"


def test_view_writes_the_page_of_any_game_of_a_file(arena: Arena, tmp_path: Path) -> None:
    replay = tmp_path / "toy.jsonl.gz"
    arena("play", TOY, "builtin:random", "builtin:greedy", "--games", 4, "--out", replay)
    assert arena("view", replay, "--as", TOY).stdout.strip() == str(tmp_path / "toy.html")
    data = unpacked((tmp_path / "toy.html").read_text())
    assert (data["number"], data["games"], len(data["turns"])) == (0, 4, 10)
    arena("view", replay, "--as", TOY, "--game", 3, "-o", tmp_path / "third.html")
    assert unpacked((tmp_path / "third.html").read_text())["seed"] == 2
    wrong = arena("view", replay, "--game", 5)
    assert wrong.returncode == 2
    assert "4 games" in wrong.stderr


def test_a_record_that_is_no_game_is_refused(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text('{"value": 3}')
    done = arena("view", tmp_path / "x.jsonl")
    assert done.returncode == 2
    assert "whole game" in done.stderr


def test_a_record_that_does_not_name_its_game_is_drawn_as_the_one_given(arena: Arena, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = arena("view", ROOT / "replays" / "olympics_public.jsonl.gz", "--as", "olympics", "-o", page)
    assert done.returncode == 0, done.stderr
    players = unpacked(page.read_text())["players"]
    assert [player["name"] for player in players] == ["player 0", "player 1", "player 2"]
    assert [player["rank"] for player in sorted(players, key=lambda player: -player["score"])] == [1, 2, 3]


@pytest.mark.parametrize("name", ["battlesheep", "ewn", "olympics"])
def test_a_record_that_does_not_fit_its_game_is_refused(arena: Arena, tmp_path: Path, name: str) -> None:
    (record, *_) = replays(f"{name}_referee.jsonl.gz")
    record.turns.append(structs.replace(record.turns[-1], inputs={}))
    (tmp_path / "x.jsonl").write_text(json.dumps(as_json(record)))
    done = arena("view", tmp_path / "x.jsonl")
    assert done.returncode == 2
    assert f"cannot be drawn as one of {name}" in done.stderr


POSITION = "document.getElementById('where').textContent.replaceAll('\\u00a0', ' ')"
IS_PLAYING = "document.getElementById('play').classList.contains('playing')"
BOARD = "[...document.querySelectorAll('#board > svg')].find((svg) => svg.getBoundingClientRect().width)"
SMALLEST_WORD = """Math.min(99, ...[...document.querySelectorAll("#board text")]
  .filter((text) => text.textContent.length > 1 && text.matches(':not(.too-small)'))
  .filter((text) => text.getBoundingClientRect().width)
  .map((text) => text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize)))"""
"""In pixels, apart from single letters and digits."""


def page_of(game: Game, record: dict[str, Any], folder: Path) -> Path:
    page = folder / "page.html"
    page.write_text(replay_page(game, record))
    return page


def test_a_picture_of_words_alone_is_never_blank(browser: Browser, tmp_path: Path) -> None:
    page = page_of(replace(GAME, frames=frames_of_text), toy_record("good"), tmp_path)
    for width, least in ((390, 1), (1300, 9)):
        browser.resize(width)
        browser.open(page)
        assert browser.value("document.querySelectorAll('#board text:not(.too-small)').length") >= 6
        assert least <= browser.value(SMALLEST_WORD) < 99


@pytest.mark.parametrize("name", [*game_names(), TOY])
def test_every_game_is_drawn_without_an_error_and_without_scrolling_aside(
    browser: Browser, name: str, tmp_path: Path
) -> None:
    game = load_game(name)
    players = [contestant(game, "builtin:random")] * game.seats[0]
    record = play_game(game, Setup(1, len(players), game.editions[0], game.limits), players)
    numbers = record.turn_numbers()
    turns = numbers[-1]
    frames = game.frames(record)
    turn = numbers[frames[len(frames) // 2].turn]
    page = page_of(game, record, tmp_path)
    for width, height in ((1300, 900), (390, 800)):
        browser.resize(width, height)
        browser.open(page, f"#turn={turn}")
        assert browser.value(POSITION) == f"turn {turn} of {turns}"
        assert browser.value(f"{BOARD}.getBoundingClientRect().width") > 150
        assert browser.value(SMALLEST_WORD) > 7
        assert browser.value("document.documentElement.scrollWidth") <= width
        assert browser.value("document.querySelectorAll('.bot').length") == len(players)
        browser.press("End")
        assert browser.value(POSITION) == f"turn {turns} of {turns}"
        assert browser.complaints == []


def test_players_of_one_name_are_told_apart_by_their_colours_and_ranks_are_ordinals(
    browser: Browser, tmp_path: Path
) -> None:
    game = load_game("battlesheep")
    record = play_game(game, Setup(1, 4, game.editions[0], game.limits), [contestant(game, "builtin:random")] * 4)
    force_setattr(record, "ranks", [3, 1, 3, 2])
    browser.open(page_of(game, record, tmp_path))
    for table in ("rows", "timing"):
        cells = f"[...document.querySelectorAll('#{table} td.seat')]"
        colours = browser.value(f"{cells}.map((cell) => cell.style.getPropertyValue('--seat'))")
        assert colours == list(game.colours)
    chips = "[...document.querySelectorAll('#standing li')].map((chip) => chip.firstChild.textContent)"
    assert browser.value(chips) == ["1st", "2nd", "3rd", "3rd"]


def test_questions_before_a_game_are_not_in_the_table_of_times(browser: Browser, tmp_path: Path) -> None:
    game = load_game("ewn")
    record = play_game(game, Setup(1, 2, "judge_a", Limits(0.0, 0.0)), [contestant(game, "builtin:greedy")] * 2)
    moves = [sum(turn.ms[seat] is not None for turn in record.turns if not turn.before_game)
             for seat in range(2)]
    assert sum(moves) < len(record.turns)
    browser.open(page_of(game, record, tmp_path))
    answers = browser.value("[...document.querySelectorAll('#timing tr')].map((row) => row.cells[1].textContent)")
    assert answers == ["answers", *map(str, moves)]


def test_the_table_of_times_leaves_out_first_answers_as_play_does(browser: Browser, tmp_path: Path) -> None:
    record = invented([1, 0], [0, 1], turns=12)
    force_setattr(record.turns[0], "ms", [900.0, 700.0])
    browser.open(page_of(GAME, record, tmp_path))
    rows = browser.value("[...document.querySelectorAll('#timing tr')].slice(1).map((row) => "
                         "[...row.cells].slice(1, 5).map((cell) => parseFloat(cell.textContent)))")
    for seat, row in enumerate(rows):
        told = times_summary(answer_times(record, seat)[1])
        assert row == [12, *(pytest.approx(told[one], abs=0.5) for one in ("p50", "p99", "max"))]
    heights = browser.value("[...document.querySelectorAll('#times polyline')].map(({ points }) => "
                            "[...points].map(({ y }) => y))")
    assert [min(line) for line in heights] == [0, 0], "a first answer above the scale is drawn at its upper end"


def test_the_speed_can_be_read(browser: Browser, tmp_path: Path) -> None:
    page = page_of(GAME, toy_record("good"), tmp_path)
    for width in (1300, 390, 320):
        browser.resize(width)
        browser.open(page)
        speed = "document.getElementById('speed')"
        shown = browser.value(f"{speed}.offsetWidth")
        browser.value(f"{speed}.style = 'position: absolute; width: max-content; max-width: none'")
        assert shown >= browser.value(f"{speed}.offsetWidth")
        assert browser.value("document.documentElement.scrollWidth") <= width


def test_on_a_phone_the_buttons_are_in_one_row(browser: Browser, tmp_path: Path) -> None:
    browser.resize(390)
    browser.open(page_of(GAME, toy_record("good"), tmp_path))
    tops = "new Set([...document.getElementById('buttons').children].map(one => one.offsetTop).filter(Boolean))"
    for analysed in ("false", "true"):
        browser.value(f"document.body.classList.toggle('analysed', {analysed})")
        assert browser.value(f"{tops}.size") == 1


@pytest.mark.parametrize("name", game_names())
def test_captions_count_turns_as_the_page_does(name: str) -> None:
    game = load_game(name)
    setup = Setup(1, game.seats[0], game.editions[0], game.limits)
    record = play_game(game, setup, [contestant(game, "builtin:random")] * game.seats[0])
    frames, numbers = game.frames(record), record.turn_numbers()
    assert numbers[frames[0].turn] == 1
    counted = [(found, frame.turn) for frame in frames if (found := re.findall(r"(?i)turn (\d+)", frame.title))]
    assert all(found == [str(numbers[turn])] for found, turn in counted)
    assert counted


def test_keys_slider_and_buttons_go_through_the_game(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("good"), tmp_path))
    assert browser.value(POSITION) == "turn 1 of 10"
    for key, position in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 10), ("Home", 1)):
        browser.press(key)
        assert browser.value(POSITION) == f"turn {position} of 10"
    browser.value("document.getElementById('last').click()")
    assert browser.value("location.hash") == "#turn=10"
    browser.value("(s => { s.value = 4; s.dispatchEvent(new Event('input')); })(document.getElementById('slider'))")
    assert browser.value("document.getElementById('caption').textContent") == "turn 4"
    browser.value("location.hash = '#turn=8'")
    browser.until(f"{POSITION} === 'turn 8 of 10'")
    browser.press("Home")
    browser.value("(s => { s.append(new Option('slow', 2000)); s.value = 2000; })(document.getElementById('speed'))")
    browser.press(" ")
    browser.until(f"{POSITION} !== 'turn 1 of 10'")
    browser.press(" ")
    assert not browser.value(IS_PLAYING)
    assert browser.complaints == []


def test_space_presses_a_button_that_the_keyboard_has_reached_and_plays_after_a_click(
    browser: Browser, tmp_path: Path
) -> None:
    browser.open(page_of(GAME, toy_record("good"), tmp_path))
    browser.value("document.getElementById('next').focus()")
    browser.press(" ")
    assert (browser.value(POSITION), browser.value(IS_PLAYING)) == ("turn 2 of 10", False)
    corner = browser.value("(({ x, y }) => [x, y])(document.getElementById('next').getBoundingClientRect())")
    for kind in ("mousePressed", "mouseReleased"):
        browser.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1,
                     x=corner[0] + 5, y=corner[1] + 5)
    browser.until(f"{POSITION} === 'turn 3 of 10'")
    browser.press(" ")
    assert browser.value(IS_PLAYING)


@pytest.mark.parametrize("name", ["roborally", "olympics"])
def test_the_address_names_the_picture_that_is_shown(browser: Browser, name: str, tmp_path: Path) -> None:
    game = load_game(name)
    (record, *_) = replays(f"{name}_referee.jsonl.gz")
    title = "document.getElementById('caption').textContent"
    frames = game.frames(record)
    page = page_of(game, record, tmp_path)
    browser.open(page)
    addresses = []
    for frame in frames[:5]:
        assert browser.value(title) == frame.title
        browser.press("ArrowRight")
        addresses.append(browser.value("location.hash"))
    browser.press("End")
    addresses.append(browser.value("location.hash"))
    assert len(set(addresses)) == 6
    for address, frame in zip(addresses, [*frames[1:6], frames[-1]]):
        browser.open(page, address)
        assert browser.value(title) == frame.title


def test_an_address_of_a_picture_that_a_turn_lacks_shows_the_nearest_of_the_turn(
    browser: Browser, tmp_path: Path
) -> None:
    def frames(record: Replay, best: Answers = NO_ANSWERS) -> list[Frame]:
        return [replace(frame, title=f"{frame.title}, {part}") for frame in GAME.frames(record) for part in (1, 2, 3)]

    page = page_of(replace(GAME, frames=frames), toy_record("good"), tmp_path)
    for step, shown in ((0, 1), (3, 3), (99, 3)):
        browser.open(page, f"#turn=5.{step}")
        assert browser.value("document.getElementById('caption').textContent") == f"turn 4, {shown}"


def test_last_messages_name_their_turn(browser: Browser, tmp_path: Path) -> None:
    record = toy_record("good")
    force_setattr(record.turns[2], "messages", {0: ["slow", "slower"]})
    force_setattr(record.turns[6], "messages", {0: ["slow"]})
    force_setattr(record.players[0], "last_messages", ["slower", "slow", "good bye"])
    browser.open(page_of(GAME, record, tmp_path), "#turn=6")
    shown = "document.querySelector('#ends pre').textContent.split('\\n')"
    assert browser.value(shown) == ["turn 3: slow", "turn 3: slower"]
    browser.press("End")
    assert browser.value(shown) == ["turn 3: slower", "turn 7: slow", "good bye"]


def test_faults_are_on_the_slider_and_have_keys_and_an_address(browser: Browser, tmp_path: Path) -> None:
    record = toy_record("good")
    force_setattr(record.turns[4], "faults", [None, "illegal: no digit"])
    page = page_of(GAME, record, tmp_path)
    browser.open(page)
    assert browser.value("[...document.querySelectorAll('#faults .mark')].map((mark) => mark.hash)") == ["#turn=5"]
    browser.press("n")
    assert browser.value(POSITION) == "turn 5 of 10"
    assert browser.value("document.querySelector('.bot .fault').closest('.bot') === document.querySelector('.bot')")
    browser.open(page, "#fault")
    assert browser.value(POSITION) == "turn 5 of 10"
    browser.press("Home")
    browser.value("document.querySelector('#ends .fault a').click()")
    browser.until(f"{POSITION} === 'turn 5 of 10'")


FOCUSED = "(document.activeElement.closest('[data-seat]')?.dataset.seat ?? '') + document.activeElement.tagName"


def test_a_card_keeps_the_focus_from_turn_to_turn_also_while_its_player_is_not_asked(
    browser: Browser, tmp_path: Path
) -> None:
    record = toy_record("good")
    for turn in record.turns[1:3]:
        del turn.inputs[1]
    browser.open(page_of(GAME, record, tmp_path))
    browser.value("document.querySelector('.bot[data-seat=\"1\"] summary').focus()")
    places = []
    for _ in range(3):
        browser.press("ArrowRight")
        places.append(browser.value(FOCUSED))
    assert places == ["1ARTICLE", "1ARTICLE", "1SUMMARY"]


def test_a_link_to_a_fault_keeps_the_focus(browser: Browser, tmp_path: Path) -> None:
    record = toy_record("messages")
    for turn in record.turns[4:6]:
        force_setattr(turn, "faults", [None, "illegal: no digit"])
    browser.open(page_of(GAME, record, tmp_path))
    browser.value("document.querySelectorAll('#ends a')[1].focus()")
    browser.press("ArrowRight")
    assert browser.value("document.activeElement.hash") == "#turn=6"
    browser.value("document.activeElement.click()")
    browser.until(f"{POSITION} === 'turn 6 of 10'")
    assert browser.value("document.activeElement.hash") == "#turn=6"


def test_what_has_not_changed_at_the_end_of_the_page_is_left_alone(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("good"), tmp_path))
    browser.value("window.before = document.getElementById('ends').firstChild")
    browser.press("ArrowRight")
    assert browser.value("document.getElementById('ends').firstChild === window.before")


def test_pictures_and_the_button_that_plays_have_names_that_follow(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("good"), tmp_path), "#turn=3")
    name = "document.getElementById('play').ariaLabel"
    assert browser.value("document.querySelector('#board > svg').ariaLabel") == "turn 2"
    assert browser.value(name) == "play"
    browser.press(" ")
    assert browser.value(name) == "pause"
    browser.press(" ")
    assert browser.value(name) == "play"


def test_a_game_of_one_turn_is_told_so(browser: Browser, tmp_path: Path) -> None:
    record = toy_record("good")
    del record.turns[1:]
    browser.open(page_of(GAME, record, tmp_path))
    assert "1 turn ·" in browser.value("document.getElementById('about').textContent + ' ·'")


def test_short_names_are_not_broken_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    record = toy_record("good")
    for player, name in zip(record.players, ("greedy", "nearest.py")):
        force_setattr(player, "name", name)
    browser.resize(390)
    browser.open(page_of(GAME, record, tmp_path))
    lines = """[...document.querySelectorAll('td.seat')].filter((cell) => cell.checkVisibility()).map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    })"""
    assert browser.value(lines) == [1] * 2
    assert browser.value("document.documentElement.scrollWidth") <= 390


def test_answers_times_messages_and_faults_are_shown(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("messages"), tmp_path), "#turn=7")
    text = browser.value("document.querySelector('.bot').innerText")
    assert "thinking about turn 6" in text
    assert " ms" in text
    browser.open(page_of(GAME, toy_record("crash_later"), tmp_path), "#turn=4")
    assert "crash: ended" in browser.value("document.querySelector('.bot .fault').textContent")
    assert "a message before the end" in browser.value("document.getElementById('ends').textContent")


def test_a_hostile_message_is_shown_as_text(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("script"), tmp_path), "#turn=2")
    assert "</script><script>alert(1)</script>" in browser.value("document.querySelector('.bot pre').textContent")
    assert browser.value("document.querySelectorAll('img').length") == 0
    assert browser.complaints == []


def test_the_content_policy_stops_what_would_still_slip_through(browser: Browser, tmp_path: Path) -> None:
    browser.open(page_of(GAME, toy_record("good"), tmp_path))
    browser.value("document.getElementById('board').innerHTML = '<svg onload=\"window.hit = 1\"></svg>'")
    browser.value("document.body.append(Object.assign(document.createElement('script'), {text: 'window.hit = 1'}))")
    assert browser.value("window.hit") is None


@pytest.mark.parametrize(
    ("file", "game", "page"),
    [
        ("ewn.jsonl.gz", 1, "ewn.html"),
        ("ewn.jsonl.gz", 3, "ewn-3.html"),
        ("ewn.regress.jsonl.gz", 1, "ewn.regress.html"),
        ("v1.2.json", 2, "v1.2-2.html"),
    ],
)
def test_pages_of_different_games_have_different_names(file: str, game: int, page: str) -> None:
    assert page_path(Path("out") / file, game) == Path("out") / page


def test_the_card_of_a_crash_begins_with_its_reason_and_the_last_line_is_seen(browser: Browser, tmp_path: Path) -> None:
    said = [f"line {number}" for number in range(60)] + ["ZeroDivisionError: division by zero"]
    record = invented([1, 0], [0, 1], faults={1: "crash_later: exit code 1"}, said=[{}, {}, {"messages": {"1": said}}])
    record.turns[-1].inputs[1] = ["5"]
    browser.open(page_of(GAME, record, tmp_path), "#turn=3")
    faults = browser.value("[...document.querySelectorAll('.bot .fault')].map((one) => one.textContent)")
    assert faults == ["crash: exit code 1", said[-1]]
    above = browser.value("document.querySelector('.bot .fault').previousElementSibling.className")
    assert above == "head"
    end = """(() => {
      const pre = document.querySelector(".bot:has(.fault) > pre"), range = document.createRange();
      range.selectNodeContents(pre);
      return range.getBoundingClientRect().bottom - pre.getBoundingClientRect().bottom;
    })()"""
    assert browser.value(end) <= 1


def test_what_a_bot_was_sent_until_a_turn_is_a_file(browser: Browser, tmp_path: Path) -> None:
    record = toy_record("good")
    browser.open(page_of(GAME, record, tmp_path), "#turn=3")
    browser.value("document.querySelector('.bot[data-seat=\"1\"] details').open = true")
    browser.until("document.querySelector('.sent') !== null")
    name, text = browser.value("(({download, href}) => [download, decodeURIComponent(href.split(',')[1])])"
                               "(document.querySelector('.bot[data-seat=\"1\"] .sent'))")
    sent = [*record.player_inputs_init[1], *(line for turn in record.turns[:3] for line in turn.inputs[1])]
    assert (name, text.splitlines()) == ("input-1-turn-3.txt", sent)


def test_the_lines_of_a_graph_stand_out_from_their_ground(browser: Browser, tmp_path: Path) -> None:
    try:
        for name in game_names():
            page = tmp_path / f"{name}.html"
            page.write_text(analysed_page(load_game(name), replays(f"{name}_referee.jsonl.gz")[0]))
            for scheme in ("light", "dark"):
                browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
                browser.open(page)
                assert browser.value(LEAST_CONTRAST) >= 3, (name, scheme)
    finally:
        browser.call("Emulation.setEmulatedMedia", features=[])


LEAST_CONTRAST = """(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((c) => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const ground = light(getComputedStyle(document.getElementById("controls")).backgroundColor);
  return Math.min(...[...document.querySelectorAll("#evaluation .line")].map((line) => {
    const stroke = light(getComputedStyle(line).stroke);
    return (Math.max(stroke, ground) + .05) / (Math.min(stroke, ground) + .05);
  }));
})()"""
