"""The files of uploaded bots, each in a folder of its own in the league's folder."""
from __future__ import annotations

import os
from codecs import getincrementaldecoder
from collections.abc import Iterable, Mapping
from heapq import nsmallest
from itertools import islice
from pathlib import Path, PurePath
from stat import S_ISREG
from time import monotonic

from arena.contract.saving import SaveError
from arena.league.store.errors import LeagueError
from arena.run.scratch import remove

LARGEST_UPLOAD = 16 << 20
"""The most bytes of all files of a bot."""
LARGEST_SHOWN = 1 << 20
"""The most bytes of a file that is shown as a bot's source."""
MOST_SHOWN = 50
"""The most files that are shown of a bot."""
SHOWING_SECONDS = 2.0
"""After this time, no more files are read."""
USUAL = {
    ".py": ("", "python {file}"),
    ".js": ("", "node {file}"),
    ".cpp": ("g++ -O2 -o bot {file}", "./bot"),
    ".cc": ("g++ -O2 -o bot {file}", "./bot"),
    ".c": ("gcc -O2 -o bot {file} -lm", "./bot"),
    ".rs": ("rustc -O -o bot {file}", "./bot"),
}
"""The commands that build and run a program, by the ending of its first file."""


def usual_commands(file: str) -> tuple[str, str]:
    """The commands that build and run a ``{file}``. Raises :class:`LeagueError` for an unknown ending."""
    suffix = PurePath(file).suffix
    if suffix not in USUAL:
        raise LeagueError(f"{file}: how is it run? Name a command; only {', '.join(USUAL)} have a usual one")
    return USUAL[suffix]


def check_files(files: Mapping[str, bytes]) -> None:
    """Raises :class:`LeagueError` for names that are not plain file names, and for too many bytes."""
    for name in files:
        if name != PurePath(name).name or name.startswith(("-", ".")) or not name.isprintable() or "'" in name:
            raise LeagueError(f"{name!r} is not a plain name of a file")
    if sum(map(len, files.values())) > LARGEST_UPLOAD:
        raise LeagueError(f"an upload has at most {LARGEST_UPLOAD >> 20} MiB")


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes an upload into a new folder, whole or not at all. Raises :class:`arena.contract.saving.SaveError`."""
    remove(folder)  # what an upload that was killed has left
    try:
        folder.mkdir(parents=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    except OSError as error:
        remove(folder)
        raise SaveError(f"{folder}: {error.strerror}; nothing of the upload is kept") from None


def files_in(folder: Path) -> list[Path]:
    """The first files of a folder by name; none if it is gone."""
    try:
        return nsmallest(MOST_SHOWN, folder.iterdir())
    except OSError:
        return []


def has_files(folder: Path | None, files: Mapping[str, bytes]) -> bool:
    """Whether a folder has these files, byte for byte."""
    try:
        return folder is not None and all((folder / name).read_bytes() == data for name, data in files.items())
    except OSError:
        return False


def texts(files: Iterable[Path]) -> dict[str, str]:
    """The beginnings of those files that are text, by name: of the first ``MOST_SHOWN``, and of regular files alone."""
    shown = {}
    end = monotonic() + SHOWING_SECONDS
    for file in islice(files, MOST_SHOWN):
        if monotonic() > end:
            break
        try:
            data = _beginning(file)
            shown[file.name] = getincrementaldecoder("utf-8")().decode(data, final=len(data) < LARGEST_SHOWN)
        except (OSError, UnicodeDecodeError):
            continue
    return shown


def _beginning(file: Path) -> bytes:
    """The first bytes of a regular file. Nothing else is even opened: a device or a pipe may change by it, or wait."""
    if not S_ISREG(file.stat().st_mode):
        raise OSError(f"{file} is no regular file")
    with open(os.open(file, os.O_RDONLY | os.O_NONBLOCK), "rb", buffering=0) as stream:
        return stream.read(LARGEST_SHOWN)
