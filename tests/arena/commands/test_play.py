"""``play`` from the command line: seats, sets, results, saving and going on."""
from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from argparse import Namespace
from pathlib import Path

import psutil
import pytest

from arena import cli
from arena.commands import options, view
from arena.commands.play import SoFar
from arena.contract.record import as_json, read_replays
from arena.games import game_names, load_game
from arena.match.outcome import digest
from arena.match.rerun import rerun
from arena.run.contestants import short_name
from arena.stats.sprt import Sprt
from tests.arena.toy import GAME
from tests.conftest import BOT, ROOT, TOY, Arena, Play, toy_match


def test_the_same_job_gives_the_same_game() -> None:
    job = list(toy_match("builtin:random", "builtin:greedy", f"{BOT} good").jobs(4))[3]
    assert digest(job.play()) == digest(job.play())


def test_games_of_a_set_share_their_seed_and_sets_differ() -> None:
    seeds = [job.play().seed for job in toy_match("builtin:random", "builtin:greedy").jobs(6)]
    assert seeds == [5, 5, 6, 6, 7, 7]


def test_play_says_all_that_it_promises_as_json(play: Play, tmp_path: Path) -> None:
    summary = play("builtin:random", "builtin:greedy", f"{BOT} illegal", "--games", 7, "--seed", 3)
    assert summary["games"] == 12
    assert summary["sets"] == 2
    assert [player["cmd"] for player in summary["players"]] == ["builtin:random", "builtin:greedy", f"{BOT} illegal"]
    last = summary["players"][2]
    assert last["faults"] == {"crash": 0, "timeout": 0, "illegal": 12}
    assert last["fault_kinds"] == {"broken_rule": 12}
    assert [player["first_fault_game"] for player in summary["players"]] == [None, None, 1]
    assert set(last["turn_ms"]) >= {"p50", "p99", "max"}
    for player in summary["players"]:
        assert sum(player["ranks"].values()) == 12
        assert player["score"] == pytest.approx(player["points"] / 12, abs=1e-5)
    assert sum(player["points"] for player in summary["players"]) == pytest.approx(12 * 1.5, abs=1e-4)
    records = list(read_replays(tmp_path / "toy.jsonl.gz"))
    assert len(records) == 12
    assert all(not list(rerun(GAME, record)) for record in records)


def test_two_players_get_an_elo_and_a_test_if_asked_which_plays_until_it_is_decided(
    arena: Arena, tmp_path: Path
) -> None:
    done = arena("play", TOY, "builtin:greedy", f"{BOT} say 1", "--sprt", 0, 100, "--json", "--out", tmp_path / "m.gz")
    summary = json.loads(done.stdout)
    assert summary["elo"]["value"] is None or summary["elo"]["value"] > 100
    assert summary["sprt"]["result"] == "Elo 100 accepted"
    assert summary["sprt"]["ended_by"] == "the test has ended the match"
    assert "the test may take 20,000 games at most; --games sets another bound" in done.stderr
    assert 2 < len(list(read_replays(tmp_path / "m.gz"))) == summary["games"] < 400


def test_a_test_that_is_not_decided_tells_what_has_ended_the_match(arena: Arena, tmp_path: Path) -> None:
    done = arena("play", TOY, "builtin:greedy", f"{BOT} say 1", "--sprt", 0, 5, "--games", 2, "--out", tmp_path / "m")
    said = " ".join(done.stdout.split())
    assert "undecided" in said and "; the match has ended with its last game, of 2" in said


