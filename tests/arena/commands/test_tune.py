"""Tuning: a known noisy function, going on after an interruption, and the command on a bot of known strength."""
from __future__ import annotations

import json
import math
import shlex
import subprocess
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from optuna.distributions import CategoricalDistribution, FloatDistribution, IntDistribution

from arena.cli import main, parser
from arena.commands import tune
from arena.commands.tune import _check_faults, _experiment
from arena.contract.faults import FaultKind
from arena.contract.files import packed, read_json
from arena.contract.game import GameFailed
from arena.contract.record import Replay
from arena.contract.saving import LockedError
from arena.games import load_game
from arena.match.match import Job, Match
from arena.match.outcome import FirstFault, OfCommand
from arena.match.tuning import Known, Trials, TuneError, Value, parameters_of, parse_parameter, smoothed
from arena.run.contestants import NOT_FROM_ITS_FOLDER, contestant, kit_bot_command
from tests.arena.toy import GAME
from tests.conftest import BOT as TOY_BOT
from tests.conftest import TOY, Arena

KNOWN = {
    "rate": Known(1.0), "depth": Known(20), "fast": Known(True), "mode": Known("plain", ("plain", "fancy")),
    "zero": Known(0), "one": Known(1),
}
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


@pytest.mark.parametrize("seed", [1, 2])
def test_the_optimum_region_of_a_noisy_function_is_found(tmp_path: Path, seed: int) -> None:
    with Trials(tmp_path / "trials", SPACE, {}, seed) as trials:
        trials.run(noisy(seed), 100)
        best, surface = trials.best()
    assert strength(best) > 0.57
    assert abs(math.log10(float(best["rate"]) / BEST_RATE)) < 0.35
    assert abs(float(best["depth"]) - BEST_DEPTH) < 25
    assert surface == pytest.approx(strength(best), abs=0.08)


def test_the_first_trial_is_the_default(tmp_path: Path) -> None:
    tried: list[Mapping[str, Value]] = []

    def evaluate(settings: Mapping[str, Value], number: int) -> float:
        tried.append(settings)
        return 0.5

    with Trials(tmp_path / "trials", SPACE, {}, 1) as trials:
        trials.run(evaluate, 2)
    assert tried[0] == {"rate": 1.0, "depth": 20}
    assert tried[1] != tried[0]


@pytest.mark.parametrize("spec", ["zero=1:10:log", "rate=2:3", "one=2:9"])
def test_a_default_that_is_out_of_the_range_is_not_tried(tmp_path: Path, spec: str) -> None:
    parameter = parse_parameter(spec, KNOWN)
    with Trials(tmp_path / "trials", [parameter], {}, 1) as trials:
        trials.run(lambda settings, number: 0.5, 1)
    assert trials.known[0].params[parameter.name] != parameter.default


def test_trials_are_kept_and_an_interrupted_one_is_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "trials"

    def broken_off(settings: Mapping[str, Value], number: int) -> float:
        if number == 5:
            raise KeyboardInterrupt
        return noisy(1)(settings, number)

    with pytest.raises(KeyboardInterrupt), Trials(file, SPACE, {}, 1) as trials:
        trials.run(broken_off, 12)
    with Trials(file, SPACE, {}, 1) as later:
        assert len(later.known) == 5
        later.run(noisy(1), 12)
        assert len(later.known) == len({trial.number for trial in later.known}) == 12


def test_two_arenas_do_not_write_one_file(tmp_path: Path) -> None:
    with Trials(tmp_path / "trials", SPACE, {}, 1) as trials:
        with pytest.raises(LockedError, match="another arena; choose another file"):
            Trials(tmp_path / "trials", SPACE, {}, 1)
        trials.run(noisy(1), 2)
    with Trials(tmp_path / "trials", SPACE, {}, 1) as later:
        assert len(later.known) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["trials"]


def test_half_a_trial_of_a_full_disk_is_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "trials"
    for wanted in (2, 4, 6):
        with Trials(file, SPACE, {}, 1) as trials:
            assert len(trials.known) == wanted - 2
            trials.run(noisy(1), wanted)
        file.write_bytes(file.read_bytes() + packed({"tuning": 1})[:wanted])


