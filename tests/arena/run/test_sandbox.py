"""What programs may use and see: memory, environment, folder, network."""
from __future__ import annotations

import json
import os
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from arena.contract.files import Json
from arena.contract.setup import Limits, Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.run.contestants import CommandError, contestant
from arena.run.sandbox import BWRAP, Sandbox, why_not_isolated
from tests.arena.league.leagues import new_league
from tests.arena.run.test_faults import processes
from tests.arena.toy import GAME, TURNS
from tests.conftest import BOT, Arena

LIMITS = Limits(10_000.0, 10_000.0)
MEMORY_MIB = 300
SAYS = "{facts}\nfor _ in range(100): print(5, flush=True)"
needs_bwrap = pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())


def game_of(command: str, sandbox: Sandbox) -> Json:
    players = [contestant(GAME, command, sandbox), contestant(GAME, "builtin:random")]
    return play_game(GAME, Setup(1, 2, "plain", LIMITS), players)


def said(tmp_path: Path, facts: str, sandbox: Sandbox) -> Any:
    """What a program prints as JSON on stderr, after which it plays."""
    tells = SAYS.format(facts=f"print(json.dumps({facts}), file=sys.stderr)")
    (tmp_path / "mine.py").write_text(f"import json, os, sys\n{tells}")
    record = game_of(f"python {tmp_path / 'mine.py'}", sandbox)
    assert [turn.faults[0] for turn in record.turns] == [None] * TURNS
    return json.loads(record.turns[0].messages[0][0])


@pytest.mark.parametrize("turn", [0, 3])
@pytest.mark.parametrize("eats", ["bytearray({mib} << 20)", "__import__('numpy').ones({mib} << 17)"])
def test_more_memory_than_allowed_is_a_fault_of_its_own(tmp_path: Path, eats: str, turn: int) -> None:
    for mib, faults in ((MEMORY_MIB * 6 // 5, ["out_of_memory"]), (MEMORY_MIB // 3, [])):
        bot = tmp_path / "mine.py"
        eat = f"if turn == {turn}: x = {eats.format(mib=mib)}"
        bot.write_text(f"for turn in range({TURNS}):\n {eat}\n print(5, flush=True)")
        record = game_of(f"python {bot}", Sandbox(memory_mib=MEMORY_MIB))
        found = [fault for one in record.turns if (fault := one.faults[0])]
        assert [fault.partition(":")[0] for fault in found] == faults
        if faults:
            assert found[0] == f"out_of_memory: wanted more than {MEMORY_MIB} MiB, and ended with exit code 1"


def test_a_crash_without_a_limit_of_memory_stays_a_crash() -> None:
    record = game_of("python -c 'raise MemoryError'", Sandbox(memory_mib=0))
    assert record.turns[0].faults[0].startswith("crash_at_start")


def test_the_contests_limit_is_the_usual_one() -> None:
    limits = {name: contestant(load_game(name), "builtin:own").sandbox.memory_mib for name in ("olympics", "ewn")}
    assert limits == {"olympics": 768, "ewn": 0}
    assert contestant(load_game("olympics"), "builtin:own", Sandbox(memory_mib=5)).sandbox.memory_mib == 5


def test_a_program_has_a_clean_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET", "x")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    names = {"PATH", "HOME", "LANG", "PYTHONPATH", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"}
    found = said(tmp_path, "dict(os.environ)", Sandbox())
    assert found.keys() - {"LC_CTYPE", "PWD"} == names
    assert found["OPENBLAS_NUM_THREADS"] == "1"
    assert said(tmp_path, "os.environ['SECRET']", Sandbox(variables={"SECRET": "x"})) == "x"


def test_a_program_runs_in_a_fresh_folder_that_goes_with_it(tmp_path: Path) -> None:
    facts = "[os.getcwd(), os.listdir(), open('note', 'w').write('x')]"
    (one, there, _), (other, there_too, _) = (said(tmp_path, facts, Sandbox()) for _ in range(2))
    assert one != other
    assert there == there_too == []
    assert not os.path.exists(one) and not os.path.exists(other)
    assert said(tmp_path, "os.getcwd()", Sandbox(folder=str(tmp_path))) == str(tmp_path)


@pytest.mark.parametrize("command", ["python mine.py", "./mine", "python ./mine.py", "python sub/../mine.py"])
@pytest.mark.parametrize("own_folder", [False, True])
def test_commands_name_files_from_where_they_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, own_folder: bool
) -> None:
    text = SAYS.format(facts="import sys")
    (tmp_path / "mine.py").write_text(text)
    (tmp_path / "mine").write_text(f"#!{sys.executable}\n{text}")
    (tmp_path / "mine").chmod(0o755)
    (tmp_path / "sub").mkdir()
    if not own_folder:
        monkeypatch.chdir(tmp_path)
    record = game_of(command, Sandbox(folder=str(tmp_path) if own_folder else ""))
    assert [turn.faults[0] for turn in record.turns] == [None] * TURNS
    assert record.players[0].cmd == command