def test_two_programs_with_one_file_name_are_two_players(arena: Arena, tmp_path: Path) -> None:
    bots = []
    for folder, digit in (("new", 9), ("old", 1)):
        bots.append(tmp_path / folder / "bot.py")
        bots[-1].parent.mkdir()
        bots[-1].write_text(
            f"import sys\nsys.stdin.readline()\nfor line in sys.stdin:\n    if line.startswith('turn'):\n"
            f"        sys.stdin.readline(); print({digit}, flush=True)\n")
    out = tmp_path / "m.jsonl.gz"
    new, old = (f"python -S {bot}" for bot in bots)
    shown = arena("play", TOY, new, old, "--games", 4, "--out", out).stdout
    assert "new/bot.py" in shown and "old/bot.py" in shown
    assert {name for record in read_replays(out) for name in record.names} == {"new/bot.py", "old/bot.py"}
    for player, lost in (("new/bot.py", 0), ("old/bot.py", 4), (old, 4)):
        assert f"{lost} of 4 games" in arena("games", out, "--seat", player, "--lost").stdout
    refused = arena("report", out, "--as", TOY, "--seat", "bot.py")
    assert (refused.returncode, "the players are: new/bot.py, old/bot.py" in refused.stderr) == (2, True)
    told = json.loads(arena("report", out, "--as", TOY, "--seat", "new/bot.py", "--json").stdout)
    assert (told["summary"]["games"], told["summary"]["points"][0]) == (4, 1.0)


def test_different_programs_that_an_earlier_arena_gave_one_name_are_told_apart(arena: Arena, tmp_path: Path) -> None:
    record = as_json(next(toy_match("builtin:random", "builtin:greedy").jobs(1)).play())
    for player in record["players"]:
        player["name"] = "bot.py"
    record["players"][0]["cmd"], record["players"][1]["cmd"] = "python new/bot.py", "python old/bot.py"
    (tmp_path / "m.jsonl").write_text(json.dumps(record))
    assert next(read_replays(tmp_path / "m.jsonl")).names == ["python new/bot.py", "python old/bot.py"]
    record["players"][1]["cmd"] = "python new/bot.py"
    (tmp_path / "m.jsonl").write_text(json.dumps(record))
    assert next(read_replays(tmp_path / "m.jsonl")).names == ["bot.py", "bot.py"], "copies of one program"


def test_old_against_old_stays_near_zero(play: Play) -> None:
    summary = play("builtin:random", "builtin:random", "--games", 300, "--jobs", 2)
    assert summary["elo"]["low"] < 0 < summary["elo"]["high"]
    assert abs(summary["elo"]["value"]) < 40


def test_identical_games_are_counted(play: Play, arena: Arena, tmp_path: Path) -> None:
    summary = play(f"{BOT} good", f"{BOT} good", "--games", 4)
    assert summary["identical_games"] == 2
    out = arena("play", TOY, f"{BOT} good", f"{BOT} good", "--games", 2, "--out", tmp_path / "x.jsonl.gz").stdout
    assert "say nothing new: 1" in out


def test_the_first_fault_is_shown_with_what_the_bot_said(play: Play, arena: Arena, tmp_path: Path) -> None:
    words = [f"{BOT} crash_later", f"{BOT} illegal", "--games", 2]
    crashed, illegal = play(*words)["players"]
    assert crashed["first_fault"] == "crash_later: ended with exit code 1 before the game was over"
    assert crashed["first_fault_stderr"] == "a message before the end"
    assert illegal["first_fault"].startswith("broken_rule: 'eleven'")
    assert illegal["first_fault_stderr"] is None
    done = arena("play", TOY, *words, "--out", tmp_path / "x.jsonl.gz")
    assert "  crash: ended with exit code 1 before the game was over\n" in done.stdout
    assert "  its last line on stderr: a message before the end\n" in done.stdout
    assert done.stdout.count("last line on stderr") == 1