@pytest.mark.parametrize("other", [{"games": 20}, {"games": 10, "more": 1}])
def test_a_file_of_another_tuning_is_refused(tmp_path: Path, other: Mapping[str, int]) -> None:
    with Trials(tmp_path / "trials", SPACE, {"games": 10}, 1) as trials:
        trials.run(noisy(1), 1)
    for space, setting in ((SPACE, other), (SPACE[:1], {"games": 10})):
        with pytest.raises(TuneError, match="another tuning"):
            Trials(tmp_path / "trials", space, setting, 1)


@pytest.mark.parametrize("record", [{"game": "ewn"}, [1, 2], 7])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, record: Any) -> None:
    (tmp_path / "trials").write_bytes(packed(record))
    with pytest.raises(TuneError, match="another tuning"):
        Trials(tmp_path / "trials", SPACE, {}, 1)
    assert (tmp_path / "trials").read_bytes() == packed(record)


@pytest.mark.parametrize("damage", [{"params": {"rate": 99.0, "depth": 1}}, {"value": "high"}, {"params": {}}])
def test_a_trial_that_cannot_have_been_is_told_and_left_alone(tmp_path: Path, damage: Mapping[str, Any]) -> None:
    file = tmp_path / "trials"
    with Trials(file, SPACE, {}, 1) as trials:
        trials.run(noisy(1), 1)
    damaged = packed(next(iter(read_json(file))) | damage)
    file.write_bytes(damaged)
    with pytest.raises(TuneError, match=r"trials is damaged: .*; choose another --out"):
        Trials(file, SPACE, {}, 1)
    assert file.read_bytes() == damaged
    assert [path.name for path in tmp_path.iterdir()] == ["trials"]


def test_smoothing_prefers_a_high_region_to_a_lucky_point() -> None:
    good = [[0.80 + 0.01 * n, 0.8] for n in range(10)]
    bad = [[0.80 + 0.01 * n, 0.1] for n in range(10)]
    points = np.array([[0.1, 0.1], *good, *bad])
    surface = smoothed(points, np.array([0.8, *[0.7] * 10, *[0.4] * 10]))
    assert surface[0] < surface[1:11].min()
    assert surface[11:].max() < surface[0]


def test_trials_of_a_logarithmic_parameter_are_smoothed_on_that_scale(tmp_path: Path) -> None:
    parameter = parse_parameter("rate=0.001:1:log", {"rate": Known(0.1)})
    with Trials(tmp_path / "trials", [parameter], {}, 1) as trials:
        trials.run(lambda params, number: -abs(math.log10(float(params["rate"])) + 2.0), 8)
        shares = np.array([[math.log10(trial.params["rate"]) / 3.0 + 1.0] for trial in trials.known])
        surface = smoothed(shares, np.array([trial.value for trial in trials.known]))
        assert trials.best()[1] == pytest.approx(surface.max())


def test_the_usual_range_of_a_negative_default_is_from_three_times_to_a_third_of_it() -> None:
    assert parse_parameter("rate", {"rate": Known(-1.5)}).values == FloatDistribution(-4.5, -0.5)


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
number = dict(one.split("=") for one in sys.argv[2::2]).get("number", "3")
if "--params" in sys.argv:
    import json
    print(json.dumps({"number": {"type": "int", "default": number}, "seed": {"type": "int", "default": 1}}))
    raise SystemExit
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
    assert parameters_of(contestant(GAME, command)) == {"number": Known(3), "seed": Known(1)}
    words = ["tune", TOY, "--bot", command, "--param", "number=0:9", "--against", "builtin:random", "--games", 4,
             "--jobs", 2, "--out", tmp_path / "trials", "--json"]
    done = arena(*words, "--trials", 10, "--validate", 16)
    assert done.returncode == 0, done.stderr
    first = json.loads(done.stdout)
    assert first["trials"] == 10
    assert first["best"]["number"] >= 6
    assert first["validation"]["tuned"]["value"] > first["validation"]["unchanged"]["value"]
    assert first["validation"]["gain"]["low"] > 0
    again = json.loads(arena(*words, "--trials", 12, "--validate", 0).stdout)
    assert again["trials"] == 12


