"""Replay files: JSON lines, one game each, gzip. Every game is a gzip member of its own.

So if a file is cut off anywhere (by a full disk, ``kill -9``), all whole games in it are still there.
"""
from __future__ import annotations

import gzip
import json
import os
import re
import sys
import zlib
from collections.abc import Iterator, Set
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from arena.contract.saving import SaveError, is_there, lock, locked, unlock, why_not_a_file, without_waiting

GZIP = b"\x1f\x8b"
_ANY_GZIP = 31
"""``wbits`` of :mod:`zlib` for a gzip member."""
MOST_UNPACKED = 1 << 30
"""The most bytes of a file, unpacked: they take several times as much memory. A small file can hold very many."""
_CHUNK = 65536
"""The bytes of a member that are read at a time, so that little of what follows it is copied."""
LEAGUE_FILE = "league.sqlite3"
"""What the folder of a league holds."""
Json = dict[str, Any]
"""A JSON object: a record of a file, or what a command prints."""


class ReplayError(Exception):
    """A replay file that cannot be used; the message says which and what to do."""


def stem(path: Path) -> str:
    """The name of a replay file without its ending, for the names of files beside it."""
    return re.sub(r"\.jsonl?(\.gz)?$", "", path.name)


def read_json(path: Path) -> Iterator[Json]:
    """The records of a file: JSON lines or one JSON value (a list is many records), plain or gzip.

    Of a file that is cut off or damaged, it gives the whole records before the damage, and says on stderr what is
    missing; see :func:`noting_damage`. Raises :class:`ReplayError` if there are none, or no such file.
    """
    text, why = _text_of(content_of(path))
    if not text.strip():
        raise ReplayError(f"{path}: {why or 'the file is empty'}")
    records, why_not_json = _records_of(text)
    if (why or why_not_json) and not records:
        raise ReplayError(f"{path}: {why or f'not JSON: {why_not_json}'}")
    if why or why_not_json:
        _DAMAGED.add(path)
        print(f"{path}: {why or why_not_json}: the first {len(records)} are whole, what follows is left out",
              file=sys.stderr)
    yield from records


def content_of(path: Path) -> bytes:
    """What a file holds; a named pipe to which nobody writes is empty. Raises :class:`ReplayError`."""
    try:
        with open(path, "rb", opener=without_waiting) as file:
            data = file.read(MOST_UNPACKED + 1)
    except OSError as error:
        raise ReplayError(f"{path}: {error.strerror or error}") from None
    if len(data) > MOST_UNPACKED:
        raise ReplayError(f"{path}: more than {MOST_UNPACKED >> 20} MiB")
    return data


_DAMAGED: set[Path] = set()


@contextmanager
def noting_damage() -> Iterator[Set[Path]]:
    """The files that are read meanwhile and of which something is missing."""
    _DAMAGED.clear()
    yield _DAMAGED


def _text_of(data: bytes) -> tuple[str, str]:
    """The text of a file, plain or gzip, up to any damage; and what the damage is, empty if there is none."""
    why = ""
    if data.startswith(GZIP):
        members = list(_members(data))
        data, why = b"".join(text for text, _, _ in members), members[-1][2]
    try:
        return data.decode(), why
    except UnicodeDecodeError as error:
        return data[:error.start].decode(), why or f"cut off or damaged: {error.reason} at byte {error.start}"


def _members(data: bytes) -> Iterator[tuple[bytes, int, str]]:
    """The text of each gzip member, where it ends, and what is wrong: nothing but with the last one."""
    end = size = 0
    why = ""
    while end < len(data) and not why:
        member, text = zlib.decompressobj(_ANY_GZIP), bytearray()
        while not (member.eof or why) and end < len(data):
            part = data[end : end + _CHUNK]
            try:
                text += member.decompress(part)
            except zlib.error as error:
                why = f"damaged, or not a replay: {error}"
            if size + len(text) > MOST_UNPACKED:
                why = f"more than {MOST_UNPACKED >> 20} MiB when it is unpacked"
            end += len(part) - len(member.unused_data)
        size += len(text)
        yield bytes(text), end, why or ("" if member.eof else "cut off")


def _records_of(text: str) -> tuple[list[Json], str]:
    """The whole records at the beginning of a text, and why the rest is none; empty if there is no rest."""
    try:
        whole = parsed(text)
        return (whole if isinstance(whole, list) else [whole]), ""
    except (ValueError, RecursionError):
        return _records_of_lines(text)


def _records_of_lines(text: str) -> tuple[list[Json], str]:
    records: list[Json] = []
    for number, line in enumerate(text.split("\n"), 1):  # not splitlines(): messages may hold U+0085, U+2028, U+2029
        try:
            if line.strip():
                records.append(parsed(line))
        except (ValueError, RecursionError) as error:
            return records, f"cut off or damaged in line {number}: {error}"
    return records, ""


