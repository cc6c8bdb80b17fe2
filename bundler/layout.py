"""Puts modules into one file, each as a text of its own, so that names never collide; it must not be too long."""
from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path, PurePosixPath

from bundler.modules import MAIN

LIMIT = 100_000
"""The most characters that the contest's editor takes, counted by :func:`utf16_length`."""
ROOM = 20
"""One in so many characters must stay free in a bot of the kit, so that it can still be mended during a contest."""
RUNTIME = Path(__file__).with_name("runtime.py")
SHEBANG = "#!/usr/bin/env python3"
BUILT = "Built by bundle.py"
"""How a built file is known; it stands in its second line."""
PACKED = '**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""'
UNPACKED = '""".split()))))'
"""What stands around compressed sources."""
WIDTH = 120
BEGIN = "from __future__"
"""How the code begins in the file that goes around the modules."""
TABLES_ARE_READ = "del SOURCES, ENTRY, SETTINGS, carry, annotations"
"""The line after which the entry's own names begin."""
RUNS_ENTRY = "\nexec("
"""How the last line begins."""


def assemble(entry: str, sources: Mapping[str, str], settings: Sequence[str], origin: str,
             limit: int = LIMIT, packed: Collection[str] = ()) -> str:
    """The text of a built file that runs ``entry``, one of ``sources`` (path to source).

    ``settings``: ``NAME=VALUE`` parameters with which the program is started, before those of its command line.
    ``origin``: the text in the first line after the shebang that says where the file comes from; its size and the
    contest's ``limit`` follow. ``packed``: the sources that are compressed, which take a third of the room and cannot
    be read. The same arguments give the same text, on every machine and Python; compressed, with the same zlib.
    """
    modules = [f"{path!r}: {_text_literal(source)}" for path, source in sources.items() if path not in packed]
    blob = [_compressed({path: sources[path] for path in packed})] if packed else []
    tables = {
        "SOURCES": "SOURCES = {\n" + "".join(f"{part},\n" for part in [*modules, *blob]) + "}",
        "ENTRY": f"ENTRY = {entry!r}",
        "SETTINGS": f"SETTINGS = {list(settings)!r}",
    }
    if entry.endswith(f"/{MAIN}"):
        tables[TABLES_ARE_READ] = f"{TABLES_ARE_READ}\n__package__ = {'.'.join(PurePosixPath(entry).parent.parts)!r}"
    runtime = RUNTIME.read_text(encoding="utf-8")
    lines = runtime[runtime.index(BEGIN):].splitlines()
    program = "".join(tables.get(line.partition(" = ")[0], line) + "\n" for line in lines)
    return _header(origin, limit, program) + program


def without_start(text: str) -> str:
    """A built file that gives its modules to Python's import, and does not run its entry."""
    return text.rpartition(RUNS_ENTRY)[0]


def _compressed(sources: Mapping[str, str]) -> str:
    text = b85encode(zlib.compress(json.dumps(sources, ensure_ascii=False).encode(), 9)).decode("ascii")
    lines = (text[start : start + WIDTH] for start in range(0, len(text), WIDTH))
    return "\n".join([PACKED, *lines, UNPACKED])


def packed_length(text: str) -> int:
    """About how many characters a source takes that is compressed with others."""
    return len(b85encode(zlib.compress(text.encode(), 9)))


def same_content(text: str, other: str) -> bool:
    """Whether two built files differ at most in how their versions of zlib have compressed the sources."""
    return text == other or _spread(text) == _spread(other)


def _spread(text: str) -> str:
    """A built file without its header, and with readable sources."""
    if PACKED not in text:
        return text
    before, _, after = text.partition(PACKED)
    packed, _, rest = after.partition(UNPACKED)
    return before.partition(BUILT)[2] + zlib.decompress(b85decode("".join(packed.split()))).decode() + rest


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
