"""Every misbehaviour in every game: counted under its own kind, the others unharmed, nothing left behind."""
from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from arena.contract.faults import FaultKind
from arena.contract.game import Game
from arena.contract.record import Replay
from arena.contract.setup import Limits, Setup
from arena.games import game_names, load_game
from arena.match.one_game import play_game
from arena.match.rerun import rerun
from arena.run.contestants import Contestant, contestant
from tests.arena.run.test_faults import processes

LIMITS = Limits(3000.0, 300.0)
KINDS = {
    "crash_at_start": ["crash_at_start"],
    "crash_later": ["crash_later"],
    "hang": ["no_answer"],
    "closes_pipes": ["closed_pipe"],
    "half_line": ["half_line"],
    "flood_stdout": ["flood_stdout"],
    "flood_stderr": ["no_answer", "flood_stderr"],
    "illegal": ["broken_rule"],
    "ignores_sigterm": ["ignores_sigterm"],
}

DRAWN = ("crash_at_start", "illegal")
"""The kinds after which the game is drawn: without an answer, and with one that was refused."""
ELSEWHERE = {
    "out_of_memory": "tests/arena/run/test_sandbox.py",
    "shifted_answers": "a game's own referee asks for a line and takes no other",
}
"""The kinds that no game commits here, and why."""


def test_each_kind_of_fault_is_committed_by_a_bot() -> None:
    assert {kind for kinds in KINDS.values() for kind in kinds} | {*ELSEWHERE} == {kind.value for kind in FaultKind}


def baselines(game: Game) -> list[Contestant]:
    return [replace(contestant(game, "builtin:random"), number=seat) for seat in range(game.seats[0])]


def setup_of(game: Game) -> Setup:
    return Setup(3, game.seats[0], game.editions[0], LIMITS)


@cache
def script_of(name: str) -> dict[str, Any]:
    """What seat 0 was sent and has answered in a game of the baselines."""
    game = load_game(name)
    record = play_game(game, setup_of(game), baselines(game))
    turns = [turn for turn in record.turns if 0 in turn.inputs]
    stream, prefix = turns[0].streams.get(0, ("stdout", ""))
    return {
        "skip": len(record.player_inputs_init[0]),
        "turns": [[len(turn.inputs[0]), turn.actions[0]] for turn in turns],
        "stream": stream,
        "prefix": prefix,
    }


def kinds_of(record: Replay, seat: int) -> list[str]:
    """The kinds of all faults of a seat."""
    return [FaultKind.of(sentence).value for sentence in record.faults_of(seat)]


def unrepeated(names: list[str]) -> list[str]:
    """Some games go on asking a bot after an answer that they refused."""
    return list(dict.fromkeys(names))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", game_names())
def test_misbehaviour_costs_the_game_and_nothing_else(name: str, kind: str, tmp_path: Path) -> None:
    game = load_game(name)
    others = baselines(game)[1:]
    script = tmp_path / "script.json"
    script.write_text(json.dumps(script_of(name)))
    bad = contestant(game, f"python -S {Path(__file__).parents[1] / 'bad_bot.py'} {script} {kind}")
    record = play_game(game, setup_of(game), [bad, *others])
    assert unrepeated(kinds_of(record, 0)) == KINDS[kind]
    assert all(record.faults_of(seat) == [] for seat in range(1, len(others) + 1))
    assert processes(str(script)) == []
    assert list(rerun(game, record)) == []
    assert kind not in DRAWN or game.frames(record)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("said", "last"), [
    ("panic: no such map", "panic: no such map"),
    ("Exception in thread 'main' java.lang.Error: no such map\n    at Main.main", "    at Main.main"),
])
def test_the_last_words_of_a_crash_are_told_though_a_game_takes_any_words_as_a_name(
    name: str, said: str, last: str, tmp_path: Path
) -> None:
    (tmp_path / "bot.py").write_text(f"import os\ninput()\nprint({said!r}, flush=True)\nos._exit(2)")
    game = load_game(name)
    bots = [contestant(game, f"python -S {tmp_path / 'bot.py'}"), *baselines(game)[1:]]
    setup = replace(setup_of(game), limits=Limits(60_000.0, 60_000.0))
    [fault] = play_game(game, setup, bots).faults_of(0)
    assert fault == f"crash_later: ended with exit code 2 and said on stdout: {last}"
