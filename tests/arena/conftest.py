from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.arena.pages.browser import CHROMIUM, Browser

BUSY_SECONDS = 600
"""The most that a test in a browser may take: on a busy machine a page takes many times as long."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and {"driver", "chromium"} & set(item.fixturenames):
            item.add_marker(pytest.mark.timeout(BUSY_SECONDS))


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One for all tests: it takes a second to start."""
    if not CHROMIUM:
        pytest.skip("no Chromium here")
    with Browser(tmp_path_factory.mktemp("chromium")) as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """Of the usual width, without complaints and memories."""
    chromium.resize()
    chromium.forget()
    chromium.complaints.clear()
    return chromium
