"""A contest's judge, with that of light cycles: positions of the lines that were sent, judged by a search."""
from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from arena.contests.analyst import OneMove, SearchAnalyst
from arena.contract.files import ReplayWriter
from arena.contract.judgement import Effort
from arena.contract.record import Replay
from arena.games import load_from, load_game
from arena.judge.judging import new_analyst
from arena.match.match import new_match
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from tests.conftest import ROOT, Arena

TRON = ROOT / "examples" / "tron"
QUICK = Effort(fixed=200)
STRAIGHT = """
for turn, line in enumerate(open(0), -1):
    if turn >= 0:
        print("UP", flush=True)
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    """The first rider goes up until it is out."""
    file = tmp_path_factory.mktemp("bots") / "straight.py"
    file.write_text(STRAIGHT)
    job = new_match(str(TRON), [f"python {file}", f"python {TRON / 'greedy.py'}"], seed=6, first_turn_ms=0.0,
                    turn_ms=0.0).job(0)
    played = next(game for _ in range(5) if not (game := job.play()).faults_of(0))  # nobody late on a busy machine
    assert played.ranks == [2, 1] and len(played.turns) >= 4
    return played


def test_a_fatal_step_is_a_blunder_and_costs_all_that_was_left(record: Replay) -> None:
    analyst = new_analyst(load_game(str(TRON)), record)
    assert (analyst.unit, analyst.result(0), analyst.result(1), analyst.luck(0)) == ("probability to win", 0.0, 1.0, ())
    last = analyst.judge(len(record.turns) - 1, 0, QUICK)
    first = analyst.judge(0, 1, QUICK)
    assert last and first
    assert (last.answer, last.value, last.grade) == ("UP", 0.0, "blunder")
    assert last.best[0][0] != "UP" and last.best[0][1] > 0.1
    assert first.value > 0.4 and first.grade != "blunder"


def test_the_same_effort_judges_the_same(record: Replay) -> None:
    game = load_game(str(TRON))
    one, other = (new_analyst(game, record).judge(2, 1, QUICK) for _ in range(2))
    assert one == other and one is not None


def test_an_answer_with_a_fault_is_worth_nothing(record: Replay) -> None:
    late = structs.replace(record.turns[2], faults=["no_answer: no answer within 100 ms", None], actions=[None, "UP"])
    turns = [*record.turns[:2], late]
    found = new_analyst(load_game(str(TRON)), structs.replace(record, turns=turns)).judge(2, 0, QUICK)
    assert found and (found.value, found.fault) == (0.0, "no_answer: no answer within 100 ms")


AMONG_ALL = {"best": 0.95, "good": 0.94, "bad": 0.86}
ALONE = {"best": 0.91, "good": 0.89, "bad": 0.6}


class Biased(SearchAnalyst[str, str]):
    """A search of one move alone is worse than one of all moves."""

    game = None

    def position(self, turn: int, seat: int) -> str:
        return "there"

    def results(
        self, game: Any, position: str, seat: int, deadline: Deadline, effort: int
    ) -> Iterator[SearchResult[str]]:
        if game is None:
            yield SearchResult("best", 0.95, tuple(AMONG_ALL.items()))
        else:
            (move,) = game.moves(position)
            yield SearchResult(move, ALONE[move])


@pytest.mark.parametrize(("answer", "value", "grade", "ranked"), [
    ("best", 0.95, "", (0.95, 0.94, 0.86)),
    ("good", 0.89, "", (0.91, 0.89, 0.82)),
    ("bad", 0.6, "blunder", (0.91, 0.9, 0.6)),
])
def test_moves_are_compared_by_searches_of_each_alone(
    record: Replay, answer: str, value: float, grade: str, ranked: tuple[float, ...]
) -> None:
    given = structs.replace(record.turns[0], actions=[answer, "UP"])
    found = Biased(structs.replace(record, turns=[given])).judge(0, 0, QUICK)
    assert found and (found.value, found.grade) == (value, grade)
    assert found.best == tuple(zip(AMONG_ALL, map(pytest.approx, ranked)))


class Sampled(Biased):
    """A search of one move alone whose value still changes in its second half, as the mean of few samples does."""

    drift = 0.0

    def results(self, *args: Any) -> Iterator[SearchResult[str]]:
        *_, found = super().results(*args)
        yield replace(found, value=found.value + self.drift, effort=50)
        yield replace(found, effort=100)


@pytest.mark.parametrize(("drift", "noise", "loss"), [(0.0, 0.04, 0.31), (-0.1, 0.147, 0.31), (0.3, 0.426, 0.0)])
def test_a_loss_is_none_while_the_values_still_change_by_as_much(
    record: Replay, drift: float, noise: float, loss: float
) -> None:
    analyst = Sampled(structs.replace(record, turns=[structs.replace(record.turns[0], actions=["bad", "UP"])]))
    analyst.drift = drift
    found = analyst.judge(0, 0, QUICK)
    assert found and (found.noise, found.loss) == (pytest.approx(noise, abs=0.001), pytest.approx(loss))


def test_one_move_alone_is_legal_for_its_player_and_there_alone() -> None:
    tron = load_from(TRON / "game.py", "Tron")()
    start = load_from(TRON / "game.py", "start")(__import__("random").Random(1))
    only = OneMove(tron, start, 0, "LEFT")
    assert only.moves(start, 0) == ["LEFT"] and only.moves(start, 1) == tron.moves(start, 1)
    after = tron.play(start, ("UP", "UP"))
    assert only.moves(after, 0) == tron.moves(after, 0) and only.players == 2


def test_analyse_and_ask_take_the_judge_of_a_contest(record: Replay, arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    with ReplayWriter(file) as writer:
        writer.add(record)
    turn = len(record.turns)
    done = arena("analyse", file, "--as", TRON, "--effort", 100, "--seat", 0)
    assert done.returncode == 0, done.stderr
    done = arena("ask", file, "--as", TRON, "--turn", turn, "--seat", 0, f"python {TRON / 'greedy.py'}", "--json")
    assert json.loads(done.stdout)["recorded"]["value"] == 0.0, done.stderr
    assert json.loads(done.stdout)["unit"] == "probability to win"


def test_a_contest_without_a_judge_says_how_to_get_one(record: Replay, arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    with ReplayWriter(file) as writer:
        writer.add(record)
    folder = shutil.copytree(TRON, tmp_path / "unjudged")
    text = (folder / "contest.toml").read_text()
    (folder / "contest.toml").write_text(text.replace('"judge.py:Judge"', '""'))
    done = arena("analyse", file, "--as", folder)
    assert done.returncode == 2 and "write one of some twenty lines, and name it in contest.toml" in done.stderr
    (folder / "contest.toml").write_text(text.replace("judge.py", "nobody.py"))
    done = arena("analyse", file, "--as", folder)
    assert done.returncode == 2 and "judge = 'nobody.py:Judge': wants FILE.py:NAME of this folder" in done.stderr


def test_a_judge_that_knows_no_position_does_not_say_that_nothing_was_lost(
    record: Replay, arena: Arena, tmp_path: Path
) -> None:
    file, folder = tmp_path / "games.jsonl.gz", shutil.copytree(TRON, tmp_path / "unfinished")
    with ReplayWriter(file) as writer:
        writer.add(record)
    with open(folder / "judge.py", "a") as judge:
        judge.write("\n    def position(self, turn, seat): return None\n")
    done = arena("analyse", file, "--as", folder, "--effort", 5)
    assert "The judge knows no position in which the player was asked" in done.stdout and "0.0 %" not in done.stdout


@pytest.mark.parametrize(("text", "why"), [
    ("import sys\nsys.exit('no words')\n", "SystemExit('no words')"),
    ("class Judge:\n    def __init__(self, record): ...\n    def result(self, seat): return 'x'\n"
     "    def luck(self, turn): return ()\n", 'ValueError("could not convert'),
])
def test_a_judge_that_is_none_is_told(record: Replay, arena: Arena, tmp_path: Path, text: str, why: str) -> None:
    file, folder = tmp_path / "games.jsonl.gz", shutil.copytree(TRON, tmp_path / "ending")
    with ReplayWriter(file) as writer:
        writer.add(record)
    (folder / "judge.py").write_text(text)
    done = arena("analyse", file, "--as", folder, "--luck")
    assert done.returncode == 2 and f"cannot be judged as one of ending: {why}" in done.stderr


def test_modules_of_two_folders_may_have_the_same_names(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.py").write_text(f"NAME = {name!r}")
        (tmp_path / name / "mybot").mkdir()
        (tmp_path / name / "mybot" / "rules.py").write_text(f"NAME = {name!r}")
        (tmp_path / name / "judge.py").write_text(
            "from game import NAME\nfrom mybot import rules\nclass Judge:\n    names = NAME, rules.NAME")
    before = dict(sys.modules)
    assert [load_from(tmp_path / name / "judge.py", "Judge").names for name in ("one", "two", "one")] == [
        ("one", "one"), ("two", "two"), ("one", "one")]
    assert not {"game", "mybot", "mybot.rules"} & (sys.modules.keys() - before.keys())
    assert str(tmp_path / "one") not in sys.path
