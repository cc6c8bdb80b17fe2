"""The arrows of the house: who may import whom, and what a submission may use."""
from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from bundler.flatten import ALLOWED_PACKAGES, STANDARD_LIBRARY
from tests.players.bots import BOTS, game_of, package_of

ROOT = Path(__file__).resolve().parents[1]
SUBMITTED = ("protocol", "games", "search", "players", "reference", "submit")
MAY_IMPORT = {
    "protocol": {"protocol", "games"},
    "games": {"games"},
    "search": {"search"},
    "players": {"players", "protocol", "games", "search"},
    "reference": {"reference", "players", "protocol", "games", "search"},
    "submit": {"players", "reference"},
    "analysis": {"analysis", "players", "protocol", "games", "search"},
    "arena": {"arena", "analysis", "protocol", "games", "exit_codes", "own_python"},
    "bench": {"bench", "players", "reference", "protocol", "games", "search", "arena", "exit_codes", "own_python"},
    "training": {"training", "players", "reference", "protocol", "games", "search", "arena", "exit_codes"},
}
DATA_OF_A_GAME = ("constants", "state")
"""All that a game's protocol may know of the game: what it is written down in, not how it goes on."""
EVERYONE_MAY_IMPORT = {"bot.rounding"}
OF_THE_ARENA_ALONE = ("bot.arena.web", "bot.arena.commands")
"""Pages and command line. The other way round, the arena runs ``bot.bench`` as a program, as it runs bots."""


def modules(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / "bot" / folder).rglob("*.py"))]


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def imports(file: Path) -> Iterator[str]:
    """Absolute names of the modules, and of the names taken out of them."""
    package = file.parent.relative_to(ROOT).parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += [node.module] if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def forbidden_imports(file: Path) -> list[str]:
    """What ``file`` imports of ``bot`` against the arrows."""
    layer = file.relative_to(ROOT / "bot").parts[0]
    allowed = MAY_IMPORT[layer]
    return [
        found
        for found in imports(file)
        if found.startswith("bot.")
        and (found.split(".")[1] not in allowed or (layer != "arena" and found.startswith(OF_THE_ARENA_ALONE)))
        and not any(found == free or found.startswith(free + ".") for free in EVERYONE_MAY_IMPORT)
    ]


@pytest.mark.parametrize("file", modules(*MAY_IMPORT), ids=name)
def test_arrows_point_one_way(file: Path) -> None:
    assert forbidden_imports(file) == []


@pytest.mark.parametrize("file", modules("protocol"), ids=name)
def test_a_protocol_knows_the_data_of_its_game_alone(file: Path) -> None:
    game = file.stem.partition("_")[0]
    data = tuple(f"bot.games.{game}.{module}." for module in DATA_OF_A_GAME)
    assert [found for found in imports(file) if found.startswith("bot.games") and not found.startswith(data)] == []


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Names that lead to each other and back to the first; empty without a circle."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return [str(node) for node in error.args[1]]
    return []


def arrows_between_modules() -> dict[str, set[str]]:
    """What every module of ``bot`` imports of ``bot``; a package is its ``__init__``."""
    known = {name(file).removesuffix(".py").removesuffix("/__init__").replace("/", "."): file for file in modules("")}
    return {
        module: {each if each in known else each.rpartition(".")[0] for each in imports(file)} & known.keys() - {module}
        for module, file in known.items()
    }


def folder(module: str) -> str:
    """The folder that a module is in; of a module beside folders, itself."""
    place = (ROOT / module.replace(".", "/")).parent
    return module if any(place.glob("*/*.py")) else module.rpartition(".")[0]


def test_modules_go_in_no_circle() -> None:
    assert circle(arrows_between_modules()) == []


def test_folders_go_in_no_circle() -> None:
    arrows: dict[str, set[str]] = {}
    for module, others in arrows_between_modules().items():
        arrows.setdefault(folder(module), set()).update({folder(other) for other in others} - {folder(module)})
    assert circle(arrows) == []


def test_every_folder_of_bot_has_its_arrows() -> None:
    folders = {folder.name for folder in (ROOT / "bot").iterdir() if any(folder.glob("*.py"))}
    assert folders <= set(MAY_IMPORT)