def parsed(data: str | bytes) -> Any:
    """The value of JSON. Raises :class:`ValueError`, for what Python's own reader takes too: ``NaN``, ``\\ud800``."""
    return msgspec.json.decode(data if isinstance(data, str) else data.decode(json.detect_encoding(data)))


def packed(record: Json | msgspec.Struct) -> bytes:
    """A game in the form of the files: a gzip member of one JSON line. The same record gives the same bytes."""
    return gzip.compress(msgspec.json.encode(record) + b"\n", mtime=0)


def whole_records(path: Path) -> list[Json]:
    """The records of a file of :class:`ReplayWriter` that may be cut off; none if there is no file."""
    return _whole_members(path.read_bytes() if path.exists() else b"")[0]


class ReplayWriter:
    """Appends games to a file; each is safe on the disk before :meth:`add` returns. A file has only one writer."""

    def __init__(self, path: Path, resume: bool = False) -> None:
        """``resume``: goes on with the file. Otherwise an old replay of that name is kept as ``NAME.previous``.

        An older ``NAME.previous`` is replaced. Nothing is renamed or written before the first :meth:`add`. Raises
        :class:`LockedError` if another arena writes to the file, :class:`ReplayError` if the arena did not make it, or
        if it is to go on with a damaged one. A last game that was cut off is no damage: its rest is dropped.
        """
        self.path = path
        self.records: list[Json] = []
        self._resume = resume
        self._end = 0
        self._saved = 0
        self._file: FileIO | None = None
        self._previous: Path | None = None
        if why := why_not_a_file(path):
            raise ReplayError(f"{why}; choose another file")
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = locked(path)
        try:
            self._read()
        except (ReplayError, OSError):
            unlock(self._lock)
            raise

    def _read(self) -> None:
        """Reads what is there: the games to go on with, or an old file, which must be a replay."""
        data = self.path.read_bytes() if self.path.exists() else b""
        if not self._resume:
            if next(_members_of_json(data), None) is None and not _is_beginning(data):
                raise ReplayError(f"{self.path} is not a replay; choose another file")
            return
        self.records, self._end = _whole_members(data)
        self._saved = len(self.records)
        if not _is_beginning(data[self._end:]):
            raise ReplayError(f"{self.path} is damaged, or not the arena's, after {len(self.records)} whole games;"
                              " move it away, or choose another file")

    def add(self, record: Json | msgspec.Struct) -> None:
        """Writes one game. Raises :class:`SaveError` if that fails; then the file has only the games before it.

        Raises :class:`ReplayError` if there is no such file any more.
        """
        if self._file is None:
            self._file = self._open()
        if not is_there(self._file):
            raise ReplayError(f"{self.path} was removed or replaced while games were added: these are lost")
        try:
            self._write(self._file, packed(record))
        except OSError as error:
            self._file.truncate(self._end)
            self._file.seek(self._end)
            raise SaveError(f"{self.path}: {error.strerror}; the {self._saved} before it are saved there") from None
        self._end = self._file.tell()
        self._saved += 1

    @staticmethod
    def _write(file: FileIO, data: bytes) -> None:
        while data:
            data = data[file.write(data) or 0:]
        os.fsync(file.fileno())

    def _open(self) -> FileIO:
        """Opens the file to add games after those that it has; an old file of that name has been moved away."""
        there = self.path.exists()
        if not self._resume and there and self.path.stat().st_size:
            self._previous = self.path.with_name(self.path.name + ".previous")
            self.path.replace(self._previous)
            there = False
        file = open(self.path, "r+b" if there else "w+b", buffering=0)  # noqa: SIM115 - held until close
        lock(file, self.path)  # under its other names too
        file.truncate(self._end)
        file.seek(self._end)
        return file

    def saved(self) -> list[Json]:
        """The games in the file by now, including those that were there before."""
        return whole_records(self.path) if self._file else list(self.records)

    def close(self) -> None:
        """Closes the file; says on stderr where an old one is."""
        if self._file:
            self._file.close()
        if self._previous:
            print(f"{self.path} was there before: that file is kept as {self._previous}", file=sys.stderr)
        unlock(self._lock)

    def __enter__(self) -> ReplayWriter:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _whole_members(data: bytes) -> tuple[list[Json], int]:
    """The records of the whole gzip members at the start of ``data``, and where the last of them ends."""
    members = list(_members_of_json(data))
    return [record for records, _ in members for record in records], members[-1][1] if members else 0


def _members_of_json(data: bytes) -> Iterator[tuple[list[Json], int]]:
    """The records of each whole gzip member of JSON lines at the start of ``data``, and where it ends."""
    for text, end, why in _members(data):
        records, why_not_json = _records_of_lines(text.decode(errors="surrogateescape"))
        if why or why_not_json:
            return
        yield records, end


def _is_beginning(rest: bytes) -> bool:
    """Whether ``rest`` is the beginning of a gzip member, or nothing."""
    member = zlib.decompressobj(_ANY_GZIP)
    try:
        member.decompress(rest)
    except zlib.error:
        return False
    return not member.eof
