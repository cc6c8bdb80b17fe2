"""What a command on the arena's command line names."""
from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from arena.contract.game import Request
from arena.games import load_game
from arena.run.contestants import (
    CommandError,
    Contestant,
    contestant,
    distinct_names,
    short_name,
    why_not_without_shell,
)
from arena.run.players import ProcessPlayer
from arena.run.sandbox import Sandbox, why_not_isolated
from arena.run.waiting import Seats

GAME = load_game("battlesheep")
needs_bwrap = pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())


def test_a_baseline_can_be_set():
    one = contestant(GAME, "builtin:flat --set playouts=7")
    assert one.name == "flat playouts=7"
    assert one.answerer is not None
    assert vars(one.answerer(Random(1)))["_playouts"] == 7
    plain = contestant(GAME, "builtin:flat")
    assert plain.answerer is not None
    assert vars(plain.answerer(Random(1)))["_playouts"] == 3300


def test_the_kits_bots_take_their_own_options():
    one = contestant(GAME, "builtin:reference --set seed=3 --effort 9")
    assert one.words == ("python", "-P", "-m", "bot.submit.battlesheep_reference", "--set", "seed=3", "--effort", "9")
    assert one.name == "reference seed=3 --effort 9"
    assert contestant(GAME, "builtin:kit").words == ("python", "-P", "-m", "bot.submit.battlesheep")


def test_older_files_call_the_kits_bot_own():
    old, new = contestant(GAME, "builtin:own --effort 3"), contestant(GAME, "builtin:kit --effort 3")
    assert (old.words, old.name) == (new.words, new.name)


@pytest.mark.parametrize(("command", "message"), [
    ("builtin:nobody", "battlesheep has no builtin:nobody; there are: builtin:random, builtin:greedy, builtin:flat"),
    ("builtin:flat --set playouts=no", "builtin:flat: playouts wants a whole number from 1 on, not 'no'"),
    ("builtin:flat --set rounds=3", "builtin:flat: --set rounds=3: it takes --set playouts=NUMBER"),
    ("builtin:flat --effort 3", "builtin:flat: --effort 3: it takes --set playouts=NUMBER"),
    ("builtin:flat --set", "builtin:flat: --set : it takes --set playouts=NUMBER"),
    ("builtin:greedy --set playouts=3", "builtin:greedy: --set playouts=3: it takes no options"),
    ("builtin:flat 'x", "cannot read the command"),
    ("x" * 300, "no program 'xxx"),
    (f"python {'x' * 300}", "no file 'xxx"),
])
def test_what_cannot_be_set_is_said(command, message):
    with pytest.raises(CommandError) as error:
        contestant(GAME, command)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(("command", "advice"), [
    ("cd old && ./bot", "it would go to a folder: name that by --cwd DIR"),
    ("SEED=1 ./bot", "it would set a variable: set it before the arena's own command, and pass it on by --env SEED"),
    ("python ~/bot.py", "it would put a folder in place of ~: write that"),
    ("~me/bot", "it would put a folder in place of ~me: write that"),
    ("./bot --map=~/maps", "it would put a folder in place of ~: write that"),
    ("./bot | tee log", "only it understands |: name one, as in sh -c '..'"),
    ("./bot 2>log", "only it understands 2>log: name one, as in sh -c '..'"),
    ("./build; ./bot", "only it understands ;: name one, as in sh -c '..'"),
    ("./bot $SEED", "only it understands $SEED: name one, as in sh -c '..'"),
    ("python bot.py |tee log", "only it understands |: name one, as in sh -c '..'"),
    ("python bot.py|tee log", "only it understands |: name one, as in sh -c '..'"),
    ("./build&&./bot", "only it understands &&: name one, as in sh -c '..'"),
    ("./build ;./bot", "only it understands ;: name one, as in sh -c '..'"),
    ("./bot&", "only it understands &: name one, as in sh -c '..'"),
    ("./bot &>log", "only it understands &>log: name one, as in sh -c '..'"),
    ("python `pwd`/bot.py", "only it understands `: name one, as in sh -c '..'"),
])
def test_what_a_shell_would_have_done_is_said(command, advice):
    with pytest.raises(CommandError) as error:
        contestant(GAME, command)
    assert str(error.value) == f"the command {command!r} is run without a shell; {advice}"


