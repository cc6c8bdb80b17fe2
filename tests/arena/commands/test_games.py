"""``games``: which games of a file it lists, and that its commands open them."""
from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from arena.contract.files import ReplayWriter
from tests.conftest import ROOT, TOY, Arena


def record(seed: int, scores: list[int], **more: Any) -> dict[str, Any]:
    """A game of ``mine``, ``other`` and ``third``, of two turns."""
    names = ("mine", "other", "third")[:len(scores)]
    turn = {"inputs": {str(seat): [] for seat in range(len(names))}, "actions": ["1"] * len(names),
            "faults": [None] * len(names)}
    said = {"0": {"medals in diving": seed}, "1": {"medals in diving": 0, "value": 0.5}}
    return {
        "arena": 1, "game": TOY, "edition": "plain", "seed": seed,
        "players": [{"name": name, "cmd": ""} for name in names], "player_inputs_init": [[]] * len(names),
        "turns": [{**turn, "pdata": said}, {**turn, "tdata": {"map": "chess" if seed else "hex"}}],
        "final_scores": scores,
        "ranks": [1 + sum(other > score for other in scores) for score in scores],
    } | more


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my games.jsonl.gz"
    faulty = record(3, [4, 4, 0])
    faulty["turns"][0]["faults"] = [None, "broken_rule: x", None]
    faulty["players"][2]["end_faults"] = ["flood_stderr: y"]
    with ReplayWriter(path) as writer:
        for one in (record(0, [1, 2, 3]), record(1, [9, 2, 9]), record(2, [0, 5, 1]), faulty):
            writer.add(one)
    return path


def test_a_name_that_two_programs_have_is_told(arena: Arena, tmp_path: Path) -> None:
    """Two matches in one file, each with a program of its own that is called so."""
    file = tmp_path / "two.jsonl.gz"
    games = [record(seed, [1, 2], players=[{"name": "bot.py", "cmd": f"python {folder}/bot.py"},
                                           {"name": "other", "cmd": "./other"}])
             for seed, folder in enumerate(["new", "new", "old"])]
    with ReplayWriter(file) as writer:
        for one in games:
            writer.add(one)
    done = arena("games", file, "--seat", "bot.py")
    assert done.stderr == ("--seat bot.py: that is the name of 2 programs here; to mean one, give its command: 'python"
                           " new/bot.py' or 'python old/bot.py'\n")
    for seat, listed in (("other", 3), ("0", 3), ("python new/bot.py", 2)):
        done = arena("games", file, "--seat", seat, "--json")
        assert (len(json.loads(done.stdout)["games"]), done.stderr) == (listed, "")


@pytest.mark.parametrize(("options", "games"), [
    ([], [1, 2, 3, 4]),
    (["--seat", "mine", "--lost"], [1, 3]),
    (["--seat", "0", "--lost"], [1, 3]),
    (["--seat", "other", "--lost"], [1, 2]),
    (["--lost"], [1, 2, 3, 4]),
    (["--faulty"], [4]),
    (["--seat", "mine", "--faulty"], []),
    (["--seat", "third", "--faulty"], [4]),
    (["--where", "PDATA medals in diving@1 = 0"], [1, 2, 3, 4]),
    (["--seat", "mine", "--where", "PDATA medals in diving@1 = 0"], [1]),
    (["--where", "PDATA medals in diving = 2", "--where", "PDATA value = 0.5"], []),
    (["--where", "PDATA medals in diving >= 1", "--where", "TDATA map = chess"], [2, 3, 4]),
    (["--seat", "mine", "--lost", "--where", "TDATA map = chess"], [3]),
])
def test_lists_the_games_that_one_player_makes_fit(arena: Arena, file: Path, options: list[str],
                                                   games: list[int]) -> None:
    done = arena("games", file, *options, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [game["game"] for game in found["games"]] == games
    assert found["of"] == 4


def test_says_who_won_what_was_said_and_the_command_that_opens_a_game(arena: Arena, file: Path) -> None:
    done = arena("games", file, "--as", TOY, "--seat", "mine", "--where", "PDATA medals in diving = 3")
    lines = done.stdout.splitlines()
    assert lines == [
        "game 4, seed 3, 2 turns: 1. mine 4, 1. other 4 (faults: 1), 3. third 0 (faults: 1)",
        "    mine, PDATA medals in diving = 3: 3",
        f"    arena view '{file}' --as {TOY} --game 4",
        "1 of 4 games",
    ]
    words = shlex.split(lines[2])
    assert words[0] == "arena"
    done = arena(*words[1:])
    assert (done.returncode, done.stdout.strip()) == (0, str(file.with_name("my games-4.html")))


def test_says_what_the_commands_need_for_a_game_that_is_not_installed(arena: Arena, file: Path) -> None:
    done = arena("games", file, "--seat", "mine", "--lost")
    assert done.stdout.splitlines()[-2:] == [
        "2 of 4 games", f"add --as {TOY} to these commands, if you trust the programs of that game"]


def test_says_that_a_game_without_a_name_needs_one(arena: Arena) -> None:
    done = arena("games", ROOT / "replays" / "olympics_edge.jsonl.gz")
    assert done.stdout.splitlines()[-1] == "add --as GAME to these commands, if you trust the programs of that game"


def test_lists_games_of_other_programs_too(arena: Arena) -> None:
    done = arena("games", ROOT / "replays" / "olympics_public.jsonl.gz", "--seat", "player 1", "--json")
    assert len(json.loads(done.stdout)["games"]) == 40


@pytest.mark.parametrize(("name", "options", "message"), [
    ("ewn_exact.jsonl.gz", [], "is not a whole game"),
    ("olympics_public.jsonl.gz", ["--where", "medals = 3"], "it has the form: PDATA medals in diving@50 = 0"),
])
def test_refuses_what_makes_no_sense(arena: Arena, name: str, options: list[str], message: str) -> None:
    done = arena("games", ROOT / "replays" / name, *options)
    assert done.returncode == 2
    assert message in done.stderr


def test_a_player_who_never_played_is_told_from_one_who_won(arena: Arena, file: Path) -> None:
    done = arena("games", file, "--seat", "mine.py", "--lost")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--seat: no player is called 'mine.py'" in done.stderr
    assert done.stderr.endswith("the players are: mine, other, third\n")
    assert arena("games", file, "--seat", "3").returncode == 2
