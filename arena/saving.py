"""What all files share to which games are added: one writer, and an end that keeps what was saved."""
from __future__ import annotations

import errno
import fcntl
from pathlib import Path
from typing import IO, Any

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Error numbers: the disk is full, the user's share of it is full, or the file is too large."""


class LockedError(Exception):
    """Another arena writes to the file; the message says which and what to do."""


class SaveError(Exception):
    """Something could not be saved; the message says why, and what was saved."""


def lock(file: IO[Any], path: Path) -> None:
    """Locks ``path`` against other arenas until ``file``, which may be another file, is closed. Raises LockedError."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise LockedError(f"{path} is being written by another arena; choose another file") from None
