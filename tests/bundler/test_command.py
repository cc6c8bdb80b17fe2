"""Any program of many modules as one file: what the bundler does for programs that are not of the kit."""
from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import zlib
from pathlib import Path

import pytest

from bundler import command
from bundler.build import PACKED, build, program, same_content, utf16_length
from bundler.trial import Trial
from tests import toy_project
from tests.toy_project import noise, run

MAIN = '''
"""Adds and doubles."""
import sys

from helper import add
from shapes.plane import square


def main() -> None:
    for line in sys.stdin:
        print(add(line), square.AREA, flush=True)


if __name__ == "__main__":
    main()
'''
FILES = {
    "main.py": MAIN,
    "helper.py": '''
def add(line: str) -> int:
    """The sum of a line."""
    return sum(int(word) for word in line.split())
''',
    "shapes/plane/__init__.py": "from . import square\n",
    "shapes/plane/square.py": "from ..units import METRE\n\nAREA = METRE * METRE\n",
    "shapes/units.py": "METRE = 3\n",
}
DEFLATE = zlib.compress
UNTRIED = "not tried (--try FILE compares its answers to a recorded game)"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a program, in an otherwise empty current folder."""
    monkeypatch.chdir(tmp_path)
    return make(tmp_path / "my_bot")


@pytest.fixture
def untried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bundler does not start what it builds, for tests that start it themselves or look at something else."""
    monkeypatch.setattr(Trial, "check_start", lambda trial: [])
    monkeypatch.setattr(Trial, "check_imports", lambda trial: None)


def make(folder: Path, **sources: str) -> Path:
    """Writes the program; ``sources`` are further modules of it, or other texts for its own."""
    for path, text in {**FILES, **{f"{name}.py": source for name, source in sources.items()}}.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.removeprefix("\n"), encoding="utf-8")
    return folder


def record(file: Path, *answers: str | None, inputs: tuple[str, ...] = ("1 2", "3", "4 5")) -> str:
    """Writes a replay of one game, in which seat 1 is sent ``inputs``; returns its name."""
    turns = [{"inputs": {"1": [line]}, "actions": [None, answer]} for line, answer in zip(inputs, answers, strict=True)]
    players = [{"name": "other"}, {"name": "me"}]
    file.write_text(json.dumps({"player_inputs_init": [[], []], "players": players, "turns": turns}) + "\n")
    return str(file)


def built(*arguments: str) -> Path:
    """Bundles the program, which must succeed."""
    assert command.main(["my_bot/main.py", *arguments]) == 0
    return Path("dist/my_bot.py")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 1) -> str:
    """What the bundler says when it fails; it must be short, and nothing may be written."""
    assert command.main([*(arguments or ("my_bot/main.py",))]) == code
    said, errors = capsys.readouterr()
    assert said == "" and not Path("dist").exists()
    return errors


@pytest.mark.usefixtures("untried")
class TestBuiltFile:
    @pytest.mark.parametrize("arguments", [(), ("--no-minify",)])
    def test_is_the_program(self, folder: Path, arguments: tuple[str, ...]) -> None:
        assert run(built(*arguments).resolve(), "1 2\n3\n", cwd=Path("/")).stdout == "3 9\n3 9\n"

    def test_has_the_same_names_in_its_first_module(self, folder: Path) -> None:
        make(folder, main="SOURCES = 1\nimport helper\nprint(sorted(name for name in globals() if '__' not in name))")
        assert run(built(), "").stdout == "['SOURCES', 'helper']\n"

    def test_is_the_same_wherever_the_program_is(self, folder: Path, tmp_path: Path) -> None:
        make(tmp_path / "elsewhere" / "copy")
        assert command.main(["elsewhere/copy/main.py", "--out", "copy.py"]) == 0
        assert Path("copy.py").read_bytes() == built().read_bytes()

    def test_keeps_docstrings_that_another_module_reads(self, folder: Path) -> None:
        make(folder, main="from helper import add\nprint(add.__doc__)")
        assert run(built(), "").stdout == "The sum of a line.\n"

    def test_keeps_the_fields_of_a_class_whose_annotations_stand_under_a_condition(self, folder: Path) -> None:
        fields = "from dataclasses import dataclass\n@dataclass\nclass A:\n    if True:\n        x: int = 1\n"
        make(folder, main=f"{fields}print(A(2))")
        assert run(built(), "").stdout == "A(x=2)\n"

    def test_starts_processes_like_the_program(self, folder: Path) -> None:
        make(folder, main="""
import multiprocessing

import helper


def work(line):
    return helper.add(line)


if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.map(work, ["1 2", "3"]))
""")
        assert run(built(), "").stdout == "[3, 3]\n"


