from __future__ import annotations

from bot.arena.games.ewn.bench import PARTS, bench


def test_measures_both_searches_and_the_predictions() -> None:
    record = bench(4.0)
    assert record["iterations_per_second"] > 1000
    assert record["steps_per_second"] > 100
    assert record["peak_mib"] > 1
    assert 0 <= record["predictions"]["within_factor_2"] <= 1
    times = record["turn_ms"]
    assert 0 <= record["longest_step_ms"] < 50
    assert 0 < times["p50"] <= times["p99"] <= times["max"]
    for seconds in record["seconds_from_the_start"].values():
        assert 0 < seconds["depth 10"] < seconds["depth 12"] < seconds["depth 14"]
    scout = record["negascout"]
    assert set(scout["nodes"]) == set(PARTS)
    assert scout["saved"]["plain"] == 0
    assert scout["saved"]["star1"] > 0
    assert scout["saved"]["scout_star1_table"] > 0.1
