"""Puts modules into one file."""
from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from bundler.shorten import shorten

RUNTIME = Path(__file__).with_name("runtime.py")


def assemble(entry: str, sources: Mapping[str, str], settings: Sequence[str], limit: int | None = None) -> str:
    """The text of a built file that runs ``entry``, one of ``sources`` (path to source).

    ``settings``: ``NAME=VALUE`` parameters that the bot is started with, before those of its command line.
    ``limit``: a text of more characters has modules compressed, those that save most first, until it has no more or
    nothing is left to save. The same arguments give the same text.
    """
    literals = {path: _text_literal(source) for path, source in sources.items()}
    text = _file(entry, literals, settings)
    excess = 0 if limit is None else utf16_length(text) - limit
    if excess <= 0:
        return text
    packed = {path: _packed_literal(source) for path, source in sources.items()}
    saved = {path: utf16_length(literals[path]) - utf16_length(packed[path]) for path in sources}
    for path in sorted(saved, key=saved.__getitem__, reverse=True):
        if excess > 0 and saved[path] > 0:
            literals[path] = packed[path]
            excess -= saved[path]
    return _file(entry, literals, settings)


def _file(entry: str, literals: Mapping[str, str], settings: Sequence[str]) -> str:
    modules = "".join(f"\n{path!r}: {literal}," for path, literal in literals.items())
    tables = {
        "SOURCES={}": f"SOURCES={{{modules}\n}}",
        'ENTRY=""': f"ENTRY={entry!r}",
        "SETTINGS=[]": f"SETTINGS={list(settings)!r}",
    }
    runtime = shorten(RUNTIME.read_text(encoding="utf-8"), RUNTIME.name)
    lines = [tables.get(line, line) for line in runtime.splitlines() if line]
    header = f"# Built by bundle.py out of {entry} and what it imports: change those files, not this one."
    return "\n".join((header, *lines, ""))


def _packed_literal(source: str) -> str:
    return f"b'''{base64.encodebytes(zlib.compress(source.encode(), 9)).decode().strip()}'''"


def _text_literal(text: str) -> str:
    """A literal that shows ``text`` as it is, where that can be."""
    for quotes in ("'''", '"""'):
        if quotes not in text and not text.endswith((quotes[0], "\\")):
            return f"r{quotes}{text}{quotes}"
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'''{escaped}'''"


def utf16_length(text: str) -> int:
    """Length as the contest counts it: characters outside the basic plane are two."""
    return len(text.encode("utf-16-le")) // 2
