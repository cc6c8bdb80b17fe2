"""``branch``: plays on from a turn of a recorded game."""
from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from arena.commands.branch import usual_games
from arena.contract.files import ReplayWriter
from arena.games import load_game
from arena.match.match import new_match
from tests.arena.league.leagues import new_league
from tests.conftest import BOT, TOY, Arena


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl.gz"
    match = new_match(TOY, ["builtin:greedy", "builtin:random"], seed=3, first_turn_ms=0.0, turn_ms=0.0)
    with ReplayWriter(path) as writer:
        writer.add(match.job(0).play())
    return path


def test_points_of_both_are_shown_with_the_gain(file: Path, arena: Arena) -> None:
    words = ("branch", file, "--as", TOY, "--turn", 5, "--seat", 1, "--with", "builtin:greedy", "--games", 4)
    said = json.loads(arena(*words, "--json").stdout)
    assert said["games"] == 4
    assert said["recorded_points"] == said["recorded"]["points"]["value"] == 0.0
    assert said["gain"]["value"] == said["branch"]["points"]["value"] - said["recorded"]["points"]["value"]
    assert "the recorded luck: the rules draw nothing after the start" in said["luck"]
    shown = arena(*words).stdout
    assert "turn 5, seat 1 (random)" in shown
    assert "gain of the branch, in pairs: " in shown
    assert f"{said['branch']['final_score']:.6g}" in shown


def test_other_seats_can_have_other_programs(file: Path, arena: Arena) -> None:
    done = arena("branch", file, "--as", TOY, "--turn", 5, "--seat", 1, "--answer", 9, "--games", 1,
                 "--seat-cmd", 0, f"{BOT} say 8", "--seat-cmd", 1, "builtin:greedy", "--json")
    said = json.loads(done.stdout)
    assert said["branch"]["points"]["value"] == 1.0, "9 beats 8 in every turn from here, and the 9s before were equal"


def test_fewer_games_are_played_where_the_luck_stays_that_of_the_record() -> None:
    game = load_game(TOY)
    assert usual_games(game) == 50
    assert usual_games(replace(game, is_contest=True)) == 5


@pytest.mark.parametrize(("words", "said"), [
    ("--answer 9 --games 0", "--games 0: give a whole number from 1 on"),
    ("--answer 9 --seat-cmd 2 builtin:greedy", "--seat-cmd 2: the seats are 0, 1"),
    ("--with ''", "an empty command; give a program like"),
    ("--answer $'1\n2'", "the answer has several lines, and the recorded one has one"),
    ("--with builtin:nobody", "toy has no builtin:nobody"),
    ("--with 'nosuchprogram 1'", "no program 'nosuchprogram'"),
    (f"--games 1 --with '{BOT} crash_at_start'", "the bot in seat 1 fails before the game comes to where it goes on"),
])
def test_what_cannot_be_played_is_told_in_a_sentence(words: str, said: str, file: Path, arena: Arena) -> None:
    done = arena("branch", file, "--as", TOY, "--turn", 5, "--seat", 1, *shlex.split(words))
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_file_of_a_leagues_game_is_told_to_be_one(tmp_path: Path, arena: Arena) -> None:
    league, alone = tmp_path / "league", tmp_path / "alone.jsonl.gz"
    match = new_match(TOY, [f"{BOT} say 8", "builtin:random"], seed=3)
    record = match.job(0).play()
    for path in (league / "games" / "0000" / "1-0.jsonl.gz", alone):
        path.parent.mkdir(parents=True, exist_ok=True)
        with ReplayWriter(path) as writer:
            writer.add(record)
    new_league(league)
    hint = f"; the bots of its league play with: arena league {league} branch GAME .."
    for path, has_hint in ((league / "games" / "0000" / "1-0.jsonl.gz", True), (alone, False)):
        done = arena("branch", path, "--as", TOY, "--turn", 5, "--seat", 1, "--answer", 9)
        assert done.returncode == 2 and "give --trust" in done.stderr
        assert (hint in done.stderr) is has_hint
