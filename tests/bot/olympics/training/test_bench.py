from __future__ import annotations

import importlib

import pytest

bench = importlib.import_module("bot.olympics.training.bench")

pytestmark = pytest.mark.wall_time


def test_measures_the_search_and_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURN_MS", 500.0)  # enough on a busy machine too
    speed = bench.bench(1.0)
    assert speed.iterations > 0
    assert speed.steps > 10 * speed.scalar_steps > 1000
    times = speed.more["search_ms"]
    assert 0 < times["p50"] <= times["p99.9"] <= times["max"]
