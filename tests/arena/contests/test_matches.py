"""Matches of a contest on the command line: failed and void games, Ctrl-C and resume, the web app's beginning."""
from __future__ import annotations

import itertools
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from arena.contests import playing
from arena.contests.bot_faults import Void
from arena.contests.command_line_form import Verdict
from arena.contests.contest import contest_text
from arena.contests.importing import official_view
from arena.contests.playing import OneGame
from arena.contract.files import ReplayWriter
from arena.contract.game import GameFailed
from arena.contract.record import read_replays
from arena.games import load_game
from arena.league.runner import Runner
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.league_settings import new_league_settings
from arena.league.store.rows import LeagueBot
from arena.league.worker import BotTrial, LeagueGame
from arena.match.branching import Branching
from arena.match.loop import MOST_IN_A_ROW, FailuresInARow, TooManyFailed, played
from arena.match.match import Entry, new_match
from arena.match.outcome import Tally
from arena.match.rerun import FollowError
from arena.match.summary import summarise
from tests.arena.contests.contests import HERE, PYTHON, SHORT_MS, contest, faults, kinds, play
from tests.arena.contests.contests import bot as fake
from tests.conftest import Arena

BOT = shlex.join([*PYTHON, str(HERE / "fake_bot.py")])
LIMIT = 120.0
MakeContest = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path) -> MakeContest:
    """Writes the file of a contest whose referee has these quirks."""

    def made(*quirks: str, **known: Any) -> Path:
        folder = tmp_path / "winter"
        folder.mkdir(exist_ok=True)
        text = contest_text(contest(*quirks, **known))
        (folder / "contest.toml").write_text(text)
        return folder

    return made


