"""The small contest of examples/contest, from its first evening on: new, play, view, games, import, regress, league."""
from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arena.contests import attempts
from arena.contests.contest import read_contest
from arena.contract.record import Replay, Seat, Turn, read_replays
from arena.games import load_game
from tests.arena.contests.contests import downloaded
from tests.arena.contests.simulated import SimulatedReferee, with_limits
from tests.conftest import ROOT, Arena

CONTEST = ROOT / "examples" / "contest"
NEAREST = f"python -S {CONTEST / 'bots' / 'nearest.py'}"
LIMIT = 120.0
COMPILER = shutil.which("g++")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a space in its name, with the contest; its clock has room for a busy machine."""
    place = tmp_path_factory.mktemp("one evening")
    shutil.copytree(CONTEST, place / "coins")
    referee = place / "coins" / "referee.py"
    referee.write_text(referee.read_text().replace("TURN_SECONDS = 1.0, 0.05", "TURN_SECONDS = 9.0, 2.0"))
    file = place / "coins" / "contest.toml"
    file.write_text(file.read_text().replace("turn_ms = 50", "turn_ms = 2000").replace("= 1000", "= 9000"))
    return place


def environment(home: Path) -> dict[str, str]:
    """Without the folder of Python's programs in ``PATH``."""
    return {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "HOME": str(home)}


