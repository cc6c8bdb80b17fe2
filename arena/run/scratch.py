"""Fresh folders for programs, and their removal, whatever a program has made of its own.

Whoever makes a folder keeps it locked, so that those of an arena that was killed are known, and removed by the next.
"""
from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from time import time

NAME = re.compile(r"bot-[0-9a-f]{32}")
YOUNG_SECONDS = 60.0
"""A folder that is no older may be about to be locked."""
FOLDERS: dict[Path, int | None] = {}
"""Folders of what runs, and the descriptors that lock them: they are removed when everything is ended."""


def fresh(parent: Path | None = None) -> Path:
    """A new folder, by default in that of temporary files; it is noted before it is there, if anything interrupts."""
    folder = (parent or Path(gettempdir())) / f"bot-{os.urandom(16).hex()}"
    _remove_abandoned(folder.parent)
    FOLDERS[folder] = None
    folder.mkdir(mode=0o700)
    FOLDERS[folder] = _locked(folder)
    return folder


def _locked(folder: Path | os.DirEntry[str], wait: int = 0) -> int:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | wait)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


@cache
def _remove_abandoned(parent: Path) -> None:
    for entry in [entry for entry in os.scandir(parent) if NAME.fullmatch(entry.name)]:
        with suppress(OSError):  # it is somebody else's, or gone
            status = entry.stat(follow_symlinks=False)
            if status.st_uid == os.geteuid() and status.st_mtime < time() - YOUNG_SECONDS:
                FOLDERS[Path(entry)] = _locked(entry, fcntl.LOCK_NB)
                remove(Path(entry))


def remove(folder: Path) -> None:
    """Removes a folder with all that is in it, however deep or closed; what cannot be removed stays."""
    with suppress(RecursionError):
        shutil.rmtree(folder, ignore_errors=True)
    if os.path.lexists(folder):
        with suppress(OSError):
            subprocess.run(["sh", "-c", 'chmod -R u+rwx "$0"; rm -rf "$0"', str(folder)], stderr=subprocess.DEVNULL)
    if (descriptor := FOLDERS.pop(folder, None)) is not None:
        os.close(descriptor)
