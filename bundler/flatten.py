"""Finds the modules that an entry needs, and refuses imports that a contest's machine does not have."""
from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from stickytape import ModuleWriterGenerator

from bundler import BundleError

ALLOWED_PACKAGES = frozenset({"numpy"})
NEWER_THAN_PYTHON_39 = frozenset({"annotationlib", "compression", "tomllib"})
STANDARD_LIBRARY = sys.stdlib_module_names - NEWER_THAN_PYTHON_39


@dataclass(frozen=True)
class Import:
    """An import statement: the absolute name of the module, and the place of the statement."""

    module: str
    file: str
    line: int

    @property
    def top(self) -> str:
        return self.module.partition(".")[0]

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: import of {self.module}"


def flatten(entry: str, root: Path) -> dict[str, str]:
    """The source of ``entry`` and of every module of ``root`` that it imports, by path relative to ``root``.

    All imports count, even those in functions. Packages without an ``__init__.py`` get an empty one. Raises
    :class:`BundleError` for an import that is neither in ``root``, nor in the standard library of Python 3.9, nor
    numpy.
    """
    entry_source = _read(root / entry)
    hidden: set[str] = set()  # modules of ours that stickytape takes for standard ones because of their name
    while True:
        sources = {**_find(entry, root, sorted(hidden)), entry: entry_source}
        imports = [found for path, source in sources.items() for found in _imports(path, source)]
        skipped = {found.module for found in imports if _is_file(found.module, root)} - _module_names(sources)
        if skipped <= hidden:
            break
        hidden |= skipped
    _refuse_foreign(imports, sources)
    return dict(sorted({**_missing_packages(sources, entry), **sources}.items()))


def _read(path: Path) -> str:
    try:
        return importlib.util.decode_source(path.read_bytes())
    except OSError as error:
        raise BundleError(f"cannot read {path}: {error.strerror}") from None


def _find(entry: str, root: Path, also: list[str]) -> dict[str, str]:
    """What stickytape finds, as relative path to source."""
    generator = ModuleWriterGenerator([str(root)])
    try:
        generator.generate_for_file(str(root / entry), add_python_modules=also)
    except SyntaxError as error:
        raise BundleError(f"{error.filename}, line {error.lineno}: {error.msg}") from None
    return dict(_written_module(line) for line in generator.build().splitlines())


def _written_module(line: str) -> tuple[str, str]:
    """Path and source from one line ``__stickytape_write_module(path, bytes)``."""
    path, source = ast.literal_eval(line.strip().removeprefix("__stickytape_write_module"))
    return path, importlib.util.decode_source(source)


def _imports(path: str, source: str) -> Iterator[Import]:
    package = PurePosixPath(path).parent.parts
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, path, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            yield Import(".".join((*base, *filter(None, [node.module]))), path, node.lineno)


def _is_file(module: str, root: Path) -> bool:
    base = root.joinpath(*module.split("."))
    return base.with_suffix(".py").is_file() or (base / "__init__.py").is_file()


def _module_names(sources: dict[str, str]) -> set[str]:
    """Names of the modules, and of all packages around them."""
    names: set[str] = set()
    for path in sources:
        parts = path.removesuffix(".py").removesuffix("/__init__").split("/")
        names.update(".".join(parts[:end]) for end in range(1, len(parts) + 1))
    return names


def _refuse_foreign(imports: list[Import], sources: dict[str, str]) -> None:
    names = _module_names(sources)
    own = {name for name in names if "." not in name}
    for found in imports:
        if found.top in own:
            if found.module not in names:
                raise BundleError(f"{found}, which does not exist")
        elif found.top not in STANDARD_LIBRARY | ALLOWED_PACKAGES:
            raise BundleError(f"{found}; a submission has the standard library of Python 3.9 and numpy, nothing else")


def _missing_packages(sources: dict[str, str], entry: str) -> dict[str, str]:
    """Empty ``__init__.py`` for folders that have none; the entry is run, not imported."""
    folders = {folder for path in sources if path != entry for folder in PurePosixPath(path).parents}
    return {f"{folder}/__init__.py": "" for folder in folders if str(folder) != "."}
