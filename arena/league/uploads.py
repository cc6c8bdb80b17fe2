"""The files of uploaded bots, each in a folder of its own in the league's folder."""
from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path, PurePath

LARGEST_UPLOAD = 16 << 20
"""The most bytes of all files of a bot."""
LARGEST_SHOWN = 1 << 20
"""The most bytes of a file that is shown as a bot's source."""
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
    """The commands that build and run a ``{file}``. Raises :class:`ValueError` for an unknown ending."""
    suffix = PurePath(file).suffix
    if suffix not in USUAL:
        raise ValueError(f"{file}: how is it run? Name a command; only {', '.join(USUAL)} have a usual one")
    return USUAL[suffix]


def with_file(command: str, file: str) -> str:
    """A command with the name of a file for ``{file}``."""
    return command.replace("{file}", shlex.quote(file))


def check_files(files: Mapping[str, bytes]) -> None:
    """Raises :class:`ValueError` for names that are not plain file names, and for too many bytes."""
    for name in files:
        if name != PurePath(name).name or name.startswith(("-", ".")) or not name.isprintable() or "'" in name:
            raise ValueError(f"{name!r} is not a plain name of a file")
    if sum(map(len, files.values())) > LARGEST_UPLOAD:
        raise ValueError(f"an upload has at most {LARGEST_UPLOAD >> 20} MiB")


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes an upload. Raises :class:`OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


def texts(files: list[Path]) -> dict[str, str]:
    """The files that are text, by name."""
    found = {}
    for file in files:
        try:
            found[file.name] = file.read_bytes()[:LARGEST_SHOWN].decode()
        except (OSError, UnicodeDecodeError):
            continue
    return found
