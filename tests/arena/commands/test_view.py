"""``view``: the analysis beside a replay, and addresses of turns."""
from __future__ import annotations

import json
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from arena import cli
from arena.contract.files import Json, ReplayWriter
from arena.contract.record import as_json
from arena.judge.analysis_files import Part, analysis_path
from arena.match.outcome import digest
from arena.pages.page import unpacked
from tests.arena.analysed import analysed, toy_game
from tests.arena.toy import TURNS

NAME = "tests.arena.toy:GAME"


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    game = toy_game()
    file = tmp_path / "toy.jsonl.gz"
    write(file, game)
    found = analysed(game)
    judgements = [one for _, one in sorted(found.judgements.items())]
    write(analysis_path(file), Part(
        0, digest(game), found.effort, found.unit, 0.5, (1.0, 0.0), (0, TURNS), (0, 1), {}, judgements,
    ))
    return file


def write(path: Path, record: Json) -> None:
    with ReplayWriter(path) as writer:
        writer.add(record)


def view(replay: Path, *options: str) -> Any:
    """The data of the page."""
    assert cli.main(["view", str(replay), "--as", NAME, *options]) == 0
    return unpacked(replay.with_name("toy.html").read_text())


def test_the_analysis_beside_the_replay_is_on_the_page(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = view(replay)["analysis"]
    assert (found["effort"], found["whole"], len(found["judgements"])) == ("effort 7", True, 2 * TURNS)
    assert capsys.readouterr() == (f"{replay.with_name('toy.html')}\n", "")


def test_an_analysed_game_that_another_program_has_recorded_is_drawn_too(replay: Path) -> None:
    """Without names and ranks."""
    game = {name: value for name, value in as_json(toy_game()).items() if name not in ("players", "ranks")}
    replay.unlink()
    write(replay, game)
    found = view(replay)
    assert [player["name"] for player in found["players"]] == ["player 0", "player 1"]
    assert {moment["sentence"].split()[2] for moment in found["analysis"]["moments"]} == {"player"}


def test_a_page_without_an_analysis_is_as_before(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analysis_path(replay).unlink()
    assert view(replay)["analysis"] is None
    assert not capsys.readouterr().err


def test_an_analysis_of_another_game_is_told_and_left_out(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = toy_game()
    game.turns[0].actions[0] = "0"
    replay.write_text(json.dumps(as_json(game)))
    assert view(replay)["analysis"] is None
    (line,) = capsys.readouterr().err.splitlines()
    assert "about another game" in line
    assert "analyse" in line


def test_the_address_of_a_turn_is_printed(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    view(replay, "--turn", "10")
    assert capsys.readouterr().out == f"{replay.with_name('toy.html').as_uri()}#turn=10\n"


@pytest.mark.parametrize("turn", ["0", "11", "-1"])
def test_a_turn_that_the_game_does_not_have_is_refused(
    replay: Path, turn: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["view", str(replay), "--as", NAME, "--turn", turn]) == 2
    assert "10 turns" in capsys.readouterr().err


@pytest.mark.parametrize("works", [True, False])
def test_the_browser_opens_the_turn(
    replay: Path, works: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.append(address) or works)
    view(replay, "--turn", "3", "--open")
    assert opened == [f"{replay.with_name('toy.html').as_uri()}#turn=3"]
    assert ("cannot open a browser" in capsys.readouterr().err) is not works


def test_a_game_of_the_kits_own_referee_has_no_other_viewer(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["view", str(replay), "--as", NAME, "--official"]) == 2
    assert "has no referee with a viewer of its own" in capsys.readouterr().err
