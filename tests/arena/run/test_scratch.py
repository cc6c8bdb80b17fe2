"""The folder of a program is removed, whatever the program has made of it."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from arena.contests.relays import Relays
from arena.run.cleanup import adopt, end_all
from arena.run.process import BotProcess
from arena.run.scratch import FOLDERS, fresh, remove
from tests.conftest import ROOT

pytestmark = pytest.mark.without_linux

IMPORTS = {**os.environ, "PYTHONPATH": str(ROOT)}
MEMORY = "/dev/shm"
DEEP = """
import os
for number in range(3000):
    open(f"file {number}", "w").close()
    os.mkdir("d")
    os.chdir("d")
"""


def test_a_folder_is_removed_however_deep_a_bot_has_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    if os.path.isdir(MEMORY):  # a disk takes seconds for so many folders
        monkeypatch.setattr(tempfile, "tempdir", MEMORY)
    bot = BotProcess([sys.executable, "-S", "-c", DEEP])
    assert bot.process.wait(60.0) == 0
    assert (bot.scratch / "d" / "d").is_dir()
    end_all([bot], adopt())
    assert not bot.scratch.exists()


def test_links_are_removed_and_not_what_they_lead_to(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "file").touch()
    folder = fresh()
    (folder / "link").symlink_to(kept)
    os.mkfifo(folder / "pipe")
    for name in ("closed", "closed to all"):
        (folder / name).mkdir()
        (folder / name / "file").touch()
        (folder / name).chmod(0)
    remove(folder)
    assert not folder.exists()
    assert (kept / "file").exists()


MAKES = """
import os, signal, time
from pathlib import Path
from arena.run.scratch import fresh
folder = fresh(Path("."))
(folder / "file").touch()
os.utime(folder, (0, 0))
print(folder, flush=True)
time.sleep(600)
"""


def test_the_folder_of_an_arena_that_was_killed_goes_when_the_next_one_makes_one(tmp_path: Path) -> None:
    strangers = ["bot-mine", "bot-" + "x" * 32, "arena"]
    for name in strangers:
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (0, 0))
    young = tmp_path / f"bot-{'0' * 32}"
    young.mkdir()
    starts = [sys.executable, "-c", MAKES]
    with subprocess.Popen(starts, cwd=tmp_path, env=IMPORTS, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout
        left = tmp_path / killed.stdout.readline().strip()
        with subprocess.Popen(starts, cwd=tmp_path, env=IMPORTS, stdout=subprocess.PIPE, text=True) as second:
            assert second.stdout
            own = tmp_path / second.stdout.readline().strip()
            assert (left / "file").exists()
            killed.kill()
            killed.wait()
            with subprocess.Popen(starts, cwd=tmp_path, env=IMPORTS, stdout=subprocess.PIPE, text=True) as third:
                assert third.stdout and third.stdout.readline()
                assert (left.exists(), own.exists(), young.exists()) == (False, True, True)
                assert all((tmp_path / name).exists() for name in strangers)
                third.kill()
            second.kill()


def test_a_folder_that_is_gone_is_no_error(tmp_path: Path) -> None:
    remove(tmp_path / "none")


def test_the_folders_around_a_game_go_when_its_worker_is_ended(tmp_path: Path) -> None:
    folder = tmp_path / "sockets"
    (folder / "deeper").mkdir(parents=True)
    ends = f"""
import os, signal
from pathlib import Path
from arena.run.cleanup import end_worker
from arena.run.scratch import FOLDERS
FOLDERS[Path({str(folder)!r})] = None
signal.signal(signal.SIGTERM, end_worker)
os.kill(os.getpid(), signal.SIGTERM)
"""
    assert subprocess.run([sys.executable, "-c", ends], cwd=ROOT, timeout=60).returncode == 128 + signal.SIGTERM
    assert not folder.exists()


def test_the_folder_of_a_contests_game_is_among_these_while_it_is_played() -> None:
    with closing(Relays([])) as relays:
        assert relays.folder in FOLDERS and relays.folder.is_dir()
    assert relays.folder not in FOLDERS and not relays.folder.exists()