def test_a_match_of_a_program_that_never_starts_ends_after_a_set(arena: Arena, tmp_path: Path) -> None:
    words = ["play", TOY, "builtin:random", f"{BOT} crash_at_start", "--out", tmp_path / "x.jsonl.gz"]
    done = arena(*words, "--games", 200)
    assert done.returncode == 1
    assert f"no more games: '{BOT} crash_at_start' has crashed at the start of each of 2\n" in done.stderr
    assert "2 games, 1 whole set" in done.stdout
    assert "stderr: cannot begin\n" in done.stdout
    assert arena(*words, "--games", 2).returncode == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nosuchgame", "a", "b"], "no game called"),
        ([TOY, "builtin:random"], "is for 2, 3 or 4 players"),
        ([TOY, "builtin:nobody", "builtin:random"], "arena play: toy has no builtin:nobody; there are: "),
        (["os:path", "builtin:random", "builtin:random"], "no game 'os:path': it is no object of the class"),
        ([TOY, "builtin:random", "builtin:random", "--games", "0"], "--games 0: give a whole number from 1 on"),
        ([TOY, "builtin:random", "builtin:random", "--patience", "0"], "--patience 0: give a number from 0.001"),
        ([TOY, "builtin:random", "builtin:random", "--jobs", "-1"], "--jobs -1: give a whole number from 0 on"),
        ([TOY, "no-such-program", "builtin:random"], "no program"),
        ([TOY, "'", "builtin:random"], "cannot read the command"),
        ([TOY, "builtin:random", "builtin:random", "--edition", "fancy"], "there are: plain"),
        ([TOY, "builtin:random", "builtin:random", "--sprt", "5", "0"], "--sprt: of 5 and 0 Elo, the first must"),
        ([TOY, "builtin:random", "builtin:random", "--option", "x"], "NAME=VALUE"),
        (["ewn", "builtin:random", "builtin:random", "--option", "x=1"], "no option is called 'x'"),
        ([TOY, "builtin:random", "builtin:random", "--turn-ms", "inf"], "a limit of inf ms is not from 0"),
        ([TOY, "builtin:random", "builtin:random", "--first-turn-ms", "-1"], "a limit of -1 ms is not from 0"),
        ([TOY, "builtin:random", "builtin:random", "--patience", "inf"], "--patience inf: give a number"),
        ([TOY, "builtin:random", "builtin:random", "--slow", "inf"], "--slow inf: give a number from 1 to"),
    ],
)
def test_a_wrong_command_line_says_what_to_do(arena: Arena, words: list[str], message: str) -> None:
    done = arena("play", *words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", TOY, "builtin:random", "builtin:random", "--out", "{text}/x.jsonl.gz"], "{text}"),
        (["view", "{replay}", "--as", TOY, "-o", "{folder}"], "{folder}"),
        (["view", "{replay}", "--as", TOY, "-o", "{text}/x.html"], "{text}"),
        (["league", "{text}", "init", "ewn"], "{text}"),
    ],
)
def test_a_place_that_cannot_be_written_is_named(arena: Arena, tmp_path: Path, words: list[str], named: str) -> None:
    places = {"text": tmp_path / "text", "replay": tmp_path / "x.jsonl", "folder": tmp_path / "folder"}
    places["text"].write_text("a text")
    places["folder"].mkdir()
    replay = next(toy_match("builtin:random", "builtin:random").jobs(1)).play()
    places["replay"].write_text(json.dumps(as_json(replay)))
    done = arena(*(word.format(**places) for word in words))
    assert done.returncode == 2
    assert f"arena {words[0]}: {named.format(**places)}: " in done.stderr
    assert "Traceback" not in done.stderr


