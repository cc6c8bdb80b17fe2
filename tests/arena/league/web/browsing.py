"""Somebody in front of a browser: Debian's Chromium, driven by Selenium."""
from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

from tests.arena.pages.browser import CHROMIUM, own_temporary_folder

DRIVER = shutil.which("chromedriver")
needs_browser = pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="no Chromium with its chromedriver here")
PATIENCE_SECONDS = 90.0
TEXTS = """
return [...document.querySelectorAll(arguments[0])].map((one) => (one.innerText ?? one.textContent).trim());
"""
TEXT = """
const found = document.querySelector(arguments[0]);
return found.checkVisibility() ? found.innerText.trim() : "";
"""
FITS = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
IS_THERE = "return document.readyState === 'complete' && !document.body.ariaBusy"
NARROW, LAPTOP, WIDE = (390, 844), (1366, 768), (1300, 900)


@contextmanager
def browser(folder: Path) -> Iterator[webdriver.Chrome]:
    """A browser without a window; ``folder`` is for its profile."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for word in (
        "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}",
        "--disable-threaded-compositing",  # a frame takes half the time
    ):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    with own_temporary_folder() as temporary:
        service = Service(DRIVER, env={**os.environ, "TMPDIR": temporary})
        with webdriver.Chrome(options, service) as driver:
            unseen = {"url": "about:blank", "hidden": True}  # it takes half the time of one in a window that is drawn
            driver.switch_to.window(driver.execute_cdp_cmd("Target.createTarget", unseen)["targetId"])
            driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
            yield driver


class Visitor:
    """Somebody in front of a browser; ``address`` of the app."""

    def __init__(self, driver: webdriver.Chrome, address: str, size: tuple[int, int] = WIDE) -> None:
        self.driver = driver
        self.address = address.rstrip("/")
        width, height = size
        driver.get("about:blank")
        self.complaints()  # of whoever was here before
        driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500},
        )

    def open(self, path: str) -> None:
        """Goes to a page, anew if it is shown; waits for its style sheets and scripts, as the driver may not."""
        page = self.address + path
        if self.driver.current_url.partition("#")[0] == page.partition("#")[0]:
            self.driver.get("about:blank")
        self.driver.get(page)
        self.until(lambda: self.driver.execute_script(IS_THERE))

    def find(self, selector: str) -> Any:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def texts(self, selector: str) -> list[str]:
        """The texts of all these elements at one moment: a page that is updated cannot change in between."""
        found: list[str] = self.driver.execute_script(TEXTS, selector)
        return found

    def text(self, selector: str) -> str:
        """The words of the first of these elements; none, if it cannot be seen."""
        return str(self.driver.execute_script(TEXT, selector)).replace("\u00a0", " ")

    def fill(self, form: str, **fields: str) -> None:
        """Fills the fields of a form by their names, and sends it."""
        for name, value in fields.items():
            field = self.find(f"{form} [name={name}]")
            if field.tag_name == "select":
                Select(field).select_by_visible_text(value)
            else:
                field.clear() if field.get_attribute("type") != "file" else None
                field.send_keys(value)
        self.press(f"{form} button")
        self.until(lambda: self.driver.execute_script("return !document.querySelector('form[aria-busy]')"))

    def press(self, selector: str) -> bool:
        """Clicks; returns true."""
        self.find(selector).click()
        return True

    def keys(self, *keys: str) -> None:
        """Presses keys, wherever the focus is."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def until(self, happens: Callable[[], Any]) -> Any:
        """Waits for something true, which it returns; what is not there yet, or no more, is no error."""
        return WebDriverWait(self.driver, PATIENCE_SECONDS, 0.1, [Exception]).until(lambda _: happens())

    def fits(self) -> bool:
        """Whether nothing has to be scrolled aside; the inner width of a phone's window grows with what it shows."""
        return bool(self.driver.execute_script(FITS))

    def complaints(self) -> list[str]:
        """What the console has said since the last look."""
        return [entry["message"] for entry in self.driver.get_log("browser")]


MOST_TABS = 250
IS_FOCUSED = "return document.activeElement.matches(arguments[0])"
TABS_TO = """
const stops = [...document.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
return stops.indexOf(document.querySelector(arguments[0])) - stops.indexOf(document.activeElement);
"""
"""About how many stops after the focus something has its own; below 1, if it comes before."""


class KeyboardVisitor(Visitor):
    """Somebody without a mouse."""

    def reach(self, selector: str) -> None:
        """Goes on with Tab until something has the focus."""
        pressed = 0
        while not self.driver.execute_script(IS_FOCUSED, selector):
            tabs = max(1, self.driver.execute_script(TABS_TO, selector))
            self.keys(*[Keys.TAB] * tabs)
            pressed += tabs
            assert pressed <= MOST_TABS, f"Tab does not reach {selector}"

    def fill(self, form: str, **fields: str) -> None:
        """Types into the fields of a form, in their order there; a choice by its first letters. Sends it with Enter."""
        for name, value in fields.items():
            selector = f"{form} [name={name}]"
            if self.find(selector).get_attribute("type") == "file":
                self.find(selector).send_keys(value)  # the window of the system is no part of the page
                continue
            self.reach(selector)
            if self.find(selector).tag_name == "input":
                ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
            self.keys(value)
        self.press(f"{form} button")
        self.until(lambda: self.driver.execute_script("return !document.querySelector('form[aria-busy]')"))

    def press(self, selector: str) -> bool:
        """Presses Enter on something; returns true."""
        self.find(selector)
        self.reach(selector)
        self.keys(Keys.ENTER)
        return True