def test_a_failed_game_does_not_stop_the_match_and_is_no_draw(
    make: MakeContest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(str(make("++fails", str(tmp_path / "works"))), [BOT, f"{BOT} x"], seed=1)
    failures = FailuresInARow()
    with ThreadPoolExecutor(1) as executor:
        assert list(played(executor, match.jobs(1), 1, failures)) == []
    said = "game 1 (seed 1) has failed: the referee ended with exit code 1: java.nio"
    assert failures.games == {0} and failures.last.startswith(said) and capsys.readouterr().err.startswith(said)
    (tmp_path / "works").touch()
    games = [job.play() for job in list(match.jobs(6))[1:]]
    tally = Tally(match, games)
    assert summarise(tally)["games"] == 5
    assert len(tally.sets.leading()) == 0, "the first set has a gap"
    assert len(tally.sets.leading({0})) == 2, "which a failed game is not"
    assert len(Tally(match, games[:3]).sets.leading({0})) == 1


def test_ten_failures_in_a_row_end_a_match(make: MakeContest, arena: Arena) -> None:
    done = arena("play", "winter", BOT, BOT, "--games", "40", cwd=make("++players", "3").parent)
    assert done.returncode == 1
    assert done.stderr.count("has failed: the referee has failed: java.lang.IndexOutOfBounds") == MOST_IN_A_ROW
    assert "10 games in a row have failed" in done.stderr and "Traceback" not in done.stderr


def test_only_failures_in_a_row_count() -> None:
    failures = FailuresInARow()
    for _ in range(MOST_IN_A_ROW - 1):
        failures.add("x")
    failures.clear()
    for _ in range(MOST_IN_A_ROW - 1):
        failures.add("y")
    with pytest.raises(TooManyFailed):
        failures.add("z")
    assert (failures.all, failures.last) == (2 * MOST_IN_A_ROW - 1, "z")


def test_what_the_referee_reports_of_each_player_is_averaged_by_player(make: MakeContest, arena: Arena) -> None:
    folder = make()
    done = arena("play", "winter", BOT, f"{BOT} x", "--games", "2", cwd=folder.parent)
    records = list(read_replays(folder.parent / "out/winter-1.jsonl.gz"))
    means = [sum(record.final_scores[record.names.index(name)] for record in records) / 2
             for name in ("fake_bot.py", "fake_bot.py x")]
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["earned", *(f"{mean:g}" for mean in means)] in rows, done.stdout
    assert ["turns", "17"] in rows and "never" not in done.stdout and "draft" not in done.stdout


def test_a_kept_game_is_shown_in_the_referees_own_viewer(make: MakeContest, arena: Arena) -> None:
    """Which ends with the command, even if a script has started it."""
    folder, known = make(), contest()
    by_script = replace(known, referee=f"sh -c '{known.referee} \"$@\"; exit' sh")
    (folder / "contest.toml").write_text(contest_text(by_script))
    arena("play", "winter", BOT, f"{BOT} x", "--games", "2", "--out", "games.jsonl.gz", cwd=folder.parent)
    scores = [record.final_scores for record in read_replays(folder.parent / "games.jsonl.gz")][1]
    words = [sys.executable, "-m", "arena", "view", "games.jsonl.gz", "--as", "winter", "--game", "2", "--official"]
    shown = subprocess.Popen(words, cwd=folder.parent, stdout=subprocess.PIPE, text=True,
                             env=os.environ | {"PYTHONPATH": str(HERE.parents[2])}, start_new_session=True)
    with shown:
        assert shown.stdout
        said = [shown.stdout.readline().strip() for _ in range(5)]
        started = psutil.Process(shown.pid).children(recursive=True)
        shown.send_signal(signal.SIGINT)
        assert shown.wait(LIMIT) == 0
    assert len(started) == 4 and not psutil.wait_procs(started, LIMIT)[1]
    assert list(map(float, said[:2])) == scores and said[4] == "http://localhost:8888/test.html"


@pytest.mark.parametrize(("quirks", "why"), [
    (("++fails", "/none"), "the referee ended with exit code 1: java.nio.file.NoSuchFileException"),
    (("++players", "4"), "the referee has ended"),
])
def test_a_referee_that_serves_no_viewer_is_told(quirks: tuple[str, ...], why: str) -> None:
    record = play(contest(), fake(), fake())
    with pytest.raises(ValueError, match=f"{why}.* serves it when it is given -s"):
        official_view(contest(*quirks), record)


@pytest.mark.wall_time
def test_void_games_are_counted_and_told(make: MakeContest, arena: Arena, tmp_path: Path) -> None:
    folder = make("++lags", f"0:2:2000:{tmp_path / 'once'}", turn_ms=SHORT_MS)
    done = arena("play", "winter", BOT, f"{BOT} x", "--games", "2", cwd=folder.parent)
    assert done.returncode == 0, done.stderr
    assert "1 game void and played again" in " ".join(done.stdout.split()) and "forgiven" in done.stdout
    assert sum(len(record.void) for record in read_replays(tmp_path / "out/winter-1.jsonl.gz")) == 1


def test_ctrl_c_leaves_nothing_behind_and_resume_goes_on(make: MakeContest, tmp_path: Path) -> None:
    make("++turns", "30")
    bots = (f"{BOT} {tmp_path}", f"{BOT} child@2 {tmp_path}")
    command = [sys.executable, "-m", "arena", "play", "winter", *bots, "--games", "30", "--json"]
    marks = {"PYTHONPATH": str(HERE.parents[2]), "CONTEST_TEST": str(tmp_path)}
    arguments = {"cwd": tmp_path, "env": os.environ | marks, "text": True}
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **arguments)  # type: ignore
    file = tmp_path / "out/winter-1.jsonl.gz"
    until = time.monotonic() + LIMIT
    while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
        time.sleep(0.05)
    playing.send_signal(signal.SIGINT)
    said = playing.communicate(timeout=LIMIT)[1]
    assert playing.returncode == 130, said
    saved = len(list(read_replays(file)))
    assert 0 < saved < 30
    assert not [process.pid for process in psutil.process_iter() if _is_of(process, str(tmp_path))]
    games = saved + saved % 2
    command[command.index("30")] = str(games)
    done = subprocess.run([*command, "--resume"], capture_output=True, timeout=LIMIT, **arguments)  # type: ignore
    assert json.loads(done.stdout)["games"] == games


