"""Learning the value of Battle Sheep: the fit, the games it is fitted to, and the whole command."""
from __future__ import annotations

import runpy
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.battlesheep.player import weights
from bot.battlesheep.player.value import DEGREE, FEATURES, free_share
from bot.battlesheep.rules.batch import Batch
from bot.battlesheep.rules.state import PLAYERS
from bot.battlesheep.training import __main__ as training
from bot.battlesheep.training.__main__ import (
    TrainingGame,
    TrainingPlan,
    fit,
    lessons_of_pairs,
    main,
    module_text,
    pairs_of_game,
)

PLAN = TrainingPlan(games=3, iterations=40, positions=5)
ARGUMENTS = ["--games", "2"]


def test_weights_that_made_the_outcomes_are_found_again():
    random = np.random.default_rng(1)
    truth = np.array([1.5, -0.7, 0.0, 0.0])
    inputs = random.normal(size=(10_000, 4)) * [1, 3, 0.5, 0]
    outcomes = (random.random(10_000) < 1 / (1 + np.exp(-inputs @ truth))).astype(float)
    lessons = lessons_of_pairs(inputs, outcomes)
    fitted = fit(lessons)
    assert np.allclose(fitted, truth, atol=0.1)
    assert lessons.loss(fitted) < lessons.loss(0 * truth) - 0.2


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_a_game_is_played_to_the_end_and_every_pair_compared(edition):
    positions = TrainingGame(edition, None, PLAN, Random(1)).played()
    assert not any(replace(positions[-1], player=player).moves() for player in range(PLAYERS))
    lessons = pairs_of_game(positions, PLAN.positions)
    outcomes, inputs = lessons.won[0], lessons.features[:, 0]
    assert lessons.features.shape == ((DEGREE + 1) * len(FEATURES), 2, 5 * 6)
    scores = Batch(positions[-1], 1).scores()[:, 0]
    assert outcomes[0] == (scores[1] > scores[0]) + 0.5 * (scores[1] == scores[0])
    assert set(outcomes) <= {0.0, 0.5, 1.0}
    cells = FEATURES.index("cells")
    assert not inputs[cells, :6].any(), "at first everybody has one cell"
    assert inputs[cells].any()
    shares = np.array([free_share(Batch(position, 1))[0] for position in (positions[0], positions[-2])])
    assert inputs[:, [0, -6]][len(FEATURES):] == pytest.approx(np.concatenate(
        [inputs[: len(FEATURES), [0, -6]] * shares**power for power in range(1, DEGREE + 1)]))


@pytest.fixture(scope="module")
def quick():
    """The command plays games of few iterations."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "TrainingPlan", partial(TrainingPlan, iterations=24))
        yield


@pytest.fixture(scope="module")
def trained(quick, tmp_path_factory):
    """The folder to which a small run writes weights."""
    folder = tmp_path_factory.mktemp("training")
    main([*ARGUMENTS, "--out", str(folder / "weights.py")])
    return folder


def test_a_small_run_writes_weights_for_every_edition(trained):
    written = runpy.run_path(str(trained / "weights.py"))["WEIGHTS"]
    assert list(written) == list(weights.WEIGHTS)
    for edition, value in written.items():
        assert np.shape(value) == (len(FEATURES), DEGREE + 1)
        assert value != weights.WEIGHTS[edition]
    assert written["hex"][FEATURES.index("cells")][0] > 0


def test_the_same_games_come_to_the_same_weights(trained, tmp_path):
    main([*ARGUMENTS, "--out", str(tmp_path / "again.py")])
    assert (tmp_path / "again.py").read_text() == (trained / "weights.py").read_text()


def test_the_weights_of_the_bot_have_the_form_that_the_command_writes():
    assert module_text(weights.WEIGHTS) == Path(weights.__file__).read_text(encoding="ascii")
