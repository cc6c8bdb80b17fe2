from __future__ import annotations

import runpy
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.ewn.player.network import LearnedValue, Shape, Weights
from bot.ewn.rules import plain as rules
from bot.ewn.rules import sides
from bot.ewn.rules.state import DICE, RED, Position
from bot.ewn.training import __main__ as training
from bot.ewn.training.__main__ import EwnTrainer, TrainingPlan
from bot.ewn.training.selfplay import Generation, SelfPlay, back_up
from bot.training.trainer import Fit, OtherTraining
from botkit.client.packed import unpack
from tests.bot.ewn.positions import undecided

SMALL = Shape(16, 8, 4)
PLAN = TrainingPlan(games=64, generations=4, seed=3, batch=64)


def generation(seed: int = 1, trace: float = 0.5) -> tuple[Weights, Generation]:
    random = np.random.default_rng(seed)
    weights = training.new_weights(SMALL, random)
    return weights, SelfPlay(PLAN, random).generation(LearnedValue(weights), trace)


def cross_entropy(weights: Weights, batch: Generation) -> float:
    value = LearnedValue(weights)
    movers, others = value.embed_movers(batch.movers), value.embed_others(batch.others)
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
    position = Position((18, -1, -1, -1, -1, -1), (24, 23, -1, -1, -1, -1), RED)
    mover, other = (np.array([side]) for side in sides.pack(position))
    assert back_up(LearnedValue(weights), mover, other).value == pytest.approx(1)


def test_moves_lead_where_the_rules_say() -> None:
    value = LearnedValue(training.new_weights(SMALL, np.random.default_rng(2)))
    for position in undecided(Random(3), 10):
        backup = back_up(value, *(np.array([side]) for side in sides.pack(position)))
        followed = [backup.follow(np.array([move])) for move in np.flatnonzero(backup.probabilities[0] >= 0)]
        after = [rules.play(position, move) for move in {m for die in DICE for m in rules.legal_moves(position, die)}]
        pairs = sorted((int(movers[0]), int(others[0])) for won, movers, others in followed if not won[0])
        assert len(followed) == len(after)
        assert pairs == sorted(sides.pack(child) for child in after if rules.winner(child) is None)


def test_steps_of_adam_fit_a_generation() -> None:
    weights, sample = generation(trace=1.0)
    before = training.gradients(weights, sample)[1]
    fit = Fit(weights, averaging=0.1)
    for _ in range(60):
        fit.step(training.gradients(weights, sample)[0], 0.01)
    assert training.gradients(weights, sample)[1] < 0.8 * before


def agreement(weights: Weights) -> float:
    """The correlation of the value with the shipped one, over positions of random games."""
    movers, others = np.array([sides.pack(position) for position in undecided(Random(4), 300)]).T
    found = [value.finish((value.embed_movers(movers) * value.embed_others(others)).sum(axis=1))
             for value in (LearnedValue(weights), LearnedValue.of_training())]
    return float(np.corrcoef(found)[0, 1])


def test_training_learns_from_its_own_games(tmp_path: Path) -> None:
    trainer = EwnTrainer(SMALL, replace(PLAN, generations=25, rate=0.01), tmp_path)
    assert agreement(trainer.average) < 0.3
    while trainer.generation < 25:
        trainer.step()
    assert agreement(trainer.average) > 0.6


def run(folder: Path, *more: str) -> str:
    """The weights that the training command writes."""
    out = folder / "weights.py"
    training.main(["--games", "64", "--folder", str(folder), "--out", str(out), *more])
    return out.read_text()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command takes few and small steps with a small network."""
    monkeypatch.setattr(training, "SHAPE", Shape(8, 8, 2))
    monkeypatch.setattr(training, "TrainingPlan", lambda: PLAN)


@pytest.mark.usefixtures("quick")
def test_the_command_writes_weights_and_the_same_again(tmp_path: Path) -> None:
    first = run(tmp_path / "a")
    assert run(tmp_path / "b") == first
    assert run(tmp_path / "c", "--seed", "2") != first
    written = runpy.run_path(str(tmp_path / "a" / "weights.py"))
    assert written["SHAPE"] == (8, 8, 2)


def test_an_interrupted_training_comes_to_the_same_weights(tmp_path: Path) -> None:
    whole, part = (EwnTrainer(SMALL, PLAN, tmp_path / name) for name in ("whole", "part"))
    whole.train("ewn", PLAN.generations)
    part.train("ewn", 2)
    rest = EwnTrainer(SMALL, PLAN, tmp_path / "part")
    rest.train("ewn", PLAN.generations)
    assert rest.generation == PLAN.generations
    for one, other in zip(rest.average, whole.average):
        assert np.array_equal(one, other)


@pytest.mark.usefixtures("quick")
def test_what_is_kept_of_another_training_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    EwnTrainer(SMALL, PLAN, tmp_path).step()
    with pytest.raises(OtherTraining, match="other settings"):
        EwnTrainer(SMALL, replace(PLAN, rate=0.1), tmp_path)
    with pytest.raises(SystemExit):
        run(tmp_path)
    assert "other settings" in capsys.readouterr().err


def test_written_weights_come_back_within_half_a_step(tmp_path: Path) -> None:
    random = np.random.default_rng(1)
    shape = Shape(12, 8, 4)
    layers = shape.layers()
    weights = type(layers)(*(random.normal(size=layer.shape).astype(np.float32) for layer in layers))
    (tmp_path / "weights.py").write_text(training.module_text(weights, shape))
    written = runpy.run_path(str(tmp_path / "weights.py"))
    back = unpack(written["LEVELS"], written["SCALES"], Shape(*written["SHAPE"]).layers())
    for before, after in zip(weights, back):
        half_step = np.abs(np.atleast_2d(before)).max(axis=0) / 45 / 2
        assert np.all(np.abs(before - after) <= half_step * 1.001)
