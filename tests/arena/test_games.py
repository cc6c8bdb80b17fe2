"""Games, as the arena finds and loads them."""
from __future__ import annotations

import subprocess
import sys

from tests.conftest import ROOT


def test_the_arena_collects_garbage_although_bots_do_not() -> None:
    """A bot's modules switch it off when they are imported; a league would grow by 15 kB a game."""
    program = ("import gc; from arena.games import load_game; game = load_game('olympics'); "
               "import botkit.client; print(gc.isenabled())")
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout == "True\n", done.stderr
