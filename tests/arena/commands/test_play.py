"""``play`` from the command line: seats, sets, results, saving and going on."""
from __future__ import annotations

import gzip
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console

from arena import cli
from arena.commands import demo, options, view
from arena.commands.play import SoFar
from arena.files import ReplayError, ReplayWriter, read_json, whole_records
from arena.game import game_names, load_game
from arena.match.match import Match, new_match, play_job
from arena.match.outcome import digest, outcome
from arena.match.rerun import rerun
from arena.match.stop import StopRule
from arena.match.summary import leading_set_points, print_summary, set_points, summarise
from arena.record import as_json, read_replays
from arena.run.contestants import short_name
from arena.saving import LockedError
from arena.stats.sprt import Sprt
from tests.arena.toy import GAME
from tests.conftest import BOT, ROOT, TOY

Play = Callable[..., dict[str, Any]]
Arena = Callable[..., subprocess.CompletedProcess[str]]


def toy_match(*commands: str) -> Match:
    return new_match(TOY, commands, seed=5)


def test_the_same_job_gives_the_same_game() -> None:
    job = list(toy_match("builtin:random", "builtin:greedy", f"{BOT} good").jobs(4))[3]
    assert digest(play_job(job)) == digest(play_job(job))


def test_games_of_a_set_share_their_seed_and_sets_differ() -> None:
    seeds = [play_job(job).seed for job in toy_match("builtin:random", "builtin:greedy").jobs(6)]
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


def test_two_players_get_an_elo_and_a_test_if_asked(play: Play) -> None:
    summary = play("builtin:greedy", f"{BOT} say 1", "--games", 400, "--jobs", 2, "--sprt", 0, 100)
    assert summary["elo"]["value"] is None or summary["elo"]["value"] > 100
    assert summary["sprt"]["result"] == "Elo 100 accepted"
    assert summary["games"] < 400


def test_old_against_old_stays_near_zero(play: Play) -> None:
    summary = play("builtin:random", "builtin:random", "--games", 600, "--jobs", 2)
    assert summary["elo"]["low"] < 0 < summary["elo"]["high"]
    assert abs(summary["elo"]["value"]) < 40


def test_identical_games_are_counted(play: Play, arena: Arena, tmp_path: Path) -> None:
    summary = play(f"{BOT} good", f"{BOT} good", "--games", 4)
    assert summary["identical_games"] == 2
    out = arena("play", TOY, f"{BOT} good", f"{BOT} good", "--games", 2, "--out", tmp_path / "x.jsonl.gz").stdout
    assert "say nothing new: 1" in out


@pytest.mark.parametrize(
    ("ranks", "wins"), [((1, 2), [1, 0]), ((1, 1), [0, 0]), ((1, 3, 1, 3), [1, 0, 1, 0]), ((2, 1, 2), [0, 1, 0])]
)
def test_the_first_win_and_nobody_where_all_are_equal(ranks: tuple[int, ...], wins: list[int]) -> None:
    match = toy_match(*["builtin:random"] * len(ranks))
    record = structs.replace(play_job(next(match.jobs(1))), ranks=list(ranks))
    assert [player["wins"] for player in summarise(match, [outcome(record)])["players"]] == wins


def test_the_table_is_for_people(arena: Arena, tmp_path: Path) -> None:
    done = arena("play", TOY, f"{BOT} crash_later", "builtin:random", "--games", 2, "--out", tmp_path / "x.jsonl.gz")
    assert done.returncode == 0
    for words in ("toy_bot.py", "random", "2 games, 1 whole set", "2 crash; the first is in game 1", ".jsonl.gz"):
        assert words in done.stdout
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80


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


def test_names_that_are_too_long_for_the_table_stand_below_it(arena: Arena, tmp_path: Path) -> None:
    long = f"{BOT} crash_later --set {'x' * 100}=1"
    done = arena("play", TOY, long, "builtin:random", "--games", 2, "--out", tmp_path / "x.jsonl.gz")
    rows = [line.split() for line in done.stdout.splitlines() if line.strip()]
    assert [row[0] for row in rows if row[0] in "AB"] == ["A", "B"]
    assert f"A: toy_bot.py crash_later {'x' * 100}=1" in done.stdout
    assert "B: random\n" in done.stdout
    assert "faults of A: " in done.stdout


