"""The examples of botkit's searches: their rules, their referees' command line, their bots, and these as one file."""
from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bundler.command import main as bundle
from tests.conftest import ROOT

EXAMPLES = ROOT / "examples"
EFFORT = {"tron": 150, "pods": 40, "samegame": 8, "deliveries": 60_000}
"""Of each bot: so small that a game is quick, and large enough to win."""
DUELS = ["tron", "pods"]
LONGEST_BOT = 80
LIMIT = 100.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The examples in a folder of their own, with clocks that have room for a busy machine."""
    place = tmp_path_factory.mktemp("examples")
    for name in EFFORT:
        shutil.copytree(EXAMPLES / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    tools = (EXAMPLES / "referee_tools.py").read_text()
    (place / "referee_tools.py").write_text(tools.replace("TURN_SECONDS = 1.0, 0.1", "TURN_SECONDS = 60.0, 60.0"))
    return place


def bot(name: str, file: str = "bot.py") -> str:
    return f"{sys.executable} {file} --effort {EFFORT[name]}"


def plain() -> str:
    """The baseline; where it has all the time there is, as many tries as the bot's effort has time for."""
    return f"{sys.executable} greedy.py --effort 2"


def played(folder: Path, name: str, *players: str, seed: int = 1) -> list[int]:
    """The scores of one game."""
    seats = [word for number, player in enumerate(players, 1) for word in (f"-p{number}", player)]
    done = subprocess.run(
        [sys.executable, "referee.py", *seats, "-d", f"seed={seed}", "-l", str(folder / f"{name}.json")],
        cwd=folder / name, capture_output=True, text=True, timeout=LIMIT, check=True)
    *scores, printed, empty = done.stdout.split("\n")[:-1]
    assert (printed, empty) == (f"seed={seed}", "")
    return [int(score) for score in scores]


@pytest.mark.parametrize("name", EFFORT)
def test_the_bot_beats_the_plain_one_and_plays_the_same_game_as_one_file(folder: Path, name: str) -> None:
    """In a duel from both seats, or with a draw from one."""
    assert bundle([str(folder / name / "bot.py"), "--out", str(folder / name / "built.py")]) == 0
    others = [plain()] if name in DUELS else []
    one = played(folder, name, bot(name), *others, seed=2)
    log = json.loads((folder / f"{name}.json").read_text())
    assert log["scores"] == {str(seat): score for seat, score in enumerate(one)}
    assert log["uinput"] == ["seed=2\n"]
    assert len(log["views"]) == len(log["summaries"]) == len(log["outputs"]["0"])
    assert played(folder, name, bot(name, "-I built.py"), *others, seed=2) == one
    assert json.loads((folder / f"{name}.json").read_text())["outputs"] == log["outputs"]
    if name in DUELS:
        duels = [one, played(folder, name, plain(), bot(name), seed=2)[::-1]]
        assert sum((mine > other) + 0.5 * (mine == other) for mine, other in duels) >= 1.5
    else:
        assert one > played(folder, name, plain(), seed=2)


@pytest.mark.parametrize("name", EFFORT)
@pytest.mark.parametrize("answer", ["nonsense", "9999 9999", "-1 -1"])
def test_a_wrong_answer_puts_a_player_out(folder: Path, name: str, answer: str) -> None:
    (folder / name / "wrong.py").write_text(f"while input():\n    print({answer!r}, flush=True)\n")
    scores = played(folder, name, f"{sys.executable} wrong.py", *([plain()] if name in DUELS else []))
    assert scores[0] == -1
    assert all(score >= 0 for score in scores[1:])
    assert answer in "".join(json.loads((folder / f"{name}.json").read_text())["summaries"])


@pytest.mark.parametrize("name", EFFORT)
def test_a_bots_own_lines_are_few(name: str) -> None:
    assert len((EXAMPLES / name / "bot.py").read_text().splitlines()) <= LONGEST_BOT
