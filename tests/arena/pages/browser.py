"""A headless Chromium, spoken to over its debugging pipe: looks at pages as a visitor does."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PATIENCE_SECONDS = 300.0
OUT_OF_KEYS = """[...document.querySelectorAll("body *")].filter((one) =>
  one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflow)
  && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  && one.tabIndex < 0 && !one.querySelector("a[href], button, input, select, summary, [tabindex]")
).map((one) => one.outerHTML.slice(0, 100))"""
"""What has to be scrolled, and neither can have the focus nor holds what can (WCAG 2.2, 2.1.1)."""


def own_temporary_folder() -> TemporaryDirectory[str]:
    """What Chromium would leave in the system's goes with it; its path is short, as that of a socket has to be."""
    return TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)


class Browser:
    """One page in a headless Chromium. ``complaints``: what the console and failed scripts said."""

    def __init__(self, folder: Path) -> None:
        assert CHROMIUM
        self._temporary = own_temporary_folder()
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        words = [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            f"--user-data-dir={folder / 'profile'}", "--remote-debugging-pipe",
        ]

        def on_3_and_4() -> None:
            """Where Chromium reads commands, and answers."""
            commands, answers = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        self._process = subprocess.Popen(
            words, pass_fds=(3, 4), preexec_fn=on_3_and_4, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "TMPDIR": self._temporary.name},
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self._file = os.fdopen(self._in, "rb")
        self._rest = b""
        self._number = self._pages = 0
        self._session: str | None = None
        self.complaints: list[str] = []
        target = self.call("Target.createTarget", url="about:blank", hidden=True)["targetId"]  # no window draws it
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.resize()

    def resize(self, width: int = 1300, height: int = 900) -> None:
        """The size of the window."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command of the DevTools protocol; events that come meanwhile are looked at."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while (answer := self._read()).get("id") != self._number:
            self._notice(answer)
        assert "error" not in answer, answer
        result: dict[str, Any] = answer["result"]
        return result

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            data = os.read(self._in, 1 << 16)
            assert data, "the browser is gone"
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\0")
        message: dict[str, Any] = json.loads(line)
        return message

    def _notice(self, event: dict[str, Any]) -> None:
        if event.get("method") in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"):
            self.complaints.append(json.dumps(event["params"]))
        elif event.get("method") == "Network.requestWillBeSent":
            url = event["params"]["request"]["url"]
            if not url.startswith(("file:", "data:", "about:")):
                self.complaints.append(f"loads {url}")
        elif event.get("method") == "Page.javascriptDialogOpening":
            self.complaints.append("a dialog")

    def forget(self) -> None:
        """What pages have kept, such as whose game it is."""
        self.value("localStorage.clear()")

    def open(self, page: Path, fragment: str = "") -> None:
        """Goes to a page, anew if it is shown already, and waits until its script has run."""
        self._pages += 1
        self.call("Page.navigate", url=f"{page.as_uri()}?{self._pages}{fragment}")
        self.until("location.protocol === 'file:' && document.readyState === 'complete' && !document.body.ariaBusy")

    def value(self, expression: str) -> Any:
        """The value of an expression in the page."""
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def until(self, expression: str) -> None:
        """Waits for an expression to become true."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not self.value(expression):
            assert time.monotonic() < end, expression
            time.sleep(0.02)

    def press(self, key: str) -> None:
        """One key down and up."""
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, text=" " if key == " " else "")
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait()
        self._file.close()
        os.close(self._out)
        self._temporary.cleanup()
