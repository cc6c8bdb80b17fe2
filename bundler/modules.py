"""Finds the modules that an entry needs, and refuses imports that a contest's machine does not have."""
from __future__ import annotations

import importlib.util
import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath

from bundler import BundleError
from bundler.scanner import PACKAGE, Import, Scan, read, scanned

NAME = re.compile(r"[\w-]+")
"""What ``import_module`` takes that no statement can name too, such as ``2048`` or ``my-bot``."""
MAIN = "__main__.py"
"""What starts a package: ``python -m PACKAGE``."""
ENTRY = "__main__"
"""The name by which every module can import the one that starts the program."""
TAKEN_IN = ("botkit",)
"""Packages that come into the file like the program's own modules, from wherever they are installed."""
ALLOWED_PACKAGES = frozenset({"numpy"})
NEWER_THAN_PYTHON_39 = frozenset({"annotationlib", "compression", "tomllib"})
STANDARD_LIBRARY = sys.stdlib_module_names - NEWER_THAN_PYTHON_39


class Modules:
    """The modules of a program: those of its folder ``root``, and the packages that are taken in, if not ``allowed``.

    Raises :class:`BundleError` for an import that is neither of these, nor in the standard library of Python 3.9, nor
    numpy, nor one of the packages ``allowed``, if the program does not go on without it; and for one of which Python
    may take the standard library's module.
    """

    def __init__(self, entry: str, root: Path, allowed: Iterable[str] = ()) -> None:
        self.entry = entry
        self.root = root
        self.packages = ALLOWED_PACKAGES | {*allowed}
        self._folder = cache(self._found_folder)
        self._alone = cache(self._looked_at)
        self._flags = cache(lambda path: self._alone(path).flags())
        self.scans = self._reached()
        self.imported = [item for scan in self.scans.values() for item in scan.imports]
        paths = {place for path in self.scans for place in (PurePosixPath(path), *PurePosixPath(path).parents)}
        self.names = {module_name(str(path)) for path in paths}  # of packages too
        for item in self.imported:
            if fault := self._fault(item):
                raise BundleError(fault)

    @property
    def sources(self) -> dict[str, str]:
        """The source of each module by its path, in this order; packages without an ``__init__.py`` get an empty one.

        The entry is run, not imported.
        """
        folders = {folder for path in self.scans if path != self.entry for folder in PurePosixPath(path).parents}
        packages = {f"{folder}/{PACKAGE}": "" for folder in folders if str(folder) != "."}
        return dict(sorted({**packages, **{path: scan.source.text for path, scan in self.scans.items()}}.items()))

    def taken_in(self) -> dict[str, Path]:
        """The packages from outside the program's folder, and where they are."""
        used = [top for top in TAKEN_IN if top in self.names and self._folder(top) != self.root]
        return {top: self._folder(top) / top for top in used}

    def notes(self) -> Iterator[str]:
        """A sentence for whatever may be missing in the built file."""
        known = STANDARD_LIBRARY | self.packages | self.names | {ENTRY}
        for item in self.imported:
            if item.optional and item.module and item.top not in known:
                yield f"{item}, which is left out, as the program goes on without it (else: --allow {item.top})"
        for scan in self.scans.values():
            yield from scan.notes()

    def _reached(self) -> dict[str, Scan]:
        """What the entry imports, and what that imports in turn.

        What the program needs comes first: what only a module needs without which it goes on, is optional too.
        """
        found: dict[str, Scan] = {}
        package = self.entry.removesuffix(f"/{MAIN}").replace("/", ".") if self.entry.endswith(f"/{MAIN}") else ""
        needed, optional = [self.entry, *(self._files(package) or [])], list[str]()
        while needed or optional:
            path, is_optional = (needed.pop(), False) if needed else (optional.pop(), True)
            if path not in found:
                alone = self._alone(path)
                asks = frozenset[str]().union(*map(self._flags, self._imported_by(alone)))
                found[path] = scan = scanned(alone.source, path == self.entry, is_optional, asks - alone.asks)
                for item in (*scan.imports, *scan.mentioned()):
                    (optional if item.optional else needed).extend(self._run_by(item))
        return dict(sorted(found.items()))

    def _looked_at(self, path: str) -> Scan:
        """A module, looked at as if it knew nothing of those that it imports."""
        file = self._folder(PurePosixPath(path).parts[0].removesuffix(".py")) / path
        return scanned(read(file, path), path == self.entry, False, frozenset())

    def _imported_by(self, scan: Scan) -> list[str]:
        return [file for item in scan.imports for file in self._with_names(item.module, item.names)]

    def _run_by(self, item: Import) -> list[str]:
        files = self._files(item.module) or []
        names = {*item.names}
        if "*" in names and files and files[-1].endswith(f"/{PACKAGE}"):
            package = self._alone(files[-1])
            if "__all__" in package.source.text:  # it may name all words in strings, there or in what it imports
                names = names.union(*(self._alone(file).words() for file in [*files[-1:], *self._imported_by(package)]))
        for pattern in [name for name in names if name.endswith(".py")]:
            folder = self._folder(item.top) / item.module.replace(".", "/")
            names |= {module_name(file.relative_to(folder).as_posix()) for file in folder.glob(pattern)}
        return self._with_names(item.module, names)

    def _with_names(self, module: str, names: Iterable[str]) -> list[str]:
        """The files of a module, and of those of its names that are modules."""
        every = [module, *(f"{module}.{name}" for name in sorted(names))]
        return [file for name in every for file in self._files(name) or []]

    def _files(self, module: str) -> list[str] | None:
        """The files of a module and of the packages around it, as Python looks for them; None if there is none."""
        files: list[str] = []
        place, folder = PurePosixPath(), self._folder(module.partition(".")[0])
        for part in module.split("."):
            if (files and not files[-1].endswith(PACKAGE)) or not NAME.fullmatch(part):
                return None
            place /= part
            if _is_file(folder / place / PACKAGE, module):
                files.append(f"{place}/{PACKAGE}")
            elif _is_file(folder / f"{place}.py", module):
                files.append(f"{place}.py")
            elif not os.path.isdir(folder / place):
                return None
        return files

    def _found_folder(self, top: str) -> Path:
        """The folder where a module or package is looked for: the program's, unless it is taken in from elsewhere."""
        if top in {*TAKEN_IN} - self.packages and not (self.root / top).is_dir() and not _is_module(top, self.root):
            spec = importlib.util.find_spec(top)
            if spec and spec.submodule_search_locations:
                return Path(spec.submodule_search_locations[0]).parent
        return self.root

    def _fault(self, item: Import) -> str:
        if item.top == ENTRY or (item.optional and not item.module):
            return ""
        if not item.module:
            return (f"{item.file}, line {item.line}: a relative import that leads out of the program's packages; "
                    "import the module by its whole name")
        if item.top in sys.stdlib_module_names and _is_module(item.top, self.root):
            return (f"{item}, which is both in the program's folder and in Python's standard library; "
                    "rename the one in the folder")
        if item.optional or item.module in self.names or item.top in STANDARD_LIBRARY | self.packages:
            return ""
        return self._why_missing(item)

    def _why_missing(self, item: Import) -> str:
        if item.top in self.names or self._folder(item.top) != self.root:
            return f"{item}, which does not exist"
        if (self.root.parent / item.top).is_dir() or _is_module(item.top, self.root.parent):
            return (f"{item}, which is outside the program's folder; imports begin in the folder of the file that "
                    f"starts the program, so put that file beside {item.top}")
        for folder in sorted(self.root.iterdir()):
            if _is_module(item.top, folder):
                return (f"{item}, which is in the folder {folder.name}; only the folder of the file that starts the "
                        f"program is searched, so import {folder.name}.{item.module}")
        if item.top in TAKEN_IN:
            return f"{item}, which is not installed for {sys.executable}; install it with: pip install contest-bots"
        *others, last = ["the standard library of Python 3.9", *sorted(self.packages)]
        return (f"{item}; a submission has {', '.join(others)} and {last}, nothing else "
                f"(if the contest has it: --allow {item.top})")


def _is_file(path: Path, module: str) -> bool:
    """Whether a module is there, whose name may be too long; what would be opened without end, a pipe, is refused."""
    if os.path.exists(path) and not os.path.isfile(path):
        raise BundleError(f"{path} is a folder, a pipe or a device, but would be imported as {module}; rename it")
    return os.path.isfile(path)


def _is_module(name: str, folder: Path) -> bool:
    return (folder / f"{name}.py").is_file() or (folder / name / PACKAGE).is_file()


def module_name(path: str) -> str:
    """The name by which the module in a file is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