def test_there_are_no_more_games_at_a_time_than_cores(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(options, "cores", lambda: 2)
    wanted = {jobs: options.jobs_at_once(Namespace(jobs=jobs, executor=None)) for jobs in (0, 1, 2, 9)}
    assert wanted == {0: 2, 1: 1, 2: 2, 9: 2}
    assert capsys.readouterr().err == "--jobs 9: only 2 at a time, one for each core\n"


@pytest.mark.wall_time
def test_bots_can_be_asked_together(play: Play, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    start = time.monotonic()
    summary = play(*[f"{BOT} sleep 50"] * 4, "--games", 4, "--together", "--out", out)
    together = time.monotonic() - start
    played = list(read_replays(out))
    assert len(played) == summary["games"] and all(record.match.together for record in played)
    assert together < sum(sum(turn.ms) for record in played for turn in record.turns) / 1000.0


def test_an_error_that_names_no_file_is_not_taken_for_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(args: object) -> int:
        raise OSError("a fault of the arena")

    monkeypatch.setattr(view, "run", fail)
    with pytest.raises(OSError, match="a fault of the arena"):
        cli.main(["view", "x"])


def test_an_interrupt_while_the_commands_are_read_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(names: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "parser", interrupted)
    assert cli.main(["play"]) == 130


def test_only_tuning_waits_for_the_optimiser() -> None:
    code = "import sys; from arena.cli import main; main(['view', 'nosuch']); print('optuna' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, text=True, capture_output=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_every_command_explains_itself(arena: Arena, command: str) -> None:
    done = arena(*filter(None, [command]), "--help")
    assert done.returncode == 0
    assert len(done.stdout) > 200


@pytest.mark.parametrize("command", ["play", "tune"])
def test_help_lists_the_editions_and_options_of_every_game(arena: Arena, command: str) -> None:
    text = " ".join(arena(command, "--help").stdout.split())
    for game in map(load_game, game_names()):
        assert f"{game.name}: --edition {', '.join(game.editions)}." in text
        assert all(f"--option {name}=..: {values}." in text for name, values in game.options.items())
    assert "Dizzy Dash" in text


@pytest.mark.parametrize("command", ["./mine", "python mine.py"])
def test_programs_of_another_folder_play_to_the_table(arena: Arena, tmp_path: Path, command: str) -> None:
    (tmp_path / "mine").write_text(f"#!{sys.executable}\nwhile True: print(7, flush=True)\n")
    (tmp_path / "mine").chmod(0o755)
    (tmp_path / "mine.py").write_text("while True: print(7, flush=True)\n")
    out = tmp_path / "x.jsonl.gz"
    done = arena("play", TOY, command, "builtin:random", "--games", 2, "--cwd", tmp_path, "--out", out)
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine" in done.stdout


def test_a_program_that_is_not_there_is_said_before_a_game(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl.gz"
    done = arena("play", TOY, "python dist/nosuch.py", "builtin:random", "--games", 2, "--out", out)
    assert done.returncode == 2
    assert "no file 'dist/nosuch.py' in the current folder" in done.stderr
    assert not out.exists()
    done = arena("play", TOY, "bash mine.sh", "builtin:random", "--games", 2, "--out", out, "--cwd", tmp_path)
    assert f"no file 'mine.sh' in {tmp_path}" in done.stderr


def test_the_environment_holds_the_arenas_python(play: Play) -> None:
    summary = play("python -c 'import arena, numpy; [print(5, flush=True) for _ in range(99)]'", "builtin:random")
    assert summary["players"][0]["faults"]["crash"] == 0


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("python -S dist/olympics.py --set rounds=3 --quiet", "olympics.py rounds=3 --quiet"),
        ("python -m bot.submit.ewn --set iterations=3", "ewn iterations=3"),
        ("/opt/peers/seed --turn-ms 38", "seed --turn-ms 38"),
        ("bash mine/ewn.sh 3", "ewn.sh 3"),
        ("/usr/bin/python3.11 mine.py", "mine.py"),
        ("java -cp Bot", "Bot"),
        ("bash", "bash"),
        ("shark fin", "shark fin"),
    ],
)
def test_names_are_short(command: str, name: str) -> None:
    assert short_name(command.split()) == name


def test_a_program_that_ends_the_arenas_worker_costs_its_own_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killer = "python -S -c 'import os, signal; os.kill(os.getppid(), signal.SIGKILL)'"
    words = ["play", TOY, killer, "builtin:random", "--out", str(tmp_path / "m.jsonl.gz")]
    assert cli.main(words) == 1
    told = capsys.readouterr().err
    assert all(f"game {number} (seed 1) has failed: its worker was ended" in told for number in (1, 2))
    assert "no game was brought to an end" in told


LEAVES_A_STRAY = """
import os, signal, subprocess, sys
stray = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"], start_new_session=True)
open(sys.argv[1], "a").write(f"{stray.pid}\\n")
os.kill(os.getppid(), signal.SIGKILL)
"""


def test_a_program_that_ends_the_arenas_worker_leaves_nothing_running(arena_program: Arena, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(LEAVES_A_STRAY)
    note = tmp_path / "strays"
    arena_program(
        "play", TOY, f"python -S {tmp_path / 'bad.py'} {note}", "builtin:random", "--out", tmp_path / "m.jsonl.gz")
    strays = [int(line) for line in note.read_text().splitlines()]
    assert strays
    assert [pid for pid in strays if psutil.pid_exists(pid)] == []


def test_a_sequential_test_waits_for_the_sets_in_their_order() -> None:
    """Games that are over quickly come back early: their sets alone would say too much."""
    so_far = SoFar(toy_match("builtin:random", "builtin:greedy"), 200, Sprt(0.0, 100.0))
    for index in range(1, 100):
        so_far.tally.sets.add(index, (1.0, 0.0))
    assert not so_far.is_over()
    assert "LLR 0.00" in so_far.progress()
    so_far.tally.sets.add(0, (1.0, 0.0))
    assert so_far.is_over()


class TestDataOfPrograms:
    SAYS = f"{BOT} data '[PDATA] medals = {{medals}}\n[TDATA] length = {{own}}\n[PDATA] style = bold'"
    """0, 0, 0, 1, 1, 1, 2, 2, 2, 3 medals in the ten turns of a game."""

    def test_are_averaged_by_player_and_name(self, play: Play) -> None:
        summary = play(self.SAYS, "builtin:random", "--games", 4)
        assert summary["players"][0]["data"] == {"medals": {"games": 4, "last": 3.0, "mean": 1.2}}
        assert summary["players"][1]["data"] == {}
        assert summary["match_data"] == {"length": {"games": 4, "last": 10.0, "mean": 5.5}}
        assert "where" not in summary

    def test_filter_games_by_each_players_own(self, play: Play) -> None:
        options = ("--where", "PDATA medals@5 = 1", "--where", "TDATA length = 10")
        summary = play("builtin:random", self.SAYS, "--games", 4, *options)
        assert summary["where"] == {
            "conditions": [options[1], options[3]],
            "players": [{"cmd": "builtin:random", "games": 0, "score": None},
                        {"cmd": self.SAYS, "games": 4, "score": summary["players"][1]["score"]}],
        }
        assert play("builtin:random", self.SAYS, "--where", "PDATA medals@4 = 0")["where"]["players"][1]["games"] == 0

    def test_stand_below_the_table(self, arena: Arena, tmp_path: Path) -> None:
        out = tmp_path / "x.jsonl.gz"
        done = arena("play", TOY, self.SAYS, "builtin:random", "--out", out, "--where", "PDATA style = bold")
        assert re.search(r"\n +medals +3 +\n +medals, mean of turns +1.2 +\n", done.stdout)
        assert re.search(r"\n +length +10 +\n +length, mean of turns +5.5 +\n", done.stdout)
        assert f"{short_name(shlex.split(self.SAYS))}, where PDATA style = bold: 2 games, points " in done.stdout
        assert "random, where PDATA style = bold: no game" in done.stdout
        assert f"arena games {out} --where 'PDATA style = bold'" in done.stdout

    def test_of_games_that_were_played_before_count_too(self, play: Play, tmp_path: Path) -> None:
        out = ("--out", tmp_path / "x.jsonl.gz")
        play(self.SAYS, "builtin:random", "--games", 2, *out)
        summary = play(self.SAYS, "builtin:random", "--games", 4, *out, "--resume", "--where", "PDATA medals = 3")
        assert summary["players"][0]["data"]["medals"]["games"] == summary["where"]["players"][0]["games"] == 4

    def test_a_condition_that_cannot_be_read_is_refused_before_a_game(self, arena: Arena, tmp_path: Path) -> None:
        out = tmp_path / "x.jsonl.gz"
        done = arena("play", TOY, "builtin:random", "builtin:greedy", "--out", out, "--where", "medals = 3")
        assert done.returncode == 2
        assert "--where 'medals = 3' is no condition" in done.stderr
        assert not out.exists()
