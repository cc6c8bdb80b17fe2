from __future__ import annotations

import pytest

from bot.ewn.training.bench import bench

pytestmark = pytest.mark.wall_time


def test_measures_the_search_and_the_simulators() -> None:
    speed = bench(2.0)
    assert speed.iterations > 1000
    assert speed.steps > 2 * speed.scalar_steps > 200
