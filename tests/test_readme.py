"""What the READMEs tell a newcomer to type works, and what they name is there."""
from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.arena.contestants import contestant
from bot.arena.game import Limits, Setup, load_game
from bot.arena.play import play_game
from tests.arena.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
OF_REPLAYS = (ROOT / "replays" / "README.md").read_text(encoding="utf-8")
PATH = re.compile(r"`((?:bot|bundler|replays|tests)/[\w/.]+)`")


def example(language: str) -> str:
    """The one block of ``language`` in the README."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return str(block)


def faults_of_example(command: str) -> list[str]:
    game = load_game("olympics")
    seats = [contestant(game, command), *[contestant(game, "builtin:random")] * 2]
    record = play_game(game, Setup(1, 3, game.editions[0], Limits(0.0, 0.0)), seats)
    assert len(record["turns"]) == 100
    return [fault for turn in record["turns"] for fault in turn["faults"] if fault]


def test_the_bot_in_python_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(example("python"))
    assert faults_of_example(f"python {tmp_path / 'mine.py'}") == []


@pytest.mark.skipif(not shutil.which("g++"), reason="no C++ compiler here")
def test_the_bot_in_cpp_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.cpp").write_text(example("cpp"))
    subprocess.run(["g++", "-O2", "-o", "mine", "mine.cpp"], cwd=tmp_path, check=True)
    assert faults_of_example(str(tmp_path / "mine")) == []


@pytest.mark.parametrize("path", sorted(set(PATH.findall(README + OF_REPLAYS))))
def test_files_that_are_named_are_there(path: str) -> None:
    assert (ROOT / path).exists() or "chess" in path


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(\w+\.jsonl\.gz)`", OF_REPLAYS))))
def test_recorded_games_that_are_named_are_there(name: str) -> None:
    assert (ROOT / "replays" / name).exists()
