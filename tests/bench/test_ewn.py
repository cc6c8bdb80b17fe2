from __future__ import annotations

from bot.bench.ewn import bench


def test_measures_both_searches_and_the_predictions() -> None:
    speed = bench(4.0)
    assert speed.iterations > 1000
    assert speed.steps > 2 * speed.scalar_steps > 200
    more = speed.more
    assert 0 <= more["predictions"]["within_factor_2"] <= 1
    assert 0 < more["longest_step_ms"] < more["search_ms"]["max"] / 4
    assert 0 < more["search_ms"]["p50"] <= more["search_ms"]["p99"] <= more["search_ms"]["max"]
    seconds = more["seconds_from_the_start"]
    assert 0 < seconds["depth 10"] < seconds["depth 12"] < seconds["depth 14"]
    assert more["negascout_nodes_per_second"] > 1000