@pytest.mark.parametrize(
    ("width", "headings"),
    [
        (30, ["bot", "points", "95", "%"]),
        (40, ["bot", "points", "95", "%", "wins"]),
        (60, ["bot", "points", "95", "%", "wins", "ranks", "final", "ms", "p50"]),
        (80, ["bot", "points", "95", "%", "wins", "ranks", "final", "ms", "p50", "p99", "max"]),
    ],
)
@pytest.mark.parametrize("name", ["greedy", "long" * 12])
def test_a_narrow_table_keeps_its_names_and_leaves_out_its_last_columns(
    width: int, headings: list[str], name: str
) -> None:
    match = toy_match("builtin:random", *["builtin:greedy"] * 3)
    summary = summarise(match, [outcome(play_job(job)) for job in match.jobs(4)])
    console = Console(width=width, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, [name] * 4, console)
    _, _, table = capture.get().partition(" whole")
    lines = [line.split() for line in table.splitlines()[1:] if line.strip() not in ("", "set")]
    letters = width < 80 or name != "greedy"
    assert lines[0] == headings
    assert [line[0] for line in lines[2:6]] == (list("ABCD") if letters else [name] * 4)
    assert (f"A: {name}" in table) == letters
    assert max(map(len, table.splitlines()[:7])) <= width


def test_large_scores_have_no_decimals_and_an_elo_of_nothing_has_no_minus() -> None:
    match = toy_match("builtin:greedy", "builtin:greedy")
    summary = summarise(match, [outcome(play_job(job)) for job in match.jobs(4)])
    summary["elo"]["value"] = -0.01
    for player, score in zip(summary["players"], (2148.83, 41.25)):
        player["final_score"] = score
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy", "greedy"], console)
    assert {"2149", "41.25"} <= set(capture.get().split())
    assert "against the second: +0.0 " in capture.get()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nosuchgame", "a", "b"], "no game called"),
        ([TOY, "builtin:random"], "is for 2 or 3 or 4 players"),
        ([TOY, "builtin:nobody", "builtin:random"], "builtin:greedy"),
        ([TOY, "builtin:random", "builtin:random", "--games", "0"], "at least one game"),
        ([TOY, "builtin:random", "builtin:random", "--patience", "0"], "more than 0"),
        ([TOY, "builtin:random", "builtin:random", "--jobs", "-1"], "--jobs -1"),
        ([TOY, "no-such-program", "builtin:random"], "no program"),
        ([TOY, "'", "builtin:random"], "cannot read the command"),
        ([TOY, "builtin:random", "builtin:random", "--edition", "fancy"], "there are: plain"),
        ([TOY, "builtin:random", "builtin:random", "--sprt", "5", "0"], "below"),
        ([TOY, "builtin:random", "builtin:random", "--option", "x"], "NAME=VALUE"),
        (["ewn", "builtin:random", "builtin:random", "--option", "x=1"], "no option is called 'x'"),
        ([TOY, "builtin:random", "builtin:random", "--turn-ms", "inf"], "a limit of inf ms is not from 0"),
        ([TOY, "builtin:random", "builtin:random", "--first-turn-ms", "-1"], "a limit of -1 ms is not from 0"),
        ([TOY, "builtin:random", "builtin:random", "--patience", "inf"], "--patience inf"),
        ([TOY, "builtin:random", "builtin:random", "--slow", "inf"], "--slow inf"),
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
        (["view", "{replay}", "-o", "{folder}"], "{folder}"),
        (["view", "{replay}", "-o", "{text}/x.html"], "{text}"),
        (["league", "{text}", "init", "ewn"], "{text}"),
    ],
)
def test_a_place_that_cannot_be_written_is_named(arena: Arena, tmp_path: Path, words: list[str], named: str) -> None:
    places = {"text": tmp_path / "text", "replay": tmp_path / "x.jsonl", "folder": tmp_path / "folder"}
    places["text"].write_text("a text")
    places["folder"].mkdir()
    replay = play_job(next(toy_match("builtin:random", "builtin:random").jobs(1)))
    places["replay"].write_text(json.dumps(as_json(replay)))
    done = arena(*(word.format(**places) for word in words))
    assert done.returncode == 2
    assert f"arena {words[0]}: {named.format(**places)}: " in done.stderr
    assert "Traceback" not in done.stderr


