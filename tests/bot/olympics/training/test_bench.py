from __future__ import annotations

import importlib

import pytest

bench = importlib.import_module("bot.olympics.training.bench")

pytestmark = pytest.mark.wall_time


def test_measures_both_searches_and_reports_the_shipped_one_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURN_MS", 500.0)  # enough on a busy machine too
    speed = bench.bench(1.0)
    searches = speed.more["searches"]
    assert set(searches) == {"plans", "tree"}
    assert speed.iterations == searches["plans"]["iterations_per_second"] > 0
    assert speed.steps > 10 * speed.scalar_steps > 1000
    for figures in searches.values():
        assert 0 < figures["search_ms"]["p50"] <= figures["search_ms"]["p99.9"] <= figures["search_ms"]["max"]
        assert figures["iterations_in_a_turn"]["mean"] > 0