@pytest.mark.parametrize("file", modules(*SUBMITTED), ids=name)
def test_submissions_use_the_standard_library_and_numpy(file: Path) -> None:
    tops = {found.partition(".")[0] for found in imports(file)}
    assert tops <= STANDARD_LIBRARY | ALLOWED_PACKAGES | {"bot"}


@pytest.mark.parametrize("file", modules(*SUBMITTED), ids=name)
def test_submissions_have_the_grammar_of_python_39(file: Path) -> None:
    ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 9))


@pytest.mark.parametrize("file", modules(*SUBMITTED), ids=name)
def test_submissions_do_not_evaluate_annotations(file: Path) -> None:
    """Annotations use ``X | Y``, which Python 3.9 cannot evaluate."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    annotated = any(
        isinstance(node, ast.AnnAssign) or getattr(node, "annotation", None) or getattr(node, "returns", None)
        for node in ast.walk(tree)
    )
    assert not annotated or "__future__.annotations" in imports(file)


@pytest.mark.parametrize("file", modules(*SUBMITTED), ids=name)
def test_submissions_make_dataclasses_as_python_39_does(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "dataclass":
            assert {keyword.arg for keyword in node.keywords}.isdisjoint({"slots", "kw_only", "match_args"})


@pytest.mark.parametrize("file", modules("protocol", "games", "search"), ids=name)
def test_only_players_touch_the_standard_streams(file: Path) -> None:
    assert _attributes(file).isdisjoint({"sys.stdin", "sys.stdout", "sys.stderr"})


def _attributes(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        f"{node.value.id}.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }


@pytest.mark.parametrize("protocol", modules("protocol"), ids=name)
def test_a_constant_of_a_game_stands_once(protocol: Path) -> None:
    game = protocol.stem.partition("_")[0]
    assert [name(file) for file in modules(f"games/{game}") if constants(file) & constants(protocol)] == []


def constants(file: Path) -> set[str]:
    """Names in capital letters that a module gives a value."""
    statements = ast.parse(file.read_text(encoding="utf-8")).body
    names = (node for statement in statements if isinstance(statement, (ast.Assign, ast.AnnAssign))
             for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    return {node.id for node in names if node.id.isupper()}


def test_tests_mirror_bot() -> None:
    """A folder of tests has the name of a folder, or of a module, of ``bot``; or of a folder beside ``bot``."""
    for folder in (path for path in (ROOT / "tests").rglob("*") if path.is_dir() and any(path.glob("test_*.py"))):
        mirrored = ROOT / "bot" / folder.relative_to(ROOT / "tests")
        beside = ROOT / folder.relative_to(ROOT / "tests")
        found = mirrored.is_dir() or mirrored.with_suffix(".py").is_file() or beside.is_dir()
        assert found, f"{name(folder)} mirrors nothing"


@pytest.mark.parametrize("bot", BOTS)
def test_every_submission_has_all_parts_of_a_game(bot: str) -> None:
    game, package = game_of(bot), package_of(bot)
    for module in (f"bot/protocol/{game}", f"bot/games/{game}", f"bot/arena/games/{game}", package.replace(".", "/")):
        assert (ROOT / module).is_dir() or (ROOT / module).with_suffix(".py").is_file(), f"there is no {module}"
    entry = (ROOT / "bot" / "submit" / f"{bot}.py").read_text(encoding="utf-8")
    assert entry == f"from {package}.loop import main\n\nmain()\n"


def test_the_check_of_arrows_sees_a_wrong_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    file = tmp_path / "bot" / "games" / "toy.py"
    file.parent.mkdir(parents=True)
    lines = ("from bot.protocol.errors import ProtocolError", "from ..search import clock", "import bot.players.toy")
    file.write_text("\n".join(lines))
    assert forbidden_imports(file) == ["bot.protocol.errors.ProtocolError", "bot.search.clock", "bot.players.toy"]


def test_the_check_of_circles_sees_one() -> None:
    assert circle({"one": {"two"}, "two": {"three"}, "three": set()}) == []
    assert {*circle({"one": {"two"}, "two": {"three"}, "three": {"one"}})} == {"one", "two", "three"}
