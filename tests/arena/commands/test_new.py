"""The command ``new``: which words are paths, and Java that does not let a referee in."""
from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
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
    """The current folder: it has a bot, a script without an ending, and folders and files named like arguments."""
    monkeypatch.chdir(tmp_path)
    for name in ("gen.py", "script", "fast", "lib/x.jar", "soak/contest.toml", "-u", "-m", "-P",
                 "4", "0.5", "v1.2", "x=a.b", "x.jar", "data.json"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).touch()
    return tmp_path


@pytest.mark.parametrize(("command", "located_at"), [
    ("python gen.py soak", "python {here}/gen.py soak"),
    ("sh script fast", "sh {here}/script fast"), ("sh -x script fast", "sh -x {here}/script fast"),
    ("python -W error script fast", "python -W error {here}/script fast"), ("sh -c script fast", "sh -c script fast"),
    ("sh script -e fast", "sh {here}/script -e fast"),
    ("python gen.py bot tests arena", "python {here}/gen.py bot tests arena"),
    ("java -jar lib/x.jar ./soak", "java -jar {here}/lib/x.jar {here}/./soak"),
    ("python -u gen.py lib/none", "python -u {here}/gen.py lib/none"),
    ("node replays/README.md", "node {root}/replays/README.md"),
    ("python -m bot.submit.ewn", "python -m bot.submit.ewn"), ("python -P -m gen", "python -P -m gen"),
    ("python gen.py 4 0.5 v1.2 x=a.b data.json", "python {here}/gen.py 4 0.5 v1.2 x=a.b {here}/data.json"),
    ("python gen.py ./4 ./0.5", "python {here}/gen.py {here}/./4 {here}/./0.5"),
    ("java -cp . -jar x.jar 0.5", "java -cp . -jar {here}/x.jar 0.5"),
])
def test_only_the_program_and_paths_are_found_elsewhere(command: str, located_at: str, here: Path) -> None:
    program, *words = USUAL.located(shlex.split(command))
    assert os.path.basename(program) == command.split()[0]
    assert [program, *words][1:] == shlex.split(located_at.format(here=here, root=ROOT))[1:]


def test_numbers_and_settings_of_a_program_are_no_files(here: Path) -> None:
    assert USUAL.located(["./script", "0.5", "x=a.b"]) == [f"{here}/./script", "0.5", "x=a.b"]


@pytest.mark.parametrize(("command", "there"), [
    ("python gen.py soak", "python ../gen.py soak"), ("./script fast", "../script fast"),
    ("script soak", "../script soak"), ("sh script fast", "sh ../script fast"), ("sh -x script", "sh -x ../script"),
    ("java -jar lib/x.jar lib", "java -jar ../lib/x.jar lib"), ("java -jar x.jar 0.5", "java -jar ../x.jar 0.5"),
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
    Path("winter").mkdir()
    Path("winter/referee.jar").touch()
    Path("java").write_text(JAVA)
    Path("java").chmod(0o755)
    monkeypatch.setenv("PATH", f"{here}:{os.environ['PATH']}")
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(), attempts.play))
    done = arena("new", here / "winter", "--referee", "java -jar referee.jar", "--try", BOT, "--json")
    assert done.returncode == 0, done.stderr
    assert read_contest(here / "winter" / "contest.toml").referee == (
        "java --add-opens java.base/java.lang=ALL-UNNAMED -jar referee.jar")
    assert json.loads(done.stdout)["found"][0]["how"] == "without it: InaccessibleObjectException"


@pytest.mark.parametrize(("referee", "said"), [
    ("lib/none", "no program 'lib/none'"), ("python none.py", "no file 'none.py'"),
    ("sh -c true -- -jar lib/none.jar", "no file 'lib/none.jar'"),
])
def test_a_referee_that_is_not_there_is_told_before_anything_is_tried(
    arena: Arena, here: Path, referee: str, said: str
) -> None:
    done = arena("new", here / "winter", "--referee", referee, "--try", BOT)
    assert done.returncode == 2 and f"the referee: {said}" in done.stderr and "trying" not in done.stderr


def test_a_referee_that_fails_in_the_contests_folder_may_work_in_its_own(arena: Arena, here: Path) -> None:
    Path("run.sh").write_text("exec ./lib/none")
    words = ("--referee", "sh run.sh", "--try", BOT)
    told = arena("new", "winter", *words, cwd=here).stderr
    assert f"it was run in {here / 'winter'}; if it works in its own folder alone, give . for DIR there" in told
    assert "it was run in" not in arena("new", ".", *words, cwd=here).stderr


def test_bots_that_do_not_answer_are_told(arena: Arena, here: Path) -> None:
    done = arena("new", here / "winter", "--referee", referee_command(), "--try", f"{BOT} crash@1")
    assert done.returncode == 1 and "no bot has answered at all" in done.stderr
    assert not (here / "winter" / "contest.toml").exists()


DOCS = ROOT / "docs" / "any-contest.md"
OWN = dict(zip(("command-line", "old", "json"), re.findall(
    r"```python\n(.*?)```", DOCS.read_text().partition("## A referee of your own")[2], re.DOTALL)))
