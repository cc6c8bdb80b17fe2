"""``ask``: answers to recorded lines."""
from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from arena.contract.files import ReplayWriter
from arena.contract.judgement import Effort, Judgement
from arena.contract.record import Replay
from arena.games import game_names, load_game
from arena.judge.analysis_files import Part, analysis_path
from arena.match.match import new_match
from arena.match.outcome import digest
from tests.conftest import BOT, TOY, Arena

NIM = "examples.nim.arena:GAME"
GREEDY, RANDOM = "builtin:greedy", "builtin:random"


def write(path: Path, name: str, *commands: str) -> Replay:
    record = new_match(name, commands, seed=3, first_turn_ms=0.0, turn_ms=0.0).job(0).play()
    with ReplayWriter(path) as writer:
        writer.add(record)
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl.gz"


@pytest.mark.parametrize("name", [*game_names(), NIM])
def test_a_bot_answers_all_turns_as_recorded(name: str, file: Path, arena: Arena) -> None:
    record = write(file, name, GREEDY, *[RANDOM] * (load_game(name).seats[0] - 1))
    for seat, player in enumerate(record.players):
        asked = [index for index, turn in enumerate(record.turns) if seat in turn.inputs]
        done = arena("ask", file, "--as", name, "--turn", record.turn_numbers()[asked[-1]], "--seat", seat,
                     player.cmd, "--json")
        assert done.returncode == 0, done.stderr
        said = json.loads(done.stdout)
        assert said["before"] == {"answers": len(asked) - 1, "as_recorded": len(asked) - 1}
        assert said["now"]["answer"] == said["recorded"]["answer"] == record.turns[asked[-1]].actions[seat]


def test_the_lines_are_written_for_a_debugger(file: Path, tmp_path: Path, arena: Arena) -> None:
    record = write(file, TOY, GREEDY, RANDOM)
    out = tmp_path / "lines.txt"
    assert arena("ask", file, "--as", TOY, "--turn", 3, "--seat", 1, GREEDY, "--stdin", out).returncode == 0
    sent = [line for turn in record.turns[:3] for line in turn.inputs[1]]
    assert out.read_text() == "".join(f"{line}\n" for line in ["1", *sent])


def test_answer_messages_and_time_stand_beside_the_recorded_ones(file: Path, arena: Arena) -> None:
    write(file, TOY, GREEDY, f"{BOT} messages")
    done = arena("ask", file, "--as", TOY, "--turn", 4, "--seat", 1, f"{BOT} messages", "--json")
    said = json.loads(done.stdout)
    assert said["now"]["messages"] == said["recorded"]["messages"] == ["thinking about turn 3"]
    assert said["now"]["ms"] > 0.0 < said["recorded"]["ms"]
    shown = arena("ask", file, "--as", TOY, "--turn", 4, "--seat", 1, f"{BOT} say 8").stdout
    assert "0 of the 3 answers before are as recorded" in shown
    assert "recorded message: thinking about turn 3" in shown


def test_the_judges_values_are_shown(file: Path, arena: Arena) -> None:
    record = write(file, TOY, RANDOM, GREEDY)
    judgement = Judgement(2, 1, "9", 0.25, (("7", 0.75), ("9", 0.25)))
    part = Part(0, digest(record), Effort(1.0), "share of points", 0.5, (1.0, 0.0), (0, 10), (0, 1), {}, [judgement])
    with ReplayWriter(analysis_path(file)) as writer:
        writer.add(part)
    said = json.loads(arena("ask", file, "--as", TOY, "--turn", 3, "--seat", 1, f"{BOT} say 7", "--json").stdout)
    assert (said["recorded"]["value"], said["now"]["value"], said["unit"]) == (0.25, 0.75, "share of points")
    shown = arena("ask", file, "--as", TOY, "--turn", 3, "--seat", 1, f"{BOT} say 8").stdout
    assert [line.split() for line in shown.splitlines() if "%" in line][1:] == [
        ["best", "7", "75.0", "%"], ["9", "25.0", "%"]]


def test_a_bot_that_crashes_is_told_with_its_turn(file: Path, arena: Arena) -> None:
    write(file, TOY, GREEDY, GREEDY)
    done = arena("ask", file, "--as", TOY, "--turn", 6, "--seat", 1, f"{BOT} crash_later")
    assert done.returncode == 1
    assert "in turn 4: crash" in done.stdout
    assert "now message: a message before the end" in done.stdout


def test_of_a_bot_that_crashes_after_an_answer_the_last_line_is_told(
    file: Path, tmp_path: Path, arena: Arena
) -> None:
    write(file, TOY, GREEDY, GREEDY)
    (tmp_path / "bot.py").write_text("input(), input()\nprint(7, flush=True)\nraise ValueError('no such move')\n")
    done = arena("ask", file, "--as", TOY, "--turn", 6, "--seat", 1, f"python {tmp_path / 'bot.py'}")
    assert done.returncode == 1 and "in turn 2: crash" in done.stdout
    assert done.stdout.count("ValueError: no such move") == 1


@pytest.mark.parametrize(("words", "said"), [
    ("--turn 11 --seat 0 builtin:greedy", "the game has 10 turns; --turn 11 is not among them"),
    ("--turn 0 --seat 0 builtin:greedy", "--turn 0 is not among them"),
    ("--game 2 --turn 1 --seat 0 builtin:greedy", "has 1 games; --game 2 is not among them"),
    ("--turn 1 --seat nobody builtin:greedy", "no player is called 'nobody'"),
    ("--turn 1 --seat greedy builtin:greedy", "seats 0, 1 have this name; give a number"),
    ("--turn 1 --seat 0 builtin:nobody", "toy has no builtin:nobody"),
    ("--turn 1 --seat 0 nosuchprogram", "no program 'nosuchprogram'"),
])
def test_what_cannot_be_asked_is_told_in_a_sentence(words: str, said: str, file: Path, arena: Arena) -> None:
    write(file, TOY, GREEDY, GREEDY)
    done = arena("ask", file, "--as", TOY, *shlex.split(words))
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_a_turn_of_somebody_else_is_told_with_the_nearest_own(file: Path, arena: Arena) -> None:
    write(file, NIM, GREEDY, GREEDY)
    done = arena("ask", file, "--as", NIM, "--turn", 2, "--seat", 0, GREEDY)
    assert done.returncode == 2
    assert "seat 0 was not asked in turn 2; it was in turn 1" in done.stderr
