from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from bot.games.ewn import network, rules, sides
from bot.games.ewn.network import Shape, Weights
from bot.training import ewn as training
from bot.training.ewn import Generation, Plan, SelfPlay

SMALL = Shape(16, 8, 4)
PLAN = Plan(games=64, batch=64)


def generation(seed: int = 1, trace: float = 0.5) -> tuple[Weights, Generation]:
    random = np.random.default_rng(seed)
    weights = training.new_weights(SMALL, random)
    return weights, SelfPlay(PLAN, random).generation(weights, trace)


def cross_entropy(weights: Weights, batch: Generation) -> float:
    movers, others = network.mover_vectors(weights, batch.movers), network.other_vectors(weights, batch.others)
    log_odds = np.einsum("nr,nr->n", movers.astype(float), others)
    return float(np.mean(np.logaddexp(0, log_odds) - batch.targets * log_odds))


def test_gradients_are_those_of_the_cross_entropy() -> None:
    weights, batch = generation()
    slopes, _ = training.gradients(weights, batch)
    for layer, slope in zip(weights, slopes):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before = layer[place]
        layer[place] = before + 1e-2
        above = cross_entropy(weights, batch)
        layer[place] = before - 1e-2
        below = cross_entropy(weights, batch)
        layer[place] = before
        assert (above - below) / 2e-2 == pytest.approx(slope[place], rel=0.05)


def test_games_are_played_to_the_end_and_targets_are_chances() -> None:
    _, found = generation()
    assert found.movers.size > 5 * PLAN.games
    assert found.movers.shape == found.others.shape == found.targets.shape
    assert found.targets.min() >= 0
    assert 0.9 < found.targets.max() < 1.00001
    assert not sides.arrived(found.movers).any()
    assert not sides.wiped_out(found.movers).any()


def test_a_sure_win_is_worth_1_before_the_roll() -> None:
    weights = training.new_weights(SMALL, np.random.default_rng(2))
    position = rules.Position((18, -1, -1, -1, -1, -1), (24, 23, -1, -1, -1, -1), rules.RED)
    mover, other = (np.array([side]) for side in sides.pack(position))
    assert training.back_up(weights, mover, other).value == pytest.approx(1)


def test_steps_of_adam_fit_a_generation() -> None:
    weights, sample = generation(trace=1.0)
    before = training.gradients(weights, sample)[1]
    adam = training.Adam(weights)
    for _ in range(60):
        adam.step(weights, training.gradients(weights, sample)[0], 0.01)
    assert training.gradients(weights, sample)[1] < 0.8 * before


def test_training_gives_weights_that_are_written_as_a_module(tmp_path: Path) -> None:
    trained = training.train(SMALL, 0.005, 3, PLAN, quiet=True)
    file = tmp_path / "weights.py"
    file.write_text(training.module_text(trained, SMALL))
    written = runpy.run_path(str(file))
    back = network.unpack(written["LEVELS"], written["SCALES"], Shape(*written["SHAPE"]))
    for before, after in zip(trained, back):
        assert before == pytest.approx(after, abs=0.05)
