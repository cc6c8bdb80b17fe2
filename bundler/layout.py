"""Puts modules into one file, each as a text of its own, so that names never collide; it must not be too long."""
from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from bundler.modules import MAIN
from bundler.shorten import shorten

LIMIT = 100_000
"""The most characters that the contest's editor takes, counted by :func:`utf16_length`."""
ROOM = 20
"""One in so many characters must stay free in a bot of the kit, so that it can still be mended during a contest."""
RUNTIME = Path(__file__).with_name("runtime.py")
SHEBANG = "#!/usr/bin/env python3"
BUILT = "Built by bundle.py"
"""How a built file is known; it stands in its second line."""
PACKED = 'SOURCES=__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""'
UNPACKED = '""".split()))))'
"""What stands around compressed sources."""
WIDTH = 120
TABLES_ARE_READ = "del SOURCES,ENTRY,SETTINGS,carry"
"""The line after which the entry's own names begin."""
RUNS_ENTRY = "\nexec("
"""How the last line begins."""


def assemble(entry: str, sources: Mapping[str, str], settings: Sequence[str], origin: str,
             limit: int = LIMIT, compresses: bool = False) -> str:
    """The text of a built file that runs ``entry``, one of ``sources`` (path to source).

    ``settings``: ``NAME=VALUE`` parameters with which the program is started, before those of its command line.
    ``origin``: the text in the first line after the shebang that says where the file comes from; its size and the
    contest's ``limit`` follow. ``compresses``: the sources take a third of the room, but cannot be read.
    The same arguments give the same text, on every machine and Python; compressed, with the same version of zlib.
    """
    modules = "".join(f"\n{path!r}: {_text_literal(source)}," for path, source in sources.items())
    tables = {
        "SOURCES={}": _compressed(sources) if compresses else f"SOURCES={{{modules}\n}}",
        'ENTRY=""': f"ENTRY={entry!r}",
        "SETTINGS=[]": f"SETTINGS={list(settings)!r}",
    }
    if entry.endswith(f"/{MAIN}"):
        tables[TABLES_ARE_READ] = f"{TABLES_ARE_READ}\n__package__={'.'.join(PurePosixPath(entry).parent.parts)!r}"
    runtime = shorten(RUNTIME.read_text(encoding="utf-8"), RUNTIME.name)
    program = "\n".join([*(tables.get(line, line) for line in runtime.splitlines() if line), ""])
    return _header(origin, limit, program) + program


def without_start(text: str) -> str:
    """A built file that gives its modules to Python's import, and does not run its entry."""
    return text.rpartition(RUNS_ENTRY)[0]


def _compressed(sources: Mapping[str, str]) -> str:
    text = b85encode(zlib.compress(json.dumps(sources, ensure_ascii=False).encode(), 9)).decode("ascii")
    lines = (text[start : start + WIDTH] for start in range(0, len(text), WIDTH))
    return "\n".join([PACKED, *lines, UNPACKED])


def is_compressed(text: str) -> bool:
    """Whether the sources in a built file are compressed."""
    return PACKED in text


def same_content(text: str, other: str) -> bool:
    """Whether two built files differ at most in how their versions of zlib have compressed the sources."""
    return text == other or _spread(text) == _spread(other)


def _spread(text: str) -> str:
    """A built file without its header, and with readable sources."""
    if not is_compressed(text):
        return text
    packed, _, rest = text.partition(PACKED)[2].partition(UNPACKED)
    return zlib.decompress(b85decode("".join(packed.split()))).decode() + rest


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


def utf16_length(text: str) -> int:
    """The length as the contest counts it: characters outside the basic plane count as two."""
    return len(text.encode("utf-16-le")) // 2


def most_characters(limit: int, keeps_room: bool) -> int:
    """How long a built file may be."""
    return limit - limit // ROOM if keeps_room else limit
