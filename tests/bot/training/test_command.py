"""What the training commands have in common."""
from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from bot import battlesheep, ewn, olympics, roborally
from bot.ewn.training.__main__ import TrainingPlan
from bot.training.command import option_parser

GAMES = {module.__name__.rpartition(".")[2]: module for module in (battlesheep, ewn, olympics, roborally)}
SHARED = ("--generations", "--games", "--seed", "--out")


def training_of(game: str) -> ModuleType:
    return importlib.import_module(f"bot.{game}.training.__main__")


@pytest.mark.parametrize("game", GAMES)
def test_every_training_has_the_same_options(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        training_of(game).main(["--help"])
    told = capsys.readouterr().out
    assert f"python -m bot.{game}.training" in told
    assert all(option in told for option in SHARED)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("option", ["--generations", "--games"])
@pytest.mark.parametrize("text", ["0", "-3", "x"])
def test_nothing_is_written_for_no_games(
    game: str, option: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        training_of(game).main([option, text, "--out", str(tmp_path / "weights.py")])
    assert stop.value.code == 2
    assert f"{option}: wants a whole number from 1 on, not '{text}'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("game", GAMES)
def test_the_module_that_is_written_is_there_and_says_by_what(game: str) -> None:
    folder = Path(GAMES[game].__file__).parent
    written = [file for file in folder.rglob("weights.py") if f"bot.{game}.training" in file.read_text()]
    assert [option_parser(game, game, "", TrainingPlan()).get_default("out")] == written
