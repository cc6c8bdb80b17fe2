"""Puts modules into one file."""
from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from bundler.shorten import shorten

RUNTIME = Path(__file__).with_name("runtime.py")


def assemble(entry: str, sources: Mapping[str, str], settings: Sequence[str], pack: bool = False) -> str:
    """The text of a built file that runs ``entry``, one of ``sources`` (path to source).

    ``settings``: ``NAME=VALUE`` parameters that the bot is started with, before those of its command line.
    ``pack``: modules that get shorter by it are compressed. The same arguments give the same text.
    """
    modules = "".join(f"\n{path!r}: {_literal(source, pack)}," for path, source in sources.items())
    tables = {
        "SOURCES={}": f"SOURCES={{{modules}\n}}",
        'ENTRY=""': f"ENTRY={entry!r}",
        "SETTINGS=[]": f"SETTINGS={list(settings)!r}",
    }
    runtime = shorten(RUNTIME.read_text(encoding="utf-8"), RUNTIME.name)
    lines = [tables.get(line, line) for line in runtime.splitlines() if line]
    header = f"# Built by bundle.py out of {entry} and what it imports: change those files, not this one."
    return "\n".join((header, *lines, ""))


def _literal(source: str, pack: bool) -> str:
    plain = _text_literal(source)
    if not pack:
        return plain
    packed = f"b'''{base64.encodebytes(zlib.compress(source.encode(), 9)).decode().strip()}'''"
    return min(plain, packed, key=utf16_length)


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
