"""``report``: what is judged, compared, and written."""
from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from arena.contract.files import ReplayWriter
from arena.contract.record import replay_of
from arena.judge.analysis_files import analysis_path
from arena.match.match import new_match
from arena.pages.page import unpacked
from tests.conftest import BOT, ROOT, TOY, Arena

JUDGED = "tests.arena.commands.test_analyse:JUDGED"
"""The toy with a judge: a digit is worth a ninth of itself."""


def play(file: Path, commands: Sequence[str], games: int = 6) -> Path:
    match = new_match(TOY, commands, seed=3, first_turn_ms=0.0, turn_ms=0.0)
    with ReplayWriter(file) as writer:
        for index in range(games):
            writer.add(match.job(index).play())
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return play(tmp_path / "new.jsonl.gz", ["builtin:random", "builtin:greedy"])


def report(arena: Arena, *words: object) -> dict[str, Any]:
    done = arena("report", *words, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def digits(file: Path, name: str) -> list[list[int]]:
    """What a player has answered, by game."""
    with ReplayWriter(file, resume=True) as writer:
        records = [replay_of(record) for record in writer.records]
    return [[int(turn.actions[record.names.index(name)] or 0) for turn in record.turns] for record in records]


def test_the_loss_a_game_is_that_of_the_answers_and_the_page_links_to_the_games(arena: Arena, file: Path) -> None:
    found = report(arena, file, "--as", JUDGED, "--seat", "random", "--effort", 1)
    losses = [sum(9 - digit for digit in game) / 9 for game in digits(file, "random")]
    assert found["summary"]["loss"][0] == pytest.approx(sum(losses) / 6, abs=1e-4)
    assert (found["summary"]["games"], found["summary"]["judged"], found["missing"]) == (6, 6, [])
    assert sum(loss for _, loss, *_ in found["phases"]) == pytest.approx(found["summary"]["loss"][0], abs=1e-4)
    page = Path(found["page"])
    assert page == file.with_name("new.report.html")
    data = unpacked(page.read_text(encoding="utf-8"))
    assert len(data["positions"]) == 20
    links = {one["href"] for one in data["positions"]} | {
        one["href"] for habit in data["habits"] for one in habit["examples"]}
    for link in links:
        address, turn = re.fullmatch(r"(new\.report/new-\d\.html)#turn=(\d+)", link).groups()  # type: ignore[union-attr]
        assert (page.parent / address).is_file(), link
        assert 1 <= int(turn) <= 10
    worst = data["positions"][0]
    number, turn = map(int, re.findall(r"\d+", worst["place"]))
    linked = unpacked((page.parent / worst["href"].partition("#")[0]).read_text(encoding="utf-8"))
    assert linked["number"] == number - 1 and worst["href"].endswith(f"#turn={turn}")
    assert worst["loss"] == pytest.approx((9 - digits(file, "random")[number - 1][turn - 1]) / 9, abs=1e-4)


def test_the_parts_of_the_result_come_first_and_the_sum_says_what_it_cannot_see(arena: Arena, tmp_path: Path) -> None:
    words = ("report", shutil.copy(ROOT / "replays/ewn_referee.jsonl.gz", tmp_path), "--seat", "0", "--effort", "1")
    first, *said = arena(*words, "--out", tmp_path / "page.html").stdout.splitlines()
    assert first.startswith("seat 0: 2 games")
    assert said[0] == ("captures 3.50, the others 4.00: -0.50 (interval unknown); when first +1.00, when not -2.00;"
                       " by thirds +0.00, +1.00, -1.50")
    assert said[1].startswith("own pieces taken 0.50, the others 0.00: +0.50 (")
    balance = " ".join(" ".join(said).split())
    assert "finds nothing wrong with what this search always misjudges." in balance
    parts = re.findall(r"(\S+) % result = (\S+) % par (. \S+) % loss (. \S+) % luck (. \S+) % others", balance)[0]
    result, *others = (float(part.replace(" ", "")) for part in parts)
    assert result == pytest.approx(sum(others), abs=0.3) and others[1] < 0.0


def test_what_is_judged_is_not_judged_again_at_any_effort(arena: Arena, file: Path) -> None:
    arena("analyse", file, "--as", JUDGED, "--seat", "random", "--effort", 2, "--game", 2)
    report(arena, file, "--as", JUDGED, "--seat", "random", "--effort", 1)
    kept = analysis_path(file).read_bytes()
    report(arena, file, "--as", JUDGED, "--seat", "random", "--seconds", 9)
    assert analysis_path(file).read_bytes() == kept
    with ReplayWriter(analysis_path(file), resume=True) as writer:
        efforts = {part["number"]: part["effort"]["fixed"] for part in writer.records}
    assert efforts == {number: 2 if number == 1 else 1 for number in range(6)}
    said = report(arena, file, "--as", JUDGED, "--seat", "greedy", "--effort", 1)
    assert said["summary"]["loss"][0] == 0.0, "the other player is judged when it is asked for"


def test_two_versions_are_paired_by_seed_and_seat(arena: Arena, file: Path, tmp_path: Path) -> None:
    old = play(tmp_path / "old.jsonl.gz", [f"{BOT} say 3", "builtin:greedy"], 4)
    words = (file, "--as", JUDGED, "--seat", "random", "--against", old, "--against-seat", "toy_bot.py say 3",
             "--effort", 1)
    found = report(arena, *words)
    points, loss, *_ = found["compared"]
    assert (points["name"], loss["name"], loss["pairs"]) == ("points", "loss", 4)
    lost = [sum(9 - digit for digit in game) / 9 for game in digits(file, "random")[:4]]
    assert loss["gap"][0] == pytest.approx(sum(lost) / 4 - 10 * 6 / 9, abs=1e-4)
    shown = arena("report", *words).stdout
    assert "points and loss a game; in 4 pairs of games" in shown
    assert "…" not in shown


def test_two_players_of_the_same_games_can_be_compared(arena: Arena, file: Path) -> None:
    found = report(arena, file, "--as", JUDGED, "--seat", "random", "--against-seat", "greedy", "--effort", 1)
    assert (found["player"], found["other"]) == ("random", "greedy")
    assert found["compared"][1]["second"][0] == 0.0


def test_versions_are_compared_by_points_without_a_judge_if_that_is_asked(
    arena: Arena, file: Path, tmp_path: Path
) -> None:
    """Two matches with the same seeds and opponents are what variants of a bot are compared by."""
    old = play(tmp_path / "old.jsonl.gz", [f"{BOT} say 3", "builtin:greedy"])
    found = report(arena, file, "--as", JUDGED, "--seat", "random", "--against", old, "--against-seat",
                   "toy_bot.py say 3", "--unjudged")
    (points,) = found["compared"]
    assert (points["name"], points["pairs"]) == ("points", 6)
    assert not analysis_path(file).exists()
    assert "0 of 6 games are judged; losses are of these alone." in found["missing"]


def test_a_contest_without_a_judge_has_what_there_is_and_says_what_is_missing(arena: Arena, tmp_path: Path) -> None:
    file = play(tmp_path / "toy.jsonl.gz", [f"{BOT} crash_later", "builtin:random"], 2)
    found = report(arena, file, "--as", TOY, "--seat", "toy_bot.py crash_later", "--out", tmp_path / "page.html")
    assert "Toy has no judge" in found["missing"][0]
    assert found["summary"]["faults"] == {"crash": 2}
    assert (found["summary"]["loss"], found["phases"], found["habits"]) == (None, [], [])
    assert [row["name"] for row in found["opponents"]] == ["random"]
    assert unpacked((tmp_path / "page.html").read_text(encoding="utf-8"))["positions"] == []
    assert not (tmp_path / "page").exists()


def test_what_is_no_whole_game_is_left_out(arena: Arena, file: Path) -> None:
    with ReplayWriter(file, resume=True) as writer:
        records = [replay_of(record) for record in writer.records]
    with ReplayWriter(file) as writer:
        for number, record in enumerate(records):
            writer.add(replace(record, final_scores=[], ranks=[]) if number % 3 else record)
    assert report(arena, file, "--seat", "random", "--unjudged", "--as", JUDGED)["summary"]["games"] == 2


@pytest.mark.parametrize(("words", "said"), [
    (["--seat", "nobody"], "no player is called 'nobody'"),
    (["--seat", "random", "--against", "no-such-file.jsonl.gz"], "no-such-file.jsonl.gz"),
    (["--seat", "random", "--against-seat", "me"], "no player is called 'me'"),
    (["--seat", "random", "--seconds", "0"], "--seconds 0: give a number from 0.001 to 3600"),
    (["--seat", "random", "--effort", "0"], "--effort 0: give a whole number from 1 on"),
])
def test_what_cannot_be_reported_is_told_in_a_sentence(
    arena: Arena, file: Path, words: Sequence[str], said: str
) -> None:
    done = arena("report", file, "--as", JUDGED, *words)
    assert done.returncode == 2
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert not file.with_name("new.report.html").exists()


def test_a_folder_is_no_file_of_games(arena: Arena) -> None:
    done = arena("report", ".", "--seat", "0")
    assert (done.returncode, done.stderr) == (2, "arena report: .: Is a directory\n")
