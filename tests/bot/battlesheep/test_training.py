"""Learning the value of Battle Sheep: the fit, the games it is fitted to, and the whole command."""
from __future__ import annotations

import runpy
import shutil
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.battlesheep.player import weights
from bot.battlesheep.player.value import DEGREE, FEATURES
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
    record = TrainingGame(edition, None, PLAN, Random(1)).record()
    cells = np.array(record["features"])[:, FEATURES.index("cells")]
    assert (np.diff(cells, axis=0) >= 0).all() and (cells[0] == 1).all()
    assert record["shares"] == sorted(record["shares"], reverse=True)
    lessons = pairs_of_game(record)
    outcomes = lessons.won[0]
    assert lessons.features.shape == ((DEGREE + 1) * len(FEATURES), 2, 5 * 6)
    first = record["scores"]
    assert outcomes[0] == (first[1] > first[0]) + 0.5 * (first[1] == first[0])
    assert set(outcomes) <= {0.0, 0.5, 1.0}


@pytest.fixture(scope="module")
def quick():
    """The command plays games of few iterations."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "TrainingPlan", partial(TrainingPlan, iterations=24))
        yield


@pytest.fixture(scope="module")
def trained(quick, tmp_path_factory):
    """What a small run keeps, and the weights that it writes."""
    folder = tmp_path_factory.mktemp("training")
    main([*ARGUMENTS, "--folder", str(folder), "--out", str(folder / "weights.py")])
    return folder


def test_a_small_run_writes_weights_for_every_edition(trained):
    written = runpy.run_path(str(trained / "weights.py"))["WEIGHTS"]
    assert list(written) == list(weights.WEIGHTS)
    for edition, value in written.items():
        assert np.shape(value) == (len(FEATURES), DEGREE + 1)
        assert value != weights.WEIGHTS[edition]
    assert written["hex"][FEATURES.index("cells")][0] > 0


def test_a_run_that_was_cut_off_goes_on_and_comes_to_the_same_weights(trained, tmp_path, monkeypatch):
    folder, again = shutil.copytree(trained, tmp_path / "cut off"), tmp_path / "again.py"
    file = folder / "hex-1.jsonl.gz"
    file.write_bytes(file.read_bytes()[:-10])
    played = []
    record = TrainingGame.record
    monkeypatch.setattr(training.TrainingGame, "record", lambda self: played.append(1) or record(self))
    main([*ARGUMENTS, "--folder", str(folder), "--out", str(again)])
    assert len(played) == 1
    assert again.read_text() == (trained / "weights.py").read_text()


def test_games_of_another_plan_are_refused(trained, tmp_path, capsys):
    with pytest.raises(SystemExit):
        main([*ARGUMENTS, "--seed", "2", "--folder", str(trained), "--out", str(tmp_path / "weights.py")])
    assert "other settings" in capsys.readouterr().err


def test_the_weights_of_the_bot_have_the_form_that_the_command_writes():
    assert module_text(weights.WEIGHTS) == Path(weights.__file__).read_text(encoding="ascii")