"""The referees of the page, by their form."""
FITS = {"command-line": "", "old": "", "json": " {SEED} {PLAYERS}"}
NAMES_A_NUMBER = "import sys\nfor line in sys.stdin:\n    print(int(line) * 7 % 10, flush=True)\n"


def checked(arena: Arena, form: str, text: str, monkeypatch: pytest.MonkeyPatch) -> subprocess.CompletedProcess[str]:
    """What is said of a program, in which limits of time are not looked for by real games."""
    Path("own.py").write_text(text)
    Path("names.py").write_text(NAMES_A_NUMBER)
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(), attempts.play))
    python = shlex.join(PYTHON)
    return arena("new", "--check", f"{python} {Path('own.py').resolve()}{FITS[form]}", "--try",
                 f"{python} {Path('names.py').resolve()}")


@pytest.mark.parametrize("form", OWN)
def test_the_referees_of_the_page_lack_nothing_that_is_needed(
    form: str, arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = checked(arena, form, OWN[form], monkeypatch)
    assert done.returncode == 0 and "games can be played with it" in done.stdout, done.stderr
    assert "the same seed gives the same" in " ".join(done.stdout.split()), "a game, or a start on a busy machine"
    lacks = [line for line in done.stdout.splitlines() if line.startswith("missing: ")]
    assert [line[9:31] for line in lacks] == {
        "command-line": ["it writes no log with "], "old": [], "json": ["a bot that said nothin"]}[form]
    assert not Path("contest.toml").exists()


@pytest.mark.parametrize(("form", "broken", "said"), [
    ("command-line", ("print(*points,", "print("), "2 players: none"),
    ("command-line", ("bots = [Popen", "bots = [] and [Popen"), "it has started 0 of 2 bots"),
    ("old", ('print("###End"', 'print("###Ended"'), "which is no line of this form"),
    ("json", ('"ranks": ranks, ', ""), "no result of 2 players"),
    ("json", ("print(json", "str(json"), "no JSON"),
])
def test_what_is_missing_is_said(
    form: str, broken: tuple[str, str], said: str, arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert broken[0] in OWN[form]
    done = checked(arena, form, OWN[form].replace(*broken), monkeypatch)
    assert done.returncode == 1 and said in done.stderr and f"form '{form}' wants: " in done.stderr


def test_luck_of_its_own_is_missed(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    done = checked(arena, "old", OWN["old"].replace("Random(seed)", "Random()"), monkeypatch)
    assert "missing: the same seed gives another game" in done.stdout


@pytest.mark.parametrize(("words", "limits", "told"), [
    (("--first-turn-ms", "1200", "--turn-ms", "70"), (1200.0, 70.0), {"first answer", "later answers"}),
    (("--turn-ms", "70"), (500.0, 70.0), {"later answers"}),
    (("--first-turn-ms", "0"), (0.0, 50.0), {"first answer"}),
])
def test_limits_that_are_told_are_not_sought(
    words: tuple[str, ...], limits: tuple[float, float], told: set[str], arena: Arena, here: Path,
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(), attempts.play))
    done = arena("new", here / "winter", "--referee", referee_command(), "--try", BOT, "--json", *words)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)["found"]
    contest = read_contest(here / "winter" / "contest.toml")
    assert (contest.first_turn_ms, contest.turn_ms, contest.fault_score) == (*limits, -1.0)
    assert {row["about"] for row in found if row["how"] == "as you say"} == told
    for about in told:
        assert f"trying its {about.removesuffix('s')}" not in done.stderr.replace("trying its later answers: a bot", "")


def test_a_file_that_is_written_anew_keeps_what_only_people_know(
    arena: Arena, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(), attempts.play))
    file = here / "winter" / "contest.toml"
    file.parent.mkdir()
    file.write_text('title = "old"\nreferee = "true"\nscores = "coins"\nmemory_mib = 768\npicture = "board.py:draw"\n')
    words = ("--try", BOT, "--first-turn-ms", "500", "--turn-ms", "50", "--replace")
    done = arena("new", file.parent, "--referee", referee_command(), *words)
    assert done.returncode == 0, done.stderr
    contest = read_contest(file)
    assert (contest.scores, contest.memory_mib, contest.picture, contest.judge) == ("coins", 768, "board.py:draw", "")
    assert contest.title == "winter" and contest.referee != "true"
    file.write_text("no TOML")
    done = arena("new", file.parent, "--referee", referee_command(), *words, "--starter")
    assert done.returncode == 0 and read_contest(file).judge == "judge.py:Judge"


def test_a_limit_that_is_told_is_one(arena: Arena, here: Path) -> None:
    done = arena("new", here / "winter", "--referee", referee_command(), "--try", BOT, "--turn-ms", "-1")
    assert done.returncode == 2 and "a limit of -1 ms" in done.stderr and not (here / "winter").exists()


def test_a_folder_is_wanted_for_the_file(arena: Arena) -> None:
    done = arena("new", "--referee", "true", "--try", "true")
    assert done.returncode == 2 and "give the folder DIR" in done.stderr
