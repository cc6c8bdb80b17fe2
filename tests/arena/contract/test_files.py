"""Replay files: what is written can be read, whatever bots say and whatever happens to the disk."""
from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from arena import cli
from arena.contract import files
from arena.contract.exit_codes import FAILED
from arena.contract.files import ReplayError, ReplayWriter, packed, read_json
from arena.match.match import new_match
from tests.conftest import TOY

LINE_ENDS_OF_UNICODE = "a\u2028b\u2029c\u0085d\x0b\x0c\x1c\r"


@pytest.mark.parametrize("games", [1, 2])
def test_messages_with_line_ends_of_unicode_are_read_as_they_were_said(tmp_path: Path, games: int) -> None:
    path = tmp_path / "m.jsonl.gz"
    with ReplayWriter(path) as writer:
        for _ in range(games):
            writer.add({"messages": [LINE_ENDS_OF_UNICODE]})
    assert list(read_json(path)) == [{"messages": [LINE_ENDS_OF_UNICODE]}] * games
    with ReplayWriter(path, resume=True) as writer:
        assert len(writer.records) == games


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("compress", [False, True])
def test_old_files_with_line_ends_of_unicode_are_read(tmp_path: Path, end: str, compress: bool) -> None:
    path = tmp_path / "old.jsonl"
    data = "".join(json.dumps({"said": LINE_ENDS_OF_UNICODE}, ensure_ascii=False) + end for _ in range(3)).encode()
    path.write_bytes(gzip.compress(data) if compress else data)
    assert list(read_json(path)) == [{"said": LINE_ENDS_OF_UNICODE}] * 3


GAMES = [{"number": number, "said": "x" * 40} for number in range(4)]
LINES = "".join(json.dumps(game) + "\n" for game in GAMES).encode()
LIST = json.dumps(GAMES, indent=1).encode()
MEMBERS = b"".join(map(packed, GAMES))


@pytest.mark.parametrize(("data", "cut"), [
    (LINES, 20), (MEMBERS, 20), (gzip.compress(LINES), 12), (LINES, -10), (MEMBERS, -10),
], ids=["lines", "the arena's own", "zipped lines", "a wrong byte", "a wrong byte of ours"])
def test_what_is_whole_is_read_and_what_is_missing_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, cut: int
) -> None:
    path = tmp_path / "games"
    path.write_bytes(data[:-cut] if cut > 0 else data[:cut] + b"\xff" + data[cut + 1:])
    found = list(read_json(path))
    assert found == GAMES[:len(found)] and 1 <= len(found) <= 3
    told = capsys.readouterr().err
    assert told.startswith(f"{path}: ") and f"the first {len(found)} are whole, what follows is left out" in told
    assert "cut off" in told or "damaged" in told


@pytest.mark.parametrize("data", [b'{"x": "\\ud800"}', b'{"\\uDCFF": 1}', b'{"x": "\xed\xa0\x80"}'])
def test_nobody_goes_on_with_half_a_character(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games"
    path.write_bytes(gzip.compress(b"{}\n") + gzip.compress(data))
    assert files.whole_records(path) == [{}]


def test_whole_characters_are_read_however_they_are_written(tmp_path: Path) -> None:
    value = {"\U0001f600": "\U0001f600 \\ud800"}
    for text in (json.dumps(value), json.dumps(value, ensure_ascii=False)):
        assert files.parsed(text) == files.parsed(text.encode("utf-16")) == value


@pytest.mark.parametrize("data", [LIST[:-20], gzip.compress(LIST)[:-14]], ids=["plain", "zipped"])
def test_a_list_that_is_cut_off_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games"
    path.write_bytes(data)
    with pytest.raises(ReplayError, match="cut off"):
        list(read_json(path))


@pytest.mark.parametrize("data", [
    b"", b"\x1f\x8b", b"no JSON", b"\xff\xfe", b"[", b"{", b"[" * 100_000, b"9" * 10_000, MEMBERS[:20],
    gzip.compress(LINES)[:20], gzip.compress(b"[" * 100_000), b'{"a": "\\ud800"}', gzip.compress(b'{"\\uDfff": 1}'),
    b'{"a": NaN}', gzip.compress(b'{"a": 1e400}'),
], ids=["empty", "two bytes", "text", "binary", "a list", "an object", "deep", "a number", "ours", "zipped",
        "zipped and deep", "half a character", "half a character as a name", "no number", "too large a number"])
def test_a_file_without_a_whole_record_is_refused_in_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games"
    path.write_bytes(data)
    with pytest.raises(ReplayError, match=f"{path}: [a-zA-Z]"):
        list(read_json(path))


def test_nobody_goes_on_with_what_is_too_deep_to_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(MEMBERS + gzip.compress(b"[" * 100_000))
    with pytest.raises(ReplayError, match="after 4 whole games"):
        ReplayWriter(path, resume=True)
    path.write_bytes(gzip.compress(b"[" * 100_000))
    with pytest.raises(ReplayError, match="is not a replay"):
        ReplayWriter(path)


def test_a_small_file_that_holds_very_much_is_read_up_to_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(files, "MOST_UNPACKED", 1 << 20)
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(MEMBERS + gzip.compress(b" " * (4 << 20)) + MEMBERS)
    assert list(read_json(path)) == GAMES
    assert "more than 1 MiB when it is unpacked: the first 4 are whole" in capsys.readouterr().err


def test_a_command_that_has_read_a_damaged_file_ends_with_a_code_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl.gz"
    match = new_match(TOY, ["builtin:random", "builtin:greedy"], seed=1)
    games = [packed(job.play()) for job in match.jobs(3)]
    path.write_bytes(b"".join(games))
    assert cli.main(["games", str(path)]) == 0
    path.write_bytes(b"".join(games)[:-30])
    assert cli.main(["games", str(path)]) == FAILED
    assert cli.main(["league", str(tmp_path / "league"), "init", TOY]) == 0
    said = capsys.readouterr()
    assert "2 of 2 games" in said.out and "the first 2 are whole" in said.err


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_is_removed_while_games_are_added_is_told(tmp_path: Path, is_replaced: bool) -> None:
    with ReplayWriter(tmp_path / "x.jsonl.gz") as writer:
        writer.add({"turns": []})
        writer.path.unlink()
        if is_replaced:
            writer.path.touch()
        with pytest.raises(ReplayError, match="was removed or replaced while games were added"):
            writer.add({"turns": []})
