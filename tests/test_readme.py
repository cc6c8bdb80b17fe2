"""What the pages say: their commands are understood, quick ones run, and the files that they name are there."""
from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
import tomllib

from arena import cli
from arena.games import load_game
from arena.league.commands import league
from arena.match.match import seat_orders
from botkit.client.parameters import argument_parser
from bundler.command import parser
from tests.bot.bots import BOTS, game_of, params_of
from tests.conftest import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "replays" / "README.md"]
IN_BACKTICKS = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:arena|bot|bundler|dist|docs|examples|replays|tests)/[\w/.]+")
LINK = re.compile(r"\]\((?!https:)([^)#\s]*)(#[^)\s]*)?\)")
PLACEHOLDER = re.compile(r"(?<!:)\b[A-Z]{2,}\b|\bN\b|chess")
OWN_BOT = "olympics_mine"
"""The reader's own bot in the README; see ``test_own_bot.py``."""
BEHIND_OTHERS = {"arena", "arena.run.remote"}
"""Modules that are run by commands of the arena."""
FEW_GAMES = "--games 6"
LONGEST_README = 200
WIDEST_CELL = 100


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def outside_blocks(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", text(page), flags=re.DOTALL | re.MULTILINE)


def commands(page: Path) -> Iterator[str]:
    """The commands of the blocks, and those between backticks; not those with a name to be filled in."""
    blocks = "\n".join(re.findall(r"^```sh\n(.*?)^```$", text(page), re.DOTALL | re.MULTILINE)).replace("\\\n", " ")
    typed = [line for line in blocks.splitlines() if line and not line.startswith("#")]
    spans = IN_BACKTICKS.findall(outside_blocks(page))
    named = [span for span in spans if span.startswith(("arena ", "python ", "make "))]
    yield from (command for command in [*typed, *named] if not PLACEHOLDER.search(command.partition("dask:")[0]))


COMMANDS = [(name(page), command) for page in PAGES for command in commands(page)]


def check_arena(words: list[str]) -> None:
    if not words or "--help" in words:
        return
    if len(words) == 1:
        assert words[0] in (*cli.COMMANDS, "--version")
        return
    args = cli.parser(words[:1]).parse_args(words)
    programs = getattr(args, "commands", [])
    if programs:
        assert len(programs) in load_game(args.game).seats
        assert args.games % len(seat_orders(programs)) == 0
    for program in programs:
        check(shlex.split(program))


def check_bot(file: str, options: list[str]) -> None:
    """The bot is one of the kit, and knows the options and parameters that are set."""
    bot = Path(file).stem
    if bot == OWN_BOT:
        return
    assert bot in BOTS
    _, others = argument_parser(bot, params_of(bot)).parse_known_args(options) if "--help" not in options else ([], [])
    program = "".join(map(text, (ROOT / "bot" / game_of(bot) / "player").glob("*.py")))
    assert all(f'"{other}"' in program for other in others if other.startswith("--"))


def check_module(module: str, words: list[str]) -> None:
    if module == "pytest":
        file = next(word for word in words if word.startswith("tests/"))
        wanted = next((after.split(" and ") for before, after in pairwise(words) if before == "-k"), [])
        assert all(word in text(ROOT / file) for word in wanted)
    else:
        assert find_spec(module), f"there is no module {module}"


def check(words: list[str]) -> None:
    """Whether a command can be carried out, as far as can be seen without doing it."""
    if words[0] == "arena":
        check_arena(words[1:])
    elif words[:2] == ["python", "-m"]:
        check_module(words[2], words[3:])
    elif words[:2] == ["python", "bundle.py"]:
        for built in parser(ROOT).parse_args(words[2:]).program:
            assert built in (*BOTS, OWN_BOT) or built.endswith(".py")
    elif words[0] == "python" and words[1].startswith("dist/"):
        check_bot(words[1], words[2:])
    elif words[0] == "make":
        assert re.search(rf"^{words[1]}:.*## ", text(ROOT / "Makefile"), re.MULTILINE)
    else:
        assert all((ROOT / word).exists() for word in words if word.startswith("examples/"))


def test_commands_are_found() -> None:
    assert len(COMMANDS) > 60
    assert {page for page, _ in COMMANDS} >= {"README.md", "docs/strength.md", "docs/match.md", "docs/add-a-game.md"}


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_commands_are_understood_and_ask_for_whole_sets(page: str, command: str) -> None:
    check(shlex.split(command, comments=True))


@pytest.mark.parametrize("command", [
    "arena play olympics --games seven builtin:greedy",
    "arena play ewn builtin:greedy builtin:random --games 3",
    'arena play ewn "python dist/ewn.py --set nosuch=1" builtin:random --games 2',
    'arena play ewn "python dist/nosuch.py" builtin:random --games 2',
    "python -m bot.ewn.nosuch",
    "python bundle.py nosuch",
    "make nosuch",
])
def test_the_check_of_commands_sees_a_wrong_one(command: str) -> None:
    with pytest.raises((AssertionError, SystemExit, AttributeError)):
        check(shlex.split(command, comments=True))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that looks like the project's, to write into."""
    for part in ("arena", "bot", "botkit", "dist", "examples", "replays"):
        (tmp_path / part).symlink_to(ROOT / part)
    (tmp_path / "out").mkdir()
    return tmp_path


@pytest.mark.parametrize(("page", "beginnings", "made"), [
    pytest.param(
        "README.md", ("g++", "arena play olympics", "arena view"), "olympics-1-3.html",
        marks=pytest.mark.skipif(not shutil.which("g++"), reason="no C++ compiler here"),
    ),
    ("docs/add-a-game.md", ("arena",), "nim-1.jsonl.gz"),
])
def test_quick_commands_run_without_a_fault(page: str, beginnings: tuple[str, ...], made: str, folder: Path) -> None:
    """With fewer games, which take most of the time."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}
    for command in (command for found, command in COMMANDS if found == page and command.startswith(beginnings)):
        if OWN_BOT in command:
            continue
        done = subprocess.run(
            shlex.split(re.sub("--games [0-9]+", FEW_GAMES, command), comments=True), cwd=folder, env=environment,
            capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert not re.search("faults of|Traceback", done.stdout + done.stderr)
    assert (folder / "out" / made).exists()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_are_named_are_there(page: Path) -> None:
    named = {path for span in IN_BACKTICKS.findall(text(page)) for path in PATH.findall(span)}
    built = {*(f"dist/{bot}.py" for bot in BOTS), f"bot/submit/{OWN_BOT}.py"}
    assert [path for path in named - built if "chess" not in path and not (ROOT / path.rstrip(".")).exists()] == []


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for place, anchor in LINK.findall(text(page)):
        target = page.parent / place if place else page
        assert target.exists(), place
        assert not anchor or anchor[1:] in anchors(target), anchor


def anchors(page: Path) -> list[str]:
    """What the headings are called in links."""
    headings = re.findall(r"^#+ (.*)$", text(page), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_cell_of_a_table_is_too_wide(page: Path) -> None:
    rows = [line for line in text(page).splitlines() if line.startswith("|")]
    assert [cell for row in rows for cell in row.split("|") if len(cell.strip()) > WIDEST_CELL] == []


def test_the_readme_is_short() -> None:
    assert len(text(ROOT / "README.md").splitlines()) <= LONGEST_README


def first_cells(page: Path, beginning: str, end: str) -> list[str]:
    """What stands between backticks in the first column of the tables between two texts of a page."""
    part = text(page).partition(beginning)[2].partition(end)[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("|")]
    return [span for row in rows for span in IN_BACKTICKS.findall(row)]


def programs() -> set[str]:
    """The commands of the kit outside ``arena``: its modules that can be run, scripts, and ``bundle.py``."""
    modules = [
        file.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__main__")
        for folder in ("arena", "bot", "botkit", "bundler") for file in (ROOT / folder).rglob("*.py")
        if '__name__ == "__main__"' in text(file)
    ]
    project = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
    scripts = {*project["scripts"]} - {"arena"}
    return {"python bundle.py", *scripts, *(f"python -m {module}" for module in {*modules} - BEHIND_OTHERS)}


def test_the_table_of_commands_is_complete() -> None:
    table = first_cells(ROOT / "docs" / "arena.md", "# The arena", "\n## ")
    assert len({*table}) == len(table)
    assert {*table} == {f"arena {command}" for command in cli.COMMANDS} | programs()


def test_the_table_of_what_a_league_does_is_complete() -> None:
    table = first_cells(ROOT / "docs" / "league.md", "\n## League", "\n## ")
    assert sorted(table) == sorted(league.ACTIONS)


def test_recorded_games_that_are_named_are_there() -> None:
    named = set(re.findall(r"`(\w+\.jsonl\.gz)`", text(ROOT / "replays" / "README.md")))
    assert named
    assert [game for game in named if not (ROOT / "replays" / game).exists()] == []
