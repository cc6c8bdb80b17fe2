"""What the tests of all games share: recorded games, and matches on the arena's command line."""
from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from arena.contract.files import Json, read_json
from arena.contract.game import Game
from arena.contract.record import Replay, read_replays, replay_of
from arena.contract.setup import Setup
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from tests.conftest import ROOT


def records(name: str) -> list[Json]:
    """The records of a file of ``replays/``."""
    return list(read_json(ROOT / "replays" / name))


def replays(name: str) -> list[Replay]:
    """The games of a file of ``replays/``."""
    return list(read_replays(ROOT / "replays" / name))


def made(fields: Json) -> Replay:
    """A replay with the fields that a test is about; the others are filled in."""
    seats = len(fields["turns"][0]["actions"])
    players = [{"name": f"player {seat}"} for seat in range(seats)]
    scores = [-rank for rank in fields.get("ranks", [1] * seats)]
    return replay_of({"players": players, "player_inputs_init": [[]] * seats, "final_scores": scores, **fields})


def played(game: Game, setup: Setup, *commands: str) -> Replay:
    """One game between ``commands``."""
    seats = [replace(contestant(game, command), number=seat) for seat, command in enumerate(commands)]
    return play_game(game, setup, seats)


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
