"""Builds one file: which program is meant, the kit's bots and any other, and the text of the file.

Each module is a text of its own in it, unchanged, so that names never collide; it must not be too long.
"""
from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import tomllib

from bundler import BundleError
from bundler.modules import MAIN, TAKEN_IN, Modules
from bundler.newer import newer_than_39
from bundler.scanner import Scan, read, strings

SUBMISSIONS = Path("bot", "submit")
NAMED_AFTER_THEIR_FOLDER = frozenset({"main", "__main__"})
TAKES_PARAMETERS = "--set"
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


@dataclass(frozen=True)
class Program:
    """A program of many modules.

    ``name``: that of the built file. ``root``: the folder where its imports begin; ``entry``: its first module, below
    ``root``. ``of_the_kit``: a bot of this kit, which searches with ``--effort`` and ends in order with its input.
    """

    name: str
    root: Path
    entry: str
    of_the_kit: bool = False

    @property
    def start(self) -> list[str]:
        """The words after ``python`` that start it from its sources."""
        if self.of_the_kit:
            return ["-m", self.entry.removesuffix(".py").replace("/", ".")]
        if package := self.entry.rpartition("/")[0]:
            return ["-B", "-m", package]
        return ["-B", str(self.root / self.entry)]


@dataclass(frozen=True)
class Built:
    """A built file, and what it is made of.

    ``text``: the file. ``notes``: what may be missing in it. ``sources``: the text of each module, by path; ``packed``:
    those that are compressed. ``taken_in``: the packages from outside the program's folder, and where they are.
    """

    text: str
    notes: tuple[str, ...]
    sources: Mapping[str, str]
    packed: Collection[str]
    taken_in: Mapping[str, Path]


def submissions(root: Path) -> list[str]:
    """The bots that have an entry in ``bot/submit``, by name."""
    return sorted(file.stem for file in (root / SUBMISSIONS).glob("*.py") if file.stem != "__init__")


def program(word: str, kit: Path | None) -> Program:
    """The program that ``word`` of the command line means: a Python file, or a bot of the folder ``kit``."""
    file = Path(word)
    if file.suffix != ".py" and file.name == word and not file.is_dir():
        return kit_bot(word, kit)
    if file.is_dir():
        raise BundleError(f"{word} is a folder; name the file that starts the program, such as {file / 'main.py'}")
    if file.suffix != ".py" or not file.is_file():
        raise BundleError(f"{word} is no Python file" if file.is_file() else f"there is no Python file {word}")
    file = file.resolve()
    if kit and file.parent == (kit / SUBMISSIONS).resolve():
        return kit_bot(file.stem, kit)
    folder = file.parent
    in_package = f"{folder.name}/{MAIN}"
    if file.name == MAIN and any(
            item.top == folder.name for item in Scan(read(file, in_package), starts=True).imports):
        return Program(folder.name, folder.parent, in_package)  # python -m PACKAGE runs it
    name = folder.name if file.stem in NAMED_AFTER_THEIR_FOLDER else file.stem
    return Program(name or file.stem, folder, file.name)


def kit_bot(name: str, kit: Path | None) -> Program:
    """A bot of the folder ``kit``."""
    own = "a program of your own is named by its file, such as my_bot/main.py"
    if kit is None:
        raise BundleError(f"there is no file {name}; {own}")
    entry = (SUBMISSIONS / f"{name}.py").as_posix()
    if not (kit / entry).is_file():
        raise BundleError(f"no bot called {name!r}; there are: {', '.join(submissions(kit)) or 'none'}; {own}")
    return Program(name, kit, entry, of_the_kit=True)


def build(program: Program, *, packs: bool = True, settings: Sequence[str] = (), allowed: Iterable[str] = (),
          limit: int = LIMIT) -> Built:
    """Makes the built file; the same sources and options give the same bytes, wherever they are.

    ``packs``: compress the packages that are taken in, and all sources if they are too long.
    ``settings``: ``NAME=VALUE`` parameters that are fixed in the file. ``allowed``: packages that the contest has
    besides numpy. ``limit``: the most characters that it takes.
    """
    modules = Modules(program.entry, program.root, allowed)
    sources = modules.sources
    takes_parameters = any(TAKES_PARAMETERS in strings(scan.source.tree) for scan in modules.scans.values())
    if settings and not (program.of_the_kit or takes_parameters):
        raise BundleError(
            f"{program.entry} has no option {TAKES_PARAMETERS}: only the parameters of a program that takes "
            f"{TAKES_PARAMETERS} NAME=VALUE, as the kit's bots do, can be fixed")
    what = (program.entry, sources, settings, _origin(program, sources), limit)
    packed = [path for path in sources if packs and path.startswith(tuple(f"{package}/" for package in TAKEN_IN))]
    text = assemble(*what, packed)
    most = limit - limit // ROOM if program.of_the_kit else limit
    if packs and utf16_length(text) > most:
        text, packed = min((text, packed), (assemble(*what, sources), [*sources]), key=lambda one: utf16_length(one[0]))
        if (length := utf16_length(text)) > most:
            fit = f"leave room below the contest's {limit:,}" if most < limit else "fit"
            raise BundleError(f"{program.name} has {length:,} characters; at most {most:,} {fit}")
    notes = (*modules.notes(), *(note for scan in modules.scans.values() for note in newer_than_39(scan)))
    return Built(text, notes, sources, packed, modules.taken_in())


def _origin(program: Program, sources: Mapping[str, str]) -> str:
    """Where the file comes from, without the place of its folder."""
    if program.of_the_kit:
        project = tomllib.loads((program.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return f"{program.name}: {project['name']} {project['version']}, {program.entry}"
    others = len(sources) - 1
    return f"{program.entry} and {others} other file{'s' if others != 1 else ''}"


# The text of a built file

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
    try:
        return before.partition(BUILT)[2] + zlib.decompress(b85decode("".join(packed.split()))).decode() + rest
    except (ValueError, zlib.error):  # damaged
        return text


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
