"""The play that a search expects, in steps on the page of a game."""
from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from arena.games import load_game
from arena.pages.page import replay_page
from tests.arena.pages.browser import Browser
from tests.arena.pages.invented import invented
from tests.bot.helpers import replays

STEPS = 3
IMAGINED = "document.getElementById('stage').matches('.imagined')"


@pytest.mark.parametrize("game", ["battlesheep", "ewn", "olympics", "roborally"])
def test_a_step_is_drawn_while_it_has_the_focus_and_arrow_keys_go_on(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    record = replays(f"{game}_referee.jsonl.gz")[0]
    kept = invented(record)
    place, worst = max(kept.game.judgements.items(), key=lambda entry: (entry[1].loss > 0, entry[0][1], entry[1].loss))
    turns = record.turns[place[0]:place[0] + STEPS]
    line = tuple((seat, str(turn.actions[seat])) for turn in turns
                 for seat in sorted(turn.inputs, key=lambda seat: seat != place[1]))
    kept.game.judgements[place] = replace(worst, line=line)
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
