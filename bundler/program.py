"""What can be bundled, the kit's bots and any other program, and the text of the built file."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import tomllib

from bundler import BundleError
from bundler.imports import Scan
from bundler.layout import LIMIT, assemble, most_characters, utf16_length
from bundler.modules import MAIN, TAKEN_IN, Modules
from bundler.newer import newer_than_39
from bundler.source import read, strings

SUBMISSIONS = Path("bot", "submit")
NAMED_AFTER_THEIR_FOLDER = frozenset({"main", "__main__"})
TAKES_PARAMETERS = "--set"


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
        raise BundleError(f"there is no Python file {word}")
    file = file.resolve()
    if kit and file.parent == (kit / SUBMISSIONS).resolve():
        return kit_bot(file.stem, kit)
    folder = file.parent
    if file.name == MAIN and _starts_its_package(file):
        return Program(folder.name, folder.parent, f"{folder.name}/{MAIN}")
    name = folder.name if file.stem in NAMED_AFTER_THEIR_FOLDER else file.stem
    return Program(name or file.stem, folder, file.name)


def _starts_its_package(file: Path) -> bool:
    """Whether a ``__main__.py`` imports modules of its folder as those of a package: ``python -m PACKAGE`` runs it."""
    package = file.parent.name
    return any(item.top == package for item in Scan(read(file, f"{package}/{MAIN}"), starts=True).imports())


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
    if packs and utf16_length(text) > most_characters(limit, program.of_the_kit):
        text, packed = min((text, packed), (assemble(*what, sources), [*sources]), key=lambda one: utf16_length(one[0]))
    notes = (*modules.notes(), *(note for scan in modules.scans.values() for note in newer_than_39(scan)))
    return Built(text, notes, sources, packed, modules.taken_in())


def _origin(program: Program, sources: Mapping[str, str]) -> str:
    """Where the file comes from, without the place of its folder."""
    if program.of_the_kit:
        project = tomllib.loads((program.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return f"{program.name}: {project['name']} {project['version']}, {program.entry}"
    others = len(sources) - 1
    return f"{program.entry} and {others} other file{'s' if others != 1 else ''}"
