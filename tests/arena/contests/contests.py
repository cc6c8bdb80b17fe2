"""Contests of the fake referees, and bots for them."""
from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from arena.contests.contest import Contest
from arena.contests.playing import OneGame, play_contest, play_once
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.run.contestants import Contestant
from arena.run.sandbox import Sandbox

HERE = Path(__file__).parent
PYTHON = (sys.executable, "-IS")
"""Starts in a third of the usual time."""
FIRST_MS, TURN_MS = 20_000.0, 5000.0
"""Nobody is late who answers at once, on a busy machine either."""
SHORT_MS = 1000.0
"""For games in which somebody is late."""
MEMORY_MIB = 200


def referee_command(*quirks: str, name: str = "fake_referee.py") -> str:
    """The command of a fake referee."""
    return shlex.join([*PYTHON, str(HERE / name), *quirks])


def contest(*quirks: str, folder: Path = HERE, turn_ms: float = TURN_MS, **known: Any) -> Contest:
    """A contest of the command-line referee with these switches and limit; ``known``: fields of the contest."""
    limits = ("++first-ms", str(FIRST_MS), "++turn-ms", str(turn_ms))
    usual = {"seed": "-d seed={seed}", "log": True, "first_turn_ms": FIRST_MS, "turn_ms": turn_ms, "silence_s": 30.0,
             "players": (2, 3, 4)}
    return Contest(folder, "Fake", referee_command(*limits, *quirks), **{**usual, **known})


def bot(*quirks: str) -> Contestant:
    """A bot that misbehaves as :mod:`fake_bot` says."""
    words = (*PYTHON, str(HERE / "fake_bot.py"), *quirks)
    return Contestant(shlex.join(words), " ".join(["bot", *quirks]), words, sandbox=Sandbox(memory_mib=MEMORY_MIB))


def once(played: Contest, *bots: Contestant, seed: int = 5) -> OneGame:
    """One game, void or not."""
    return play_once(played, Setup(seed, len(bots), "contest", played.limits), bots)


def play(played: Contest, *bots: Contestant, seed: int = 5) -> Replay:
    """The replay of a game that counts."""
    return play_contest(played, Setup(seed, len(bots), "contest", played.limits), bots)


def faults(record: Replay) -> dict[tuple[int, int], str]:
    """The faults of a replay by turn (from 1) and seat; turn 0: at the end."""
    found = {
        (number, seat): fault for number, turn in enumerate(record.turns, 1)
        for seat, fault in enumerate(turn.faults) if fault
    }
    return found | {(0, seat): fault for seat, player in enumerate(record.players) for fault in player.end_faults}


def kinds(record: Replay) -> dict[tuple[int, int], str]:
    """The kinds of the faults of a replay."""
    return {place: sentence.partition(":")[0] for place, sentence in faults(record).items()}


def downloaded(record: Replay) -> dict[str, Any]:
    """A replay as the contest's site would give it: the seed, the answers and the scores alone."""
    frames: list[dict[str, Any]] = [{"agentId": -1, "view": None}]
    for turn in record.turns:
        for seat in sorted(turn.inputs):
            answer = turn.actions[seat]
            frames.append({"agentId": seat, "stdout": f"{answer}\n", "summary": None})
    agents = [{"index": 0, "codingamer": {"pseudo": "me"}}, {"index": 1, "arenaboss": {"nickname": "boss"}}]
    return {"gameResult": {
        "gameId": 1, "refereeInput": f"seed={record.seed}\n", "scores": record.final_scores, "ranks": [0, 1],
        "agents": agents, "frames": frames, "tooltips": []}}
