"""Tuning: a known noisy function, going on after an end, and the command on a bot whose strength is known."""
from __future__ import annotations

import json
import math
import shlex
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import numpy as np
import pytest
from optuna.distributions import CategoricalDistribution, FloatDistribution, IntDistribution

from bot.arena.cli import parser
from bot.arena.commands.tune import _plan
from bot.arena.game import load_game
from bot.arena.run.contestants import contestant, own_bot_command
from bot.arena.stats.tuning import Study, TuneError, Value, parameters_of, parse_parameter, smoothed
from tests.arena.conftest import BOT as TOY_BOT
from tests.arena.conftest import TOY
from tests.arena.toy import GAME

KNOWN = {"rate": "1.0", "depth": "20", "fast": "True", "mode": "plain (one of plain, fancy)", "zero": "0", "one": "1"}
SPACE = [parse_parameter("rate=0.1:10:log", KNOWN), parse_parameter("depth=0:100", KNOWN)]
BEST_RATE, BEST_DEPTH = 3.0, 70.0
NOISE = 0.1
"""Standard deviation of one trial: about that of 25 games."""


def strength(settings: Mapping[str, Value]) -> float:
    """Highest, at 0.6, for a rate of 3 and a depth of 70; 0.45 at the default."""
    rate, depth = float(settings["rate"]), float(settings["depth"])
    return 0.6 - 0.5 * math.log10(rate / BEST_RATE) ** 2 - 0.15 * ((depth - BEST_DEPTH) / 50) ** 2


def noisy(seed: int) -> Callable[[Mapping[str, Value], int], float]:
    return lambda settings, number: strength(settings) + Random(f"{seed} {number}").gauss(0.0, NOISE)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_optimum_region_of_a_noisy_function_is_found(tmp_path: Path, seed: int) -> None:
    study = Study(tmp_path / "journal", SPACE, {}, seed)
    study.run(noisy(seed), 100)
    best, surface = study.best()
    assert strength(best) > 0.57
    assert abs(math.log10(float(best["rate"]) / BEST_RATE)) < 0.35
    assert abs(float(best["depth"]) - BEST_DEPTH) < 25
    assert surface == pytest.approx(strength(best), abs=0.08)


def test_the_first_trial_is_the_default(tmp_path: Path) -> None:
    tried: list[Mapping[str, Value]] = []

    def evaluate(settings: Mapping[str, Value], number: int) -> float:
        tried.append(settings)
        return 0.5

    Study(tmp_path / "journal", SPACE, {}, 1).run(evaluate, 2)
    assert tried[0] == {"rate": 1.0, "depth": 20}
    assert tried[1] != tried[0]


def test_trials_are_kept_and_an_interrupted_one_is_tried_again(tmp_path: Path) -> None:
    journal = tmp_path / "journal"

    def broken_off(settings: Mapping[str, Value], number: int) -> float:
        if number == 5:
            raise KeyboardInterrupt
        return noisy(1)(settings, number)

    with pytest.raises(KeyboardInterrupt):
        Study(journal, SPACE, {}, 1).run(broken_off, 12)
    later = Study(journal, SPACE, {}, 1)
    assert len(later.trials) == 5
    later.run(noisy(1), 12)
    assert len(later.trials) == len({trial.number for trial in later.trials}) == 12


def test_a_journal_of_another_tuning_is_refused(tmp_path: Path) -> None:
    Study(tmp_path / "journal", SPACE, {"games": 10}, 1)
    with pytest.raises(TuneError, match="another tuning"):
        Study(tmp_path / "journal", SPACE, {"games": 20}, 1)


@pytest.mark.parametrize("text", ["hello\n", '{"game": "ewn"}\n', "1\n2\n", '{"op_code": 0}\nhello\n{"op_code": 1}\n'])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "journal").write_text(text)
    with pytest.raises(TuneError, match="not of a journal"):
        Study(tmp_path / "journal", [], {}, 1)
    assert (tmp_path / "journal").read_text() == text


def test_smoothing_prefers_a_high_region_to_a_lucky_point() -> None:
    good = [[0.80 + 0.01 * n, 0.8] for n in range(10)]
    bad = [[0.80 + 0.01 * n, 0.1] for n in range(10)]
    points = np.array([[0.1, 0.1], *good, *bad])
    surface = smoothed(points, np.array([0.8, *[0.7] * 10, *[0.4] * 10]))
    assert surface[0] < surface[1:11].min()
    assert surface[11:].max() < surface[0]


