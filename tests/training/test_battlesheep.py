"""Fitting the Battle Sheep bot's value to recorded games."""
from __future__ import annotations

from pathlib import Path

import numpy as np

from bot.arena.replay import read_records
from bot.games.battlesheep.value import DEGREE, FEATURES
from bot.training.battlesheep import fit, loss, main, pairs_of_game

REPLAY = Path(__file__).parents[2] / "replays" / "battlesheep_referee.jsonl.gz"


def test_weights_that_made_the_outcomes_are_found_again():
    random = np.random.default_rng(1)
    weights = np.array([1.5, -0.7, 0.0])
    inputs = random.normal(size=(40_000, 3)) * [1, 3, 0.5]
    outcomes = (random.random(40_000) < 1 / (1 + np.exp(-inputs @ weights))).astype(float)
    fitted = fit(inputs, outcomes)
    assert np.allclose(fitted, weights, atol=0.1)
    assert loss(inputs, outcomes, fitted) < loss(inputs, outcomes, 0 * weights) - 0.2


def test_every_pair_of_players_is_compared_in_every_position():
    record = next(iter(read_records(REPLAY)))
    inputs, outcomes = pairs_of_game(record, positions=5)
    assert inputs.shape == (5 * 6, (DEGREE + 1) * len(FEATURES))
    assert set(outcomes) <= {0.0, 0.5, 1.0}
    assert np.isfinite(inputs).all() and inputs.any()


def test_the_command_prints_a_row_for_each_feature(capsys):
    main([str(REPLAY), "--positions", "3"])
    printed = capsys.readouterr().out
    assert printed.count("(") == len(FEATURES) and all(f"# {name}" in printed for name in FEATURES)