@pytest.mark.parametrize("command", [
    "sh -c 'cd old && SEED=1 ./bot $SEED 2>log | tee ~/log'", 'sh -c "a | b"', "python -c 'a > b'", r"./bot \$a",
    "./bot --set seed=1 a;b c>d e~f", "builtin:kit --set x=1",
])
def test_words_in_quotes_are_for_no_shell(command):
    assert why_not_without_shell(command) == ""


@pytest.mark.parametrize("isolated", [False, pytest.param(True, marks=needs_bwrap)])
def test_a_game_in_a_folder_of_its_own_starts_its_own_bot(
    isolated: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"mine_{isolated}"
    for file, text in {
        "submit/__init__.py": "",
        f"submit/{name}.py": "from ..answers import answer\nfor line in open(0): answer(line)\n",
        "__init__.py": "", "answers.py": "def answer(line):\n    print(9 - int(line), flush=True)\n",
        "game.py": "from dataclasses import replace\nfrom tests.arena.remembering import GAME\n"
                   f"GAME = replace(GAME, name={name!r}, submissions='{name}.submit')\n",
    }.items():
        (tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name / file).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    own = contestant(load_game(f"{name}.game:GAME"), "builtin:kit", Sandbox(isolated=isolated))
    monkeypatch.chdir("/")
    player = ProcessPlayer(own.start, (), 20_000.0)
    seats = Seats()
    seats.players = [player]
    try:
        assert seats.ask({0: Request(("2",), 0.0)})[0].line == "7", player.last_messages()
    finally:
        seats.close()


def test_a_game_without_bots_of_its_own_wants_a_program():
    with pytest.raises(CommandError, match="has no builtin:random; name a program, like "):
        contestant(replace(GAME, baselines={}, submissions=""), "builtin:random")


def test_each_setting_of_a_baseline_counts():
    def two(random: Random, first: int = 1, second: int = 1) -> tuple[int, int]:
        return first, second

    game = replace(GAME, baselines={"two": two})
    one = contestant(game, "builtin:two --set first=3 --set second=5")
    assert one.answerer is not None
    assert one.answerer(Random(1)) == (3, 5)
    with pytest.raises(CommandError, match="--set third=1: it takes --set first=NUMBER, --set second=NUMBER"):
        contestant(game, "builtin:two --set first=3 --set third=1")


@pytest.mark.parametrize(("commands", "names"), [
    (("python new/a.py", "python old/a.py"), ["new/a.py", "old/a.py"]),
    (("python a.py", "python old/a.py"), ["a.py", "old/a.py"]),
    (("python /x/one/bot/a.py", "python /x/two/bot/a.py", "b"), ["one/bot/a.py", "two/bot/a.py", "b"]),
    (("python a.py", "python a.py"), ["a.py", "a.py"]),
    (("python3.11 a.py", "python3.12 a.py"), ["python3.11 a.py", "python3.12 a.py"]),
    (("python ./a.py", "python a.py"), ["python ./a.py", "python a.py"]),
    (("java -cp x Main", "java -cp y Main"), ["x Main", "y Main"]),
    (("python -m x.bot", "python -m y.bot"), ["x.bot", "y.bot"]),
    (("builtin:kit", "./kit"), ["builtin:kit", "kit"]),
    (("python new/a.py --set b=1", "python new/a.py --set b=2"), ["a.py b=1", "a.py b=2"]),
])
def test_different_commands_have_different_names(commands, names):
    players = [Contestant(command, short_name(command.removeprefix("builtin:").split()), tuple(command.split()))
               for command in commands]
    assert distinct_names(players) == names
