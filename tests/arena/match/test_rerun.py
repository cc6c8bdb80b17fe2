"""Bots that remember their answers are told which counted, wherever a recorded game is played again."""
from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path

import pytest

from arena.contract.files import ReplayWriter
from arena.contract.record import read_replays
from arena.match.match import new_match
from arena.match.rerun import desynchronised, first_difference
from arena.run.process import BotProcess
from arena.run.sandbox import USUAL, Sandbox, why_not_isolated
from tests.conftest import Arena

GAME = "tests.arena.remembering:GAME"
HERE = Path(__file__).parents[1]
SMALLEST, GREATEST, OWN = (f"python {HERE / 'remembering_bot.py'} {how}" for how in ("min", "max", "min own"))
RECORDED = ["9", "8", "7", "6", "5", "4", "3", "2", "1"]
needs_bwrap = pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl.gz"
    with ReplayWriter(path) as writer:
        writer.add(new_match(GAME, [GREATEST, "builtin:greedy"], seed=3).job(0).play())
    return path


@pytest.mark.parametrize("longer", ["x", "x" * 500], ids=len)
def test_a_difference_is_told_around_where_long_lines_differ_or_one_of_them_ends(longer: str) -> None:
    told = first_difference({0: ["a" * 200]}, {0: ["a" * 200 + longer]})
    assert told.startswith("seat 0, line 0: 'aaa") and "ax" in told and len(told) < 250


def branch(arena: Arena, file: Path, *words: object) -> str:
    done = arena("branch", file, "--as", GAME, "--turn", 7, "--seat", 0, "--games", 1, "--trust", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_another_bot_branches_from_where_the_recorded_one_stood(file: Path, arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl.gz"
    assert "gain of the branch, in pairs: +0.000" in branch(arena, file, "--with", SMALLEST, "--out", out)
    recorded, other = read_replays(out)
    assert [next(filter(None, turn.actions)) for turn in recorded.turns] == RECORDED
    assert [next(filter(None, turn.actions)) for turn in other.turns] == [*RECORDED[:6], "1", "3", "2"]
    assert other.players[0].strayed == 3


def test_an_answer_that_is_given_to_it_counts_too(file: Path, arena: Arena) -> None:
    said = json.loads(branch(arena, file, "--answer", 2, "--json"))
    assert said["branch"]["games_with_faults"] == 0
    assert said["branch"]["final_score"] == 9 + 7 + 5 + 2 + 1


def test_a_program_that_strays_and_breaks_a_rule_has_no_gain(file: Path, arena: Arena) -> None:
    shown = branch(arena, file, "--with", OWN)
    assert f"no gain: {desynchronised('the bot in seat 0')}" in shown
    assert "gain of the branch" not in shown
    said = json.loads(branch(arena, file, "--with", OWN, "--json"))
    assert (said["gain"], said["desynchronised"]) == (None, [0])


def test_an_illegal_answer_by_a_bot_that_has_not_strayed_is_a_loss(file: Path, arena: Arena) -> None:
    taken_again = "import sys\nfor _, answer in zip(sys.stdin, '97599'): print(answer, flush=True)"
    shown = branch(arena, file, "--with", shlex.join(["python", "-c", taken_again]))
    assert "gain of the branch, in pairs: " in shown and "desynchronised" not in shown


def test_asks_a_bot_that_stands_where_the_recorded_one_stood(file: Path, arena: Arena) -> None:
    words = ("ask", file, "--as", GAME, "--turn", 7, "--seat", 0, "--json")
    assert json.loads(arena(*words, SMALLEST).stdout)["now"]["answer"] == "1"
    assert json.loads(arena(*words, OWN).stdout)["now"]["answer"] == "5", "it has had 1, 2, 3; the other one 8, 6, 4"


def test_a_recording_of_a_remembering_bot_is_answered_the_same_again(
    file: Path, arena: Arena, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl.gz"
    done = arena("regress", "--record", SMALLEST, "--as", GAME, "--from", file, "--seat", 0, kept)
    assert done.returncode == 0, done.stderr
    (record,) = read_replays(kept)
    assert [turn.actions[0] for turn in record.turns if 0 in turn.inputs] == ["1", "1", "1", "1", "1"]
    assert record.counted(0) == RECORDED[::2]
    done = arena("regress", "--trust", kept)
    assert done.stdout == "5 answers of 1 bots, 0 bots differ\n"


def said_by(program: str, recorded: Sequence[str | None], sandbox: Sandbox = USUAL) -> str:
    bot = BotProcess(["python", "-c", program], sandbox, recorded=recorded)
    try:
        bot.process.wait(20)
        bot.drain(1.0)
        return bot.out.pop()
    finally:
        bot.kill()


def test_recorded_lines_come_through_whatever_they_are() -> None:
    recorded = ["a b", None, "", "= \u00e9", "two\nlines"]
    program = ("from botkit.client.session import Session; session = Session(); import sys;"
               "print(*(ascii(session.answer(own, sys.stderr)) for own in ('1', '2', '3', '4', '5\\n6', '7')))")
    assert said_by(program, recorded) == " ".join(map(ascii, ["a b", "2", "", "= \u00e9", "two\nlines", "7"]))


@needs_bwrap
def test_an_isolated_bot_is_told_what_counted() -> None:
    program = "print(open(__import__('os').environ['BOTKIT_RECORDED']).read())"
    assert said_by(program, ["5"], Sandbox(isolated=True)) == "=5"
