"""The games that the arena finds: those that are installed, a contest's folder, ``package.module:OBJECT``."""
from __future__ import annotations

import gc
import importlib
import importlib.util
import os
import pkgutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from arena.contract.game import Game

GAMES = "arena.games"
"""The entry points by which a distribution provides games. Each names a package; every folder in it that has a package
``arena`` with a ``GAME`` is a game, called as the folder."""


def game_packages() -> list[str]:
    """The packages in which installed distributions provide games."""
    from importlib.metadata import entry_points  # takes as long as all else of a worker that plays a contest

    return sorted({point.value for point in entry_points(group=GAMES)})


@contextmanager
def _collecting_as_before() -> Iterator[None]:
    """Around the import of a game, whose bots may switch the collection of garbage off for their process."""
    collecting = gc.isenabled()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@cache
@_collecting_as_before()
def _games() -> dict[str, str]:
    """The modules that hold the ``GAME`` of each game that is installed, by its name."""
    return {room.name: f"{package}.{room.name}.arena"
            for package in game_packages()
            for room in pkgutil.iter_modules(importlib.import_module(package).__path__)
            if room.ispkg and find_spec(f"{package}.{room.name}.arena")}


def game_names() -> list[str]:
    """The games that are installed, by name."""
    return sorted(_games())


CONTEST_FILE = "contest.toml"
CONTESTS = "arena.contests.game"
"""The module that makes a game of such a file. It is loaded only when it is needed, because it plays games."""


def contest_file(name: str) -> Path | None:
    """The file of the contest that a name means: its folder's, or the file itself; ``None`` for another name.

    A folder that is not where it was is looked for in the current one. The name of an installed game is no folder's.
    """
    if name.isidentifier() and name in _games():
        return None
    path = Path(name)
    if path.suffix == ".toml":
        return path
    if path.is_absolute() and not os.path.exists(path):  # Path.exists raises for a name that is too long
        path = Path(path.name)
    return path / CONTEST_FILE if os.path.isfile(path / CONTEST_FILE) else None


def whole_name(name: str) -> str:
    """The name by which a game is known in files: of a contest, its folder or file with the whole path."""
    file = contest_file(name)
    return name if file is None else str((file.parent if file.name == CONTEST_FILE else file).resolve())


@_collecting_as_before()
def load_from(file: Path, name: str) -> Any:
    """What a file of a contest's folder calls ``name``. Raises whatever the file raises.

    It may import the modules beside it. They are forgotten then: another folder may have others of their names.
    """
    spec = importlib.util.spec_from_file_location(f"contest_{file.stem}", file)
    assert spec and spec.loader
    folder, names = str(file.parent), [spec.name, *(module.name for module in pkgutil.iter_modules([str(file.parent)]))]
    hidden = {one: sys.modules.pop(one) for one in [*sys.modules] if one.partition(".")[0] in names}
    known = {*sys.modules}
    sys.path.insert(0, folder)
    try:
        module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return getattr(module, name)
    finally:
        sys.path.remove(folder)
        for one in {*sys.modules} - known:
            if _lies_in(sys.modules[one], folder):
                del sys.modules[one]
        sys.modules.update(hidden)


def _lies_in(module: ModuleType, folder: str) -> bool:
    """Whether a module, or package, is from somewhere in a folder."""
    places = [getattr(module, "__file__", None), *getattr(module, "__path__", ())]
    return any(place and Path(folder) in Path(place).parents for place in places)


@_collecting_as_before()
def load_game(name: str) -> Game:
    """The game called ``name``; ``package.module:OBJECT`` names a game that is not installed, from this folder too.

    The folder or the file of a contest names a game with somebody else's referee. Raises :class:`LookupError`, which
    lists the known games, if there is none.
    """
    if file := contest_file(name):
        return importlib.import_module(CONTESTS).contest_game(file)
    module, colon, attribute = name.partition(":")
    if colon:
        if (here := os.getcwd()) not in sys.path:
            sys.path.append(here)
        try:
            named = getattr(importlib.import_module(module), attribute)
        except (Exception, SystemExit) as error:
            raise LookupError(f"no game {name!r}: {type(error).__name__}: {error}") from error
        if not isinstance(named, Game):
            raise LookupError(f"no game {name!r}: it is no object of the class arena.contract.game.Game")
        return named
    games = _games()
    if name not in games:
        raise LookupError(f"no game called {name!r}; there are: {', '.join(sorted(games))}, and any folder with a"
                          f" {CONTEST_FILE}, which `arena new` makes")
    return importlib.import_module(games[name]).GAME
