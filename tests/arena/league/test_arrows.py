"""Who may import whom within the league: the store knows nobody, pages and command line know it and not each other."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conftest import ROOT

LEAGUE = ROOT / "arena" / "league"
MAY_IMPORT = {
    "store": {"store"}, "": {"", "store"}, "web": {"web", "", "store"}, "commands": {"commands", "", "store"}}
"""By room of the league; empty: what is in none, such as the runner."""


def room(module: str) -> str:
    word = module.removeprefix("arena.league").removeprefix(".").partition(".")[0]
    return word if word in MAY_IMPORT else ""


def forbidden(file: Path, text: str) -> set[str]:
    """What a module of the league imports of it against the arrows."""
    own = room(".".join(file.relative_to(ROOT).with_suffix("").parts))
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("arena.league") and room(name) not in MAY_IMPORT[own]}


def test_arrows_of_the_league_point_one_way() -> None:
    assert {file: wrong for file in LEAGUE.rglob("*.py") if (wrong := forbidden(file, file.read_text()))} == {}


@pytest.mark.parametrize(("file", "line"), [
    ("store/bots.py", "from arena.league.web.pages import bots"), ("store/games.py", "import arena.league.runner"),
    ("runner.py", "from arena.league.commands import league"), ("commands/league.py", "from arena.league import web"),
    ("web/serve.py", "from arena.league.commands import league"),
])
def test_an_import_against_the_arrows_is_seen(file: str, line: str) -> None:
    assert forbidden(LEAGUE / file, line)
