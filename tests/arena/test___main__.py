"""A contestant's folder has files of any name, and none of them is taken for a module of the kit or of Python."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from arena import __main__
from arena.__main__ import leave_current_folder
from tests.conftest import ARENA_SECONDS, ROOT

OF_THE_KIT = ("arena", "bot", "bundle", "bundler", "tests")
OF_OTHERS = ("copy", "msgspec", "numpy", "queue", "random", "select", "signal", "socket", "struct", "tempfile")
STARTER = """\
import sys
from arena.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
"""The program that an installation puts in place of ``arena``."""
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


def folder_of(names: Sequence[str], folder: Path) -> Path:
    for name in names:
        (folder / f"{name}.py").write_text(f"raise SystemExit('{name}.py of the contestant was imported')")
    return folder


def ran(python_words: Sequence[str], words: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *python_words, *words], cwd=folder, env=ENVIRONMENT, text=True, capture_output=True,
        timeout=ARENA_SECONDS,
    )


def test_python_m_arena_imports_nothing_of_the_folder(tmp_path: Path) -> None:
    folder = folder_of([name for name in OF_THE_KIT + OF_OTHERS if name != "arena"], tmp_path)
    words = ("play", "ewn", "builtin:kit --effort 1", "builtin:random", "--games", "2", "--jobs", "1", "--cwd", ".")
    done = ran(["-m", "arena"], words, folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "random" in done.stdout


@pytest.mark.parametrize("words", [
    ("play", "ewn", "builtin:random", "builtin:random", "--games", "2", "--jobs", "1"),
    ("bench", "ewn", "--seconds", "0.01"),
], ids=lambda words: words[0])
def test_the_installed_command_imports_nothing_of_the_folder(words: Sequence[str], tmp_path: Path) -> None:
    starter = tmp_path / "bin" / "arena"
    starter.parent.mkdir()
    starter.write_text(STARTER)
    (folder := tmp_path / "contest").mkdir()
    done = ran([str(starter)], words, folder_of(OF_THE_KIT + OF_OTHERS, folder))
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_of_the_folder_is_found(tmp_path: Path) -> None:
    folder_of(["bot"], tmp_path)
    (tmp_path / "mine.py").write_text("from tests.arena.toy import GAME\n")
    done = ran(["-m", "arena"], ("play", "mine:GAME", "builtin:greedy", "builtin:greedy", "--games", "2"), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_folder_of_the_kit_itself_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for folder, left in ((ROOT, [str(ROOT), "/usr"]), (tmp_path, ["/usr"])):
        monkeypatch.chdir(folder)
        monkeypatch.setattr(sys, "path", [str(folder), "/usr"])
        leave_current_folder()
        assert sys.path == left


def test_where_no_command_can_begin_one_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(SystemExit, match="arena: the current folder is gone; go to another one"):
        __main__.main()
    monkeypatch.setattr(__main__, "leave_current_folder", lambda: os.open(tmp_path, os.O_WRONLY))
    with pytest.raises(IsADirectoryError):
        __main__.main()
