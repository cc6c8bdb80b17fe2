"""``analyse``: what is judged, kept, and said."""
from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arena import cli
from arena.contract.files import Json, ReplayWriter, read_json
from arena.contract.judgement import Effort, Judgement
from arena.contract.record import read_replays
from arena.contract.setup import NO_LIMITS, Setup
from arena.judge.analysis_files import analysis_path, best_analysis, best_of, parts_in
from arena.judge.judging import first_pass
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from tests.arena.toy import GAME

NAME = "tests.arena.commands.test_analyse:JUDGED"


class NineIsBest:
    """Judges the toy: a digit is worth a ninth of itself, and chance gives the first seat a tenth each turn."""

    unit = "ninths"
    par = 0.5

    def __init__(self, record: Json) -> None:
        self._record = record

    def result(self, seat: int) -> float:
        return float(self._record.ranks[seat] == 1)

    def luck(self, turn: int) -> Sequence[float]:
        return (0.1, -0.1)

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement:
        answer = self._record.turns[turn].actions[seat]
        return Judgement(turn, seat, answer, int(answer) / 9, (("9", 1.0),), noise=effort.seconds)


JUDGED = replace(GAME, analyst="tests.arena.commands.test_analyse:NineIsBest")
Analyse = Callable[..., dict[str, Any]]


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    file = tmp_path / "toy.jsonl.gz"
    with ReplayWriter(file) as writer:
        for seed in (1, 2):
            players = [contestant(GAME, f"builtin:{name}") for name in ("greedy", "random")]
            writer.add(play_game(GAME, Setup(seed, 2, "plain", NO_LIMITS), players))
    return file


