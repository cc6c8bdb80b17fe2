"""A watched file: whatever an editor does with it, complete saves become versions, and nothing else happens."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from arena.contract.saving import SaveError
from arena.league import watching
from arena.league.store import League
from arena.league.watching import Watcher
from tests.arena.league.leagues import invented, new_league
from tests.conftest import PATIENCE_SECONDS, ROOT, until

GOOD = "# {}\nwhile True: print(7, flush=True)\n"


class Desk:
    """A watched file, and a league in which the trials have the outcome that the file names."""

    def __init__(self, store: League, file: Path, *others: Path) -> None:
        self.store, self.file = store, file
        self.told: list[str] = []
        self.watcher = Watcher(store, file.stem, [file, *others], self.told.append)

    def look(self, times: int = 3) -> list[str]:
        """Looks at the file; returns what is told."""
        self.told.clear()
        for _ in range(times):
            self.watcher.look()
        return list(self.told)

    def try_all(self) -> None:
        for bot in self.store.bots.all("new"):
            self.store.bots.claim(bot)
            self.store.bots.judge(bot.id, "active", "", "")

    @property
    def programs(self) -> list[str]:
        """The files of all versions, the oldest first."""
        return [self.store.bots.source(bot.name)[self.file.name] for bot in self.store.bots.all() if bot.folder]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    file = tmp_path / "mine.py"
    file.write_text("one")
    desk = Desk(new_league(tmp_path / "league"), file)
    desk.look()
    desk.try_all()
    assert desk.look() == ["mine: passed its trial"]
    return desk


def test_a_save_is_a_version_when_nothing_has_changed_between_two_looks(desk: Desk) -> None:
    desk.file.write_text("two, ha")
    assert desk.look(1) == []
    desk.file.write_text("two, half")
    assert desk.look(1) == []
    desk.file.write_text("two, half-saved")
    assert desk.look(1) == []
    assert desk.look(1) == ["mine v2 is saved, and waits for its trial"]
    assert desk.look() == []
    assert desk.programs == ["one", "two, half-saved"]


def test_a_save_that_changes_no_byte_is_no_version(desk: Desk) -> None:
    os.utime(desk.file)
    new = desk.file.with_suffix(".new")
    new.write_text("one")
    new.rename(desk.file)
    assert desk.look() == []
    assert desk.programs == ["one"]


def test_a_file_that_is_renamed_over_is_a_version_as_is_one_with_an_older_date(desk: Desk) -> None:
    for text in ("2nd", "3rd"):
        new = desk.file.with_suffix(".new")
        new.write_text(text)
        os.utime(new, (1e9, 1e9))
        new.rename(desk.file)
        desk.look()
        desk.try_all()
    assert desk.programs == ["one", "2nd", "3rd"]


def test_a_file_that_vanishes_or_is_empty_is_waited_for(desk: Desk) -> None:
    desk.file.unlink()
    assert desk.look() == ["mine.py: there is no such file, or it is empty; waiting for it"]
    assert desk.look() == []
    desk.file.write_text("")
    assert desk.look() == []
    desk.file.unlink()
    desk.file.mkdir()
    assert desk.look() == []
    desk.file.rmdir()
    desk.file.write_text("again")
    assert desk.look() == ["mine v2 is saved, and waits for its trial"]
    folder = desk.file.parent.rename(desk.file.parent.with_name("away"))
    assert len(desk.look()) == 1
    folder.rename(desk.file.parent)
    desk.try_all()
    assert "mine v2: passed its trial" in desk.look()


def test_a_change_of_what_a_file_takes_in_is_a_version(desk: Desk) -> None:
    """A module that another module imports is one of its files, too; one that nobody imports is none."""
    beside = {"helper.py": b"from  deeper import x  # other", "deeper.py": b"x = 1", "other.py": b"x = 2"}
    for name, content in beside.items():
        desk.file.with_name(name).write_bytes(content)
    desk.file.write_text("import os, helper as h\nimport missing")
    assert desk.look() == ["mine v2 is saved, and waits for its trial"]
    assert sorted(desk.store.bots.source("mine v2")) == ["deeper.py", "helper.py", "mine.py"]
    desk.try_all()
    desk.look()
    desk.file.with_name("other.py").write_text("x = 3")
    assert desk.look() == []
    desk.file.with_name("deeper.py").write_text("x = 3")
    assert desk.look() == ["mine v3 is saved, and waits for its trial"]
    assert desk.store.bots.source("mine v3")["deeper.py"] == "x = 3"


def test_headers_belong_to_a_program_in_c(tmp_path: Path) -> None:
    (tmp_path / "bot.cpp").write_text('#include <vector>\n#include "grid.h"\n # include "../far.h"\nint main() {}')
    (tmp_path / "grid.h").write_text("int grid;")
    (tmp_path / "vector").write_text("")
    files = watching.WatchedFiles([tmp_path / "bot.cpp"])
    assert files.saved() is None
    assert [*(files.saved() or ())] == ["bot.cpp", "grid.h"]


def test_of_saves_that_come_while_a_version_waits_for_its_trial_the_last_is_the_next_version(desk: Desk) -> None:
    for number in range(10):
        desk.file.write_text("x" * (number + 4))
        desk.look()
    assert desk.programs == ["one", "xxxx"]
    desk.try_all()
    desk.look()
    assert desk.programs == ["one", "xxxx", "x" * 13]


def test_what_becomes_of_a_version_is_told_once(desk: Desk) -> None:
    desk.file.write_text("bad one")
    desk.look()
    bot = desk.store.bots.named("mine v2")
    desk.store.bots.claim(bot)
    desk.store.bots.judge(bot.id, "failed", "", "the build failed: x.c:1: error")
    assert desk.look() == ["mine v2: failed its trial: the build failed: x.c:1: error"]
    desk.file.write_text("a good one")
    desk.look()
    desk.try_all()
    desk.store.versions.begin_duels()
    assert desk.look() == ["mine v3: plays against mine v1"]
    with desk.store.writing() as connection:
        connection.execute("UPDATE versions SET verdict = 'unclear'")
    assert [words[:24] for words in desk.look()] == ["mine v3: not clear yet, "]
    assert Desk(desk.store, desk.file).look() == []
    play_on(desk, "mine v3")
    assert desk.look() == ["mine v4 is saved, and waits for its trial"]


def test_the_next_save_of_a_bot_that_was_deleted_adds_it_again(desk: Desk) -> None:
    assert desk.store.bots.remove("mine")
    assert desk.look() == []
    desk.file.write_text("again")
    assert desk.look() == ["mine is saved, and waits for its trial"]


def play_on(desk: Desk, name: str) -> None:
    """Plays a set of a version's duel whose verdict is known already, and saves another version."""
    version = next(version for version in desk.store.versions.of("mine") if version.bot.name == name)
    assert version.duel
    bots = [version.bot.id, desk.store.bots.named(version.duel.opponent).id]
    number = desk.store.games.begin_set(bots, desk.store.games.new_seed(), "plain", match=version.duel.match)
    for game, order in enumerate(([0, 1], [1, 0])):
        desk.store.games.add(number, game, invented([1, 0], order, game))
    assert next(other for other in desk.store.versions.of("mine") if other.bot == version.bot).duel != version.duel
    desk.file.write_text("one more")


