"""A replay file that is written game by game: gone on with, kept, cut off, locked."""
from __future__ import annotations

import errno
import gzip
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

from arena.contract import saving
from arena.contract.files import ReplayError, ReplayWriter, content_of, read_json
from arena.contract.saving import USUAL, LockedError, SaveError, write_text, write_whole
from tests.arena.league.leagues import new_league
from tests.conftest import TOY, Arena, Play


def test_resume_goes_on_with_the_same_match_only(play: Play, arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    play("builtin:random", "builtin:greedy", "--games", 4, "--out", out)
    summary = play("builtin:random", "builtin:greedy", "--games", 10, "--out", out, "--resume")
    assert summary["games"] == 10
    other = arena("play", TOY, "builtin:greedy", "builtin:random", "--games", 10, "--out", out, "--resume")
    assert other.returncode == 2
    assert ("another match, with the commands builtin:random builtin:greedy instead of builtin:greedy builtin:random;"
            in other.stderr)
    assert len(list(read_json(out))) == 10


def test_a_file_of_the_same_name_is_kept(play: Play, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    play("builtin:random", "builtin:greedy", "--games", 4, "--out", out)
    play("builtin:random", "builtin:greedy", "--games", 2, "--out", out)
    assert len(list(read_json(out))) == 2
    assert len(list(read_json(tmp_path / "m.jsonl.gz.previous"))) == 4


def test_where_the_kept_file_is_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(2):
        with ReplayWriter(tmp_path / "m.jsonl.gz") as writer:
            writer.add({"number": number})
    assert capsys.readouterr().err.count("m.jsonl.gz.previous") == 1


def test_nothing_is_renamed_by_a_command_that_fails(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    with ReplayWriter(out) as writer:
        writer.add({"number": 1})
    done = arena("play", TOY, "builtin:random", "builtin:random", "--out", out, "--executor", "nonsense")
    assert done.returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["m.jsonl.gz"]
    assert list(read_json(out)) == [{"number": 1}]


def test_an_empty_file_does_not_take_the_place_of_the_kept_one(tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    out.touch()
    with ReplayWriter(out) as writer:
        writer.add({"number": 1})
    assert [path.name for path in tmp_path.iterdir()] == ["m.jsonl.gz"]


@pytest.mark.parametrize(
    "data", [b"# A text\n", gzip.compress(b"# A text\n", mtime=0), b'{"number": 1}\n'], ids=["text", "gzip", "JSON"])
@pytest.mark.parametrize("resume", [False, True])
def test_what_is_no_replay_is_not_written_over(tmp_path: Path, data: bytes, resume: bool) -> None:
    out = tmp_path / "README.md"
    out.write_bytes(data)
    with pytest.raises(ReplayError, match="is damaged, or not" if resume else "is not a replay; choose another file"):
        ReplayWriter(out, resume)
    assert [path.name for path in tmp_path.iterdir()] == ["README.md"]
    assert out.read_bytes() == data


def test_a_pipe_waits_for_nobody(arena: Arena, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "m.jsonl.gz")
    with ReplayWriter(tmp_path / "good.jsonl.gz") as writer:
        writer.add({"number": 1})
    for words, sentence in (
        (("view", pipe), "the file is empty"),
        (("play", TOY, "builtin:random", "builtin:random", "--out", pipe), "is a folder, a pipe or a device"),
    ):
        done = arena(*words)
        assert (done.returncode, sentence in done.stderr, "Traceback" in done.stderr) == (2, True, False), done.stderr
    with pytest.raises(OSError, match="a pipe that nobody reads"):
        write_text(pipe, "page")
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["games.jsonl.gz", "games.jsonl", "league.sqlite3"])
def test_a_text_does_not_take_the_place_of_games(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name == "league.sqlite3":
        new_league(tmp_path).close()
    else:
        path.write_bytes(gzip.compress(b'{"number": 1}\n') if name.endswith("gz") else b'{"number": 1}\n')
    before = path.read_bytes()
    with pytest.raises(SaveError, match=f"{name} holds games; choose another file"):
        write_text(path, "page")
    assert path.read_bytes() == before


def test_pages_and_lines_are_not_written_over_the_replay_that_they_are_of(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    assert arena("play", TOY, "builtin:random", "builtin:greedy", "--games", 2, "--out", file).returncode == 0
    before = file.read_bytes()
    for words in (
        ("view", file, "--as", TOY, "-o", file),
        ("report", file, "--as", TOY, "--seat", "greedy", "--out", file),
        ("ask", file, "--as", TOY, "--turn", 2, "--seat", 0, "builtin:greedy", "--stdin", file),
    ):
        done = arena(*words)
        assert (done.returncode, "holds games; choose another file" in done.stderr) == (1, True), done.stderr
        assert file.read_bytes() == before


def test_a_page_is_kept_until_the_next_one_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    write_text(page := tmp_path / "new" / "page.html", "old")
    (link := tmp_path / "link.html").symlink_to(page)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left on device"):
        write_text(link, "new")
    assert page.read_text() == "old"
    monkeypatch.undo()
    write_text(link, "new")
    assert (page.read_text(), link.is_symlink()) == ("new", True)


def test_a_file_that_is_written_whole_has_the_rights_that_it_is_given(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "token", b"secret")
        write_whole(tmp_path / "contest.toml", b"text", USUAL)
    finally:
        os.umask(before)
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        "token": 0o600, "contest.toml": 0o640}


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    write_whole(file := tmp_path / "file", b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left on device; what was there before is still there"):
        write_whole(file, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_bytes() == b"old"


def test_a_file_with_more_than_fits_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arena.contract.files.MOST_UNPACKED", 3 << 20)
    with open(tmp_path / "large.jsonl", "wb") as file:
        file.truncate((3 << 20) + 1)
    with pytest.raises(ReplayError, match="more than 3 MiB"):
        content_of(tmp_path / "large.jsonl")


def test_a_folder_is_no_replay(arena: Arena, tmp_path: Path) -> None:
    done = arena("play", TOY, "builtin:random", "builtin:random", "--out", tmp_path)
    assert done.returncode == 2
    assert f"{tmp_path} is a folder" in done.stderr
    assert tmp_path.is_dir()


def test_a_file_cut_off_anywhere_keeps_its_whole_games(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl.gz"
    with ReplayWriter(whole) as writer:
        for number in range(5):
            writer.add({"number": number, "text": "x" * 50})
    data = whole.read_bytes()
    source = random.Random(3)
    for cut in [0, 1, len(data) - 1, *(source.randrange(len(data)) for _ in range(30))]:
        path = tmp_path / "cut.jsonl.gz"
        path.write_bytes(data[:cut])
        with ReplayWriter(path, resume=True) as writer:
            kept = [record["number"] for record in writer.records]
            writer.add({"number": 99})
        assert kept == list(range(len(kept)))
        assert [record["number"] for record in read_json(path)] == [*kept, 99]


def test_a_damaged_file_and_a_foreign_one_are_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl.gz"
    with ReplayWriter(path) as writer:
        for number in range(3):
            writer.add({"number": number, "text": "x" * 50})
    whole = path.read_bytes()
    middle = len(whole) // 2
    for data in (whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1:], b'{"number": 1}\n'):
        path.write_bytes(data)
        with pytest.raises(ReplayError, match="is damaged, or not the arena's"):
            ReplayWriter(path, resume=True)
        assert path.read_bytes() == data


def test_the_whole_games_of_a_file_that_was_cut_off_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cut.jsonl.gz"
    with ReplayWriter(path) as writer:
        for number in range(3):
            writer.add({"number": number, "text": "x" * 50})
    path.write_bytes(path.read_bytes()[:-30])
    assert [record["number"] for record in read_json(path)] == [0, 1]
    assert "cut off: the first 2 are whole, what follows is left out" in capsys.readouterr().err
    path.write_bytes(path.read_bytes()[:20])
    with pytest.raises(ReplayError, match="cut off"):
        list(read_json(path))


def test_two_arenas_do_not_write_one_file(tmp_path: Path) -> None:
    (tmp_path / "link.jsonl.gz").symlink_to("a.jsonl.gz")
    for first, second in ("a", "a"), ("a", "link"), ("link", "a"):
        with ReplayWriter(tmp_path / f"{first}.jsonl.gz"), pytest.raises(LockedError, match="another arena"):
            ReplayWriter(tmp_path / f"{second}.jsonl.gz")


def test_a_hard_link_is_no_other_file(tmp_path: Path) -> None:
    path, other = tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl.gz"
    with ReplayWriter(path) as first:
        first.add({"number": 0})
        os.link(path, other)
        with ReplayWriter(other, resume=True) as second, pytest.raises(LockedError, match="another arena"):
            second.add({"number": 1})
        first.add({"number": 2})
    assert [record["number"] for record in read_json(other)] == [0, 2]


def test_a_lock_that_its_holder_removes_while_another_opens_it_is_nobodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second opens the file of the first and locks it when that is gone; the third must not lock a new one too."""
    path = tmp_path / "a.jsonl.gz"
    first = ReplayWriter(path)
    flock = saving.fcntl.flock

    def first_ends(file: IO[Any], how: int) -> None:
        monkeypatch.setattr(saving.fcntl, "flock", flock)
        first.close()
        flock(file, how)

    monkeypatch.setattr(saving.fcntl, "flock", first_ends)
    with ReplayWriter(path), pytest.raises(LockedError):
        ReplayWriter(path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("write", "name"), [
    (lambda path: write_whole(path, b"x"), "file"), (lambda path: write_whole(path, b"x"), "new/file"),
    (lambda path: write_text(path, "x"), "file"),
])
def test_a_disk_that_can_only_be_read_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path], None], name: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    for call in ("open", "unlink") if name == "file" else ("open", "unlink", "mkdir"):
        monkeypatch.setattr(os, call, refuse)
    with pytest.raises(SaveError, match="file: Read-only file system; what was there before is still there"):
        write(tmp_path / name)
