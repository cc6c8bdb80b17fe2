from __future__ import annotations

import importlib

import pytest

from bot.players.olympics.params import Params
from bot.players.olympics.strategies import STRATEGIES

bench = importlib.import_module("bot.bench.olympics")

pytestmark = pytest.mark.wall_time


def test_measures_every_strategy_and_reports_the_played_one_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURN_MS", 500.0)  # enough on a busy machine too
    speed = bench.bench(1.0)
    strategies = speed.more["strategies"]
    assert set(strategies) == set(STRATEGIES)
    assert speed.iterations == strategies[Params().search]["iterations_per_second"] > 0
    assert speed.steps > 10 * speed.scalar_steps > 1000
    for figures in strategies.values():
        assert 0 < figures["search_ms"]["p50"] <= figures["search_ms"]["p99.9"] <= figures["search_ms"]["max"]
        assert figures["evaluations_in_a_turn"]["mean"] > 0
