"""The benchmark's yardstick: a plain C++ program that plays random games from the same position."""
from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.battlesheep.rules.plain import Board

SOURCE = Path(__file__).with_name("bench_naive.cpp")
COMPILERS = ("c++", "g++", "clang++")
FLAGS = ("-O2", "-std=c++17")
SEED = "1"


class NaivePlayouts(NamedTuple):
    """What the program measured; rates per second of processor time."""

    games_per_second: float
    plies_per_second: float
    scores: tuple[float, ...]
    """The mean final score of each player."""


def find_compiler() -> str | None:
    """The path of a C++ compiler, if there is one."""
    return next((path for path in map(shutil.which, COMPILERS) if path), None)


def naive_playouts(compiler: str, board: Board, seconds: float) -> NaivePlayouts:
    """Compiles the program and lets it play for ``seconds`` on a hexagonal ``board`` with player 1 to move.

    Raises :class:`subprocess.CalledProcessError` if it cannot be compiled.
    """
    grids = [*board.owner, *board.sheep]
    position = "\n".join([f"{board.width} {board.height}", *(" ".join(map(str, row)) for row in grids)])
    with TemporaryDirectory() as folder:
        program = str(Path(folder) / "naive")
        subprocess.run([compiler, *FLAGS, "-o", program, str(SOURCE)], check=True)
        done = subprocess.run([program, str(seconds), SEED], input=position, capture_output=True, text=True, check=True)
    games, plies, *scores = map(float, done.stdout.split())
    return NaivePlayouts(games, plies, tuple(scores))