def test_a_save_that_cannot_be_kept_is_told_and_tried_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise SaveError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(desk.store.versions, "add", full)
        desk.file.write_text("two")
        assert desk.look(5) == ["the disk is full"]
    assert desk.look() == ["mine v2 is saved, and waits for its trial"]


def test_a_save_that_no_bot_can_be_is_told_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk.file.open("wb") as file:
        file.truncate((16 << 20) + 2)
    assert desk.look(5) == ["this save is no version: an upload has at most 16 MiB"]
    monkeypatch.setattr(watching, "_content", lambda path: (_ for _ in ()).throw(PermissionError(13, "denied")))
    desk.file.write_text("secret")
    assert desk.look(5) == ["[Errno 13] denied"]


def test_a_version_is_of_all_watched_files(tmp_path: Path) -> None:
    file, other = tmp_path / "main.py", tmp_path / "part.py"
    file.write_text("import part")
    other.write_text("1")
    desk = Desk(new_league(tmp_path / "league"), file, other)
    desk.look()
    desk.try_all()
    other.write_text("22")
    desk.look()
    assert desk.store.bots.source("main v2") == {"main.py": "import part", "part.py": "22"}


@pytest.mark.timeout(600)
def test_watched_from_the_command_line_games_go_on_whatever_is_saved(tmp_path: Path) -> None:
    file, folder = tmp_path / "mine.py", tmp_path / "league"
    file.write_text(GOOD.format(1))
    with new_league(folder, "a", "b") as store:
        words = [sys.executable, "-m", "arena", "league", str(folder), "watch", str(file)]
        with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            try:
                until(lambda: "mine" in {bot.name for bot in store.bots.all("active")})
                file.write_text("while True print(7)")
                until(lambda: len(store.bots.all("failed")) == 1)
                file.unlink()
                for number in range(10):
                    new = tmp_path / "new"
                    new.write_text(GOOD.format(f"{number} and more"))
                    new.rename(file)
                played = store.games.count()
                until(lambda: store.bots.named("mine").name == "mine v3" and store.games.count() > played + 4)
                assert process.poll() is None
            finally:
                process.send_signal(signal.SIGINT)
                out = process.communicate(timeout=PATIENCE_SECONDS)[0]
        assert "mine v2: failed its trial: crash" in out and "mine v3: plays against mine v1" in out
        assert {tuple(row.bots) for row in store.games.matches()} == {("mine v3", "mine v1")}
        assert store.games.given_up() == {}
        assert all(store.games.replay(game.id).ranks for game in store.games.find(limit=1000))
