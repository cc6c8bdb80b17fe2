"""The analysis on a page, looked at in a real browser."""
from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr

from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import GameAnalysis
from arena.games import load_game
from arena.pages.page import replay_page
from tests.arena.analysed import analysed, toy_game
from tests.arena.pages.browser import Browser
from tests.arena.pages.invented import invented
from tests.arena.toy import GAME
from tests.bot.helpers import replays

PLAIN = {0x202F: " ", 0xA0: " ", 0x2212: "-"}
TURN = "location.hash"
MARKS = "[...document.querySelectorAll('#{chart} .mark')]"
GRAPH = "document.querySelector('#evaluation .plot')"


def page_of(folder: Path, record: Json, analysis: GameAnalysis | None, game: Game = GAME) -> Path:
    page = folder / "page.html"
    page.write_text(replay_page(game, record, analysis=analysis))
    return page


@pytest.fixture
def browser(browser: Browser) -> Iterator[Browser]:
    """At the end, nothing has gone wrong on the page."""
    yield browser
    assert browser.complaints == []


@pytest.fixture
def page(tmp_path: Path) -> Path:
    record = toy_game()
    return page_of(tmp_path, record, analysed(record))


def texts(browser: Browser, selector: str) -> list[str]:
    found = browser.value(f"[...document.querySelectorAll('{selector}')].map((one) => one.innerText)")
    return [text.translate(PLAIN) for text in found]


def press_at(browser: Browser, share: float, kind: str) -> None:
    """The pointer on the graph, at this share of its width."""
    box = browser.value(f"(({{x, y, width, height}}) => [x, y, width, height])({GRAPH}.getBoundingClientRect())")
    browser.call("Input.dispatchMouseEvent", type=kind, x=box[0] + share * box[2], y=box[1] + 0.9 * box[3],
                 button="left", buttons=1, clickCount=1)


def test_the_graph_has_a_line_a_player_that_ends_with_its_result(page: Path, browser: Browser) -> None:
    browser.open(page)
    lines: list[list[Any]] = browser.value(
        "[...document.querySelectorAll('#evaluation polyline')].map((line) => "
        "[line.style.getPropertyValue('--seat'), ...[...line.points].map((point) => 1 - point.y)])"
    )
    assert len({colour for colour, *_ in lines}) == 2
    assert [values[-1] for _, *values in lines] == [1.0, 0.0]
    assert lines[0][1:4] == [0.5, 0.5, 0.5]
    assert lines[1][4] == pytest.approx(0.52 / 1.02, abs=1e-4)
    shown = "document.getElementById('times').checkVisibility({contentVisibilityAuto: true})"
    assert browser.value(shown)
    browser.value("document.querySelector('#times-card summary').click()")
    assert not browser.value(shown), "the times can be folded away"


def test_a_part_that_is_not_judged_is_a_gap_and_not_a_line_to_the_result(tmp_path: Path, browser: Browser) -> None:
    record = toy_game()
    kept = analysed(record, is_whole=False)
    kept.judgements = {key: one for key, one in kept.judgements.items() if key[0] < 4 and key[1] == 0}
    kept.covered = set(kept.judgements)
    browser.open(page_of(tmp_path, record, kept), "#turn=3")
    ends = "[...document.querySelectorAll('#evaluation polyline')].map((line) => line.points[line.points.length - 1].x)"
    assert browser.value(ends) == [3]
    assert texts(browser, "#evaluation .gap") == ["not judged"]
    assert [text.strip() for text in texts(browser, "#now > span")] == ["50 %", "not judged"]
    browser.open(page_of(tmp_path, record, kept), "#turn=8")
    assert [text.strip() for text in texts(browser, "#now > span")] == ["not judged"] * 2


def test_values_are_said_to_add_up_where_all_are_judged(page: Path, tmp_path: Path, browser: Browser) -> None:
    titles = "[...document.querySelectorAll('#now > span')].map((one) => one.title.includes('add up'))"
    whole = ["#graph-label", "#effort"]
    browser.open(page, "#turn=3")
    assert browser.value(titles) == [True, True]
    told = [browser.value(f"(({{title, textContent}}) => title || textContent)(document.querySelector('{one}'))")
            for one in whole]
    assert ["Where all players are judged" in text for text in told] == [False, False]
    record = toy_game()
    kept = analysed(record, is_whole=False)
    kept.judgements = {key: one for key, one in kept.judgements.items() if key[0] < 2 or key[1] == 0}
    kept.covered = set(kept.judgements)
    part = page_of(tmp_path, record, kept)
    for turn, is_told in ((1, True), (5, False)):
        browser.open(part, f"#turn={turn}")
        assert browser.value(titles) == [is_told] * 2
    told = [browser.value(f"(({{title, textContent}}) => title || textContent)(document.querySelector('{one}'))")
            for one in whole]
    assert ["Where all players are judged" in text for text in told] == [True, True]


