from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _files_of_stores_are_closed() -> Iterator[None]:
    """A store goes, with its files, when it is collected, and botkit has switched the collector off."""
    yield
    gc.collect()
