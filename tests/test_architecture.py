"""The arrows of the house: who may import whom, and what a submission may use."""
from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from arena.games import game_names, load_game
from bundler.modules import ALLOWED_PACKAGES, STANDARD_LIBRARY
from tests.bot.bots import BOTS, sources_of

ROOT = Path(__file__).resolve().parents[1]
GAMES = game_names()
BOTKIT = ("botkit.arrays", "botkit.client", "botkit.search")
BOTS_OF_A_ROOM = ("GAME.rules", "GAME.protocol", "GAME.outlook", "GAME.player", *BOTKIT)
OFFICE = (*BOTS_OF_A_ROOM, "GAME.reference", "arena.contract")
"""What a game's arena, analysis and training may use."""
RUN = ("arena.contract", "arena.games", "arena.run", "arena.printable")
PLAY = (*RUN, "arena.statements", "arena.stats", "arena.match", "arena.terminal")
LEAGUE = (*PLAY, "arena.league.store", "arena.league")
ARROWS: dict[str, tuple[tuple[str, ...], str]] = {
    "botkit.arrays": ((), "botkit.search.clock"),
    "botkit.search": (("botkit.arrays",), "botkit.client.session"),
    "botkit.client": (("botkit.arrays", "botkit.search"), "bot.training.weights_module"),
    "GAME.rules": (("botkit.arrays",), "botkit.search.clock"),
    "GAME.protocol": (("botkit.client", "GAME.rules.constants", "GAME.rules.state"), "GAME.rules.plain"),
    "GAME.outlook": (("GAME.rules", *BOTKIT), "GAME.player.loop"),
    "GAME.player": (("GAME.rules", "GAME.protocol", "GAME.outlook", *BOTKIT), "GAME.arena.referee"),
    "GAME.reference": (BOTS_OF_A_ROOM, "GAME.analysis.judge"),
    "GAME.arena": (OFFICE, "arena.stats.estimates"),
    "GAME.analysis": ((*OFFICE, "GAME.arena"), "arena.judge.report"),
    "GAME.training": ((*OFFICE, "GAME.arena", "bot.training"), "arena.match.match"),
    "bot.training": (("botkit.arrays", "botkit.client", "arena.contract"), "bot.ewn.rules.plain"),
    "bot.submit": (("GAME.player", "GAME.reference"), "bot.ewn.arena"),
    "arena.contract": ((), "arena.games"),
    "arena.games": (("arena.contract",), "arena.contests.game"),
    "arena.printable": ((), "arena.terminal"),
    "arena.terminal": (("arena.printable",), "arena.match.summary"),
    "arena.own_python": (("arena.contract",), "arena.cli"),
    "arena.run": (RUN, "arena.match.match"),
    "arena.statements": (("arena.contract",), "arena.match.outcome"),
    "arena.stats": (("arena.contract",), "arena.statements.filters"),
    "arena.match": (PLAY, "arena.judge.judging"),
    "arena.contests": ((*PLAY, "botkit.search"), "arena.league.runner"),
    "arena.judge": (PLAY, "arena.league.store.rows"),
    "arena.pages": ((*PLAY, "arena.judge"), "arena.league.web.template_filters"),
    "arena.league.store": (PLAY, "arena.league.runner"),
    "arena.league": (LEAGUE, "arena.league.web.application"),
    "arena.league.web": ((*LEAGUE, "arena.judge", "arena.pages", "arena.commands"), "arena.league.commands.showing"),
    "arena.commands": ((*PLAY, "arena.contests", "arena.judge", "arena.pages"), "arena.league.web.template_filters"),
    "arena.league.commands": ((*LEAGUE, "arena.judge", "arena.pages", "arena.commands"), "arena.league.web.pages"),
    "arena.cli": (("arena.commands", "arena.contract", "arena.run", "arena.printable"), "arena.games"),
    "arena.__main__": (("arena.cli", "arena.contract", "arena.own_python"), "arena.match.match"),
    "bundler": (("arena.contract",), "arena.games"),
    "bundle": (("bundler", "arena.own_python"), "arena.cli"),
}
"""For each folder, or module beside folders: what it may import of the house besides itself, and a module that it may
not, which a test plants. ``GAME`` is a game's room; a game never imports another."""
TOPS = ("arena", "bot", "botkit", "bundler", "bundle")


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def module_of(file: Path) -> str:
    return name(file).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imports(file: Path) -> frozenset[str]:
    """Absolute names of the modules, and of the names taken out of them."""
    return frozenset(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    package = file.parent.relative_to(ROOT).parts
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += [node.module] if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def in_a_room(module: str) -> tuple[str, str]:
    """The game of a module (empty: none) and its name with ``GAME`` for the game's room."""
    top, _, rest = module.partition(".")
    game, _, part = rest.partition(".")
    return (game, f"GAME.{part}") if top == "bot" and game in GAMES else ("", module)


def within(module: str, folder: str) -> bool:
    return module == folder or module.startswith(f"{folder}.")


@cache
def row_of(module: str) -> str:
    """The row of the table for a module: the longest one that holds it; empty for packages that only have rooms."""
    name = in_a_room(module)[1]
    return max((row for row in ARROWS if within(name, row)), key=len, default="")


def forbidden_imports(file: Path) -> list[str]:
    """What ``file`` imports of the house against the arrows."""
    module = module_of(file)
    row, game = row_of(module), in_a_room(module)[0]
    may, wrong = ARROWS[row][0], []
    for imported in imports(file):
        if imported.partition(".")[0] not in TOPS or (row_of(imported) == row and in_a_room(imported)[0] == game):
            continue
        other_game, name = in_a_room(imported)
        allowed = any(row_of(imported) == part or (part not in ARROWS and within(name, part)) for part in may)
        if not allowed or (game and other_game not in ("", game)):
            wrong.append(imported)
    return wrong


def is_own_bot(file: Path) -> bool:
    """Whether a file is the entry point of a user's own bot, which may be any program."""
    return name(file.parent) == "bot/submit" and file.stem not in (*BOTS, "__init__")


EMPTY_HALLS = {"arena", "bot", "botkit", *(f"bot.{game}" for game in GAMES)}
"""Packages whose ``__init__`` imports nothing of the house: rooms are beside it."""
HOUSE = [
    file for top in ("arena", "bot", "botkit", "bundler") for file in modules(top)
    if module_of(file) not in EMPTY_HALLS and not is_own_bot(file)
] + [ROOT / "bundle.py"]


def test_arrows_point_one_way() -> None:
    assert {name(file): wrong for file in HOUSE if (wrong := forbidden_imports(file))} == {}


def test_every_module_has_a_row() -> None:
    assert [name(file) for file in HOUSE if not row_of(module_of(file))] == []
    assert {row_of(module_of(file)) for file in HOUSE} == {*ARROWS}


def test_halls_import_nothing_of_the_house() -> None:
    halls = [file for top in ("arena", "bot", "botkit") for file in modules(top) if module_of(file) in EMPTY_HALLS]
    assert [name(file) for file in halls if any(other.partition(".")[0] in TOPS for other in imports(file))] == []


@pytest.mark.parametrize("row", ARROWS)
def test_a_forbidden_import_is_seen(row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    folder = row.replace("GAME", "bot.ewn")
    planted = ARROWS[row][1].replace("GAME", "bot.ewn")
    single = row == "GAME.protocol" or (REAL / f"{path_of(row)}.py").is_file()
    file = tmp_path / (f"{path_of(folder)}.py" if single else f"{path_of(folder)}/planted.py")
    file.parent.mkdir(parents=True, exist_ok=True)
    package, _, module = planted.rpartition(".")
    file.write_text(f"from {package} import {module}" if package else f"import {planted}")
    assert forbidden_imports(file) == [planted]


def test_a_game_that_imports_another_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    folder = tmp_path / "bot" / "olympics" / "player"
    folder.mkdir(parents=True)
    for name, line in (("one", "from bot.ewn.rules.plain import step"), ("two", "from ...ewn.rules import plain")):
        (file := folder / f"{name}.py").write_text(line)
        assert len(forbidden_imports(file)) == 1, line


REAL = ROOT


def path_of(module: str) -> str:
    return module.replace(".", "/")


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Names that lead to each other and back to the first; empty without a circle."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return [str(node) for node in error.args[1]]
    return []


@cache
def arrows_between_modules() -> dict[str, set[str]]:
    """What every module imports of the house; a package is its ``__init__``."""
    known = {module_of(file): file for file in HOUSE}
    return {
        module: {other if other in known else other.rpartition(".")[0] for other in imports(file)} & {*known} - {module}
        for module, file in known.items()
    }


def folder(module: str) -> str:
    """The folder that a module is in; of a module beside folders, itself."""
    parent = (ROOT / module.replace(".", "/")).parent
    return module if any(parent.glob("*/*.py")) else module.rpartition(".")[0]


def test_modules_go_in_no_circle() -> None:
    assert circle(arrows_between_modules()) == []


def test_folders_go_in_no_circle() -> None:
    arrows: dict[str, set[str]] = {}
    for module, others in arrows_between_modules().items():
        arrows.setdefault(folder(module), set()).update({folder(other) for other in others} - {folder(module)})
    assert circle(arrows) == []


def carried(bot: str) -> list[Path]:
    """The modules that a submission carries, as the bundler says."""
    return [ROOT / path for path in sources_of(bot)]


@pytest.fixture(scope="module")
def submitted() -> list[Path]:
    """All that any submission carries."""
    return sorted({file for bot in BOTS for file in carried(bot)})


@pytest.mark.parametrize("bot", BOTS)
def test_nothing_of_an_arena_is_in_a_submission(bot: str) -> None:
    assert [name(file) for file in carried(bot) if "arena" in file.relative_to(ROOT).parts] == []


def test_submissions_use_the_standard_library_and_numpy(submitted: list[Path]) -> None:
    for file in submitted:
        tops = {imported.partition(".")[0] for imported in imports(file)}
        assert tops <= STANDARD_LIBRARY | ALLOWED_PACKAGES | {"bot", "botkit"}, name(file)


def test_submissions_have_the_grammar_of_python_39(submitted: list[Path]) -> None:
    for file in submitted:
        ast.parse(file.read_text(encoding="utf-8"), name(file), feature_version=(3, 9))


def test_submissions_do_not_evaluate_annotations(submitted: list[Path]) -> None:
    """Annotations use ``X | Y``, which Python 3.9 cannot evaluate."""
    for file in submitted:
        annotated = any(
            isinstance(node, ast.AnnAssign) or getattr(node, "annotation", None) or getattr(node, "returns", None)
            for node in ast.walk(tree_of(file))
        )
        assert not annotated or "__future__.annotations" in imports(file), name(file)


def test_submissions_make_dataclasses_as_python_39_does(submitted: list[Path]) -> None:
    for file in submitted:
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "dataclass":
                arguments = {keyword.arg for keyword in node.keywords}
                assert arguments.isdisjoint({"slots", "kw_only", "match_args"}), name(file)


SILENT = [file for file in HOUSE if row_of(module_of(file)) in ("GAME.rules", "GAME.protocol", "botkit.search")]


def test_only_players_touch_the_standard_streams() -> None:
    for file in SILENT:
        assert _attributes(file).isdisjoint({"sys.stdin", "sys.stdout", "sys.stderr"}), name(file)


def _attributes(file: Path) -> set[str]:
    return {
        f"{node.value.id}.{node.attr}"
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_constant_of_a_game_stands_once(game: str) -> None:
    """Its protocol gives no value to a name that the rules have, too."""
    room = modules(f"bot/{game}")
    protocols = [file for file in room if row_of(module_of(file)) == "GAME.protocol"]
    rules = [file for file in room if row_of(module_of(file)) == "GAME.rules"]
    twice = [(name(one), name(file)) for one in protocols for file in rules if constants(one) & constants(file)]
    assert twice == []


@cache
def constants(file: Path) -> set[str]:
    """Names in capital letters that a module gives a value."""
    statements = tree_of(file).body
    names = (node for statement in statements if isinstance(statement, (ast.Assign, ast.AnnAssign))
             for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    return {node.id for node in names if node.id.isupper()}


def test_tests_mirror_what_they_test() -> None:
    """A folder of tests has the place of a folder, or of a module, beside ``tests``."""
    for path in (path for path in (ROOT / "tests").rglob("*") if path.is_dir() and any(path.glob("test_*.py"))):
        mirrored = ROOT / path.relative_to(ROOT / "tests")
        assert mirrored.is_dir() or mirrored.with_suffix(".py").is_file(), f"{name(path)} mirrors nothing"


TEST_FILES = [file for file in modules("tests") if file.name.startswith("test_")]
SHARE_OF_BEHAVIOURS = 0.2


def named_after(file: Path) -> Path | None:
    """The module, the script of a page, the example or the folder beside ``tests`` whose name a file of tests has."""
    path = ROOT / file.relative_to(ROOT / "tests").with_name(file.stem.removeprefix("test_"))
    return next(iter(sorted(path.parent.glob(f"{path.name}.*"))), path if path.is_dir() else None)


def test_a_test_file_is_named_after_what_it_tests() -> None:
    """After a module, which it imports or runs, or after a behaviour, which its docstring then describes."""
    for file in TEST_FILES:
        tested = named_after(file)
        if tested is None:
            described = ast.get_docstring(tree_of(file)) or ""
            assert len(described.split()) > 4, f"{name(file)} has the name of no module, and does not say what it tests"
        elif tested.suffix == ".py":
            text, module = file.read_text(encoding="utf-8"), module_of(tested)
            runs = re.search(rf'["/]{re.escape(tested.stem)}\b|{re.escape(module)}\b', text)
            assert runs or module in imports(file), f"{name(file)} does not test {module}"


def test_most_test_files_are_named_after_modules() -> None:
    behaviours = [name(file) for file in TEST_FILES if named_after(file) is None]
    assert len(behaviours) < SHARE_OF_BEHAVIOURS * len(TEST_FILES), behaviours


FURNITURE = (
    "rules/plain.py", "rules/state.py", "protocol.py", "player/loop.py", "player/params.py", "player/times.py",
    "arena/__init__.py", "arena/referee.py", "arena/baselines.py", "arena/view.py", "analysis/judge.py",
)


IN_BOTH_HALVES = {"Game"}
"""What the arena plays, and what a method of search is given: a game to either, and nobody reads both at once."""


def places_of_a_class(file: Path) -> tuple[str, str]:
    """Where a class stands: its place in a house furnished alike, and which of the alike places that is.

    Rooms of one kind are furnished alike, of a bot's player and its reference too, and so are the methods of search.
    """
    module = module_of(file)
    game, place = in_a_room(module)
    if game:
        room = place.split(".")[1]
        return f"GAME.{room.replace('reference', 'player')}", f"{game}.{room}"
    return ("botkit.search" if within(module, "botkit.search") else module), module


def classes_of_two_places(files: list[Path]) -> dict[str, list[str]]:
    """Classes that stand twice in the house, but for furniture and private ones: by name, their modules."""
    places: dict[str, list[tuple[str, str]]] = {}
    for file in files:
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(places_of_a_class(file))
    return {name: [where for _, where in its] for name, its in places.items()
            if len({*its}) < len(its) or len({place for place, _ in its}) > 1}


def test_a_class_name_stands_once() -> None:
    twice = classes_of_two_places(HOUSE)
    assert {*twice} >= IN_BOTH_HALVES
    assert {name: where for name, where in twice.items() if name not in IN_BOTH_HALVES} == {}, "give one another name"


@pytest.mark.parametrize(("files", "is_twice"), [
    (("arena/match/a.py", "arena/run/b.py"), True), (("arena/match/a.py", "bot/ewn/rules/a.py"), True),
    (("bot/ewn/rules/a.py", "bot/ewn/player/a.py"), True), (("bot/ewn/player/a.py", "bot/ewn/player/b.py"), True),
    (("bot/ewn/rules/a.py", "bot/olympics/player/a.py"), True), (("botkit/search/a.py", "botkit/client/a.py"), True),
    (("bot/ewn/player/a.py", "bot/olympics/player/b.py"), False), (("bot/ewn/player/a.py",), False),
    (("bot/ewn/player/a.py", "bot/ewn/reference/a.py"), False), (("botkit/search/a.py", "botkit/search/b.py"), False),
])
def test_a_class_name_that_stands_twice_is_seen(
    files: tuple[str, ...], is_twice: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    for file in files:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("class Twice: ...\nclass _Private: ...\n")
    assert [*classes_of_two_places([tmp_path / file for file in files])] == ["Twice"] * is_twice


@pytest.mark.parametrize("game", GAMES)
def test_a_room_has_its_protocol_alone_beside_its_folders(game: str) -> None:
    assert {file.name for file in (ROOT / "bot" / game).iterdir() if file.is_file()} == {"__init__.py", "protocol.py"}


@pytest.mark.parametrize("room", [*(f"bot/{game}" for game in GAMES), "examples/nim"])
@pytest.mark.parametrize("piece", FURNITURE)
def test_every_room_is_furnished_alike(room: str, piece: str) -> None:
    if piece.startswith("analysis/") and room.startswith("bot/") and not load_game(Path(room).name).analyst:
        pytest.skip("it has no judge yet")
    assert (ROOT / room / piece).is_file(), f"{room}/{piece} is missing"
