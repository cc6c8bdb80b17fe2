"""The command line (:mod:`arena.cli`) as a program: how it ends."""
from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from arena.cli import COMMANDS, main
from arena.contract.exit_codes import INTERRUPTED, WRONG_USAGE
from arena.run.linux import below
from tests.conftest import BOT, ROOT, TOY, until

PATIENCE_SECONDS = 30


def started(*words: str) -> subprocess.Popen[str]:
    """A command of the arena whose parent ignores Ctrl-C, as the shell does for ``nohup make &``."""
    return subprocess.Popen(
        [sys.executable, "-m", "arena", *words], cwd=ROOT, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() != b""  # as of a process that has ended
    except OSError:
        return False


@pytest.mark.parametrize(("words", "command"), [
    (("view", "x.jsonl.gz", "--nosuch", "3"), "arena view"),
    (("league", "x", "games", "--nosuch"), "arena league DIR games"),
])
def test_an_unknown_option_is_told_with_the_usage_of_its_command(
    words: tuple[str, ...], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    err = capsys.readouterr().err
    assert err.startswith(f"usage: {command} [-h]") and f"\n{command}: error: unrecognized arguments: --nosuch" in err


def test_help_tells_every_command_once_in_four_groups(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    told = capsys.readouterr().out
    assert re.findall(r"^  (\w+):$", told, re.MULTILINE) == ["play", "look", "improve", "keep"]
    assert sorted(re.findall(r"^    (\w+) ", told, re.MULTILINE)) == sorted(COMMANDS)


def test_sigterm_ends_a_match_gently_where_ctrl_c_is_ignored(tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    arena = started("play", TOY, f"{BOT} sleep 2", "builtin:random", "--games", "500", "--out", str(out))
    until(lambda: out.exists() and out.stat().st_size)
    arena.terminate()
    _, stderr = arena.communicate(timeout=PATIENCE_SECONDS)
    assert arena.returncode == INTERRUPTED
    assert f"games are saved in {out}; go on with --resume" in stderr


def test_a_bot_whose_answers_are_timed_ends_with_the_command() -> None:
    arena = started("bench", TOY, "--bot", f"{BOT} sleep 2", "--seconds", "60")
    until(lambda: below(arena.pid))
    running = below(arena.pid)
    arena.terminate()
    arena.communicate(timeout=PATIENCE_SECONDS)
    assert arena.returncode == INTERRUPTED
    until(lambda: not any(map(runs, running)))


def test_a_background_job_says_how_it_is_ended(capsys: pytest.CaptureFixture[str]) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for command in ("play", "verify"):
            assert main([command, "no such game", "x"]) == WRONG_USAGE
            assert (f"this ends it: kill {os.getpid()}" in capsys.readouterr().err) == (command == "play")
    finally:
        signal.signal(signal.SIGINT, before)
