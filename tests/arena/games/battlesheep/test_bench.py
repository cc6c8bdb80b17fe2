"""The benchmark measures what it says."""
from __future__ import annotations

from bot.arena.games.battlesheep import GAME


def test_the_benchmark_has_every_figure():
    figures = GAME.bench(1.2)
    assert figures["steps_per_second"] > 20 * figures["playouts_per_second"] > 0
    assert figures["iterations_per_second"] > 0
