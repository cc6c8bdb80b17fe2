"""Replay files: what is written can be read, whatever bots say and whatever happens to the disk."""
from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from arena.files import ReplayWriter, read_json

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
