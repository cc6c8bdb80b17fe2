"""The benchmark measures what it says, and its yardstick plays the same games."""
from __future__ import annotations

import numpy as np
import pytest

from bot.battlesheep.rules.batch import Batch, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.training import bench

pytestmark = pytest.mark.wall_time

COMPILER = bench.find_compiler()


def test_the_benchmark_has_every_figure():
    speed = bench.bench(0.6)
    assert speed.iterations > 0
    assert speed.steps > 1000


def test_without_a_compiler_the_benchmark_says_so(monkeypatch):
    monkeypatch.setattr(bench.shutil, "which", lambda name: None)
    assert "no C++ compiler" in bench.bench(0.1).ratios["playouts, to those of a naive C++ program"]


def test_a_compiler_that_fails_is_named(monkeypatch):
    monkeypatch.setattr(bench, "find_compiler", lambda: "/bin/false")
    (told,) = bench.bench(0.1).ratios.values()
    assert told == "not measured: /bin/false fails with exit code 1"


def test_the_ratio_to_the_naive_program_is_that_of_playouts(monkeypatch):
    monkeypatch.setattr(bench, "find_compiler", lambda: "c++")
    monkeypatch.setattr(bench, "naive_playouts", lambda compiler, board, seconds: [10.0, 0.0])
    speed = bench.bench(0.1)
    (ratio,) = speed.ratios.values()
    assert 25.0 < speed.steps / (10.0 * ratio) < 40.0, "a game has about 32 plies"


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler")
def test_the_naive_program_plays_the_same_games():
    """Mean scores and lengths of thousands of random games agree to a few standard errors."""
    board = bench.opening(0)
    games, plies, *naive = bench.naive_playouts(COMPILER, board, 0.5)
    batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, 0), 4096)
    batch.play_out(np.random.Generator(np.random.SFC64(1)), np.zeros(4096, dtype=np.int64), lambda: True)
    scores = batch.scores()
    errors = scores.std(axis=1) * (1 / 4096 + 1 / (0.5 * games)) ** 0.5
    assert (abs(scores.mean(axis=1) - naive) < 4 * errors).all()
    assert plies / games == pytest.approx(batch.plies / 4096, rel=0.01)
