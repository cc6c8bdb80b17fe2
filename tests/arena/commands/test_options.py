"""What commands have in common: their progress, as lines in a log."""
from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from arena import cli
from arena.commands import options
from tests.arena.commands.test_tune import BOT as TUNED_BOT
from tests.arena.league.leagues import new_league
from tests.conftest import TOY

pytestmark = pytest.mark.usefixtures("no_workers")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    monkeypatch.setattr(options, "LINE_SECONDS", 0.0)
    return capsys


def lines_of(said: pytest.CaptureFixture[str], text: str) -> list[re.Match[str]]:
    err = said.readouterr().err
    assert "\r" not in err
    return [match for line in err.splitlines() if (match := re.fullmatch(text, line))]


def test_play_says_in_lines_how_far_it_is(tmp_path: Path, said: pytest.CaptureFixture[str]) -> None:
    words = ["play", TOY, "builtin:random", "builtin:greedy", "--games", "4", "--out", str(tmp_path / "m.jsonl.gz")]
    assert cli.main(words) == 0
    lines = lines_of(said, r"(\d) of 4 games, \d\d:\d\d so far, (\d\d:\d\d|\?) to go(, points 0\.\d{3})?")
    assert {line[1] for line in lines} == set("01234")


def test_a_league_says_in_lines_how_far_it_is(tmp_path: Path, said: pytest.CaptureFixture[str]) -> None:
    with new_league(tmp_path, "a", "b"):
        pass
    assert cli.main(["league", str(tmp_path), "play", "--games", "2"]) == 0
    assert lines_of(said, r"2 of 2 games, .*")


def test_work_without_an_end_says_how_much_is_done(said: pytest.CaptureFixture[str]) -> None:
    with options.progress("games", None) as bar:
        bar.update(3)
    assert lines_of(said, r"3 games, \d\d:\d\d so far")


def test_tune_says_in_lines_how_far_it_is(tmp_path: Path, said: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bot.py").write_text(TUNED_BOT)
    words = ["tune", TOY, "--bot", f"python -S {tmp_path / 'bot.py'}", "--param", "number=0:9", "--games", "2",
             "--against", "builtin:random", "--trials", "3", "--validate", "2", "--out", str(tmp_path / "journal")]
    assert cli.main(words) == 0
    err = said.readouterr().err
    assert re.search(r"\n5 of 6 games, \S+ so far, \S+ to go, 2 trials, the last \S+, best so far", err)
    assert re.search(r"\n4 of 4 games of the validation, ", err)


def test_quick_work_says_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", TOY, "builtin:random", "builtin:greedy", "--games", "4", "--out", str(tmp_path / "m.jsonl.gz")]
    assert cli.main(words) == 0
    assert capsys.readouterr().err == ""


def test_players_who_could_have_been_meant_are_told_as_they_are_typed() -> None:
    name = "bot.py --effort 4"
    played = SimpleNamespace(players=[SimpleNamespace(name=name, cmd=f"python {name}")], names=[name])
    with pytest.raises(options.UsageError, match=r"the players are: 'bot\.py --effort 4'$"):
        options.check_seats(["bot.py"], [played])  # type: ignore[list-item]
