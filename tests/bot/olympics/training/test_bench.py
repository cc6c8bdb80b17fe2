from __future__ import annotations

from bot.olympics.training.bench import bench


def test_measures_the_search_and_the_rules() -> None:
    speed = bench(0.5)
    assert speed.iterations > 0
    assert speed.steps > 10 * speed.scalar_steps > 1000