def test_the_judged_player_is_first(page: Path, browser: Browser) -> None:
    browser.resize(390, 844)
    for turn, seats in ((4, ["1", "0"]), (9, ["0", "1"]), (1, ["0", "1"])):
        browser.open(page, f"#turn={turn}")
        assert browser.value("[...document.querySelectorAll('.bot')].map((card) => card.dataset.seat)") == seats
        assert browser.value("document.querySelector('.bot').getBoundingClientRect().bottom") <= 844


def test_each_kind_of_answer_has_a_mark_of_its_own_shape_and_colour(page: Path, browser: Browser) -> None:
    browser.open(page)
    for chart in ("evaluation", "times"):
        answers = f"{MARKS.format(chart=chart)}.filter((mark) => !mark.matches('.luck'))"
        found = browser.value(
            f"{answers}.map((mark) => [mark.hash, mark.classList[1], mark.querySelector('path').getAttribute('d'), "
            "getComputedStyle(mark.querySelector('path')).fill])"
        )
        assert [(turn, kind) for turn, kind, *_ in found] == [
            ("#turn=2", "blunder"), ("#turn=4", "mistake"), ("#turn=6", "inaccuracy"), ("#turn=9", "faulty"),
        ]
        assert len({shape for _, _, shape, _ in found}) == 4
        assert len({colour for *_, colour in found[:3]}) == 3
    (legend,) = texts(browser, "#legend")
    assert legend.split("\n") == [
        "inaccuracy, over 1 %", "mistake, over 5 %", "blunder, over 10 %", "does not count", "luck of 10 % or more",
        "dashed on the board: better",
    ]
    luck = browser.value("[...document.querySelectorAll('#evaluation .mark.luck')].map((mark) => mark.title)")
    assert [title.replace("\u202f", " ") for title in luck] == ["turn 5: luck for greedy, +20.0 %"]


def test_the_legend_of_a_contest_promises_no_better_answers_on_its_board(tmp_path: Path, browser: Browser) -> None:
    record = toy_game()
    browser.open(page_of(tmp_path, record, analysed(record), replace(GAME, is_contest=True)))
    (legend,) = texts(browser, "#legend")
    assert "blunder" in legend and "dashed" not in legend


def test_keys_buttons_and_clicks_go_to_marked_answers(page: Path, browser: Browser) -> None:
    browser.open(page)
    for key, turn in (("n", 2), ("n", 4), ("n", 9), ("p", 4), ("n", 9), ("n", 9)):
        browser.press(key)
        assert browser.value(TURN) == f"#turn={turn}", "from a mistake up"
    choose(browser, "least", "inaccuracy")
    for key, turn in (("p", 6), ("p", 4), ("n", 6)):
        browser.press(key)
        assert browser.value(TURN) == f"#turn={turn}", "all marks"
    browser.value("document.getElementById('back-mark').click()")
    assert browser.value(TURN) == "#turn=4"
    for chart, kind, position in (("times", "faulty", 8), ("evaluation", "blunder", 1)):
        browser.value(f"document.querySelector('#{chart} .mark.{kind}').click()")
        browser.until(f"document.getElementById('slider').value === '{position}'")
    browser.value("document.querySelector('#moments a').click()")
    browser.until("document.getElementById('slider').value === '8'")
    assert browser.value("document.querySelectorAll('#moments a').length") == 4
    assert "n and p" in texts(browser, "footer")[0]


def choose(browser: Browser, which: str, value: str) -> None:
    """Another choice for the list of turns."""
    browser.value(f"{which} = document.getElementById('{which}'); {which}.value = '{value}'; "
                  f"{which}.dispatchEvent(new Event('change'))")


def test_the_list_of_turns_has_every_answer_and_is_filtered_by_player_and_mark(page: Path, browser: Browser) -> None:
    browser.open(page, "#turn=2")
    assert len(texts(browser, "#turns a")) == 20
    assert texts(browser, "#turns a[aria-current]")[0].split()[:4] == ["2", "3", "-20", "%"]
    assert texts(browser, "#turns a[aria-current]")[0].endswith(" ms")
    choose(browser, "whose", "1")
    assert len(texts(browser, "#turns a")) == 10
    choose(browser, "least", "mistake")
    assert [text.split()[0] for text in texts(browser, "#turns a")] == ["4"]
    for key in "jjk":
        browser.press(key)
        assert browser.value(TURN) == "#turn=4"
    browser.open(page)
    assert browser.value("document.getElementById('whose').value") == "1", "my player is kept"
    choose(browser, "whose", "")
    browser.press("j")
    assert browser.value(TURN) == "#turn=2", "the next turn, not the next answer"
    browser.value("document.querySelector('#turns a[href=\"#turn=7\"]').click()")
    browser.until(f"{TURN} === '#turn=7' && document.querySelector('#turns [aria-current]').hash === {TURN}")
    inside = """(([one, list]) => one.top >= list.top - 1 && one.bottom <= list.bottom + 1)(
      ["#turns [aria-current]", "#turns"].map((one) => document.querySelector(one).getBoundingClientRect()))"""
    assert browser.value(inside)


