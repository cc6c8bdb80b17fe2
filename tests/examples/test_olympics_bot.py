"""The examples in Python and C++: they play whole games without a fault."""
from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arena.contract.record import Replay
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from tests.conftest import ROOT

EXAMPLES = ROOT / "examples"
ACTIONS = {"UP", "DOWN", "LEFT", "RIGHT"}


def played_with_two_random(command: str) -> Replay:
    game = load_game("olympics")
    seats = [contestant(game, command), *[contestant(game, "builtin:random")] * 2]
    return play_game(game, Setup(1, 3, game.editions[0], NO_LIMITS), seats)


def check_answers_every_turn(record: Replay) -> None:
    assert len(record.turns) == 100
    assert [fault for turn in record.turns for fault in turn.faults if fault] == []
    assert {turn.actions[0] for turn in record.turns} <= ACTIONS


def test_the_bot_in_python_plays_and_jumps() -> None:
    record = played_with_two_random(f"python {EXAMPLES / 'olympics_bot.py'}")
    check_answers_every_turn(record)
    assert "UP" in {turn.actions[0] for turn in record.turns}


@pytest.mark.skipif(not shutil.which("g++"), reason="no C++ compiler here")
def test_the_bot_in_cpp_plays(tmp_path: Path) -> None:
    program = tmp_path / "olympics_bot"
    subprocess.run(["g++", "-O2", "-o", program, EXAMPLES / "olympics_bot.cpp"], check=True)
    check_answers_every_turn(played_with_two_random(str(program)))


def test_the_bot_in_python_ends_with_its_input_without_a_complaint() -> None:
    lines = "0\n1\n" + 2 * ("0 0 0 0\n" * 3 + "....#...#.... 3 0 0 0 0 0 0\n")
    done = subprocess.run(
        [sys.executable, EXAMPLES / "olympics_bot.py"], input=lines, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("UP\nUP\n", "")