@pytest.mark.parametrize(("program", "why"), [
    ("print(7)", "'7"),
    ("print('{\"width\": [6]}')", "width"),
    ("import sys; sys.exit('unknown option --params')", "unknown option --params"),
    ("input()", "EOFError"), ("print('{\"width\": NaN}')", "JSON is malformed"),
    ("print('{\"width\": 1' + '0' * 400 + '}')", "Expected `int` <="), ("print('[' * 9999)", "Expected `object`"),
    ("import os; os.write(1, b'{\"width\": \"\\xff\"}')", "invalid start byte"),
    ("import os; os.write(1, b'\\xff' * 9)", "JSON is malformed"),
    ("print('{\"width\": {\"type\": \"int\", \"default\": 1e400}}')", "out of range"),
    ("print('{\"width\": {\"type\": \"str\", \"default\": \"a\", \"choices\": [[1]]}}')", "Expected `str`"),
    ("print('{\"width\": {\"type\": \"set\", \"default\": 1}}')", "set"),
])
def test_a_program_that_does_not_describe_its_parameters_is_told_how(program: str, why: str) -> None:
    with pytest.raises(TuneError, match=f"--params does not print its parameters as a JSON object like .*{why}"):
        parameters_of(contestant(GAME, shlex.join(["python", "-c", program])))


def test_a_parameter_may_be_described_by_its_default_alone() -> None:
    mode = '{"type": "str", "default": "a", "choices": ["a", "b"]}'
    said = f'{{"width": 6, "weight": 0.5, "deep": true, "mode": {mode}}}'
    known = parameters_of(contestant(GAME, shlex.join(["python", "-c", f"print({said!r})"])))
    assert known == {"width": Known(6), "weight": Known(0.5), "deep": Known(True), "mode": Known("a", ("a", "b"))}
    assert type(known["deep"].default) is bool