@pytest.mark.parametrize(
    ("spec", "values"),
    [
        ("rate=0.1:10", FloatDistribution(0.1, 10.0)),
        ("rate=0.1:10:log", FloatDistribution(0.1, 10.0, log=True)),
        ("rate", FloatDistribution(1 / 3, 3.0, log=True)),
        ("depth=1:9", IntDistribution(1, 9)),
        ("fast", CategoricalDistribution([False, True])),
        ("mode=plain,fancy", CategoricalDistribution(["plain", "fancy"])),
        ("depth=2,4", CategoricalDistribution([2, 4])),
        ("rate=2,4.5", CategoricalDistribution([2, 4.5])),
        ("one", IntDistribution(1, 3, log=True)),
        ("zero=0:5", IntDistribution(0, 5)),
    ],
)
def test_a_parameter_takes_the_kind_of_its_default(spec: str, values: object) -> None:
    assert parse_parameter(spec, KNOWN).values == values


@pytest.mark.parametrize("spec", ["nobody=1:2", "rate=2:1", "rate=1", "rate=1:2:lag", "rate=a:b", "mode", "zero",
                                  "fast=0:5", "fast=yes,no", "depth=2,4.5", "mode=plain,magic",
                                  "rate=0:inf", "rate=nan,1", "depth=0:5:log", "depth=3:3.4"])
def test_a_wrong_parameter_is_refused(spec: str) -> None:
    with pytest.raises(TuneError, match="--param"):
        parse_parameter(spec, KNOWN)


BOT = '''
import sys
if "--help" in sys.argv:
    print("A bot.\\n\\nparameters and their defaults:\\n  number=3\\n  seed=1")
    raise SystemExit
number = dict(one.split("=") for one in sys.argv[2::2]).get("number", "3")
sys.stdin.readline()
for line in sys.stdin:
    if line.startswith("turn"):
        sys.stdin.readline()
        print(number, flush=True)
'''


def test_the_command_tunes_a_bot_and_validates_it_on_unused_seeds(
    arena: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    command = f"python -S {bot}"
    assert parameters_of(contestant(GAME, command)) == {"number": "3", "seed": "1"}
    words = ["tune", TOY, "--bot", command, "--param", "number=0:9", "--against", "builtin:random", "--games", 4,
             "--validate", 20, "--jobs", 2, "--out", tmp_path / "journal", "--json"]
    done = arena(*words, "--trials", 10)
    assert done.returncode == 0, done.stderr
    first = json.loads(done.stdout)
    assert first["trials"] == 10
    assert first["best"]["number"] >= 6
    assert first["validation"]["tuned"]["value"] > first["validation"]["unchanged"]["value"]
    assert first["validation"]["gain"]["low"] > 0
    again = json.loads(arena(*words, "--trials", 12).stdout)
    assert again["trials"] == 12
    refused = arena("tune", TOY, "--bot", "python -c 0", "--param", "number=0:9", "--out", tmp_path / "j")
    assert refused.returncode == 2
    assert "does not list its parameters" in refused.stderr


def test_what_is_set_is_the_default_and_keeps_its_kind_and_choices() -> None:
    settings = {"mode": "fancy", "fast": "no", "depth": "6"}
    assert parse_parameter("mode=plain,fancy", KNOWN, settings).default == "fancy"
    assert parse_parameter("fast", KNOWN, settings).default is False
    assert parse_parameter("depth", KNOWN, settings).values == IntDistribution(2, 18, log=True)
    with pytest.raises(TuneError, match="takes one of plain, fancy"):
        parse_parameter("mode=plain,magic", KNOWN, settings)


def test_a_word_of_the_kits_own_bot_is_tuned_by_its_choices(tmp_path: Path) -> None:
    known = parameters_of(contestant(load_game("olympics"), own_bot_command("olympics")))
    search = parse_parameter("search=duct,plan", known)
    assert known["search"] == "plan (one of plan, planned_duct, duct, greedy)"
    assert search.default == "plan"
    study = Study(tmp_path / "journal", [search], {}, 1)
    study.run(lambda settings, number: 0.5, 2)
    assert {trial.params["search"] for trial in study.trials} <= {"duct", "plan"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bot", "builtin:greedy"], "only programs can be tuned"),
        (["--jobs", -1], "--jobs -1"),
        (["--validate", -1], "--validate -1"),
        (["--trials", 0], "--trials 0"),
        (["--against", f"{TOY_BOT} crash_later"], "crash_later in a trial"),
        (["--against", f"{TOY_BOT} illegal"], "broken_rule of an opponent in every game"),
    ],
)
def test_what_cannot_be_tuned_is_refused(
    arena: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, words: list[object], message: str
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    own = [] if "--bot" in words else ["--bot", f"python -S {bot}"]
    done = arena("tune", TOY, *own, *words, "--param", "number=0:9", "--games", 2, "--out", tmp_path / "journal")
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_form_of_the_kits_own_bot_is_tuned_as_the_program_that_it_is(tmp_path: Path) -> None:
    words = ["tune", "olympics", "--bot", "builtin:own", "--set", "seed=2", "--param", "width=50:100"]
    plan = _plan(parser().parse_args(words), load_game("olympics"))
    assert contestant(GAME, plan.match_of({"width": 60}, 1).commands[0]).words == (
        *shlex.split(own_bot_command("olympics")),
        "--set", "seed=2", "--set", "width=60",
    )
