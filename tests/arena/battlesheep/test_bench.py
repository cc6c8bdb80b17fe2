"""The benchmark measures what it says."""
from __future__ import annotations

from bot.arena.games.battlesheep import GAME


def test_the_benchmark_has_every_figure_and_keeps_the_limit():
    figures = GAME.bench(1.2)
    assert figures["steps_per_second"] > 20 * figures["playouts_per_second"] > 0
    assert figures["iterations_per_second"] > 0 and figures["peak_mib"] > 10
    assert figures["turns"] >= 1
    times = [figures["turn_ms"][name] for name in ("p50", "p99", "p99.9", "max")]
    assert times == sorted(times)
