"""``regress``: what it says of a bot, and what it notices."""
from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bundle
from bot.arena import cli
from bot.arena.commands import regress
from bot.arena.game import NO_LIMITS, Setup
from bot.arena.replay.files import ReplayWriter
from bot.arena.replay.regression import changed_answers, own_seats
from bot.arena.run.contestants import contestant, submission_of
from bot.arena.run.one_game import play_game
from tests.arena.conftest import BOT
from tests.arena.toy import GAME

Arena = Callable[..., subprocess.CompletedProcess[str]]


BOT_OF_THE_GAME = "python -m bot.submit.toy"
TOY_BOT = (sys.executable, str(Path(__file__).parents[1] / "toy_bot.py"))


def regression_record(kind: str) -> dict[str, Any]:
    """A game in which a toy bot stands for the kit's own."""
    players = [contestant(GAME, command) for command in (f"{BOT} {kind}", "builtin:greedy")]
    record: dict[str, Any] = json.loads(json.dumps(play_game(GAME, Setup(1, 2, "plain", NO_LIMITS), players)))
    record["players"][0]["cmd"] = f"{BOT_OF_THE_GAME} {kind}"
    return record


def test_the_same_answers_are_no_difference() -> None:
    record = regression_record("good")
    assert own_seats(record) == [0]
    assert list(changed_answers(record, 0, lambda submission: TOY_BOT)) == []


def test_a_changed_answer_a_crash_and_a_missing_program_are_differences() -> None:
    record = regression_record("good")
    record["turns"][4]["actions"][0] = "7"
    assert list(changed_answers(record, 0, lambda submission: TOY_BOT)) == ["turn 5, seat 0: '7' recorded, '4' now"]
    record["players"][0]["cmd"] = f"{BOT_OF_THE_GAME} crash_later"
    assert "crash_later" in next(changed_answers(record, 0, lambda submission: TOY_BOT))
    assert "No module named bot.submit.toy" in next(changed_answers(record, 0))


def test_regress_refuses_files_that_are_none(arena: Arena, tmp_path: Path) -> None:
    with ReplayWriter(tmp_path / "x.jsonl.gz") as writer:
        writer.add({"value": 1})
    done = arena("regress", tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert "--record" in done.stderr


def test_recording_wants_a_fixed_effort(arena: Arena, tmp_path: Path) -> None:
    done = arena("regress", "--record", "olympics", tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert "effort" in done.stderr


def test_recording_wants_a_bot_of_the_kit(arena: Arena, tmp_path: Path) -> None:
    done = arena("regress", "--record", "chess", "--effort", 1, tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert "no bot is called 'chess'; there are: battlesheep, " in done.stderr


@pytest.mark.parametrize(("command", "found"), [
    ("python -m bot.submit.ewn --set depth=8", ("ewn", ["--set", "depth=8"])),
    ("python -m bot.submit.ewn_reference", ("ewn_reference", [])),
    ("python -m bot.submit.ewnish", None),
    ("python dist/ewn.py", None),
])
def test_the_kits_own_bots_are_known_by_their_commands(command: str, found: object) -> None:
    assert submission_of("ewn", command) == found


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--record", "olympics", "--effort", 1, "--sets", 0], "--sets 0: "),
        *((words, "are for --record BOT")
          for words in (["--set", "width=2"], ["--effort", 2], ["--sets", 2], ["--seed", 4])),
    ],
)
def test_regress_refuses_what_would_come_to_nothing(
    arena: Arena, tmp_path: Path, words: list[object], message: str
) -> None:
    done = arena("regress", *words, tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert message in done.stderr


def test_what_was_recorded_is_what_the_bot_answers_again(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "olympics.regress.jsonl.gz"
    done = arena("regress", "--record", "olympics", "--effort", 1, "--set", "width=20", path)
    assert done.returncode == 0, done.stderr
    again = arena("regress", path)
    assert again.returncode == 0, again.stdout
    assert again.stdout.splitlines()[-1] == "300 answers of 3 bots, 0 bots differ"


@pytest.mark.parametrize("words", [["--built"], ["--python", sys.executable]], ids=["built", "python"])
def test_a_built_file_is_compared_with_what_was_recorded(
    words: list[str], arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "olympics.regress.jsonl.gz"
    arena("regress", "--record", "olympics", "--effort", 1, "--set", "width=20", path)
    monkeypatch.setattr(regress, "ROOT", tmp_path)
    assert cli.main(["regress", *words, str(path)]) == 2
    assert bundle.main(["olympics", "--out", str(tmp_path / "dist")]) == 0
    assert cli.main(["regress", *words, str(path)]) == 0
    (tmp_path / "dist" / "olympics.py").write_text("while True: print(input() and 'UP')")
    assert cli.main(["regress", *words, str(path)]) == 1
