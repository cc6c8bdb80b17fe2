"""A project in miniature with one game, ``toy``, for the tests of the bundler."""
from __future__ import annotations

import gzip
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import bundle
from bundler.build import build, kit_bot

FILES = {
    "pyproject.toml": '[project]\nname = "toys"\nversion = "1.2.3"\n',
    "bot/__init__.py": "",
    "bot/submit/__init__.py": "",
    "bot/submit/toy.py": '''
"""Entry."""
from __future__ import annotations

from bot.players.toy import main

main()
''',
    "bot/players/__init__.py": "",
    "bot/players/toy.py": '''
"""Adds up numbers until the input ends."""
from __future__ import annotations

import sys

from bot.games.toy.rules import Rules, add


def main() -> None:
    """Answers each line with a line."""
    settings = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    rules = Rules(**{"bonus": int(settings.get("bonus", 0))})
    for line in sys.stdin:
        print(add(rules, line), flush=True)
''',
    "bot/games/__init__.py": "",
    "bot/games/toy/__init__.py": "",
    "bot/games/toy/rules.py": '''
"""The rules
of adding.
"""
from __future__ import annotations

from dataclasses import dataclass

UNITS = """one
    two  # not a comment
"""


@dataclass(frozen=True)
class Rules:
    """What is added on top."""

    bonus: int = 0
    """In units."""


def add(
    rules: Rules,  # how
    line: str | None,
) -> str:
    """The sum of the numbers in ``line``.

    Raises :class:`ValueError` for anything else.
    """
    # Each word is a number.
    total: int = sum(
        int(word)
        for word in (line or "").split()
    ) + rules.bonus
    return f"{total} {UNITS!r}"
''',
}


def noise(length: int) -> str:
    """Text that no compression makes shorter."""
    return "".join(random.Random(1).choices([chr(code) for code in range(0x4E00, 0x9000)], k=length))


def make(root: Path, files: dict[str, str] | None = None) -> Path:
    """Writes the project, with ``files`` added or changed; returns ``root``."""
    for path, text in {**FILES, **(files or {})}.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.removeprefix("\n"), encoding="utf-8")
    record(root, ["1 2 3"])
    return root


def record(root: Path, *turns: list[str], name: str = "toy", **fields: object) -> None:
    """A recorded game in a file called ``name``; in each of its ``turns`` seat 0 is sent these lines."""
    asked = [{"inputs": {"0": lines}, "actions": [None]} for lines in turns]
    replay = {**fields, "players": [{"name": "toy"}], "player_inputs_init": [[]], "turns": asked}
    file = root / "replays" / f"{name}.jsonl.gz"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(json.dumps(replay).encode() + b"\n"))


def built(root: Path, *arguments: str) -> Path:
    """Bundles the toy, which must succeed; returns the built file."""
    assert bundle.main(["toy", *arguments], root) == 0
    return root / "dist" / "toy.py"


def built_with(root: Path, setting: str) -> Path:
    """Bundles the toy with a parameter that is fixed; returns the built file."""
    return built(root, "--set", setting, "--out", str(root / "dist"))


def text(root: Path) -> str:
    """The text of the built file."""
    return build(kit_bot("toy", root)).text


def run(
    file: Path, lines: str, *arguments: str, flags: tuple[str, ...] = ("-I",), cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs a file of Python to its end on ``lines``."""
    command = [sys.executable, *flags, str(file), *arguments]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=60, cwd=cwd, env=os.environ)
