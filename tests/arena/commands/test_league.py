"""A league: ratings in the order of strength, bots added later, going on after an end, a page."""
from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.arena.replay.files import read_records
from bot.arena.run.schedule import GAMES, PAGE, LeagueError, check_history, read_league, run_league_job, schedule
from bot.arena.stats.ratings import standings
from tests.arena.conftest import BOT, TOY

Arena = Callable[..., subprocess.CompletedProcess[str]]


def write_config(folder: Path, **bots: str) -> None:
    lines = [f'{name} = "{command}"' for name, command in bots.items()]
    (folder / "league.toml").write_text("\n".join([f'game = "{TOY}"', "seats = 3", "[bots]", *lines]))


BOTS = {"nine": "builtin:greedy", "random": "builtin:random", "bad": f"{BOT} crash_later"}


def test_ratings_follow_strength_and_bots_can_be_added_at_any_time(arena: Arena, tmp_path: Path) -> None:
    write_config(tmp_path, **BOTS)
    first = json.loads(arena("league", tmp_path, "--games", 24, "--jobs", 2, "--json").stdout)
    assert [bot["name"] for bot in first["bots"]] == ["nine", "random", "bad"]
    assert first["bots"][2]["faults"] == {"crash_later": 24}
    write_config(tmp_path, **BOTS, late="builtin:random")
    done = arena("league", tmp_path, "--games", 48, "--jobs", 2)
    assert done.returncode == 0, done.stderr
    for words in ("nine", "late", "rating", " crash_later", PAGE):
        assert words in done.stdout
    games = Counter(name for record in read_records(tmp_path / GAMES) for name in record["league"]["names"])
    assert games["late"] >= 30
    assert "late" in (tmp_path / PAGE).read_text()


def test_a_retired_bot_keeps_its_place_and_a_changed_one_is_refused(arena: Arena, tmp_path: Path) -> None:
    write_config(tmp_path, **BOTS)
    arena("league", tmp_path, "--games", 6)
    write_config(tmp_path, nine=BOTS["nine"], random=BOTS["random"], other="builtin:random")
    table = json.loads(arena("league", tmp_path, "--games", 6, "--json").stdout)
    assert {bot["name"]: bot["active"] for bot in table["bots"]} == {
        "nine": True, "random": True, "other": True, "bad": False
    }
    write_config(tmp_path, nine="builtin:random", random=BOTS["random"], other="builtin:random")
    done = arena("league", tmp_path)
    assert done.returncode == 2
    assert "new name" in done.stderr


def test_a_broken_off_set_is_finished_first(tmp_path: Path) -> None:
    write_config(tmp_path, nine="builtin:greedy", random="builtin:random", other="builtin:random")
    league = read_league(tmp_path)
    jobs = list(schedule(league, [], 12))
    assert len(jobs) == 12
    played = [run_league_job(job) for job in [*jobs[:4], *jobs[6:8]]]
    again = list(schedule(league, played, 6))
    left = {(job.number, job.job.index) for job in jobs} - {(r["league"]["set"], r["match"]["index"]) for r in played}
    assert {(job.number, job.job.index) for job in again} == left
    assert len(standings(league, played)) == 3


@pytest.mark.parametrize("line", ["turn_ms = 5", "first_turn_ms = 5", "seed = 2", "options = {size = '9'}"])
def test_games_of_another_configuration_are_not_mixed(tmp_path: Path, line: str) -> None:
    write_config(tmp_path, **BOTS)
    league = read_league(tmp_path)
    played = [run_league_job(next(schedule(league, [], 1)))]
    check_history(league, played)
    config = tmp_path / "league.toml"
    config.write_text(f"{line}\n{config.read_text()}")
    with pytest.raises(LeagueError, match="use another folder"):
        check_history(read_league(tmp_path), played)


@pytest.mark.parametrize("option", ["--jobs", "--games"])
def test_a_negative_number_is_refused(arena: Arena, tmp_path: Path, option: str) -> None:
    write_config(tmp_path, **BOTS)
    done = arena("league", tmp_path, option, -1)
    assert done.returncode == 2
    assert f"{option} -1: " in done.stderr
    assert "Traceback" not in done.stderr


TWO = '[bots]\na = "builtin:random"\nb = "builtin:greedy"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", "league.toml"),
        ("bots = {}", "wants 'game'"),
        (f'game = "{TOY}"', "wants 'bots'"),
        ('game = "nosuch"\n[bots]', "no game called"),
        (f'game = "{TOY}"\n[bots]\na = "builtin:random"', "a game has 2 players"),
        (f'game = "{TOY}"\nseats = 9\n[bots]\na = "builtin:random"', "not 9"),
        (f'game = "{TOY}"\ncolour = 9\n[bots]\na = "builtin:random"', "does not know colour"),
        (f'game = "{TOY}"\n[bots]\na = "builtin:random"\nb = "no-such-program"', "bot b: no program"),
        (f'game = "ewn"\nedition = "nosuch"\n{TWO}', "no edition is called 'nosuch'"),
        (f'game = "ewn"\n{TWO}\n[options]\ncolour = "9"', "no option is called 'colour'"),
        (f'game = "ewn"\nturn_ms = -1\n{TWO}', "turn_ms = -1 is not a number from 0 on"),
        ('game = "ewn"\nbots = ["builtin:random"]', "bots = ['builtin:random'] is not a table of texts"),
        ('game = "ewn"\nseed = "1"', "seed = '1' is not a whole number"),
        ('game = "nosuch:GAME"\nbots = {}', "No module named 'nosuch'"),
        (f'game = "{TOY}"\n[bots]\n"Bj\u00f6rn" = "builtin:random"', "can't decode"),
        (f'game = "ewn"\nturn_ms = inf\n{TWO}', "a limit of inf ms"),
    ],
)
def test_a_wrong_configuration_says_what_to_change(arena: Arena, tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "league.toml").write_text(text, encoding="latin-1")
    done = arena("league", tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_league_begins_with_a_configuration_to_change(arena: Arena, tmp_path: Path) -> None:
    assert "--init" in arena("league", tmp_path / "new").stderr
    assert arena("league", tmp_path / "new", "--init").returncode == 0
    assert arena("league", tmp_path / "new", "--init").returncode == 2
    assert "[bots]" in (tmp_path / "new" / "league.toml").read_text()


@pytest.mark.parametrize("name", ["turn_ms", "first_turn_ms"])
def test_a_time_of_zero_means_that_none_is_enforced(tmp_path: Path, name: str) -> None:
    (tmp_path / "league.toml").write_text(f'game = "{TOY}"\n{name} = 0\n{TWO}')
    assert getattr(read_league(tmp_path).first.limits, name) == 0.0
