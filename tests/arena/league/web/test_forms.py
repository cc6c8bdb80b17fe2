"""Forms in a browser: one that is refused keeps everything, and every bot can be mended, retired and deleted."""
from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from selenium import webdriver

from arena.league.store import League
from tests.arena.league.web.browsing import LAPTOP, NARROW, Visitor, needs_browser
from tests.arena.league.web.serving import showing

UPLOAD = "form[action='/bots/upload']"


def value(visitor: Visitor, form: str, name: str) -> str:
    return str(visitor.find(f"{form} [name={name}]").get_attribute("value"))


def save_later(file: Path, text: str) -> None:
    """Save `file` anew, two seconds after its last save: the browser compares whole seconds."""
    later = file.stat().st_mtime + 2
    file.write_text(text)
    os.utime(file, (later, later))


@needs_browser
def test_a_form_that_is_refused_keeps_what_was_typed_with_the_reason_beside_it(
    driver: webdriver.Chrome, league: League, tmp_path: Path
) -> None:
    file = tmp_path / "quick.py"
    file.write_text("print(1)")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address)
        visitor.open("/bots")
        visitor.press(f"{UPLOAD} summary")
        visitor.fill(UPLOAD, file=str(file), name="good", command="python '{file}")
        assert "cannot read the command" in visitor.until(lambda: visitor.text(f"{UPLOAD} .refused"))
        assert value(visitor, UPLOAD, "file").endswith("quick.py")
        assert value(visitor, UPLOAD, "command") == "python '{file}"
        assert driver.current_url.endswith("/bots")

        save_later(file, "print(22)")
        visitor.fill(UPLOAD, name="quick", command="python {file} --fast")
        visitor.until(lambda: "has changed since it was chosen" in visitor.text(f"{UPLOAD} .refused"))
        visitor.fill(UPLOAD, file=str(file))
        visitor.until(lambda: "quick" in visitor.texts("#bots .name a"))
        assert league.bots.source("quick") == {"quick.py": "print(22)"}
        assert value(visitor, UPLOAD, "name") == ""

        visitor.open("/games")
        visitor.press("form[action='/games'] summary")
        visitor.fill("form[action='/games']", said="PDATA depth")
        assert visitor.until(lambda: visitor.text("form[action='/games'] .refused"))
        assert value(visitor, "form[action='/games']", "said") == "PDATA depth"
        visitor.find("form[action='/games'] [name=said]").clear()
        visitor.fill("form[action='/games']", match="0")
        visitor.until(lambda: driver.current_url.endswith("/games?order=newest&match=0"))

        visitor.open("/bots/99")
        assert visitor.text("h1") == "That does not work"
        assert driver.execute_script("return events === null && !document.querySelector('#state')")
    driver.get_log("browser")


@needs_browser
@pytest.mark.parametrize("size", [LAPTOP, NARROW], ids=str)
def test_a_bot_that_has_failed_is_mended_and_one_without_games_deleted(
    driver: webdriver.Chrome, league: League, tmp_path: Path, size: tuple[int, int]
) -> None:
    league.bots.add("broken", files={"broken.py": b"import nosuch"})
    league.bots.claim_new()
    league.bots.judge(4, "failed", "", "ModuleNotFoundError: No module named 'nosuch'")
    file = tmp_path / "broken.py"
    file.write_text("print(1)")
    with showing(league.folder) as address:
        visitor = Visitor(driver, address, size)
        visitor.open("/bots")
        assert visitor.fits()
        visitor.press("#bot-4 a[href$='#new-version']")
        visitor.until(lambda: "No module named" in visitor.text("#failure"))
        assert visitor.fits()
        visitor.fill("#new-version", file=str(file))
        visitor.until(lambda: urlsplit(driver.current_url).path == "/bots/5")
        assert league.bots.source("broken v2") == {"broken.py": "print(1)"}
        assert driver.find_elements("css selector", "#failure *") == []
        for says, state in (("Retire", "retired"), ("Resume", "new")):
            button = visitor.find("#change-state button")
            assert button.text == says
            button.click()
            visitor.until(lambda state=state: visitor.text("#bot-state") == state)  # type: ignore[misc]

        visitor.press("#remove button")
        driver.switch_to.alert.dismiss()
        assert league.bots.named("broken v2")
        visitor.press("#remove button")
        driver.switch_to.alert.accept()
        visitor.until(lambda: "weak" in visitor.texts("#bots .name a"))
        assert "broken v2" not in visitor.texts("#bots .name a")
        visitor.press("#bot-2 a[href$='#remove']")
        visitor.until(lambda: visitor.press("#remove button"))
        driver.switch_to.alert.accept()
        visitor.until(lambda: "good" in (names := visitor.texts("#bots .name a")) and names[0] != "weak")
        assert (league.bots.named("weak").state, len(league.bots.all())) == ("removed", 4)
        visitor.until(lambda: "Removed, but their games count: weak." in visitor.text("#bots"))
        gone = f"{address}/bots/5 "  # its open page may have looked for news of it
        assert [said for said in visitor.complaints() if not said.startswith(gone)] == []