@pytest.mark.usefixtures("untried")
class TestPlace:
    def test_is_a_file_of_dist_named_after_the_programs_folder(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        size = utf16_length(built().read_text())
        assert capsys.readouterr().out == f"dist/my_bot.py: written, {size:,} of 100,000 characters; {UNTRIED}\n"

    def test_has_the_name_of_another_file(self, folder: Path) -> None:
        (folder / "main.py").rename(folder / "racer.py")
        assert command.main(["my_bot/racer.py"]) == 0
        assert Path("dist/racer.py").is_file()

    @pytest.mark.parametrize(("out", "place"), [("a/b.py", "a/b.py"), ("a", "a/my_bot.py")])
    def test_can_be_a_file_or_a_folder(self, folder: Path, out: str, place: str) -> None:
        assert command.main(["my_bot/main.py", "--out", out]) == 0
        assert run(Path(place), "1\n").stdout == "1 9\n"

    @pytest.mark.parametrize("out", ["my_bot/helper.py", "notes.py"])
    def test_is_never_a_file_that_the_bundler_has_not_made(
        self, folder: Path, capsys: pytest.CaptureFixture[str], out: str
    ) -> None:
        Path("notes.py").write_text("# mine\n")
        before = Path(out).read_bytes()
        assert "is there already and is no built file" in refused(capsys, "my_bot/main.py", "--out", out)
        assert Path(out).read_bytes() == before

    def test_may_have_an_older_built_file(self, folder: Path) -> None:
        before = built().read_bytes()
        make(folder, helper="def add(line):\n    return 0\n")
        assert built().read_bytes() != before

    def test_of_two_programs_is_a_folder(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / "other.py").write_text("print(1)\n")
        message = refused(capsys, "my_bot/main.py", "my_bot/other.py", "--out", "one.py", code=2)
        assert message == "contest-bundle: --out one.py names one file: name one program too, or a folder for --out\n"

@pytest.mark.usefixtures("untried")
class TestWords:
    @pytest.mark.parametrize(("word", "message"), [
        ("my_bot", "my_bot is a folder; name the file that starts the program, such as my_bot/main.py"),
        ("my_bot/nothing.py", "there is no Python file my_bot/nothing.py"),
        ("my_bot/fast.cpp", "my_bot/fast.cpp is no Python file"),
        ("nothing", "there is no file nothing; a program of your own is named by its file, such as my_bot/main.py"),
    ])
    def test_that_name_no_program_are_refused(
        self, folder: Path, capsys: pytest.CaptureFixture[str], word: str, message: str
    ) -> None:
        (folder / "fast.cpp").touch()
        assert refused(capsys, word) == f"contest-bundle: {message}\n"

    def test_can_be_the_file_of_a_bot_of_the_kit(self, tmp_path: Path) -> None:
        toy_project.make(tmp_path)
        assert command.main([str(tmp_path / "bot/submit/toy.py")], tmp_path) == 0
        assert (tmp_path / "dist/toy.py").read_bytes() == toy_project.text(tmp_path).encode()

    def test_set_needs_a_program_that_takes_it(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ("my_bot/main.py", "--set", "bonus=1", "--out", "one.py")
        assert "main.py has no option --set: only the parameters of a program" in refused(capsys, *arguments)
        make(folder, main="import sys\nif '--set' in sys.argv:\n    print(sys.argv[1:])")
        assert command.main([*arguments]) == 0
        assert run(Path("one.py"), "", "more").stdout == "['--set', 'bonus=1', 'more']\n"

    def test_of_a_trial_need_a_replay(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        message = refused(capsys, "my_bot/main.py", "--seat", "0", code=2)
        assert message == "contest-bundle: --seat says how to use a replay: name the replay with --try\n"


@pytest.mark.usefixtures("untried")
class TestImports:
    def test_of_packages_must_be_allowed(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        make(folder, helper=FILES["helper.py"] + "\n\ndef table():\n    import pandas.core\n")
        assert refused(capsys) == (
            "contest-bundle: helper.py, line 7: import of pandas.core; a submission has the standard library of Python "
            "3.9 and numpy, nothing else (if the contest has it: --allow pandas)\n"
        )
        assert run(built("--allow", "pandas"), "1\n").stdout == "1 9\n"
        make(folder, helper="import scipy")
        assert command.main(["my_bot/main.py", "--allow", "pandas"]) == 1
        assert "Python 3.9, numpy and pandas, nothing else" in capsys.readouterr().err

    def test_for_type_checkers_alone_need_not_be_allowed(self, folder: Path) -> None:
        checked = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pandas\nelse:\n    import json\n"
        make(folder, helper=checked + FILES["helper.py"])
        assert run(built(), "1\n").stdout == "1 9\n"

    @pytest.mark.parametrize(("source", "message"), [
        ("import queue", "helper.py, line 1: import of queue, which is both in the program's folder and in Python's "),
        ("import shapes.round", "helper.py, line 1: import of shapes.round, which does not exist"),
        ("import my_bot.helper", "helper.py, line 1: import of my_bot.helper, which is outside the program's folder; "),
        ("from . import units", "helper.py, line 1: a relative import that leads out of the program's packages"),
        ("def add(:", "helper.py, line 1: invalid syntax"),
        ("return 5", "helper.py, line 1: 'return' outside function"),
        (f"x = {'-' * 100_000}1", "its expressions are nested too deeply for Python"),
        ("x = '\0'", "line 1: source code string cannot contain null bytes"),
    ])
    def test_that_cannot_be_right_are_refused(
        self, folder: Path, capsys: pytest.CaptureFixture[str], source: str, message: str
    ) -> None:
        make(folder, helper=source, queue="")
        error = refused(capsys)
        assert message in error and error.count("\n") == 1

    @pytest.mark.parametrize("module", ["helper.py", "shapes/__init__.py"])
    def test_of_a_pipe_are_refused(self, folder: Path, capsys: pytest.CaptureFixture[str], module: str) -> None:
        (folder / module).unlink(missing_ok=True)
        os.mkfifo(folder / module)
        assert f"{module} is a folder, a pipe or a device, but would be imported as " in refused(capsys)

    def test_relative_in_the_first_module_are_refused(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        make(folder, main="from .helper import add")
        assert "main.py, line 1: a relative import that leads out of the program's packages" in refused(capsys)

    def test_that_the_program_goes_on_without_are_left_out(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        guarded = "try:\n    from msgspec.json import decode\nexcept (ImportError, AttributeError):\n    decode = int\n"
        make(folder, helper=guarded + FILES["helper.py"])
        assert run(built(), "1\n").stdout == "1 9\n"
        assert capsys.readouterr().err == (
            "contest-bundle: note: helper.py, line 2: import of msgspec.json, which is left out, as the program goes on"
            " without it (else: --allow msgspec)\n")
        built("--allow", "msgspec")
        assert capsys.readouterr().err == ""
        make(folder, helper=guarded.replace("ImportError", "KeyError"))
        assert command.main(["my_bot/main.py"]) == 1

    def test_of_a_folder_that_only_the_search_path_names_are_told(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        make(folder, main="import sys\nsys.path.insert(0, 'shapes')\nimport units")
        assert "main.py, line 3: import of units, which is in the folder shapes; " in refused(capsys)

    @pytest.mark.parametrize("call", ["importlib.import_module('helper')", "__import__('helper')"])
    def test_by_a_call_with_a_name_are_followed(
        self, folder: Path, capsys: pytest.CaptureFixture[str], call: str
    ) -> None:
        make(folder, main=f"import importlib\nprint({call}.add('1 2'))")
        assert run(built(), "").stdout == "3\n"
        assert capsys.readouterr().err == ""

    def test_by_a_call_without_a_name_are_pointed_out(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        make(folder, main="import importlib, sys\nname = sys.argv[1]\nimportlib.import_module(name)")
        built()
        assert capsys.readouterr().err == (
            "contest-bundle: note: main.py, line 3: import_module may load a module that the built file lacks; "
            "name what it loads in an import statement too\n"
        )


class TestStart:
    """Every built file is started once, without input, and imports all of its modules."""

    def test_that_fails_in_the_built_file_alone_is_refused(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        make(folder, main="import importlib\nimportlib.import_module('help' + 'er')")
        error = refused(capsys)
        assert error.startswith("contest-bundle: note: main.py, line 2: import_module may load a module that ")
        assert "\ncontest-bundle: the built my_bot does not start as main.py does:\nTraceback " in error
        assert error.endswith("ModuleNotFoundError: No module named 'helper'\n")

    def test_imports_modules_that_are_needed_later(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / "table.txt").write_text("1")
        reads = "from pathlib import Path\nPath(__file__).parents[1].joinpath('table.txt').read_text()"
        make(folder, main="def late():\n    import shapes.table", **{"shapes/table": reads})
        error = refused(capsys)
        assert "\ncontest-bundle: the built my_bot cannot import shapes.table: FileNotFoundError" in error

    @pytest.mark.parametrize("main", ["raise SystemExit(3)", "import helper\nhelper.nothing"])
    def test_that_fails_like_the_program_is_fine(self, folder: Path, main: str) -> None:
        make(folder, main=main)
        assert built().is_file()

    def test_may_fail_in_a_module_that_fails_in_the_program_too(self, folder: Path) -> None:
        tries = "print(1)\ntry:\n    import helper\nexcept ImportError:\n    pass"
        make(folder, main=tries, helper="import numba.core")
        assert run(built(), "").stdout == "1\n"

    def test_tells_what_is_not_there(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        make(folder, main="import no_such_package")
        built("--allow", "no_such_package")
        assert capsys.readouterr().err == (
            "contest-bundle: note: started by itself, it ends with ModuleNotFoundError: No module named "
            "'no_such_package', like main.py itself\n")

    def test_tells_what_is_printed_otherwise(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        make(folder, main="print(__file__.rpartition('/')[2])")
        built()
        said = "note: started without input, the built file prints 'my_bot.py\\n', but main.py"
        assert said in capsys.readouterr().err
        make(folder, main="import time\nprint(time.time_ns())")
        built()
        assert capsys.readouterr().err == ""

    def test_of_a_program_that_does_not_end_is_watched_for_a_while(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bundler.trial.START_SECONDS", 1.0)
        make(folder, main="import time\nwhile True:\n    time.sleep(1)")
        assert built().is_file()

    def test_of_a_program_that_writes_without_end_is_cut_short(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bundler.trial.START_SECONDS", 60.0)
        make(folder, main="while True:\n    print('WAIT' * 1000, flush=True)")
        assert built().is_file()

    def test_writes_nothing_where_the_command_stands(self, folder: Path) -> None:
        make(folder, main="open('left', 'w').close()")
        before = sorted(folder.parent.iterdir())
        built()
        assert sorted(folder.parent.iterdir()) == sorted([*before, folder.parent / "dist"])


class TestPackagesThatAreTakenIn:
    @pytest.fixture
    def library(self, tmp_path: Path) -> Path:
        """A library called ``botkit``, installed elsewhere; one of its modules needs another."""
        search = "from ..clock import now\nBEST = now() + 1"
        for name, text in {"__init__": "", "search/__init__": "", "search/uct": search,
                           "clock": "def now() -> int:\n    return 6", "other": "import pandas"}.items():
            file = tmp_path / "lib/botkit" / f"{name}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return tmp_path / "lib"

    def bundle(self, library: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        code = "import sys, bundler.command; sys.exit(bundler.command.main(sys.argv[1:]))"
        paths = [str(library), str(Path(__file__).resolve().parents[2])]
        command = [sys.executable, "-P", "-c", code, "my_bot/main.py", *arguments]
        variables = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env=variables)

    def test_are_in_the_file_like_the_programs_own(self, folder: Path, library: Path) -> None:
        make(folder, main="from botkit.search import uct\nprint(uct.BEST)")
        done = self.bundle(library)
        assert (done.returncode, done.stderr) == (0, "")
        assert run(Path("dist/my_bot.py"), "").stdout == "7\n"
        sizes = {path: int(size) for size, path in map(str.split, done.stdout.splitlines()[1:])}
        assert [*sizes.values()] == sorted(sizes.values(), reverse=True)
        assert sizes.keys() == {
            "main.py", "botkit/search/uct.py", "botkit/clock.py", "botkit/search/__init__.py", "botkit/__init__.py"}
        assert sizes["main.py"] == len("from botkit.search import uct\nprint(uct.BEST)")
        assert "from botkit.search import uct\n" in Path("dist/my_bot.py").read_text()
        assert "BEST = " not in Path("dist/my_bot.py").read_text()

    def test_can_be_what_the_contest_has(self, folder: Path, library: Path) -> None:
        make(folder, main="def main():\n    from botkit.search import uct")
        done = self.bundle(library, "--allow", "botkit")
        assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
        assert "BEST = " not in Path("dist/my_bot.py").read_text()

    def test_are_those_of_the_programs_folder_first(self, folder: Path, library: Path) -> None:
        make(folder, main="import botkit\nprint(botkit.X)", **{"botkit/__init__": "X = 1"})
        done = self.bundle(library)
        assert (done.returncode, done.stdout.count("\n")) == (0, 1)
        assert run(Path("dist/my_bot.py"), "").stdout == "1\n"

    def test_are_tried_with_another_python_too(self, folder: Path, library: Path, tmp_path: Path) -> None:
        make(folder, main="from botkit.search import uct\nprint(uct.BEST, input())")
        python = tmp_path / "python"
        python.write_text(f"#!/bin/sh\ncd / && exec {sys.executable} \"$@\"\n")
        python.chmod(0o755)
        file = record(folder / "game.jsonl", "7 1 2", inputs=("1 2",))
        assert "and as recorded" in self.bundle(library, "--python", str(python), "--try", file).stdout

    def test_that_lack_a_module_are_refused(self, folder: Path, library: Path) -> None:
        make(folder, main="import botkit.search.nothing")
        assert "import of botkit.search.nothing, which does not exist" in self.bundle(library).stderr


class TestFiles:
    @pytest.mark.parametrize(("source", "told"), [
        ("print(open('data.txt').read())", True),
        ("from pathlib import Path\nPath('data.txt').read_text()", True),
        ("import numpy as np\nnp.load('weights.npy')", True),
        ("import json\njson.loads('1')", False),
        ("try:\n    open('data.txt')\nexcept OSError:\n    pass", False),
        ("import os\nos.open(os.devnull, 0)", False),
    ])
    def test_that_are_read_are_pointed_out(self, folder: Path, source: str, told: bool) -> None:
        make(folder, main=source)
        notes = build(program("my_bot/main.py", None)).notes
        place = f"main.py, line {source.count(chr(10)) + 1}"
        assert bool(notes) is told and all(note.startswith(f"{place}: opens a file, but a") for note in notes)


class TestPackage:
    """A package that ``python -m PACKAGE`` starts."""

    @pytest.mark.parametrize("imports", ["from . import helper", "import my_bot.helper"])
    def test_is_started_by_its_main_module(self, folder: Path, imports: str) -> None:
        made = "from .shapes.units import METRE\nprint(METRE, __package__, helper.__package__)\n"
        make(folder, __main__=f"{imports}\nfrom my_bot import helper\n{made}", main="")
        assert command.main(["my_bot/__main__.py"]) == 0
        assert run(Path("dist/my_bot.py"), "").stdout == "3 my_bot my_bot\n"

    def test_is_tried_like_that(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        loop = "from .helper import add\nwhile line := input():\n    print(add(line))\n"
        make(folder, __main__=loop)
        file = record(folder / "game.jsonl", "3", "3", "9")
        assert command.main(["my_bot/__main__.py", "--try", file]) == 0
        assert "like my_bot/__main__.py itself, and as recorded" in capsys.readouterr().out
        assert 'File "my_bot/helper.py", line 3, in add' in run(Path("dist/my_bot.py"), "x\n").stderr

    def test_that_imports_beside_itself_is_started_by_its_file(self, folder: Path) -> None:
        make(folder, __main__=MAIN)
        assert command.main(["my_bot/__main__.py"]) == 0
        assert run(Path("dist/my_bot.py"), "1\n").stdout == "1 9\n"


@pytest.mark.usefixtures("untried")
class TestSize:
    @pytest.mark.parametrize("limit", ["0", "many", "1e5"])
    def test_limits_are_whole_numbers(self, folder: Path, capsys: pytest.CaptureFixture[str], limit: str) -> None:
        with pytest.raises(SystemExit):
            command.main(["my_bot/main.py", "--limit", limit])
        assert f"argument --limit: wants a whole number from 1 on, not '{limit}'\n" in capsys.readouterr().err

    @pytest.mark.parametrize("more", [0, 1])
    def test_may_reach_the_limit(self, folder: Path, capsys: pytest.CaptureFixture[str], more: int) -> None:
        make(folder, helper=f"TEXT = '{noise(6_000)}\U0001f600'\n{FILES['helper.py']}")
        length = utf16_length(built().read_text(encoding="utf-8"))
        limit = length - 2 - more  # "8,000" is two characters shorter than "100,000"
        capsys.readouterr()
        assert command.main(["my_bot/main.py", "--limit", str(limit), "--out", "one.py"]) == more
        assert more == 0 or f"my_bot has {limit + 1:,} characters; at most {limit:,} fit" in capsys.readouterr().err

    def test_sources_that_are_too_long_are_compressed(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        make(folder, helper=f"TEXT = '{'long' * 30_000}\u4e00'\n{FILES['helper.py']}    # {len('TEXT')}\n")
        file = built()
        assert utf16_length(file.read_text(encoding="utf-8")) < 5_000
        assert "of 100,000 characters, compressed; " in capsys.readouterr().out
        assert run(file, "1 2\n").stdout == "3 9\n"
        assert "File \"helper.py\", line 5, in add\n    return sum(" in run(file, "x\n").stderr
        assert command.main(["my_bot/main.py", "--no-minify"]) == 0
        assert "(too long for the contest)" in capsys.readouterr().out

    def test_another_compression_of_the_same_sources_is_up_to_date(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        make(folder, helper=f"TEXT = '{'long' * 30_000}'\n{FILES['helper.py']}")
        first = built().read_text()
        monkeypatch.setattr(zlib, "compress", lambda data, level: DEFLATE(data, 1))
        assert command.main(["my_bot/main.py", "--check"]) == 0
        assert built().read_text() != first
        assert not same_content(first, first.replace("SETTINGS = []", "SETTINGS = ['a=1']"))
        assert not any(same_content(first, first.replace(PACKED, PACKED + damage)) for damage in ("~", "00000", "\\"))
        make(folder, helper=f"TEXT = '{'long' * 30_000}s'\n{FILES['helper.py']}")
        assert command.main(["my_bot/main.py", "--check"]) == 1
        assert "out of date" in capsys.readouterr().out


class TestTrial:
    def said(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
        """How the program is said to answer."""
        built("--try", *arguments)
        return capsys.readouterr().out.partition("; ")[2].removesuffix("\n")

    def test_tells_whether_the_answers_are_as_recorded(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = record(folder / "game.jsonl", "3 9", "3 9", "9 9")
        same = "answers the opening of game.jsonl, game 1, seat 1 like main.py itself"
        assert self.said(capsys, file) == f"{same}, and as recorded"
        file = record(folder / "game.jsonl", "3 9", "3 8", "9 9")
        assert self.said(capsys, file) == f"{same}, but not as recorded: turn 2: '3 9' instead of '3 8'"
        assert self.said(capsys, file, "--turns", "1") == f"{same}, and as recorded"

    def test_takes_the_inputs_of_a_player_by_its_name(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = record(folder / "game.jsonl", "3 9", "3 9", "9 9")
        assert "game 1, seat 1" in self.said(capsys, file, "--seat", "me")

    def test_tells_a_bot_that_remembers_its_answers_those_that_counted(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = record(folder / "game.jsonl", "1 7\n2", None, "9 9")
        wanted = "import os\nassert open(os.environ['BOTKIT_RECORDED']).read() == '=1 7\\n=2\\n\\n\\n=9 9'\n"
        make(folder, main=MAIN.replace("import sys\n", f"import sys\n{wanted}"))
        assert "like main.py itself" in self.said(capsys, file)

    def test_goes_on_after_a_turn_without_an_answer(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = record(folder / "game.jsonl", "3 9", None, "9 8")
        assert "turn 2: '3 9' instead of no answer" in self.said(capsys, file)
        file = record(folder / "game.jsonl", None, None, None)
        assert "turn 1: '3 9' instead of no answer" in self.said(capsys, file)

    def test_refuses_a_built_file_that_answers_otherwise(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        make(folder, main=MAIN.replace("print(", "print(sys.flags.isolated, "))
        error = refused(capsys, "my_bot/main.py", "--try", record(folder / "game.jsonl", "3 9", "3 9", "9 9"))
        assert error == (
            "contest-bundle: opening of game.jsonl, game 1, seat 1: "
            r"the built my_bot answers '1 3 9\n', the bot itself '0 3 9\n'" "\n"
        )

    def test_says_that_a_program_does_not_repeat_itself(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = record(folder / "game.jsonl", "3 9", "3 9", "9 9")
        make(folder, main=MAIN.replace("print(", "import time; print(sys.argv[1:] or time.time_ns(), "))
        error = refused(capsys, "my_bot/main.py", "--try", file)
        assert "my_bot itself answers differently from run to run" in error and "use --arguments to fix" in error
        assert "turn 1: \"['--seed', '1'] 3 9\"" in self.said(capsys, file, "--arguments=--seed 1")

    def test_forgives_a_program_that_fails_when_nothing_more_comes(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = record(folder / "game.jsonl", "3 9", "3 9", "9 9")
        make(folder, main="import helper\nwhile True:\n    print(helper.add(input()), 9)")
        assert "and as recorded" in self.said(capsys, file)

    def test_refuses_a_program_that_fails_before(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = record(folder / "game.jsonl", "3 9", "0", inputs=("1 2", "x"))
        error = refused(capsys, "my_bot/main.py", "--try", file)
        assert "main.py ends with exit code 1\n" in error and "invalid literal for int()" in error

    def test_leaves_nothing_beside_the_sources(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        built("--try", record(folder / "game.jsonl", "3 9", "3 9", "9 9"))
        assert not [*folder.rglob("__pycache__")]

    @pytest.mark.parametrize(("arguments", "message"), [
        (("game.jsonl", "--game", "2"), "game.jsonl has 1 game, and no game 2"),
        (("game.jsonl", "--seat", "0"), "game.jsonl, game 1: --seat wants one of the players who were asked: 1 me"),
        (("pipe",), "pipe: the file is empty"),
        (("my_bot/main.py",), "my_bot/main.py: not JSON: cut off or damaged in line 1: "),
        (("site.json",), "site.json, game 1: Object missing required field `players`"),
    ])
    def test_needs_a_replay_with_inputs(
        self, folder: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
    ) -> None:
        record(Path("game.jsonl"), "3 9", "3 9", "9 9")
        os.mkfifo("pipe")
        Path("site.json").write_text('{"gameId": 1, "frames": []}')
        assert refused(capsys, "my_bot/main.py", "--try", *arguments).startswith(f"contest-bundle: {message}")

    def test_ends_what_a_late_program_has_started(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bundler.trial.TRIAL_SECONDS", 2.0)
        alive = folder / "alive"
        child = f"import time\nwhile True:\n    open({str(alive)!r}, 'w').write(str(time.time()))\n    time.sleep(.05)"
        make(folder, main=f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {child!r}])")
        game = record(folder / "game.jsonl", "3 9", "3 9", "9 9")
        error = refused(capsys, "my_bot/main.py", "--try", game, "--arguments=--effort 6")
        assert "no end after 2 s of my_bot --effort 6\n" in error
        assert is_quiet(alive)


def is_quiet(file: Path) -> bool:
    """Whether nobody writes a file any more."""
    before = file.stat().st_mtime_ns if file.exists() else 0
    time.sleep(0.5)
    return (file.stat().st_mtime_ns if file.exists() else 0) == before
