"""Files of a league that are damaged, half made, read-only or not the league's: each is told, and none ends it."""
from __future__ import annotations

import errno
import html
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arena import cli
from arena.contract.exit_codes import FAILED, WRONG_USAGE
from arena.contract.files import LEAGUE_FILE
from arena.contract.saving import DamagedError, SaveError
from arena.league import store as league_store
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import Where
from arena.league.web.application import new_app
from arena.league.web.context import Context
from arena.league.web.security import LOCAL_NAMES
from arena.run.contestants import CommandError
from arena.run.sandbox import BWRAP, why_not_isolated
from arena.run.scratch import remove
from tests.arena.league.leagues import add_set, new_league
from tests.conftest import BOT, ROOT, TOY


class Killed(BaseException):
    """A process that is killed here."""


def test_a_league_that_is_killed_in_its_making_is_none_and_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(league_store, "write_settings", killed)
        with pytest.raises(Killed):
            new_league(tmp_path)
    with pytest.raises(LeagueError, match="has no league"):
        League.open(tmp_path)
    with new_league(tmp_path, "a") as store:
        assert [bot.name for bot in store.bots.all()] == ["a"]


def test_an_empty_file_is_no_league_and_does_not_stand_in_the_way(tmp_path: Path) -> None:
    (tmp_path / LEAGUE_FILE).touch()
    with pytest.raises(LeagueError, match="has no league"):
        League.open(tmp_path)
    new_league(tmp_path).close()
    with pytest.raises(LeagueError, match="has a league already"):
        new_league(tmp_path)


def test_a_file_without_settings_is_told(tmp_path: Path) -> None:
    new_league(tmp_path).close()
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute("DELETE FROM league")
    with pytest.raises(LeagueError, match="has no league"):
        League.open(tmp_path)


def damage(file: Path) -> None:
    """Writes nonsense over the tables of a store, and not over its head."""
    with open(file, "r+b") as data:
        size = file.stat().st_size
        data.seek(4096)
        data.write(b"\xa5" * (size - 4096))


def test_a_damaged_store_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, ["a", "b"], [[1, 0], [0, 1]])
    damage(tmp_path / LEAGUE_FILE)
    for words in (["table"], ["games"], ["add", "c", "builtin:random"], ["remove", "a"]):
        assert cli.main(["league", str(tmp_path), *words]) in (FAILED, WRONG_USAGE)
        told = capsys.readouterr().err
        assert f"{tmp_path / LEAGUE_FILE}" in told and "malformed" in told and "Traceback" not in told
    with pytest.raises((DamagedError, LeagueError), match="malformed"), League.open(tmp_path) as store:
        store.standings.tables()


def test_what_is_no_store_is_told_by_the_server_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / LEAGUE_FILE).write_bytes(b"no database" * 1000)
    assert cli.main(["serve", str(tmp_path), "--port", "0"]) == WRONG_USAGE
    assert "file is not a database" in capsys.readouterr().err


