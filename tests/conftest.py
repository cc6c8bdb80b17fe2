"""What the arena's tests share."""
from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
TOY = "tests.arena.toy:GAME"
BOT = f"python -S {Path(__file__).parent / 'arena' / 'toy_bot.py'}"


@pytest.fixture
def arena(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs ``arena`` with the words given."""

    def run(*words: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "arena", *map(str, words)]
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)

    return run


@pytest.fixture
def play(arena: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """Plays a match of the toy game and returns its JSON summary."""

    def run(*words: object) -> dict[str, Any]:
        out = [] if "--out" in words else ["--out", tmp_path / "toy.jsonl.gz"]
        done = arena("play", TOY, *words, *out, "--json")
        assert done.returncode == 0, done.stderr
        summary: dict[str, Any] = json.loads(done.stdout)
        return summary

    return run
