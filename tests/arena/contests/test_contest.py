"""The file of a contest."""
from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
import tomllib

from arena.contests.contest import JAVA_OPTIONS, Contest, ContestError, contest_text, read_contest
from arena.contests.game import HEIGHT, WIDTH, frames_of_text
from arena.contract.record import Replay, Seat, Turn
from arena.games import load_game, whole_name

USUAL = Contest(Path("/nowhere/winter"), 'The "Winter" games', "java -jar 'my referee.jar'")


@pytest.mark.parametrize("contest", [
    USUAL,
    replace(USUAL, form="old", players=(3, 2, 4), seed="###Seed {seed}", log=True, turn_ms=0.0, memory_mib=768,
            fault_score=None, lowest_score=-2.5, scores="medals é", silence_s=12.5, picture="picture.py:frames"),
    replace(USUAL, form="json", referee="python play.py {SEED} {PLAYERS} %P1%", fault_score=-1.5),
])
def test_what_is_written_is_read(contest: Contest, tmp_path: Path) -> None:
    text = contest_text(contest)
    file = tmp_path / "contest.toml"
    file.write_text(text, encoding="utf-8")
    assert read_contest(file) == replace(contest, folder=tmp_path)
    names = {name for name in Contest.__dataclass_fields__ if name != "folder"}
    assert names == {*tomllib.loads(text)}, "a field is missing in arena/contests/contest_file.txt, or in Contest"


@pytest.mark.parametrize("line, words", [
    ('form = "new"', "form = 'new'"), ("players = []", "players"), ("players = [2, 99]", "players"),
    ('seed = "-d"', "seed"),
    ("turn_ms = -1", "limit"), ("log = 1", "`log`"), ("colour = 3", "unknown: colour"), ("referee = ''", "referee"),
    ('fault_score = "out"', "fault_score"), ("silence_s = 0", "silence_s"), ("players = [", "not TOML"),
    ("silence_s = inf", "silence_s"), ("fault_score = nan", "fault_score"), ("lowest_score = -inf", "lowest_score"),
    (f"turn_ms = 1{'0' * 400}", "out of range"),
    (f"players = {'[' * 5000}", "not TOML"),
    ('title = "a\\u0000b"', "NUL"), ("referee = \"java 'x\"", "referee"), ("seed = \"-d '{seed}\"", "seed"),
    ("memory_mib = -5", "memory_mib"), (f"memory_mib = 1{'0' * 30}", "memory_mib"), ("players = [true]", "players"),
])
def test_a_wrong_file_is_told_in_a_sentence(line: str, words: str, tmp_path: Path) -> None:
    name = line.partition(" ")[0]
    lines = [kept for kept in contest_text(USUAL).splitlines() if not kept.startswith(f"{name} =")]
    (tmp_path / "contest.toml").write_text("\n".join([*lines, line]))
    with pytest.raises(ContestError, match=r"contest\.toml") as caught:
        read_contest(tmp_path / "contest.toml")
    assert words in str(caught.value)
    with pytest.raises(LookupError):
        load_game(str(tmp_path))


def test_what_is_no_file_is_told_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "contest.toml")
    with pytest.raises(ContestError, match=r"contest\.toml is no file of text"):
        load_game(str(tmp_path / "contest.toml"))
    for name in ("x" * 5000, str(tmp_path / ("x" * 300)), ":x", ".:x", "\0"):
        with pytest.raises(LookupError, match="no game"):
            load_game(name)
    text = contest_text(replace(USUAL, picture=f"{'x' * 300}:frames"))
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(ContestError, match="picture"):
        load_game(str(tmp_path / "x.toml"))


def test_a_file_of_an_editor_that_marks_its_beginning_is_read(tmp_path: Path) -> None:
    (tmp_path / "contest.toml").write_text(contest_text(USUAL), encoding="utf-8-sig")
    assert read_contest(tmp_path / "contest.toml").title == USUAL.title


def test_a_contest_is_a_game_by_its_folder_and_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "winter"
    folder.mkdir()
    (folder / "contest.toml").write_text(contest_text(replace(USUAL, players=(3, 2))))
    for name in (str(folder), str(folder / "contest.toml")):
        game = load_game(name)
        assert (game.name, game.title, game.seats) == ("winter", 'The "Winter" games', (3, 2))
    monkeypatch.chdir(tmp_path)
    assert load_game("winter").name == "winter"
    assert whole_name("winter") == str(folder.resolve())
    assert load_game("/somewhere/else/winter").name == "winter"
    assert whole_name("package.module:GAME") == "package.module:GAME"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "contest.toml"
    file.write_text(contest_text(USUAL))
    assert load_game(str(file)).seats == (2,)
    file.write_text(contest_text(replace(USUAL, players=(4,))))
    assert load_game(str(file)).seats == (4,)


def test_java_gets_options_for_speed_unless_the_user_has_set_some() -> None:
    assert USUAL.environment({"HOME": "/h"})["JAVA_TOOL_OPTIONS"] == JAVA_OPTIONS
    assert USUAL.environment({"JAVA_TOOL_OPTIONS": "-Xmx1g"})["JAVA_TOOL_OPTIONS"] == "-Xmx1g"
    assert "JAVA_TOOL_OPTIONS" not in replace(USUAL, referee="python referee.py").environment({})


def test_a_score_is_only_suspect_if_none_says_that_a_player_was_put_out() -> None:
    known = replace(USUAL, lowest_score=1.0)
    assert known.suspect_below is None
    assert replace(known, fault_score=None).suspect_below == 0.0
    assert replace(known, fault_score=None, lowest_score=-3.0).suspect_below == -3.0
    assert replace(known, fault_score=None, lowest_score=None).suspect_below is None



@pytest.mark.parametrize(("lines", "wide"), [(2, 0.25), (9, 0.48), (300, 1.0)])
def test_what_was_sent_is_written_as_large_as_it_fits_into_the_picture(lines: int, wide: float) -> None:
    turns = [Turn({0: [f"line {number}" for number in range(some)]}, ["1 2", None], [1.0, None], [None, None])
             for some in (lines, 1)]
    for frame in frames_of_text(Replay([Seat("one"), Seat("other")], [[], []], turns, [1.0, 0.0], [1, 2])):
        width, height = map(float, re.findall(r"viewBox=\"0 0 (\S+) (\S+)\"", frame.svg)[0])
        assert (width / WIDTH, height / HEIGHT) == pytest.approx((wide, wide), abs=0.02)
        assert max(float(y) for y in re.findall(r" y=\"(\S+?)\"", frame.svg)) < height
