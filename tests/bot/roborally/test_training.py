"""Learning the probability to win: a small run, and known weights."""
from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from bot.roborally.arena.courses import official_courses
from bot.roborally.player import weights
from bot.roborally.player.prospects import KNOTS
from bot.roborally.training import __main__ as training
from bot.roborally.training.__main__ import RIDGE, School, main, module_text, weights_of


def test_lessons_of_a_course_teach_that_a_short_way_wins() -> None:
    school = School(official_courses()["Dizzy Dash"], 60, 1)
    lessons = school.lessons()
    assert lessons.won.sum(axis=0) == pytest.approx(1.0)
    fitted = lessons.fit(RIDGE)
    assert lessons.loss(fitted) < lessons.loss(np.zeros(len(fitted)))
    found = weights_of(fitted)
    turns = found["TURNS"]
    assert isinstance(turns, tuple) and len(turns) == len(KNOTS)
    assert turns[0] > turns[4] > turns[-1]


ARGUMENTS = ["--games", "20", "--generations", "1"]


@pytest.fixture
def few_courses(monkeypatch: pytest.MonkeyPatch) -> None:
    courses = {name: official_courses()[name] for name in ("Dizzy Dash", "Death Trap")}
    monkeypatch.setattr(training, "official_courses", lambda: courses)


def run(folder: Path, *more: str) -> str:
    """The weights that the training command writes."""
    out = folder / "weights.py"
    main([*ARGUMENTS, "--out", str(out), *more])
    return out.read_text()


@pytest.mark.usefixtures("few_courses")
def test_a_small_run_writes_weights_and_the_same_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = run(tmp_path)
    assert "positions: loss" in capsys.readouterr().out
    names = runpy.run_path(str(tmp_path / "weights.py"))
    assert module_text({name: names[name] for name in ("TURNS", "DAMAGE", "LIFE", "POWERED_DOWN")}) == written
    assert names["TURNS"][0] > names["TURNS"][-1]
    assert run(tmp_path) == written
    assert run(tmp_path, "--seed", "2") != written


def test_the_weights_of_the_bot_have_the_form_that_the_command_writes() -> None:
    learned = {name: getattr(weights, name) for name in ("TURNS", "DAMAGE", "LIFE", "POWERED_DOWN")}
    assert module_text(learned) == Path(weights.__file__).read_text(encoding="ascii")
