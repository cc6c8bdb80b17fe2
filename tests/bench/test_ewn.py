from __future__ import annotations

from bot.bench.ewn import PARTS, bench


def test_measures_both_searches_and_the_predictions() -> None:
    speed = bench(4.0)
    assert speed.iterations > 1000
    assert speed.steps > 2 * speed.scalar_steps > 200
    more = speed.more
    assert 0 <= more["predictions"]["within_factor_2"] <= 1
    assert 0 < more["longest_step_ms"] < more["search_ms"]["max"] / 4
    assert 0 < more["search_ms"]["p50"] <= more["search_ms"]["p99"] <= more["search_ms"]["max"]
    for seconds in more["seconds_from_the_start"].values():
        assert 0 < seconds["depth 10"] < seconds["depth 12"] < seconds["depth 14"]
    scout = more["negascout"]
    assert set(scout["nodes"]) == set(PARTS)
    assert scout["saved"]["plain"] == 0
    assert scout["saved"]["star1"] > 0
    assert scout["saved"]["scout_star1_table"] > 0.1
