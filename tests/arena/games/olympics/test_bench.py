from __future__ import annotations

import importlib

import pytest

from bot.players.olympics.params import Params
from bot.players.olympics.strategies import STRATEGIES

bench = importlib.import_module("bot.arena.games.olympics.bench")


def test_measures_every_strategy_and_reports_the_played_one_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURN_MS", 500.0)  # enough on a busy machine too
    record = bench.bench(1.0)
    assert set(record["strategies"]) == set(STRATEGIES)
    assert record["iterations_per_second"] == record["strategies"][Params().search]["iterations_per_second"] > 0
    assert record["steps_per_second"] > 100
    assert record["peak_mib"] > 1
    for figures in record["strategies"].values():
        assert figures["turns"] >= 2
        assert 0 < figures["turn_ms"]["p50"] <= figures["turn_ms"]["p99.9"] <= figures["turn_ms"]["max"]
        assert figures["evaluations_in_a_turn"]["mean"] > 0
