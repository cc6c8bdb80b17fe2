"""How fast the Battle Sheep bot searches and simulates, on a map of the hex edition."""
from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from arena.contract.speed import Speed, rate
from bot.battlesheep.arena.maps import random_map
from bot.battlesheep.player.loop import Bot
from bot.battlesheep.player.params import Params
from bot.battlesheep.protocol import Opening
from bot.battlesheep.rules.batch import Batch, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import EDITIONS, Board
from bot.battlesheep.rules.state import COURSES, PLAYERS
from botkit.search.clock import Deadline

PLAYOUT_GAMES = 2048
COURSE = "hex"
STEPS_SHARE, NAIVE_SHARE = 0.2, 0.2
"""Shares of the time; the search has the rest: of ten seconds, one turn of the course."""
SOURCE = Path(__file__).with_name("bench_naive.cpp")
COMPILERS = ("c++", "g++", "clang++")
FLAGS = ("-O2", "-std=c++17")
SEED = "1"


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``, all from one opening. An iteration is a visit of the search, a step a ply.

    The playouts are also compared with those of a plain C++ program, if there is a compiler.
    """
    board = opening(0)
    root = Root.of(build_geometry(board.edition, board.owner), board, 0)
    random = np.random.Generator(np.random.SFC64(0))
    plies = _playouts(root, random) / PLAYOUT_GAMES
    steps = rate(lambda: _playouts(root, random), seconds * STEPS_SHARE)
    naive = _naive_playouts(board, seconds * NAIVE_SHARE)
    return Speed(
        iterations=_search(root, board, seconds * (1 - STEPS_SHARE - NAIVE_SHARE)),
        steps=steps,
        ratios={"playouts, to those of a naive C++ program":
                naive if isinstance(naive, str) else steps / plies / naive},
    )


def _naive_playouts(board: Board, seconds: float) -> float | str:
    """Playouts per second of the plain C++ program, or why there are none."""
    compiler = find_compiler()
    if not compiler:
        return f"not measured: no C++ compiler ({', '.join(COMPILERS)}) found"
    try:
        return naive_playouts(compiler, board, seconds)[0]
    except subprocess.CalledProcessError as error:
        return f"not measured: {compiler} fails with exit code {error.returncode}"


def opening(seed: int) -> Board:
    """A random map with the four flocks on the starts that have the most open directions."""
    board = Board(EDITIONS[COURSE], random_map(COURSE, Random(seed)))
    for player in range(1, PLAYERS + 1):
        board.place(player, *board.accepted_starts()[0], COURSES[COURSE].sheep)
    return board


def _playouts(root: Root, random: np.random.Generator) -> int:
    batch = Batch(root, PLAYOUT_GAMES)
    batch.play_out(random, np.full(PLAYOUT_GAMES, root.player, dtype=np.int64), lambda: True)
    batch.scores()
    return batch.plies


def _search(root: Root, board: Board, seconds: float) -> float:
    bot = Bot(Params())
    bot.begin(Opening(1, PLAYERS, COURSE, board.width, board.height, COURSES[COURSE].sheep, 0, 0, board.owner))

    def search() -> int:
        *_, last = bot.moves(root, Deadline.after_ms(seconds * 1000))
        return last.effort

    return rate(search, 0.0)


def find_compiler() -> str | None:
    """The path of a C++ compiler, if there is one."""
    return next((path for path in map(shutil.which, COMPILERS) if path), None)


def naive_playouts(compiler: str, board: Board, seconds: float) -> list[float]:
    """Compiles the program and lets it play for ``seconds`` on a hexagonal ``board`` with player 1 to move.

    Returns games and plies per second of processor time, and the mean final score of each player. Raises
    :class:`subprocess.CalledProcessError` if it cannot be compiled.
    """
    grids = [*board.owner, *board.sheep]
    position = "\n".join([f"{board.width} {board.height}", *(" ".join(map(str, row)) for row in grids)])
    with TemporaryDirectory() as folder:
        program = str(Path(folder) / "naive")
        subprocess.run([compiler, *FLAGS, "-o", program, str(SOURCE)], check=True)
        done = subprocess.run([program, str(seconds), SEED], input=position, capture_output=True, text=True, check=True)
    return list(map(float, done.stdout.split()))