def _is_of(process: psutil.Process, mark: str) -> bool:
    try:
        return process.environ().get("CONTEST_TEST") == mark or mark in process.cmdline()
    except psutil.Error:
        return False


@pytest.mark.wall_time
def test_other_limits_than_those_of_the_file_say_who_was_late(make: MakeContest) -> None:
    """The file says 5,000 ms; the referee has 1,000."""
    folder = str(make("++sleeps", "++turn-ms", "1000", turn_ms=5000.0))
    late = new_match(folder, [BOT, f"{BOT} slow@4 ms=1500"], turn_ms=1000.0, seed=1).job(0).play()
    assert kinds(late) == {(4, 1): "no_answer"} and not late.void
    unsure = new_match(folder, [BOT, f"{BOT} slow@4 ms=1500"], seed=1).job(0).play()
    assert len(unsure.void) == 2
    assert "ms: its limit may be wrong (5000 ms in the contest's file); the game was void" in faults(unsure)[4, 1]


def test_void_games_of_a_bot_are_counted_whatever_its_answer_and_the_others_are_held_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries: list[tuple[set[int], bool]] = []
    record = play(contest(), fake(), fake())

    def once(*_: object, believed: set[int], holds: bool) -> OneGame:
        tries.append((believed, holds))
        void = [{0: Void("was called late")}, {1: Void("had answered", is_sure=True)}, {0: Void("was called late")}, {}]
        return OneGame(record, void[len(tries) - 1], Verdict(()), [])

    monkeypatch.setattr(playing, "play_once", once)
    counted = play(contest(), fake(), fake())
    assert tries == [(set(), False), (set(), True), (set(), True), ({0}, True)]
    assert (len(counted.void), [player.called_late for player in counted.players]) == (3, [2, 1])


@pytest.mark.wall_time
def test_a_bot_that_is_late_in_half_of_its_games_is_late_in_all_of_them(make: MakeContest) -> None:
    """The same if the limit in the file is twice the true one, as long as the bot is late in the same turn."""
    for turn_ms in (500.0, 1000.0):
        folder = str(make("++sleeps", "++turn-ms", "500", turn_ms=turn_ms))
        match = new_match(folder, [BOT, f"{BOT} half-late=800"], seed=1)
        for job in itertools.islice(match.jobs(6), 6):
            record = job.play()
            seat = next(seat for seat, name in enumerate(record.names) if "late" in name)
            is_late = int(record.turns[3].inputs[seat][-1].split()[1]) % 2 == 0
            assert kinds(record) == ({(4, seat): "no_answer"} if is_late else {}), record.void
            assert (record.ranks[seat] == 2) or not is_late


def test_a_league_tries_a_bot_against_itself(make: MakeContest) -> None:
    settings = new_league_settings(str(make("++turns", "2")))
    assert settings.game == str(make("++turns", "2").resolve())
    bot = LeagueBot(1, "a", BOT, "", None, None, False, "new", "", "", 0.0, "")
    assert BotTrial(settings, bot).play().state == "active"
    assert BotTrial(settings, replace(bot, command=f"{BOT} crash@1")).play().state == "failed"
    broken = BotTrial(new_league_settings(str(make("++players", "3"))), bot).play()
    assert "IndexOutOfBounds" in broken.last_words


