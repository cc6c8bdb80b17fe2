"""The benchmark has every figure."""
from __future__ import annotations

from bot.arena.games.roborally.bench import bench


def test_turns_in_arrays_are_faster_than_one_by_one() -> None:
    record = bench(2.0)
    assert record["iterations_per_second"] > 100
    assert record["steps_per_second"] > 1000
    assert record["batched_to_scalar"] > 10
    assert record["seed_form_samples_per_second"] > 10
