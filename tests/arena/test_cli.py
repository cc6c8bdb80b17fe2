"""The command line (:mod:`arena.cli`) as a program: how it ends, and its version."""
from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest
import tomllib

from arena import cli
from arena.cli import COMMANDS, main
from arena.contract.exit_codes import INTERRUPTED, WRONG_USAGE
from arena.run.linux import below
from tests.conftest import BOT, ROOT, TOY, until

PATIENCE_SECONDS = 30
HERE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


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


@pytest.mark.parametrize("words", [["--help"], []])
def test_help_tells_every_command_once_in_four_groups(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(words)
    told = capsys.readouterr().out
    assert re.findall(r"^  (\w+):$", told, re.MULTILINE) == ["play", "look", "improve", "keep"]
    assert sorted(re.findall(r"^    (\w+) ", told, re.MULTILINE)) == sorted(COMMANDS)


def test_every_command_is_run_by_a_test() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    run = {word for text in texts for word in re.findall(r'\b(?:arena|main|_arena)\(\[?"(\w+)"', text)}
    assert {*COMMANDS} - run == set()


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
        for words, is_long in (("play none x", True), ("verify none x", False), ("analyse none", True),
                               ("league none play", True), ("league none games", False)):
            assert main(words.split()) == WRONG_USAGE
            assert (f"this ends it: kill {os.getpid()}" in capsys.readouterr().err) == is_long
    finally:
        signal.signal(signal.SIGINT, before)


# --- the version, which stands in ``pyproject.toml`` alone


def test_the_command_prints_it(arena: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    done = arena("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"arena {HERE}\n", "")


def test_built_files_have_it_in_their_first_line() -> None:
    for file in (ROOT / "dist").glob("*.py"):
        assert f"contest-bots {HERE}, " in file.read_text(encoding="utf-8").splitlines()[1]


def test_a_checkout_is_newer_than_its_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\nname = "contest-bots"\nversion = "9.8.7"\n')
    monkeypatch.setattr(cli, "PROJECT", project)
    assert cli.version() == "9.8.7"


@pytest.mark.parametrize("others", [None, '[project]\nname = "others"\nversion = "9.8.7"\n', "[tool.others]\n"])
def test_an_installed_package_has_its_metadata(
    others: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where another package has left its ``pyproject.toml`` among the packages."""
    if others:
        (tmp_path / "pyproject.toml").write_text(others)
    monkeypatch.setattr(cli, "PROJECT", tmp_path / "pyproject.toml")
    monkeypatch.setattr(metadata, "version", {"contest-bots": "5.4.3"}.__getitem__)
    assert cli.version() == "5.4.3"


def test_changes_of_the_version_are_told() -> None:
    assert f"## [{HERE}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