def test_a_count_leads_to_the_first_of_its_marks_and_lists_them(page: Path, browser: Browser) -> None:
    browser.open(page)
    browser.value("document.querySelector('#losses tr:nth-child(3) a').click()")
    browser.until(f"{TURN} === '#turn=4'")
    assert [text.split()[0] for text in texts(browser, "#turns a")] == ["4"]
    chosen = "['whose', 'least'].map((one) => document.getElementById(one).value)"
    assert browser.value(chosen) == ["1", "mistake"]


def test_the_graph_is_the_slider(page: Path, browser: Browser) -> None:
    browser.open(page)
    press_at(browser, 3 / 9, "mousePressed")
    assert browser.value(TURN) == "#turn=4"
    press_at(browser, 1.0, "mouseMoved")
    assert browser.value(TURN) == "#turn=10"
    press_at(browser, 7 / 9, "mouseMoved")
    press_at(browser, 7 / 9, "mouseReleased")
    assert browser.value(TURN) == "#turn=8"
    press_at(browser, 2 / 9, "mouseMoved")
    assert browser.value(TURN) == "#turn=8"
    assert browser.value("document.getElementById('slider').value") == "7"
    cursors = browser.value("[...document.querySelectorAll('.cursor')].map((one) => parseFloat(one.style.left))")
    assert cursors == [pytest.approx(100 * 7 / 9, abs=0.01)] * 2
    thumb = "document.getElementById('slider').getBoundingClientRect()"
    for end in ("left", "right"):
        assert browser.value(f"Math.abs({thumb}.{end} - {GRAPH}.getBoundingClientRect().{end})") <= 9


def test_an_answer_is_shown_among_the_best_with_what_it_has_cost(page: Path, browser: Browser) -> None:
    browser.open(page, "#turn=2")
    (first, _) = texts(browser, ".bot")
    assert "blunder" in first
    assert "50.0 % → 30.0 %" in first
    assert "-20.0 %" in first
    assert "pit" in first
    assert texts(browser, ".bot:first-child .answers code") == ["9", "8", "3"]
    assert texts(browser, ".bot:first-child .answers .given code") == ["3"]
    browser.open(page, "#turn=4")
    assert "unsure" in texts(browser, ".bot")[0]
    browser.open(page, "#turn=7")
    (_, second) = texts(browser, ".bot")
    assert "3.0 % worse than the best, which may be chance (values are exact to 4.0 %)" in second
    assert "the whole turn has changed its value by" in second
    browser.open(page, "#turn=9")
    assert "does not count" in texts(browser, ".bot")[0]
    browser.open(page, "#turn=5")
    assert "luck before it +20.0 %" in texts(browser, ".bot")[0]


def test_the_balance_is_told_for_a_whole_analysis_only(tmp_path: Path, browser: Browser) -> None:
    record = toy_game()
    browser.open(page_of(tmp_path, record, analysed(record)))
    assert texts(browser, "#balance tr:nth-child(2) td") == ["greedy", "-72 %", "+20 %", "+102 %", "100 %"]
    titles = browser.value("[...document.querySelectorAll('#balance th, #losses th')].map((head) => head.title)")
    assert len(titles) > 4 and all(titles)
    assert "over 100 %" in texts(browser, "#sum")[0]
    assert texts(browser, "#losses tr:nth-child(2) td") == ["greedy", "1", "0", "2", "7.20 %"]
    browser.open(page_of(tmp_path, record, analysed(record, is_whole=False)))
    assert browser.value("document.getElementById('balance').offsetHeight") == 0
    assert browser.value("document.getElementById('losses').offsetHeight") > 0


def test_a_loss_that_rounds_to_nothing_is_not_shown(tmp_path: Path, browser: Browser) -> None:
    record = toy_game()
    kept = analysed(record)
    kept.judgements[1, 0] = replace(kept.judgements[1, 0], value=0.4999, noise=0.0)
    browser.open(page_of(tmp_path, record, kept), "#turn=2")
    first = texts(browser, ".bot")[0]
    assert "50.0 %" in first
    assert "-0.0 %" not in first


