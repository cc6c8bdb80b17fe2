"""Play in the background: what was finished is there after any end, once, and rated as if fitted afresh."""
from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Timer
from time import sleep, time
from typing import NoReturn

import pytest
from msgspec import structs

from arena.contract.files import packed, read_json
from arena.contract.record import read_replays
from arena.contract.saving import write_whole
from arena.league import runner
from arena.league.importing import names_of
from arena.league.runner import LOCK, Runner, is_playing, try_bot
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.worker import build, last_words
from arena.run import executors
from tests.arena.league.leagues import add_set, invented, new_league
from tests.bot.helpers import replays
from tests.conftest import BOT, ROOT, InThisProcess


def start(folder: Path, *words: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "arena", "league", str(folder), "play", "--jobs", "2", *words]
    return subprocess.Popen(command, cwd=ROOT, start_new_session=True, stderr=subprocess.DEVNULL)


def check(folder: Path) -> int:
    """Every game has its replay, sums are those of the games; returns how many there are."""
    with League.open(folder) as store:
        rows = store._database.rows
        games = set(rows("SELECT set_id, number FROM games"))
        assert len(games) == store.games.count()
        assert all(len(list(read_json(store.games.replays.path(*game)))) == 1 for game in games)
        assert rows("SELECT COUNT(*) FROM players") == [(2 * len(games),)]
        assert rows("SELECT SUM(games), SUM(half_wins) FROM entries") == [(2 * len(games), 2 * len(games))]
        assert rows("SELECT SUM(half_wins) FROM players") == [(2 * len(games),)]
        assert rows("PRAGMA integrity_check") == [("ok",)]
        shown = {row.bot.name: (row.rating, row.games) for row in store.standings.tables().standings}
    assert shown == fresh(folder)
    return len(games)


def fresh(folder: Path) -> dict[str, tuple[float, int]]:
    """Name, rating and games of each bot in a new league that is made of the replays alone, the newest first."""
    copy = folder / "copy"
    with League.open(folder) as store, new_league(copy, *(bot.name for bot in store.bots.all())) as made:
        sets: dict[int, int] = {}
        for game in store.games.find(order="newest", limit=10_000):
            record = store.games.replay(game.id)
            bots = [made.bots.named(name).id for name in names_of(record)]
            if game.set not in sets:
                sets[game.set] = made.games.begin_set(bots, game.seed, game.edition)
            assert made.games.add(sets[game.set], record.match.index, record)
        found = {row.bot.name: (row.rating, row.games) for row in made.standings.tables().standings}
    subprocess.run(["rm", "-r", copy], check=True)
    return found


@pytest.mark.wall_time
def test_kill_9_at_random_moments_loses_no_finished_game_and_counts_none_twice(tmp_path: Path) -> None:
    random = Random(11)
    kills = int(os.environ.get("KILLS", "3"))
    new_league(tmp_path, "a", "b", "c").close()
    played = 0
    for _ in range(kills):
        process = start(tmp_path)
        began = time()
        while not (tmp_path / "games").exists() and time() < began + 60:
            sleep(0.05)
        sleep(0.3 + 0.7 * random.random())
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        until = time() + 30
        while is_playing(tmp_path) and time() < until:
            sleep(0.05)
        now = check(tmp_path)
        assert now >= played
        played = now
    assert played > 0
    done = start(tmp_path, "--games", "3")
    assert done.wait(timeout=120) == 0
    assert check(tmp_path) == played + 3


def test_a_game_of_which_only_the_replay_was_written_is_played_again(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        set_id = add_set(store, "ab", [[1, 0]])
        write_whole(store.games.replays.path(set_id, 1), packed(invented([1, 0], [1, 0], 1)))
        before = store.games.replays.path(set_id, 1).read_bytes()
        Runner(store, 1).run(1)
        assert store.games.count() == 2
        assert store.games.replays.path(set_id, 1).read_bytes() != before


def test_games_that_cannot_be_saved_are_not_played_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "ProcessPoolExecutor", InThisProcess)
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [1, 0]])
        with store.writing() as connection:
            connection.executescript("PRAGMA foreign_keys = OFF; BEGIN; DELETE FROM games")
        with pytest.raises(LeagueError):
            Runner(store, 1).run(2)


