"""The command ``new``: which words are paths, and Java that does not let a referee in."""
from __future__ import annotations

import json
import os
import shlex
from pathlib import Path

import pytest

from arena.commands.new import located
from arena.contests import attempts
from arena.contests.contest import read_contest
from arena.run.sandbox import ROOT, USUAL
from tests.arena.contests.contests import HERE, PYTHON, referee_command
from tests.arena.contests.simulated import SimulatedReferee, with_limits
from tests.conftest import Arena

BOT = shlex.join([*PYTHON, str(HERE / "fake_bot.py")])


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder: it has a bot, a script without an ending, and folders and a file named like arguments."""
    monkeypatch.chdir(tmp_path)
    for name in ("gen.py", "script", "fast", "lib/x.jar", "soak/contest.toml"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).touch()
    return tmp_path


@pytest.mark.parametrize(("command", "located_at"), [
    ("python gen.py soak", "python {here}/gen.py soak"),
    ("sh script fast", "sh {here}/script fast"),
    ("python gen.py bot tests arena", "python {here}/gen.py bot tests arena"),
    ("java -jar lib/x.jar ./soak", "java -jar {here}/lib/x.jar {here}/./soak"),
    ("python -u gen.py lib/none", "python -u {here}/gen.py lib/none"),
    ("node replays/README.md", "node {root}/replays/README.md"),
])
def test_only_the_program_and_paths_are_found_elsewhere(command: str, located_at: str, here: Path) -> None:
    program, *words = USUAL.located(shlex.split(command))
    assert os.path.basename(program) == command.split()[0]
    assert [program, *words][1:] == shlex.split(located_at.format(here=here, root=ROOT))[1:]


@pytest.mark.parametrize(("command", "there"), [
    ("python gen.py soak", "python ../gen.py soak"), ("./script fast", "../script fast"),
    ("script soak", "../script soak"),
    ("java -jar lib/x.jar lib", "java -jar ../lib/x.jar lib"),
])
def test_the_files_of_a_referee_are_found_from_its_folder(command: str, there: str, here: Path) -> None:
    assert located(command, here / "new") == there


JAVA = f"""#!/bin/sh
case "$*" in
  *--add-opens\\ java.base/java.lang=ALL-UNNAMED*) shift 4; exec {referee_command("++first-ms", "1500")} "$@" ;;
  *) exec {referee_command("++modern")} ;;
esac
"""
"""A Java that lets nobody into its modules without an option."""


def test_the_option_that_lets_a_referee_into_java_is_tried_by_itself(
    arena: Arena, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("java").write_text(JAVA)
    Path("java").chmod(0o755)
    monkeypatch.setenv("PATH", f"{here}:{os.environ['PATH']}")
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(), attempts.play))
    done = arena("new", here / "winter", "--referee", "java -jar referee.jar", "--try", BOT, "--json")
    assert done.returncode == 0, done.stderr
    assert read_contest(here / "winter" / "contest.toml").referee == (
        "java --add-opens java.base/java.lang=ALL-UNNAMED -jar referee.jar")
    assert json.loads(done.stdout)["found"][0]["how"] == "without it: InaccessibleObjectException"


def test_bots_that_do_not_answer_are_told(arena: Arena, here: Path) -> None:
    done = arena("new", here / "winter", "--referee", referee_command(), "--try", f"{BOT} crash@1")
    assert done.returncode == 1 and "no bot has answered at all" in done.stderr
    assert not (here / "winter" / "contest.toml").exists()
