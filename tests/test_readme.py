"""The README's own bots play, its commands of the arena are understood, and what the READMEs name is there."""
from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from bot.arena import cli
from bot.arena.game import Limits, Setup, game_names, load_game
from bot.arena.run.contestants import contestant
from bot.arena.run.match import seat_orders
from bot.arena.run.one_game import play_game
from tests.arena.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
OF_REPLAYS = (ROOT / "replays" / "README.md").read_text(encoding="utf-8")
PATH = re.compile(r"`((?:bot|bundler|replays|tests)/[\w/.]+)`")


def example(language: str) -> str:
    """The one block of ``language`` in the README."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return str(block)


def faults_of_example(command: str) -> list[str]:
    game = load_game("olympics")
    seats = [contestant(game, command), *[contestant(game, "builtin:random")] * 2]
    record = play_game(game, Setup(1, 3, game.editions[0], Limits(0.0, 0.0)), seats)
    assert len(record["turns"]) == 100
    return [fault for turn in record["turns"] for fault in turn["faults"] if fault]


def test_the_bot_in_python_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(example("python"))
    assert faults_of_example(f"python {tmp_path / 'mine.py'}") == []


@pytest.mark.skipif(not shutil.which("g++"), reason="no C++ compiler here")
def test_the_bot_in_cpp_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.cpp").write_text(example("cpp"))
    subprocess.run(["g++", "-O2", "-o", "mine", "mine.cpp"], cwd=tmp_path, check=True)
    assert faults_of_example(str(tmp_path / "mine")) == []


def commands() -> list[str]:
    """The words after ``python -m bot.arena`` of all commands in blocks and in the table of strength."""
    blocks = "\n".join(re.findall(r"^```sh\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)).replace("\\\n", " ")
    typed = re.findall(r"^python -m bot\.arena (?!games)(.*)$", blocks, re.MULTILINE)
    table = re.findall(rf"\| `((?:{'|'.join(game_names())}) [^`]*--games[^`]*)`", README)
    return [*typed, *(f"play {words}" for words in table)]


def as_typed(command: str) -> list[str]:
    """Its words, comments left out; ``...`` stands for the command before it, once for each seat that is left."""
    words = shlex.split(command, comments=True)
    if "..." in words:
        at, seats = words.index("..."), load_game(words[1]).seats[0]
        words[at : at + 1] = [words[at - 1]] * (seats + 2 - at)
    return words


def test_commands_are_found() -> None:
    assert len(commands()) > 25


@pytest.mark.parametrize("command", commands())
def test_commands_of_the_arena_are_understood_and_ask_for_whole_sets(command: str) -> None:
    words = as_typed(command)
    args = cli.parser(words[:1]).parse_args(words)
    programs = getattr(args, "commands", [])
    if programs:
        assert len(programs) in load_game(args.game).seats
        assert args.games % len(seat_orders(programs)) == 0
    for program in programs:
        script, *rest = program.split()[1:] or [""]
        if script.startswith("dist/"):
            game = Path(script).stem
            params = import_module(f"bot.players.{game}.params").Params()
            names = [setting.partition("=")[0] for word, setting in pairwise(rest) if word == "--set"]
            assert all(hasattr(params, name) for name in names)


@pytest.mark.parametrize("path", sorted(set(PATH.findall(README + OF_REPLAYS))))
def test_files_that_are_named_are_there(path: str) -> None:
    assert (ROOT / path).exists() or "chess" in path


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(\w+\.jsonl\.gz)`", OF_REPLAYS))))
def test_recorded_games_that_are_named_are_there(name: str) -> None:
    assert (ROOT / "replays" / name).exists()
