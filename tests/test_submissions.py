"""What the submissions carry: each one bot, and no module that it never runs."""
from __future__ import annotations

import ast
import gc
import io
import os
import subprocess
import sys
import threading
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import FrameType

import pytest

import bundle
from bundler.recording import opening_of_game
from tests.bot.bots import BOTS, game_of, package_of, sources_of
from tests.bot.helpers import replays

ROOT = bundle.ROOT
TURNS_PLAYED = 20
PLAIN_DATA = {"dataclass", "NamedTuple", "Enum", "IntEnum", "Protocol", "Exception", "ValueError"}
"""Names in the decorators or bases of classes that may be there for their fields alone."""
DATA_OF_A_GAME = ("/constants.py", "/state.py")
"""Imports may call what helps to write it down."""
RUN_ELSEWHERE = {
    "bot/battlesheep/player/tcp.py",  # on the course's server
    "bot/olympics/player/races.py",  # in the lower leagues
}
OURS = (f"{ROOT / 'bot'}/", f"{ROOT / 'botkit'}/")
BEFORE_ALL_TURNS = {"botkit/client/__init__.py", "botkit/client/parameters.py"}
MOST_FILES_OF_A_TURN = {"olympics": 20 + 7, "roborally": 21}  # plans and the network beside them


@cache
def carried(bot: str) -> list[str]:
    """The paths of its modules, without packages and without its entry."""
    return [path for path in sources_of(bot) if path != f"bot/submit/{bot}.py" and not path.endswith("__init__.py")]


@cache
def files_run(bot: str) -> frozenset[str]:
    """The modules of which functions are called in a game's first turns. What imports call does not count."""
    for path in carried(bot):
        import_module(path.removesuffix(".py").replace("/", "."))
    main = import_module(f"{package_of(bot)}.loop").main
    files: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            files.add(frame.f_code.co_filename)

    record = replays(f"{game_of(bot)}.regress.jsonl.gz")[0]
    seat = next(number for number, player in enumerate(record.players) if "bot.submit" in player.cmd)
    turns = [turn.inputs[seat] for turn in record.turns if seat in turn.inputs][:TURNS_PLAYED]
    lines = chain(record.player_inputs_init[seat], *turns)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        patch.setattr(sys, "stdout", io.StringIO())
        threading.setprofile(note)  # a bot may build its tables beside its first turns
        sys.setprofile(note)
        try:
            main(["--effort", "2"])
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            gc.enable()  # a session switches the collector off
            gc.unfreeze()
    return frozenset(Path(file).relative_to(ROOT).as_posix() for file in files if file.startswith(OURS))


def is_plain_data(path: str) -> bool:
    """Whether a module has nothing but constants, and classes for their fields."""
    if path.endswith(DATA_OF_A_GAME):
        return True
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    if any(isinstance(node, ast.FunctionDef) for node in tree.body):
        return False
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return all(
        PLAIN_DATA & {name.id for part in (*node.decorator_list, *node.bases) for name in ast.walk(part)
                      if isinstance(name, ast.Name)}
        for node in classes
    )


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_carries_its_own_game_alone(bot: str) -> None:
    others = {game_of(other) for other in BOTS} - {game_of(bot)}
    assert [path for path in carried(bot) if others & {*path.removesuffix(".py").split("/")}] == []


@pytest.mark.parametrize("bot", BOTS)
def test_a_shipped_bot_carries_nothing_of_a_reference_bot(bot: str) -> None:
    assert bot != game_of(bot) or [path for path in carried(bot) if "/reference/" in path] == []


@pytest.mark.parametrize("bot", BOTS)
def test_what_a_submission_carries_is_run(bot: str) -> None:
    idle = {*carried(bot)} - files_run(bot) - RUN_ELSEWHERE
    assert sorted(path for path in idle if not is_plain_data(path)) == []


@pytest.mark.parametrize(("bot", "most"), MOST_FILES_OF_A_TURN.items())
def test_a_turn_goes_through_few_files(bot: str, most: int) -> None:
    turn = sorted(files_run(bot) - {*BEFORE_ALL_TURNS})
    assert len(turn) <= most, turn


POOR = """
import _thread, os, resource, sys

def no_thread(*_):
    raise RuntimeError("can't start new thread")

def no_writing(event, arguments):
    if event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        raise OSError(30, f"read-only file system: {arguments[0]}")
    if event.startswith("tempfile."):
        raise OSError(2, "no folder for it")

class NoThreadOfNumpy:
    def find_spec(self, name, *_):
        if name == "numpy" and os.environ.get("OPENBLAS_NUM_THREADS") != "1":
            raise RuntimeError("numpy starts threads")

_thread.start_new_thread = no_thread
sys.meta_path.insert(0, NoThreadOfNumpy())
sys.addaudithook(no_writing)
resource.setrlimit(resource.RLIMIT_DATA, (300 << 20, 300 << 20))
file = sys.argv.pop(1)
with open(file) as text:
    code = compile(text.read(), file, "exec")
exec(code, {"__name__": "__main__", "__file__": file})
"""
"""Runs a file where no thread starts, no file can be written, and the arena's limit of memory is 300 MiB."""


@pytest.mark.parametrize("bot", BOTS)
def test_a_built_bot_answers_without_threads_and_files_in_little_memory_and_imports_no_types(bot: str) -> None:
    """Types of arrays take as long as a turn of the Olympics, on numpy 1.20."""
    opening = opening_of_game(game_of(bot), ROOT / "replays")
    words = [sys.executable, "-X", "importtime", "-c", POOR, str(ROOT / "dist" / f"{bot}.py"), "--effort", "2"]
    environment = {"PATH": os.defpath, "HOME": "/nonexistent", "TMPDIR": "/nonexistent"}
    run = subprocess.run(words, input="".join(line + "\n" for line in opening.lines), capture_output=True, text=True,
                         env=environment, cwd="/", timeout=60)
    assert (len(run.stdout.splitlines()), run.returncode) == (sum(opening.sizes), 0), run.stderr
    assert "Error" not in run.stderr, "an answer that was prepared is legal too"
    imported = {line.rpartition("|")[2].strip() for line in run.stderr.splitlines()}
    assert "botkit.client.session" in imported
    assert ("numpy" in imported) == ("import numpy" in "".join(sources_of(bot).values()))
    assert "numpy.typing" not in imported