def test_a_program_that_is_nowhere_keeps_its_name() -> None:
    assert Sandbox().located(["no-such-program", "--option"]) == ["no-such-program", "--option"]


def test_the_kits_own_files_are_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = "python -S tests/arena/toy_bot.py good"
    assert [turn.faults[0] for turn in game_of(command, Sandbox()).turns] == [None] * TURNS


@needs_bwrap
def test_an_isolated_program_plays_and_sees_no_other_folder_and_no_network(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("x")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        facts = (
            f"[os.path.exists({str(tmp_path / 'other')!r}),"
            " __import__('subprocess').call(['touch', '/usr/x'], stderr=-3),"
            f" __import__('socket').socket().connect_ex(('127.0.0.1', {port})), open('note', 'w').write('x'),"
            " os.path.exists(os.environ['HOME'] + '/.bashrc')]"
        )
        other, write, connect, note, home = said(tmp_path, facts, Sandbox(isolated=True))
    assert (other, bool(connect), note, home) == (False, True, 1, False)
    assert write != 0


@needs_bwrap
def test_memory_and_time_of_an_isolated_program_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "x = bytearray(b'x') * (100 << 20)\n" + SAYS.format(facts="import sys") + "\nsys.stdin.read()")
    record = game_of(f"python {tmp_path / 'mine.py'}", Sandbox(isolated=True))
    assert record.players[0].peak_mib > 100


@needs_bwrap
@pytest.mark.parametrize("kind", ["strays", "daemon"])
def test_an_isolated_program_leaves_nothing_behind(kind: str) -> None:
    seconds = str(1000.0 + os.getpid() / 1e7)
    game_of(f"{BOT} {kind} {seconds}", Sandbox(isolated=True))
    assert processes(seconds) == []


@needs_bwrap
@pytest.mark.parametrize(("ends", "told"), [
    ("import os; os.kill(os.getpid(), 11)", "ended with exit code 139 (as after SIGSEGV)"),
    ("raise SystemExit(139)", "ended with exit code 139 (as after SIGSEGV)"),
    ("raise SystemExit(7)", "ended with exit code 7"), ("raise SystemExit(128)", "ended with exit code 128"),
    ("raise SystemExit(255)", "ended with exit code 255"),
])
def test_an_exit_code_of_an_isolated_program_may_stand_for_a_signal(ends: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text(ends)
    fault = game_of(f"python {tmp_path / 'ends.py'}", Sandbox(isolated=True)).turns[0].faults[0]
    assert fault == f"crash_at_start: {told} without an answer"


def test_an_exit_code_above_128_of_a_program_that_is_not_isolated_is_its_own(tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text("raise SystemExit(139)")
    fault = game_of(f"python {tmp_path / 'ends.py'}", Sandbox()).turns[0].faults[0]
    assert fault == "crash_at_start: ended with exit code 139 without an answer"


@needs_bwrap
def test_an_isolated_program_reaches_no_other_process(tmp_path: Path) -> None:
    facts = "[os.getppid() > 5, any(int(name) > 100 for name in os.listdir('/proc') if name.isdigit())]"
    assert said(tmp_path, facts, Sandbox(isolated=True)) == [False, False]


@pytest.mark.parametrize(("text", "message"), [
    ("", r"is not there \(on Debian: apt install bubblewrap\)"),
    ("#!/bin/sh\necho no namespaces >&2; exit 1", "bwrap is there, but is not allowed to: no namespaces"),
])
def test_where_a_program_cannot_be_isolated_the_arena_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, message: str
) -> None:
    if text:
        (tmp_path / BWRAP).write_text(text)
        (tmp_path / BWRAP).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    why_not_isolated.cache_clear()
    try:
        with pytest.raises(CommandError, match=f"no program can be isolated here: .*{message}"):
            contestant(GAME, "builtin:random", Sandbox(isolated=True))
    finally:
        why_not_isolated.cache_clear()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--memory", "-1"], "--memory -1: give a number of MiB"),
        (["--memory", f"{1 << 44}"], f"--memory {1 << 44}: give a number of MiB up to"),
        (["--cwd", "/nosuch"], "--cwd /nosuch: there is no such folder"),
        (["--env", "NOSUCH"], "--env NOSUCH: no such variable is set here"),
    ],
)
@pytest.mark.parametrize("command", [["play", "ewn", "builtin:random", "builtin:random"], ["league", "{}", "play"]])
def test_what_cannot_be_given_to_programs_is_refused(
    arena: Arena, tmp_path: Path, command: list[str], words: list[str], message: str
) -> None:
    new_league(tmp_path, "a", "b").close()
    done = arena(*[word.format(tmp_path) for word in command], *words)
    assert done.returncode == 2
    assert message in done.stderr
