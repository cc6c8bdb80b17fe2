"""Fresh folders for programs, and their removal, whatever a program has made of its own."""
from __future__ import annotations

import os
import uuid
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import gettempdir

PREFIX = "bot-"


def free_name() -> Path:
    """A folder that is not there yet: whoever notes it before making it leaves nothing, even if interrupted between."""
    return Path(gettempdir()) / f"{PREFIX}{uuid.uuid4().hex}"


def remove(folder: Path) -> None:
    """Removes a folder with all that is in it; what cannot be removed stays.

    Folders in it are moved to its top first, so that no path becomes too long, and nothing too deep.
    """
    names = (folder / f"{uuid.uuid4().hex}-{number}" for number in count())
    waiting = [folder]
    while waiting:
        inner = waiting.pop()
        try:
            os.chmod(inner, 0o700)
            with os.scandir(inner) as entries:
                for entry in entries:
                    if entry.is_dir(follow_symlinks=False):
                        os.chmod(entry.path, 0o700)
                        waiting.append(Path(entry.path).rename(next(names)))
                    else:
                        os.unlink(entry.path)
            if inner != folder:
                os.rmdir(inner)
        except OSError:
            continue
    with suppress(OSError):
        os.rmdir(folder)