def in_read_only(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs an action of the league in a folder that nobody, not even root, can write."""
    return subprocess.run(
        [BWRAP, "--dev-bind", "/", "/", "--ro-bind", folder, folder, sys.executable, "-m", "arena", "league", folder,
         *words], cwd=ROOT, text=True, capture_output=True)


@pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())
def test_a_league_in_a_folder_that_cannot_be_written_is_shown_and_not_changed(tmp_path: Path) -> None:
    league = tmp_path / "50% of a league?"
    with new_league(league, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [0, 1]])
    before = {path: path.stat().st_mtime_ns for path in league.rglob("*")}
    done = in_read_only(league, "games")
    assert (done.returncode, done.stderr) == (0, "") and "1-0.jsonl.gz" in done.stdout
    done = in_read_only(league, "remove", "a")
    assert (done.returncode, done.stderr) == (FAILED, f"arena league: {league} cannot be written: nothing is changed\n")
    assert "Read-only file system" in in_read_only(league, "play").stderr
    assert before == {path: path.stat().st_mtime_ns for path in league.rglob("*")}


@pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())
def test_what_is_not_in_the_file_of_a_read_only_league_yet_is_not_passed_over(tmp_path: Path) -> None:
    league, copy = tmp_path / "league", tmp_path / "copy"
    copy.mkdir()
    with new_league(league, "a"):
        for name in (LEAGUE_FILE, f"{LEAGUE_FILE}-wal"):
            (copy / name).write_bytes((league / name).read_bytes())
    done = in_read_only(copy)
    assert done.returncode == WRONG_USAGE
    assert f"{copy} cannot be written, so copy it elsewhere" in done.stderr


def test_a_leaderboard_that_no_arena_keeps_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with new_league(tmp_path, "a", "b") as store:
        store.standings.keep_board("all", Where(bot="a"))
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute("UPDATE boards SET filter = '{\"said\": [\"not not\"]}'")
    context = Context(tmp_path, 1, None, lambda: True, wanted=False)
    with TestClient(new_app(context, LOCAL_NAMES, token=None), "http://127.0.0.1:8713") as client:
        assert "the filter of a leaderboard: 'not not' is no condition" in html.unescape(client.get("/").text)


def test_an_upload_on_a_full_disk_leaves_nothing_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with new_league(tmp_path) as store:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", full)
            with pytest.raises(SaveError, match="No space left on device"):
                store.bots.add("mine", files={"bot.py": b"pass", "more.py": b"pass"})
        assert store.bots.all() == []
        assert [*(tmp_path / "bots").iterdir()] == []
        (tmp_path / "bots" / "1" / "rest").mkdir(parents=True)  # of one that was killed
        bot = store.bots.add("other", files={"other.py": b"pass"})
        assert bot.folder and [file.name for file in bot.folder.iterdir()] == ["other.py"]
        assert store.bots.source("other") == {"other.py": "pass"}
        remove(bot.folder)
        assert store.bots.source("other") == {}


@pytest.mark.parametrize("command", ["python 'x.py", 'sh -c "x', "python a\0b"])
def test_a_command_that_cannot_be_read_is_refused(tmp_path: Path, command: str) -> None:
    with new_league(tmp_path) as store:
        with pytest.raises(CommandError, match="cannot read the command"):
            store.bots.add("a", command)
        with pytest.raises(CommandError, match="cannot read the command"):
            store.bots.add("a", "builtin:random", command)


def test_a_league_of_an_unknown_game_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["league", str(tmp_path / "l"), "init", f"{TOY}S"]) == WRONG_USAGE
    assert not (tmp_path / "l" / LEAGUE_FILE).exists()
    assert "Traceback" not in capsys.readouterr().err


GONE = {
    "DROP TABLE league": "no such table: league", "DROP TABLE players": "no such table: players",
    "ALTER TABLE given_up RENAME COLUMN why TO reason": "no such column: why",
    "UPDATE bots SET name = CAST(x'FFFE' AS TEXT) WHERE id = 1": "Could not decode to UTF-8",
}
"""What somebody may do so that nothing can be read of it."""


@pytest.mark.parametrize(("change", "why"), GONE.items())
def test_what_cannot_be_read_of_a_store_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, why: str
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [1, 0]])
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute(change)
    for words in (["table"], ["games"], ["versions", "a"], ["remove", "a"], ["play", "--games", "1"]):
        code = cli.main(["league", str(tmp_path), *words])
        told = capsys.readouterr().err
        assert why in told if code == FAILED else "Traceback" not in told
    assert code in (FAILED, WRONG_USAGE)


@pytest.mark.parametrize(("change", "why"), [
    ("UPDATE league SET seats = 'two'", "league.seats has a value that no arena writes"),
    ("UPDATE league SET slowdown = 'much'", "league.slowdown has a value that no arena writes"),
    ("UPDATE league SET turn_ms = -1", "is damaged: a limit of -1 ms is not from 0"),
    ("UPDATE league SET seats = 9", "by the settings of the league: the game is for 2, 3 or 4 players, not 9"),
    ("UPDATE league SET edition = 'x'", "by the settings of the league: no edition is called 'x'"),
    ("UPDATE league SET options = '{\"x\": \"1\"}'", "by the settings of the league: no option is called 'x'"),
    ("UPDATE league SET game = '/gone'", "the game of the league cannot be loaded"),
])
def test_a_worker_is_not_sent_settings_that_nothing_can_be_played_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, why: str
) -> None:
    new_league(tmp_path, "a", "b").close()
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute(change)
    for words in (["add", "c", "builtin:random"], ["play", "--games", "1"]):
        assert cli.main(["league", str(tmp_path), *words]) in (FAILED, WRONG_USAGE)
        told = capsys.readouterr().err
        assert why in told
        assert "mistake" not in told and "Traceback" not in told


def test_a_league_whose_game_is_gone_has_no_report_and_no_branch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [1, 0]], said=[{"inputs": {0: ["x"], 1: ["x"]}}])
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute("UPDATE league SET game = '/gone'")
    for words in (["report", "a"], ["branch", "1", "--turn", "1", "--seat", "0", "--answer", "5"]):
        assert cli.main(["league", str(tmp_path), *words]) == WRONG_USAGE
        assert "the game of the league cannot be loaded" in capsys.readouterr().err


CHANGES = {
    "UPDATE players SET rank = 'first'": "players.rank",
    "UPDATE entries SET half_wins = x'00'": "entries.half_wins",
    "UPDATE league SET seats = 'two'": "league.seats",
    "UPDATE league SET options = '{'": "league.options",
    "UPDATE boards SET filter = 'all'": "boards.filter",
    "INSERT INTO branches VALUES (1, 1, 'x.gz', '{')": "branches.result",
    "INSERT INTO branches VALUES (1, 1, 'x.gz', '[]')": "branches.result",
    "INSERT INTO branches VALUES (1, 1, 'x.gz', '{\"games\": 5}')": "branches.result",
    "UPDATE matches SET bots = '[1, 99]'": "matches.bots",
    "UPDATE players SET bot_id = 99": "players",
    "DELETE FROM players": "players",
    "UPDATE matches SET bots = '[1]'": "matches.bots",
    "UPDATE matches SET elo0 = 9e999": "matches.elo0",
    "UPDATE players SET seat = seat + 5": "players.seat",
    "UPDATE games SET length = -5": "games.length",
    "INSERT INTO changes VALUES (1, 3, 1, 0, 2, 0)": "changes.turn",
    "DELETE FROM players WHERE seat = 0": "players.seat",
    "INSERT INTO faults SELECT id, 1, 1, 'crash', 1 FROM games": "faults.kind",
    "UPDATE bots SET folder = 3.5, name = x'00' WHERE id = 1": "bots.name",
}
"""What somebody may do to the file with another program, and what is then told to be damaged."""


@pytest.mark.parametrize(("change", "what"), CHANGES.items())
def test_a_value_that_no_arena_writes_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, what: str
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [1, 0]])
        store.games.start_match(["a", "b"], 2)
        store.standings.keep_board("all", Where(bot="a"))
        assert store.damage() == ""
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute(change)
    context = Context(tmp_path, 1, None, lambda: True, wanted=False)
    with TestClient(new_app(context, LOCAL_NAMES, token=None), "http://127.0.0.1:8713") as client:
        for page in ("/", "/bots", "/bots/1", "/games", "/games/1", "/matches", "/matches/1"):
            answer = client.get(page)
            assert answer.status_code in (200, 404) or f"{what} has a value that no arena writes" in answer.text, page
    for words in ([], ["table", "--where", "seat = 0"], ["games"], ["versions", "a"]):
        code = cli.main(["league", str(tmp_path), *words])
        told = capsys.readouterr().err
        assert code in (0, WRONG_USAGE) or f"{what} has a value that no arena writes" in told, told
        assert "Traceback" not in told


@pytest.mark.parametrize(("change", "what", "why"), [
    ("UPDATE sets SET size = 1000000000 WHERE id = 2", "play", "set 2 of the league is damaged: it has 1000000000"),
    ("UPDATE players SET rank = -1", "table", "players.rank has a value that no arena writes"),
])
def test_a_number_that_no_arena_writes_is_told_in_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], change: str, what: str, why: str
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [1, 0]])
        store.games.begin_set([1, 2], 7, "plain")
        assert store.damage() == ""
    with sqlite3.connect(tmp_path / LEAGUE_FILE) as connection:
        connection.execute(change)
    assert cli.main(["league", str(tmp_path), what, *["--games", "3"] * (what == "play")]) == FAILED
    told = capfd.readouterr().err
    assert why in told and "Traceback" not in told


def test_more_memory_than_any_machine_has_is_no_limit(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with new_league(tmp_path, "a") as store:
        store.bots.set_state(store.bots.add("b", BOT, memory_mib=2**63 - 1).name, "active")
    assert cli.main(["league", str(tmp_path), "play", "--games", "1"]) == 0
    assert capfd.readouterr().err == ""