def test_without_an_analysis_the_slider_stays_alone(tmp_path: Path, browser: Browser) -> None:
    browser.open(page_of(tmp_path, toy_game(), None))
    assert browser.value("document.querySelectorAll('#evaluation *').length") == 0
    hidden = ["analysis", "legend", "next-mark", "back-mark"]
    assert [browser.value(f"document.getElementById('{one}').offsetHeight") for one in hidden] == [0] * 4
    assert browser.value("document.getElementById('slider').offsetHeight") > 0
    assert browser.value("document.querySelectorAll('#times polyline').length") == 2
    assert "n and p" not in texts(browser, "footer")[0]
    browser.press("n")


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_nothing_is_wider_than_the_screen(page: Path, browser: Browser, width: int) -> None:
    browser.resize(width)
    browser.open(page, "#turn=2")
    assert browser.value("document.documentElement.scrollWidth") <= width
    cut_off = "[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth).length"
    assert browser.value(cut_off) == 0 or width < 390
    assert browser.value("document.getElementById('next-mark').getBoundingClientRect().right") <= width
    assert browser.value(f"{GRAPH}.offsetWidth") > 0.6 * width


def test_what_bots_said_stays_text(tmp_path: Path, browser: Browser) -> None:
    evil = "<img src=x onerror='window.hit = 1'></script><script>window.hit = 1</script>"
    record = toy_game()
    force_setattr(record.players[0], "name", evil)
    kept = analysed(record)
    kept.judgements[1, 0] = replace(
        kept.judgements[1, 0], answer=evil, best=((evil, 0.9), ("9", 0.5)), causes=(evil,), fault=evil
    )
    kept.unit = evil
    browser.open(page_of(tmp_path, record, kept), "#turn=2")
    assert evil in texts(browser, "#moments")[0]
    assert evil in texts(browser, ".bot .answers")[0]
    assert browser.value("document.querySelectorAll('img').length") == 0
    assert browser.value("window.hit") is None


STEPS = 3
IMAGINED = "document.getElementById('stage').matches('.imagined')"


@pytest.mark.parametrize("game", ["battlesheep", "ewn", "olympics", "roborally"])
def test_a_step_is_drawn_while_it_has_the_focus_and_arrow_keys_go_on(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    record = replays(f"{game}_referee.jsonl.gz")[0]
    kept = invented(record)
    place, worst = max(kept.judgements.items(), key=lambda entry: (entry[1].loss > 0, entry[0][1], entry[1].loss))
    turns = record.turns[place[0]:place[0] + STEPS]
    line = tuple((seat, str(turn.actions[seat])) for turn in turns
                 for seat in sorted(turn.inputs, key=lambda seat: seat != place[1]))
    kept.judgements[place] = replace(worst, line=line)
    page = tmp_path / "game.html"
    page.write_text(replay_page(load_game(game), record, analysis=kept), encoding="utf-8")
    number = record.turn_numbers()[place[0]]
    browser.open(page, f"#turn={number}")
    caption = "document.getElementById('caption').textContent"
    before, board = browser.value(caption), browser.value("document.getElementById('board').innerHTML")
    assert browser.value("document.querySelectorAll('.expected button').length") == STEPS
    said = browser.value("document.querySelector('.expected button').title").splitlines()
    assert said == [f"{record.names[seat]}: {load_game(game).wording_of(record)(answer)}"
                    for seat, answer in line[:len(turns[0].inputs)]]
    browser.value("document.querySelector('.expected button').focus()")
    said = browser.value(caption)
    assert said.startswith("expected: ") and said.endswith(before.partition("\n")[0].rpartition(": ")[2])
    browser.press("ArrowRight")
    assert browser.value(caption).startswith("expected: ") and browser.value(caption) != said
    assert browser.value("document.getElementById('board').innerHTML") != board
    assert browser.value("location.hash") == f"#turn={number}", "the game has not moved"
    card = "document.activeElement.closest('.bot').dataset.seat"
    seat = browser.value(card)
    assert browser.value(IMAGINED)
    for _ in range(STEPS - 1):
        browser.press("ArrowRight")
    assert (browser.value(caption), browser.value(IMAGINED)) == (before, False), "after its last step, the game again"
    browser.press("ArrowRight")
    assert browser.value("location.hash") != f"#turn={number}", "keys are the game's again"
    browser.open(page, f"#turn={number}")
    browser.value("document.querySelector('.expected button').focus()")
    browser.press("Escape")
    assert (browser.value(caption), browser.value(IMAGINED)) == (before, False)
    browser.value("document.querySelector('.expected button').focus()")
    browser.press("PageDown")
    assert browser.value(card) == seat and not browser.value(IMAGINED)
    browser.value(f"location.hash = '#turn={number}'")
    browser.until(f"{caption} === {json.dumps(before)}")
    assert not browser.value(IMAGINED), "keys show what was played"
    assert browser.complaints == []
    browser.open(page, f"#turn={number + 1}")
    assert browser.value("document.querySelectorAll('.expected').length") == 0
