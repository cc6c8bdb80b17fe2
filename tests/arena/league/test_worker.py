"""Whatever one bot, one game or one file does, the runner says so, marks it, and goes on; also after a restart."""
from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from arena.contract.game import GameFailed, GameVoid
from arena.contract.record import Replay
from arena.contract.setup import Limits
from arena.league import runner as league_runner
from arena.league.next_game import Schedule
from arena.league.runner import Failure, Runner, do, try_bot
from arena.league.store import League
from arena.league.store.bots import WATCHED_GAMES
from arena.league.store.errors import LeagueError
from arena.league.worker import BotTrial, LeagueGame
from arena.match.loop import MOST_IN_A_ROW
from arena.match.match import EntryError, seat_orders
from tests.arena.league.leagues import add_set, invented, new_league
from tests.conftest import BOT

NOBODY_CALLS = "python -S -c 'import os, signal; os.kill(os.getppid(), signal.SIGKILL)'"


def game_of(store: League) -> LeagueGame:
    """The next game of the standings."""
    game = Schedule(store).next()
    assert game is not None
    return game


@pytest.mark.parametrize(("faulty", "fault", "suspended"), [
    (18, "no_answer: x", True), (17, "no_answer: x", False), (20, "ignores_sigterm: x", False),
    (20, "broken_rule: x", True),
])
def test_a_bot_of_which_nearly_all_games_had_a_costly_fault_is_suspended(
    tmp_path: Path, faulty: int, fault: str, suspended: bool
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        for number in range(WATCHED_GAMES // 2):
            for half in range(2):
                add_set(store, ["a", "b"], [[1, 0]], faults={0: fault} if 2 * number + half < faulty else {})
        assert store.bots.suspend_if_faulty(store.bots.named("a").id, "the last words") == suspended
        bot = store.bots.named("a")
        assert (bot.state == "suspended") == suspended
        assert not suspended or bot.last_words == (
            f"suspended: {faulty} of its last {WATCHED_GAMES} games had a fault; the last one:\nthe last words")
        assert not suspended or bot.why.endswith("had a fault; the last one: the last words")
        assert len(store.bots.all("active")) == (1 if suspended else 2)
        assert not store.bots.suspend_if_faulty(store.bots.named("b").id, "")


def test_a_bot_is_watched_for_so_many_games_and_after_it_was_resumed_anew(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        for _ in range(WATCHED_GAMES - 1):
            add_set(store, ["a", "b"], [[1, 0]], faults={0: "crash_later: x"})
        assert not store.bots.suspend_if_faulty(store.bots.named("a").id, "")
        add_set(store, ["a", "b"], [[1, 0]], faults={0: "crash_later: x"})
        assert store.bots.suspend_if_faulty(store.bots.named("a").id, "")
        assert store.bots.claim(store.bots.named("a"))
        store.bots.judge(store.bots.named("a").id, "active", "", "")
        add_set(store, ["a", "b"], [[1, 0]], faults={0: "crash_later: x"})
        assert store.bots.named("a").state == "active"
        assert not store.bots.suspend_if_faulty(store.bots.named("a").id, "")


def test_a_game_that_fails_is_given_up_and_not_met_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        runner = Runner(store, 1)
        game = game_of(store)
        runner._take(game, Failure("the arena has made a mistake"), lambda: None)
        assert "game 0 of set 1 (" in capsys.readouterr().err
        assert (1, 0) not in store.games.missing(None) and (1, 1) in store.games.missing(None)
    with League.open(tmp_path) as store:
        assert store.games.given_up() == {(1, 0): "the arena has made a mistake"}
        assert game_of(store).number == 1


def test_a_match_ends_whose_last_games_are_given_up(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        number = store.games.start_match(["a", "b"], 2)
        runner, schedule = Runner(store, 1), Schedule(store)
        for _ in range(2):
            game = schedule.next()
            assert game is not None and game.match == number
            runner._take(game, Failure("x"), lambda: None)
        assert store.games.match(number).state == "done"


@pytest.mark.parametrize("error", [RuntimeError("a mistake"), RecursionError("deep"), StopIteration()])
def test_a_mistake_in_a_game_is_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def play(game: LeagueGame) -> Replay:
        raise error

    monkeypatch.setattr(LeagueGame, "play", play)
    with new_league(tmp_path, "a", "b") as store:
        game = game_of(store)
        failure = do(game)
        assert isinstance(failure, Failure) and str(failure) == f"the arena has made a mistake: {error!r}"


def test_a_game_that_cannot_be_saved_is_given_up(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        runner, game = Runner(store, 1), game_of(store)
        replay = invented([1, 0], [0, 1])
        runner._take(game, msgspec.structs.replace(replay, match=None), lambda: None)
        assert "cannot be saved" in store.games.given_up()[1, 0]
        assert store.games.count() == 0


def test_a_bot_that_is_gone_fails_and_one_that_is_not_in_the_game_cannot(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        runner, game = Runner(store, 1), game_of(store)
        runner._take(game, EntryError(9, "no file"), lambda: None)
        assert [bot.state for bot in store.bots.all()] == ["active", "active"]
        assert "no file" in store.games.given_up()[1, 0]
        runner._take(game, EntryError(1, "no file"), lambda: None)
        assert [store.bots.by_id()[bot.id].state for bot in game.bots] == ["active", "failed"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a program that knows its parent")
def test_a_bot_that_ends_its_worker_fails_its_trial_and_others_play_on(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        bad = store.bots.add("bad", NOBODY_CALLS)
        assert try_bot(store, bad).state == "failed"
        assert "its worker was ended from outside" in store.bots.named("bad").last_words
        for name in ("a", "b"):
            store.bots.add(name, "builtin:random")
        store.bots.set_state("bad", "new")
        Runner(store, 1).run(games=2)
        assert store.games.count() == 2 and store.bots.named("bad").state == "failed"


@pytest.mark.parametrize(("kind", "state"), [
    ("good", "active"), ("flood_stderr", "active"), ("crash_later", "failed"), ("hang", "failed"),
    ("illegal", "failed"), ("crash_at_start", "failed"),
])
def test_a_trial_is_a_game_to_its_end(tmp_path: Path, kind: str, state: str) -> None:
    with new_league(tmp_path) as store:
        bot = store.bots.add("one", f"{BOT} {kind}")
        settings = store.settings()
        if kind != "hang":
            settings = replace(settings, limits=Limits(60_000.0, 60_000.0))
        assert BotTrial(settings, bot).play().state == state


def gives_up(runner: Runner, schedule: Schedule) -> None:
    game = schedule.next()
    assert game is not None
    runner._take(game, GameFailed("the referee has failed"), lambda: None)


def test_the_test_of_a_match_passes_over_a_set_with_a_game_that_was_given_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with new_league(tmp_path, "a", "b") as store:
        number = store.games.start_match(["a", "b"], 2000, 0, 100)
        runner, schedule = Runner(store, 1), Schedule(store)
        gives_up(runner, schedule)
        assert store.games.match(number).void == ("the referee has failed",)
        while store.games.match(number).state == "running":
            game = schedule.next()
            assert game is not None and game.match == number
            order = seat_orders([bot.id for bot in game.bots])[game.number]
            runner._take(game, invented([1 - entry for entry in order], order, game.number), lambda: None)
        match = store.games.match(number)
        assert match.sprt is not None and match.sprt["result"] == "Elo 100 accepted"
        assert match.played < 200
        assert match.remark == ("sets that do not count, because a game of them was given up: 1; the last:"
                                " the referee has failed")
    assert "is given up: the referee has failed" in capsys.readouterr().err


def test_games_that_come_to_nothing_again_and_again_end_the_play(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        runner, schedule = Runner(store, 1), Schedule(store)
        with pytest.raises(LeagueError, match=f"{MOST_IN_A_ROW} games in a row have failed"):
            for _ in range(MOST_IN_A_ROW):
                game = schedule.next()
                assert game is not None
                runner._take(game, Failure("its worker was ended"), lambda: None)
        assert len(store.games.given_up()) == MOST_IN_A_ROW


def test_a_league_waits_while_the_machine_is_too_busy_for_a_referees_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(league_runner, "sleep", pauses.append)
    with new_league(tmp_path, "a", "b") as store:
        runner, game = Runner(store, 1), game_of(store)
        for failed in [GameVoid("b was called late")] * 2 * MOST_IN_A_ROW + [GameFailed("no")] * (MOST_IN_A_ROW - 1):
            runner._take(game, failed, lambda: None)
        assert pauses == [league_runner.BUSY_SECONDS] * 2
        with pytest.raises(LeagueError, match="in a row have failed"):
            runner._take(game, GameFailed("no"), lambda: None)
    assert capsys.readouterr().err.count("the machine is too busy: no games are played for 60 s") == 2


def test_a_match_that_waits_for_a_bot_says_so_and_others_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], no_workers: None
) -> None:
    with new_league(tmp_path, "a", "b", "c") as store:
        for _ in range(WATCHED_GAMES - 1):
            add_set(store, ["a", "b"], [[1, 0]], faults={0: "crash_later: x"})
        number = store.games.start_match(["a", "b"], 4)
        runner, schedule = Runner(store, 1), Schedule(store)
        game = schedule.next()
        assert game is not None and not store.games.match(number).waits_for
        order = seat_orders([bot.id for bot in game.bots])[game.number]
        runner._take(game, invented([1, 0], order, faults={order.index(0): "crash_later: x"}), lambda: None)
        assert capsys.readouterr().err == (
            "a is suspended: nearly all its games had a fault; match 1 waits for a, which is not active\n")
        assert store.games.match(number).waits_for == ("a",)
        assert store.games.match(number).waits_for == ("a",)
        Runner(store, 1).run(2)
        assert {player.bot for row in store.games.find(limit=2) for player in row.players} == {"b", "c"}
        store.bots.set_state("c", "retired")
        with pytest.raises(LeagueError, match="two bots have to be active; match 1 waits for a, which is not active"):
            Runner(store, 1).run(2)
