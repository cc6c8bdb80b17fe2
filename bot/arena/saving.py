"""What all files share that games are added to: one writer, and an end that keeps what was saved."""
from __future__ import annotations

import errno
import fcntl
from pathlib import Path
from typing import IO, Any

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of a full disk, of a user's share of it, and of a file's size."""


class LockedError(Exception):
    """Another arena writes to the file; the message says which and what to do."""


class SaveError(Exception):
    """Something could not be saved; the message says why, and what is saved."""


def lock(file: IO[Any], path: Path) -> None:
    """Keeps ``path`` from other arenas until ``file`` is closed, which may be another one. Raises LockedError."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise LockedError(f"{path} is being written by another arena; choose another file") from None
