"""The first bot of a contest: from the lines of some games to a program that runs, in time, also as one file."""
from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from arena.contests import attempts
from arena.contests.contest import contest_text
from arena.contests.starter import BOT as BOT_FOLDER
from arena.contests.starter import (
    GAME,
    JUDGE,
    MAIN,
    AcceptedTurn,
    Shape,
    StarterError,
    shape_of,
    starter,
    usual_answer,
)
from arena.contract.judgement import Effort
from arena.games import load_game
from arena.judge.judging import new_analyst
from arena.match.match import new_match
from bundler.command import main as bundle
from tests.arena.contests.contests import HERE, PYTHON, contest, play, referee_command
from tests.arena.contests.contests import bot as fake
from tests.arena.contests.simulated import SimulatedReferee, with_limits
from tests.conftest import ROOT, Arena

BOT = shlex.join([*PYTHON, str(HERE / "fake_bot.py")])


@pytest.mark.parametrize(("samples", "shape"), [
    (["a", "b"], (None,)),
    (["a|b", "b|c"], (None, None)),
    (["2|a|b", "1|a", "0"], (0,)),
    (["8 1|x 2|a|b|end", "7 6|x 0|end"], (None, 1, None)),
    (["1|a|2|b|c", "2|a|b|0", "0|1|x"], (0, 0)),
    (["x|1|a|2|b|c", "x|2|a|b|0", "x|0|1|x"], (None, 0, 0)),
])
def test_lines_that_count_others_are_found(samples: list[str], shape: Shape) -> None:
    assert shape_of([sample.split("|") for sample in samples]) == shape


def test_nothing_counts_lines_that_just_come() -> None:
    assert shape_of([["a", "b"], ["a"], ["a", "b", "c"]]) is None


def test_the_lines_before_the_first_turn_are_told_from_those_of_the_turn() -> None:
    firsts = ["me|2|a|b|1|x", "me|1|a|2|x|y", "me|1|a|0"]
    assert shape_of([first.split("|") for first in firsts], (0,)) == (None, 0)


@pytest.mark.parametrize(("turns", "expression"), [
    ({"1|UP": "UP", "2|DOWN|UP": "UP"}, "lines[1]"),
    ({"a|1|x|1|UP": "UP", "a|2|x|y|2|UP|DOWN": "DOWN"}, "lines[-1]"),
    ({"a|1|x|1|UP": "LEFT", "a|2|x|y|2|UP|DOWN": "LEFT"}, '"LEFT"'),
])
def test_a_line_of_a_list_that_has_all_answers_is_answered(turns: dict[str, str], expression: str) -> None:
    told = [AcceptedTurn(lines.split("|"), answer) for lines, answer in turns.items()]
    shape = shape_of([turn.lines for turn in told])
    assert shape is not None
    assert usual_answer(told, shape) == expression


def test_a_game_without_an_accepted_answer_gives_no_bot() -> None:
    record = play(contest(), fake("bad@1"), fake("bad@1"))
    with pytest.raises(StarterError, match="no bot has given an answer that was accepted"):
        starter(contest(), [record])


def test_a_bot_whose_limits_are_not_known_does_not_search_for_ever() -> None:
    game = play(contest(), fake(), fake())
    for known, limits in ((0.0, (1000.0, 50.0)), (80.0, (80.0, 80.0))):
        main = starter(contest(first_turn_ms=known, turn_ms=known), [game])[MAIN]
        assert tuple(map(float, re.findall(r"turn_ms: float = (\S+)", main))) == limits


