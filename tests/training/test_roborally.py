"""Learning of chances: a small run, and weights that are known."""
from __future__ import annotations

import numpy as np
import pytest

from bot.arena.games.roborally.courses import official_courses
from bot.games.roborally.prospects import KNOTS, Prospects, Weights
from bot.training.roborally import Lessons, School, fit, loss, main, weights_of


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    random = np.random.default_rng(1)
    features = random.normal(size=(3, 4, 20_000)).astype(np.float32)
    truth = np.array([1.0, -0.5, 0.0])
    scores = np.tensordot(truth, features, axes=1) + random.gumbel(size=(4, 20_000))
    won = (scores == scores.max(axis=0)).astype(np.float32)
    lessons = Lessons(features, np.ones(won.shape, bool), won)
    found = fit(lessons)
    assert found == pytest.approx(truth, abs=0.05)
    assert loss(lessons, found) < loss(lessons, np.zeros(3)) == pytest.approx(np.log(4))


def test_lessons_of_a_course_teach_that_a_short_way_wins() -> None:
    school = School(official_courses()["Dizzy Dash"], 60, 1)
    lessons = school.lessons()
    assert lessons.won.sum(axis=0) == pytest.approx(1.0)
    weights = fit(lessons)
    assert loss(lessons, weights) < loss(lessons, np.zeros(len(weights)))
    found = weights_of(weights)
    assert len(found.turns) == len(KNOTS)
    assert found.turns[0] > found.turns[4] > found.turns[-1]
    assert Prospects(school.prospects.travel, found)


def test_the_command_prints_weights(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    courses = {name: official_courses()[name] for name in ("Dizzy Dash", "Death Trap")}
    monkeypatch.setattr("bot.training.roborally.official_courses", lambda: courses)
    main(["--games", "20", "--rounds", "1"])
    told = capsys.readouterr().out
    assert "positions: loss" in told
    assert isinstance(eval(told.splitlines()[-1], {"Weights": Weights}), Weights)
