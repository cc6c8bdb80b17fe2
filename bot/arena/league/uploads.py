"""The files of uploaded bots, each in a folder of its own in the league's folder."""
from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path, PurePath

LARGEST_UPLOAD = 16 << 20
"""Bytes of all files of a bot."""
LARGEST_SHOWN = 1 << 20
"""Bytes of a file that is shown as a bot's source."""
USUAL = {
    ".py": ("", "python {file}"),
    ".js": ("", "node {file}"),
    ".cpp": ("g++ -O2 -o bot {file}", "./bot"),
    ".cc": ("g++ -O2 -o bot {file}", "./bot"),
    ".c": ("gcc -O2 -o bot {file} -lm", "./bot"),
    ".rs": ("rustc -O -o bot {file}", "./bot"),
}
"""How a program is built and run, by the ending of its first file."""


def usual_commands(file: str) -> tuple[str, str]:
    """The commands that build and run a ``{file}``. Raises :class:`ValueError` for an ending that is not known."""
    suffix = PurePath(file).suffix
    if suffix not in USUAL:
        raise ValueError(f"{file}: how is it run? Name a command; only {', '.join(USUAL)} have a usual one")
    return USUAL[suffix]


def with_file(command: str, file: str) -> str:
    """A command with ``{file}`` in it, of a file."""
    return command.replace("{file}", shlex.quote(file))


def check_files(files: Mapping[str, bytes]) -> None:
    """Raises :class:`ValueError` for names that are more than a name, and for too much."""
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