def test_a_starter_runs_at_once_in_time_and_as_one_file(
    arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = SimulatedReferee(first_ms=5000.0, turn_ms=2000.0)
    monkeypatch.setattr(attempts, "play", with_limits(limits, attempts.play))
    folder = tmp_path / "winter"
    words = ("new", folder, "--referee", referee_command("++boots", "200", "++first-ms", "5000", "++turn-ms", "2000"),
             "--try", BOT, "--starter", "--title", 'Snow "and" ice')
    done = arena(*words)
    assert done.returncode == 0, done.stderr
    main, submission = folder / MAIN, folder / "submission.py"
    assert f"contest-bundle {main} --out {submission}" in done.stdout
    unknown = done.stdout.partition(f"not found out, see {folder / 'contest.toml'}:\n")[2].splitlines()
    assert {"  how much memory a bot has", "  what the scores mean"} <= {*unknown}
    assert "first_turn_ms: float = 5000.0" in main.read_text()
    assert "such as:\n\n    0 2\n    " in (folder / GAME).read_text()
    assert bundle([str(main), "--out", str(submission)]) == 0
    record = new_match(str(folder), [f"python {main}", f"python {submission}"], seed=3).job(0).play()
    assert not [fault for seat in range(2) for fault in record.faults_of(seat)]
    assert len(record.turns) == 8 and len({answer for turn in record.turns for answer in turn.actions}) == 1
    done = subprocess.run([sys.executable, "-I", str(submission)], input="0 2\n1 5\n2 6\n", text=True,
                          capture_output=True, env={"PATH": os.defpath}, cwd="/", timeout=60, check=True)
    assert len(done.stdout.split()) == 2 and not done.stderr, "it runs without the kit"
    again = arena(*words, "--replace")
    assert again.returncode == 2 and f"there is {folder / BOT_FOLDER}" in again.stderr


FILLED_IN = """
def position_of(start, lines):
    return int(lines[0].split()[0]), 0


class Game:
    def moves(self, position):
        return ["0", "00"] if position[0] <= 8 else []

    def player(self, position):
        return 0

    def play(self, position, move):
        return position[0] + 1, 0

    def rewards(self, position):
        return (0.5, 0.5)
"""


def test_with_rules_the_starter_searches_and_its_judge_judges(tmp_path: Path) -> None:
    known = contest(folder=tmp_path, judge=f"{JUDGE}:Judge")
    (tmp_path / "contest.toml").write_text(contest_text(known))
    (tmp_path / BOT_FOLDER).mkdir()
    (tmp_path / "submission.py").write_text("a file beside it hides nothing")
    for name, text in starter(known, [play(contest(), fake(), fake())]).items():
        (tmp_path / name).write_text(text)
    with open(tmp_path / GAME, "a") as file:
        file.write(FILLED_IN)
    record = new_match(str(tmp_path), [f"python {tmp_path / MAIN} --effort 20"] * 2, seed=3).job(0).play()
    assert {turn.actions[0] for turn in record.turns} <= {"0", "00"} and not record.players[0].last_messages
    judged = new_analyst(load_game(str(tmp_path)), record).judge(2, 0, Effort(fixed=20))
    assert judged and {answer for answer, _ in judged.best} == {"0", "00"}


SAME_MOVE_TWICE = """
def position_of(start, lines):
    return int(lines[-1].split()[0])


class Game:
    def moves(self, left):
        return ["1", "2"][:left]

    def player(self, left):
        return 0

    def play(self, left, move):
        return left - int(move)

    def rewards(self, left):
        return (1.0, 0.0)
"""


@pytest.mark.parametrize(("lines", "recorded"), [("2 9\n0 1\n1 2\n", ""), ("5 9\n3 1\n1 2\n", "=02\n")], ids=[
    "a position without moves", "a recorded answer that is another text for a move"])
def test_the_starter_goes_on_where_its_rules_do_not_know_the_answer(tmp_path: Path, lines: str, recorded: str) -> None:
    for name, text in starter(contest(), [play(contest(), fake(), fake())]).items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    with open(tmp_path / GAME, "a") as file:
        file.write(SAME_MOVE_TWICE)
    (tmp_path / "recorded").write_text(recorded)
    done = subprocess.run(
        [sys.executable, str(tmp_path / MAIN), "--effort", "6"], input="0 2\n" + lines, text=True, timeout=60,
        capture_output=True, env=os.environ | {"BOTKIT_RECORDED": str(tmp_path / "recorded")}, check=True)
    first, _, last = done.stdout.split()
    assert not done.stderr and first in "12" and last == "1"


SUBTRACTION = """
def position_of(start, lines):
    return int(lines[-1].split()[1])


class Game:
    def moves(self, stones):
        return [str(taken) for taken in (3, 2, 1) if taken <= stones]

    def play(self, stones, taken):
        return stones - int(taken)

    def value(self, stones):
        return 0.0 if stones else -1.0
"""


def test_the_bot_searches_by_alpha_beta_as_the_page_says(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "any-contest.md").read_text(encoding="utf-8").partition("### A first bot")[2]
    serve = page.partition("```python\n")[2].partition("```")[0]
    files = starter(contest(), [play(contest(), fake(), fake())])
    before, _, after = files[MAIN].replace("botkit.search.mcts import Mcts", "botkit.search.alpha_beta import deepen"
                                           ).partition("    def serve")
    (tmp_path / BOT_FOLDER).mkdir()
    (tmp_path / GAME).write_text(files[GAME] + SUBTRACTION)
    (tmp_path / MAIN).write_text(before + serve + after[after.index("\n\nif __name__"):])
    done = subprocess.run([sys.executable, str(tmp_path / MAIN), "--effort", "6"], input="0 2\n1 5\n2 6\n", text=True,
                          capture_output=True, timeout=60, check=True)
    assert done.stdout.split() == ["1", "2"] and not done.stderr
