"""A reader's own bot, made as the README says in "Play your own bot"."""
from __future__ import annotations

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

SECTION = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Play your own bot\n")[2].partition("\n## ")[0]
OWN = SECTION[SECTION.index("A Python bot of your own"):]
MODULES = {
    "mine/loop.py": '''
"""Jumps over hurdles."""
import sys

from bot.olympics.protocol import format_answer
from mine.choice import choice


def main():
    seat, games = int(input()), int(input())
    while sys.stdin.readline():
        input(), input()
        track, *registers = [input().split() for _ in range(games)][0]
        print(format_answer(choice(track, int(registers[seat]))), flush=True)
''',
    "mine/choice.py": '''
"""What to do."""
from bot.olympics.rules.constants import RIGHT, UP


def choice(track, here):
    return UP if "#" in track[here:here + 3] else RIGHT
''',
}


def block(language: str) -> str:
    """The only block of this language in the section's part about a bot of many modules."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", OWN, re.DOTALL | re.MULTILINE)
    return str(found)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the kit with a bot of one's own."""
    folder = tmp_path_factory.mktemp("kit")
    for part in ("arena", "bot", "bundler", "examples", "tests"):
        shutil.copytree(ROOT / part, folder / part)
    for part in ("bundle.py", "pyproject.toml", "Makefile"):
        shutil.copy2(ROOT / part, folder)
    (folder / "replays").symlink_to(ROOT / "replays")
    (entry,) = re.findall(r"`(bot/submit/\w+\.py)`", OWN)
    for path, text in {**MODULES, entry: block("python")}.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *command: str) -> str:
    """Runs a command in the copy, which must succeed; returns what it prints."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_built_and_plays(checkout: Path) -> None:
    bundle, play = block("sh").splitlines()
    assert "answers the opening" in run(checkout, *shlex.split(bundle, comments=True))
    assert "mine/choice.py" in (checkout / "dist" / "olympics_mine.py").read_text(encoding="utf-8")
    table = run(checkout, *shlex.split(play))
    assert "olympics_mine" in table
    assert "faults" not in table


def test_the_tests_of_the_house_do_not_stumble_over_it(checkout: Path) -> None:
    (checkout / "bot" / "submit" / "ewn_mine.py").write_text("from bot.ewn import protocol\n\nprint(protocol)\n")
    tests = runpy.run_path(str(checkout / "tests" / "test_architecture.py"))
    for name in ("arrows_point_one_way", "modules_go_in_no_circle", "folders_go_in_no_circle"):
        tests[f"test_{name}"]()


def test_it_is_no_game_whose_speed_is_measured(checkout: Path) -> None:
    measured = re.findall(r"for game in (.*?);", run(checkout, "make", "--dry-run", "--old-file=setup", "bench"))
    games = sorted(file.parts[-3] for file in ROOT.glob("bot/*/training/bench.py"))
    assert [sorted(found.split()) for found in measured] == [games]
