"""What is shown of a bot's files: nothing that a command names makes the arena wait, or fills its memory."""
from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

import pytest

from arena.league.store import uploads
from arena.league.store.errors import LeagueError
from arena.league.store.uploads import LARGEST_SHOWN, MOST_SHOWN, check_files, texts


def test_text_is_shown_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("print('é')\n")
    (tmp_path / "bot").write_bytes(b"\x7fELF\xff\xfe")
    (tmp_path / "folder").mkdir()
    assert texts(sorted(tmp_path.iterdir())) == {"bot.py": "print('é')\n"}


def test_what_would_wait_or_never_end_is_left_out(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    names = [*tmp_path.iterdir(), Path("/dev/zero"), Path("/dev/tty"), Path("x" * 300)]
    assert texts(names) == {}


def test_of_a_large_file_the_beginning_is_shown_and_read(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_bytes(b"#" + "é".encode() * (1 << 20))
    os.truncate(file, 3 << 30)
    tracemalloc.start()
    shown = texts([file])["bot.py"]
    assert tracemalloc.get_traced_memory()[1] < 10 * LARGEST_SHOWN
    tracemalloc.stop()
    assert shown == "#" + "é" * (LARGEST_SHOWN // 2 - 1)


def test_there_is_a_limit_of_files_and_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(MOST_SHOWN + 1):
        (tmp_path / f"{number}.py").write_text("pass")
    assert len(texts(sorted(tmp_path.iterdir()))) == MOST_SHOWN
    now = iter([0.0, 1.0, 1.5, uploads.SHOWING_SECONDS + 1.0])
    monkeypatch.setattr(uploads, "monotonic", lambda: next(now))
    assert len(texts(tmp_path.iterdir())) == 2


def test_an_upload_may_have_as_many_bytes_as_the_limit_says_in_all_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "LARGEST_UPLOAD", 10)
    check_files({"a.py": b"12345", "b.py": b"12345"})
    with pytest.raises(LeagueError, match="an upload has at most"):
        check_files({"a.py": b"12345", "b.py": b"123456"})
