"""What the tests of all games share: recorded games, and matches on the arena's command line."""
from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from arena.files import read_records
from arena.game import Game, Record, Setup
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from tests.conftest import ROOT


def records(name: str) -> list[Record]:
    """The records of a file of ``replays/``."""
    return list(read_records(ROOT / "replays" / name))


def played(game: Game, setup: Setup, *commands: str) -> Record:
    """One game between ``commands``, as it is read from a replay."""
    seats = [replace(contestant(game, command), number=seat) for seat, command in enumerate(commands)]
    record: Record = json.loads(json.dumps(play_game(game, setup, seats)))
    return record


def match(game: str, commands: list[str], games: int, out: Path, *more: object) -> dict[str, Any]:
    """The summary of a match without limits of time, unless ``more`` has some; no bot may have a fault."""
    words = ["play", game, *commands, "--games", games, "--turn-ms", 0, "--first-turn-ms", 0, "--out", out, "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "arena", *map(str, [*words, *more])],
        capture_output=True, text=True, cwd=ROOT, check=True,
    )
    summary: dict[str, Any] = json.loads(done.stdout)
    assert not any(sum(player["faults"].values()) for player in summary["players"])
    return summary
