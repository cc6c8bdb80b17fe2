"""The examples of botkit's searches: their rules, their referees' command line, their bots, and these as one file."""
from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from arena.contract.judgement import Effort
from arena.contract.record import Replay
from arena.games import load_game
from arena.judge.judging import new_analyst
from arena.match.match import new_match
from bundler.command import main as bundle
from tests.conftest import ROOT

EXAMPLES = ROOT / "examples"
EFFORT = {"tron": 60, "pods": 25, "samegame": 8, "deliveries": 30_000}
"""Of each bot: so small that a game is quick, and large enough to win."""
DUELS = ["tron", "pods"]
ALONE = ["samegame", "deliveries"]
LONGEST_BOT = 80
LIMIT = 100.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The examples in a folder of their own, with clocks that have room for a busy machine."""
    place = tmp_path_factory.mktemp("examples")
    for name in EFFORT:
        shutil.copytree(EXAMPLES / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    tools = (EXAMPLES / "referee_tools.py").read_text()
    (place / "referee_tools.py").write_text(tools.replace("TURN_SECONDS = 1.0, 0.1", "TURN_SECONDS = 60.0, 60.0"))
    return place


def bot(name: str, file: str = "bot.py") -> str:
    return f"{sys.executable} {file} --effort {EFFORT[name]}"


def plain() -> str:
    """The baseline; where it has all the time there is, as many tries as the bot's effort has time for."""
    return f"{sys.executable} greedy.py --effort 2"


def played(folder: Path, name: str, *players: str, seed: int = 1) -> list[int]:
    """The scores of one game."""
    seats = [word for number, player in enumerate(players, 1) for word in (f"-p{number}", player)]
    done = subprocess.run(
        [sys.executable, "referee.py", *seats, "-d", f"seed={seed}", "-l", str(folder / f"{name}.json")],
        cwd=folder / name, capture_output=True, text=True, timeout=LIMIT, check=True)
    *scores, printed, empty = done.stdout.split("\n")[:-1]
    assert (printed, empty) == (f"seed={seed}", "")
    return [int(score) for score in scores]


@pytest.mark.parametrize("name", EFFORT)
def test_the_bot_beats_the_plain_one_and_plays_the_same_game_as_one_file(folder: Path, name: str) -> None:
    """In a duel from both seats, or with a draw from one."""
    assert bundle([str(folder / name / "bot.py"), "--out", str(folder / name / "built.py")]) == 0
    others = [plain()] if name in DUELS else []
    one = played(folder, name, bot(name), *others, seed=2)
    log = json.loads((folder / f"{name}.json").read_text())
    assert log["scores"] == {str(seat): score for seat, score in enumerate(one)}
    assert log["uinput"] == ["seed=2\n"]
    assert len(log["views"]) == len(log["summaries"]) == len(log["outputs"]["0"])
    assert played(folder, name, bot(name, "-I built.py"), *others, seed=2) == one
    assert json.loads((folder / f"{name}.json").read_text())["outputs"] == log["outputs"]
    if name in DUELS:
        duels = [one, played(folder, name, plain(), bot(name), seed=2)[::-1]]
        assert sum((mine > other) + 0.5 * (mine == other) for mine, other in duels) >= 1.5
    else:
        assert one > played(folder, name, plain(), seed=2)


@pytest.mark.parametrize("name", EFFORT)
@pytest.mark.parametrize("answer", ["nonsense", "9999 9999", "-1 -1"])
def test_a_wrong_answer_puts_a_player_out(folder: Path, name: str, answer: str) -> None:
    (folder / name / "wrong.py").write_text(f"while input():\n    print({answer!r}, flush=True)\n")
    scores = played(folder, name, f"{sys.executable} wrong.py", *([plain()] if name in DUELS else []))
    assert scores[0] == -1
    assert all(score >= 0 for score in scores[1:])
    assert answer in "".join(json.loads((folder / f"{name}.json").read_text())["summaries"])


@pytest.mark.parametrize("name", EFFORT)
def test_a_bots_own_lines_are_few(name: str) -> None:
    assert len((EXAMPLES / name / "bot.py").read_text().splitlines()) <= LONGEST_BOT


def recorded(folder: Path, name: str) -> Replay:
    """A game of the bot against the plain one, or of both alone from the same seed."""
    job = new_match(str(folder / name), [bot(name), plain()], seed=2, first_turn_ms=0.0, turn_ms=0.0).job(0)
    return job.play()


@pytest.mark.parametrize("name", ALONE)
def test_its_judge_compares_scores_with_the_best_that_is_found(
    folder: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder / name)
    record = recorded(folder, name)
    judge: Any = new_analyst(load_game(str(folder / name)), record)
    own, plain_one = (judge.judge(0, seat, Effort(fixed=2 * EFFORT[name])) for seat in range(2))
    assert plain_one.best[0][1] == 1.0 and judge.par == 1.0
    assert 0.0 < plain_one.value < own.value <= 1.0 and judge.result(1) == plain_one.value
    assert plain_one.value == pytest.approx(own.value * record.final_scores[1] / record.final_scores[0], rel=1e-4)
    best = structs.replace(record.turns[0], actions=[own.best[0][0] if own.best else own.answer, None])
    judge.record = structs.replace(record, turns=[best])
    assert judge.judge(0, 0, Effort(fixed=1)).value == 1.0
    assert (judge.judge(0, 1, Effort(fixed=1)).value, judge.result(1)) == (0.0, 0.0)


def test_the_pods_judge_sees_who_turns_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder / "pods")
    record = recorded(folder, "pods")
    judge: Any = new_analyst(load_game(str(folder / "pods")), record)
    first = record.turns[0]
    away = structs.replace(first, actions=["18 0", first.actions[1]])
    late = structs.replace(first, actions=[None, first.actions[1]], faults=["no_answer: late", None])
    straight, lost, ended = (judge.judge(0, 0, Effort(fixed=60)) for judge.record in [
        structs.replace(record, turns=[structs.replace(first, actions=["0 100", first.actions[1]])]),
        structs.replace(record, turns=[away]), structs.replace(record, turns=[late])])
    assert straight.value > lost.value + 0.01 and lost.grade and not straight.grade
    assert ended.value == 0.0 and ended.grade == "blunder" and judge.result(0) == 1.0
    last = judge.record = record
    ahead = judge.judge(len(last.turns) - 1, 0, Effort(fixed=60)), judge.judge(len(last.turns) - 1, 1, Effort(fixed=60))
    assert ahead[0].expected > 0.7 > 0.3 > ahead[1].expected
