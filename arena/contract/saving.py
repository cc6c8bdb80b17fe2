"""What all files share to which something is added: a lock, so that there is one writer, and what a full disk leaves.

Games are added to a replay by :class:`arena.contract.files.ReplayWriter`, so that none is lost if the program ends.
"""
from __future__ import annotations

import errno
import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Error numbers: the disk is full, the user's share of it is full, or the file is too large."""


class LockedError(Exception):
    """Another arena writes to the file; the message says which and what to do."""


class SaveError(Exception):
    """Something could not be saved; the message says why, and what was saved."""


class DamagedError(Exception):
    """A file cannot be read any more; the message says which, and why."""


def lock(file: IO[Any], path: Path) -> None:
    """Locks ``path`` against other arenas until ``file``, which may be another file, is closed. Raises LockedError."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise LockedError(f"{path} is being written by another arena; choose another file") from None


def locked(path: Path) -> IO[Any]:
    """Locks ``path`` by a file beside what it leads to, until :func:`unlock`. Raises :class:`LockedError`."""
    while True:
        file = open(f"{path.resolve()}.lock", "w")  # noqa: SIM115 - held until unlocked
        lock(file, path)
        if is_there(file):  # who held it before may have removed it in between
            return file
        file.close()


def unlock(file: IO[Any]) -> None:
    """Removes a file of :func:`locked` while nobody else can have its lock."""
    if is_there(file):
        os.unlink(file.name)
    file.close()


def is_there(file: IO[Any]) -> bool:
    """Whether an open file is still the one of its name."""
    try:
        return os.path.samestat(os.stat(file.name), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False


def without_waiting(path: str, flags: int) -> int:
    """Opens a file, for :func:`open`: a named pipe does not wait until somebody opens its other end.

    To be read, such a pipe is then empty; to be written, it raises :class:`OSError`.
    """
    try:
        descriptor = os.open(path, flags | os.O_NONBLOCK, 0o666)
    except OSError as error:
        if error.errno == errno.ENXIO:
            raise OSError(error.errno, "a pipe that nobody reads; choose another file", path) from None
        raise
    os.set_blocking(descriptor, True)
    return descriptor


def why_not_a_file(path: Path) -> str:
    """Why nothing can be added to ``path``, which is something else than a file; empty if it is one, or is new."""
    return f"{path} is a folder, a pipe or a device" if path.exists() and not path.is_file() else ""


ITS_OWNER_ALONE = 0o600
USUAL = 0o666
"""Who may read and write a new file; the user's umask takes rights away from both."""


def write_whole(path: Path, data: bytes, mode: int = ITS_OWNER_ALONE) -> None:
    """Writes a file and makes its folder: all of it is safe on the disk, or nothing changes and it raises SaveError."""
    part = path.with_name(f".{path.name}-{os.urandom(4).hex()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync(path.parent)
    except OSError as error:
        with suppress(OSError):  # there may be no disk that could be written to
            part.unlink()
        raise SaveError(f"{path}: {error.strerror}; what was there before is still there") from None


def _sync(folder: Path) -> None:
    """Makes the names in a folder safe on the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


HOLDING_GAMES = (b"\x1f\x8b", b'{"', b"SQLite format 3")
"""How files begin that a text must not take the place of: replays, packed or not, and leagues."""


def write_text(path: Path, text: str) -> None:
    """Writes a text for people, such as a page, and makes its folder; what is there already is written over.

    Raises :class:`SaveError` if that holds games, or if nothing can be written, and :class:`OSError` for a pipe or a
    device.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and _holds_games(path):
        raise SaveError(f"{path} holds games; choose another file")
    if path.is_file() or not path.exists():
        write_whole(path.resolve(), text.encode("utf-8"), USUAL)
        return
    try:
        with open(path, "w", encoding="utf-8", opener=without_waiting) as file:
            file.write(text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _holds_games(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(max(map(len, HOLDING_GAMES))).startswith(HOLDING_GAMES)
