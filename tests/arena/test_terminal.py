"""Control characters in what programs say are shown on the terminal, and not obeyed."""
from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from arena import cli
from arena.contract.record import as_json
from arena.match.match import new_match
from arena.printable import as_it_is, shown, shown_to_people
from arena.terminal import Terminal, new_table, number_column, text_column
from tests.conftest import TOY

HOSTILE = "\x1b[2J\x1b]0;title\x07\r\x9b31m\u202eeman"
SHOWN = r"\x1b[2J\x1b]0;title\x07\r\x9b31m\u202eeman"


@pytest.mark.parametrize(("text", "as_shown"), [
    (HOSTILE, SHOWN), ("\x7f\x85\ud800\u2028", r"\x7f\x85\ud800\u2028"), ("é 漢 😀\t|\n", "é 漢 😀\t|\n"), ("", "")])
def test_a_text_keeps_all_but_what_a_terminal_would_obey(text: str, as_shown: str) -> None:
    assert shown(text) == as_shown


def test_what_is_printed_is_shown_and_what_draws_is_not_touched(capsys: pytest.CaptureFixture[str]) -> None:
    with shown_to_people():
        sys.stdout.write(f"{HOSTILE}\n")
        sys.stderr.writelines([HOSTILE])
        as_it_is(sys.stdout).write("\r\x1b[A")
    assert as_it_is(sys.stdout) is sys.stdout
    assert tuple(capsys.readouterr()) == (f"{SHOWN}\n\r\x1b[A", SHOWN)


@pytest.mark.parametrize("closed", ["stdout", "stderr"])
def test_what_is_printed_on_a_closed_stream_is_lost(closed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, closed, None)
    with shown_to_people():
        getattr(sys, closed).write("a word")
        Terminal().print("a table")
    assert getattr(sys, closed) is None


def test_a_table_keeps_its_own_colours_alone() -> None:
    file = io.StringIO()
    table = new_table(text_column("name"), title="a title")
    table.add_row("\x1b[31mred")
    terminal = Terminal(file=file, force_terminal=True, color_system="standard", width=80)
    terminal.print(table)
    terminal.print("\x1b[31mred")
    printed = file.getvalue()
    assert "\x1b[31m" not in printed and printed.count(r"\x1b[31") == 2
    assert "\x1b[1m" in printed


def test_a_table_shows_the_characters_that_rich_would_drop() -> None:
    table = new_table(text_column("name"), title="\x07title")
    table.add_row("\x07\x08\x0b\x0c\r|")
    file = io.StringIO()
    Terminal(file=file, width=30).print(table)
    assert [line.strip() for line in file.getvalue().splitlines() if "\\" in line] == [
        r"\x07title", r"\x07\x08\x0b\x0c\r|"]


def test_a_table_has_texts_as_they_are_folded_and_numbers_on_one_line() -> None:
    table = new_table(text_column("bot"), number_column("Elo"), title="[b]title")
    table.add_row(f":smile: {'x' * 12}", "+100 to +200")
    file = io.StringIO()
    Terminal(file=file, width=26).print(table)
    printed = file.getvalue()
    assert "[b]title" in printed and ":smile:" in printed and printed.count("x") == 12
    assert [line.endswith("+100 to +200  ") for line in printed.splitlines() if "smile" in line] == [True]


def test_a_table_without_headings_has_no_line_for_them() -> None:
    table = new_table(text_column(""), text_column(""))
    table.add_row("seats", "2")
    file = io.StringIO()
    Terminal(file=file, width=30).print(table)
    assert file.getvalue().split() == ["seats", "2"]


def bot(folder: Path, text: str) -> str:
    """The command of a bot that prints a text on stderr and then ends."""
    (folder / "bot.py").write_text(f"import sys\nsys.exit({text!r})")
    return f"python -S {folder / 'bot.py'}"


def hostile_file(folder: Path) -> str:
    game = as_json(new_match(TOY, ["builtin:random", "builtin:greedy"], seed=1).job(0).play())
    for number, player in enumerate(game["players"]):
        player["name"] = f"{HOSTILE}{number}"
    file = folder / "x.jsonl"
    file.write_text(json.dumps(game))
    return str(file)


def test_no_command_lets_a_program_speak_to_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hostile, league, out = bot(tmp_path, HOSTILE), str(tmp_path / "league"), str(tmp_path / "play.jsonl.gz")
    cli.main(["league", league, "init", TOY])
    capsys.readouterr()
    for words in (
        ["play", TOY, hostile, "builtin:random", "--games", "2", "--out", out],
        ["games", hostile_file(tmp_path)],
        ["league", league, "add", "bad", hostile],
    ):
        cli.main(words)
        said = "".join(capsys.readouterr())
        assert r"\x1b" in said, words
        assert not {*"\x1b\x07\x9b\u202e"} & {*said}, words