def arena_program(folder: Path, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, for those that have workers."""
    done = subprocess.run(
        [sys.executable, "-m", "arena", *words], cwd=folder, capture_output=True, text=True, timeout=LIMIT,
        env=environment(folder))
    assert done.returncode == code, done.stderr
    return done


@pytest.fixture
def there(arena: Arena, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Runs a command in the contest's folder, in this process."""
    for name, value in environment(folder).items():
        monkeypatch.setenv(name, value)

    def run(*words: object, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = arena(*words, cwd=folder)
        assert done.returncode == code, done.stderr
        return done

    return run


@pytest.fixture(scope="module")
def opponent(folder: Path) -> str:
    """The bot in C++, or the other one with another parameter where there is no compiler."""
    if not COMPILER:
        return f"{NEAREST} --set reach=3"
    subprocess.run([COMPILER, "-o", "greedy", CONTEST / "bots" / "greedy.cpp"], cwd=folder, check=True, timeout=LIMIT)
    return "./greedy"


@pytest.fixture(scope="module")
def match(folder: Path, opponent: str) -> dict[str, Any]:
    """A match of two sets."""
    done = arena_program(folder, "play", "coins", NEAREST, opponent, "--games", "4", "--sprt", "0", "50", "--json",
                         "--logs", "logs", "--where", "PDATA max(value) > 2")
    return dict(json.loads(done.stdout))


def test_play_has_everything_that_it_has_for_other_games(folder: Path, match: dict[str, Any]) -> None:
    assert match["games"] == 4
    assert match["sprt"]["result"] == "undecided"
    assert [player["fault_kinds"] for player in match["players"]] == [{}, {}]
    assert match["players"][0]["data"]["value"]["games"] == 4
    assert match["where"]["players"][0]["games"] > 0
    assert sorted(file.name for file in (folder / "logs").iterdir()) == ["1-1.json", "1-2.json", "2-1.json", "2-2.json"]
    records = list(read_replays(folder / match["replay"]))
    first, second = records[0].turns[0].inputs, records[1].turns[0].inputs
    assert first == second, "both games of a set begin alike"
    assert any("takes" in words for turn in records[0].turns for words in turn.words)


def test_a_match_goes_on(there: Arena, opponent: str) -> None:
    command = ("play", "coins", NEAREST, opponent, "--json", "--out", "resumed.jsonl.gz", "--seed", "9")
    there(*command, "--games", "2")
    assert json.loads(there(*command, "--games", "4", "--resume").stdout)["games"] == 4


def test_the_page_shows_the_board_and_the_referees_words(there: Arena, folder: Path, match: dict[str, Any]) -> None:
    page = Path(folder, there("view", match["replay"], "--as", "coins", "-o", "game.html").stdout.strip())
    assert page.stat().st_size > 10_000
    record = next(read_replays(folder / match["replay"]))
    pictures = load_game(str(folder / "coins")).frames(record)
    assert len(pictures) == len(record.turns)
    assert pictures[0].title.startswith("Turn 1: ") and "<circle" in pictures[0].svg


def test_games_and_verify(there: Arena, match: dict[str, Any]) -> None:
    assert "4 of 4 games" in there("games", match["replay"], "--where", "PDATA value@1 > 0").stdout
    assert there("verify", "coins", match["replay"]).stdout.endswith("4 records, 0 differences\n")


def test_a_regression_of_ones_own_bot(there: Arena, folder: Path, match: dict[str, Any]) -> None:
    own = folder / "own.py"
    own.write_text((CONTEST / "bots" / "nearest.py").read_text())
    there("regress", "--record", "python -S own.py", "--as", "coins", "--from", match["replay"], "--seat",
          "nearest.py", "own.regress.jsonl.gz")
    assert there("regress", "--trust", "own.regress.jsonl.gz").stdout.endswith("4 bots, 0 bots differ\n")
    own.write_text(own.read_text().replace('"LEFT"', '"WAIT"'))
    assert "recorded, 'WAIT' now" in there("regress", "--trust", "own.regress.jsonl.gz", code=1).stdout


def test_a_game_of_the_site_is_played_again(there: Arena, folder: Path, match: dict[str, Any]) -> None:
    record = next(read_replays(folder / match["replay"]))
    (folder / "site.json").write_text(json.dumps(downloaded(record)))
    there("import", "coins", "site.json", "--out", "site.jsonl.gz")
    again = next(read_replays(folder / "site.jsonl.gz"))
    assert [turn.inputs for turn in again.turns] == [turn.inputs for turn in record.turns]
    assert again.names == ["me", "boss"]
    wrong = downloaded(record)
    wrong["gameResult"]["scores"][0] += 1
    (folder / "wrong.json").write_text(json.dumps(wrong))
    assert "scores" in there("import", "coins", "wrong.json", "--out", "no.jsonl.gz", code=1).stderr


def test_a_league_of_the_contest(there: Arena, folder: Path, opponent: str) -> None:
    there("league", "league", "init", "coins")
    assert "a is active" in there("league", "league", "add", "a", NEAREST).stdout
    there("league", "league", "add", "b", opponent if COMPILER is None else shlex.quote(str(folder / "greedy")))
    there("league", "league", "add", "broken", "python -c 'raise SystemExit(3)'", code=1)
    there("league", "league", "play", "--games", "2")
    table = json.loads(there("league", "league", "--json").stdout)
    assert {row["name"]: row["games"] for row in table["bots"]} == {"a": 2, "b": 2, "broken": 0}


def test_tune_takes_a_bot_that_names_its_parameters(there: Arena) -> None:
    done = there("tune", "coins", "--bot", NEAREST, "--param", "reach=2:9", "--trials", "2", "--games", "2",
                 "--validate", "0", "--json")
    assert 2 <= json.loads(done.stdout)["best"]["reach"] <= 9


def test_new_finds_it_all_out(there: Arena, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(first_ms=1000.0), attempts.play))
    command = f"{shlex.quote(sys.executable)} -S coins/referee.py"
    done = there("new", "found", "--referee", command, "--try", NEAREST)
    contest = read_contest(folder / "found" / "contest.toml")
    assert (contest.form, contest.players, contest.seed, contest.log) == ("command-line", (2,), "-d seed={seed}", True)
    assert contest.fault_score == -1
    assert len({file.stat().st_mode for file in (folder / "found").glob("[!_]*.*")}) == 1
    assert (contest.first_turn_ms, contest.turn_ms) == (1000, 50)
    for words in ("the same seed gives the same", "not 1, 3 or 4", "how much memory", "arena play found"):
        assert words in done.stdout
    there("new", "found", "--referee", "x", "--try", NEAREST, code=2)
    first = load_game(str(folder / "found"))
    turn = Turn(inputs={0: ["1 2"], 1: ["3"]}, actions=["UP", None], ms=[None] * 2, faults=[None] * 2)
    record = Replay(players=[Seat("me & you"), Seat("x")], player_inputs_init=[[], []], turns=[turn])
    assert "me &amp; you" in first.frames(record)[0].svg
