from __future__ import annotations

import pytest

from bot.roborally.training.bench import bench

pytestmark = pytest.mark.wall_time


def test_measures_decisions_and_turns_in_arrays_and_one_by_one() -> None:
    speed = bench(2.0)
    assert speed.iterations > 100
    assert speed.steps > 10 * speed.scalar_steps > 1000
