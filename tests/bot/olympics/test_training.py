"""Learning the value network of the Olympics: slopes, self-play, and the whole command."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.network.features import PLAYER_FEATURES, SHARED_FEATURES, Features
from bot.olympics.outlook.network.value import ValueWeights, shapes, values
from bot.olympics.rules.constants import PLAYERS, TURNS
from bot.olympics.training import __main__ as training
from bot.olympics.training import selfplay as training_selfplay
from bot.olympics.training.__main__ import OlympicsTrainer, Phase, TrainingPlan, gradients, main, new_weights
from bot.olympics.training.selfplay import Draws, Noise, RunPool, play
from bot.training.trainer import Fit, OtherTraining

PHASE = Phase(1, Noise(), 1e-3, 5, 1)
TINY = TrainingPlan((PHASE, replace(PHASE, generations=2)), games=2, runs=3, steps=2, batch=16, window=2)


@pytest.fixture
def short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of self-play that are broken off early."""
    monkeypatch.setattr(training_selfplay, "TURNS", 30)


def some_lessons(count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(2)
    return (0.4 * random.random((count, PLAYERS, PLAYER_FEATURES)), random.random((count, SHARED_FEATURES)),
            random.random((count, PLAYERS)))


@pytest.mark.parametrize("layer", range(len(ValueWeights._fields)))
def test_slopes_are_those_of_the_error(layer: int) -> None:
    random = np.random.default_rng(layer)
    weights = ValueWeights(*(0.3 * random.normal(size=empty.shape) for empty in shapes(8, 4)))
    players, shared, targets = some_lessons(10)
    slopes, error = gradients(weights, players, shared, targets)
    assert error == pytest.approx(((values(weights, players, shared) - targets) ** 2).mean())
    direction = random.normal(size=weights[layer].shape)

    def error_at(distance: float) -> float:
        moved = list(weights)
        moved[layer] = weights[layer] + distance * direction
        return float(((values(ValueWeights(*moved), players, shared) - targets) ** 2).mean())

    assert (slopes[layer] * direction).sum() == pytest.approx((error_at(1e-5) - error_at(-1e-5)) / 2e-5, rel=1e-4)


def test_the_pool_sees_what_the_bot_sees_in_all_parts_of_a_match() -> None:
    random = np.random.default_rng(1)
    pool, features = RunPool(2, Random(1)), Features(Forecaster(MEDAL_SHARES))
    (match,) = pool.matches(1)
    for turn in range(1, TURNS + 1):
        if turn % 4 == 1 or turn > TURNS - 5:
            for told, seen in zip(pool.children([match]), features.children(match.position())):
                assert (told[0] == seen.astype(np.float32)).all()
        match.step(random.integers(0, 4, PLAYERS).tolist())


def test_matches_share_the_runs_of_a_pool() -> None:
    pool = RunPool(2, Random(1))
    drawn = [Draws(pool, Random(seed)).new_run(0) for seed in range(20)]
    assert {run.track for run in drawn} == set(pool.tracks)  # type: ignore[union-attr]


def test_lessons_lead_from_what_was_expected_to_the_result() -> None:
    weights = new_weights((8, 4), np.random.default_rng(1))
    games = 2
    lessons = play(weights, Noise(), games, 2, 1.0, [3])
    assert len(lessons.targets) == games * (TURNS - 1) == len(lessons.players) == len(lessons.shared)
    by_turn = lessons.targets.reshape(TURNS - 1, games, PLAYERS)
    assert (by_turn == by_turn[-1]).all(), "with trace 1 every position is worth the result"
    assert set(by_turn.ravel().tolist()) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    mixed = play(weights, Noise(), games, 2, 0.0, [3]).targets.reshape(TURNS - 1, games, PLAYERS)
    assert (mixed[-1] != by_turn[-1]).any() or (np.abs(mixed[:-1] - by_turn[:-1]) > 0.01).any()
    assert lessons.targets.sum(1) == pytest.approx(PLAYERS / 2)


def test_learning_makes_the_error_smaller() -> None:
    players, shared, targets = (column.astype(np.float32) for column in some_lessons(200))
    targets[:] = players[:, :, 0] + 0.3
    weights = new_weights((8, 4), np.random.default_rng(1))
    fit = Fit(weights, averaging=0.1)
    errors = []
    for _ in range(150):
        slopes, error = gradients(weights, players, shared, targets)
        fit.step(slopes, 0.01)
        errors.append(error)
    assert errors[-1] < 0.5 * errors[0]


def test_the_rate_falls_slowly_and_at_the_end_quickly() -> None:
    phase, last = Phase(50, Noise(), 1.5e-3, 90, 10), 5e-5
    rates = [phase.rate_of(generation, last) for generation in range(51)]
    assert rates[0] == phase.rate and rates[50] == pytest.approx(last)
    assert rates == sorted(rates, reverse=True)
    assert rates[39] - rates[40] < rates[40] - rates[41]


def test_phases_follow_one_another() -> None:
    first, second = Phase(3, Noise(), 1e-3, 5, 1), Phase(4, Noise(0.01), 1e-3, 5, 1)
    plan = TrainingPlan((first, second))
    assert plan.generations == 7
    assert [plan.phase_of(generation) for generation in (0, 2, 3, 6, 9)] == [
        (first, 0), (first, 2), (second, 0), (second, 3), (second, 6)]


def test_a_training_that_was_cut_off_goes_on_and_comes_to_the_same_weights(
    short_matches: None, tmp_path: Path
) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    trainer = OlympicsTrainer(TINY, whole, (8, 4))
    trainer.train("olympics", 3)
    for done in range(3):
        again = OlympicsTrainer(TINY, part, (8, 4))
        assert again.generation == done
        again.step()
    for layer, same in zip(trainer.average, again.average):
        assert (layer == same).all()
    with pytest.raises(OtherTraining):
        OlympicsTrainer(replace(TINY, seed=2), part, (8, 4))


def test_the_command_writes_the_module(
    short_matches: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "TrainingPlan", lambda: replace(TINY, phases=(PHASE,)))
    out = tmp_path / "weights.py"
    main(["--folder", str(tmp_path), "--out", str(out)])
    assert "WIDTHS = (96, 32)" in out.read_text(encoding="ascii")