def test_demo_plays_every_game_and_leaves_a_replay_and_a_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "game_names", lambda: [TOY])
    monkeypatch.setattr(demo, "_built", lambda name: Path(BOT.split()[-1]))
    monkeypatch.setattr(demo, "page_path", lambda path: tmp_path / "demo.html")
    assert cli.main(["demo", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    (replay,) = tmp_path.glob("**/demo-*.jsonl.gz")
    records = list(read_replays(replay))
    assert sorted(record.match.order for record in records) == [[0, 1], [1, 0]]
    assert "1 whole set" in said
    assert "toy_bot.py" in said and str(replay) in "".join(said.split())
    assert "</html>" in (tmp_path / "demo.html").read_text()


@pytest.mark.parametrize(("text", "code", "said"), [
    ("raise SystemExit(3)", 1, "a bot has failed, see above\n"),
    ("while input(): print('eleven', flush=True)", 1, "a bot has failed, see above\n"),
    ("while input(): pass", 0, "2 answers came too late, see above: the machine may be busy\n"),
])
def test_demo_fails_by_what_a_bot_does_wrong_and_not_by_late_answers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: int, said: str
) -> None:
    (tmp_path / "bot.py").write_text(text)
    monkeypatch.setattr(demo, "game_names", lambda: [TOY])
    monkeypatch.setattr(demo, "_built", lambda name: tmp_path / "bot.py")
    assert cli.main(["demo", "--out", str(tmp_path / "out")]) == code
    assert capsys.readouterr().err == said


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
    summary = play(*[f"{BOT} sleep 100"] * 4, "--games", 4, "--together", "--out", out)
    together = time.monotonic() - start
    played = list(read_replays(out))
    assert len(played) == summary["games"] and all(record.match.together for record in played)
    assert together < sum(sum(turn.ms) for record in played for turn in record.turns) / 1000.0


def test_demo_looks_at_its_folder_before_it_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("a text")
    monkeypatch.setattr(demo, "_built", lambda name: Path(__file__))
    monkeypatch.setattr(demo, "stream", lambda *_: pytest.fail("a game is played"))
    assert cli.main(["demo", "--out", str(tmp_path / "text")]) == 2
    assert f"demo: {tmp_path / 'text'}: " in capsys.readouterr().err


def test_an_error_that_names_no_file_is_not_taken_for_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(args: object) -> int:
        raise OSError("a fault of the arena")

    monkeypatch.setattr(view, "run", fail)
    with pytest.raises(OSError, match="a fault of the arena"):
        cli.main(["view", "x"])


def test_resume_goes_on_with_the_same_match_only(play: Play, arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    play("builtin:random", "builtin:greedy", "--games", 4, "--out", out)
    summary = play("builtin:random", "builtin:greedy", "--games", 10, "--out", out, "--resume")
    assert summary["games"] == 10
    other = arena("play", TOY, "builtin:greedy", "builtin:random", "--games", 10, "--out", out, "--resume")
    assert other.returncode == 2
    assert "another match" in other.stderr
    assert len(list(read_json(out))) == 10


def test_a_file_of_the_same_name_is_kept(play: Play, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    play("builtin:random", "builtin:greedy", "--games", 4, "--out", out)
    play("builtin:random", "builtin:greedy", "--games", 2, "--out", out)
    assert len(list(read_json(out))) == 2
    assert len(list(read_json(tmp_path / "m.jsonl.gz.previous"))) == 4


def test_where_the_kept_file_is_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(2):
        with ReplayWriter(tmp_path / "m.jsonl.gz") as writer:
            writer.add({"number": number})
    assert capsys.readouterr().err.count("m.jsonl.gz.previous") == 1


def test_nothing_is_renamed_by_a_command_that_fails(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    with ReplayWriter(out) as writer:
        writer.add({"number": 1})
    done = arena("play", TOY, "builtin:random", "builtin:random", "--out", out, "--executor", "nonsense")
    assert done.returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["m.jsonl.gz"]
    assert list(read_json(out)) == [{"number": 1}]


def test_an_empty_file_does_not_take_the_place_of_the_kept_one(tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    out.touch()
    with ReplayWriter(out) as writer:
        writer.add({"number": 1})
    assert [path.name for path in tmp_path.iterdir()] == ["m.jsonl.gz"]


@pytest.mark.parametrize(
    "data", [b"# A text\n", gzip.compress(b"# A text\n", mtime=0), b'{"number": 1}\n'], ids=["text", "gzip", "JSON"])
@pytest.mark.parametrize("resume", [False, True])
def test_what_is_no_replay_is_not_written_over(tmp_path: Path, data: bytes, resume: bool) -> None:
    out = tmp_path / "README.md"
    out.write_bytes(data)
    with pytest.raises(ReplayError, match="is damaged, or not" if resume else "is not a replay; choose another file"):
        ReplayWriter(out, resume)
    assert [path.name for path in tmp_path.iterdir()] == ["README.md"]
    assert out.read_bytes() == data


def test_a_folder_is_no_replay(arena: Arena, tmp_path: Path) -> None:
    done = arena("play", TOY, "builtin:random", "builtin:random", "--out", tmp_path)
    assert done.returncode == 2
    assert f"{tmp_path} is a folder" in done.stderr
    assert tmp_path.is_dir()


def test_a_file_cut_off_anywhere_keeps_its_whole_games(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl.gz"
    with ReplayWriter(whole) as writer:
        for number in range(5):
            writer.add({"number": number, "text": "x" * 50})
    data = whole.read_bytes()
    source = random.Random(3)
    for cut in [0, 1, len(data) - 1, *(source.randrange(len(data)) for _ in range(30))]:
        path = tmp_path / "cut.jsonl.gz"
        path.write_bytes(data[:cut])
        with ReplayWriter(path, resume=True) as writer:
            kept = [record["number"] for record in writer.records]
            writer.add({"number": 99})
        assert kept == list(range(len(kept)))
        assert [record["number"] for record in read_json(path)] == [*kept, 99]


def test_a_damaged_file_and_a_foreign_one_are_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl.gz"
    with ReplayWriter(path) as writer:
        for number in range(3):
            writer.add({"number": number, "text": "x" * 50})
    whole = path.read_bytes()
    middle = len(whole) // 2
    for data in (whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1:], b'{"number": 1}\n'):
        path.write_bytes(data)
        with pytest.raises(ReplayError, match="is damaged, or not the arena's"):
            ReplayWriter(path, resume=True)
        assert path.read_bytes() == data


def test_the_whole_games_of_a_file_that_was_cut_off_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cut.jsonl.gz"
    with ReplayWriter(path) as writer:
        for number in range(3):
            writer.add({"number": number, "text": "x" * 50})
    path.write_bytes(path.read_bytes()[:-30])
    assert [record["number"] for record in read_json(path)] == [0, 1]
    assert "cut off: the first 2 are whole, what follows is left out" in capsys.readouterr().err
    path.write_bytes(path.read_bytes()[:20])
    with pytest.raises(ReplayError, match="cut off"):
        list(read_json(path))


def test_two_arenas_do_not_write_one_file(tmp_path: Path) -> None:
    with ReplayWriter(tmp_path / "a.jsonl.gz"), pytest.raises(LockedError, match="another arena"):
        ReplayWriter(tmp_path / "a.jsonl.gz")


def marked_bot(folder: Path, kind: str = "sleep 2") -> str:
    """A command that no other test uses; its process can be found by the folder's name."""
    return f"{BOT} {kind} {folder}"


def start_arena(out: Path, games: int, kind: str = "sleep 2") -> subprocess.Popen[str]:
    words = ["play", TOY, marked_bot(out.parent, kind), "builtin:random", "--games", str(games), "--jobs", "2"]
    return subprocess.Popen(
        [sys.executable, "-m", "arena", *words, "--out", str(out)],
        cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(out.parent)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background jobs inherit that it is ignored
    )


def wait_for_games(out: Path, games: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if out.exists() and out.read_bytes().count(b"\x1f\x8b\x08") >= games:
            return
        time.sleep(0.02)
    raise AssertionError("the arena plays no games")


def marked_bots(folder: Path) -> list[str]:
    """Command lines of the bots of :func:`marked_bot` that run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_text().split("\0")
        except OSError:
            continue
        if str(folder) in words and "play" not in words:
            found.append(" ".join(words))
    return found


def assert_none_is_left(folder: Path) -> None:
    """The kernel ends them; on a busy machine that takes a moment."""
    end = time.monotonic() + 5
    while marked_bots(folder) and time.monotonic() < end:
        time.sleep(0.02)
    assert marked_bots(folder) == []


def test_kill_9_in_the_middle_of_a_match_and_resume_give_distinct_games(play: Play, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl.gz"
    process = start_arena(out, 40)
    wait_for_games(out, 6)
    process.kill()
    process.communicate()
    assert_none_is_left(tmp_path)
    before = len(whole_records(out))
    assert 3 <= before < 40
    summary = play(marked_bot(tmp_path), "builtin:random", "--games", 40, "--jobs", 2, "--out", out, "--resume")
    assert summary["games"] == 40
    records = list(read_replays(out))
    assert sorted(record.match.index for record in records) == list(range(40))
    assert len({(record.seed, tuple(record.match.order)) for record in records}) == 40


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_saves_what_is_played_and_says_how_to_go_on(tmp_path: Path, number: signal.Signals) -> None:
    out = tmp_path / "m.jsonl.gz"
    process = start_arena(out, 200)
    wait_for_games(out, 5)
    process.send_signal(number)
    stdout, stderr = process.communicate(timeout=20)
    assert process.returncode == 130
    saved = len(whole_records(out))
    assert saved >= 5
    assert f"interrupted: {saved} games are saved in {out}; go on with --resume" in stderr
    assert "Traceback" not in stderr
    assert f"{saved} games, {saved // 2} whole sets" in stdout
    assert_none_is_left(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_neither_daemons_nor_folders_of_bots_survive_the_arena(tmp_path: Path, number: signal.Signals) -> None:
    seconds = str(1000.0 + os.getpid() / 1e7)
    process = start_arena(tmp_path / "m.jsonl.gz", 200, f"daemon {seconds}")
    wait_for_games(tmp_path / "m.jsonl.gz", 3)
    process.send_signal(number)
    process.communicate(timeout=20)
    assert_none_is_left(tmp_path)
    assert_none_is_left(Path(seconds))
    end = time.monotonic() + 5
    while list(tmp_path.glob("bot-*")) and time.monotonic() < end:
        time.sleep(0.02)
    assert [path.name for path in tmp_path.glob("bot-*")] == []


def test_an_interrupt_while_the_commands_are_read_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(names: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "parser", interrupted)
    assert cli.main(["play"]) == 130


def test_only_tuning_waits_for_the_optimiser() -> None:
    code = "import sys; from arena.cli import main; main(['view', 'nosuch']); print('optuna' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, text=True, capture_output=True)
    assert done.stdout == "False\n"


def test_only_whole_sets_count_in_a_sequential_test() -> None:
    class Played:
        def __init__(self, index: int, points: float) -> None:
            self.index, self.points = index, (points, 1 - points)

    match = toy_match("builtin:random", "builtin:greedy")
    games: Any = [Played(0, 1.0), Played(1, 0.5), Played(3, 1.0), Played(4, 0.0), Played(5, 0.0)]
    assert set_points(match, games, 0) == [0.75, 0.0]
    assert leading_set_points(match, games) == [0.75]


def test_a_sequential_test_waits_for_the_sets_in_their_order() -> None:
    """Games that are over quickly come back early: their sets alone would say too much."""
    def won(index: int) -> Any:
        return SimpleNamespace(index=index, points=(1.0, 0.0))

    match, sprt = toy_match("builtin:random", "builtin:greedy"), Sprt(0.0, 100.0)
    games = [won(index) for index in range(1, 100)]
    so_far = SoFar(match, StopRule(200, sprt), [], games)
    assert not so_far.is_over()
    assert "LLR 0.00" in so_far.progress()
    so_far.outcomes.append(won(0))
    assert so_far.is_over()


def test_verify_finds_a_changed_answer_a_changed_input_and_a_changed_result(arena: Arena, tmp_path: Path) -> None:
    record = as_json(play_job(next(toy_match("builtin:random", "builtin:greedy").jobs(1))))
    changes: list[Callable[[dict[str, Any]], None]] = [
        lambda one: one["turns"][2]["actions"].__setitem__(0, "eleven"),
        lambda one: one["turns"][4]["inputs"]["1"].__setitem__(1, "7"),
        lambda one: one["final_scores"].__setitem__(0, 99.0),
        lambda one: one["turns"].pop(),
    ]
    path = tmp_path / "r.jsonl"
    lines = [json.dumps(record)]
    for change in changes:
        changed = json.loads(lines[0])
        change(changed)
        lines.append(json.dumps(changed))
    path.write_text("\n".join(lines))
    done = arena("verify", TOY, path)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "5 records, 4 differences"
    assert "record 1:" not in done.stdout
    assert "turn 3" in done.stdout
    path.write_text(lines[0] + "\n" + json.dumps({"value": 1}))
    assert arena("verify", TOY, path).stdout.splitlines() == [
        "1 games played again from their seeds and answers alone", "2 records, 0 differences",
    ]
    path.write_text(json.dumps({"value": 7}))
    assert "seven is wrong" in arena("verify", TOY, path).stdout


def test_verify_says_once_that_a_replay_is_of_another_game(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps(as_json(play_job(next(toy_match("builtin:random", "builtin:greedy").jobs(1))))))
    done = arena("verify", "olympics", path)
    assert done.returncode == 2
    assert f"{path} is of toy, not of olympics" in done.stderr
    assert done.stdout == ""


def test_verify_refuses_what_it_cannot_read(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("no json")
    for name in ("bad.jsonl", "missing.jsonl"):
        done = arena("verify", TOY, tmp_path / name)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


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


@pytest.mark.wall_time
def test_work_between_the_turns_is_noticed(play: Play, arena: Arena, tmp_path: Path) -> None:
    words = [f"{BOT} busy", f"{BOT} sleep 40", "--games", 2, "--turn-ms", 2000]
    busy, idle = (player["busy_between_ms"] for player in play(*words)["players"])
    assert busy > 60 > idle
    assert "works between its turns" in arena("play", TOY, *words, "--out", tmp_path / "x.jsonl.gz").stdout


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
        assert re.search(r"A +medals +2 +3 +1.2", done.stdout)
        assert re.search(r"the match +length +2 +10 +5.5", done.stdout)
        assert "A, where PDATA style = bold: 2 games, points " in done.stdout
        assert "B, where PDATA style = bold: no game" in done.stdout
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


def test_a_program_that_ends_the_arenas_worker_costs_its_own_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killer = "python -S -c 'import os, signal; os.kill(os.getppid(), signal.SIGKILL)'"
    words = ["play", TOY, killer, "builtin:random", "--out", str(tmp_path / "m.jsonl.gz")]
    assert cli.main(words) == 1
    told = capsys.readouterr().err
    assert "game 1 is left out" in told and "game 2 is left out" in told and "no game was brought to an end" in told
