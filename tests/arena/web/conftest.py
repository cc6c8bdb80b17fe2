from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.arena.web.browser import CHROMIUM, Browser


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One for all tests: it takes a second to start."""
    if not CHROMIUM:
        pytest.skip("no Chromium here")
    with Browser(tmp_path_factory.mktemp("chromium")) as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """Of the usual width, without complaints."""
    chromium.resize()
    chromium.open_blank()
    chromium.complaints.clear()
    return chromium
