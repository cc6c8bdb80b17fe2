"""Replay files: JSON lines, one game each, gzip. Every game is a gzip member of its own.

So a file can be cut off anywhere (a full disk, ``kill -9``), and all whole games in it are still there.
"""
from __future__ import annotations

import fcntl
import gzip
import json
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from bot.arena.game import Record

GZIP = b"\x1f\x8b"
_ANY_GZIP = 31
"""``wbits`` of :mod:`zlib` for a gzip member."""


class ReplayError(Exception):
    """A replay file that cannot be used; the message says which and what to do."""


def read_records(path: Path) -> Iterator[Record]:
    """The records of a file: JSON lines or one JSON value (a list is many records), plain or gzip.

    Of a file of :class:`ReplayWriter` that was cut off, the whole games, with a warning on stderr.
    Raises :class:`ReplayError` if it is none of these, or not there.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ReplayError(f"{path}: {error.strerror or error}") from None
    try:
        text = (gzip.decompress(data) if data.startswith(GZIP) else data).decode()
    except (EOFError, OSError, zlib.error, UnicodeDecodeError) as error:
        records, good = _whole_members(data)
        if not records:
            raise ReplayError(f"{path}: cut off or not a replay: {error}") from None
        print(f"{path}: cut off or damaged: the last {len(data) - good} bytes are left out", file=sys.stderr)
        yield from records
        return
    try:
        yield from _parse(text)
    except json.JSONDecodeError as error:
        raise ReplayError(f"{path}: not JSON: {error}") from None


def _parse(text: str) -> Iterator[Record]:
    if text.lstrip().startswith("["):
        yield from json.loads(text)
        return
    try:
        whole = json.loads(text)
    except json.JSONDecodeError:
        for line in text.splitlines():
            if line.strip():
                yield json.loads(line)
    else:
        yield whole


def whole_records(path: Path) -> list[Record]:
    """The records of a file of :class:`ReplayWriter` that may be cut off; none if there is no file."""
    return _whole_members(path.read_bytes() if path.exists() else b"")[0]


class ReplayWriter:
    """Appends games to a file, each safe on the disk before :meth:`add` returns. One writer a file."""

    def __init__(self, path: Path, resume: bool = False) -> None:
        """``resume``: goes on with the file. Otherwise a file of that name is kept as ``NAME.previous``.

        Raises :class:`ReplayError` if another arena writes to it, or if it is to go on with what is no such file, or
        a damaged one. A last game that was cut off is no damage: its rest is dropped.
        """
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = open(path.with_name(path.name + ".lock"), "w")  # noqa: SIM115 - held until close
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise ReplayError(f"{path} is being written by another arena; choose another --out") from None
        if path.exists() and not resume:
            path.replace(path.with_name(path.name + ".previous"))
        data = path.read_bytes() if path.exists() else b""
        self.records, good = _whole_members(data)
        if not _is_beginning(data[good:]):
            self._unlock()
            raise ReplayError(f"{path} is damaged, or not the arena's, after {len(self.records)} whole games;"
                              " move it away, or choose another file")
        self._file = open(path, "r+b" if path.exists() else "w+b")  # noqa: SIM115 - held until close
        self._file.truncate(good)
        self._file.seek(good)

    def add(self, record: Record) -> None:
        """Writes one game."""
        line = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
        self._file.write(gzip.compress(line.encode(), mtime=0))
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()
        self._unlock()

    def _unlock(self) -> None:
        Path(self._lock.name).unlink(missing_ok=True)
        self._lock.close()

    def __enter__(self) -> ReplayWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _whole_members(data: bytes) -> tuple[list[Record], int]:
    """The records of the whole gzip members at the start of ``data``, and where the last of them ends."""
    records: list[Record] = []
    good = 0
    while good < len(data):
        member = zlib.decompressobj(_ANY_GZIP)
        try:
            text = member.decompress(data[good:])
        except zlib.error:
            break
        if not member.eof:
            break
        records += [json.loads(line) for line in text.splitlines() if line.strip()]
        good = len(data) - len(member.unused_data)
    return records, good


def _is_beginning(rest: bytes) -> bool:
    """Whether ``rest`` is the beginning of a gzip member, or nothing."""
    try:
        zlib.decompressobj(_ANY_GZIP).decompress(rest)
    except zlib.error:
        return False
    return True
