"""Finds the modules that an entry needs, and refuses imports that a contest's machine does not have."""
from __future__ import annotations

import ast
import importlib.util
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from stickytape import ImportTarget, ModuleWriterGenerator

from bundler import BundleError
from bundler.imports import Import, imports

MAIN = "__main__.py"
"""What starts a package: ``python -m PACKAGE``."""
ALLOWED_PACKAGES = frozenset({"numpy"})
NEWER_THAN_PYTHON_39 = frozenset({"annotationlib", "compression", "tomllib"})
TOO_DEEP = (RecursionError, MemoryError)
"""What Python's parser raises for a program whose expressions are nested too deeply."""
STANDARD_LIBRARY = sys.stdlib_module_names - NEWER_THAN_PYTHON_39


def flatten(entry: str, root: Path, allowed: Iterable[str] = ()) -> dict[str, str]:
    """The source of ``entry`` and of every module of ``root`` that it imports, by path relative to ``root``.

    All imports count, even those in functions. Packages without an ``__init__.py`` get an empty one. Raises
    :class:`BundleError` for an import that is neither in ``root``, nor in the standard library of Python 3.9, nor
    numpy, nor one of the packages ``allowed``, if the program does not go on without it; and for one of which Python
    may take the standard library's module.
    """
    entry_source = _read(root / entry)
    _imports({entry: entry_source})  # stickytape knows no relative imports in an entry
    hidden: set[str] = set()  # modules of ours that stickytape does not see as such
    while True:
        sources = {**_find(entry, root, sorted(hidden)), entry: entry_source}
        imported = _imports(sources)
        skipped = {item.module for item in imported if _is_file(item.module, root)} - _module_names(sources)
        if skipped <= hidden:
            break
        hidden |= skipped
    _refuse_standard_names(imported, root)
    _refuse_foreign(imported, sources, ALLOWED_PACKAGES | {*allowed}, root)
    return dict(sorted({**_missing_packages(sources, entry), **sources}.items()))


def _read(path: Path) -> str:
    try:
        return importlib.util.decode_source(path.read_bytes())
    except OSError as error:
        raise BundleError(f"cannot read {path}: {error.strerror}") from None
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BundleError(f"{path}: {error}") from None


class _Modules(ModuleWriterGenerator):  # type: ignore[misc]
    """Finds modules as stickytape does, and refuses what it would open: a pipe would be waited for without end."""

    def _find_module(self, module_name: str) -> ImportTarget | None:
        target = super()._find_module(module_name)
        if target and not os.path.isfile(target.absolute_path):
            raise BundleError(f"{target.absolute_path} is a folder, a pipe or a device, but would be imported as"
                              f" {module_name}; rename it")
        return target


def _find(entry: str, root: Path, also: list[str]) -> dict[str, str]:
    """What stickytape finds, as relative path to source."""
    generator = _Modules([str(root)])
    start = str(root / entry)
    if entry.endswith(f"/{MAIN}"):  # its imports may be relative, which stickytape knows in modules alone
        start, also = os.devnull, [entry.removesuffix(".py").replace("/", "."), *also]
    try:
        generator.generate_for_file(start, add_python_modules=also)
    except (SyntaxError, *TOO_DEEP) as error:
        raise _not_python(start, error) from None
    return dict(_written_module(line) for line in generator.build().splitlines())


def _not_python(path: str, error: BaseException) -> BundleError:
    """Why a file is no Python; ``path``: its name if the error does not say it."""
    if not isinstance(error, SyntaxError):
        return BundleError(f"{path}: its expressions are nested too deeply for Python")
    return BundleError(f"{error.filename or path}, line {error.lineno or 1}: {error.msg}")


def _written_module(line: str) -> tuple[str, str]:
    """Path and source from one line ``__stickytape_write_module(path, bytes)``."""
    path, source = ast.literal_eval(line.strip().removeprefix("__stickytape_write_module"))
    return path, importlib.util.decode_source(source)


def _imports(sources: dict[str, str]) -> list[Import]:
    found: list[Import] = []
    for path, source in sources.items():
        try:
            found += imports(path, source)
        except (SyntaxError, *TOO_DEEP) as error:
            raise _not_python(path, error) from None
    return found


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


def _refuse_standard_names(imported: list[Import], root: Path) -> None:
    """Which of two modules of one name Python takes depends on its version, and on what it has loaded before."""
    for item in imported:
        if item.top in sys.stdlib_module_names and _is_file(item.top, root):
            raise BundleError(
                f"{item}, which is both in the program's folder and in Python's standard library; "
                "rename the one in the folder"
            )


def _refuse_foreign(imported: list[Import], sources: dict[str, str], packages: frozenset[str], root: Path) -> None:
    names = _module_names(sources)
    own = {name for name in names if "." not in name}
    for item in imported:
        if item.top in own:
            if item.module not in names:
                raise BundleError(f"{item}, which does not exist")
        elif item.top not in STANDARD_LIBRARY | packages:
            if (root.parent / item.top).is_dir() or _is_file(item.top, root.parent):
                raise BundleError(
                    f"{item}, which is outside the program's folder; imports begin in the folder of the file that "
                    f"starts the program, so put that file beside {item.top}"
                )
            if item.optional:
                continue
            if folder := _folder_with(item.top, root):
                raise BundleError(
                    f"{item}, which is in the folder {folder}; only the folder of the file that starts the program is "
                    f"searched, so import {folder}.{item.module}"
                )
            *others, last = ["the standard library of Python 3.9", *sorted(packages)]
            raise BundleError(
                f"{item}; a submission has {', '.join(others)} and {last}, nothing else "
                f"(if the contest has it: --allow {item.top})"
            )


def _folder_with(module: str, root: Path) -> str | None:
    """The name of a folder in ``root`` that has the module, as if ``sys.path`` named it."""
    files = (file for name in (f"{module}.py", f"{module}/__init__.py") for file in sorted(root.glob(f"*/{name}")))
    return next((file.relative_to(root).parts[0] for file in files), None)


def left_out(sources: dict[str, str], allowed: Iterable[str]) -> Iterator[str]:
    """A sentence for each package that a program tries to import, and that a submission does not have."""
    known = STANDARD_LIBRARY | ALLOWED_PACKAGES | {*allowed} | _module_names(sources)
    for item in _imports(sources):
        if item.optional and item.top not in known:
            yield f"{item}, which is left out, as the program goes on without it (else: --allow {item.top})"


def _missing_packages(sources: dict[str, str], entry: str) -> dict[str, str]:
    """Empty ``__init__.py`` for folders that have none; the entry is run, not imported."""
    folders = {folder for path in sources if path != entry for folder in PurePosixPath(path).parents}
    return {f"{folder}/__init__.py": "" for folder in folders if str(folder) != "."}
