from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bundle
from bundler import command
from bundler.build import LIMIT, assemble, utf16_length
from bundler.recording import opening_of_game
from tests import toy_project

ANSWER = "6 'one\\n    two  # not a comment\\n'\n"
RULES = toy_project.FILES["bot/games/toy/rules.py"]

REFUSE_WRITING = """
import os
import sys

def refuse(event, arguments):
    if event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        raise OSError(30, f"read-only file system: {arguments[0]}")
    if event in {"os.mkdir", "os.rename", "os.remove", "os.symlink", "os.link", "tempfile.mkdtemp", "tempfile.mkstemp"}:
        raise OSError(30, "read-only file system")

sys.addaudithook(refuse)
file = sys.argv.pop(1)
with open(file) as text:
    code = compile(text.read(), file, "exec")
exec(code, {"__name__": "__main__", "__file__": file, "__builtins__": __builtins__})
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return toy_project.make(tmp_path)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy's built file, for tests that leave it as it is."""
    return toy_project.built(toy_project.make(tmp_path_factory.mktemp("toy")))


def line_of(text: str, source: str) -> int:
    """The number of the line of a toy's module that has ``text``."""
    return 1 + [text in line for line in source.removeprefix("\n").split("\n")].index(True)


def errors(root: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a failing run of the bundler says; it must write nothing."""
    assert bundle.main(["toy", *arguments], root) == 1
    assert not (root / "dist").exists()
    return capsys.readouterr().err


def test_built_file_answers_like_the_bot(file: Path) -> None:
    assert toy_project.run(file, "1 2 3\n").stdout == ANSWER


def test_every_bot_is_built_unless_some_are_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bundle.main([], root) == 0
    assert "dist/toy.py: written," in capsys.readouterr().out


def test_an_unknown_bot_is_refused_with_the_known_ones(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bundle.main(["chess"], root) == 1
    assert "no bot called 'chess'; there are: toy" in capsys.readouterr().err


def test_out_names_another_folder(root: Path) -> None:
    assert bundle.main(["--out", str(root / "other")], root) == 0
    assert [file.name for file in (root / "other").iterdir()] == ["toy.py"]


def test_a_place_that_cannot_be_written_is_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = root / "file"
    file.touch()
    assert bundle.main(["--out", str(file)], root) == 2
    assert f"bundle.py: {file}: " in capsys.readouterr().err


def test_an_interrupt_is_no_error(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "build", interrupted)
    assert bundle.main([], root) == 130


def test_a_reader_that_has_gone_is_no_error(root: Path) -> None:
    code = f"import bundle, pathlib, sys; sys.exit(bundle.main([], pathlib.Path({str(root)!r})))"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-c", code], stdout=writing, stderr=subprocess.PIPE, cwd=bundle.ROOT)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_only_complete_files_appear(root: Path) -> None:
    file = toy_project.built(root)
    assert [each.name for each in file.parent.iterdir()] == ["toy.py"]


def test_settings_are_fixed_and_the_command_line_overrides_them(root: Path) -> None:
    file = toy_project.built_with(root, "bonus=10")
    assert toy_project.run(file, "1\n").stdout.startswith("11 ")
    assert toy_project.run(file, "1\n", "--set", "bonus=20").stdout.startswith("21 ")


def test_settings_that_the_bot_refuses_are_refused(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "invalid literal" in errors(root, capsys, "--out", str(root / "out"), "--set", "bonus=many")
    assert not (root / "out").exists()


def test_settings_need_another_place_than_the_usual_one(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = toy_project.built(root).read_bytes()
    assert bundle.main(["toy", "--set", "bonus=1"], root) == 2
    message = "bundle.py: --set makes another file than the usual one: say with --out where to write it\n"
    assert capsys.readouterr().err == message
    assert (root / "dist/toy.py").read_bytes() == before


class TestCheck:
    def test_says_missing_and_writes_nothing(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert bundle.main(["--check"], root) == 1
        assert "missing" in capsys.readouterr().out
        assert not (root / "dist").exists()

    def test_says_whether_it_is_up_to_date_and_leaves_the_file(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = toy_project.built(root).read_bytes()
        assert bundle.main(["--check"], root) == 0
        assert "up to date" in capsys.readouterr().out
        (root / "bot/games/toy/rules.py").write_text(RULES.replace("bonus: int = 0", "bonus: int = 1"))
        assert bundle.main(["--check"], root) == 1
        assert "out of date" in capsys.readouterr().out
        assert (root / "dist/toy.py").read_bytes() == before


class TestSurroundings:
    def test_starts_where_nothing_can_be_written(self, file: Path, tmp_path: Path) -> None:
        guard = tmp_path / "guard.py"
        guard.write_text(REFUSE_WRITING)
        run = toy_project.run(guard, "1 2 3\n", str(file))
        assert (run.stdout, run.stderr) == (ANSWER, "")

    def test_the_guard_of_this_test_refuses_writing(self, tmp_path: Path) -> None:
        guard, writer = tmp_path / "guard.py", tmp_path / "writer.py"
        guard.write_text(REFUSE_WRITING)
        writer.write_text("open('file', 'w')\n")
        assert "read-only" in toy_project.run(guard, "", str(writer)).stderr

    def test_leaves_nothing_behind_when_killed(self, file: Path, tmp_path: Path) -> None:
        bot = subprocess.Popen(
            [sys.executable, str(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "TMPDIR": str(tmp_path)},
        )
        with bot:
            assert bot.stdin and bot.stdout
            bot.stdin.write("1 2 3\n")
            bot.stdin.flush()
            assert bot.stdout.readline() == ANSWER
            bot.kill()
        assert list(tmp_path.iterdir()) == []

    def test_runs_from_a_pipe_of_source(self, file: Path) -> None:
        text = file.read_text()
        code = f"import sys\nsys.argv = ['bot']\nexec({text!r}, {{'__name__': '__main__'}})"
        run = subprocess.run([sys.executable, "-I", "-c", code], input="1 2 3\n", capture_output=True, text=True)
        assert run.stdout == ANSWER

    def test_its_modules_win_over_a_folder_of_the_same_name(self, root: Path) -> None:
        file = toy_project.built(root)
        (root / "bot/games/toy/rules.py").write_text("raise SystemExit('the wrong module')")
        assert toy_project.run(file, "1 2 3\n", flags=(), cwd=root).stdout == ANSWER


class TestTracebacks:
    def test_show_module_line_and_source(self, file: Path) -> None:
        error = toy_project.run(file, "1 x\n", cwd=Path("/")).stderr
        player, entry = (toy_project.FILES[f"bot/{folder}/toy.py"] for folder in ("players", "submit"))
        assert f'File "bot/games/toy/rules.py", line {line_of("int(word)", RULES)}, in' in error
        assert f'File "bot/players/toy.py", line {line_of("print(", player)}, in main' in error
        assert f'File "bot/submit/toy.py", line {line_of("main()", entry)}, in <module>' in error
        assert "\nint(word)" in error.replace("    ", "")
        assert "importlib" not in error

    def test_of_a_module_that_cannot_be_imported_show_no_machinery(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        source = RULES + "\n\nif UNITS:\n    Rules = 1 / add\n"
        toy_project.make(root, {"bot/games/toy/rules.py": source})
        assert "Rules = 1 / add" in errors(root, capsys)
        file = root / "broken.py"
        file.write_text(toy_project.text(root))
        error = toy_project.run(file, "", cwd=Path("/")).stderr
        assert f'File "bot/games/toy/rules.py", line {line_of("1 / add", source)}, in <module>' in error
        assert "Rules = 1 / add" in error
        assert "importlib" not in error


class TestImports:
    @pytest.mark.parametrize("statement", ["import scipy.stats", "from scipy import stats", "import tomllib"])
    def test_of_foreign_packages_are_refused_with_their_place(
        self, root: Path, capsys: pytest.CaptureFixture[str], statement: str
    ) -> None:
        source = f"{RULES}\n\ndef late():\n    {statement}\n"
        toy_project.make(root, {"bot/games/toy/rules.py": source})
        message = errors(root, capsys)
        assert f"bot/games/toy/rules.py, line {line_of(statement, source)}: import of" in message
        assert "the standard library of Python 3.9 and numpy, nothing else" in message

    def test_of_missing_modules_are_refused(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        toy_project.make(root, {"bot/games/toy/rules.py": RULES + "\nimport bot.games.nothing\n"})
        assert "import of bot.games.nothing, which does not exist" in errors(root, capsys)

    def test_of_numpy_are_fine(self, root: Path) -> None:
        source = RULES + "\nimport numpy as np\n\nZERO = int(np.zeros(1)[0])\n"
        toy_project.make(root, {"bot/games/toy/rules.py": source})
        assert toy_project.run(toy_project.built(root), "1 2 3\n").stdout == ANSWER

    def test_of_own_modules_with_a_standard_name_in_a_package_find_them(self, root: Path) -> None:
        player = toy_project.FILES["bot/players/toy.py"]
        toy_project.make(
            root,
            {
                "bot/games/toy/string.py": "HERE = 'ours'\n",
                "bot/players/toy.py": player.replace("import sys\n", "import sys\nfrom bot.games.toy import string\n")
                .replace("print(", "print(string.HERE, "),
            },
        )
        assert toy_project.run(toy_project.built(root), "1 2 3\n").stdout == "ours " + ANSWER

class TestFirstLines:
    def test_say_what_runs_it_and_where_it_comes_from(self, file: Path) -> None:
        text = file.read_text()
        shebang, origin = text.splitlines()[:2]
        assert shebang == "#!/usr/bin/env python3"
        assert origin.startswith(f"# toy: toys 1.2.3, bot/submit/toy.py; {utf16_length(text):,} of 100,000 characters.")

    def test_size_is_right_where_it_gets_another_digit(self) -> None:
        def size(padding: int) -> int:
            text = assemble("toy.py", {"toy.py": "#\U0001f600" + "#" * padding}, (), "toy")
            assert f"; {utf16_length(text):,} of" in text.splitlines()[1]
            return utf16_length(text)

        near = 9_990 - size(0)
        sizes = [size(near + more) for more in range(20)]
        assert sizes[0] < 10_000 < sizes[-1]

    def test_a_bare_path_runs_it(self, file: Path) -> None:
        assert subprocess.run([file], input="1 2 3\n", capture_output=True, text=True).stdout == ANSWER

    def test_a_file_without_the_run_bit_is_not_up_to_date(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        toy_project.built(root).chmod(0o644)
        assert bundle.main(["--check"], root) == 1
        assert "dist/toy.py: without its run bit" in capsys.readouterr().out


class TestSize:
    def weigh(self, root: Path, text: str) -> None:
        """Adds ``text`` to the toy; it shows its sum of characters in its answers."""
        module = f"{RULES}\nWEIGHTS = '{text}'\nUNITS = str(sum(map(ord, WEIGHTS)))\n"
        toy_project.make(root, {"bot/games/toy/rules.py": module})

    def test_counts_utf16_units(self) -> None:
        assert utf16_length("a\u4e00\U0001f600") == 4

    @pytest.mark.parametrize("more", [0, 1])
    def test_a_twentieth_of_the_contests_limit_stays_free(
        self, root: Path, capsys: pytest.CaptureFixture[str], more: int
    ) -> None:
        self.weigh(root, toy_project.noise(90_000))
        length = utf16_length(toy_project.text(root))
        self.weigh(root, toy_project.noise(90_000 + 95_000 - length + more))
        if more:
            assert "95,001 characters; at most 95,000" in errors(root, capsys)
        else:
            assert utf16_length(toy_project.built(root).read_text()) == 95_000

    def test_sources_that_are_left_as_they_are_may_be_too_long(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        toy_project.make(root, {"bot/games/toy/rules.py": f"{RULES}\n# {'x' * LIMIT}\n"})
        toy_project.built(root)
        assert "(too long for the contest)" not in capsys.readouterr().out
        toy_project.built(root, "--no-minify")
        assert "(too long for the contest)" in capsys.readouterr().out

    def test_packed_text_passes_unharmed_and_costs_its_length(self, root: Path) -> None:
        weights = toy_project.noise(80_000)
        self.weigh(root, "")
        small = utf16_length(toy_project.built(root).read_text())
        self.weigh(root, weights)
        file = toy_project.built(root)
        assert utf16_length(file.read_text(encoding="utf-8")) == small + len(weights) + 1  # its size has a digit more
        assert toy_project.run(file, "1 2 3\n").stdout == f"6 '{sum(map(ord, weights))}'\n"


class TestOpening:
    def test_needs_a_recorded_game(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (root / "replays/toy.jsonl.gz").unlink()
        assert "no recorded game of toy" in errors(root, capsys)

    def test_is_that_of_a_game_of_the_bots_own(self, root: Path) -> None:
        toy_project.record(root, ["4"], name="chess")
        toy_project.record(root, ["5"], name="toy_and_more", game="more")
        (root / "replays/toy.jsonl.gz").rename(root / "replays/toys.jsonl.gz")
        assert opening_of_game("toy", root / "replays").lines == ("1 2 3",)

    def test_ends_after_six_turns_in_which_the_seat_was_asked(self, root: Path) -> None:
        toy_project.record(root, *[[str(turn), "0"] for turn in range(9)])
        assert opening_of_game("toy", root / "replays").lines == tuple("001020304050")

    def test_is_answered_with_the_same_options_by_the_bot_and_by_the_built_file(self, root: Path) -> None:
        player = toy_project.FILES["bot/players/toy.py"].replace("print(", "print(sys.argv[1:], ")
        toy_project.make(root, {"bot/players/toy.py": player})
        file = toy_project.built_with(root, "bonus=1")
        assert toy_project.run(file, "1\n").stdout.startswith("['--set', 'bonus=1'] 2 ")

    def test_a_bot_that_fails_on_it_is_refused(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        toy_project.record(root, ["one"])
        message = errors(root, capsys)
        assert "opening of toy.jsonl.gz, game 1, seat 0" in message
        assert "invalid literal for int()" in message

    def test_a_bot_that_does_not_answer_is_refused(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        toy_project.make(root, {"bot/players/toy.py": "def main():\n    input()\n"})
        assert "gives no answer" in errors(root, capsys)

    def test_a_bot_that_answers_but_writes_a_traceback_is_refused(
        self, root: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        player = toy_project.FILES["bot/players/toy.py"].replace(
            "        print(", "        import traceback; traceback.print_stack(); print(")
        toy_project.make(root, {"bot/players/toy.py": player})
        assert bundle.main(["toy"], root) == 0
        failing = player.replace("traceback.print_stack()", "sys.excepthook(*failure())") + """

def failure():
    try:
        raise RuntimeError("lost my way")
    except RuntimeError:
        return sys.exc_info()
"""
        capsys.readouterr()
        toy_project.make(root, {"bot/players/toy.py": failing})
        assert bundle.main(["toy"], root) == 1
        message = capsys.readouterr().err
        assert "writes a traceback to stderr" in message and "RuntimeError: lost my way" in message

    def test_another_answer_than_the_bots_own_is_refused(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        player = toy_project.FILES["bot/players/toy.py"].replace("print(", "print(__loader__.__class__.__name__, ")
        toy_project.make(root, {"bot/players/toy.py": player})
        assert 'the built toy answers "Carried 6' in errors(root, capsys)

    @pytest.mark.parametrize("bot", ["toy_reference", "toy_of_my_own"])
    def test_another_bot_of_a_game_is_tried_on_its_games_opening(
        self, root: Path, bot: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        toy_project.make(root, {f"bot/submit/{bot}.py": toy_project.FILES["bot/submit/toy.py"]})
        assert bundle.main([], root) == 0
        assert f"dist/{bot}.py: written" in capsys.readouterr().out

    def test_another_python_can_try_the_built_file(
        self, root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        python = root / "odd_python"
        python.write_text("#!/bin/sh\necho odd\n")
        python.chmod(0o755)
        monkeypatch.chdir(root)
        assert "the built toy answers 'odd\\n'" in errors(root, capsys, "--python", "./odd_python")

    def test_a_python_that_is_not_there_is_named(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert bundle.main(["toy", "--python", "no_such_python"], root) == 2
        assert "no_such_python: No such file" in capsys.readouterr().err

    def test_files_left_behind_are_refused(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        untidy = "import sys\nopen('left', 'w').close()\n"
        player = toy_project.FILES["bot/players/toy.py"].replace("import sys\n", untidy)
        toy_project.make(root, {"bot/players/toy.py": player})
        assert "leaves files behind: left" in errors(root, capsys)
