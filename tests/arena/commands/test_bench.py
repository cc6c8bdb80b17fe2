"""``bench``: what it says of a bot."""
from __future__ import annotations

import json
import sys

import pytest

from arena import cli
from arena.commands.bench import BotFailed, measure
from arena.contract.speed import Speed
from arena.games import load_game
from arena.run.contestants import contestant
from arena.run.process import BotProcess
from tests.arena.toy import GAME
from tests.conftest import BOT, TOY, Arena


@pytest.mark.wall_time
def test_a_game_without_a_benchmark_has_turn_times_and_memory(arena_program: Arena, arena: Arena) -> None:
    done = arena_program("bench", TOY, "--bot", f"{BOT} sleep 4", "--seconds", 1, "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert 4.0 <= result["turn_ms"]["p50"] < 100.0
    assert set(result["turn_ms"]) == {"p50", "p99", "p99.9", "max"}
    assert 3.0 < result["peak_mib"] < 100.0
    table = arena("bench", TOY, "--bot", f"{BOT} good", "--seconds", 0.2).stdout
    assert "a turn, of the limit: p99" in table and "4.0 ms" not in table
    assert arena("bench", TOY, "--bot", "builtin:random").returncode == 2


def test_bench_wants_time(arena: Arena) -> None:
    done = arena("bench", TOY, "--bot", f"{BOT} good", "--seconds", 0)
    assert done.returncode == 2
    assert "--seconds 0: " in done.stderr


def test_bench_of_a_game_without_a_bot_of_its_own_wants_a_program(arena: Arena) -> None:
    done = arena("bench", TOY)
    assert (done.returncode, "toy has no bot of its own: name a program with --bot" in done.stderr) == (2, True)


@pytest.mark.parametrize("game", ["chess", "examples/contest"])
def test_bench_names_the_games_that_it_can_measure(arena: Arena, game: str) -> None:
    done = arena("bench", game)
    assert done.returncode == 2
    assert f"game {game}: give battlesheep, ewn, olympics, roborally, or package.module:OBJECT" in done.stderr
    assert "of a contest, 'arena play' shows the answer times" in done.stderr


def test_memory_is_that_of_the_bot() -> None:
    big = f"{sys.executable} -S -c \"x = b'x' * 200_000_000\nwhile True: print(5, flush=True); input()\""
    assert 190.0 < measure(GAME, contestant(GAME, big), 0.2)["peak_mib"] < 300.0


def test_a_bot_that_fails_is_not_measured() -> None:
    with pytest.raises(BotFailed, match="a message before the end"):
        measure(GAME, contestant(GAME, f"{BOT} crash_later"), 30.0)


def test_a_bot_that_crashes_is_a_failure_of_bench_and_no_wrong_usage(arena: Arena) -> None:
    done = arena("bench", TOY, "--bot", f"{BOT} crash_later", "--seconds", 1)
    assert done.returncode == 1
    assert "a message before the end" in done.stderr


def test_memory_that_the_system_does_not_tell_is_not_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotProcess, "peak_mib", lambda self: None)
    assert measure(GAME, contestant(GAME, f"{BOT} good"), 0.1)["peak_mib"] is None


def test_a_game_of_the_kit_has_the_speed_of_its_search_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = {"turn_ms": {"p50": 7.0}, "peak_mib": None}
    monkeypatch.setattr("arena.commands.bench.measure", lambda game, bot, seconds: measured)
    speed = Speed(iterations=1.0, steps=2.0, scalar_steps=0.5)
    monkeypatch.setattr("bot.ewn.training.bench.bench", lambda seconds: speed)
    assert cli.main(["bench", "ewn", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["turn_ms"] == {"p50": 7.0}
    assert result["iterations_per_second"] == 1.0
    assert result["steps_per_second"] == 2.0
    assert list(result["ratios"].values())[:2] == [4.0, 2.0]
    assert result["ratios"]["look-ups of numpy in the time of a step"] == result["numpy_takes_per_second"] / 2.0 > 1e6
    assert result["ratios"]["a turn, of the limit: p50"] == 7.0 / load_game("ewn").limits_of("ewn").turn_ms
