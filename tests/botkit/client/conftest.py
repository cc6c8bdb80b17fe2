from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _collect_garbage_again() -> Iterator[None]:
    """A session switches the collector off."""
    yield
    gc.enable()
    gc.unfreeze()