def test_a_void_game_says_nothing_of_the_bot_on_trial(
    make: MakeContest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_VOID", 1)
    bot = LeagueBot(1, "a", BOT, "", None, None, False, "new", "", "", 0.0, "")
    lagged = tmp_path / "once"
    once = new_league_settings(str(make("++lags", f"0:1:2000:{lagged}", "++turns", "2", turn_ms=SHORT_MS)))
    assert BotTrial(once, bot).play().state == "active"
    assert lagged.exists()
    always = new_league_settings(str(make("++lags", "1:1:2000", "++turns", "2", turn_ms=SHORT_MS)))
    tried = BotTrial(always, bot).play()
    assert tried.state == "failed" and "play fewer games at a time" in tried.last_words


def test_ten_failures_in_a_row_end_a_league(
    make: MakeContest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with League.create(tmp_path / "league", new_league_settings(str(make()))) as store:
        runner = Runner(store, 1)  # type: ignore[arg-type]
        game = LeagueGame(store.settings(), 1, 0, 5, None, (), (0, 1))
        with pytest.raises(GameFailed) as failed:
            next(new_match(str(make("++players", "3")), [BOT, BOT], seed=1).jobs(1)).play()
        with pytest.raises(LeagueError, match="10 games in a row"):
            for _ in range(MOST_IN_A_ROW):
                runner._take(game, failed.value, lambda: None)
    assert "a game of set 1 (seed 5) has failed" in capsys.readouterr().err


def test_a_picture_that_is_not_there_is_told(make: MakeContest, arena: Arena) -> None:
    folder = make(picture="nothing.py:frames")
    with pytest.raises(LookupError, match=r"picture = 'nothing\.py:frames'"):
        load_game(str(folder))
    done = arena("play", "winter", BOT, BOT, cwd=folder.parent)
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_a_picture_that_fails_says_where_and_the_text_is_shown(
    make: MakeContest, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make(picture="picture.py:frames")
    (folder / "picture.py").write_text("def frames(record):\n    return record.turns / 2\n")
    record = new_match(str(folder), [BOT, BOT], seed=1).job(0).play()
    for text, fault in {
        "def frames(record):\n\n    return record.turns / 2\n": "picture.py, line 3: TypeError: unsupported operand",
        "import json\ndef frames(record):\n    json.loads(3)\n": "picture.py, line 3: TypeError: the JSON object",
        "def frames(record:\n": "picture.py, line 1: SyntaxError: '(' was never closed",
        "def frames(record):\n    return 3\n": "picture.py: TypeError: ",
        "def frames(record):\n    return ['<svg/>']\n": "picture.py: TypeError: frames has to return a list of Frame",
        "def others(record):\n    pass\n": "picture.py: AttributeError: ",
        "import sys\nsys.exit('no words')\n": "picture.py, line 2: SystemExit: no words",
        "from arena.contract.game import Frame\ndef frames(record):\n    return [Frame('t', 5, 0)]\n":
            "picture.py: ValidationError: Expected `str`",
    }.items():
        (folder / "picture.py").write_text(text)
        drawn = load_game(str(folder)).frames(record)
        assert f"winter: {fault}" in capsys.readouterr().err
        assert len(drawn) == len(record.turns) and all(f"({fault}" in frame.title for frame in drawn)
        assert BOT.rpartition("/")[2] in drawn[0].svg


def test_a_picture_may_show_the_better_answers(make: MakeContest) -> None:
    folder = make(picture="picture.py:frames")
    (folder / "picture.py").write_text(
        "from arena.contract.game import Frame\ndef frames(record, best): return [Frame(str(dict(best)), '', 0)]\n")
    record = new_match(str(folder), [BOT, BOT], seed=1).job(0).play()
    (frame,) = load_game(str(folder)).frames(record, {(0, 1): "9"})
    assert frame.title == "{(0, 1): '9'}"


def branching_of(folder: Path, **how: object) -> Branching:
    """Branches a game of two bots from turn 4 on, in seat 1."""
    record = new_match(str(folder), [BOT, f"{BOT} x"], seed=1).job(0).play()
    return Branching(str(folder), record, 3, 1, **how)  # type: ignore[arg-type]


def test_a_game_of_a_whole_game_referee_is_branched(make: MakeContest, arena: Arena, tmp_path: Path) -> None:
    branching = branching_of(make(), answer="0")
    assert not branching.check(load_game(branching.name))
    recorded, other = (job.play() for job in branching.jobs(1))
    record = branching.record
    assert [turn.actions for turn in recorded.turns] == [turn.actions for turn in record.turns]
    assert [turn.actions[1] for turn in other.turns[:5]] == [
        *(turn.actions[1] for turn in record.turns[:3]), "0", record.turns[4].actions[1]]
    assert recorded.final_scores == record.final_scores != other.final_scores
    with ReplayWriter(tmp_path / "a.jsonl.gz") as writer:
        writer.add(record)
    done = arena("branch", "a.jsonl.gz", "--as", branching.name, "--trust", "--turn", "4", "--seat", "1",
                 "--answer", "0", "--games", "1", cwd=tmp_path)
    assert "cannot draw anew in the middle of a game" in done.stdout, done.stderr


def test_the_answers_of_the_other_bot_count_from_the_branch_on(make: MakeContest) -> None:
    branching = branching_of(make(), other=Entry(f"{BOT} bad@2 bad@4"))
    game = list(branching.jobs(1))[1].play()
    assert game.turns[1].actions == branching.record.turns[1].actions
    assert game.turns[3].actions[1] == "FOO <b>bar</b>"


def test_a_seat_that_was_asked_before_in_the_turn_keeps_its_answer(make: MakeContest) -> None:
    branching = branching_of(make(), answer="0", players={0: Entry(f"{BOT} bad@4")})
    for job in branching.jobs(1):
        game = job.play()
        assert game.turns[3].actions[0] == branching.record.turns[3].actions[0]
        assert len(game.turns) == 8 and game.players[0].strayed == 1


def test_a_bot_that_answers_otherwise_before_the_branch_is_noted(make: MakeContest) -> None:
    game = list(branching_of(make(), other=Entry(f"{BOT} bad@2")).jobs(1))[1].play()
    assert [player.strayed for player in game.players] == [0, 1]
    assert not any(fault for turn in game.turns for fault in turn.faults)


@pytest.mark.parametrize("quirk, said", [
    ("crash@1", "the bot in seat 1 fails before the game comes to where it goes on"),
    ("crash@3", "in turn 3: crash: .*; its last line on stderr: my last words"),
])
def test_a_bot_that_does_not_come_to_the_branch_is_told(make: MakeContest, quirk: str, said: str) -> None:
    with pytest.raises(FollowError, match=said):
        list(branching_of(make(), other=Entry(f"{BOT} {quirk}")).jobs(1))[1].play()


FAILS_ONCE = """
import os, sys
if not os.path.exists(sys.argv[1]):
    open(sys.argv[1], "w").close()
    sys.exit("no core")
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_a_game_in_which_a_bot_fails_on_the_way_once_is_void(make: MakeContest, tmp_path: Path) -> None:
    program = tmp_path / "once.py"
    program.write_text(FAILS_ONCE)
    other = Entry(f"{sys.executable} -IS {program} {tmp_path / 'mark'} {BOT}")
    game = list(branching_of(make(), other=other).jobs(1))[1].play()
    assert len(game.void) == 1 and "fails before" in game.void[0] and "stderr: no core" in game.void[0]


def test_a_referee_without_a_seed_cannot_be_branched(make: MakeContest) -> None:
    with pytest.raises(FollowError, match="takes no seed, so no game can be played again"):
        next(branching_of(make(seed=""), answer="0").jobs(1)).play()


def test_a_cluster_is_sent_the_contest(make: MakeContest, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = pytest.importorskip("arena.run.cluster")
    folder = make()
    assert cluster._files(str(folder), BOT)["winter"] == folder
    monkeypatch.chdir(folder.parent)
    assert load_game("/nowhere/on/this/worker/winter").name == "winter"