def test_what_is_set_is_the_default_and_keeps_its_kind(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    words = ["tune", TOY, "--bot", f"python -S {bot}", "--set", "number=6", "--param", "number"]
    (parameter,) = _experiment(parser().parse_args(words), GAME).parameters
    assert parameter.default == 6
    assert parameter.values == IntDistribution(2, 18, log=True)


def test_an_empty_command_is_not_the_kits_own_bot(arena: Arena) -> None:
    done = arena("tune", "ewn", "--bot", "", "--param", "depth=4:6", "--trials", 1, "--games", 2)
    assert (done.returncode, "an empty command" in done.stderr) == (2, True)


def test_a_word_of_the_kits_own_bot_is_tuned_by_its_choices(tmp_path: Path) -> None:
    known = parameters_of(contestant(load_game("ewn"), kit_bot_command(load_game("ewn"), "ewn_reference")))
    evaluation = parse_parameter("evaluation=combined,distance", known)
    assert evaluation.default == "combined"
    with pytest.raises(TuneError, match="takes one of combined, "):
        parse_parameter("evaluation=combined,magic", known)
    trials = Trials(tmp_path / "trials", [evaluation], {}, 1)
    trials.run(lambda settings, number: 0.5, 2)
    assert {trial.params["evaluation"] for trial in trials.known} <= {"combined", "distance"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bot", "builtin:greedy"], "only programs can be tuned"),
        (["--jobs", -1], "--jobs -1"),
        (["--validate", -1], "--validate -1"),
        (["--trials", 0], "--trials 0"),
        (["--against", f"{TOY_BOT} crash_later"], "crash of an opponent in every game of a trial"),
        (["--against", "python -c 'exit(\"depth wants a number\")'"], "last line on stderr: depth wants a number"),
        (["--against", f"{TOY_BOT} illegal"], "broken rule of an opponent in every game"),
    ],
)
def test_what_cannot_be_tuned_is_refused(
    arena: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, words: list[object], message: str
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    own = [] if "--bot" in words else ["--bot", f"python -S {bot}"]
    done = arena("tune", TOY, *own, *words, "--param", "number=0:9", "--games", 2, "--out", tmp_path / "trials")
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def with_faults(*faults: str) -> OfCommand:
    """A player with the first fault of each of its games; empty: it had none."""
    kinds = [FaultKind(fault) for fault in faults if fault]
    return OfCommand(
        faults=Counter(kind.value for kind in kinds), lost_by_fault=sum(bool(kind.group) for kind in kinds),
        crashed=sum(kind.group == "crash" for kind in kinds),
        first_fault=FirstFault(f"{kinds[0].value}: exit code 1", "oh"))


def test_a_bot_that_crashes_in_some_games_is_told_and_has_lost_them(capsys: pytest.CaptureFixture[str]) -> None:
    _check_faults("my_bot", with_faults("crash_later", "", "crash_later"), 3, 0)
    assert capsys.readouterr().err == (
        "my_bot has crashed in 2 of 3 games of a trial (crash: exit code 1; its last line on stderr: oh):"
        " they count as lost\n")
    _check_faults("my_bot", with_faults("crash_at_start", "crash_later"), 2, 0)
    with pytest.raises(TuneError, match="crash at the start in every game of a trial: my_bot"):
        _check_faults("my_bot", with_faults("crash_at_start", "crash_at_start"), 2, 0)
    with pytest.raises(TuneError, match="no answer of an opponent in every game of a trial: theirs"):
        _check_faults("theirs", with_faults("no_answer", "crash_later"), 2, 1)


def test_a_form_of_the_kits_own_bot_is_tuned_as_the_program_that_it_is(tmp_path: Path) -> None:
    words = ["tune", "olympics", "--bot", "builtin:kit", "--set", "seed=2", "--param", "width=50:100"]
    experiment = _experiment(parser().parse_args(words), load_game("olympics"))
    python, *own = shlex.split(kit_bot_command(load_game("olympics"), "olympics"))
    assert contestant(GAME, experiment.match_of({"width": 60}, 1).commands[0]).words == (
        python, NOT_FROM_ITS_FOLDER, *own, "--set", "seed=2", "--set", "width=60")


def test_no_game_of_the_validation_has_the_seed_of_a_trial(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[str, set[int]]] = []

    def scores(match: Match, sets: int, *how: object) -> dict[int, float]:
        played.append((match.commands[0], {job.seed for job in match.jobs(sets * len(match.orders))}))
        return {number: 0.75 if number == sets - 1 else 0.5 for number in range(sets)}

    monkeypatch.setattr(tune, "_scores", scores)
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    words = ["tune", TOY, "--bot", f"python -S {bot}", "--param", "number=0:9", "--trials", 12, "--games", 6, "--seed",
             50, "--validate", 40, "--out", tmp_path / "trials", "--json", "--against", "builtin:random"]
    assert main([str(word) for word in words]) == 0
    trials, (tuned, unchanged) = [seeds for _, seeds in played[:-2]], played[-2:]
    assert len(trials) == 12
    assert sum(map(len, trials)) == len(set().union(*trials)) == 12 * 3
    assert tuned[1] == unchanged[1] and len(tuned[1]) == 20
    assert tuned[1].isdisjoint(set().union(*trials))
    assert "number=" in tuned[0] and "number=" not in unchanged[0]
    assert json.loads(capsys.readouterr().out)["validation"]["games"] == 40


def test_a_gain_is_over_the_seeds_that_both_have_played_where_games_have_failed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def scores(match: Match, sets: int, *how: object) -> dict[int, float]:
        return {0: 0.9, 2: 0.5} if "number=" in match.commands[0] else {0: 0.1, 1: 1.0, 2: 0.5}

    monkeypatch.setattr(tune, "_scores", scores)
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    words = ["tune", TOY, "--bot", f"python -S {bot}", "--param", "number=0:9", "--trials", 1, "--games", 6,
             "--validate", 6, "--out", tmp_path / "trials", "--json", "--against", "builtin:random"]
    assert main([str(word) for word in words]) == 0
    assert json.loads(capsys.readouterr().out)["validation"]["gain"]["value"] == pytest.approx(0.4)


def test_a_trial_of_which_no_set_could_be_played_says_why(
    no_workers: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = Job.play

    def fails_now_and_then(job: Job) -> Replay:
        if job.index % 2:
            raise GameFailed("the referee is gone")
        return play(job)

    monkeypatch.setattr(Job, "play", fails_now_and_then)
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    words = ["tune", TOY, "--bot", f"python -S {bot}", "--param", "number=0:9", "--trials", 1, "--games", 4,
             "--out", tmp_path / "trials", "--against", "builtin:random"]
    assert main([str(word) for word in words]) == 2
    said = capsys.readouterr().err
    assert "no set of a trial could be played: " in said and "the referee is gone" in said
