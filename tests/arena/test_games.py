"""Games, as the arena finds and loads them."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arena.games import load_game
from tests.conftest import ROOT


def test_the_arena_collects_garbage_although_bots_do_not() -> None:
    """A bot's modules switch it off when they are imported; a league would grow by 15 kB a game."""
    program = ("import gc; from arena.games import load_game; game = load_game('olympics'); "
               "import botkit.client; print(gc.isenabled())")
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout == "True\n", done.stderr


@pytest.mark.parametrize(("text", "why"), [
    ("1 / 0", "ZeroDivisionError: division by zero"), ("x = (", "SyntaxError: '\\(' was never closed"),
    ("import sys; sys.exit('no words')", "SystemExit: no words"), ("", "AttributeError: .* has no attribute 'GAME'"),
])
def test_a_module_that_is_no_game_is_told(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"no_game_{abs(hash(text))}"
    (tmp_path / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(LookupError, match=f"no game '{module}:GAME': {why}"):
        load_game(f"{module}:GAME")