@pytest.fixture
def analyse(no_workers: None, replay: Path, capsys: pytest.CaptureFixture[str]) -> Analyse:
    def run(*options: str) -> dict[str, Any]:
        assert cli.main(["analyse", str(replay), "--as", NAME, "--json", *options]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    return run


def parts(replay: Path) -> list[Json]:
    return list(read_json(analysis_path(replay)))


def test_losses_are_by_bot(analyse: Analyse, replay: Path) -> None:
    found = analyse("--effort", "1")
    greedy, other = found["players"]
    digits = [int(turn.actions[1]) for game in read_replays(replay) for turn in game.turns]
    assert (greedy["player"], greedy["summary"]["answers"], greedy["summary"]["loss"][0]) == ("greedy", 20, 0.0)
    summary = other["summary"]
    assert summary["loss"][0] == pytest.approx(sum(9 - digit for digit in digits) / 9 / 2, abs=1e-4)
    assert summary["grades"]["blunder"] == sum(digit < 9 for digit in digits)
    assert summary["balance"]["luck"] == pytest.approx(-1.0)
    worst = found["most_expensive"][0]
    assert worst["loss"] == pytest.approx((9 - min(digits)) / 9, abs=1e-4)
    assert worst["command"].endswith(f"--game {worst['game']} --turn {worst['turn'] + 1} --open")


def test_analyse_and_report_say_the_same(analyse: Analyse, replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A loss is a game's in both; here no loss has a known cause, so none is told."""
    told = {player["player"]: player for player in analyse("--effort", "1")["players"]}
    for name, of_player in told.items():
        assert cli.main(["report", str(replay), "--as", NAME, "--seat", name, "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["page"]
        for habit in (*report["habits"], *of_player["habits"]):
            del habit["examples"]  # with links to pages that analyse does not write
        assert of_player == report
    assert told["random"]["summary"]["loss"][0] > 0.0 and told["random"]["causes"] == []
    shown = []
    for command, *words in (["analyse", "--effort", "1"], ["report", "--seat", "random"]):
        assert cli.main([command, str(replay), "--as", NAME, *words]) == 0
        shown.append(capsys.readouterr().out)
    table, _, _ = shown[1].partition(str(replay.parent))
    assert "loss a game" in table and "no cause known" not in table and table in shown[0]


def test_a_game_of_which_not_all_is_judged_has_no_loss(
    analyse: Analyse, replay: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    analyse("--effort", "1", "--game", "1")
    (whole,) = [part for part in parts(replay) if part["number"] == 0]
    half = {**whole, "turns": [0, 5], "judgements": [one for one in whole["judgements"] if one["turn"] < 5],
            "luck": {turn: luck for turn, luck in whole["luck"].items() if int(turn) < 5}}
    with ReplayWriter(analysis_path(replay)) as writer:
        writer.add(half)
    monkeypatch.setattr("arena.commands.report.judge", lambda *_: None)
    assert analyse("--effort", "1")["players"] == []
    assert cli.main(["analyse", str(replay), "--as", NAME, "--effort", "1"]) == 0
    assert "of no game all answers are judged yet" in capsys.readouterr().out


def test_what_is_judged_is_not_judged_again(analyse: Analyse, replay: Path) -> None:
    first = analyse("--effort", "1", "--game", "2")
    assert (first["games"], {part["number"] for part in parts(replay)}) == (1, {1})
    kept = parts(replay)
    assert analyse("--effort", "1")["games"] == 2
    assert parts(replay)[: len(kept)] == kept
    assert {part["number"] for part in parts(replay)[len(kept):]} == {0}
    before = analysis_path(replay).read_bytes()
    analyse("--effort", "1")
    assert analysis_path(replay).read_bytes() == before


def test_an_analysis_that_was_cut_off_goes_on(analyse: Analyse, replay: Path) -> None:
    whole = analyse("--effort", "1")
    path = analysis_path(replay)
    path.write_bytes(path.read_bytes()[:-40])
    assert analyse("--effort", "1") == whole


def test_another_effort_begins_anew_and_keeps_the_old_file(analyse: Analyse, replay: Path) -> None:
    analyse("--effort", "1")
    found = analyse("--seconds", "0.2")
    assert found["effort"] == {"seconds": 0.2, "fixed": 0}
    assert {part["effort"]["fixed"] for part in parts(replay)} == {0}
    assert analysis_path(replay).with_name(analysis_path(replay).name + ".previous").exists()


def test_another_effort_for_one_game_leaves_those_of_the_others(analyse: Analyse, replay: Path) -> None:
    analyse("--effort", "1")
    others = [part for part in parts(replay) if part["number"] != 1]
    assert others and analyse("--effort", "2", "--game", "2")["games"] == 1
    efforts = [(part["number"], part["effort"]["fixed"]) for part in parts(replay)]
    assert parts(replay)[:len(others)] == others and {*efforts} == {(0, 1), (1, 2)}


def test_a_first_pass_is_of_the_asked_player_and_then_of_all_before_the_rest(analyse: Analyse, replay: Path) -> None:
    analyse("--seconds", "3", "--first-pass", "1", "--game", "1")
    (record, *_) = read_replays(replay)
    passes = [(part.effort, part.seats, part.has_luck) for part in parts_in(analysis_path(replay))]
    whole = Effort(seconds=3.0)
    first = first_pass(whole)
    assert list(dict.fromkeys(passes)) == [(first, (1,), False), (first, (0,), False), (whole, (0, 1), True)]
    before = analysis_path(replay).read_bytes()
    analyse("--seconds", "3", "--game", "1")
    assert analysis_path(replay).read_bytes() == before, "nothing is judged again"
    kept = best_analysis(analysis_path(replay), record, 0)
    assert kept and kept.effort == Effort(seconds=3.0) and kept.is_whole
    kept = best_of(parts_in(analysis_path(replay))[:-1], record, 0, range(2))
    assert kept and kept.is_judged and kept.effort == first, "it is shown until the rest is done"
    assert not kept.is_whole, "and makes up no report: luck is missing"


def test_only_the_seats_that_are_asked_for_are_judged(analyse: Analyse) -> None:
    assert [player["player"] for player in analyse("--effort", "1", "--seat", "1")["players"]] == ["random"]
    assert [player["player"] for player in analyse("--effort", "1")["players"]] == ["greedy", "random"]


def test_a_player_is_judged_in_whichever_seat_it_played(analyse: Analyse, replay: Path) -> None:
    with ReplayWriter(replay) as writer:
        for names in (("greedy", "random"), ("random", "greedy")):
            players = [contestant(GAME, f"builtin:{name}") for name in names]
            writer.add(play_game(GAME, Setup(1, 2, "plain", NO_LIMITS), players))
    found = analyse("--effort", "1", "--seat", "random")
    assert [(player["player"], player["summary"]["games"]) for player in found["players"]] == [("random", 2)]
    assert [(part["number"], part["seats"]) for part in parts(replay)] == [(0, [1]), (1, [0])]
    analyse("--effort", "1")
    expensive = analyse("--effort", "1", "--seat", "random")["most_expensive"]
    assert {one["player"] for one in expensive} == {"random"}
    assert analyse("--effort", "1", "--seat", "greedy")["most_expensive"] == []


def test_an_analysis_of_other_games_does_not_count(analyse: Analyse, replay: Path) -> None:
    analyse("--effort", "1")
    games = list(read_replays(replay))
    games[0].turns[3].actions[0] = "7"
    found = [best_analysis(analysis_path(replay), game, number) for number, game in enumerate(games)]
    assert [kept is not None for kept in found] == [False, True]


def test_the_default_is_twice_the_time_of_the_contest(analyse: Analyse) -> None:
    assert analyse()["effort"]["seconds"] == pytest.approx(2 * GAME.limits.turn_ms / 1000)


def test_the_tables_fit_a_terminal(replay: Path, capsys: pytest.CaptureFixture[str],
                                   monkeypatch: pytest.MonkeyPatch) -> None:
    """Here workers judge."""
    monkeypatch.setenv("COLUMNS", "80")
    assert cli.main(["analyse", str(replay), "--as", NAME, "--effort", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "…" not in "".join(lines)
    assert all(len(line) <= 80 for line in lines if "arena view" not in line and "kept in" not in line)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--game", "3"], "has 2 games"),
        (["--seat", "2"], "no seat has this number; the players are: greedy, random"),
        (["--seat", "0", "--seat", "mine.py"], "no player is called 'mine.py'"),
        (["--as", "tests.arena.toy:GAME"], "Toy has no judge"),
        (["--as", "chess"], "no game called"),
    ],
)
def test_what_cannot_be_analysed_is_said(
    replay: Path, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    assert cli.main(["analyse", str(replay), "--as", NAME, *options]) == 2
    assert said in capsys.readouterr().err
    assert not analysis_path(replay).exists()
