"""Puts modules into one file."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bundler.shorten import shorten
from bundler.size import LIMIT, utf16_length

RUNTIME = Path(__file__).with_name("runtime.py")
SHEBANG = "#!/usr/bin/env python3"
BUILT = "Built by bundle.py"
"""How a built file is known; it stands in its second line."""


def assemble(entry: str, sources: Mapping[str, str], settings: Sequence[str], origin: str,
             limit: int = LIMIT) -> str:
    """The text of a built file that runs ``entry``, one of ``sources`` (path to source).

    ``settings``: ``NAME=VALUE`` parameters with which the program is started, before those of its command line.
    ``origin``: the text in the first line after the shebang that says where the file comes from; its size and the
    contest's ``limit`` follow.
    The same arguments give the same text, on every machine and Python.
    """
    modules = "".join(f"\n{path!r}: {_text_literal(source)}," for path, source in sources.items())
    tables = {
        "SOURCES={}": f"SOURCES={{{modules}\n}}",
        'ENTRY=""': f"ENTRY={entry!r}",
        "SETTINGS=[]": f"SETTINGS={list(settings)!r}",
    }
    runtime = shorten(RUNTIME.read_text(encoding="utf-8"), RUNTIME.name)
    program = "\n".join([*(tables.get(line, line) for line in runtime.splitlines() if line), ""])
    return _header(origin, limit, program) + program


def _header(origin: str, limit: int, program: str) -> str:
    """The first lines of a file. They give its size, which includes them, so the size grows until it is right."""
    size = 0
    while True:
        header = (
            f"{SHEBANG}\n# {origin}; {size:,} of {limit:,} characters. "
            f"{BUILT}: change the sources, not this file.\n"
        )
        if (length := utf16_length(header + program)) == size:
            return header
        size = length


def _text_literal(text: str) -> str:
    """A literal that shows ``text`` unchanged, if possible."""
    for quotes in ("'''", '"""'):
        if quotes not in text and not text.endswith((quotes[0], "\\")):
            return f"r{quotes}{text}{quotes}"
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'''{escaped}'''"
