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

from arena.games import game_names
from bundler.flatten import ALLOWED_PACKAGES, STANDARD_LIBRARY, flatten
from tests.bot.bots import BOTS

ROOT = Path(__file__).resolve().parents[1]
GAMES = game_names()
PARTS = ("player", "network", "reference", "arena", "protocol", "analysis", "training", "bench")
"""The parts of a game's room; whatever else is in it are its rules and the arrays beside them."""
SHIPPED = {"rules", "protocol", "player", "network", "client", "search"}
"""What the bot that ships may know, besides what is meant for the game's own referee, bench, .. alone."""
OFFICE = {"rules", "protocol", "player", "reference", "client", "search", "arena's contract"}
MAY_IMPORT = {
    "rules": {"rules"},
    "protocol": {"protocol", "client"},  # and the data of its game: see below
    "search": {"search"},
    "client": {"client", "search"},
    "player": SHIPPED,
    "network": {"network", "rules", "client", "search"},
    "reference": {"reference", *SHIPPED},
    "submit": {"player", "reference"},
    "arena": {"arena", *OFFICE, "analysis"},
    "analysis": {"analysis", "arena", *OFFICE},
    "training": {"training", "network", "arena", *OFFICE},
    "bench": {"bench", "arena", *OFFICE},
    "arena's contract": {"arena's contract"},
}
DATA_OF_A_GAME = ("constants", "state")
"""All that a game's protocol may know of the game: what it is written down in, not how it goes on."""


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def module_of(file: Path) -> str:
    return name(file).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def imports(file: Path) -> frozenset[str]:
    """Absolute names of the modules, and of the names taken out of them."""
    return frozenset(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    package = file.parent.relative_to(ROOT).parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += [node.module] if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def place(module: str) -> tuple[str, str]:
    """The game of a module of ``arena`` or ``bot`` (empty: it knows none), and the part that it belongs to."""
    words = module.split(".")
    if words[0] == "arena":
        return "", "arena's contract"
    if len(words) > 1 and words[1] in GAMES:
        part = next((part for part in PARTS if len(words) > 2 and words[2].partition("_")[0] == part), "rules")
        return words[1], part
    return "", words[1] if len(words) > 1 else "bot"


def forbidden_imports(file: Path) -> list[str]:
    """What ``file`` imports of ``bot`` and ``arena`` against the arrows."""
    game, part = place(module_of(file))
    wrong = []
    for imported in imports(file):
        if imported.partition(".")[0] not in ("arena", "bot"):
            continue
        other_game, other = place(imported)
        data = part == "protocol" and other == "rules" and imported.split(".")[2] in DATA_OF_A_GAME
        if (other not in MAY_IMPORT[part] and not data) or (game and other_game not in ("", game)):
            wrong.append(imported)
    return wrong


def is_own_bot(file: Path) -> bool:
    """Whether a file is the entry point of a user's own bot, which may be any program."""
    return name(file.parent) == "bot/submit" and file.stem not in (*BOTS, "__init__")


HOUSE = [file for file in (*modules("arena"), *modules("bot")) if module_of(file) != "bot" and not is_own_bot(file)]


def test_arrows_point_one_way() -> None:
    assert {name(file): wrong for file in HOUSE if (wrong := forbidden_imports(file))} == {}


def test_forbidden_imports_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    for path, line in {
        "arena/contract/game.py": "from bot.ewn import rules",
        "bot/ewn/rules/plain.py": "from botkit.search import clock",
        "bot/ewn/protocol.py": "from bot.ewn.rules.plain import step",
        "bot/ewn/player/loop.py": "from bot.ewn.arena.referee import Referee",
        "bot/olympics/rules/plain.py": "from bot.ewn.rules.plain import step",
        "botkit/search/uct.py": "from ..ewn import rules",
    }.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(line)
        assert len(forbidden_imports(file)) == 1, path


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Names that lead to each other and back to the first; empty without a circle."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return [str(node) for node in error.args[1]]
    return []


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


@cache
def carried(bot: str) -> tuple[Path, ...]:
    """The modules that a submission carries, as the bundler says."""
    return tuple(ROOT / path for path in flatten(f"bot/submit/{bot}.py", ROOT))


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


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
        assert tops <= STANDARD_LIBRARY | ALLOWED_PACKAGES | {"bot"}, name(file)


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


SILENT = [file for file in HOUSE if place(module_of(file))[1] in ("rules", "protocol", "search")]


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
    protocols = [file for file in room if place(module_of(file))[1] == "protocol"]
    rules = [file for file in room if place(module_of(file))[1] == "rules"]
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
    "rules.py", "state.py", "protocol.py", "analysis.py", "player/loop.py", "player/params.py", "player/times.py",
    "arena/__init__.py", "arena/referee.py", "arena/baselines.py", "arena/view.py",
)


@pytest.mark.parametrize("room", [*(f"bot/{game}" for game in GAMES), "examples/nim"])
@pytest.mark.parametrize("piece", FURNITURE)
def test_every_room_is_furnished_alike(room: str, piece: str) -> None:
    assert (ROOT / room / piece).is_file(), f"{room}/{piece} is missing"
