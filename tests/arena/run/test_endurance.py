"""Many turns of every built bot at the contests' limits: never late, never illegal, on a slower machine either."""
from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bundle
from arena.contract.record import read_replays
from arena.games import game_names, load_game
from arena.match.outcome import answer_times
from tests.conftest import ROOT

TURNS = {"olympics": 95_200, "ewn": 1_800, "battlesheep": 1_000, "roborally": 2_000}
"""Answers asked of each bot; 100,000 in all, in about three hours."""
USUAL_TURNS = 200
"""Of a game that is not named there."""
GAMES_AT_A_TIME = 24
SLOWER = 3
SLOW_GAMES = 50


def play(name: str, games: int, seed: int, file: Path, *options: object) -> tuple[list[float], Counter[str]]:
    """Builds the bot and lets it play greedy ones; the milliseconds of its turns but the first, its faults by kind."""
    game = load_game(name)
    assert bundle.main([name, "--out", str(file.parent)]) == 0
    commands = [shlex.join(["python", str(file.parent / f"{name}.py")]), *["builtin:greedy"] * (game.seats[0] - 1)]
    words = ["play", name, *commands, "--games", games, "--seed", seed, "--out", file, "--json", *options]
    done = subprocess.run(
        [sys.executable, "-m", "arena", *map(str, words)], stdout=subprocess.PIPE, text=True, cwd=ROOT, check=True)
    summary: dict[str, Any] = json.loads(done.stdout)
    faults = Counter(summary["players"][0]["faults"])
    return [ms for record in read_replays(file) for ms in answer_times(record, 0)[1]], +faults


def tell(name: str, found: list[float], faults: Counter[str]) -> None:
    p50, p999, most = np.percentile(found, [50, 99.9, 100])
    limit = load_game(name).limits.turn_ms
    sys.stdout.write(f"\n{name}: {len(found)} answers, faults {dict(faults)}; "
                     f"ms p50 {p50:.1f}, p99.9 {p999:.1f}, max {most:.1f} of {limit:g}\n")
    sys.stdout.flush()


@pytest.mark.strength
@pytest.mark.parametrize("name", game_names())
def test_many_turns_without_a_fault(name: str, tmp_path: Path) -> None:
    found: list[float] = []
    faults: Counter[str] = Counter()
    seed = 1
    while len(found) < TURNS.get(name, USUAL_TURNS):
        more, wrong = play(name, GAMES_AT_A_TIME, seed, tmp_path / f"{seed}.jsonl.gz")
        found += more
        faults += wrong
        seed += GAMES_AT_A_TIME
        tell(name, found, faults)
    assert not faults


@pytest.mark.strength
@pytest.mark.parametrize("name", game_names())
def test_a_machine_three_times_slower_costs_no_game(name: str, tmp_path: Path) -> None:
    found, faults = play(name, SLOW_GAMES, 1, tmp_path / "slow.jsonl.gz", "--slow", SLOWER)
    tell(name, found, faults)
    assert not faults