def test_a_fault_is_told_in_the_turns_of_the_page_and_of_the_bot() -> None:
    record = replays("ewn_referee.jsonl.gz")[0]
    index = max(index for index, turn in enumerate(record.turns) if 1 in turn.inputs)
    turns = [*record.turns]
    turns[index] = structs.replace(turns[index], faults=[None, "broken_rule: no such piece"])
    number, own = record.turn_numbers()[index], sum(1 in turn.inputs and not turn.before_game for turn in turns)
    words = last_words(structs.replace(record, turns=turns), 1)
    assert words.startswith(f"broken rule: no such piece, in turn {number}, its own turn {own}") and own < number


def test_new_bots_are_tried_while_others_play_and_failed_ones_do_not_stop_them(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        store.bots.add("late", "builtin:greedy")
        store.bots.add("dead", f"{BOT} crash_at_start")
        store.bots.add("weak", f"{BOT} crash_later")
        store.bots.add("gone", "no-such-program")
        store.bots.set_state("gone", "active")
        Runner(store, 2).run(8)
        assert {bot.name: bot.state for bot in store.bots.all()} == {
            "a": "active", "b": "active", "late": "active", "dead": "failed", "weak": "failed", "gone": "failed"}
        assert store.bots.named("dead").why == (
            "crash at the start: ended with exit code 1 without an answer, in turn 1: cannot begin")
        assert store.bots.named("weak").why == (
            "crash: ended with exit code 1 before the game was over, in turn 4: a message before the end")
        (trial,) = read_replays(store.bots.trial(store.bots.named("weak")))
        assert [bool(turn.faults[0]) for turn in trial.turns][:4] == [False, False, False, True]
        assert not store.bots.trial(store.bots.named("late")).exists()
        store.bots.remove("weak")
        assert len(list((tmp_path / "bots").glob("*.gz"))) == 1, "that of the one that is dead"
        assert "no program" in store.bots.named("gone").last_words
        assert store.games.count() >= 8
        Runner(store, 2).run(4)
        assert next(row for row in store.standings.tables().standings if row.bot.name == "late").games > 0


def test_a_trial_that_was_cut_off_is_made_again(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        store.bots.add("late", "builtin:greedy")
        store.bots.set_state("late", "trying")
        Runner(store, 1).run(1)
        assert store.bots.named("late").state == "active"


def test_a_bot_that_is_retired_during_its_trial_stays_so(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        store.bots.add("late", "builtin:greedy")
        claimed = store.bots.claim_new()
        assert claimed and claimed.name == "late"
        assert store.bots.claim_new() is None
        store.bots.set_state("late", "retired")
        store.bots.judge(claimed.id, "active", "", "")
        assert store.bots.named("late").state == "retired"


def built_until(store: League, change: Callable[[], object]) -> None:
    """Plays a game in a league whose new bot is built slowly; ``change`` is called while it is built."""
    slow = "sh -c 'touch begun; sleep 20; touch ../ended'"
    folder = store.bots.add("slow", "./slow", slow, {"slow.c": b""}).folder
    assert folder

    def changed() -> None:
        while not (folder / "begun").exists():
            sleep(0.05)
        change()

    with ThreadPoolExecutor(1) as other:
        changing = other.submit(changed)
        Runner(store, 1).run(1)
        changing.result()
    assert not (folder.parent / "ended").exists()
    assert store.games.count() == 1


def test_the_build_of_a_bot_that_is_deleted_ends_and_the_others_play_on(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        gone: list[bool] = []
        built_until(store, lambda: gone.append(store.bots.remove("slow")))
        assert gone == [True]
        assert [bot.name for bot in store.bots.all()] == ["a", "b"]
        assert [*(tmp_path / "bots").iterdir()] == []


def test_the_build_of_a_bot_that_is_retired_ends_and_says_why(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        built_until(store, lambda: store.bots.set_state("slow", "retired"))
        assert store.bots.named("slow").state == "retired"
        assert store.bots.named("slow").why == "the build failed: ended: the bot is not to be tried any more"


def test_the_outcome_of_a_trial_is_not_that_of_a_later_bot_with_the_same_number_and_files(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        store.bots.add("mine", files={"mine.py": b"pass"})
        tried = store.bots.claim_new()
        assert tried and store.bots.remove("mine")
        runner._judge(store, tried, runner.TrialResult("failed", "", "it is gone"))
        later = store.bots.add("mine", files={"mine.py": b"pass"})
        assert (later.id, later.command) == (tried.id, tried.command)
        runner._judge(store, tried, runner.TrialResult("failed", "", "it was another one"))
        assert store.bots.named("mine") == later
        assert store.bots.source("mine") == {"mine.py": "pass"}


def test_what_a_trial_has_written_after_the_deletion_of_its_bot_is_removed(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        folder = store.bots.add("mine", files={"mine.py": b"pass"}).folder
        tried = store.bots.claim_new()
        assert tried and folder and store.bots.remove("mine")
        folder.mkdir()
        (folder / "built").touch()
        runner._judge(store, tried, runner.TrialResult("failed", "", ""))
        assert not folder.exists()


@pytest.mark.parametrize("state", ["trying", "retired", "deleted"])
def test_a_trial_that_is_interrupted_brings_back_no_bot_that_is_to_play_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    with new_league(tmp_path, "a") as store:
        mine = store.bots.add("mine", "builtin:random")

        def interrupted(*_: object) -> NoReturn:
            if state == "deleted":
                store.bots.remove("mine")
            else:
                store.bots.set_state("mine", state)
            raise KeyboardInterrupt

        monkeypatch.setattr(runner, "stream", interrupted)
        with pytest.raises(KeyboardInterrupt):
            try_bot(store, mine)
        left = {"trying": ["new"], "retired": ["retired"], "deleted": []}[state]
        assert [bot.state for bot in store.bots.all() if bot.name == "mine"] == left


def test_who_waits_for_a_trial_hears_that_the_bot_was_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with new_league(tmp_path, "a") as store:
        mine = store.bots.add("mine", "builtin:random")
        store.bots.claim_new()
        monkeypatch.setattr(runner, "sleep", lambda seconds: store.bots.called("mine") and store.bots.remove("mine"))
        with Runner(store, 1)._alone(), pytest.raises(LeagueError, match="mine was deleted while it was tried"):
            try_bot(store, mine)


def test_a_bot_that_whoever_plays_is_trying_is_not_tried_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_league(tmp_path, "a") as store:
        new = store.bots.add("late", "builtin:random")
        claimed = store.bots.claim_new()
        assert claimed
        monkeypatch.setattr(runner, "sleep", lambda seconds: store.bots.judge(claimed.id, "failed", "", "by the other"))
        with Runner(store, 1)._alone():
            assert try_bot(store, new).last_words == "by the other"


def test_builds_in_one_folder_wait_for_each_other(tmp_path: Path) -> None:
    with new_league(tmp_path) as store, ThreadPoolExecutor(2) as two:
        alone = "sh -c 'mkdir busy && sleep 0.2 && rmdir busy'"
        bot = store.bots.add("mine", "./bot", build=alone, files={"x.py": b""})
        assert [built for built, _ in two.map(build, [bot, bot])] == [True, True]


@pytest.mark.parametrize("state", ["new", "trying", "retired"])
def test_a_bot_is_tried_whose_trial_was_cut_off_or_that_plays_no_more(tmp_path: Path, state: str) -> None:
    with new_league(tmp_path, "a") as store:
        store.bots.set_state("a", state)
        assert try_bot(store, store.bots.named("a")).state == "active"


def test_a_removed_bot_that_is_tried_is_listed_again(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]])
        assert not store.bots.remove("a")
        assert store.bots.named("a").state == "removed"
        tried = try_bot(store, store.bots.named("a"))
        assert tried.state == "active"


def test_who_asks_whether_somebody_plays_keeps_nobody_from_it(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store, open(tmp_path / LOCK, "w") as asking:
        fcntl.flock(asking, fcntl.LOCK_SH)
        Timer(0.1, fcntl.flock, (asking, fcntl.LOCK_UN)).start()
        with Runner(store, 1)._alone():
            assert is_playing(tmp_path)


def test_one_arena_plays_a_league(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        assert not is_playing(tmp_path)
        with Runner(store, 1)._alone():
            assert is_playing(tmp_path)
            with pytest.raises(LeagueError, match="is being played already"):
                Runner(store, 1).run(1)
        assert not is_playing(tmp_path)
        assert (tmp_path / LOCK).exists()
